//! The name of a fact in the user's language. A name is made of phrases, `sample, realm 2: expanded, generated`, and
//! each phrase is a message; JSON keeps the name itself.

use eight_realms_core::{check::FactSource, puzzle::Board};
use serde_json::Value;

use super::{Words, figures};

/// The name in the user's language.
pub fn name(words: &Words, name: &str) -> String {
    let Some((subject, figures)) = name.split_once(": ") else { return phrases(words, name) };
    let args = [("subject", phrases(words, subject).into()), ("figures", phrases(words, figures).into())];
    words.tell("fact-whole", &args)
}

/// Where a fact is known from.
pub fn source(words: &Words, source: FactSource) -> String {
    match source {
        FactSource::Sequence(number) => words.tell("fact-source-sequence", &[("number", number.into())]),
        FactSource::Notebook => words.say("fact-source-notebook"),
        FactSource::Proof => words.say("fact-source-proof"),
        FactSource::OtherProgram => words.say("fact-source-program"),
    }
}

/// A value for the window: whole numbers in groups of three, those of a list one after the other.
pub fn value(value: &Value) -> String {
    match (value, value.as_u64()) {
        (Value::Array(values), _) => values.iter().map(self::value).collect::<Vec<_>>().join(", "),
        (Value::String(text), _) => text.clone(),
        (_, Some(number)) => figures::grouped(number),
        (_, None) => value.to_string(),
    }
}

/// The phrases of a name, which commas separate, in the user's language.
fn phrases(words: &Words, text: &str) -> String {
    let phrases = text.split(", ").map(|text| phrase(words, text));
    let join = |before: String, phrase: String| {
        words.tell("fact-next", &[("before", before.into()), ("phrase", phrase.into())])
    };
    phrases.reduce(join).unwrap_or_default()
}

/// One phrase in the user's language. A board stays as it is.
fn phrase(words: &Words, text: &str) -> String {
    if text.parse::<Board>().is_ok() {
        return text.to_owned();
    }
    if let Some(realm) = text.strip_prefix("realm ") {
        return words.tell("fact-realm", &[("realm", realm.into())]);
    }
    if let Some(order) = text.strip_prefix("order ") {
        return words.tell("fact-order", &[("order", order.into())]);
    }
    match text.strip_prefix("blank on cell ") {
        Some(cell) => words.tell("fact-blank-on-cell", &[("cell", cell.into())]),
        None => words.say(format!("fact-{}", slug(text))),
    }
}

/// Letters and digits in lower case, with a hyphen for whatever separates them.
fn slug(text: &str) -> String {
    let pieces = text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|piece| !piece.is_empty());
    pieces.collect::<Vec<_>>().join("-").to_lowercase()
}
