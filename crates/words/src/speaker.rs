//! Sentences about a table, from the fields of what is said.

use fluent_bundle::FluentArgs;
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

impl Speaker<'_> {
    /// The sentence `id` of a value's fields, as events, offers and refusals have them. What the value does not say is the word
    /// `none`, so that a sentence can choose by it.
    #[must_use]
    pub fn say(&self, id: &str, fields: &Value) -> String {
        self.words.say(id, &self.args(fields))
    }

    /// An event; nothing where it goes without saying.
    #[must_use]
    pub fn event(&self, event: &Value) -> Option<String> {
        let said = self.say(&format!("event-{}", event["type"].as_str().unwrap_or_default()), event);
        (!said.is_empty()).then_some(said)
    }

    /// An offer, as an order.
    #[must_use]
    pub fn action(&self, offer: &Value, phase: &str) -> String {
        match offer["verb"].as_str().unwrap_or_default() {
            "end" => self.words.plain(&format!("phase-{phase}.end")),
            verb => self.say(&format!("action-{verb}"), &self.offered(offer)),
        }
    }

    /// The fields of an offer and of its effect side by side.
    fn offered(&self, offer: &Value) -> Value {
        let mut fields = offer.clone();
        let effect = &offer["effect"];
        fields["player"] = self.cast.me().into();
        fields["count"] = effect["n"].clone();
        for (field, value) in [("does", "does"), ("counter", "counter")] {
            fields[field] = effect[value].clone();
        }
        for field in ["from", "to", "at"] {
            fields[field] = effect[field][0].clone();
        }
        fields["effect"] = self.effect(effect).into();
        fields
    }

    /// What yes or no would do.
    fn effect(&self, effect: &Value) -> Option<String> {
        let told = |lang: &str| effect["text"][lang].as_str().map(Into::into);
        let id = format!("effect-{}", effect["does"].as_str().unwrap_or_default());
        let own = self.words.knows(&id).then(|| self.words.plain(&id));
        own.or_else(|| told(self.words.lang())).or_else(|| told("en"))
    }

    /// What is asked by a decision.
    #[must_use]
    pub fn ask(&self, ask: &Value, decision: &Value) -> String {
        match ask["sort"].as_str().unwrap_or_default() {
            "turn" => self.say(&format!("phase-{}.todo", decision["phase"].as_str().unwrap_or_default()), &Value::Null),
            sort => {
                let fields = serde_json::json!({
                    "decline": ask["decline"].as_str().unwrap_or("must"), "steps": decision["steps"],
                    "card": ask["card"], "maid": ask["on"], "names": decision["source"],
                });
                self.say(&format!("ask-{sort}"), &fields)
            }
        }
    }

    fn args<'a>(&self, fields: &'a Value) -> FluentArgs<'a> {
        let mut args = FluentArgs::new();
        for field in CARDS {
            args.set(field, fields[field].as_str().map_or("none".into(), |id| self.card(id)));
        }
        args.set(
            "on",
            fields["on"]["card"].as_str().map_or("none".into(), |id| self.sick(id, &fields["on"]["illness"])),
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
    pub fn sick(&self, id: &str, illnesses: &Value) -> String {
        let name = self.card(id);
        match illnesses.as_i64().filter(|n| *n > 0) {
            Some(n) => self.words.say("ill", &crate::args([("name", name.into()), ("count", n.into())])),
            None => name,
        }
    }

    /// Cards in their order; equal ones are told once, with their number.
    #[must_use]
    pub fn cards<'a>(&self, ids: impl IntoIterator<Item = &'a str>) -> String {
        let mut told: Vec<(&str, i64)> = Vec::new();
        for id in ids {
            match told.iter_mut().find(|(other, _)| *other == id) {
                Some((_, n)) => *n += 1,
                None => told.push((id, 1)),
            }
        }
        self.list(told.into_iter().map(|(id, n)| self.times(self.card(id), n)), "list")
    }

    /// So many of one; one goes without saying.
    #[must_use]
    pub fn times(&self, name: String, n: i64) -> String {
        if n == 1 { name } else { self.words.say("times", &crate::args([("name", name.into()), ("count", n.into())])) }
    }

    fn hands(&self, hands: &serde_json::Map<String, Value>) -> String {
        let held = |(seat, card): (&String, &Value)| {
            let fields = serde_json::json!({"player": seat.parse::<u64>().ok(), "card": card});
            self.say("hand-held", &fields)
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
