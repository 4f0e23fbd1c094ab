//! The threads that facts are checked on.

use rayon::ThreadPoolBuilder;

/// Whether the system can start threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threads {
    /// One for each core.
    Several,
    /// None: the calling thread checks everything.
    Calling,
}

/// Prepares the threads before the first fact is checked. The first try is with threads that end at once, because the
/// threads that all facts share can be requested only once.
pub fn start() -> Threads {
    let can_start = ThreadPoolBuilder::new().build_scoped(rayon::ThreadBuilder::run, |_| ()).is_ok();
    let (threads, pool) = if can_start {
        (Threads::Several, ThreadPoolBuilder::new())
    } else {
        (Threads::Calling, ThreadPoolBuilder::new().num_threads(1).use_current_thread())
    };
    // An error means that the threads are there already.
    _ = pool.build_global();
    threads
}
