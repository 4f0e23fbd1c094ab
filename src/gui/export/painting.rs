//! Pictures while they are painted, one after another: on a thread of their own, so that the window goes on, and in a page
//! at once.

use std::collections::VecDeque;
#[cfg(not(target_arch = "wasm32"))]
use std::{
    sync::Arc,
    thread::{Builder, JoinHandle},
};

use eight_realms_app::desk::effect::{ExistingFile, FileNotWritten, NewFile};
use image::RgbaImage;

use super::figure::Drawn;

/// What has been painted.
pub enum Painted {
    /// A picture for the clipboard.
    Picture(RgbaImage),
    /// A file, or its path and why it has no bytes.
    File(Result<NewFile, (String, FileNotWritten)>),
}

/// A picture that is drawn, and to be painted.
struct Sketch {
    drawn: Drawn,
    /// The path of the file, and what becomes of one that is there; `None` for the clipboard.
    file: Option<(String, ExistingFile)>,
}

impl Sketch {
    fn paint(&self) -> Painted {
        match self.file.clone() {
            None => Painted::Picture(self.drawn.image()),
            Some((path, existing)) => Painted::File(match self.drawn.bytes() {
                Ok(bytes) => Ok(NewFile { path, bytes: bytes.into(), existing }),
                Err(error) => Err((path, error.into())),
            }),
        }
    }

    /// The path of the file; empty for the clipboard.
    #[cfg(not(target_arch = "wasm32"))]
    fn path(&self) -> String {
        self.file.as_ref().map(|(path, _)| path.clone()).unwrap_or_default()
    }
}

/// Paints pictures in the order in which they were drawn.
#[derive(Default)]
pub struct Painter {
    waiting: VecDeque<Sketch>,
    /// The thread that paints the first one, and the path of its file.
    #[cfg(not(target_arch = "wasm32"))]
    painting: Option<(JoinHandle<Painted>, String)>,
}

impl Painter {
    /// Adds a picture.
    pub fn add(&mut self, drawn: Drawn, file: Option<(String, ExistingFile)>) {
        self.waiting.push_back(Sketch { drawn, file });
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Painter {
    /// Whether everything is painted and taken.
    pub fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.painting.is_none()
    }

    /// Returns the next picture, if it is done; if none is being painted, begins it.
    pub fn take(&mut self) -> Option<Painted> {
        match &self.painting {
            Some((thread, _)) if !thread.is_finished() => None,
            Some(_) => self.finish(),
            None => self.begin(),
        }
    }

    /// Returns the next picture, however long that takes; `None` if there is none.
    pub fn finish(&mut self) -> Option<Painted> {
        let Some((thread, path)) = self.painting.take() else {
            return self.waiting.pop_front().map(|sketch| sketch.paint());
        };
        let lost = |_| Painted::File(Err((path, FileNotWritten::Unfinished)));
        Some(thread.join().unwrap_or_else(lost))
    }

    /// Begins the next picture. Without room for a thread the window waits for it, and it is returned.
    fn begin(&mut self) -> Option<Painted> {
        let sketch = Arc::new(self.waiting.pop_front()?);
        let (path, own) = (sketch.path(), Arc::clone(&sketch));
        match Builder::new().name("painter".to_owned()).spawn(move || own.paint()) {
            Ok(thread) => self.painting = Some((thread, path)),
            Err(_) => return Some(sketch.paint()),
        }
        None
    }
}

#[cfg(target_arch = "wasm32")]
impl Painter {
    /// Whether everything is painted and taken.
    pub fn is_idle(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Paints the next picture; `None` if there is none.
    pub fn take(&mut self) -> Option<Painted> {
        self.waiting.pop_front().map(|sketch| sketch.paint())
    }
}
