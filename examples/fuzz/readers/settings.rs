//! The settings of the last session, as the window finds them when it starts.

use eight_realms::app::{PageAddress, Preferences, PreferencesFile, Speed, WindowScale};
use serde_json::{Map, Value};

use super::{Verdict, verdict};

pub fn examine(text: &str) -> Verdict {
    let read = Preferences::read(text);
    match &read {
        Ok(preferences) => {
            assert!(preferences.speed <= Speed::UNLIMITED, "no speed is beyond the scale: {text:?}");
            assert_eq!(Preferences::read(&preferences.written()).ok(), Some(preferences.clone()));
            check_members(preferences, text);
        }
        Err(error) => has_place(error, text),
    }
    file(text, read.as_ref().ok());
    verdict(&read)
}

/// Checks the file that the window keeps: any object is read as far as it is understood, and nothing in it is lost.
fn file(text: &str, preferences: Option<&Preferences>) {
    match PreferencesFile::read(text) {
        Ok((file, unknown_names)) => {
            let members = |text: &str| serde_json::from_str::<Map<String, Value>>(text).expect("an object");
            let (members_read, again) = (members(text), members(&file.with(file.preferences()).to_text()));
            assert_eq!(members(&file.to_text()), members_read);
            assert!(members_read.iter().all(|(name, value)| again.get(name) == Some(value)), "{text:?}");
            assert_eq!(members(&file.preferences().written()), each_by_itself(&members_read), "{text:?}");
            if let Some(preferences) = preferences {
                assert_eq!(
                    (file.preferences(), unknown_names),
                    (preferences, unknown(&members_read)),
                    "{text:?}"
                );
            }
        }
        Err(error) => has_place(&error, text),
    }
}

/// Every preference, read from its own member alone, inside objects too; its default if that cannot be read.
fn each_by_itself(members_read: &Map<String, Value>) -> Map<String, Value> {
    let written = |preferences: &Preferences| {
        serde_json::from_str::<Map<String, Value>>(&preferences.written()).expect("it was written just now")
    };
    let alone = |name: &str, value: Value| {
        let text = Value::Object(Map::from_iter([(name.to_owned(), value)])).to_string();
        Preferences::read(&text).ok().map(|read| written(&read)[name].clone())
    };
    let mut expected = written(&Preferences::default());
    for (name, usual) in &mut expected {
        let Some(value) = members_read.get(name) else { continue };
        match (value, usual) {
            (Value::Object(inner_read), Value::Object(inner)) => {
                for (inner_name, usual) in inner {
                    let value = inner_read.get(inner_name);
                    let value = value.map(|value| Map::from_iter([(inner_name.clone(), value.clone())]));
                    let read = value.and_then(|value| alone(name, Value::Object(value)));
                    *usual = read.map_or_else(|| usual.clone(), |read| read[inner_name].clone());
                }
            }
            (value, usual) => *usual = alone(name, value.clone()).unwrap_or_else(|| usual.clone()),
        }
    }
    expected
}

/// The names of members that these preferences do not have, inside objects too.
fn unknown(members_read: &Map<String, Value>) -> Vec<String> {
    let usual: Value =
        serde_json::from_str(&Preferences::default().written()).expect("it was written just now");
    let names = |(name, value): (&String, &Value)| match (usual.get(name), value) {
        (None, _) => vec![name.clone()],
        (Some(Value::Object(usual)), Value::Object(inner)) => {
            let unknown = inner.keys().filter(|inner| !usual.contains_key(*inner));
            unknown.map(|inner| format!("{name}.{inner}")).collect()
        }
        _ => Vec::new(),
    };
    members_read.iter().flat_map(names).collect()
}

/// Checks that an error ends with a place, and that the place is in the text.
fn has_place(error: &serde_json::Error, text: &str) {
    let words = error.to_string();
    let (line, column) = (error.line(), error.column());
    assert!(words.ends_with(&format!(" at line {line} column {column}")), "{words}");
    let lines: Vec<&str> = text.split('\n').collect();
    assert!((1..=lines.len()).contains(&line) && column <= lines[line - 1].len(), "{words}: {text:?}");
}

/// Checks, member by member, that what the text contains is what is read, and that what it lacks is as usual.
fn check_members(read: &Preferences, text: &str) {
    let Ok(Value::Object(members_read)) = serde_json::from_str(text) else { return };
    let written: Value = serde_json::from_str(&read.written()).expect("it was written just now");
    let usual: Value = serde_json::from_str(&Preferences::default().written()).expect("so was this");
    let page = members_read.get("link_base").and_then(Value::as_str);
    let page: Option<PageAddress> = page.map(|page| page.parse().expect("it has been read"));
    assert_eq!(read.link_base, page, "{text:?}");
    let percent =
        members_read.get("scale").and_then(Value::as_u64).and_then(|percent| u16::try_from(percent).ok());
    assert_eq!(read.scale, percent.map_or_else(WindowScale::default, WindowScale::from), "{text:?}");
    let others = |name: &str| !["axes", "link_base", "scale"].contains(&name);
    for (member, value) in written.as_object().expect("an object").iter().filter(|(name, _)| others(name)) {
        let expected = members_read.get(member).unwrap_or(&usual[member]);
        let beyond = expected.as_u64().is_some_and(|step| step > u64::from(Speed::UNLIMITED.step()));
        assert!(expected == value || beyond || expected.is_object(), "{member} of {text:?}");
    }
}
