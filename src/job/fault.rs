//! What a panic said, for whoever tells of it.

use std::any::Any;

/// What is said of a panic that says nothing that could be read: the same word in every language.
pub const WITHOUT_WORDS: &str = "panic";

/// What a panic said.
pub fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| WITHOUT_WORDS.to_owned())
}
