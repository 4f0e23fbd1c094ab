//! Rows as JSON. Numbers are plain, an absent value is null.

use serde::Serialize;

/// One row in one line, so that several rows can follow one another in a file; ends with a newline.
///
/// # Panics
/// Never: a row has text for keys and finite numbers.
pub fn json_line(row: &impl Serialize) -> String {
    let mut text = serde_json::to_string(row).expect("a row has text for keys and finite numbers");
    text.push('\n');
    text
}

/// One row as an object, several as an array; ends with a newline.
///
/// # Panics
/// Never: a row has text for keys and finite numbers.
pub fn json(rows: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(rows).expect("a row has text for keys and finite numbers");
    text.push('\n');
    text
}
