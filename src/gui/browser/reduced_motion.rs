//! Preference of the person at the browser for as little motion as possible.

use egui::Context;
use eight_realms_app::desk::screen::Animation;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Event, MediaQueryList, Window};

const QUERY: &str = "(prefers-reduced-motion: reduce)";

/// The browser's answer, kept up to date by the browser itself.
pub struct ReducedMotion {
    query: Option<MediaQueryList>,
    _listener: Closure<dyn FnMut(Event)>,
}

impl ReducedMotion {
    /// Watches the answer; a change draws a frame of `ctx`.
    pub fn watched(window: &Window, ctx: &Context) -> Self {
        let ctx = ctx.clone();
        let listener: Closure<dyn FnMut(Event)> = Closure::new(move |_| ctx.request_repaint());
        let query = window.match_media(QUERY).ok().flatten();
        if let Some(query) = &query {
            query.set_onchange(Some(listener.as_ref().unchecked_ref()));
        }
        Self { query, _listener: listener }
    }

    /// Whether things may move by themselves.
    pub fn animation(&self) -> Animation {
        let is_reduced = self.query.as_ref().is_some_and(MediaQueryList::matches);
        if is_reduced { Animation::Reduced } else { Animation::Full }
    }
}
