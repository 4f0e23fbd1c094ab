//! The message when the display is lost while the window is open: the server has ended, the connection is cut.
//!
//! The library of X then ends the program on the spot: it calls `exit`, and never returns here. On Linux one thing
//! still happens: what the main thread keeps for itself is dropped. So the sentence is kept there, in the language of
//! the window, as long as there is a window; settings are written whenever they change, and need nothing more. winit
//! may notice before that library does, and panics, or, with Wayland, returns an error: that is no fault of the
//! program, and the sentence is printed instead of theirs.

use std::{
    cell::RefCell,
    panic::PanicHookInfo,
    sync::atomic::{AtomicBool, Ordering},
};

use super::store::Store;
use crate::{
    cli,
    words::{Language, Words},
};

/// The sentence to print if the display is lost.
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

/// The beginning of winit's message for a loop that has ended by itself. Its type is not passed on by eframe.
const EXIT: &str = "Exit Failure";

/// Whether winit has noticed the loss.
static LOST: AtomicBool = AtomicBool::new(false);

/// Prepares the sentence for an open window: in its language, and by whether its settings are written.
pub fn prepare(store: &Store, language: Language) {
    let message = if store.is_up_to_date() { "cli-display-lost" } else { "cli-display-lost-unkept" };
    let sentence = Words::for_documents(language).say(message);
    SENTENCE.with(|slot| slot.0.replace(Some(sentence)));
}

/// The window has been closed, in whatever way. If that is because its display was lost, the sentence is printed now.
pub fn report() {
    let sentence = SENTENCE.with(|sentence| sentence.0.take());
    if let Some(sentence) = sentence.filter(|_| LOST.load(Ordering::Relaxed)) {
        cli::notice(&sentence);
    }
}

/// Whether a panic means that the display is lost: it comes from a library that connects to the display, and its
/// message is that of a broken connection. It is not printed then.
pub fn is_lost_display_panic(panic: &PanicHookInfo<'_>) -> bool {
    let is_display_library =
        |file: &str| ["winit", "x11rb", "glutin"].iter().any(|library| file.contains(library));
    let is_there = panic.location().is_some_and(|place| is_display_library(place.file()));
    let is_lost = is_there && is_broken_connection(panic.payload_as_str().unwrap_or_default());
    LOST.fetch_or(is_lost, Ordering::Relaxed);
    is_lost
}

/// Whether a window that was open ended because its display was lost: winit has then left its loop by itself, which
/// it does with Wayland instead of a panic.
pub fn is_loop_exit(error: &eframe::Error) -> bool {
    let is_lost = matches!(error, eframe::Error::WinitEventLoop(end) if end.to_string().starts_with(EXIT));
    LOST.fetch_or(is_lost, Ordering::Relaxed);
    is_lost
}

fn is_broken_connection(message: &str) -> bool {
    ["IoError", "BrokenPipe", "ConnectionReset", "ConnectionError"].iter().any(|sign| message.contains(sign))
}
