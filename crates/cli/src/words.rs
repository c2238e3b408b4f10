//! Actions and events in words, English and French. Works from the wire's shapes alone, so every
//! game speaks; what is not known here is said in the wire's own words rather than left out.

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
        "love" => ("love", "amour"),
        "employment" => ("employments", "embauches"),
        "imagination" => ("imagination", "imagination"),
        "concentration" => ("concentration", "concentration"),
        "effort" => ("effort", "effort"),
        other => (other, other),
    };
    pick(lang, en, fr)
}

fn phase_name(phase: &str, lang: Lang) -> &str {
    let (en, fr) = match phase {
        "start" => ("starting phase", "phase de départ"),
        "serve" => ("serving phase", "phase de service"),
        "hire" => ("employ phase", "phase d'embauche"),
        "dismiss" => ("dismissal phase", "phase de congé"),
        "pick" => ("choice of refined maids", "choix des gouvernantes"),
        "refined" => ("refined maid's phase", "phase de la gouvernante"),
        "work" => ("work phase", "phase de travail"),
        "play" => ("turn", "tour"),
        other => (other, other),
    };
    pick(lang, en, fr)
}

/// Knows the names of cards and people at one table.
pub struct Speaker {
    /// The language at the table.
    pub lang: Lang,
    cards: HashMap<String, CardInfo>,
    people: Vec<String>,
    me: Option<usize>,
}

impl Speaker {
    /// A speaker for whoever sits at `me`, or for somebody who only listens.
    pub fn new(table: &AnyTable, lang: Lang, me: Option<usize>) -> Self {
        let cards = table.cards().into_iter().map(|card| (card.id.clone(), card)).collect();
        Speaker { lang, cards, people: table.names().to_vec(), me }
    }

    fn pick<'a>(&self, en: &'a str, fr: &'a str) -> &'a str {
        pick(self.lang, en, fr)
    }

    /// A card by its id, or by the beginning of its name.
    pub fn find(&self, text: &str) -> Option<&CardInfo> {
        let wanted = text.trim().to_lowercase();
        let named = |card: &&CardInfo| {
            let names = [&card.id, &card.names.en, &card.names.fr];
            names.iter().any(|name| name.to_lowercase().starts_with(&wanted))
        };
        let mut found: Vec<&CardInfo> = self.cards.values().filter(named).collect();
        found.sort_by(|a, b| a.id.cmp(&b.id));
        self.cards.get(&wanted).or_else(|| found.first().copied()).filter(|_| !wanted.is_empty())
    }

    /// A card's name.
    pub fn card<'a>(&'a self, id: &'a str) -> &'a str {
        self.cards.get(id).map_or(id, |card| card.names.get(self.lang))
    }

    /// What hiring a card costs.
    pub fn cost(&self, id: &str) -> Option<u8> {
        self.cards.get(id)?.cost
    }

    /// A phase's name.
    pub fn phase<'a>(&self, phase: &'a str) -> &'a str {
        phase_name(phase, self.lang)
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

    fn seats(&self, seats: &Value) -> String {
        let list = seats.as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter().map(|seat| self.seat(seat)).collect::<Vec<_>>().join(", ")
    }

    /// An action of the wire in words.
    pub fn action(&self, text: &str, decision: &Value) -> String {
        let parts = Parts::of(text);
        match self.plain_action(&parts, decision) {
            Some(words) => words,
            None => self.verb_and_object(&parts),
        }
    }

    /// Actions that do not follow the pattern "verb, card, target".
    fn plain_action(&self, parts: &Parts, decision: &Value) -> Option<String> {
        let card = self.sick_card(parts.card);
        Some(match (parts.verb, parts.card) {
            ("end", _) => {
                let phase = self.phase(decision["phase"].as_str().unwrap_or_default());
                format!("{} ({phase})", self.pick("end", "terminer"))
            }
            ("yes", _) => self.pick("yes", "oui").into(),
            ("no", _) => self.pick("no", "non").into(),
            ("done", _) => self.pick("done", "c'est tout").into(),
            ("love", "all") => self.pick("play all Love cards", "jouer toutes les cartes Amour").into(),
            ("gain", counter) => format!("{} +1", counter_name(counter, self.lang)),
            ("target", seat) => format!("{} {}", self.pick("choose", "choisir"), self.seat_of(seat)),
            ("maid", _) => {
                let owner = self.seat_of(parts.owner?);
                format!("{card} ({owner})")
            }
            ("chamber", _) if parts.seat.is_none() => match self.lang {
                Lang::Fr => format!("faire de {card} une femme de chambre"),
                _ => format!("make {card} a chambermaid"),
            },
            ("cure", _) => match self.lang {
                Lang::Fr => format!("soigner {card} (défausser un 3 Amour)"),
                _ => format!("cure {card} (discard a 3 Love)"),
            },
            _ => return None,
        })
    }

    fn verb_and_object(&self, parts: &Parts) -> String {
        let (en, fr) = match parts.verb {
            "serve" => ("serve", "service de"),
            "chamber" => ("send", "envoyer"),
            "return" => ("return", "rendre"),
            "love" => ("play", "jouer"),
            "use" => ("use", "utiliser"),
            "remember" => ("acquire", "acquérir"),
            "work" => ("work:", "travailler :"),
            "pick" => ("choose", "choisir"),
            "hire" => ("hire", "engager"),
            "discard" => ("discard", "défausser"),
            "take" => ("take", "prendre"),
            "top" => ("put on top", "poser sur le dessus"),
            "bottom" => ("put at the bottom", "poser sous la pile"),
            "give" => ("give", "donner"),
            "keep" => ("keep", "garder"),
            "play" => ("play", "jouer"),
            other => (other, other),
        };
        let mut words = format!("{} {}", self.pick(en, fr), self.sick_card(parts.card));
        if let Some(cost) = self.cost(parts.card).filter(|_| parts.verb == "hire") {
            words += &format!(" ({cost})");
        }
        if let Some(on) = parts.on {
            words += &format!(" {} {}", self.pick("on", "sur"), self.sick_card(on));
        }
        if let Some(seat) = parts.seat {
            words += &format!(" → {}", self.seat_of(seat));
        }
        if let Some(with) = parts.with {
            words += &match parts.verb {
                "play" => format!(", {} {}", self.pick("naming", "en nommant"), self.card(with)),
                _ => format!(" {} {}", self.pick("with", "avec"), self.card(with)),
            };
        }
        words
    }

    fn seat_of(&self, digits: &str) -> String {
        self.seat(&digits.parse::<u64>().map_or(Value::Null, Value::from))
    }

    /// A card with its illnesses (`C!n`).
    fn sick_card(&self, text: &str) -> String {
        match text.split_once('!') {
            Some((id, n)) => format!("{} ({} {n})", self.card(id), self.pick("illnesses:", "maladies :")),
            None => self.card(text).into(),
        }
    }

    /// An event in words; `None` for those that a reader does not miss.
    pub fn event(&self, event: &Value) -> Option<String> {
        let kind = event["type"].as_str().unwrap_or_default();
        if let Some(words) = self.table_event(kind, event) {
            return words;
        }
        let (en, fr) = event_verb(kind).unwrap_or((kind, kind));
        let mut words = self.pick(en, fr).to_string();
        let object = self.object(kind, event);
        if !object.is_empty() {
            words += &format!(" {object}");
        }
        if event["target"].is_u64() {
            words += &format!(" → {}", self.seat(&event["target"]));
        }
        if kind == "guessed" {
            let right = event["right"] == true;
            words += if right { self.pick(": right!", " : juste !") } else { self.pick(": wrong", " : faux") };
        }
        Some(match event.get("player") {
            Some(player) => format!("{}: {words}", self.seat(player)),
            None => words,
        })
    }

    /// Events of the whole table. The outer `None` means that it is none of them.
    fn table_event(&self, kind: &str, event: &Value) -> Option<Option<String>> {
        let words = match kind {
            "phase_began" | "turn_ended" => return Some(None),
            "turn_began" => format!("— {} {} —", self.pick("turn:", "tour :"), self.seat(&event["player"])),
            "shuffled" if event["round"].is_u64() => match self.lang {
                Lang::Fr => format!("=== manche {} : on mélange ===", event["round"]),
                _ => format!("=== round {}: the deck is shuffled ===", event["round"]),
            },
            "round_ended" => {
                format!(
                    "=== {} {} ===",
                    self.pick("the round goes to", "la manche revient à"),
                    self.seats(&event["winners"])
                )
            }
            "game_ended" if event["winners"].is_array() => {
                format!(
                    "=== {} {} ===",
                    self.pick("the game goes to", "la partie revient à"),
                    self.seats(&event["winners"])
                )
            }
            "game_ended" => self.pick("=== the game is over ===", "=== la partie est finie ===").into(),
            _ => return None,
        };
        Some(Some(words))
    }

    /// The cards, counters or number that an event is about.
    fn object(&self, kind: &str, event: &Value) -> String {
        if kind == "gained" {
            return self.counters(event);
        }
        let cards = self.card_list(event.get("cards").or_else(|| event.get("card")).unwrap_or(&Value::Null));
        match (cards.is_empty(), event["count"].as_u64()) {
            (false, _) => cards,
            (true, Some(1)) => self.pick("a card", "une carte").into(),
            (true, Some(n)) => format!("{n} {}", self.pick("cards", "cartes")),
            (true, None) => String::new(),
        }
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

    /// Counters as `love 3, servings 1`, from an event or a position.
    pub fn counters(&self, shape: &Value) -> String {
        const COUNTERS: [&str; 6] = ["serving", "love", "employment", "imagination", "concentration", "effort"];
        let source = if shape["counters"].is_object() { &shape["counters"] } else { shape };
        if let Some(counter) = source["counter"].as_str() {
            let amount = source["amount"].as_i64().or_else(|| source["count"].as_i64()).unwrap_or(1);
            return format!("{} {amount}", counter_name(counter, self.lang));
        }
        let told =
            COUNTERS.iter().filter_map(|c| Some(format!("{} {}", counter_name(c, self.lang), source[*c].as_i64()?)));
        told.collect::<Vec<_>>().join(", ")
    }
}

fn event_verb(kind: &str) -> Option<(&'static str, &'static str)> {
    Some(match kind {
        "drew" => ("draws", "pioche"),
        "shuffled" => ("shuffles the discard pile into a new deck", "mélange sa défausse en une nouvelle pioche"),
        "served" => ("is served by", "se fait servir par"),
        "chambered" => ("takes into the private quarters:", "accueille dans les appartements :"),
        "love_played" => ("plays", "joue"),
        "gained" => ("gains", "gagne"),
        "discarded" => ("discards", "défausse"),
        "returned" => ("returns to the town:", "rend à la ville :"),
        "taken" => ("takes", "prend"),
        "hired" => ("hires", "engage"),
        "revealed" => ("shows", "montre"),
        "looked" => ("looks at", "regarde"),
        "placed" => ("places", "place"),
        "moved" => ("moves", "déplace"),
        "cured" => ("cures", "soigne"),
        "protected" => ("is protected", "est sous protection"),
        "remembered" => ("remembers", "se souvient de"),
        "worked" => ("works:", "travaille :"),
        "picked" => ("chooses", "choisit"),
        "guessed" => ("names", "nomme"),
        "compared" => ("compares hands", "compare les mains"),
        "swapped" => ("swaps hands", "échange les mains"),
        "eliminated" => ("is out", "est hors jeu"),
        _ => return None,
    })
}

/// The pieces of an action's text: `verb:N.card!n@seat.card=card`.
#[derive(Debug, Default, PartialEq, Eq)]
struct Parts<'a> {
    verb: &'a str,
    /// The seat before a card (`maid:1.colette-framboise`).
    owner: Option<&'a str>,
    card: &'a str,
    /// The card that the card lies on (`illness.C`, or behind the seat: `illness@1.C`).
    on: Option<&'a str>,
    seat: Option<&'a str>,
    with: Option<&'a str>,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Parts<'a> {
        let (verb, rest) = text.split_once(':').unwrap_or((text, ""));
        let (rest, with) = split(rest, '=');
        let (rest, place) = split(rest, '@');
        let (first, second) = split(rest, '.');
        let numbered = second.is_some() && first.bytes().all(|b| b.is_ascii_digit());
        let (owner, card, on) =
            if numbered { (Some(first), second.unwrap_or_default(), None) } else { (None, first, second) };
        let (seat, on_there) = place.map_or((None, None), |place| {
            let (seat, card) = split(place, '.');
            (Some(seat), card)
        });
        Parts { verb, owner, card, on: on.or(on_there), seat, with }
    }
}

fn split(text: &str, at: char) -> (&str, Option<&str>) {
    match text.split_once(at) {
        Some((before, after)) => (before, Some(after)),
        None => (text, None),
    }
}

#[cfg(test)]
mod tests {
    use livret_kernel::{Gives, Names, Provenance};
    use serde_json::json;

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
        };
        (id.into(), card)
    }

    fn speaker(lang: Lang) -> Speaker {
        let cards = [
            info("kagari-ichinomiya", "Kagari Ichinomiya", "Kagari Ichinomiya", 3),
            info("rouge-crescent", "Rouge Crescent", "Rouge Crescent", 2),
            info("illness", "Illness", "Maladie", 4),
            info("guard", "Guard", "Garde", 0),
            info("priest", "Priest", "Prêtre", 0),
        ];
        Speaker { lang, cards: cards.into(), people: vec![String::new(), "Claris".into()], me: Some(0) }
    }

    #[test]
    fn actions_read_like_orders() {
        let speaker = speaker(Lang::En);
        let say = |text| speaker.action(text, &json!({"phase": "hire"}));
        assert_eq!(say("serve:kagari-ichinomiya"), "serve Kagari Ichinomiya");
        assert_eq!(say("hire:rouge-crescent"), "hire Rouge Crescent (2)");
        assert_eq!(say("hire:illness@1.rouge-crescent"), "hire Illness (4) on Rouge Crescent → Claris");
        assert_eq!(say("return:illness.rouge-crescent!2"), "return Illness on Rouge Crescent (illnesses: 2)");
        assert_eq!(say("maid:1.rouge-crescent"), "Rouge Crescent (Claris)");
        assert_eq!(say("target:0"), "choose you");
        assert_eq!(say("end"), "end (employ phase)");
        assert_eq!(say("play:guard@1=priest"), "play Guard → Claris, naming Priest");
    }

    #[test]
    fn actions_read_like_orders_in_french() {
        let speaker = speaker(Lang::Fr);
        let say = |text| speaker.action(text, &json!({"phase": "hire"}));
        assert_eq!(say("hire:rouge-crescent"), "engager Rouge Crescent (2)");
        assert_eq!(say("chamber:rouge-crescent"), "faire de Rouge Crescent une femme de chambre");
        assert_eq!(say("play:guard@1=priest"), "jouer Garde → Claris, en nommant Prêtre");
    }

    #[test]
    fn unknown_words_are_said_as_they_are() {
        let speaker = speaker(Lang::En);
        assert_eq!(speaker.action("polish:silver", &Value::Null), "polish silver");
        assert_eq!(
            speaker.event(&json!({"type": "polished", "player": 1, "card": "guard"})).as_deref(),
            Some("Claris: polished Guard")
        );
    }

    #[test]
    fn events_tell_what_their_listener_may_know() {
        let speaker = speaker(Lang::En);
        let say = |event| speaker.event(&event).unwrap_or_default();
        assert_eq!(say(json!({"type": "drew", "player": 1, "count": 2})), "Claris: draws 2 cards");
        assert_eq!(say(json!({"type": "drew", "player": 0, "count": 1, "cards": ["guard"]})), "you: draws Guard");
        assert_eq!(say(json!({"type": "gained", "player": 0, "love": 2})), "you: gains love 2");
        assert_eq!(
            say(json!({"type": "guessed", "player": 0, "target": 1, "card": "priest", "right": true})),
            "you: names Priest → Claris: right!"
        );
        assert_eq!(speaker.event(&json!({"type": "turn_ended", "player": 0})), None);
    }

    #[test]
    fn an_actions_pieces_are_told_apart() {
        let parts = Parts::of("hire:illness@1.colette-framboise");
        assert_eq!(
            (parts.verb, parts.card, parts.seat, parts.on),
            ("hire", "illness", Some("1"), Some("colette-framboise"))
        );
        let parts = Parts::of("hire:estate=aline-du-roi");
        assert_eq!((parts.card, parts.with), ("estate", Some("aline-du-roi")));
        assert_eq!(Parts::of("end"), Parts { verb: "end", ..Parts::default() });
    }

    #[test]
    fn cards_are_found_by_id_and_by_the_beginning_of_a_name() {
        let speaker = speaker(Lang::En);
        assert_eq!(speaker.find("Kagari").map(|card| card.id.as_str()), Some("kagari-ichinomiya"));
        assert_eq!(speaker.find("prêtre").map(|card| card.id.as_str()), Some("priest"));
        assert!(speaker.find("").is_none() && speaker.find("butler").is_none());
    }
}
