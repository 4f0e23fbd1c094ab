//! The pictures of the window: real searches, drawn by the CPU. A test draws them and compares them with what is kept of
//! them; `cargo run --example pictures` draws them for people.
//!
//! What is kept is not a picture but a [`Record`], a text: where each text is written, and a hash of each tile. So one
//! grey level in one pixel is seen, a change can be read, and all of them together weigh less than three pictures.

mod frame_text;
mod inside;
mod moments;
mod questions;
mod record;
mod scene;
pub mod shown;
mod tiles;
pub mod times;
mod window_kind;

pub use record::{Glyphs, Record};
pub use scene::Picture;
