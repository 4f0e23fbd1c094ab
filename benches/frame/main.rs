//! The cost of a frame: logic, drawing and tessellation on one core, with eight lanes of a board that is 31 moves from
//! its goal. A graphics card is no part of it, and neither is receiving from the workers, which a frame does for 3 ms
//! at most.
//!
//! `cargo bench --bench frame` prints a row for each heavy case: median, 99th percentile and maximum of its frames in
//! milliseconds, and the maximum number of texture pixels that a frame hands on, in thousands. The budget is a median
//! of 8 ms, half of a frame at 60 frames a second, so that the searches get the other half. On the stage of steps,
//! which is there most of the time, it is 4 ms, and 12 ms for 99 frames of a hundred. For eight maps that are scrubbed,
//! it is 6 ms. `cargo bench --bench frame -- zoom` measures only rows with that word in their name.

mod cost;
mod inside;
mod lab;
mod map;
mod own;
mod question;
mod race;
mod screen;
mod step;

use eight_realms_app::{desk::screen::Face, model::Action};
use screen::Screen;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    println!("{:44} {:>7} {:>7} {:>7} {:>8}", "ms", "median", "99 %", "worst", "k pixels");
    let mut screen = Screen::new(words);
    step::measure(&mut screen);
    question::measure(&mut screen);
    inside::measure(&mut screen);
    race::measure(&mut screen);
    own::measure(&mut screen);
    screen.act(Action::ShowFace(Face::Realms));
    screen.finish();
    map::measure(&mut screen);
    lab::measure(&mut screen);
}
