//! Every sort of table that can be laid: all games, mixes, numbers of players and options.

use livret_games::{AnyGame, Library, options, setup, with_game};
use livret_kernel::{Chance, FastStreams, Stream, TableOptions};
use livret_shown::{OptionKind, OptionSpec, OptionValue, When};
use serde_json::{Value, json};

use crate::laws::{Breach, Played, random_play};

/// A sort of table.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The game's id.
    pub game: &'static str,
    /// Seats.
    pub players: usize,
    /// The options of `new`; `"guests": true` stands for ten guests drawn anew for each game.
    pub options: TableOptions,
}

impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} for {} with {}", self.game, self.players, self.options)
    }
}

impl Setting {
    fn new(game: &'static str, players: usize, options: Value) -> Setting {
        Setting { game, players, options: options.as_object().expect("options are an object").clone().into() }
    }

    /// The options with the guests of this seed.
    #[must_use]
    pub fn options(&self, seed: u64) -> TableOptions {
        let mut options = self.options.clone();
        if options.flag("guests") == Some(true) {
            options.set("guests", guests(seed));
        }
        options
    }

    /// The table of one seed.
    #[must_use]
    pub fn lay(&self, seed: u64) -> AnyGame {
        let mut chance = FastStreams::new(seed ^ 0x7061_726B);
        setup(Library::shipped(), self.game, self.players, &self.options(seed), &mut chance)
            .unwrap_or_else(|error| panic!("{self}: {error}"))
    }

    /// A game at random with every law checked.
    pub fn check(&self, seed: u64, every: usize) -> Result<Played, Breach> {
        with_game!(self.lay(seed), game => random_play(&game, seed, every))
    }
}

/// Ten general maids of the older boxes.
fn guests(seed: u64) -> Vec<String> {
    let old = |card: &&livret_kernel::CardInfo| card.kind == "general-maid" && card.set != "motto-tanto-cuore";
    let cards = Library::shipped().card_infos();
    let mut ids: Vec<String> = cards.iter().filter(old).map(|card| card.id.clone()).collect();
    FastStreams::new(seed).shuffle(Stream::table(0), &mut ids);
    ids.truncate(10);
    ids
}

/// The three older boxes.
pub const BOXES: [&str; 3] = ["tanto-cuore", "expanding-the-house", "romantic-vacation"];

/// The readings that a table may choose, each with the box that it is about.
#[must_use]
pub fn rulings() -> Vec<(&'static str, &'static str, usize)> {
    let groups = options(BOXES[0]).iter().filter(|spec| spec.key == "rulings");
    let rulings = groups.flat_map(|spec| if let OptionKind::Group { of } = spec.kind { of } else { &[] });
    rulings.filter_map(|spec| Some((spec.key, other_reading(spec)?, own_box(spec)))).collect()
}

fn other_reading(spec: &OptionSpec) -> Option<&'static str> {
    if let OptionKind::Switch { on: OptionValue::Word(word), .. } = spec.kind { Some(word) } else { None }
}

fn own_box(spec: &OptionSpec) -> usize {
    let needs = |id: &&str| spec.when.iter().any(|when| matches!(when, When::Box { of } if of.contains(id)));
    BOXES.iter().position(needs).unwrap_or(0)
}

/// Every sort of table.
#[must_use]
pub fn all() -> Vec<Setting> {
    let mut tables = base();
    tables.extend(mixes());
    tables.extend(switches());
    tables.extend(motto());
    tables.extend(letters());
    tables
}

fn base() -> Vec<Setting> {
    let mut tables = Vec::new();
    for players in 2..=4 {
        for town in ["first-game", "random"] {
            tables.push(Setting::new(BOXES[0], players, json!({"town": town})));
        }
        let last = players - 1;
        tables.push(Setting::new(BOXES[0], players, json!({"town": "random", "events": false, "first": last})));
        tables.push(Setting::new(BOXES[0], players, json!({"town": "random", "bad_habits": false})));
        tables.push(Setting::new(BOXES[0], players, json!({"town": "random", "private_maids": false})));
        tables.push(Setting::new(BOXES[0], players, json!({"town": "random", "love_sets": 2})));
    }
    tables
}

/// The seven mixes with two to seven players, as far as the boxes allow, and the short ones.
#[must_use]
pub fn mixes() -> Vec<Setting> {
    let mut tables = Vec::new();
    for mix in 1..8u8 {
        let sets: Vec<&str> = (0..3).filter(|i| mix >> i & 1 == 1).map(|i| BOXES[i]).collect();
        let most = if mix == 1 { 4 } else { 7 };
        for players in 2..=most {
            // Each box of a mix lends its chiefs in turn.
            let game = sets[players % sets.len()];
            tables.push(Setting::new(game, players, json!({"sets": sets, "town": "random"})));
        }
        for game in &sets {
            tables.push(Setting::new(game, 2, json!({"sets": sets, "town": "random", "short": true})));
        }
    }
    tables
}

/// Parts left out, printed differences and second readings, one at a time and all at once.
fn switches() -> Vec<Setting> {
    let mut tables = Vec::new();
    let mixed = |players: usize, mut options: Value| {
        options["sets"] = json!(BOXES);
        options["town"] = json!("random");
        Setting::new(BOXES[players % 3], players, options)
    };
    for part in ["events", "bad_habits", "private_maids", "buildings", "reminiscences"] {
        tables.push(mixed(3, json!({part: false})));
    }
    tables.push(Setting::new(BOXES[1], 3, json!({"buildings": false})));
    tables.push(Setting::new(BOXES[2], 3, json!({"reminiscences": false})));
    for editions in
        [json!({"milly_vp": 1}), json!({"milly_vp": 2}), json!({"ririko_bonus": "love"}), json!({"domino_any": true})]
    {
        tables.push(mixed(2, json!({"editions": editions})));
    }
    let mut every = TableOptions::default();
    for (id, reading, set) in rulings() {
        tables.push(Setting::new(BOXES[set], 3, json!({"town": "random", "rulings": {id: reading}})));
        tables.push(mixed(4, json!({"rulings": {id: reading}})));
        every.set(id, reading);
    }
    tables.push(mixed(5, json!({"rulings": every, "editions": {"domino_any": true, "ririko_bonus": "love"}})));
    tables
}

fn motto() -> Vec<Setting> {
    let mut tables = Vec::new();
    for players in 2..=4 {
        for mix in 0..16u8 {
            let mut options = json!({"park": if mix & 1 == 0 { "first-game" } else { "random" }});
            for (bit, name) in ["guests", "private_maids", "illness", "without_ignis"].iter().enumerate() {
                if mix >> bit & 1 == 1 {
                    options[name] = json!(true);
                }
            }
            tables.push(Setting::new("motto-tanto-cuore", players, options));
        }
    }
    tables
}

fn letters() -> Vec<Setting> {
    let mut tables: Vec<Setting> =
        (2..=4).map(|players| Setting::new("love-letter", players, json!({"first": players - 1}))).collect();
    tables.push(Setting::new("love-letter", 4, json!({"tokens": 2, "second_tie": "nobody"})));
    tables.push(Setting::new("love-letter", 3, json!({"tokens": 1, "second_tie": "all"})));
    tables
}
