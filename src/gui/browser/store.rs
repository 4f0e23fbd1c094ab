//! Settings that a page stores between visits: the text that a desktop keeps in a file, in the local storage of the
//! page's origin. A text that cannot be read is set aside under another key before it is overwritten.
//!
//! Two pages share the storage, and what the other one has changed stays. But each runs in a process of its own, and no
//! browser locks the storage: who reads it in the very moment in which the other one writes still finds what was there
//! before, and writes over the change. The one whose change is gone hears of that, and writes it once more.

use std::{cell::RefCell, iter, rc::Rc};

use eight_realms_app::{
    desk::{
        notice::{Notice, SettingsNotRead, SettingsNotWritten},
        preferences::{Preferences, Theme},
        preferences_file::PreferencesFile,
    },
    words::Language,
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Event, Storage, Window};

use super::mirror;

const KEY: &str = "eight-realms.settings";
/// First key for settings that could not be read; the second has `-2` behind it, and so on.
const UNREAD_KEY: &str = "eight-realms.settings.unread";
/// Media query: whether the system wants light windows.
const LIGHT: &str = "(prefers-color-scheme: light)";

/// Event with which a browser tells a page that another one has written.
const WRITTEN: &str = "storage";
/// What is gone so soon after it was written, in milliseconds, was overwritten by a page that did not know of it; what is
/// gone later was changed by a person.
const SOON: f64 = 1000.0;

/// The settings in local storage.
pub struct Store {
    window: Rc<Window>,
    shared: Rc<RefCell<Shared>>,
    /// Reason last reported for settings that cannot be written; `None` after a success.
    last_error: Option<SettingsNotWritten>,
    _listener: Closure<dyn FnMut(Event)>,
}

/// What the listener shares with the store.
struct Shared {
    stored: Option<PreferencesFile>,
    last: Option<Change>,
}

/// Changes that were written just now.
struct Change {
    before: Preferences,
    after: Preferences,
    /// The time on the clock of the page, in milliseconds.
    at: f64,
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
        let shared = Rc::new(RefCell::new(Shared { stored, last: None }));
        let (page, heard) = (Rc::clone(window), Rc::clone(&shared));
        let listener: Closure<dyn FnMut(Event)> = Closure::new(move |_| heard.borrow_mut().restore(&page));
        _ = window.add_event_listener_with_callback(WRITTEN, listener.as_ref().unchecked_ref());
        (Self { window: Rc::clone(window), shared, last_error: None, _listener: listener }, notice)
    }

    /// Returns the stored preferences; the first time, language and theme are those of the browser.
    pub fn preferences_or_usual(&self) -> Preferences {
        self.shared.borrow().stored.as_ref().map_or_else(
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
        let mut shared = self.shared.borrow_mut();
        shared.stored = shared.stored.take().map(PreferencesFile::cleared);
        shared.last = None;
        Ok(())
    }

    /// Writes preferences; returns a notice if that fails, once per reason.
    pub fn save(&mut self, preferences: &Preferences) -> Option<Notice> {
        let reason = self.shared.borrow_mut().write(&self.window, preferences).err();
        let is_new = reason != self.last_error;
        self.last_error.clone_from(&reason);
        reason.filter(|_| is_new).map(|reason| Notice::SettingsNotWritten { reason })
    }
}

impl Shared {
    fn write(&mut self, window: &Window, preferences: &Preferences) -> Result<(), SettingsNotWritten> {
        let is_there = self.stored.is_some();
        let own = self.stored.take().unwrap_or_default();
        let stored = match others(window) {
            Some(others) => others.changed(own.preferences(), preferences),
            // Another page has cleared what was stored.
            None if is_there => own.clone().cleared().with(preferences),
            None => own.with(preferences),
        };
        let written = put(window, &stored);
        let stored = self.stored.insert(if written.is_ok() { stored } else { own.clone() });
        let at = now(window);
        let earlier = self.last.take().filter(|last| at - last.at < SOON);
        let before = earlier.map_or_else(|| own.preferences().clone(), |last| last.before);
        self.last = Some(Change { before, after: stored.preferences().clone(), at });
        written
    }

    /// Writes once more what another page has just overwritten.
    fn restore(&mut self, window: &Window) {
        let Some(Change { before, after, at }) = &self.last else { return };
        let restored = others(window).and_then(|others| others.restored(before, after));
        if let Some(restored) = restored.filter(|_| now(window) - at < SOON)
            && put(window, &restored).is_ok()
        {
            self.stored = Some(restored);
            // Two who write the same member would go on for ever.
            self.last = None;
        }
    }
}

fn now(window: &Window) -> f64 {
    window.performance().map_or(0.0, |clock| clock.now())
}

/// What is stored by now, as another page may have written it.
fn others(window: &Window) -> Option<PreferencesFile> {
    let text = item(&storage(window).ok()?, KEY)?;
    PreferencesFile::read(&text).ok().map(|(stored, _)| stored)
}

fn put(window: &Window, stored: &PreferencesFile) -> Result<(), SettingsNotWritten> {
    let written = storage(window)?.set_item(KEY, &stored.to_text());
    written.map_err(|error| SettingsNotWritten::System(text(&error)))
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
