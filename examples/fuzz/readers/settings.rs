//! The settings of the last time, as a start of the window finds them.

use eight_realms::app::{Preferences, Speed};
use serde_json::Value;

use super::{Verdict, verdict};

pub fn examine(text: &str) -> Verdict {
    let read = Preferences::read(text);
    match &read {
        Ok(preferences) => {
            assert!(preferences.speed <= Speed::UNLIMITED, "no speed is beyond the scale: {text:?}");
            assert_eq!(Preferences::read(&preferences.written()).ok(), Some(*preferences));
            is_kept(preferences, text);
        }
        Err(error) => {
            let words = error.to_string();
            let (line, column) = (error.line(), error.column());
            assert!(words.ends_with(&format!(" at line {line} column {column}")), "{words}");
            let lines: Vec<&str> = text.split('\n').collect();
            assert!(
                (1..=lines.len()).contains(&line) && column <= lines[line - 1].len(),
                "{words}: {text:?}"
            );
        }
    }
    verdict(&read)
}

/// What the text says is what is read, member by member; what it does not say is as usual.
fn is_kept(read: &Preferences, text: &str) {
    let Ok(Value::Object(said)) = serde_json::from_str(text) else { return };
    let written: Value = serde_json::from_str(&read.written()).expect("it was written just now");
    let usual: Value = serde_json::from_str(&Preferences::default().written()).expect("so was this");
    for (member, value) in written.as_object().expect("an object").iter().filter(|(name, _)| *name != "axes")
    {
        let said = said.get(member).unwrap_or(&usual[member]);
        let beyond = said.as_u64().is_some_and(|step| step > u64::from(Speed::UNLIMITED.step()));
        assert!(said == value || beyond || said.is_object(), "{member} of {text:?}");
    }
}
