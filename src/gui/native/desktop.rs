//! The desktop as the place where the window stands: settings lie in a file.

use std::path::PathBuf;

use egui::Context;

use super::{display_lost, store::Store};
use crate::{
    app::{Notice, Preferences},
    gui::platform::Platform,
};

/// A file for the settings, and a sentence about it for the case that the display is lost.
pub struct Desktop {
    store: Store,
    /// What is wrong with the file.
    trouble: Option<Notice>,
}

impl Desktop {
    /// Settings in a folder; where there are none yet, those that an earlier version has kept elsewhere.
    pub fn new(folder: Option<PathBuf>, earlier: Option<&str>) -> Self {
        let (mut store, trouble) = Store::open(folder);
        store.take_over(earlier);
        Self { store, trouble }
    }
}

impl Platform for Desktop {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        let preferences = self.store.preferences_or_usual();
        display_lost::prepare(&self.store, preferences.language);
        (preferences, self.trouble.take())
    }

    fn save(&mut self, preferences: &Preferences) -> Option<Notice> {
        let notice = self.store.save(preferences);
        display_lost::prepare(&self.store, preferences.language);
        notice
    }

    fn copy(&mut self, ctx: &Context, text: String) {
        ctx.copy_text(text);
    }
}
