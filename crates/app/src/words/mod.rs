//! The texts of the program, in the language of its user.
//!
//! Every sentence is in a Fluent file, `i18n/<language>/<theme>.ftl`, under the same id and with the same variables in
//! each language; a test holds them to that. Code passes an id and the values:
//!
//! ```
//! use eight_realms_app::words::{Language, Words};
//!
//! let words = Words::new(Language::English);
//! assert_eq!(words.say("realm-4-name"), "Bidirectional BFS");
//! assert_eq!(words.tell("moves", &[("moves", 1.into())]), "1 move");
//! ```
//!
//! A language is loaded once, at its first message, and stays. A [`Words`] is a small copyable value: to switch the
//! language, make another one. Whole numbers that are passed are grouped in the text (see [`figures`]), so a message
//! can both count (`1 move`, `2 moves`) and show `12 345`. A figure that needs a unit goes in as text.

mod assets;
pub mod facts;
pub mod faults;
pub mod figures;
pub mod lanes;
mod language;
mod loaders;
pub mod names;
pub mod places;
mod quoted;
pub mod solution;
pub mod why;

pub use fluent_bundle::FluentValue as Arg;
pub use language::Language;
pub use quoted::{LONGEST_TEXT, cut, is_too_long, quoted, quoted_around};

use i18n_embed::fluent::FluentLanguageLoader;

/// The messages of one language, for one kind of reader.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    language: Language,
    loader: &'static FluentLanguageLoader,
}

impl Words {
    /// The messages for the window: whole numbers come out as `12 345`, grouped by thin spaces.
    pub fn new(language: Language) -> Self {
        Self { language, loader: loaders::for_window(language) }
    }

    /// The messages for documents and the command line: whole numbers come out as `12,345`.
    pub fn for_documents(language: Language) -> Self {
        Self { language, loader: loaders::for_documents(language) }
    }

    /// The language of the messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message `id`, which takes no variables.
    ///
    /// An id that no file has comes back as `⟨id⟩`: visible, and caught by the tests.
    pub fn say(&self, id: impl AsRef<str>) -> String {
        self.message(id.as_ref(), &[])
    }

    /// The message `id` with its variables, by name: numbers and text, each as `value.into()`.
    ///
    /// An id that no file has comes back as `⟨id⟩`.
    pub fn tell<'a>(&self, id: impl AsRef<str>, arguments: &[(&'a str, Arg<'a>)]) -> String {
        self.message(id.as_ref(), arguments)
    }

    fn message<'a>(&self, id: &str, arguments: &[(&'a str, Arg<'a>)]) -> String {
        if !self.loader.has(id) {
            return format!("⟨{id}⟩");
        }
        let arguments = arguments.iter().cloned().collect();
        self.loader.get_args_fluent(id, Some(&arguments))
    }
}
