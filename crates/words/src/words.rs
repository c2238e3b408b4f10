//! The sentences of one language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use crate::functions;

/// A language and the texts of its files.
type Files = (&'static str, &'static [&'static str]);

/// What the build found.
static FILES: &[Files] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Every language, read once, when the first sentence is said.
static ALL: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let read = |(lang, files): &Files| Words::read(lang, files).expect("the shipped files are tested");
    FILES.iter().map(read).collect()
});

/// The languages there are files for.
pub fn languages() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(lang, _)| *lang)
}

/// Arguments of a sentence.
pub fn args<'a>(given: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>) -> FluentArgs<'a> {
    given.into_iter().collect()
}

/// The sentences of one language.
pub struct Words {
    lang: String,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The sentences of a language, if there are files for it.
    #[must_use]
    pub fn of(lang: &str) -> Option<&'static Words> {
        ALL.iter().find(|words| words.lang == lang)
    }

    /// The language that engines and logs speak.
    ///
    /// # Panics
    /// Never: a test sees to it that there is English.
    #[must_use]
    pub fn english() -> &'static Words {
        Words::of("en").expect("English is there")
    }

    /// Reads the files of a language.
    ///
    /// # Errors
    /// Says what cannot be read, or is said twice.
    pub fn read(lang: &str, files: &[impl AsRef<str>]) -> Result<Words, String> {
        let id: LanguageIdentifier = lang.parse().map_err(|error| format!("{lang}: {error}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Names that need it are put between marks before they come here.
        bundle.set_use_isolating(false);
        bundle.add_function("ELIDE", functions::elide).map_err(|error| error.to_string())?;
        bundle.add_function("APART", functions::apart).map_err(|error| error.to_string())?;
        for file in files {
            let file =
                FluentResource::try_new(file.as_ref().into()).map_err(|(_, errors)| format!("{lang}: {errors:?}"))?;
            bundle.add_resource(file).map_err(|errors| format!("{lang}: {errors:?}"))?;
        }
        Ok(Words { lang: lang.into(), bundle })
    }

    /// Which language.
    #[must_use]
    pub fn lang(&self) -> &str {
        &self.lang
    }

    /// Is there such a sentence? `id`, or `id.attribute`.
    #[must_use]
    pub fn knows(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    /// The sentence with these arguments; its id where there is none, so that nothing is lost.
    #[must_use]
    pub fn say(&self, id: &str, args: &FluentArgs) -> String {
        let Some(pattern) = self.pattern(id) else { return id.into() };
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }

    /// A sentence without arguments.
    #[must_use]
    pub fn plain(&self, id: &str) -> String {
        self.say(id, &FluentArgs::new())
    }

    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, name)| (id, Some(name)));
        let message = self.bundle.get_message(id)?;
        match attribute {
            Some(name) => Some(message.get_attribute(name)?.value()),
            None => message.value(),
        }
    }
}
