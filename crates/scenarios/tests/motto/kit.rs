//! What the scenarios of Motto share: its cards, its tables, and the course of a round.

use livret_testkit::notation::Names;
pub use livret_testkit::notation::{ids, sorted, strings};
pub use livret_testkit::{Scene, Table};
use serde_json::{Value, json};
use std::collections::BTreeMap;

pub const MOTTO: &str = "motto-tanto-cuore";
pub const FIRST_GAME: &str = "anise-greenaway-motto ophelia-grail-motto edith-shirling lenor-abrille tomo-watagaya \
    cecilia-saint-claire moine-de-lefevre-motto chiffon-loudenne elaine-fontenille dawn-shride";
pub const OTHER_KINDS: &str = "julia nadege-corbin ysolde-marchetti";
pub const REFINED: &str = "noemi celina arisa marianne-soleil-motto ignis yukina ellis roxane isaure";
/// Never removed at random.
pub const VITAL: &str = "noemi celina arisa marianne-soleil-motto";
pub const PREPARATIONS: &str =
    "food-1 food-2 food-3 decoration-1 decoration-2 decoration-3 cleaning-1 cleaning-2 cleaning-3";
/// Each kind of work: pile, chief, skill.
pub const WORKS: [(&str, &str, &str); 3] =
    [("food", "noemi", "concentration"), ("decoration", "celina", "imagination"), ("cleaning", "arisa", "effort")];
/// What preparations of rank 1, 2, 3 ask for, and what they are worth (reconstructions).
pub const NEEDS: [i64; 3] = [2, 4, 6];
pub const WORTH: [i64; 3] = [3, 6, 10];

/// General maids of the older boxes, enough to fill an eleventh pile.
pub const OLDER: &str = "kagari-ichinomiya eliza-rosewater tenalys-trent genevieve-daubigny rouge-crescent \
    carillon-vandoor suzuna-kamikawa pauline-dumond margareta-torrente nonnette-soyeux domino-bonaparte \
    claire-saint-juste moine-de-lefevre anise-greenaway ophelia-grail valencia-pretre fea-primrose tiffany-wise \
    safran-virginie cynthia-lakes";
pub const PRIVATE: &str = "amber-twilight nord-twilight sora-nakachi fay-longfang lalande-dreyfus milly-violet \
    eugenie-fontaine lucienne-de-marlboro rosa-topaz tanya-petrushka mika-yakushido silk-amanohara courtney-jewel \
    roanna-shiraz aurelie-lambert clymene-silvestri chrysta-antibes eve-valentine shion-tsuwabuki";

/// The thirteen general kinds.
pub fn kinds() -> Vec<String> {
    ids(&[FIRST_GAME, OTHER_KINDS].join(" "))
}

/// The whole id of a card written short.
pub fn id(word: &str) -> String {
    Names::of(MOTTO).id(word)
}

/// `"L1*2 tomo"` as ids.
pub fn cards(list: &str) -> Vec<String> {
    Names::of(MOTTO).cards(list)
}

/// Two seats, in the serving phase of seat 0, who is first master.
pub fn table() -> Table {
    livret_testkit::table("motto")
}

/// The same with four seats: all refined maids and every guest are there.
pub fn table4() -> Table {
    table().players(4)
}

/// A game as dealt, nothing arranged.
pub fn dealt(players: usize, options: Value) -> Scene {
    livret_testkit::dealt("motto", players, options)
}

/// The same with a seed of one's own.
pub fn seeded(players: usize, seed: &str, options: Value) -> Scene {
    Scene::seeded(MOTTO, players, seed, options, Value::Null).unwrap_or_else(|e| panic!("new was refused: {e}"))
}

/// Is this set-up refused as one?
pub fn bad_setup(players: usize, options: Value) -> bool {
    bad(Scene::try_new(MOTTO, players, options, Value::Null).err())
}

/// Is this an error about the set-up?
pub fn bad(error: Option<Value>) -> bool {
    let codes = ["bad_setup", "bad_request", "unknown_card"];
    error.is_some_and(|error| codes.iter().any(|code| error["code"] == *code))
}

/// The course of a round.
pub trait Round {
    /// Ends phases until another seat decides, or the round or the game is over.
    fn finish_turn(&mut self) -> &mut Self;
    /// Ends phases until the next choice of refined maids, or the end of the game.
    fn finish_round(&mut self) -> &mut Self;
    fn playing(&mut self) -> bool;
    fn master(&mut self) -> i64;
    fn round(&mut self) -> i64;
}

impl Round for Scene {
    fn finish_turn(&mut self) -> &mut Scene {
        let seat = self.decider();
        while self.playing() && self.decider() == seat {
            self.act("end");
        }
        self
    }

    fn finish_round(&mut self) -> &mut Scene {
        while self.playing() {
            self.act("end");
        }
        self
    }

    fn playing(&mut self) -> bool {
        let decision = self.decision();
        !decision.is_null() && decision["phase"] != "pick"
    }

    fn master(&mut self) -> i64 {
        self.state()["first_master"].as_i64().expect("a first master")
    }

    fn round(&mut self) -> i64 {
        self.state()["round"].as_i64().expect("a round")
    }
}

/// Hand and deck of a seat, in the order of names.
pub fn starters(scene: &mut Scene, seat: usize) -> Vec<String> {
    let mut all = scene.zone(seat, "hand");
    all.extend(scene.zone(seat, "deck"));
    sorted(all)
}

/// Every card there is, wherever it lies.
pub fn census(scene: &mut Scene) -> BTreeMap<String, i64> {
    let state = scene.state();
    let mut all = BTreeMap::new();
    for player in state["players"].as_array().expect("players") {
        for zone in ["hand", "deck", "discard", "in_play", "chambermaids", "private_maids", "preparations"] {
            player[zone].as_array().into_iter().flatten().for_each(|card| count(&mut all, card));
        }
        count(&mut all, &player["refined"]);
    }
    let town = &state["town"];
    for (pile, size) in town["piles"].as_object().expect("piles") {
        *all.entry(pile.clone()).or_default() += size.as_i64().expect("a size");
    }
    let open = town["preparations"].as_object().expect("preparations").values();
    let private = [&town["private_maids"]["face_up"], &town["private_maids"]["deck"]];
    let lists = open.chain([&town["refined"], &town["guests"]]).chain(private);
    lists.filter_map(Value::as_array).flatten().for_each(|card| count(&mut all, card));
    all.retain(|_, n| *n != 0);
    all
}

fn count(all: &mut BTreeMap<String, i64>, card: &Value) {
    if let Some(name) = card.as_str().or_else(|| card["card"].as_str()) {
        *all.entry(name.into()).or_default() += 1;
    }
    if let Some(illness) = card.get("illness").and_then(Value::as_i64) {
        *all.entry("illness".into()).or_default() += illness;
    }
}

/// The cards of the Motto box as the engine lists them, Love left out.
pub fn card_data() -> Vec<Value> {
    let mut game = dealt(4, json!({}));
    let answer = game.ask(&json!({"op": "cards", "game": MOTTO}));
    let all = answer["cards"].as_array().expect("a list of cards").clone();
    let own = |c: &Value| c["set"] == MOTTO && !c["id"].as_str().is_some_and(|id| id.ends_with("-love"));
    all.into_iter().filter(own).collect()
}

/// One card of the Motto box as the engine lists it.
pub fn card(name: &str) -> Value {
    let id = id(name);
    card_data().into_iter().find(|c| c["id"] == *id).unwrap_or_else(|| panic!("{id} is not listed"))
}

/// What hiring a card of the Motto box costs.
pub fn cost(name: &str) -> i64 {
    card(name)["cost"].as_i64().expect("a cost")
}

/// The copies of all cards listed that are among these ids.
pub fn copies(data: &[Value], of: &[String]) -> i64 {
    let listed = data.iter().filter(|c| c["id"].as_str().is_some_and(|id| of.iter().any(|o| o == id)));
    listed.map(|c| c["copies"].as_i64().expect("copies")).sum()
}
