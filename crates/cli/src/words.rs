//! Speaks at one table: knows the names of cards and people there; the sentences are in `words/`.

use std::collections::HashMap;
use std::fmt;

use livret_games::{AnyTable, AnyTold, Plain, Position};
use livret_kernel::{CardInfo, Fact, Lang, Refusal};
use livret_shown::{Ask, CardId, Counter, Decision, Effect, Objects, Offer, Phase, Sort, Verb, Zone};
use livret_tanto::{Building, Counters, Maid};
use livret_words::{Cast, FluentValue, Words, args, guarded, word};
use serde::Serialize;
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

    /// Reads the prices off a position.
    pub fn learn_prices(&mut self, position: &Position) {
        let town = if let Position::Tanto(position) = position { Some(&position.town) } else { None };
        let prices = town.into_iter().flat_map(|town| &town.prices.0);
        self.prices = prices.map(|(id, price)| (id.to_string(), *price)).collect();
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
    pub fn action(&self, offer: &Offer, phase: Phase) -> String {
        if offer.verb == Verb::End {
            return self.tongue.words.plain(&format!("phase-{}.end", word(&phase)));
        }
        let said = self.voice().say(&format!("action-{}", word(&offer.verb)), &self.offered(offer));
        let price = offer.with.card.as_ref().filter(|_| offer.verb == Verb::Hire).and_then(|id| self.cost(id));
        price.map_or(said.clone(), |cost| format!("{said} ({cost})"))
    }

    /// An offer and its effect side by side.
    fn offered<'a>(&self, offer: &'a Offer) -> Offered<'a> {
        let Offer { text: _, verb: _, with, effect } = offer;
        let own = format!("effect-{}", effect.does());
        let mut offered = Offered {
            with: Some(with),
            player: self.me,
            does: effect.does(),
            effect: self.tongue.words.knows(&own).then(|| self.tongue.words.plain(&own)),
            ..Offered::default()
        };
        match effect {
            Effect::Move { from, to, n } => {
                (offered.from, offered.to, offered.count) = (Some(from.zone), Some(to.zone), *n);
            }
            Effect::Stay { at } | Effect::Ability { at } => offered.at = Some(at.zone),
            Effect::Gain { counter } => offered.counter = Some(*counter),
            Effect::Says { text } => offered.effect = Some(text.get(self.tongue.cards).into()),
            Effect::Aim | Effect::Cancel | Effect::Suffer | Effect::Swap | Effect::Decline => {}
            Effect::EndPhase | Effect::Play | Effect::InVain | Effect::Lose => {}
        }
        offered
    }

    /// Who asks, and what a decision asks for.
    pub fn prompt(&self, decision: &Decision, ask: Option<&Ask>) -> String {
        let voice = self.voice();
        let by = ask.and_then(|ask| ask.by);
        let head = match (&decision.source, by) {
            (None, _) => voice.say("prompt-turn", &json!({"phase": decision.phase})),
            (Some(card), None) => voice.say("prompt-asks", &json!({"card": card})),
            (Some(card), Some(by)) => {
                let card = ask.and_then(|ask| ask.with.as_ref()).unwrap_or(card);
                voice.say("prompt-attacked", &json!({"player": by, "card": card}))
            }
        };
        ask.map_or(head.clone(), |ask| format!("{head} · {}", self.asked(ask, decision)))
    }

    fn asked(&self, ask: &Ask, decision: &Decision) -> String {
        if ask.sort == Sort::Turn {
            return self.voice().say(&format!("phase-{}.todo", word(&decision.phase)), &());
        }
        let fields = json!({
            "decline": ask.decline, "steps": decision.steps,
            "card": ask.card, "maid": ask.on, "names": decision.source,
        });
        self.voice().say(&format!("ask-{}", word(&ask.sort)), &fields)
    }

    /// An event as a line; turns and rounds stand out.
    pub fn event(&self, event: &AnyTold) -> Option<String> {
        use {livret_letter::Happening as Letter, livret_tanto::Happening as Tanto};
        let said = self.voice().event(&event.plain())?;
        let ends = match event.plain() {
            Plain::Tanto(event) => matches!(event, Tanto::RoundEnded { .. } | Tanto::GameEnded),
            Plain::Letter(event) => {
                matches!(event, Letter::RoundEnded { .. } | Letter::GameEnded { .. } | Letter::Shuffled { .. })
            }
        };
        Some(match () {
            () if event.begins_turn() => format!("— {said} —"),
            () if ends => format!("=== {said} ==="),
            () => said,
        })
    }

    /// Card names one by one, in their order.
    pub fn row<'a>(&self, cards: impl IntoIterator<Item = &'a CardId>) -> String {
        self.voice().list(cards.into_iter().map(|id| self.card(id)), "list")
    }

    /// Card names; equal ones once, with their number.
    pub fn cards<'a>(&self, cards: impl IntoIterator<Item = &'a CardId>) -> String {
        self.voice().cards(cards.into_iter().map(|id| &**id))
    }

    /// Maids with their illnesses.
    pub fn maids(&self, maids: &[Maid]) -> String {
        let voice = self.voice();
        voice.tallied(maids.iter().map(|maid| voice.sick(&maid.card, maid.illness.into())))
    }

    /// Buildings with what lies beneath them.
    pub fn buildings(&self, buildings: &[Building]) -> String {
        let told = |building: &Building| match &building.under {
            Some(under) => {
                let names = [("name", self.card(&building.card).into()), ("under", self.card(under).into())];
                self.tell("with", names)
            }
            None => self.card(&building.card),
        };
        self.voice().tallied(buildings.iter().map(told))
    }

    /// What there is to spend: `1 serving, 3 love`.
    pub fn counters(&self, counters: &Counters) -> String {
        let Counters { love, serving, employment, imagination, concentration, effort } = *counters;
        let told = [
            (Counter::Serving, Some(serving)),
            (Counter::Love, Some(love)),
            (Counter::Employment, Some(employment)),
            (Counter::Imagination, imagination),
            (Counter::Concentration, concentration),
            (Counter::Effort, effort),
        ];
        let told = told.into_iter().filter_map(|(counter, n)| {
            Some(self.tongue.words.say(&format!("counter-{}", word(&counter)), &args([("count", n?.into())])))
        });
        self.voice().list(told, "list")
    }
}

/// An offer and its effect side by side, by the names that sentences have for them.
#[derive(Default, Serialize)]
struct Offered<'a> {
    #[serde(flatten)]
    with: Option<&'a Objects>,
    player: Option<usize>,
    does: &'static str,
    effect: Option<String>,
    count: Option<u8>,
    counter: Option<Counter>,
    from: Option<Zone>,
    to: Option<Zone>,
    at: Option<Zone>,
}

#[cfg(test)]
pub(crate) mod tests {
    use livret_kernel::{Gives, Names, Provenance};
    use livret_shown::Tally;

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

    /// A table of the family at which nothing lies yet.
    pub(crate) fn house() -> livret_tanto::Position {
        let place = r#"{"game": "tanto-cuore", "phase": "serve", "player": 0, "turn": 1, "players": [], "town": {"piles": {}},
            "counters": {"love": 2, "serving": 1, "employment": 1}}"#;
        serde_json::from_str(place).expect("a position")
    }

    /// An event of the family.
    fn tanto(event: Value) -> AnyTold {
        AnyTold::Tanto(serde_json::from_value(event).expect("an event of the family"))
    }

    /// One of Love Letter.
    fn letter(event: Value) -> AnyTold {
        AnyTold::Letter(serde_json::from_value(event).expect("an event of Love Letter"))
    }

    #[test]
    fn a_changed_price_is_told_as_long_as_it_holds() {
        let mut speaker = speaker("en");
        let mut there = house();
        there.town.prices = Tally(vec![("rouge-crescent".into(), 1)]);
        speaker.learn_prices(&there.into());
        assert_eq!((speaker.cost("rouge-crescent"), speaker.cost("illness")), (Some(1), Some(4)));
        speaker.learn_prices(&house().into());
        assert_eq!(speaker.cost("rouge-crescent"), Some(2));
    }

    #[test]
    fn events_tell_what_their_listener_may_know() {
        let speaker = speaker("en");
        let say = |event| speaker.event(&event).unwrap_or_default();
        assert_eq!(say(tanto(json!({"type": "drew", "player": 1, "count": 2}))), "Claris draws 2 cards");
        let own = tanto(json!({"type": "drew", "player": 0, "count": 1, "cards": ["guard"]}));
        assert_eq!(say(own), "You draw Guard");
        let guess = json!({"type": "guessed", "player": 0, "target": 1, "card": "priest", "right": true});
        assert_eq!(say(letter(guess)), "You guess that Claris holds Priest: right!");
        let compared = json!({"type": "compared", "player": 1, "target": 0, "cards": ["guard", "priest"]});
        assert_eq!(say(letter(compared)), "Claris compares hands with you: Guard against Priest");
        let ill =
            json!({"type": "hired", "player": 0, "card": "illness", "cost": 4, "to": 1, "maid": "rouge-crescent"});
        assert_eq!(say(tanto(ill)), "You buy Illness for Claris’s Rouge Crescent");
        assert_eq!(say(tanto(json!({"type": "turn_began", "player": 0}))), "— Your turn —");
        assert_eq!(speaker.event(&tanto(json!({"type": "turn_ended", "player": 0}))), None);
        let away = json!({"type": "discarded", "player": 1, "count": 5, "from": "turn", "top": null});
        assert_eq!(speaker.event(&tanto(away)), None);
    }

    #[test]
    fn events_are_told_in_every_language() {
        let say = |lang, event| speaker(lang).event(&event).unwrap_or_default();
        let hired = tanto(json!({"type": "hired", "player": 1, "card": "rouge-crescent", "cost": 2, "to": 1}));
        assert_eq!(say("fr", hired.clone()), "Claris embauche Rouge Crescent");
        assert_eq!(say("ja", hired), "ClarisはRouge Crescentを雇用した");
        let hands = json!({"0": "guard", "1": "priest"});
        let won = letter(json!({"type": "round_ended", "winners": [0], "best": [0], "hands": hands}));
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
