//! What the system reports of this process: its threads, the processes it has started, the bytes it uses.

use std::{fs, hint::black_box, thread, time::Duration};

use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAllocTrait};

/// For so many milliseconds the system may still list a thread that has been waited for.
const LINGER: u32 = 200;

/// There is one thread, this one, and no other process. Where the system lists no threads, nothing is checked.
pub fn check_alone(after: &str) {
    let mut names = tasks();
    for _ in 0..LINGER {
        if names.len() <= 1 {
            break;
        }
        thread::sleep(Duration::from_millis(1));
        names = tasks();
    }
    assert!(names.len() <= 1, "{after}: {names:?}");
    assert!(names.iter().all(|(_, children)| children.is_empty()), "{after}: {names:?}");
}

/// The threads of this process by name, and what processes they have started.
fn tasks() -> Vec<(String, String)> {
    let Ok(tasks) = fs::read_dir("/proc/self/task") else { return Vec::new() };
    let names = tasks.flatten().map(|task| {
        let name = fs::read_to_string(task.path().join("comm")).unwrap_or_default();
        let children = fs::read_to_string(task.path().join("children")).unwrap_or_default();
        (name.trim().to_owned(), children)
    });
    names.collect()
}

/// Larger than everything that is ever in use besides.
const BLOCK: usize = 1 << 30;

/// How many bytes are in use. The allocator reports only the peak: with a block larger than all that has ever been in
/// use, the peak is now. Nothing is written into the block, so it takes no memory.
#[derive(Default)]
pub struct Bytes {
    /// In use when it was reset last.
    before: i64,
}

impl Bytes {
    pub fn in_use(&mut self) -> i64 {
        let block: Vec<u8> = Vec::with_capacity(BLOCK);
        black_box(&block);
        let more = INSTRUMENTED_SYSTEM.get_peak_memory() as i64 - BLOCK as i64;
        drop(block);
        INSTRUMENTED_SYSTEM.reset_peak_memory();
        self.before += more;
        self.before
    }
}
