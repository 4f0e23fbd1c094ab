//! What is kept between starts: how the person likes the window. The board is not.

use eframe::Storage;

use crate::app::Preferences;

/// The key under which the preferences lie.
const KEY: &str = "preferences";

/// The preferences of the last time; `None` the first time.
///
/// # Errors
/// What was wrong with them, if they cannot be read.
pub fn load(storage: Option<&dyn Storage>) -> Result<Option<Preferences>, String> {
    match storage.and_then(|storage| storage.get_string(KEY)) {
        None => Ok(None),
        Some(text) => Preferences::read(&text).map(Some).map_err(|error| error.to_string()),
    }
}

/// Hands the preferences over to be written.
pub fn save(storage: &mut dyn Storage, preferences: &Preferences) {
    storage.set_string(KEY, preferences.written());
}
