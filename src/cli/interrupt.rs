//! What Ctrl+C does to a command that takes long: it asks it to end, so that what is done can still be said.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// A flag that Ctrl+C raises from now on, instead of ending the program. Where the system lets nobody listen, it ends
/// the program as ever.
pub fn interrupted() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    _ = ctrlc::set_handler(move || raised.store(true, Ordering::Relaxed));
    flag
}
