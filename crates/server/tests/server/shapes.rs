//! What the engine says fits the types from which the client's TypeScript is made.

use livret_games::{AnyTable, GAMES, Library, NewGame, SeatScore};
use livret_kernel::Viewer;
use livret_wire::shapes::{Card, Decision, Event, View};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::client::ActionPicker;

fn fits<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"))
}

/// An event has no field that the type does not name.
fn event_fits(value: &Value) {
    let event: Event = fits(value);
    assert!(event.fields.more.is_empty(), "{value}");
}

fn table(game: &str, players: usize, options: Value, seed: u64) {
    let options = options.as_object().expect("options").clone();
    let new = NewGame { game: game.into(), players, seed: seed.to_string(), options, arrange: None };
    let mut table = AnyTable::open(Library::shipped(), &new).expect("a table");
    let mut luck = ActionPicker(seed);
    let viewers: Vec<Option<Viewer>> = Viewer::all(players).map(Some).chain([None]).collect();
    for card in table.cards() {
        fits::<Card>(&json!(card));
    }
    for _ in 0..400 {
        for viewer in viewers.iter().flatten() {
            fits::<View>(&json!(table.view(*viewer)));
        }
        fits::<View>(&json!(table.state()));
        fits::<Vec<SeatScore>>(&json!(table.score().scores));
        let decision = json!(table.decision());
        if decision.is_null() {
            return;
        }
        fits::<Decision>(&decision);
        let action = luck.pick(&decision["actions"]);
        let seen = table.act_seen_by(&action, &viewers).expect("legal");
        seen.iter().flatten().for_each(|told| event_fits(&json!(told)));
    }
}

#[test]
fn every_game_speaks_in_the_shapes_of_the_wire() {
    for (index, game) in GAMES.into_iter().enumerate() {
        for players in [2, 3, 4] {
            table(game, players, json!({}), index as u64 * 10 + players as u64);
        }
    }
    let mix = json!({"sets": ["tanto-cuore", "expanding-the-house", "romantic-vacation"], "town": "random"});
    table("tanto-cuore", 5, mix, 99);
    table("motto-tanto-cuore", 3, json!({"park": "random", "private_maids": true, "illness": true}), 98);
}

#[test]
fn every_card_fits() {
    for card in livret_games::cards(Library::shipped(), None).expect("cards") {
        fits::<Card>(&json!(card));
    }
}
