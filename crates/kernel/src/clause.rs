//! What is wrong, as a value: which sentence says so, and what stands in it. Faces say it in their reader's language.

use livret_words::{FluentArgs, FluentValue, Words};

/// Something that stands in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A card: its id, and its name in English.
    Card(String, String),
    /// A number, or a seat.
    Number(i64),
    /// A word or a text.
    Text(String),
    /// A part that is said in the language of the whole.
    Clause(Clause),
}

/// A sentence of `words/` and what stands in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Its id.
    pub id: &'static str,
    /// By name.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Clause {
    /// A sentence in which nothing stands yet.
    #[must_use]
    pub fn new(id: &'static str) -> Clause {
        Clause { id, facts: Vec::new() }
    }

    /// The same, with something in it.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Clause {
        self.facts.push((name, fact.into()));
        self
    }

    /// Texts one after the other, as these sentences of two join them: all, and the last.
    #[must_use]
    pub fn list<T: Into<Fact>>(texts: impl IntoIterator<Item = T>, all: &'static str, last: &'static str) -> Clause {
        let mut texts: Vec<Fact> = texts.into_iter().map(Into::into).collect();
        let end = texts.pop();
        let join = |id| move |list: Fact, next: Fact| Clause::new(id).with("list", list).with("next", next).into();
        let before = texts.into_iter().reduce(join(all));
        let whole = before.into_iter().chain(end).reduce(join(last)).unwrap_or_else(|| String::new().into());
        if let Fact::Clause(clause) = whole { clause } else { Clause::new("setup-one").with("next", whole) }
    }

    /// As the protocol says it. Where it speaks of actions, ids and seats, the sentence has an attribute of its own.
    #[must_use]
    pub fn english(&self) -> String {
        let (words, own) = (Words::english(), format!("{}.protocol", self.id));
        let id = if words.knows(&own) { &own } else { self.id };
        words.say(id, &self.args(Clause::english))
    }

    /// For people, in a language.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        let mut args = self.args(|clause| clause.said(words));
        for (name, fact) in &self.facts {
            match (*name, fact) {
                // Whoever sits there has no name where no table is.
                ("seat", Fact::Number(seat)) => args.set("whom", words.say("seat", &one("number", (seat + 1).into()))),
                ("phase", Fact::Text(phase)) => args.set("phase", words.plain(&format!("phase-{phase}"))),
                _ => {}
            }
        }
        words.say(self.id, &args)
    }

    fn args(&self, say: impl Fn(&Clause) -> String) -> FluentArgs<'_> {
        let value = |fact: &Fact| match fact {
            Fact::Card(_, name) => FluentValue::from(name.clone()),
            Fact::Number(n) => (*n).into(),
            Fact::Text(text) => text.clone().into(),
            Fact::Clause(clause) => say(clause).into(),
        };
        self.facts.iter().map(|(name, fact)| (*name, value(fact))).collect()
    }
}

fn one<'a>(name: &'a str, value: FluentValue<'a>) -> FluentArgs<'a> {
    livret_words::args([(name, value)])
}

impl From<String> for Fact {
    fn from(text: String) -> Fact {
        Fact::Text(text)
    }
}

impl From<&str> for Fact {
    fn from(text: &str) -> Fact {
        Fact::Text(text.into())
    }
}

impl From<Clause> for Fact {
    fn from(clause: Clause) -> Fact {
        Fact::Clause(clause)
    }
}

/// Numbers as they come. Beyond what a number of the wire can be, the largest.
macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Fact {
            fn from(n: $number) -> Fact {
                Fact::Number(i64::try_from(n).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers!(i16, i64, u8, u16, u32, u64, usize);

/// An enum of things that can be wrong, each with the id of its sentence in `words/` and with what stands in it, by the names
/// that the sentence has for it. `ALL` lists both, for the test that every language has them.
#[macro_export]
macro_rules! clauses {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($variant:ident $({ $($field:ident: $type:ty),* $(,)? })? = $id:literal),* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        $vis enum $name { $($variant $({ $($field: $type),* })?),* }

        impl $name {
            /// The id of every sentence, and the names of what stands in it.
            pub const ALL: &[(&str, &[&str])] = &[$(($id, &[$($(stringify!($field)),*)?])),*];
        }

        impl From<$name> for $crate::Clause {
            fn from(wrong: $name) -> Self {
                match wrong {
                    $($name::$variant $({ $($field),* })? =>
                        $crate::Clause::new($id)$($(.with(stringify!($field), $field))*)?),*
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(texts: &[&str]) -> String {
        Clause::list(texts.iter().copied(), "list", "list-last").english()
    }

    #[test]
    fn lists_join_their_last_text_in_a_way_of_its_own() {
        assert_eq!([list(&["a"]), list(&["a", "b"]), list(&["a", "b", "c"])], ["a", "a and b", "a, b and c"]);
    }

    #[test]
    fn a_part_is_said_in_the_language_of_the_whole() {
        let part = Clause::list(["1.0", "1.1"], "list", "list-last");
        let whole = Clause::new("record-rules").with("told", "0.9").with("known", part);
        assert!(whole.english().contains("1.0 and 1.1"), "{}", whole.english());
        let french = whole.said(Words::of("fr").expect("French is there"));
        assert!(french.contains("1.0 et 1.1"), "{french}");
    }
}
