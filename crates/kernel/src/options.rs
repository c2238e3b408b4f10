//! What a table has chosen: the options of `new` (PROTOCOL), as given or as resolved.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Number, Value};

/// The options of a table by key, in the order in which they were given. Which there are and what they may be, the games
/// describe; what they do not know is kept too, so that a refusal can name it.
/// ```
/// let options: livret_kernel::TableOptions = serde_json::from_str(r#"{"sets": ["a", "b"], "short": true, "first": 1}"#)?;
/// assert_eq!((options.words("sets").map(<[_]>::len), options.flag("short")), (Some(2), Some(true)));
/// assert_eq!((options.number("first"), options.word("sets")), (Some(1), None));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(from = "Map<String, Value>")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(type = "{ [key: string]: Chosen }"))]
#[cfg_attr(feature = "describe", schema(value_type = std::collections::HashMap<String, Chosen>))]
pub struct TableOptions(Vec<(String, Chosen)>);

/// What was chosen for an option.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, from = "Value")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
pub enum Chosen {
    /// Nothing: no such cards, the box of the game itself.
    Nothing,
    /// On or off.
    Flag(bool),
    /// A whole number.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    Number(i64),
    /// One of several ways, or the id of a box.
    Word(String),
    /// Ids.
    Words(Vec<String>),
    /// Options of their own.
    Group(TableOptions),
    /// A list of other things than words, which no option is.
    #[cfg_attr(feature = "describe", ts(skip))]
    Mixed(Vec<Chosen>),
    /// A number that is not whole or too large, which no option is.
    #[cfg_attr(feature = "describe", ts(skip))]
    Beyond(Number),
}

impl TableOptions {
    /// What was chosen for an option.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Chosen> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, chosen)| chosen)
    }

    /// Everything that was chosen.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Chosen)> {
        self.0.iter().map(|(key, chosen)| (key.as_str(), chosen))
    }

    /// Chooses.
    pub fn set(&mut self, key: impl Into<String>, chosen: impl Into<Chosen>) {
        let (key, chosen) = (key.into(), chosen.into());
        match self.0.iter_mut().find(|(name, _)| *name == key) {
            Some((_, old)) => *old = chosen,
            None => self.0.push((key, chosen)),
        }
    }

    /// Was nothing chosen?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// An option that is on or off.
    #[must_use]
    pub fn flag(&self, key: &str) -> Option<bool> {
        if let Chosen::Flag(on) = self.get(key)? { Some(*on) } else { None }
    }

    /// An option that is a small number.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<u8> {
        self.get(key)?.small()
    }

    /// An option that is a word.
    #[must_use]
    pub fn word(&self, key: &str) -> Option<&str> {
        self.get(key)?.word()
    }

    /// An option that is a list of ids.
    #[must_use]
    pub fn words(&self, key: &str) -> Option<&[String]> {
        if let Chosen::Words(words) = self.get(key)? { Some(words) } else { None }
    }
}

impl Chosen {
    /// The small whole number that it is.
    #[must_use]
    pub fn small(&self) -> Option<u8> {
        if let Chosen::Number(number) = self { u8::try_from(*number).ok() } else { None }
    }

    /// The word that it is.
    #[must_use]
    pub fn word(&self) -> Option<&str> {
        if let Chosen::Word(word) = self { Some(word) } else { None }
    }
}

/// As in JSON.
impl fmt::Display for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Display for TableOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl From<Value> for Chosen {
    fn from(value: Value) -> Chosen {
        match value {
            Value::Null => Chosen::Nothing,
            Value::Bool(on) => on.into(),
            Value::Number(number) => number.as_i64().map_or(Chosen::Beyond(number), Chosen::Number),
            Value::String(word) => word.into(),
            Value::Array(list) if list.iter().all(Value::is_string) => {
                let word = |entry| if let Value::String(word) = entry { Some(word) } else { None };
                Chosen::Words(list.into_iter().filter_map(word).collect())
            }
            Value::Array(list) => Chosen::Mixed(list.into_iter().map(Chosen::from).collect()),
            Value::Object(group) => Chosen::Group(group.into()),
        }
    }
}

impl From<Map<String, Value>> for TableOptions {
    fn from(map: Map<String, Value>) -> TableOptions {
        // Each key stands once in a map: whoever sends many has none of them looked up again.
        TableOptions(map.into_iter().map(|(key, value)| (key, value.into())).collect())
    }
}

impl<K: Into<String>, C: Into<Chosen>> FromIterator<(K, C)> for TableOptions {
    fn from_iter<I: IntoIterator<Item = (K, C)>>(entries: I) -> TableOptions {
        let mut options = TableOptions::default();
        entries.into_iter().for_each(|(key, chosen)| options.set(key, chosen));
        options
    }
}

impl Serialize for TableOptions {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

macro_rules! chosen_from {
    ($($of:ty => $chosen:expr),* $(,)?) => {
        $(impl From<$of> for Chosen {
            fn from(from: $of) -> Chosen {
                $chosen(from)
            }
        })*
    };
}

chosen_from!(
    bool => Chosen::Flag,
    u8 => |number: u8| Chosen::Number(number.into()),
    i32 => |number: i32| Chosen::Number(number.into()),
    String => Chosen::Word,
    &str => |word: &str| Chosen::Word(word.into()),
    Vec<String> => Chosen::Words,
    Vec<&str> => |words: Vec<&str>| Chosen::Words(words.into_iter().map(Into::into).collect()),
    TableOptions => Chosen::Group,
);

#[cfg(feature = "describe")]
mod describe {
    use utoipa::openapi::schema::{Object, OneOfBuilder, Schema, Type};
    use utoipa::openapi::{Ref, RefOr};
    use utoipa::{PartialSchema, ToSchema};

    use super::Chosen;

    /// What an option may be; what none is, is not described.
    impl PartialSchema for Chosen {
        fn schema() -> RefOr<Schema> {
            let plain = [Type::Null, Type::Boolean, Type::Integer, Type::String].map(Object::with_type);
            let all = plain.into_iter().fold(OneOfBuilder::new(), OneOfBuilder::item);
            all.item(Vec::<String>::schema()).item(Ref::from_schema_name("TableOptions")).into()
        }
    }

    impl ToSchema for Chosen {}
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> TableOptions {
        serde_json::from_str(text).expect("an object")
    }

    #[test]
    fn options_are_written_as_they_were_read_whatever_they_are() {
        let text = r#"{"b":null,"a":true,"n":-3,"w":"é\n","ws":["x","y"],"none":[],"g":{"k":{"l":1}},"m":[1,"x",[null]],"f":1.5,"big":18446744073709551615}"#;
        assert_eq!(read(text).to_string(), text);
        assert_eq!(Chosen::from(serde_json::json!([1, "x"])).to_string(), r#"[1,"x"]"#);
    }

    #[test]
    fn the_last_of_two_choices_holds_in_the_place_of_the_first() {
        assert_eq!(read(r#"{"a":1,"b":2,"a":3}"#).to_string(), r#"{"a":3,"b":2}"#);
    }

    #[test]
    fn readers_answer_only_for_what_they_read() {
        let options =
            read(r#"{"flag":false,"number":7,"large":300,"float":1.0,"word":"w","words":["w"],"mixed":["w",1]}"#);
        assert_eq!((options.flag("flag"), options.flag("number")), (Some(false), None));
        assert_eq!(["number", "large", "float", "word"].map(|key| options.number(key)), [Some(7), None, None, None]);
        assert_eq!((options.word("word"), options.word("words")), (Some("w"), None));
        assert_eq!((options.words("words").map(<[_]>::len), options.words("mixed")), (Some(1), None));
    }
}
