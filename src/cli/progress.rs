//! How far a long command is: on standard error, and only where that is a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::words::Words;

/// A bar of so many steps, with the time that is left, and behind it what is being done.
pub fn bar(words: &Words, steps: u64) -> ProgressBar {
    let remaining = words.tell("check-left", &[("time", "{eta}".into())]);
    let style =
        ProgressStyle::with_template(&format!("{{bar:24}} {{percent:>3}} %  {remaining}  {{wide_msg}}"));
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

/// Shown while something is done that takes as long as it takes.
#[cfg(feature = "gui")]
pub struct Spinner(ProgressBar);

#[cfg(feature = "gui")]
impl Spinner {
    /// Begins; `text`: what is done.
    pub fn begin(text: String) -> Self {
        let style = ProgressStyle::with_template("{spinner} {wide_msg}  {elapsed}");
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_message(text);
        Self(style.map_or(bar.clone(), |style| bar.with_style(style)))
    }

    /// Shows that the program is alive: called again and again.
    pub fn tick(&self) {
        self.0.tick();
    }
}

#[cfg(feature = "gui")]
impl Drop for Spinner {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
