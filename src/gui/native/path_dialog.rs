//! The system's own dialog for the path of a file. Where no dialog can be shown, the answer is at once that nothing was
//! chosen: the path can still be typed.

use std::{
    pin::Pin,
    task::{Context, Poll, Waker},
    time::{Duration, Instant},
};

use rfd::{AsyncFileDialog, FileHandle};

use crate::{file, gui::platform::PathAnswer};

/// A dialog that is gone by then was never there: nobody is so quick.
const NOBODY: Duration = Duration::from_millis(300);

/// Future answer of a dialog; `None` if nothing was chosen.
type ChosenFile = Pin<Box<dyn Future<Output = Option<FileHandle>>>>;

/// Dialog for a path, while it is open.
#[derive(Default)]
pub struct PathDialog {
    /// The answer to come, when it was asked for, and how long after that it was still to come.
    answer: Option<(ChosenFile, Instant, Duration)>,
}

impl PathDialog {
    /// Opens the dialog with the folder and the name of a path. A dialog that is open already stays.
    pub fn open(&mut self, title: &str, path: &str) {
        if self.answer.is_some() {
            return;
        }
        let path = file::place_of(path);
        let mut dialog = AsyncFileDialog::new().set_title(title);
        if let Some(ending) = path.extension().and_then(|ending| ending.to_str()) {
            dialog = dialog.add_filter(ending.to_uppercase(), &[ending]);
        }
        if let Some(name) = path.file_name() {
            dialog = dialog.set_file_name(name.to_string_lossy());
        }
        if let Some(folder) = path.parent().filter(|folder| folder.is_dir()) {
            dialog = dialog.set_directory(folder);
        }
        self.answer = Some((Box::pin(dialog.save_file()), Instant::now(), Duration::ZERO));
    }

    pub const fn is_open(&self) -> bool {
        self.answer.is_some()
    }

    /// Takes the answer, once; `None` as long as there is none, or if nothing was chosen.
    pub fn answer(&mut self) -> Option<PathAnswer> {
        let (answer, since, was_open) = self.answer.as_mut()?;
        // The next frame polls again, so nobody has to be woken.
        let Poll::Ready(chosen) = answer.as_mut().poll(&mut Context::from_waker(Waker::noop())) else {
            *was_open = since.elapsed();
            return None;
        };
        // Between two frames of a slow computer it may have been gone for long.
        let is_by_nobody = *was_open < NOBODY;
        self.answer = None;
        match chosen {
            Some(file) => Some(PathAnswer::Chosen(file.path().display().to_string())),
            None => is_by_nobody.then_some(PathAnswer::NoDialog),
        }
    }
}
