//! What the engine says reads back into the types from which the client's TypeScript is made, and says the same again.

use std::fmt::Debug;

use livret_games::{AnyTable, AnyTold, FamilyValues, GAMES, Library, NewGame, Position, Scores, Values, View};
use livret_kernel::{Record, Viewer};
use livret_shown::Decision;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_str, json};

use crate::client::ActionPicker;

/// Nothing is lost on the way and back.
fn returns<T: Serialize + DeserializeOwned + PartialEq + Debug>(said: &T) {
    let text = json!(said).to_string();
    let read: T = from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(json!(read), json!(said));
}

/// Events and values do not name their game: which family's they are follows from the table.
fn told_returns(told: &AnyTold) {
    match told {
        AnyTold::Tanto(told) => returns(told),
        AnyTold::Letter(told) => returns(told),
    }
}

fn values_return(values: &Values) {
    match &values.family {
        FamilyValues::Tanto(values) => returns(values),
        FamilyValues::Letter(values) => returns(values),
    }
}

fn table(game: &str, players: usize, options: Value, seed: u64) {
    let options = options.as_object().expect("options").clone().into();
    let new = NewGame { game: game.into(), players, seed: seed.to_string(), options, arrange: None };
    let mut table = AnyTable::open(Library::shipped(), &new).expect("a table");
    let mut luck = ActionPicker(seed);
    let viewers: Vec<Option<Viewer>> = Viewer::all(players).map(Some).chain([None]).collect();
    for _ in 0..400 {
        for viewer in viewers.iter().flatten() {
            let view = table.view_in_detail(*viewer);
            values_return(&view.values());
            returns::<View>(&view);
        }
        returns::<Position>(&table.state());
        returns::<Scores>(&table.score());
        let decision = table.decision_in_detail();
        returns::<Option<Decision>>(&decision);
        let Some(decision) = decision else { break };
        let action = luck.pick(&json!(decision.actions));
        let seen = table.act_seen_by(&action, &viewers).expect("legal");
        seen.iter().flatten().for_each(told_returns);
    }
    returns::<Record>(&table.record());
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
