//! Pictures while they are painted: on a thread of their own, so that the window goes on, and in a page at once.

use std::io;

use eight_realms_app::desk::effect::{ExistingFile, NewFile};
use image::RgbaImage;

use super::figure::Drawn;

/// What has been painted.
pub enum Painted {
    /// A picture for the clipboard.
    Picture(RgbaImage),
    /// A file, or its path and why it has no bytes.
    File(Result<NewFile, (String, io::Error)>),
}

fn paint(drawn: &Drawn, file: Option<(String, ExistingFile)>) -> Painted {
    match file {
        None => Painted::Picture(drawn.image()),
        Some((path, existing)) => Painted::File(match drawn.bytes() {
            Ok(bytes) => Ok(NewFile { path, bytes, existing }),
            Err(error) => Err((path, error)),
        }),
    }
}

/// A picture that is being painted.
#[cfg(not(target_arch = "wasm32"))]
pub struct Painting {
    thread: std::thread::JoinHandle<Painted>,
    /// The path of the file; empty for the clipboard.
    path: String,
}

#[cfg(not(target_arch = "wasm32"))]
impl Painting {
    pub fn begin(drawn: Drawn, file: Option<(String, ExistingFile)>) -> Self {
        let path = file.as_ref().map(|(path, _)| path.clone()).unwrap_or_default();
        Self { thread: std::thread::spawn(move || paint(&drawn, file)), path }
    }

    pub fn is_done(&self) -> bool {
        self.thread.is_finished()
    }

    /// Waits for the picture, if it is not done.
    pub fn end(self) -> Painted {
        let Self { thread, path } = self;
        let lost = |_| Painted::File(Err((path, io::Error::other("the picture was lost"))));
        thread.join().unwrap_or_else(lost)
    }
}

/// A picture that is painted when it is taken.
#[cfg(target_arch = "wasm32")]
pub struct Painting {
    drawn: Drawn,
    file: Option<(String, ExistingFile)>,
}

#[cfg(target_arch = "wasm32")]
impl Painting {
    pub const fn begin(drawn: Drawn, file: Option<(String, ExistingFile)>) -> Self {
        Self { drawn, file }
    }

    pub const fn is_done(&self) -> bool {
        true
    }

    pub fn end(self) -> Painted {
        paint(&self.drawn, self.file)
    }
}
