//! The program. On a desktop it reads the command line, and opens the window unless a command has answered already. A
//! web page has no command line: there the program is the window, and each of the page's workers. The allocator counts,
//! so that the program can measure the memory of a search.

#![warn(clippy::dbg_macro, clippy::todo, clippy::unimplemented, clippy::unwrap_used)]
// Windows gives a console to every program that does not say this, and takes it from every program that does. So
// Windows gets two builds: a plain one for the command line, and one with `--cfg windowed` for a double click.
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
use eight_realms_worker::worker;
use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAlloc};

#[global_allocator]
static ALLOCATOR: &PeakMemAlloc<System> = &INSTRUMENTED_SYSTEM;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    match cli::run() {
        Request::Done(code) => code,
        #[cfg(feature = "gui")]
        Request::Window(request) => {
            gui::open(&request, if cfg!(windowed) { Recipient::Desktop } else { Recipient::Terminal })
        }
        #[cfg(feature = "gui")]
        Request::Export(request, opening, language) => {
            gui::export_figure::answer(&request, opening, language)
        }
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
