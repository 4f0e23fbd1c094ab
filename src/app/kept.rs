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
pub struct Kept {
    members: Members,
    preferences: Preferences,
}

impl Kept {
    /// Reads as much of a file as can be understood; answers also with the names of what cannot.
    ///
    /// # Errors
    /// What is wrong with it, if it is no object of JSON at all.
    pub fn read(text: &str) -> Result<(Self, Vec<String>), serde_json::Error> {
        let members: Members = serde_json::from_str(text)?;
        let (known, strange): (Members, Members) =
            members.clone().into_iter().partition(|(name, value)| is_understood(name, value));
        let preferences = Preferences::read(&Value::Object(known).to_string())?;
        Ok((Self { members, preferences }, strange.into_iter().map(|(name, _)| name).collect()))
    }

    /// What was understood.
    pub const fn preferences(&self) -> Preferences {
        self.preferences
    }

    /// The file with these preferences: only what has changed is other than before.
    pub fn with(&self, preferences: Preferences) -> Self {
        let (before, now) = (members_of(&self.preferences), members_of(&preferences));
        let mut members = self.members.clone();
        for (name, value) in now {
            let is_as_before = before.get(&name) == Some(&value);
            match members.get_mut(&name) {
                Some(_) if is_as_before => {}
                Some(Value::Object(kept)) if value.is_object() => {
                    kept.extend(value.as_object().cloned().unwrap_or_default());
                }
                _ => _ = members.insert(name, value),
            }
        }
        Self { members, preferences }
    }

    /// The text of the file.
    pub fn written(&self) -> String {
        format!("{:#}\n", Value::Object(self.members.clone()))
    }
}

/// Whether a member can be read, or is none that is read here.
fn is_understood(name: &str, value: &Value) -> bool {
    let alone = Members::from_iter([(name.to_owned(), value.clone())]);
    Preferences::read(&Value::Object(alone).to_string()).is_ok()
}

fn members_of(preferences: &Preferences) -> Members {
    let read = serde_json::from_str(&preferences.written());
    read.expect("what was written just now can be read")
}
