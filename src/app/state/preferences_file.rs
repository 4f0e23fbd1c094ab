//! Preferences as they lie in their file, which an earlier or a later version of the program may have written.
//!
//! What is missing is as usual. What is not understood (a member or a value that only a later version knows) stays
//! in the file as it is, unless somebody changes that very preference here: so nobody who starts an older version
//! once loses what he has chosen in the newer one.

use serde_json::{Map, Value};

use super::Preferences;

/// A member of an object, by its name.
type Members = Map<String, Value>;

/// Preferences, and everything else that lies in the file with them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PreferencesFile {
    members: Members,
    preferences: Preferences,
}

impl PreferencesFile {
    /// Reads as much of a file as can be understood; answers also with the names of what cannot.
    ///
    /// # Errors
    /// What is wrong with it, if it is no object of JSON at all.
    pub fn read(text: &str) -> Result<(Self, Vec<String>), serde_json::Error> {
        let members: Members = serde_json::from_str(text)?;
        let usual = members_of(&Preferences::default());
        let (known, strange) = sift(&members, &usual, &is_read);
        let preferences = Preferences::read(&Value::Object(known).to_string())?;
        Ok((Self { members, preferences }, strange))
    }

    /// What was understood.
    pub const fn preferences(&self) -> Preferences {
        self.preferences
    }

    /// The file with these preferences: only what has changed is other than before.
    pub fn with(&self, preferences: Preferences) -> Self {
        let (before, now) = (members_of(&self.preferences), members_of(&preferences));
        let mut members = self.members.clone();
        merge(&mut members, &before, now);
        Self { members, preferences }
    }

    /// The text of the file.
    pub fn written(&self) -> String {
        format!("{:#}\n", Value::Object(self.members.clone()))
    }
}

fn is_read(members: Members) -> bool {
    Preferences::read(&Value::Object(members).to_string()).is_ok()
}

fn alone(name: &str, value: Value) -> Members {
    Members::from_iter([(name.to_owned(), value)])
}

/// What of an object can be read, each member by itself, and the names of what cannot: `sound`, `axes.memory`. A
/// member that is not among the `usual` ones is not known here.
fn sift(members: &Members, usual: &Members, is_read: &dyn Fn(Members) -> bool) -> (Members, Vec<String>) {
    let (mut known, mut strange) = (Members::new(), Vec::new());
    for (name, value) in members {
        match (value, usual.get(name)) {
            (Value::Object(inner), Some(Value::Object(usual))) => {
                let is_read = |inner| is_read(alone(name, Value::Object(inner)));
                let (inner, names) = sift(inner, usual, &is_read);
                known.insert(name.clone(), Value::Object(inner));
                strange.extend(names.into_iter().map(|inner| format!("{name}.{inner}")));
            }
            (_, Some(_)) if is_read(alone(name, value.clone())) => {
                known.insert(name.clone(), value.clone());
            }
            _ => strange.push(name.clone()),
        }
    }
    (known, strange)
}

/// Puts into `kept` what is other `now` than it was `before`, inside objects too.
fn merge(kept: &mut Members, before: &Members, now: Members) {
    for (name, value) in now {
        let before = before.get(&name);
        match (kept.get_mut(&name), value) {
            (Some(_), value) if before == Some(&value) => {}
            (Some(Value::Object(kept)), Value::Object(now)) => {
                merge(kept, &before.and_then(Value::as_object).cloned().unwrap_or_default(), now);
            }
            (Some(other), value) => *other = value,
            (None, value) => _ = kept.insert(name, value),
        }
    }
}

fn members_of(preferences: &Preferences) -> Members {
    let read = serde_json::from_str(&preferences.written());
    read.expect("what was written just now can be read")
}
