//! What only the place can do where the window stands, a desktop or a page: save the preferences, and hold a
//! clipboard. It is opened with the window; then it is called by effects, and what goes wrong comes back as an
//! action.

use egui::Context;

use crate::app::{Notice, Preferences};

/// Where the window stands.
pub trait Platform {
    /// The preferences: those saved, or the usual ones here; and a notice about them. Called once.
    fn open(&mut self) -> (Preferences, Option<Notice>);

    /// Saves the preferences; returns a notice if that fails.
    fn save(&mut self, preferences: Preferences) -> Option<Notice>;

    /// Puts a text on the clipboard.
    fn copy(&mut self, ctx: &Context, text: String);
}

/// Nowhere: for tests and pictures. What is saved lasts as long as the window.
pub(super) struct InMemory(pub Preferences);

impl Platform for InMemory {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        (self.0, None)
    }

    fn save(&mut self, preferences: Preferences) -> Option<Notice> {
        self.0 = preferences;
        None
    }

    fn copy(&mut self, ctx: &Context, text: String) {
        ctx.copy_text(text);
    }
}
