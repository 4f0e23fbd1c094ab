//! Preferences as they are stored in their file, which an earlier or a later version of the program may have written.
//!
//! A missing member has its default. A member, a value or an entry of a list that is not understood, because it is that of
//! a later version, stays in the file as it is, unless that very preference is changed here. So starting an older version
//! once does not lose the choices made in the newer one.
//!
//! Of a list, what has been added or removed is merged: entries that another window has written stay.

use std::{collections::HashMap, mem};

use serde_json::{Map, Value};

use crate::desk::preferences::Preferences;

/// Members of a JSON object, by name.
type Members = Map<String, Value>;

/// Whether a value that was changed takes the place of the one that is stored, given that one and the previous one.
type Replaces<'a> = dyn Fn(&Value, Option<&Value>) -> bool + 'a;

/// Maximum number of entries of a list of which each is read by itself: a list with more, one of them unreadable, is not
/// read.
const LONGEST_LIST: usize = 1000;

/// Preferences, and everything else in the same file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PreferencesFile {
    members: Members,
    preferences: Preferences,
}

impl PreferencesFile {
    /// Reads as much of a file as can be understood. Also returns the names of the members that cannot be.
    ///
    /// # Errors
    /// If the text is not a JSON object.
    pub fn read(text: &str) -> Result<(Self, Vec<String>), serde_json::Error> {
        let mut members: Members = serde_json::from_str(text)?;
        let defaults = members_of(&Preferences::default());
        let (readable, unknown) = sift(&members, &defaults, &is_read);
        let preferences = Preferences::read(&Value::Object(readable).to_string())?;
        normalize(&mut members, &members_of(&preferences), &is_read);
        Ok((Self { members, preferences }, unknown))
    }

    /// The preferences that were understood.
    pub const fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// The file with these preferences. Only members that have changed differ from before.
    pub fn with(&self, preferences: &Preferences) -> Self {
        self.changed(&self.preferences, preferences)
    }

    /// The file with the differences between two preferences. Another window may have written it meanwhile, and the
    /// changes made there stay.
    pub fn changed(&self, previous: &Preferences, current: &Preferences) -> Self {
        self.merged(previous, current, &|_, _| true)
    }

    /// The file with those of the differences that another window has just undone, because it wrote at the same time and
    /// did not know of them; `None` if there are none. What the other window has changed itself stays.
    pub fn restored(&self, previous: &Preferences, current: &Preferences) -> Option<Self> {
        let restored = self.merged(previous, current, &|stored, previous| previous == Some(stored));
        (restored.members != self.members).then_some(restored)
    }

    fn merged(&self, previous: &Preferences, current: &Preferences, replaces: &Replaces<'_>) -> Self {
        let mut members = self.members.clone();
        merge(&mut members, &members_of(previous), members_of(current), replaces);
        Self { members, preferences: current.clone() }
    }

    /// The file once it has been removed. Lists with what was prepared are not written again, but for what is added.
    #[must_use]
    pub fn cleared(self) -> Self {
        Self { members: Members::new(), ..self }
    }

    pub fn to_text(&self) -> String {
        format!("{:#}\n", Value::Object(self.members.clone()))
    }
}

fn is_read(members: Members) -> bool {
    Preferences::read(&Value::Object(members).to_string()).is_ok()
}

fn single_member(name: &str, value: Value) -> Members {
    Members::from_iter([(name.to_owned(), value)])
}

/// The members of an object that can be read, each by itself, and the names of those that cannot: `sound`,
/// `axes.memory`, `lanes.3`. A member that is not among the `defaults` cannot be read.
fn sift(members: &Members, defaults: &Members, is_read: &dyn Fn(Members) -> bool) -> (Members, Vec<String>) {
    let (mut readable, mut unknown) = (Members::new(), Vec::new());
    for (name, value) in members {
        match (value, defaults.get(name)) {
            (Value::Object(inner), Some(Value::Object(defaults))) => {
                let is_read = |inner| is_read(single_member(name, Value::Object(inner)));
                let (inner, names) = sift(inner, defaults, &is_read);
                readable.insert(name.clone(), Value::Object(inner));
                unknown.extend(names.into_iter().map(|inner| format!("{name}.{inner}")));
            }
            (_, Some(_)) if is_read(single_member(name, value.clone())) => {
                readable.insert(name.clone(), value.clone());
            }
            (Value::Array(entries), Some(Value::Array(_))) if entries.len() <= LONGEST_LIST => {
                let is_entry =
                    |entry: &Value| is_read(single_member(name, Value::Array(vec![entry.clone()])));
                let (entries, others): (Vec<_>, Vec<_>) =
                    entries.iter().enumerate().partition(|(_, entry)| is_entry(entry));
                let entries = entries.into_iter().map(|(_, entry)| entry.clone()).collect();
                readable.insert(name.clone(), Value::Array(entries));
                unknown.extend(others.into_iter().map(|(at, _)| format!("{name}.{}", at + 1)));
            }
            _ => unknown.push(name.clone()),
        }
    }
    (readable, unknown)
}

/// Puts into `stored` every member that is different in `current` and `previous`, inside objects and lists too.
fn merge(stored: &mut Members, previous: &Members, current: Members, replaces: &Replaces<'_>) {
    for (name, value) in current {
        let previous = previous.get(&name);
        if previous == Some(&value) && stored.contains_key(&name) {
            continue;
        }
        let empty = match &value {
            Value::Object(_) => Value::Object(Members::new()),
            Value::Array(_) => Value::Array(Vec::new()),
            other => other.clone(),
        };
        match (stored.entry(name).or_insert(empty), value) {
            (Value::Object(stored), Value::Object(current)) => {
                let previous = previous.and_then(Value::as_object).cloned().unwrap_or_default();
                merge(stored, &previous, current, replaces);
            }
            (Value::Array(stored), Value::Array(current)) => {
                merge_list(stored, previous.and_then(Value::as_array).map_or(&[], Vec::as_slice), &current);
            }
            (other, value) if replaces(other, previous) => *other = value,
            _ => {}
        }
    }
}

/// Takes one entry out of `stored` for each that is in `previous` alone, and adds those that are in `current` alone, each
/// behind the entry that it follows there; what has been taken out or added already stays so. Entries of others stay, and
/// so do members of an entry that this version does not know. A list that nobody else has changed is in the order of
/// `current`.
fn merge_list(stored: &mut Vec<Value>, previous: &[Value], current: &[Value]) {
    let known = |entry: &Value| known_part(entry, previous.first().or(current.first())).to_string();
    let texts = |entries: &[Value]| entries.iter().map(known).collect::<Vec<_>>();
    let (mut own, before, now) = (texts(stored), texts(previous), texts(current));
    if own == before {
        let mut raw: HashMap<String, Value> = own.into_iter().zip(mem::take(stored)).collect();
        let kept = |(text, entry): (&String, &Value)| raw.remove(text).unwrap_or_else(|| entry.clone());
        *stored = now.iter().zip(current).map(kept).collect();
        return;
    }
    let of_own = counts(&own);
    let often = |counts: &HashMap<&String, i64>, text| counts.get(text).copied().unwrap_or_default();
    let (of_before, of_now) = (counts(&before), counts(&now));
    let gone = |text| of_before[text].min(often(&of_own, text)) - often(&of_now, text);
    let added = |text| of_now[text] - often(&of_before, text).max(often(&of_own, text));
    let mut gone: HashMap<&String, i64> = before.iter().map(|text| (text, gone(text))).collect();
    let mut added: HashMap<&String, i64> = now.iter().map(|text| (text, added(text))).collect();
    let is_kept: Vec<bool> = own.iter().map(|text| !take_one(&mut gone, text)).collect();
    let mut kept = is_kept.iter();
    stored.retain(|_| *kept.next().unwrap_or(&true));
    let mut kept = is_kept.iter();
    own.retain(|_| *kept.next().unwrap_or(&true));
    let mut old = counts(&before);
    for (at, (text, entry)) in now.iter().zip(current).enumerate() {
        if take_one(&mut old, text) || !take_one(&mut added, text) {
            continue;
        }
        let follows =
            at.checked_sub(1).and_then(|before| own.iter().rposition(|other| *other == now[before]));
        let place = match follows {
            Some(place) => place + 1,
            None if at == 0 => 0,
            None => own.len(),
        };
        stored.insert(place, entry.clone());
        own.insert(place, text.clone());
    }
}

/// How often each text occurs.
fn counts(texts: &[String]) -> HashMap<&String, i64> {
    let mut counts = HashMap::new();
    for text in texts {
        *counts.entry(text).or_default() += 1;
    }
    counts
}

/// Takes one of a text, if there is one.
fn take_one<'a>(counts: &mut HashMap<&'a String, i64>, text: &'a String) -> bool {
    let count = counts.entry(text).or_default();
    *count -= 1;
    *count >= 0
}

/// The members of an entry that this version knows: those of another entry as it writes them.
fn known_part(entry: &Value, written: Option<&Value>) -> Value {
    match (entry, written) {
        (Value::Object(entry), Some(Value::Object(written))) => {
            let known = entry.iter().filter(|(name, _)| written.contains_key(*name));
            Value::Object(known.map(|(name, value)| (name.clone(), value.clone())).collect())
        }
        (entry, _) => entry.clone(),
    }
}

/// Spells the entries of lists that can be read as this version writes them, so that they are found again. Members that it
/// does not know stay.
fn normalize(stored: &mut Members, written: &Members, is_read: &dyn Fn(Members) -> bool) {
    for (name, value) in stored {
        match (value, written.get(name)) {
            (Value::Object(inner), Some(Value::Object(written))) => {
                let is_read = |inner| is_read(single_member(name, Value::Object(inner)));
                normalize(inner, written, &is_read);
            }
            (Value::Array(entries), Some(Value::Array(written))) => {
                let all = entries.len() == written.len();
                let is_entry =
                    |entry: &Value| all || is_read(single_member(name, Value::Array(vec![entry.clone()])));
                if !all && entries.len() > LONGEST_LIST {
                    continue;
                }
                let readable = entries.iter_mut().filter(|entry| is_entry(entry));
                readable.zip(written).for_each(|(entry, written)| spell(entry, written));
            }
            _ => {}
        }
    }
}

fn spell(entry: &mut Value, written: &Value) {
    match (entry, written) {
        (Value::Object(entry), Value::Object(written)) => entry.extend(written.clone()),
        (entry, written) => *entry = written.clone(),
    }
}

fn members_of(preferences: &Preferences) -> Members {
    let members = serde_json::from_str(&preferences.written());
    members.expect("what was written just now can be read")
}
