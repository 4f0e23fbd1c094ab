//! What a job in a web worker uses to send its results, and its clock.

use std::time::Duration;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;
use web_sys::DedicatedWorkerGlobalScope;
use web_time::Instant;

use crate::job::{Message, Timer, wire::write_message};

/// The clock of a page has steps of 0.1 ms: what is measured must last 200 of them to be known to half a percent.
const MIN_READING: Duration = Duration::from_millis(20);

/// Sends to the page. Nothing that is no longer wanted reaches it: the page terminates the worker.
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

    /// Events, and at the end the seconds inside the search with them.
    pub(super) fn post_events(&self, bytes: &[u8]) {
        let buffer = Uint8Array::from(bytes).buffer();
        post_with(&self.scope, &buffer, &buffer);
    }

    pub(super) fn hang_up(&self) {
        hang_up(&self.scope);
    }
}

/// Any message but events.
pub(super) fn post(scope: &DedicatedWorkerGlobalScope, message: &Message) {
    match write_message(message) {
        Ok(bytes) => {
            let array = Uint8Array::from(&*bytes);
            post_with(scope, &array, &array.buffer());
        }
        Err(error) => panic!("{error}"),
    }
}

/// The last one: nothing more will come.
pub(super) fn hang_up(scope: &DedicatedWorkerGlobalScope) {
    _ = scope.post_message(&JsValue::NULL);
}

/// A page that has gone receives nothing, and nobody is there to be told.
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
