//! The system's own dialog for the path of a file. Where no dialog can be shown, the answer is at once that nothing was
//! chosen: the path can still be typed.

use std::{
    path::Path,
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
    open: Option<OpenDialog>,
}

struct OpenDialog {
    /// The answer to come.
    answer: ChosenFile,
    /// When it was asked for.
    since: Instant,
    /// How long after that it was still to come.
    was_open: Duration,
    /// What the path is for.
    answered: fn(String) -> PathAnswer,
}

impl PathDialog {
    /// Opens the dialog with the folder and the name of a path. A dialog that is open already stays.
    pub fn open(&mut self, title: &str, path: &str) {
        let path = file::place_of(path);
        let mut dialog = Self::in_folder(title, &path);
        if let Some(ending) = path.extension().and_then(|ending| ending.to_str()) {
            dialog = dialog.add_filter(ending.to_uppercase(), &[ending]);
        }
        if let Some(name) = path.file_name() {
            dialog = dialog.set_file_name(name.to_string_lossy());
        }
        self.ask(|| Box::pin(dialog.save_file()), PathAnswer::Chosen);
    }

    /// Opens the dialog for a file that is there, in the folder of a path. A dialog that is open already stays.
    pub fn open_for_reading(&mut self, title: &str, path: &str) {
        let dialog = Self::in_folder(title, &file::place_of(path));
        self.ask(|| Box::pin(dialog.pick_file()), PathAnswer::ToRead);
    }

    fn in_folder(title: &str, path: &Path) -> AsyncFileDialog {
        let dialog = AsyncFileDialog::new().set_title(title);
        match path.parent().filter(|folder| folder.is_dir()) {
            Some(folder) => dialog.set_directory(folder),
            None => dialog,
        }
    }

    fn ask(&mut self, answer: impl FnOnce() -> ChosenFile, answered: fn(String) -> PathAnswer) {
        self.open.get_or_insert_with(|| {
            let since = Instant::now();
            OpenDialog { answer: answer(), since, was_open: Duration::ZERO, answered }
        });
    }

    pub const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Takes the answer, once; `None` as long as there is none, or if nothing was chosen.
    pub fn answer(&mut self) -> Option<PathAnswer> {
        let OpenDialog { answer, since, was_open, answered } = self.open.as_mut()?;
        // The next frame polls again, so nobody has to be woken.
        let Poll::Ready(chosen) = answer.as_mut().poll(&mut Context::from_waker(Waker::noop())) else {
            *was_open = since.elapsed();
            return None;
        };
        // Between two frames of a slow computer it may have been gone for long.
        let (is_by_nobody, answered) = (*was_open < NOBODY, *answered);
        self.open = None;
        match chosen {
            Some(file) => Some(answered(file.path().display().to_string())),
            None => is_by_nobody.then_some(PathAnswer::NoDialog),
        }
    }
}
