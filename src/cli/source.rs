//! Where input comes from, by name.

use std::path::Path;

use eight_realms_app::words::Words;

/// The name of a file, or of standard input.
pub fn source(words: &Words, file: Option<&Path>) -> String {
    let named = file.map(|file| file.to_string_lossy().escape_debug().to_string());
    named.unwrap_or_else(|| words.say("usage-standard-input"))
}
