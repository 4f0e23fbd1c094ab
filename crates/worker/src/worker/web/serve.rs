//! The inside of a web worker: reads its job, runs it, and sends the results.

use std::panic;

use eight_realms_core::job::{Message, PANIC_WITHOUT_TEXT, wire::read_job};
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

use super::page_sender::{self, PageSender};

/// Name under which the script of a worker leaves the job.
const JOB: &str = "job";

/// Runs the job of the worker. Returns false if this is no worker but the page itself.
pub fn serve() -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    // Before anything else: from here on no panic is without its text.
    let dying = scope.clone();
    panic::set_hook(Box::new(move |panic| {
        let reason = panic.payload_as_str().unwrap_or(PANIC_WITHOUT_TEXT).to_owned();
        page_sender::post(&dying, &Message::Lost { reason });
        page_sender::hang_up(&dying);
    }));
    let bytes = Reflect::get(&scope, &JOB.into()).ok().and_then(|job| job.dyn_into::<Uint8Array>().ok());
    let sender = PageSender::new(scope);
    match read_job(&bytes.map(|bytes| bytes.to_vec()).unwrap_or_default()) {
        // Only the cap ends a job from inside, and the page knows it.
        Ok(job) => _ = job.run(&sender),
        Err(error) => sender.post(&Message::Lost { reason: error.to_string() }),
    }
    sender.hang_up();
    true
}
