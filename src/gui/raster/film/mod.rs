//! Pictures that follow one another, as the bytes of an animated GIF or PNG file.
//!
//! A film is encoded in two passes. The [first pass](FirstPass) is shown a few frames: it finds the colours for all of
//! them and forecasts the size of the file. The [writer](FilmWriter) is then given every frame, once and in order, and
//! writes it at once. Between two frames a caller can report progress, or cancel by dropping the writer.
//!
//! ```ignore
//! let mut first_pass = FirstPass::new(FilmFormat::Gif, &frame(0));
//! for number in FirstPass::numbers(count).into_iter().skip(1) {
//!     first_pass.add(number, &frame(number))?;
//! }
//! println!("about {} bytes", first_pass.forecast(count)?);
//! let mut film = first_pass.into_writer(&mut file, count)?;
//! for number in 0..count {
//!     film.push(&frame(number), Duration::from_millis(400))?;
//! }
//! film.finish()?;
//! ```
//!
//! | | GIF | APNG |
//! |---|---|---|
//! | colours | 255, the same for all frames | all |
//! | shown by | everything | browsers, not every office program |
//!
//! Both loop for ever and are opaque: alpha is ignored. Of each frame only what it changes is written.
//!
//! Memory does not grow with the number of frames. The first pass holds one frame and at most 32 changes, each no larger than
//! a frame; the writer holds one frame, one change and what the change is encoded to; either holds at most 2^18 colours. For
//! frames of 1440 × 900 pixels, that is at most 200 MB.

mod apng;
mod change;
mod encoder;
mod first_pass;
mod gif;
mod palette;
mod writer;

use std::io;

use thiserror::Error;

pub use eight_realms_app::desk::film::LAST_DELAY;
pub use encoder::FilmFormat;
pub use first_pass::FirstPass;
pub use writer::{FilmWriter, MIN_DELAY};

/// Reason why a frame or a film cannot be written, apart from a failure of what it is written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FilmError {
    #[error("a film of {0} × {1} pixels cannot be written in this format")]
    Size(u32, u32),
    #[error("a film of {0} frames cannot be written")]
    Count(usize),
    #[error("the frame has another size than the first one")]
    OtherSize,
    #[error("the film has all its frames already")]
    TooManyFrames,
    #[error("the film lacks {0} frames")]
    TooFewFrames(usize),
}

impl From<FilmError> for io::Error {
    fn from(error: FilmError) -> Self {
        Self::new(io::ErrorKind::InvalidInput, error)
    }
}
