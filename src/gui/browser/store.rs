//! Settings that a page stores between visits: the text that a desktop keeps in a file, in the local storage of the
//! page's origin. A text that cannot be read is set aside under another key before it is overwritten.

use std::{iter, rc::Rc};

use eight_realms_app::{
    desk::{
        notice::{Notice, SettingsNotRead, SettingsNotWritten},
        preferences::{Preferences, Theme},
        preferences_file::PreferencesFile,
    },
    words::Language,
};
use wasm_bindgen::JsValue;
use web_sys::{Storage, Window};

use super::mirror;

const KEY: &str = "eight-realms.settings";
/// First key for settings that could not be read; the second has `-2` behind it, and so on.
const UNREAD_KEY: &str = "eight-realms.settings.unread";
/// Media query: whether the system wants light windows.
const LIGHT: &str = "(prefers-color-scheme: light)";

/// The settings in local storage.
pub struct Store {
    window: Rc<Window>,
    stored: Option<PreferencesFile>,
    /// Reason last reported for settings that cannot be written; `None` after a success.
    last_error: Option<SettingsNotWritten>,
}

impl Store {
    /// Reads the settings; also returns a notice about them, if there is one.
    pub fn open(window: &Rc<Window>) -> (Self, Option<Notice>) {
        let text = storage(window).ok().and_then(|storage| item(&storage, KEY));
        let (stored, notice) = match text.as_deref().map(PreferencesFile::read) {
            None => (None, None),
            Some(Ok((stored, names))) if names.is_empty() => (Some(stored), None),
            Some(Ok((stored, names))) => (Some(stored), Some(Notice::SettingsUnknown { names })),
            Some(Err(error)) => {
                let copy = storage(window)
                    .map_or_else(|_| UNREAD_KEY.to_owned(), |storage| set_aside(&storage, text));
                let [stored_in, copy] = [KEY, &copy].map(|key| format!("localStorage: {key}"));
                let reason = SettingsNotRead::Text(error.to_string());
                (None, Some(Notice::SettingsUnreadable { stored_in, reason, copy }))
            }
        };
        (Self { window: Rc::clone(window), stored, last_error: None }, notice)
    }

    /// Returns the stored preferences; the first time, language and theme are those of the browser.
    pub fn preferences_or_usual(&self) -> Preferences {
        self.stored.as_ref().map_or_else(
            || {
                let locale = self.window.navigator().language();
                let language = locale.map_or(Language::English, |locale| Language::from_system(&locale));
                let is_light =
                    self.window.match_media(LIGHT).ok().flatten().is_some_and(|query| query.matches());
                let theme = if is_light { Theme::Light } else { Theme::Dark };
                Preferences { language, theme, ..Preferences::default() }
            },
            |stored| stored.preferences().clone(),
        )
    }

    /// Whether the browser lets anything be stored here.
    pub fn is_there(&self) -> bool {
        storage(&self.window).is_ok()
    }

    /// Removes everything that the program has stored here.
    ///
    /// # Errors
    /// If the browser allows no storage, or does not remove an item.
    pub fn clear(&mut self) -> Result<(), SettingsNotWritten> {
        let storage = storage(&self.window)?;
        let unread = unread_keys().take_while(|key| item(&storage, key).is_some());
        for key in [KEY, mirror::KEY].map(str::to_owned).into_iter().chain(unread) {
            storage.remove_item(&key).map_err(|error| SettingsNotWritten::System(text(&error)))?;
        }
        self.stored = self.stored.take().map(PreferencesFile::cleared);
        Ok(())
    }

    /// Writes preferences; returns a notice if that fails, once per reason.
    pub fn save(&mut self, preferences: &Preferences) -> Option<Notice> {
        let is_there = self.stored.is_some();
        let own = self.stored.take().unwrap_or_default();
        let stored_text = storage(&self.window).ok().and_then(|storage| item(&storage, KEY));
        let others = stored_text.and_then(|stored_text| PreferencesFile::read(&stored_text).ok());
        let stored = match others {
            Some((others, _)) => others.changed(own.preferences(), preferences),
            // Another page has cleared what was stored.
            None if is_there => own.clone().cleared().with(preferences),
            None => own.with(preferences),
        };
        let written = storage(&self.window).and_then(|storage| {
            storage.set_item(KEY, &stored.to_text()).map_err(|error| SettingsNotWritten::System(text(&error)))
        });
        self.stored = Some(if written.is_ok() { stored } else { own });
        let reason = written.err();
        let is_new = reason != self.last_error;
        self.last_error.clone_from(&reason);
        reason.filter(|_| is_new).map(|reason| Notice::SettingsNotWritten { reason })
    }
}

/// Keys for settings that could not be read, in the order of their use.
fn unread_keys() -> impl Iterator<Item = String> {
    iter::once(UNREAD_KEY.to_owned()).chain((2..).map(|number| format!("{UNREAD_KEY}-{number}")))
}

/// Copies settings that cannot be read to a key that is free or has this text already; returns the key.
fn set_aside(storage: &Storage, text: Option<String>) -> String {
    let text = text.unwrap_or_default();
    let is_free = |key: &String| item(storage, key).is_none_or(|kept| kept == text);
    let key = unread_keys().find(is_free).expect("there are more numbers than keys");
    _ = storage.set_item(&key, &text);
    key
}

fn item(storage: &Storage, key: &str) -> Option<String> {
    storage.get_item(key).ok().flatten()
}

fn storage(window: &Window) -> Result<Storage, SettingsNotWritten> {
    let storage = window.local_storage().map_err(|error| SettingsNotWritten::System(text(&error)))?;
    storage.ok_or(SettingsNotWritten::NoFolder)
}

fn text(error: &JsValue) -> String {
    error.as_string().unwrap_or_else(|| format!("{error:?}"))
}
