//! Sentences about a table, from the fields of what is said.

use fluent_bundle::FluentArgs;
use serde::Serialize;
use serde_json::Value;

use crate::{Words, guarded};

/// Who and what there is at a table: the names that sentences are filled with.
pub trait Cast {
    /// A card's name.
    fn card(&self, id: &str) -> String;
    /// What sort of card it is.
    fn kind(&self, id: &str) -> Option<String>;
    /// The name of whoever sits there.
    fn person(&self, seat: u64) -> String;
    /// The listener's seat.
    fn me(&self) -> Option<u64>;
    /// What lies in the middle: `town`, in Motto `park`, in Love Letter `court`.
    fn place(&self) -> &'static str;
}

/// Fields that hold a card's id.
const CARDS: [&str; 7] = ["card", "maid", "under", "cancels", "given", "taken", "names"];
/// Words that are passed on as they are.
const WORDS: [&str; 4] = ["at", "decline", "does", "effect"];
/// Numbers that choose between wordings; those that only stand in a sentence need no name here.
const NUMBERS: [&str; 2] = ["round", "steps"];

/// Says sentences about one table in one language.
pub struct Speaker<'a> {
    /// The language.
    pub words: &'static Words,
    /// The table.
    pub cast: &'a dyn Cast,
}

/// A value's fields by their names, which are the names that sentences have for them.
fn fields(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// The word that a plain value is on the wire.
#[must_use]
pub fn word(value: &impl Serialize) -> String {
    fields(value).as_str().unwrap_or_default().into()
}

impl Speaker<'_> {
    /// The sentence `id` of a value's fields, as events, offers and refusals have them. What the value does not say is the word
    /// `none`, so that a sentence can choose by it.
    #[must_use]
    pub fn say(&self, id: &str, value: &impl Serialize) -> String {
        self.words.say(id, &self.args(&fields(value)))
    }

    /// An event, by its type; nothing where it goes without saying.
    #[must_use]
    pub fn event(&self, event: &impl Serialize) -> Option<String> {
        let event = fields(event);
        let said = self.words.say(&format!("event-{}", event["type"].as_str().unwrap_or_default()), &self.args(&event));
        (!said.is_empty()).then_some(said)
    }

    fn args<'a>(&self, fields: &'a Value) -> FluentArgs<'a> {
        let mut args = FluentArgs::new();
        for field in CARDS {
            args.set(field, fields[field].as_str().map_or("none".into(), |id| self.card(id)));
        }
        args.set(
            "on",
            fields["on"]["card"]
                .as_str()
                .map_or("none".into(), |id| self.sick(id, fields["on"]["illness"].as_i64().unwrap_or_default())),
        );
        for field in WORDS {
            args.set(field, fields[field].as_str().unwrap_or("none"));
        }
        for field in NUMBERS {
            args.set(field, "none");
        }
        for (field, number) in fields.as_object().into_iter().flatten() {
            if let Some(number) = number.as_i64() {
                args.set(field.as_str(), number);
            }
        }
        self.seats(fields, &mut args);
        self.pairs(fields, &mut args);
        self.amounts(fields, &mut args);
        args
    }

    /// Who acts, whom it is about, where from and where to: a field may hold a seat or the word for a zone.
    fn seats(&self, fields: &Value, args: &mut FluentArgs) {
        let player = fields["player"].as_u64();
        let zone = |field: &str| match &fields[field] {
            Value::String(zone) => zone.clone(),
            Value::Number(_) => "seat".into(),
            _ => "none".into(),
        };
        let whom = ["target", "seat", "to", "from"].into_iter().find_map(|field| fields[field].as_u64());
        args.set("player", player.map_or("none".into(), |seat| self.who(seat)));
        args.set(
            "whom",
            whom.map_or("none".into(), |seat| if whom == player { "self".into() } else { self.who(seat) }),
        );
        args.set("from", zone("from"));
        args.set("to", zone("to"));
        args.set("place", self.cast.place());
    }

    /// Lists: of cards, of winners, of the hands they held.
    fn pairs(&self, fields: &Value, args: &mut FluentArgs) {
        let cards: Option<Vec<&str>> =
            fields["cards"].as_array().map(|list| list.iter().filter_map(Value::as_str).collect());
        if let Some([given, taken]) = cards.as_deref() {
            args.set("given", self.card(given));
            args.set("taken", self.card(taken));
        }
        let listed = cards.filter(|cards| !cards.is_empty());
        args.set("cards", listed.map_or("none".into(), |cards| self.cards(cards)));
        let winners: Option<Vec<u64>> =
            fields["winners"].as_array().map(|list| list.iter().filter_map(Value::as_u64).collect());
        args.set("winners", winners.map_or("none".into(), |seats| self.people(&seats)));
        let hands = fields["hands"].as_object().filter(|hands| !hands.is_empty());
        args.set("hands", hands.map_or("none".into(), |hands| self.hands(hands)));
    }

    fn amounts(&self, fields: &Value, args: &mut FluentArgs) {
        args.set("count", fields["count"].as_i64().unwrap_or(1));
        let counter = fields["counter"].as_str().map(|counter| format!("counter-{counter}.gain"));
        args.set("amount", counter.map_or("none".into(), |id| self.words.say(&id, args)));
        let phase = fields["phase"].as_str().map(|phase| format!("phase-{phase}"));
        args.set("phase", phase.map_or("none".into(), |id| self.words.plain(&id)));
        let pile = fields["pile"].as_str().map(|pile| format!("pile-{pile}"));
        args.set("pile", pile.map_or("none".into(), |id| self.words.plain(&id)));
        args.set("right", if fields["right"] == true { "yes" } else { "no" });
        let kind = fields["card"].as_str().and_then(|id| self.cast.kind(id));
        args.set("kind", kind.unwrap_or_else(|| "none".into()));
    }

    /// A card.
    #[must_use]
    pub fn card(&self, id: &str) -> String {
        guarded(&self.cast.card(id))
    }

    /// A maid, with her illnesses where she has some.
    #[must_use]
    pub fn sick(&self, id: &str, illnesses: i64) -> String {
        let name = self.card(id);
        if illnesses == 0 {
            return name;
        }
        self.words.say("ill", &crate::args([("name", name.into()), ("count", illnesses.into())]))
    }

    /// Cards in their order; equal ones are told once, with their number.
    #[must_use]
    pub fn cards<'a>(&self, ids: impl IntoIterator<Item = &'a str>) -> String {
        self.tallied(ids.into_iter().map(|id| self.card(id)))
    }

    /// Names in their order; equal ones are told once, with their number.
    #[must_use]
    pub fn tallied(&self, names: impl IntoIterator<Item = String>) -> String {
        let mut told: Vec<(String, i64)> = Vec::new();
        for name in names {
            match told.iter_mut().find(|(other, _)| *other == name) {
                Some((_, n)) => *n += 1,
                None => told.push((name, 1)),
            }
        }
        self.list(told.into_iter().map(|(name, n)| self.times(name, n)), "list")
    }

    /// So many of one; one goes without saying.
    fn times(&self, name: String, n: i64) -> String {
        if n == 1 { name } else { self.words.say("times", &crate::args([("name", name.into()), ("count", n.into())])) }
    }

    fn hands(&self, hands: &serde_json::Map<String, Value>) -> String {
        let held = |(seat, card): (&String, &Value)| {
            self.say("hand-held", &serde_json::json!({"player": seat.parse::<u64>().ok(), "card": card}))
        };
        self.list(hands.iter().map(held), "list")
    }

    /// Somebody: a name, or the word for the listener.
    fn who(&self, seat: u64) -> String {
        if self.cast.me() == Some(seat) { "you".into() } else { guarded(&self.cast.person(seat)) }
    }

    /// Several people; the listener alone and nobody are words that a sentence can choose by.
    fn people(&self, seats: &[u64]) -> String {
        let name = |&seat: &u64| if self.cast.me() == Some(seat) { self.words.plain("you") } else { self.who(seat) };
        match seats {
            [] => "nobody".into(),
            [seat] => self.who(*seat),
            [all @ .., last] => {
                let before = self.list(all.iter().map(name), "list");
                self.list([before, name(last)].into_iter(), "list-last")
            }
        }
    }

    /// A list; `id` says how two parts of it are joined.
    pub fn list(&self, mut parts: impl Iterator<Item = String>, id: &str) -> String {
        let first = parts.next().unwrap_or_default();
        parts.fold(first, |list, next| self.words.say(id, &crate::args([("list", list.into()), ("next", next.into())])))
    }
}
