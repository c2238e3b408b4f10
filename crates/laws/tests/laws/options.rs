//! The options of every game are what their descriptions say.

use livret_games::{AnyGame, GAMES, Library, options, setup, with_game};
use livret_kernel::{Chosen, FastStreams, Game, SetupError, Silent, TableOptions};
use livret_shown::{Asked, OptionKind, OptionSpec, OptionValue, When};
use livret_testkit::tables::BOXES;
use livret_wire::TableSettings;
use livret_words::{Words, languages};
use serde_json::{Value, json};

/// A sort of table, as conditions are asked about it.
struct Place {
    game: &'static str,
    boxes: Vec<&'static str>,
    players: usize,
}

impl Place {
    /// Every game, alone and in every mix, for every number of players.
    fn all() -> Vec<Place> {
        let mut places = Vec::new();
        for game in GAMES {
            let mixes = (1..8).map(|mix| (0..3).filter(|i| mix >> i & 1 == 1).map(|i| BOXES[i]).collect());
            let mixes: Vec<Vec<&str>> = mixes.filter(|mix: &Vec<&str>| mix.contains(&game)).collect();
            for boxes in if mixes.is_empty() { vec![vec![game]] } else { mixes } {
                let sits = |players| Place { game, boxes: boxes.clone(), players };
                places.extend((2..=7).map(sits).filter(|place| place.open(&TableOptions::default()).is_ok()));
            }
        }
        places
    }

    fn open(&self, chosen: &TableOptions) -> Result<Value, SetupError> {
        let mut wish = chosen.clone();
        if self.boxes != [self.game] && wish.get("sets").is_none() {
            wish.set("sets", self.boxes.clone());
        }
        let game = setup(Library::shipped(), self.game, self.players, &wish, &mut FastStreams::new(7))?;
        Ok(dealt(&game))
    }

    fn with(&self, group: Option<&str>, key: &str, chosen: impl Into<Chosen>) -> Result<Value, SetupError> {
        let one = TableOptions::from_iter([(key, chosen)]);
        match group {
            Some(group) => self.open(&TableOptions::from_iter([(group, one)])),
            None => self.open(&one),
        }
    }

    fn asked<T>(&self, ask: impl FnOnce(&Asked<'_>) -> T) -> T {
        let without = Asked { boxes: &self.boxes, players: self.players, ..Asked::default() };
        let flags = options(self.game).iter().filter(|spec| spec.usual_at(&without) == OptionValue::Flag(true));
        let on: Vec<&str> = flags.map(|spec| spec.key).collect();
        ask(&Asked { on: &on, ..without })
    }
}

/// Everything about a table as laid.
fn dealt(game: &AnyGame) -> Value {
    with_game!(game, game => {
        let state = game.deal(&mut FastStreams::new(9), &mut Silent);
        let cards: Vec<_> = game.cards().into_iter().map(|card| (card.id, card.vp, card.gives)).collect();
        let chosen = game.options();
        // Said or not, the printed card counts: a record only tells that it was said.
        let chosen: Vec<_> = chosen.iter().filter(|(key, _)| *key != "editions").collect();
        json!([chosen, cards, game.position(&state)])
    })
}

/// Every option, those of groups with the group's name.
fn every(game: &str) -> Vec<(Option<&'static str>, &'static OptionSpec)> {
    let mut all = Vec::new();
    for spec in options(game) {
        match spec.kind {
            OptionKind::Group { of } => all.extend(of.iter().map(|inner| (Some(spec.key), inner))),
            _ => all.push((None, spec)),
        }
    }
    all
}

fn usual(spec: &OptionSpec, place: &Place) -> OptionValue {
    place.asked(|asked| spec.usual_at(asked))
}

#[test]
fn leaving_an_option_out_means_its_usual_value() {
    let mut tried = 0;
    for place in Place::all() {
        let left_out = place.open(&TableOptions::default()).expect("a table");
        for (group, spec) in every(place.game) {
            let value = usual(spec, &place);
            if value != OptionValue::Nothing {
                let said = place.with(group, spec.key, value).expect("what is usual may be said");
                assert!(said == left_out, "{} of {} for {}", spec.key, place.game, place.players);
                tried += 1;
            }
        }
    }
    assert!(tried > 1_000, "{tried}");
}

#[test]
fn every_value_that_is_listed_is_taken_where_the_option_applies() {
    for place in Place::all() {
        for (group, spec) in every(place.game).into_iter().filter(|(_, spec)| place.asked(|asked| spec.applies(asked)))
        {
            let mut values = spec.kind.values();
            if let OptionKind::Number { least, most } = spec.kind {
                values.extend([OptionValue::Number(least), OptionValue::Number(most)]);
                let beyond = place.with(group, spec.key, OptionValue::Number(most + 1));
                assert!(beyond.is_err(), "{} of {} has a limit", spec.key, place.game);
            }
            for value in values.into_iter().filter(|value| *value != OptionValue::Nothing) {
                let opened = place.with(group, spec.key, value);
                assert!(opened.is_ok(), "{} {value} at {}: {:?}", spec.key, place.game, opened.err());
            }
            assert!(place.with(group, spec.key, json!({"teapot": 1})).is_err(), "{} takes no teapots", spec.key);
        }
    }
}

/// Proves EH-FIVE-01, EH-TWO-01, RV-PRIVATE-01.
#[test]
fn an_option_that_does_not_apply_is_refused_or_changes_nothing() {
    for place in Place::all() {
        let left_out = place.open(&TableOptions::default()).expect("a table");
        for (group, spec) in every(place.game).into_iter().filter(|(_, spec)| !place.asked(|asked| spec.applies(asked)))
        {
            for value in spec.kind.values() {
                match place.with(group, spec.key, value) {
                    Ok(opened) if group.is_none() => assert!(opened == left_out, "{} {value}", spec.key),
                    Ok(_) | Err(_) => {}
                }
            }
        }
    }
}

#[test]
fn a_condition_names_boxes_and_options_that_there_are() {
    for game in GAMES {
        let keys: Vec<&str> = options(game).iter().map(|spec| spec.key).collect();
        for (_, spec) in every(game) {
            let usual = spec.usual.iter().flat_map(|usual| usual.when);
            for when in spec.when.iter().chain(usual) {
                match when {
                    When::Box { of } => assert!(of.iter().all(|id| GAMES.contains(id)), "{}", spec.key),
                    When::With { key } => assert!(keys.contains(key), "{}", spec.key),
                    When::Players { least, most } => assert!(least <= most, "{}", spec.key),
                    When::Mix | When::OpenSeat => {}
                }
            }
        }
    }
}

/// The ids of the sentences that whoever offers an option needs.
fn sentences(spec: &OptionSpec) -> Vec<String> {
    let id = format!("option-{}", spec.key);
    let name = |value: &OptionValue| format!("{id}-{}", value.to_string().trim_matches('"'));
    let mut ids = match spec.kind {
        OptionKind::Choice { of } => of.iter().map(name).collect(),
        OptionKind::Cards { ways, .. } => {
            let ways = ways.iter().map(|way| way.name);
            ways.chain(["random", "hand"]).map(|way| format!("{id}-{way}")).collect()
        }
        OptionKind::Variant { of } => {
            let numbers = of.iter().flat_map(|one| one.numbers.iter().map(|n| format!("{id}-{}-{}", one.kind, n.key)));
            of.iter().map(|one| format!("{id}-{}", one.kind)).chain(numbers).collect()
        }
        OptionKind::Group { of } => of.iter().flat_map(sentences).collect(),
        OptionKind::Number { .. } => vec![format!("{id}-usual")],
        OptionKind::Switch { .. } | OptionKind::Seat | OptionKind::Boxes { .. } | OptionKind::Box => Vec::new(),
    };
    ids.push(id);
    ids
}

#[test]
fn every_option_has_its_sentence_in_every_language() {
    let games = GAMES.iter().flat_map(|game| options(game));
    let ids: Vec<String> = games.chain(&TableSettings::DESCRIPTION).flat_map(sentences).collect();
    for lang in languages() {
        let words = Words::of(lang).expect("a language that is listed");
        let missing: Vec<&String> = ids.iter().filter(|id| !words.knows(id)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
    }
}

#[test]
fn the_documents_name_every_option_and_its_words_and_the_rules_exist() {
    let read = |name: &str| {
        let path = format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("the document is there")
    };
    let (rules, protocol) = (read("RULES.md"), read("PROTOCOL.md") + &read("PROTOCOL-EXTENSIONS.md"));
    for (_, spec) in GAMES.iter().flat_map(|game| every(game)) {
        assert!(protocol.contains(spec.key), "{} is not in PROTOCOL", spec.key);
        for value in spec.kind.values() {
            if let OptionValue::Word(word) = value {
                assert!(protocol.contains(word), "{word} of {} is not in PROTOCOL", spec.key);
            }
        }
        assert!(!spec.rules.is_empty(), "{} cites no rule", spec.key);
        for rule in spec.rules {
            assert!(rules.contains(&format!("**{rule}**")), "{} cites {rule}", spec.key);
        }
    }
}
