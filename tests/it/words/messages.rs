//! Reads the message files as data: which ids, which text, which variables.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use eight_realms_app::words::Language;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// What a message is made of: its own text, the variables it takes, the messages it quotes.
#[derive(Default)]
pub struct Message {
    /// Its own text, variables left out.
    pub text: String,
    variables: BTreeSet<String>,
    quoted: BTreeSet<String>,
}

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.text.push(' ');
                    self.read_expression(expression);
                }
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.clone())),
            InlineExpression::MessageReference { id, attribute: None } => {
                self.quoted.insert(id.name.clone());
            }
            other => panic!("messages use only variables and other messages, not {other:?}"),
        }
    }
}

pub type Messages = BTreeMap<String, Message>;

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The names of a language's files.
pub fn themes(language: Language) -> BTreeSet<String> {
    let folder = root().join("crates/app/i18n").join(language.code());
    let entries = fs::read_dir(folder).expect("every language has a folder");
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// All messages of a language. Panics where a file does not parse or an id stands twice.
pub fn messages(language: Language) -> Messages {
    let mut all = Messages::new();
    for theme in themes(language) {
        let text =
            fs::read_to_string(root().join("crates/app/i18n").join(language.code()).join(&theme)).unwrap();
        let file = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{theme}: {errors:?}"));
        for entry in file.body {
            let Entry::Message(definition) = entry else { continue };
            let mut message = Message::default();
            message.read(&definition.value.expect("every message has a text"));
            let twice = all.insert(definition.id.name.clone(), message);
            assert!(twice.is_none(), "{theme}: {} stands twice in {}", definition.id.name, language.code());
        }
    }
    all
}

/// The variables of a message and of all that it quotes.
pub fn variables(all: &Messages, id: &str) -> BTreeSet<String> {
    let message = all.get(id).unwrap_or_else(|| panic!("{id} is quoted, but does not exist"));
    let quoted = message.quoted.iter().flat_map(|quoted| variables(all, quoted));
    message.variables.iter().cloned().chain(quoted).collect()
}
