//! Names of cards, people, counters and phases, in the languages of the house. Works from the wire's
//! shapes alone, so every game speaks; what is not known here is said in the wire's own words
//! rather than left out.

use std::collections::HashMap;

use livret_games::AnyTable;
use livret_kernel::{CardInfo, Lang};
use serde_json::Value;

/// One of two wordings. Whoever reads Japanese card names reads English sentences around them.
pub fn pick<'a>(lang: Lang, en: &'a str, fr: &'a str) -> &'a str {
    if lang == Lang::Fr { fr } else { en }
}

/// A counter of the turn, or a symbol of a card.
pub fn counter_name(counter: &str, lang: Lang) -> &str {
    let (en, fr) = match counter {
        "draw" => ("cards", "cartes"),
        "serving" => ("servings", "services"),
        "love" => ("love", "amours"),
        "employment" => ("employments", "emplois"),
        "imagination" => ("imagination", "imagination"),
        "concentration" => ("concentration", "concentration"),
        "effort" => ("effort", "effort"),
        other => (other, other),
    };
    pick(lang, en, fr)
}

/// So many of a counter: `1 serving`, `2 servings`.
fn counted(n: i64, counter: &str, lang: Lang) -> String {
    let name = counter_name(counter, lang);
    let singular = n == 1 || n == 0 && lang == Lang::Fr;
    format!("{n} {}", if singular { name.trim_end_matches('s') } else { name })
}

/// Why a line of a score has its points; the wire tells it in English.
pub fn score_note(note: &str, lang: Lang) -> &str {
    let fr = match note {
        "printed points" => "points imprimés",
        "beneath a building" => "sous un bâtiment",
        "condition met, each" => "condition remplie, pour chacune",
        "as chambermaid, each" => "femme de chambre, pour chacune",
        "more than every other player" => "plus que tout autre joueur",
        "sets of equal chambermaids" => "séries de femmes de chambre identiques",
        "sets of different chambermaids of one family" => "séries de femmes de chambre d’une même famille",
        "for her copies" => "pour ses exemplaires",
        "for the healthy chambermaids" => "pour les femmes de chambre en bonne santé",
        "for the reminiscences" => "pour les réminiscences",
        "for the maid chiefs" => "pour les servantes en chef",
        "for the kinds of preparations" => "pour les sortes de préparatifs",
        "tokens of affection" => "marqueurs d’affection",
        other => other,
    };
    pick(lang, note, fr)
}

fn phase_name(phase: &str, lang: Lang) -> &str {
    let (en, fr) = match phase {
        "start" => ("starting phase", "phase de départ"),
        "serve" => ("serving phase", "phase de service"),
        "hire" => ("employ phase", "phase d’embauche"),
        "dismiss" => ("dismissal phase", "phase de congés"),
        "pick" => ("choice of refined maids", "choix des servantes raffinées"),
        "refined" => ("refined maid's phase", "phase de la servante raffinée"),
        "work" => ("work phase", "phase de travail"),
        "play" => ("turn", "tour"),
        other => (other, other),
    };
    pick(lang, en, fr)
}

/// A name as a terminal may show it: without control characters, and one that is written from right to left keeps that to
/// itself.
pub fn shown(name: &str) -> String {
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    let right_to_left = |c| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if name.contains(right_to_left) { format!("\u{2068}{name}\u{2069}") } else { name }
}

/// Knows the names of cards and people at one table.
pub struct Speaker {
    /// The language at the table.
    pub lang: Lang,
    cards: HashMap<String, CardInfo>,
    /// Prices that are not the printed ones now.
    prices: HashMap<String, u8>,
    people: Vec<String>,
    me: Option<usize>,
}

impl Speaker {
    /// A speaker for whoever sits at `me`, or for somebody who only listens.
    pub fn new(table: &AnyTable, lang: Lang, me: Option<usize>) -> Self {
        let cards = table.cards().into_iter().map(|card| (card.id.clone(), card)).collect();
        Speaker {
            lang,
            cards,
            prices: HashMap::new(),
            people: table.names().iter().map(|name| shown(name)).collect(),
            me,
        }
    }

    /// Reads the prices off a view.
    pub fn learn_prices(&mut self, view: &Value) {
        let price = |(id, price): (&String, &Value)| Some((id.clone(), price.as_u64()? as u8));
        self.prices = view["town"]["prices"].as_object().into_iter().flatten().filter_map(price).collect();
    }

    pub(crate) fn pick<'a>(&self, en: &'a str, fr: &'a str) -> &'a str {
        pick(self.lang, en, fr)
    }

    /// A card by its id, or by a part of its name.
    pub fn find(&self, text: &str) -> Option<&CardInfo> {
        // A keyboard has the straight apostrophe, a French name the curved one.
        let plain = |text: &str| text.to_lowercase().replace('’', "'");
        let wanted = plain(text.trim());
        let named = |card: &&CardInfo| {
            let names = [&card.id, &card.names.en, &card.names.fr];
            names.iter().any(|name| plain(name).contains(&wanted))
        };
        let mut found: Vec<&CardInfo> = self.cards.values().filter(named).collect();
        found.sort_by(|a, b| a.id.cmp(&b.id));
        self.cards.get(&wanted).or_else(|| found.first().copied()).filter(|_| !wanted.is_empty())
    }

    /// A card's name.
    pub fn card<'a>(&'a self, id: &'a str) -> &'a str {
        if id == "first-master" {
            return self.pick("the First Master card", "la carte Premier Maître");
        }
        self.cards.get(id).map_or(id, |card| card.names.get(self.lang))
    }

    /// What hiring a card costs, as far as the speaker knows.
    pub fn cost(&self, id: &str) -> Option<u8> {
        self.prices.get(id).copied().or(self.cards.get(id)?.cost)
    }

    /// A phase's name.
    pub fn phase<'a>(&self, phase: &'a str) -> &'a str {
        phase_name(phase, self.lang)
    }

    /// Does the listener sit there?
    pub(crate) fn is_me(&self, seat: &Value) -> bool {
        self.me.is_some() && seat.as_u64() == self.me.map(|me| me as u64)
    }

    /// Who sits there.
    pub fn seat(&self, seat: &Value) -> String {
        let Some(index) = seat.as_u64().map(|n| n as usize) else { return self.pick("nobody", "personne").into() };
        if self.me == Some(index) {
            return self.pick("you", "vous").into();
        }
        match self.people.get(index).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => format!("{} {index}", self.pick("seat", "place")),
        }
    }

    pub(crate) fn seats(&self, seats: &Value) -> String {
        let list = seats.as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter().map(|seat| self.seat(seat)).collect::<Vec<_>>().join(", ")
    }

    /// A card with its illnesses (`C!n`).
    pub(crate) fn sick_card(&self, text: &str) -> String {
        match text.split_once('!') {
            Some((id, n)) => format!("{} ({} {n})", self.card(id), self.pick("illnesses:", "maladies :")),
            None => self.card(text).into(),
        }
    }

    /// Card names one by one, in their order.
    pub fn row(&self, cards: &Value) -> String {
        let list = cards.as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter().filter_map(Value::as_str).map(|id| self.card(id)).collect::<Vec<_>>().join(", ")
    }

    /// Card names from an id, a list of ids or of objects with a card, or counts by id.
    pub fn card_list(&self, cards: &Value) -> String {
        match cards {
            Value::String(id) => self.sick_card(id),
            Value::Array(list) => self.grouped(list),
            Value::Object(counts) if counts.contains_key("card") => self.card_list(&counts["card"]),
            Value::Object(counts) => {
                counts.iter().map(|(id, n)| format!("{} ×{n}", self.card(id))).collect::<Vec<_>>().join(", ")
            }
            _ => String::new(),
        }
    }

    /// Equal neighbours are told once, with their number.
    fn grouped(&self, list: &[Value]) -> String {
        let mut told: Vec<(String, usize)> = Vec::new();
        for name in list.iter().map(|card| self.maid(card)) {
            match told.iter_mut().find(|(other, _)| *other == name) {
                Some((_, n)) => *n += 1,
                None => told.push((name, 1)),
            }
        }
        let one = |(name, n): &(String, usize)| if *n == 1 { name.clone() } else { format!("{name} ×{n}") };
        told.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// A card of a zone: an id, or an object with illnesses or a card beneath.
    fn maid(&self, card: &Value) -> String {
        let name = self.card_list(card);
        let illness = card["illness"].as_u64().unwrap_or(0);
        let sick =
            if illness > 0 { format!(" ({} {illness})", self.pick("illnesses:", "maladies :")) } else { String::new() };
        let under = card["under"].as_str().map(|id| format!(" ({} {})", self.pick("with", "avec"), self.card(id)));
        name + &sick + &under.unwrap_or_default()
    }

    /// Counters as `3 love, 1 serving`, from an event or a position.
    pub fn counters(&self, shape: &Value) -> String {
        const COUNTERS: [&str; 6] = ["serving", "love", "employment", "imagination", "concentration", "effort"];
        let source = if shape["counters"].is_object() { &shape["counters"] } else { shape };
        if let Some(counter) = source["counter"].as_str() {
            let amount = source["amount"].as_i64().or_else(|| source["count"].as_i64()).unwrap_or(1);
            return counted(amount, counter, self.lang);
        }
        let told = |&counter: &&str| Some(counted(source[counter].as_i64()?, counter, self.lang));
        COUNTERS.iter().filter_map(told).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use livret_kernel::{Gives, Names, Provenance};

    use super::*;

    fn info(id: &str, en: &str, fr: &str, cost: u8) -> (String, CardInfo) {
        let names = |en: &str, fr: &str| Names { en: en.into(), fr: fr.into(), ja: None };
        let card = CardInfo {
            id: id.into(),
            names: names(en, fr),
            set: "tanto-cuore".into(),
            kind: "general".into(),
            cost: Some(cost),
            vp: None,
            copies: 10,
            gives: Gives::default(),
            chambermaid_cost: None,
            provenance: Provenance::P,
            rules: Vec::new(),
            text: names("", ""),
            scoring: None,
            asks: Vec::new(),
            does: Vec::new(),
        };
        (id.into(), card)
    }

    /// A table of five cards, at which you sit first and Claris second.
    pub(crate) fn speaker(lang: Lang) -> Speaker {
        let cards = [
            info("kagari-ichinomiya", "Kagari Ichinomiya", "Kagari Ichinomiya", 3),
            info("rouge-crescent", "Rouge Crescent", "Rouge Crescent", 2),
            info("illness", "Illness", "Maladie", 4),
            info("guard", "Guard", "Garde", 0),
            info("priest", "Priest", "Prêtre", 0),
        ];
        Speaker {
            lang,
            cards: cards.into(),
            prices: HashMap::new(),
            people: vec![String::new(), "Claris".into()],
            me: Some(0),
        }
    }

    #[test]
    fn names_neither_control_the_terminal_nor_turn_the_sentence_around() {
        assert_eq!(shown("Zoë\u{1b}[2J"), "Zoë[2J");
        assert_eq!(shown("שרה"), "\u{2068}שרה\u{2069}");
    }

    #[test]
    fn cards_are_found_by_id_and_by_the_beginning_of_a_name() {
        let speaker = speaker(Lang::En);
        assert_eq!(speaker.find("Kagari").map(|card| card.id.as_str()), Some("kagari-ichinomiya"));
        assert_eq!(speaker.find("prêtre").map(|card| card.id.as_str()), Some("priest"));
        assert!(speaker.find("").is_none() && speaker.find("butler").is_none());
    }

    #[test]
    fn cards_are_found_with_either_apostrophe() {
        let mut speaker = speaker(Lang::Fr);
        speaker.cards.extend([info("summer-ball", "Summer Ball", "Bal d’été", 0)]);
        for typed in ["bal d'été", "Bal d’été"] {
            assert_eq!(speaker.find(typed).map(|card| card.id.as_str()), Some("summer-ball"), "{typed}");
        }
    }

    #[test]
    fn a_changed_price_is_told_as_long_as_it_holds() {
        let mut speaker = speaker(Lang::En);
        speaker.learn_prices(&serde_json::json!({"town": {"prices": {"rouge-crescent": 1}}}));
        assert_eq!((speaker.cost("rouge-crescent"), speaker.cost("illness")), (Some(1), Some(4)));
        speaker.learn_prices(&serde_json::json!({"town": {}}));
        assert_eq!(speaker.cost("rouge-crescent"), Some(2));
    }
}
