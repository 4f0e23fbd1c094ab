//! Readers of text from outside that belong to the core, with generated inputs that are made small where one fails.

mod moments;
pub mod seeded;
mod texts;
mod verified;

/// A text with the character at a place changed, put in or lost.
pub fn damaged(text: &str, at: usize, kind: u8, other: char) -> String {
    let mut text: Vec<char> = text.chars().collect();
    let at = at % text.len();
    match kind {
        0 => text[at] = other,
        1 => text.insert(at, other),
        _ => _ = text.remove(at),
    }
    text.into_iter().collect()
}
