//! Speaks at one table: knows the names of cards and people there; the sentences are in `words/`.

use std::collections::HashMap;
use std::fmt;

use livret_games::AnyTable;
use livret_kernel::{CardInfo, Fact, Lang, Refusal};
use livret_words::{Cast, FluentValue, Words, args, guarded};
use serde_json::{Map, Value, json};

/// A name as a terminal may show it: without control characters, and one that is written from right to left keeps that to
/// itself.
pub fn shown(name: &str) -> String {
    guarded(&plain(name))
}

fn plain(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).collect()
}

/// A language: its sentences, and the one that the cards speak in it. Cards know fewer languages than there may be files for.
#[derive(Clone, Copy)]
pub struct Tongue {
    /// The sentences.
    pub words: &'static Words,
    /// Of card names and texts.
    pub cards: Lang,
}

impl Tongue {
    /// The language of a code; English where there is none.
    pub fn of(code: &str) -> Tongue {
        Tongue { words: Words::of(code).unwrap_or_else(Words::english), cards: Lang::of(code).unwrap_or(Lang::En) }
    }
}

impl fmt::Debug for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words.lang())
    }
}

/// Knows the names of cards and people at one table.
pub struct Speaker {
    /// The language at the table.
    pub tongue: Tongue,
    cards: HashMap<String, CardInfo>,
    /// Prices that are not the printed ones now.
    prices: HashMap<String, u8>,
    people: Vec<String>,
    me: Option<usize>,
    place: &'static str,
}

impl Cast for Speaker {
    fn card(&self, id: &str) -> String {
        self.cards.get(id).map_or(id, |card| card.names.get(self.tongue.cards)).into()
    }

    fn kind(&self, id: &str) -> Option<String> {
        Some(self.cards.get(id)?.kind.clone())
    }

    fn person(&self, seat: u64) -> String {
        match self.people.get(seat as usize).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => self.tongue.words.say("seat", &args([("number", (seat + 1).into())])),
        }
    }

    fn me(&self) -> Option<u64> {
        self.me.map(|me| me as u64)
    }

    fn place(&self) -> &'static str {
        self.place
    }
}

impl Speaker {
    /// A speaker for whoever sits at `me`, or for somebody who only listens.
    pub fn new(table: &AnyTable, tongue: Tongue, me: Option<usize>) -> Self {
        Speaker {
            tongue,
            cards: table.cards().into_iter().map(|card| (card.id.clone(), card)).collect(),
            prices: HashMap::new(),
            people: table.names().iter().map(|name| plain(name)).collect(),
            me,
            place: livret_games::middle(table.game_id()),
        }
    }

    /// Says sentences about this table.
    pub fn voice(&self) -> livret_words::Speaker<'_> {
        livret_words::Speaker { words: self.tongue.words, cast: self }
    }

    /// A sentence of the terminal's own.
    pub fn tell<'a>(&self, id: &str, given: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>) -> String {
        self.tongue.words.say(&format!("terminal-{id}"), &args(given))
    }

    /// One without arguments.
    pub fn plain(&self, id: &str) -> String {
        self.tell(id, [])
    }

    /// A refusal as a sentence, with its rule.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let fact = |(field, fact): &(&str, Fact)| {
            let value = match fact {
                Fact::Card(id, _) => json!(id),
                Fact::Number(n) => json!(n),
                Fact::Text(text) => json!(plain(text)),
                Fact::Clause(part) => json!(part.said(self.tongue.words)),
            };
            ((*field).to_owned(), value)
        };
        let clause =
            self.voice().say(refusal.why.id, &Value::Object(refusal.why.facts.iter().map(fact).collect::<Map<_, _>>()));
        let mut letters = clause.chars();
        let capital: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
        let said = self.tongue.words.say("sentence", &args([("said", capital.into())]));
        if refusal.rule.is_empty() { said } else { format!("{said} ({})", refusal.rule) }
    }

    /// Reads the prices off a view.
    pub fn learn_prices(&mut self, view: &Value) {
        let price = |(id, price): (&String, &Value)| Some((id.clone(), price.as_u64()? as u8));
        self.prices = view["town"]["prices"].as_object().into_iter().flatten().filter_map(price).collect();
    }

    /// A card by its id, or by a part of its name.
    pub fn find(&self, text: &str) -> Option<&CardInfo> {
        // A keyboard has the straight apostrophe, a French name the curved one.
        let plain = |text: &str| text.to_lowercase().replace('’', "'");
        let wanted = plain(text.trim());
        let named = |card: &&CardInfo| {
            let names = [&card.id, &card.names.en, &card.names.fr].into_iter().chain(&card.names.ja);
            names.map(|name| plain(name)).any(|name| name.contains(&wanted))
        };
        let mut found: Vec<&CardInfo> = self.cards.values().filter(named).collect();
        found.sort_by(|a, b| a.id.cmp(&b.id));
        self.cards.get(&wanted).or_else(|| found.first().copied()).filter(|_| !wanted.is_empty())
    }

    /// A card's name.
    pub fn card(&self, id: &str) -> String {
        self.voice().card(id)
    }

    /// What hiring a card costs, as far as the speaker knows.
    pub fn cost(&self, id: &str) -> Option<u8> {
        self.prices.get(id).copied().or(self.cards.get(id)?.cost)
    }

    /// Who sits there.
    pub fn seat(&self, seat: u64) -> String {
        if self.me() == Some(seat) { self.tongue.words.plain("you") } else { guarded(&self.person(seat)) }
    }

    /// An offer as an order; what is hired with its price.
    pub fn action(&self, offer: &livret_shown::Offer, phase: &str) -> String {
        let value = serde_json::to_value(offer).expect("an offer is plain data");
        let said = self.voice().action(&value, phase);
        let price = offer.card.as_ref().filter(|_| value["verb"] == "hire").and_then(|id| self.cost(id));
        price.map_or(said.clone(), |cost| format!("{said} ({cost})"))
    }

    /// An event as a line; turns and rounds stand out.
    pub fn event(&self, event: &Value) -> Option<String> {
        let said = self.voice().event(event)?;
        Some(match event["type"].as_str().unwrap_or_default() {
            "turn_began" => format!("— {said} —"),
            "round_ended" | "game_ended" => format!("=== {said} ==="),
            "shuffled" if event["round"].is_u64() => format!("=== {said} ==="),
            _ => said,
        })
    }

    /// Card names one by one, in their order.
    pub fn row(&self, cards: &Value) -> String {
        let ids = cards.as_array().into_iter().flatten().filter_map(Value::as_str);
        self.voice().list(ids.map(|id| self.card(id)), "list")
    }

    /// Card names from an id, a list of ids or of objects with a card, or counts by id; equal ones once, with their number.
    pub fn card_list(&self, cards: &Value) -> String {
        let mut told: Vec<(String, i64)> = Vec::new();
        let mut add = |name: String, n: i64| match told.iter_mut().find(|(other, _)| *other == name) {
            Some((_, count)) => *count += n,
            None => told.push((name, n)),
        };
        match cards {
            Value::Array(list) => list.iter().for_each(|card| add(self.maid(card), 1)),
            Value::Object(counts) if !counts.contains_key("card") => {
                counts.iter().for_each(|(id, n)| add(self.card(id), n.as_i64().unwrap_or(1)));
            }
            Value::Null => {}
            Value::Object(_) | Value::String(_) | Value::Number(_) | Value::Bool(_) => add(self.maid(cards), 1),
        }
        let voice = self.voice();
        voice.list(told.into_iter().map(|(name, n)| voice.times(name, n)), "list")
    }

    /// A card of a zone: an id, or an object with illnesses or a card beneath.
    fn maid(&self, card: &Value) -> String {
        let id = card.as_str().or_else(|| card["card"].as_str()).unwrap_or_default();
        let name = self.voice().sick(id, &card["illness"]);
        match card["under"].as_str() {
            Some(under) => self.tell("with", [("name", name.into()), ("under", self.card(under).into())]),
            None => name,
        }
    }

    /// The counters of a position: `1 serving, 3 love`.
    pub fn counters(&self, view: &Value) -> String {
        const COUNTERS: [&str; 6] = ["serving", "love", "employment", "imagination", "concentration", "effort"];
        let told = |counter: &&str| {
            let n = view["counters"][counter].as_i64()?;
            Some(self.tongue.words.say(&format!("counter-{counter}"), &args([("count", n.into())])))
        };
        self.voice().list(COUNTERS.iter().filter_map(told), "list")
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
            kind: "general-maid".into(),
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
    pub(crate) fn speaker(lang: &str) -> Speaker {
        let cards = [
            info("kagari-ichinomiya", "Kagari Ichinomiya", "Kagari Ichinomiya", 3),
            info("rouge-crescent", "Rouge Crescent", "Rouge Crescent", 2),
            info("illness", "Illness", "Maladie", 4),
            info("guard", "Guard", "Garde", 0),
            info("priest", "Priest", "Prêtre", 0),
        ];
        Speaker {
            tongue: Tongue::of(lang),
            cards: cards.into(),
            prices: HashMap::new(),
            people: vec![String::new(), "Claris".into()],
            me: Some(0),
            place: "town",
        }
    }

    #[test]
    fn names_neither_control_the_terminal_nor_turn_the_sentence_around() {
        assert_eq!(shown("Zoë\u{1b}[2J"), "Zoë[2J");
        assert_eq!(shown("שרה"), "\u{2068}שרה\u{2069}");
    }

    #[test]
    fn cards_are_found_by_id_and_by_the_beginning_of_a_name() {
        let speaker = speaker("en");
        assert_eq!(speaker.find("Kagari").map(|card| card.id.as_str()), Some("kagari-ichinomiya"));
        assert_eq!(speaker.find("prêtre").map(|card| card.id.as_str()), Some("priest"));
        assert!(speaker.find("").is_none() && speaker.find("butler").is_none());
    }

    #[test]
    fn cards_are_found_with_either_apostrophe() {
        let mut speaker = speaker("fr");
        speaker.cards.extend([info("summer-ball", "Summer Ball", "Bal d’été", 0)]);
        for typed in ["bal d'été", "Bal d’été"] {
            assert_eq!(speaker.find(typed).map(|card| card.id.as_str()), Some("summer-ball"), "{typed}");
        }
    }

    #[test]
    fn a_changed_price_is_told_as_long_as_it_holds() {
        let mut speaker = speaker("en");
        speaker.learn_prices(&json!({"town": {"prices": {"rouge-crescent": 1}}}));
        assert_eq!((speaker.cost("rouge-crescent"), speaker.cost("illness")), (Some(1), Some(4)));
        speaker.learn_prices(&json!({"town": {}}));
        assert_eq!(speaker.cost("rouge-crescent"), Some(2));
    }

    #[test]
    fn events_tell_what_their_listener_may_know() {
        let speaker = speaker("en");
        let say = |event| speaker.event(&event).unwrap_or_default();
        assert_eq!(say(json!({"type": "drew", "player": 1, "count": 2})), "Claris draws 2 cards");
        assert_eq!(say(json!({"type": "drew", "player": 0, "count": 1, "cards": ["guard"]})), "You draw Guard");
        let guess = json!({"type": "guessed", "player": 0, "target": 1, "card": "priest", "right": true});
        assert_eq!(say(guess), "You guess that Claris holds Priest: right!");
        let compared = json!({"type": "compared", "player": 1, "target": 0, "cards": ["guard", "priest"]});
        assert_eq!(say(compared), "Claris compares hands with you: Guard against Priest");
        let ill = json!({"type": "hired", "player": 0, "card": "illness", "to": 1, "maid": "rouge-crescent"});
        assert_eq!(say(ill), "You buy Illness for Claris’s Rouge Crescent");
        assert_eq!(say(json!({"type": "turn_began", "player": 0})), "— Your turn —");
        assert_eq!(speaker.event(&json!({"type": "turn_ended", "player": 0})), None);
        assert_eq!(speaker.event(&json!({"type": "discarded", "player": 1, "count": 5, "from": "turn"})), None);
    }

    #[test]
    fn events_are_told_in_every_language() {
        let say = |lang, event| speaker(lang).event(&event).unwrap_or_default();
        let hired = json!({"type": "hired", "player": 1, "card": "rouge-crescent", "to": 1});
        assert_eq!(say("fr", hired.clone()), "Claris embauche Rouge Crescent");
        assert_eq!(say("ja", hired), "ClarisはRouge Crescentを雇用した");
        let won = json!({"type": "round_ended", "winners": [0], "hands": {"0": "guard", "1": "priest"}});
        assert_eq!(say("fr", won), "=== La manche vous revient\u{202f}: vous aviez Garde, Claris avait Prêtre ===");
    }

    #[test]
    fn refusals_are_sentences_in_the_language_of_the_table() {
        let refusal = Refusal::new("refusal-price", "TC-HIRE-01")
            .card("illness", "Illness")
            .number("price", 4)
            .number("have", 1)
            .of("hire:illness");
        assert_eq!(speaker("fr").refusal(&refusal), "Maladie coûte 4 amours, vous en avez 1. (TC-HIRE-01)");
        assert_eq!(refusal.to_string(), "hire:illness: Illness costs 4 love, you have 1 (TC-HIRE-01)");
        let nothing = Refusal::new("refusal-no-action", "").text("text", "fly");
        assert_eq!(speaker("en").refusal(&nothing), "That is no action of this game.");
    }
}
