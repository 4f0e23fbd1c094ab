//! The known values, by the name of the fact.

use std::{collections::HashMap, sync::LazyLock};

use serde_json::Value;

static KNOWN: LazyLock<HashMap<String, Value>> =
    LazyLock::new(|| serde_json::from_str(include_str!("known.json")).expect("a test reads it"));

/// The known value of a fact; null if there is none, which no computed value equals.
pub fn known(name: &str) -> Value {
    KNOWN.get(name).cloned().unwrap_or_default()
}

/// The names of all facts with a known value.
pub fn names() -> impl Iterator<Item = &'static str> {
    KNOWN.keys().map(String::as_str)
}
