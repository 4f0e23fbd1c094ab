//! Switch of the mirror: off until the first element of the page is pressed; then on, at later visits too.

use std::{cell::Cell, rc::Rc};

use egui::Context;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event, Window};

use super::{Mirror, plugin::install};

/// Id in the page of the button that switches the mirror on.
const BUTTON: &str = "reader";
/// Key in local storage of the choice.
pub const KEY: &str = "eight-realms.screen-reader";
const ON: &str = "on";

/// Whether the mirror is wanted, and whether it is there.
pub struct MirrorSwitch {
    window: Rc<Window>,
    is_wanted: Rc<Cell<bool>>,
    is_there: bool,
    _listener: Closure<dyn FnMut(Event)>,
}

impl MirrorSwitch {
    /// Creates the switch as it was left at the last visit.
    pub fn new(window: &Rc<Window>, ctx: &Context) -> Self {
        let storage = || window.local_storage().ok().flatten();
        let kept = storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
        let is_wanted = Rc::new(Cell::new(kept.as_deref() == Some(ON)));
        let (wanted, context, storage) = (Rc::clone(&is_wanted), ctx.clone(), storage());
        let listener: Closure<dyn FnMut(Event)> = Closure::new(move |_| {
            wanted.set(true);
            _ = storage.as_ref().map(|storage| storage.set_item(KEY, ON));
            context.request_repaint();
        });
        if let Some(button) = button(window) {
            _ = button.add_event_listener_with_callback("click", listener.as_ref().unchecked_ref());
        }
        Self { window: Rc::clone(window), is_wanted, is_there: false, _listener: listener }
    }

    /// Installs the mirror once it is wanted. Called in each frame.
    pub fn update(&mut self, ctx: &Context) {
        if self.is_there || !self.is_wanted.get() {
            return;
        }
        self.is_there = true;
        if let Some(mirror) = Mirror::new(&self.window, ctx) {
            install(mirror, ctx);
        }
        if let Some(button) = button(&self.window) {
            _ = button.set_attribute("aria-pressed", "true");
        }
    }
}

fn button(window: &Window) -> Option<Element> {
    window.document()?.get_element_by_id(BUTTON)
}
