//! The cost of frames.

use std::{fs, thread, time::Instant};

/// The cost of one frame.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Milliseconds of one core.
    pub spent: f64,
    /// Number of texture pixels that are handed to the graphics card.
    pub pixels: usize,
}

/// Prints a row.
pub fn print(name: &str, frames: &[Frame]) {
    let mut spent: Vec<f64> = frames.iter().map(|frame| frame.spent).collect();
    spent.sort_by(f64::total_cmp);
    let part = |hundredths: usize| spent[(spent.len() * hundredths / 100).min(spent.len() - 1)];
    let pixels = frames.iter().map(|frame| frame.pixels).max().unwrap_or(0) as f64 / 1e3;
    println!("{name:44} {:7.2} {:7.2} {:7.2} {pixels:8.0}", part(50), part(99), part(100));
}

/// The milliseconds that this thread has been on a processor, without what others do meanwhile. If the system does not
/// report them (Linux does), the milliseconds since `start`.
pub fn now(start: Instant) -> f64 {
    // The system updates its figure when a thread yields.
    thread::yield_now();
    let schedstat = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = schedstat.and_then(|schedstat| schedstat.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| start.elapsed().as_secs_f64() * 1e3, |nanoseconds| nanoseconds / 1e6)
}
