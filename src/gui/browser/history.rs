//! The history of the page. Its address follows the steps, so that a reload opens the same moment, and going back leaves
//! the page. But what is open over the stage has an entry each: going back closes it first.
//!
//! An entry is numbered by how much is open at it. The one before them has a number only while something is open, so that
//! an address that a person puts behind it is told from it. All of them get the address of the moment that is shown.

use std::{
    cell::{Cell, RefCell},
    mem,
    rc::Rc,
};

use egui::Context;
use eight_realms_core::replay::moment::Line;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Event, Window};

use super::address::{hash_of, text_of};

/// Keeper of the entries, and listener for what a person does with them.
pub struct History {
    window: Rc<Window>,
    entries: Rc<Entries>,
    _listeners: [Closure<dyn FnMut(Event)>; 2],
}

/// What the listeners share with the frames.
#[derive(Default)]
struct Entries {
    /// Texts that came by an address that was typed, or chosen from a list, while the page is open.
    texts: RefCell<Vec<String>>,
    /// The part of the address after the page that was last shown or read.
    shown: RefCell<String>,
    /// Number of the entry that is shown.
    at: Cell<u32>,
    /// Whether the page itself is going back; the browser arrives later.
    is_returning: Cell<bool>,
    /// How far a person has gone back.
    back: Cell<u32>,
}

impl History {
    /// Starts to listen.
    pub fn new(window: &Rc<Window>, ctx: &Context) -> Self {
        let entries = Rc::<Entries>::default();
        entries.shown.replace(hash_of(window));
        // A page that is loaded again may be at the entry of something that was open.
        entries.at.set(number_of(window).unwrap_or(0));
        let listener = |name: &str, hear: fn(&Entries, &Window)| {
            let (entries, page, ctx) = (Rc::clone(&entries), Rc::clone(window), ctx.clone());
            let listener: Closure<dyn FnMut(Event)> = Closure::new(move |_| {
                hear(&entries, &page);
                ctx.request_repaint();
            });
            _ = window.add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
            listener
        };
        let listeners = [listener("popstate", Entries::arrive), listener("hashchange", Entries::read)];
        Self { window: Rc::clone(window), entries, _listeners: listeners }
    }

    /// Shows a moment line as the address, in place of the previous one. Returns whether the address is there: a browser
    /// that counts such calls rejects some, and some without an error.
    pub fn show(&self, line: &Line) -> bool {
        let line = line.to_string();
        put(&self.window, &format!("#{line}"), number_of(&self.window));
        self.entries.shown.replace(hash_of(&self.window));
        text_of(&self.window) == Some(line)
    }

    /// Takes the texts of addresses that came since the last call.
    pub fn take_texts(&self) -> Vec<String> {
        mem::take(&mut self.entries.texts.borrow_mut())
    }

    /// Takes how far a person has gone back since the last call.
    pub fn take_back(&self) -> u32 {
        self.entries.back.take()
    }

    /// Makes an entry of everything that is open, and goes back from those of what was closed otherwise.
    pub fn follow(&self, open: u32) {
        let Entries { at, is_returning, back, .. } = &*self.entries;
        let Ok(history) = self.window.history() else { return };
        if is_returning.get() || back.get() > 0 {
            return;
        }
        if at.get() == 0 && open > 0 {
            put(&self.window, &hash_of(&self.window), Some(0));
        }
        for number in at.get() + 1..=open {
            _ = history.push_state(&JsValue::from(number), "");
        }
        if open < at.get() {
            let delta = i32::try_from(at.get() - open).unwrap_or(i32::MAX);
            is_returning.set(history.go_with_delta(-delta).is_ok());
        }
        at.set(open);
    }
}

impl Entries {
    /// Hears that another entry is shown. One without a number is an address that a person has put behind the others.
    fn arrive(&self, window: &Window) {
        let is_returning = self.is_returning.take();
        let number = number_of(window).or(is_returning.then_some(0));
        let Some(number) = number else {
            self.at.set(0);
            return;
        };
        if !is_returning {
            self.back.set(self.back.get() + self.at.get().saturating_sub(number));
        }
        self.at.set(number);
        put(window, &self.shown.borrow(), (number > 0).then_some(number));
    }

    /// Hears that the address has changed.
    fn read(&self, window: &Window) {
        let hash = hash_of(window);
        if self.shown.replace(hash.clone()) != hash {
            self.texts.borrow_mut().extend(text_of(window));
        }
    }
}

/// Gives the entry that is shown an address, of which `hash` is the part after the page, and a number.
fn put(window: &Window, hash: &str, number: Option<u32>) {
    let Ok(history) = window.history() else { return };
    let number = number.map_or(JsValue::NULL, JsValue::from);
    let page = || Some(window.location().pathname().ok()? + &window.location().search().ok()?);
    let address = if hash.is_empty() { page() } else { Some(hash.to_owned()) };
    _ = history.replace_state_with_url(&number, "", address.as_deref());
}

/// The number of the entry that is shown.
fn number_of(window: &Window) -> Option<u32> {
    let state = window.history().ok()?.state().ok()?;
    state.as_f64().map(|number| number as u32)
}
