//! Rows of facts: a question at a moment, and what is right. Each was found by a second program, written from the README's
//! conventions in another language.

use std::collections::BTreeSet;

use eight_realms_core::realm::Realm;
use serde_json::{Map, Value};

const ROWS: &str = include_str!("rows.jsonl");

/// The members of each row.
pub fn rows() -> Vec<Map<String, Value>> {
    let row = |line: &str| match serde_json::from_str(line) {
        Ok(Value::Object(row)) => row,
        other => panic!("{line}: {other:?}"),
    };
    ROWS.lines().map(row).collect()
}

/// Lists are sets: what is right has no order.
pub fn as_sets(row: &Map<String, Value>) -> Vec<(String, BTreeSet<String>)> {
    let members = row.iter().map(|(name, value)| {
        let values = value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
        (name.clone(), values.iter().map(Value::to_string).collect())
    });
    members.collect()
}

/// The realms of a row, by their labels.
pub fn realms_of(row: &Map<String, Value>) -> Vec<Realm> {
    let places = row["right"].as_array().expect("places").iter();
    let labels = places.flat_map(|place| place.as_array().expect("a place"));
    let mut realms: Vec<Realm> =
        labels.map(|label| label.as_str().expect("a label").parse().expect("a realm")).collect();
    realms.sort();
    realms
}
