//! Message for a display that is lost while the window is open: the server has ended, or the connection is cut.
//!
//! The library of X then ends the program on the spot: it calls `exit` and never returns here. On Linux, the
//! thread-local values of the main thread are still dropped. So one of them keeps the sentence, in the language of the
//! window, as long as there is a window. Settings need nothing more: they are written whenever they change. winit may
//! notice the loss before that library does. It then panics or, with Wayland, returns an error: neither is a fault of
//! the program, and the sentence is printed instead of theirs.

use std::{
    cell::RefCell,
    panic::PanicHookInfo,
    sync::atomic::{AtomicBool, Ordering},
};

use eight_realms_app::words::{Language, Words};

use super::store::Store;
use crate::cli;

/// Sentence to print if the display is lost.
struct DisplayLost(RefCell<Option<String>>);

impl Drop for DisplayLost {
    fn drop(&mut self) {
        if let Some(sentence) = self.0.take() {
            cli::notice(&sentence);
        }
    }
}

thread_local! {
    static SENTENCE: DisplayLost = const { DisplayLost(RefCell::new(None)) };
}

/// Beginning of winit's message for a loop that has ended by itself. eframe does not pass on its type.
const EXIT: &str = "Exit Failure";

/// Whether winit has noticed the loss.
static LOST: AtomicBool = AtomicBool::new(false);

/// Prepares the sentence for an open window, in its language; the sentence says whether the settings are written.
pub fn prepare(store: &Store, language: Language) {
    let message = if store.is_up_to_date() { "cli-display-lost" } else { "cli-display-lost-unkept" };
    let sentence = Words::for_documents(language).say(message);
    SENTENCE.with(|slot| slot.0.replace(Some(sentence)));
}

/// Ends the watch after the window has been closed, in whatever way. If its display was lost, prints the sentence.
pub fn report() {
    let sentence = SENTENCE.with(|sentence| sentence.0.take());
    if let Some(sentence) = sentence.filter(|_| LOST.load(Ordering::Relaxed)) {
        cli::notice(&sentence);
    }
}

/// Whether a panic means that the display is lost: it comes from a library that connects to the display, with the
/// message of a broken connection. Such a panic is not printed.
pub fn is_lost_display_panic(panic: &PanicHookInfo<'_>) -> bool {
    let is_display_library =
        |file: &str| ["winit", "x11rb", "glutin"].iter().any(|library| file.contains(library));
    let is_there = panic.location().is_some_and(|place| is_display_library(place.file()));
    let is_lost = is_there && is_broken_connection(panic.payload_as_str().unwrap_or_default());
    LOST.fetch_or(is_lost, Ordering::Relaxed);
    is_lost
}

/// Whether a window that was open ended because its display was lost: winit has then left its loop by itself, as it
/// does with Wayland instead of a panic.
pub fn is_loop_exit(error: &eframe::Error) -> bool {
    let is_lost = matches!(error, eframe::Error::WinitEventLoop(end) if end.to_string().starts_with(EXIT));
    LOST.fetch_or(is_lost, Ordering::Relaxed);
    is_lost
}

fn is_broken_connection(message: &str) -> bool {
    ["IoError", "BrokenPipe", "ConnectionReset", "ConnectionError"].iter().any(|sign| message.contains(sign))
}
