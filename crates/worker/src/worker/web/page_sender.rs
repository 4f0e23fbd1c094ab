//! The sender of the results of a job in a web worker, and its clock.

use std::time::Duration;

use eight_realms_core::job::{Message, Timer, wire::write_message};
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;
use web_sys::DedicatedWorkerGlobalScope;
use web_time::Instant;

/// Minimum duration of a measurement. The clock of a page has steps of 0.1 ms, of which 200 must pass for a precision
/// of half a percent.
const MIN_READING: Duration = Duration::from_millis(20);

/// A sender to the page. Nothing that is no longer wanted reaches the page, which terminates the worker.
pub struct PageSender {
    scope: DedicatedWorkerGlobalScope,
    start: Instant,
}

impl PageSender {
    pub(super) fn new(scope: DedicatedWorkerGlobalScope) -> Self {
        Self { scope, start: Instant::now() }
    }

    pub(super) fn post(&self, message: &Message) {
        post(&self.scope, message);
    }

    /// Posts events, with the seconds inside the search at the end.
    pub(super) fn post_events(&self, bytes: &[u8]) {
        let buffer = Uint8Array::from(bytes).buffer();
        post_with(&self.scope, &buffer, &buffer);
    }

    pub(super) fn hang_up(&self) {
        hang_up(&self.scope);
    }
}

/// Posts any message but events.
pub(super) fn post(scope: &DedicatedWorkerGlobalScope, message: &Message) {
    match write_message(message) {
        Ok(bytes) => {
            let array = Uint8Array::from(&*bytes);
            post_with(scope, &array, &array.buffer());
        }
        Err(error) => panic!("{error}"),
    }
}

/// Posts the last message: nothing more will come.
pub(super) fn hang_up(scope: &DedicatedWorkerGlobalScope) {
    _ = scope.post_message(&JsValue::NULL);
}

/// Posts a message and transfers its buffer. A page that has gone receives nothing, and nobody is there to be told.
fn post_with(scope: &DedicatedWorkerGlobalScope, letter: &JsValue, transferred: &JsValue) {
    _ = scope.post_message_with_transfer(letter, &Array::of1(transferred));
}

impl Timer for PageSender {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn least_reading(&self) -> Duration {
        MIN_READING
    }
}
