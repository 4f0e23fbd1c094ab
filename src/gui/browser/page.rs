//! The page as the place where the window stands: settings lie in local storage.

use std::rc::Rc;

use egui::Context;
use web_sys::Window;

use super::store::Store;
use crate::{
    app::{Notice, Preferences},
    gui::platform::Platform,
};

/// Local storage for the settings.
pub struct BrowserPage {
    store: Store,
    trouble: Option<Notice>,
}

impl BrowserPage {
    /// The page of a browser's window.
    pub fn new(window: &Rc<Window>) -> Self {
        let (store, trouble) = Store::open(window);
        Self { store, trouble }
    }
}

impl Platform for BrowserPage {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        (self.store.preferences_or_usual(), self.trouble.take())
    }

    fn save(&mut self, preferences: Preferences) -> Option<Notice> {
        self.store.save(preferences)
    }

    fn copy(&mut self, ctx: &Context, text: String) {
        ctx.copy_text(text);
    }
}
