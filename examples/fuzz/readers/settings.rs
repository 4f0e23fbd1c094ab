//! The settings of the last session, as the window finds them when it starts.

use eight_realms_app::desk::{
    page_address::PageAddress,
    preferences::{Preferences, Speed},
    preferences_file::PreferencesFile,
    screen::WindowScale,
};
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
            let (members_read, again) =
                (members_of(text), members_of(&file.with(file.preferences()).to_text()));
            // The entries of its lists are spelled as this version writes them.
            let others = |(name, _): &(&String, &Value)| *name != "prepared";
            let kept = members_of(&file.to_text());
            assert!(kept.iter().filter(others).eq(members_read.iter().filter(others)), "{text:?}");
            assert!(members_read.iter().filter(others).all(|(name, value)| again.get(name) == Some(value)));
            assert_eq!(lengths(&kept), lengths(&members_read), "{text:?}");
            let again = lengths(&again);
            assert!(lengths(&members_read).iter().all(|list| again.contains(list)), "{text:?}");
            assert_eq!(members_of(&file.preferences().written()), each_by_itself(&members_read), "{text:?}");
            if let Some(preferences) = preferences {
                assert_eq!(
                    (file.preferences(), unknown_names),
                    (preferences, unknown(&members_read, &usual())),
                    "{text:?}"
                );
            }
        }
        Err(error) => has_place(&error, text),
    }
}

/// The lengths of the lists with what is prepared.
fn lengths(members: &Map<String, Value>) -> Vec<(&String, usize)> {
    let prepared = members.get("prepared").and_then(Value::as_object);
    let lists = prepared.into_iter().flatten();
    lists.filter_map(|(name, list)| Some((name, list.as_array()?.len()))).collect()
}

/// Every preference, read from its own member alone, inside objects too; its default if that cannot be read.
fn each_by_itself(members_read: &Map<String, Value>) -> Map<String, Value> {
    let mut expected = usual();
    replace_readable(&mut expected, members_read, &|members| {
        let text = Value::Object(members).to_string();
        Preferences::read(&text).ok().map(|read| members_of(&read.written()))
    });
    expected
}

/// Puts every member that `read` accepts alone in the place of the usual one.
fn replace_readable(
    usual: &mut Map<String, Value>,
    members_read: &Map<String, Value>,
    read: &dyn Fn(Map<String, Value>) -> Option<Map<String, Value>>,
) {
    for (name, usual) in usual {
        let alone = |value| read(Map::from_iter([(name.clone(), value)])).map(|read| read[name].clone());
        match (members_read.get(name), &mut *usual) {
            (None, _) => {}
            (Some(Value::Object(inner_read)), Value::Object(inner)) => {
                replace_readable(inner, inner_read, &|inner| {
                    alone(Value::Object(inner)).map(|read| read.as_object().expect("as it was").clone())
                });
            }
            (Some(Value::Array(entries)), Value::Array(list)) => {
                let read = |entry: &Value| alone(Value::Array(vec![entry.clone()]));
                *list = entries
                    .iter()
                    .filter_map(read)
                    .filter_map(|read| read.as_array()?.first().cloned())
                    .collect();
            }
            (Some(value), usual) => *usual = alone(value.clone()).unwrap_or_else(|| usual.clone()),
        }
    }
}

/// The names of members that these preferences do not have, inside objects too.
fn unknown(members_read: &Map<String, Value>, usual: &Map<String, Value>) -> Vec<String> {
    let names = |(name, value): (&String, &Value)| match (usual.get(name), value) {
        (None, _) => vec![name.clone()],
        (Some(Value::Object(usual)), Value::Object(inner)) => {
            unknown(inner, usual).iter().map(|inner| format!("{name}.{inner}")).collect()
        }
        _ => Vec::new(),
    };
    members_read.iter().flat_map(names).collect()
}

fn usual() -> Map<String, Value> {
    members_of(&Preferences::default().written())
}

fn members_of(text: &str) -> Map<String, Value> {
    serde_json::from_str(text).expect("an object")
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
    let (written, usual) = (members_of(&read.written()), usual());
    let page = members_read.get("link_base").and_then(Value::as_str);
    let page: Option<PageAddress> = page.map(|page| page.parse().expect("it has been read"));
    assert_eq!(read.link_base, page, "{text:?}");
    for (name, scale) in [("scale", read.scale), ("projector_scale", read.projector_scale)] {
        let percent = members_read.get(name).and_then(Value::as_u64).and_then(|it| u16::try_from(it).ok());
        assert_eq!(scale, percent.map_or_else(WindowScale::default, WindowScale::from), "{name} of {text:?}");
    }
    let others = |name: &str| !["axes", "link_base", "scale", "projector_scale"].contains(&name);
    for (member, value) in written.iter().filter(|(name, _)| others(name)) {
        let expected = members_read.get(member).unwrap_or(&usual[member]);
        let beyond = expected.as_u64().is_some_and(|step| step > u64::from(Speed::UNLIMITED.step()));
        assert!(expected == value || beyond || expected.is_object(), "{member} of {text:?}");
    }
}
