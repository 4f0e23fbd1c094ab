//! Preferences as they are stored in their file, which an earlier or a later version of the program may have written.
//!
//! A missing member has its default. A member or a value that is not understood, because it is that of a later version,
//! stays in the file as it is, unless that very preference is changed here. So starting an older version once does not
//! lose the choices made in the newer one.

use serde_json::{Map, Value};

use crate::desk::preferences::Preferences;

/// Members of a JSON object, by name.
type Members = Map<String, Value>;

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
        let members: Members = serde_json::from_str(text)?;
        let defaults = members_of(&Preferences::default());
        let (readable, unknown) = sift(&members, &defaults, &is_read);
        let preferences = Preferences::read(&Value::Object(readable).to_string())?;
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
        let mut members = self.members.clone();
        merge(&mut members, &members_of(previous), members_of(current));
        Self { members, preferences: current.clone() }
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
/// `axes.memory`. A member that is not among the `defaults` cannot be read.
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
            _ => unknown.push(name.clone()),
        }
    }
    (readable, unknown)
}

/// Puts into `stored` every member that is different in `current` and `previous`, inside objects too.
fn merge(stored: &mut Members, previous: &Members, current: Members) {
    for (name, value) in current {
        let previous = previous.get(&name);
        match (stored.get_mut(&name), value) {
            (Some(_), value) if previous == Some(&value) => {}
            (Some(Value::Object(stored)), Value::Object(current)) => {
                merge(stored, &previous.and_then(Value::as_object).cloned().unwrap_or_default(), current);
            }
            (Some(other), value) => *other = value,
            (None, value) => _ = stored.insert(name, value),
        }
    }
}

fn members_of(preferences: &Preferences) -> Members {
    let members = serde_json::from_str(&preferences.written());
    members.expect("what was written just now can be read")
}
