//! The progress of a long command, on standard error, and only if that is a terminal.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use eight_realms_app::words::Words;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar of `steps` steps, with the time left, followed by what is being done.
pub fn bar(words: &Words, steps: u64) -> ProgressBar {
    let remaining = words.tell("check-left", &[("time", "{eta}".into())]);
    let style =
        ProgressStyle::with_template(&format!("{{bar:24}} {{percent:>3}} %  {remaining}  {{wide_msg}}"));
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

/// A flag that Ctrl+C sets from here on, instead of ending the program, so that the results so far are still written.
/// If no handler can be set, Ctrl+C ends the program as usual.
pub fn interrupted() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let handler_flag = Arc::clone(&flag);
    _ = ctrlc::set_handler(move || handler_flag.store(true, Ordering::Relaxed));
    flag
}

/// A sign of life while something takes an unknown time.
pub struct Spinner(ProgressBar);

impl Spinner {
    /// Shows a spinner with `text`, which says what is being done.
    pub fn begin(text: String) -> Self {
        let style = ProgressStyle::with_template("{spinner} {wide_msg}  {elapsed}");
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_message(text);
        Self(style.map_or(bar.clone(), |style| bar.with_style(style)))
    }

    /// Turns the spinner by one step. To be called again and again.
    pub fn tick(&self) {
        self.0.tick();
    }
}

impl Drop for Spinner {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
