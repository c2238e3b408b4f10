//! What speaks for an action, before it is said in a language.

use livret_kernel::{Lang, Names};
use livret_words::{FluentArgs, FluentValue, Words, args};

/// A sentence of `words/` and the numbers in it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Clause {
    id: &'static str,
    numbers: Vec<(&'static str, i64)>,
}

impl Clause {
    /// One without numbers.
    pub fn new(id: &'static str) -> Clause {
        Clause { id, numbers: Vec::new() }
    }

    /// The same, with a number.
    pub fn with(mut self, name: &'static str, n: impl Into<i64>) -> Clause {
        self.numbers.push((name, n.into()));
        self
    }

    /// In words.
    pub fn say(&self, words: &Words, voice: Voice) -> String {
        let numbers = self.numbers.iter().map(|&(name, n)| (name, FluentValue::from(n)));
        // Points gained or lost bear their sign.
        let signed =
            self.numbers.iter().find(|(name, _)| *name == "signed").map(|(_, n)| ("signed", format!("{n:+}").into()));
        voice.say(words, self.id, &args(numbers.chain(signed)))
    }
}

/// To whom a bot explains itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// A person at a table.
    People,
    /// The engine protocol, whose answers do not change with the words of a language: `.protocol` where it says otherwise.
    Protocol,
}

impl Voice {
    /// The sentence, as this voice says it.
    pub(crate) fn say(self, words: &Words, id: &str, given: &FluentArgs) -> String {
        let own = format!("{id}.protocol");
        if self == Voice::Protocol && words.knows(&own) { words.say(&own, given) } else { words.say(id, given) }
    }
}

/// Something in every language that cards speak.
pub(crate) fn told(say: impl Fn(&Words, Lang) -> String) -> Names {
    let [en, fr, ja] =
        [Lang::En, Lang::Fr, Lang::Ja].map(|lang| say(Words::of(lang.code()).unwrap_or_else(Words::english), lang));
    Names { en, fr, ja: Some(ja) }.typeset()
}

/// Two parts joined, or the one there is.
pub(crate) fn joined(words: &Words, id: &str, parts: impl IntoIterator<Item = String>) -> String {
    let both = |one: String, two: String| words.say(id, &args([("one", one.into()), ("two", two.into())]));
    parts.into_iter().filter(|part| !part.is_empty()).reduce(both).unwrap_or_default()
}

/// What is done, and why.
pub(crate) fn because(words: &Words, what: String, why: String) -> String {
    words.say("reason-said", &args([("what", what.into()), ("why", why.into())]))
}
