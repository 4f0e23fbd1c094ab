//! Costs of frames, for tests of the page. Nothing is measured unless the page has asked for it.

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Window;

use super::status::OBJECT;
use crate::gui::Application;

/// Name of the empty list that the page leaves.
const LIST: &str = "frames";

/// A frame in progress.
pub struct FrameLog {
    list: Array,
    events: u64,
    begun: f64,
}

impl FrameLog {
    /// Begins a frame; `None` unless the page has left a list.
    pub fn begin(window: &Window, application: &Application) -> Option<Self> {
        let object = Reflect::get(window, &OBJECT.into()).ok()?;
        let list = Reflect::get(&object, &LIST.into()).ok()?.dyn_into::<Array>().ok()?;
        Some(Self { list, events: events(application), begun: now() })
    }

    /// Adds a row: the seconds that the previous frame took in all (logic, panels, tessellation, and what is handed to
    /// the graphics card), the events recorded in this one, and the seconds since [`begin`](Self::begin).
    pub fn end(self, application: &Application, frame_before: Option<f32>) {
        let row = [
            frame_before.map_or(JsValue::NULL, JsValue::from),
            JsValue::from((events(application) - self.events) as f64),
            JsValue::from((now() - self.begun) / 1000.0),
        ];
        self.list.push(&Array::from_iter(row));
    }
}

/// Milliseconds since the page was opened; not a number if the page has no clock.
fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(f64::NAN, |performance| performance.now())
}

/// Number of events in all recordings.
fn events(application: &Application) -> u64 {
    let model = application.model();
    model.requested_lanes().map(|realm| model.lane(realm).recording.len()).sum()
}
