//! A web worker, seen from the page: it gets one job when it starts, and what it sends is kept until it is read.
//! Dropping it ends it at once, whatever it is doing.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use eight_realms_core::job::PANIC_WITHOUT_TEXT;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{ErrorEvent, Event, MessageEvent, WorkerOptions, WorkerType};

use super::super::{NoWorker, Wake};

/// The script of a worker, beside the page.
const SCRIPT: &str = "worker.js";

/// The page's end of a web worker.
pub struct Post {
    worker: web_sys::Worker,
    inbox: Rc<RefCell<VecDeque<JsValue>>>,
    fault: Rc<RefCell<Option<String>>>,
    // They live as long as the worker may call them.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Post {
    /// Starts a worker on a job. The compiled module goes with it, so that nothing is loaded again.
    pub fn start(job: &[u8], wake: Wake) -> Result<Self, NoWorker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker =
            web_sys::Worker::new_with_options(SCRIPT, &options).map_err(|error| no_worker(&error))?;
        let inbox = Rc::new(RefCell::new(VecDeque::new()));
        let fault = Rc::new(RefCell::new(None));
        let (messages, wake_by_message) = (Rc::clone(&inbox), wake.clone());
        let on_message = Closure::new(move |event: MessageEvent| {
            messages.borrow_mut().push_back(event.data());
            wake_by_message();
        });
        let reason = Rc::clone(&fault);
        let on_error = Closure::new(move |event: Event| {
            reason.borrow_mut().get_or_insert_with(|| fault_text(&event));
            wake();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let bytes = Uint8Array::from(job);
        let letter = Array::of2(&wasm_bindgen::module(), &bytes);
        worker.post_message(&letter).map_err(|error| no_worker(&error))?;
        Ok(Self { worker, inbox, fault, _on_message: on_message, _on_error: on_error })
    }

    /// The next message, as it was sent.
    pub fn next(&self) -> Option<JsValue> {
        self.inbox.borrow_mut().pop_front()
    }

    /// The browser's reason, if the worker has broken off. Returned once.
    pub fn take_fault(&self) -> Option<String> {
        self.fault.borrow_mut().take()
    }

    /// Ends the worker at once: nothing more will come.
    pub fn terminate(&self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Drop for Post {
    fn drop(&mut self) {
        self.terminate();
    }
}

/// The text of a fault. A script that throws has a message; one that could not be fetched has none.
fn fault_text(event: &Event) -> String {
    match event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message) {
        Some(message) if !message.is_empty() => message,
        Some(_) => PANIC_WITHOUT_TEXT.to_owned(),
        None => format!("{SCRIPT} could not be loaded"),
    }
}

fn no_worker(error: &JsValue) -> NoWorker {
    NoWorker(error.as_string().unwrap_or_else(|| format!("{error:?}")))
}
