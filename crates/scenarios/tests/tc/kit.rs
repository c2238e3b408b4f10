//! What the scenarios of the base game share: its cards, and how a table is laid bare.

use livret_testkit::notation::Names;
pub use livret_testkit::{Scene, Table};
pub use serde_json::{Value, json};

pub const GAME: &str = "tanto-cuore";

pub const CHIEFS: [&str; 2] = ["marianne-soleil", "colette-framboise"];

pub const FIRST_GAME: [&str; 10] = [
    "azure-crescent",
    "viola-crescent",
    "rouge-crescent",
    "safran-virginie",
    "kagari-ichinomiya",
    "genevieve-daubigny",
    "moine-de-lefevre",
    "tenalys-trent",
    "sainsbury-lockwood",
    "anise-greenaway",
];

pub const OTHER_GENERALS: [&str; 6] =
    ["ophelia-grail", "natsumi-fujikawa", "nena-wilder", "esquine-foret", "eliza-rosewater", "claire-saint-juste"];

pub const PRIVATES: [&str; 10] = [
    "amber-twilight",
    "nord-twilight",
    "sora-nakachi",
    "fay-longfang",
    "lalande-dreyfus",
    "milly-violet",
    "eugenie-fontaine",
    "lucienne-de-marlboro",
    "rosa-topaz",
    "tanya-petrushka",
];

pub const LOVES: [&str; 3] = ["1-love", "2-love", "3-love"];

/// A table where nobody has anything, not even a deck to draw from.
pub fn table(players: usize) -> Table {
    livret_testkit::table("tc").players(players).without_decks()
}

/// A game as it is dealt, with these options.
pub fn dealt(players: usize, options: Value) -> Scene {
    livret_testkit::dealt("tc", players, options)
}

/// `"L1*2 azure"` as ids.
pub fn cards(list: &str) -> Vec<String> {
    Names::of(GAME).cards(list)
}

/// How often these events happened.
pub fn happened(events: &[Value], kind: &str) -> usize {
    events.iter().filter(|e| e["type"] == kind).count()
}

/// The printed data of a card, as `cards` gives it.
pub fn printed(id: &str) -> Value {
    let mut scene = dealt(2, Value::Null);
    let answer = scene.ask(&json!({"op": "cards", "game": GAME}));
    let list = answer["cards"].as_array().expect("cards answers with a list").clone();
    list.into_iter().find(|c| c["id"] == id).unwrap_or_else(|| panic!("no card {id}"))
}

/// Cost, copies and points of a card; points that are not a number on the card are not compared.
pub fn prints(id: &str, cost: i64, copies: i64, vp: Option<i64>) {
    let card = printed(id);
    assert_eq!(card["cost"].as_i64(), Some(cost), "cost of {id}");
    assert_eq!(card["copies"].as_i64(), Some(copies), "copies of {id}");
    if vp.is_some() {
        assert_eq!(card["vp"].as_i64(), vp, "points of {id}");
    }
}

/// The four symbols of a card.
pub fn gives(id: &str, draw: i64, love: i64, serving: i64, employment: i64) {
    let card = printed(id);
    let symbol = |name: &str| card["gives"][name].as_i64().unwrap_or(0);
    let found = (symbol("draw"), symbol("love"), symbol("serving"), symbol("employment"));
    assert_eq!(found, (draw, love, serving, employment), "D L S E of {id}");
}
