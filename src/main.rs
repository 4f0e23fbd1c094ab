//! Reads the command line; then opens the window, unless a command has answered already. In a page there is no command
//! line: the program is the window there, and each of its workers. Its allocator counts, so that it can weigh a search.

#![warn(clippy::dbg_macro, clippy::todo, clippy::unimplemented, clippy::unwrap_used)]
// Windows gives a console to every program that does not say this, and takes it from every one that does. So it is built
// twice there: as it is, for the command line, and with `--cfg windowed`, to be opened by a double click.
#![cfg_attr(windowed, windows_subsystem = "windows")]

use std::alloc::System;
#[cfg(not(target_arch = "wasm32"))]
use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
use eight_realms::cli::{self, Request};
#[cfg(feature = "gui")]
use eight_realms::gui;
#[cfg(all(feature = "gui", not(target_arch = "wasm32")))]
use eight_realms::gui::no_display::Recipient;
#[cfg(target_arch = "wasm32")]
use eight_realms::worker;
use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAlloc};

#[global_allocator]
static ALLOCATOR: &PeakMemAlloc<System> = &INSTRUMENTED_SYSTEM;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    match cli::run() {
        Request::Done(code) => code,
        #[cfg(feature = "gui")]
        Request::Window(request) => {
            gui::open(request, if cfg!(windowed) { Recipient::Desktop } else { Recipient::Terminal })
        }
        #[cfg(feature = "gui")]
        Request::Picture(request, opening, language) => gui::picture::answer(&request, opening, language),
        #[cfg(not(feature = "gui"))]
        Request::Window(request) => cli::without_window(request.language),
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    if !worker::web::serve() {
        #[cfg(feature = "gui")]
        gui::browser::open();
    }
}
