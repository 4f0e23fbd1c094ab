//! Reads the command line; then opens the window, unless a command has answered already. Its allocator counts, so that
//! the program can weigh a search.

use std::{alloc::System, process::ExitCode};

use eight_realms::cli::{self, Request};
#[cfg(feature = "gui")]
use eight_realms::gui;
use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAlloc};

#[global_allocator]
static ALLOCATOR: &PeakMemAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    match cli::run() {
        Request::Done(code) => code,
        #[cfg(feature = "gui")]
        Request::Window(request) => gui::open(request),
        #[cfg(feature = "gui")]
        Request::Picture(request, language) => gui::picture::answer(&request, language),
        #[cfg(not(feature = "gui"))]
        Request::Window(request) => cli::without_window(request),
    }
}
