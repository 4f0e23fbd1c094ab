//! A search that goes wrong.

use eight_realms_core::trace::{Event, Flow, Observer};

/// An observer of so many events that panics at the next.
pub struct PanickingObserver {
    pub after: u64,
}

/// The message of its panic.
pub const PANIC_MESSAGE: &str = "a broken tile";

impl Observer for PanickingObserver {
    fn on(&mut self, _: Event) -> Flow {
        self.after =
            self.after.checked_sub(1).unwrap_or_else(|| std::panic::resume_unwind(Box::new(PANIC_MESSAGE)));
        Ok(())
    }
}
