//! How much is tried: all that there is, or little where somebody waits for a thousand answers.

use std::{env, panic, process, sync::LazyLock};

use crate::probe::check_all;

static ARE_SMALL: LazyLock<bool> = LazyLock::new(|| {
    let are_small = env::var("CORE_SAMPLES").is_ok_and(|size| size == "small");
    if are_small {
        end_with_the_first_failure();
    }
    are_small
});

/// Who changes the source a thousand times asks whether a test fails, not how many do.
fn end_with_the_first_failure() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |failure| {
        report(failure);
        process::exit(101);
    }));
}

/// Whether `CORE_SAMPLES` says `small`.
pub fn are_small() -> bool {
    *ARE_SMALL
}

/// A number as it is usually, and as it is where samples are small.
pub fn size<T>(usual: T, small: T) -> T {
    if are_small() { small } else { usual }
}

/// Checks every item; where samples are small, the first of every so many.
pub fn check_some<T: Sync>(items: &[T], every: usize, check: impl Fn(&T) + Sync) {
    let some: Vec<&T> = items.iter().step_by(size(1, every)).collect();
    check_all(&some, |item| check(item));
}
