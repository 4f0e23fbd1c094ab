//! What is said when the display is lost while the window is open: the server has ended, the line is cut.
//!
//! The library of X then ends the program on the spot: it calls `exit`, and nothing returns to anybody here. On
//! Linux one thing still happens: what the main thread keeps for itself is dropped. So the sentence lies in wait
//! there, in the language of the window, as long as there is a window; settings are written whenever they change,
//! and need nobody. winit may notice before that library does, and panics, or, with Wayland, answers with an error:
//! that is no fault of the program, and the sentence is said instead of their own words.

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

/// What is to be said, if it comes to that.
struct DisplayLost(RefCell<Option<String>>);

impl Drop for DisplayLost {
    fn drop(&mut self) {
        if let Some(sentence) = self.0.take() {
            cli::notice(&sentence);
        }
    }
}

thread_local! {
    static FAREWELL: DisplayLost = const { DisplayLost(RefCell::new(None)) };
}

/// So begin winit's words for a loop that has ended by itself. Its type is not passed on by eframe.
const EXIT: &str = "Exit Failure";

/// Whether winit has noticed.
static LOST: AtomicBool = AtomicBool::new(false);

/// The window is open, and speaks this language; its settings are kept here.
pub fn prepare(store: &Store, language: Language) {
    let kept = if store.is_up_to_date() { "cli-display-lost" } else { "cli-display-lost-unkept" };
    let sentence = Words::for_documents(language).say(kept);
    FAREWELL.with(|farewell| farewell.0.replace(Some(sentence)));
}

/// The window has been closed, in whatever way. If that is because its display was lost, it is said now.
pub fn settle() {
    let sentence = FAREWELL.with(|farewell| farewell.0.take());
    if let Some(sentence) = sentence.filter(|_| LOST.load(Ordering::Relaxed)) {
        cli::notice(&sentence);
    }
}

/// Whether a panic says that the display is lost: it comes from what speaks with the display, and tells of a line
/// that is cut. Nobody needs to hear its words then.
pub fn is_of_a_lost_display(panic: &PanicHookInfo<'_>) -> bool {
    let speaks = |file: &str| ["winit", "x11rb", "glutin"].iter().any(|library| file.contains(library));
    let is_there = panic.location().is_some_and(|place| speaks(place.file()));
    let is_lost = is_there && tells_of_a_cut_line(panic.payload_as_str().unwrap_or_default());
    LOST.fetch_or(is_lost, Ordering::Relaxed);
    is_lost
}

/// Whether a window that was open ended because its display was lost: winit has then left its loop by itself, which
/// it does with Wayland instead of a panic.
pub fn is_an_end_of_the_loop(error: &eframe::Error) -> bool {
    let is_lost = matches!(error, eframe::Error::WinitEventLoop(end) if end.to_string().starts_with(EXIT));
    LOST.fetch_or(is_lost, Ordering::Relaxed);
    is_lost
}

/// Whether these are the words of a line that is cut.
fn tells_of_a_cut_line(words: &str) -> bool {
    ["IoError", "BrokenPipe", "ConnectionReset", "ConnectionError"].iter().any(|sign| words.contains(sign))
}
