//! Text from outside: how much of it is read, and how a message quotes it.

/// Maximum length, in characters, of one text from outside: a paste, an address, an argument, a field. A longer one is
/// refused before anything reads it.
pub const LONGEST_TEXT: usize = 4096;

/// Maximum number of characters that a message quotes.
const LONGEST_QUOTE: usize = 40;

/// Whether a text is longer than [`LONGEST_TEXT`]. Looks at no more of the text than it must.
pub fn is_too_long(text: &str) -> bool {
    text.chars().nth(LONGEST_TEXT).is_some()
}

/// The beginning of a text. Characters that cannot be seen, or that turn the sentence around, are escaped.
pub fn quoted(text: &str) -> String {
    cut(text, LONGEST_QUOTE)
}

/// The part of a text around a character, counted from 1.
pub fn quoted_around(text: &str, position: usize) -> String {
    let is_short = text.chars().nth(LONGEST_QUOTE).is_none();
    let skipped = if is_short { 0 } else { position.saturating_sub(1 + LONGEST_QUOTE / 2) };
    let rest = text.char_indices().nth(skipped).map_or("", |(begin, _)| &text[begin..]);
    format!("{}{}", if skipped > 0 { "…" } else { "" }, quoted(rest))
}

/// Quotes like [`quoted`], with another maximum length: for paths, and for the words of a library, which may quote in
/// turn.
pub fn cut(text: &str, most: usize) -> String {
    let mut cut = String::new();
    let mut room = most;
    for letter in text.chars() {
        // ASCII punctuation is shown as it is, not escaped.
        let escaped = if letter.is_ascii_punctuation() {
            letter.to_string()
        } else {
            letter.escape_debug().to_string()
        };
        let Some(left) = room.checked_sub(escaped.chars().count()) else { return cut + "…" };
        room = left;
        cut += &escaped;
    }
    cut
}
