//! Reads what is asked; then the window, unless a command has answered already. Its allocator counts, so that
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
        Request::Window(asked) => gui::open(asked),
        #[cfg(feature = "gui")]
        Request::Picture(request, language) => gui::picture::answer(&request, language),
        #[cfg(not(feature = "gui"))]
        Request::Window(asked) => cli::without_window(asked),
    }
}
