//! The system's own dialog for the path of a file. Where no dialog can be shown, the answer is at once that nothing was
//! chosen: the path can still be typed.

use std::{
    path::Path,
    pin::Pin,
    task::{Context, Poll, Waker},
};

use rfd::{AsyncFileDialog, FileHandle};

/// Future answer of a dialog; `None` if nothing was chosen.
type ChosenFile = Pin<Box<dyn Future<Output = Option<FileHandle>>>>;

/// Dialog for a path, while it is open.
#[derive(Default)]
pub struct PathDialog {
    answer: Option<ChosenFile>,
}

impl PathDialog {
    /// Opens the dialog with the folder and the name of a path. A dialog that is open already stays.
    pub fn open(&mut self, title: &str, path: &str) {
        if self.answer.is_some() {
            return;
        }
        let path = Path::new(path);
        let mut dialog = AsyncFileDialog::new().set_title(title).add_filter("CSV", &["csv"]);
        if let Some(name) = path.file_name() {
            dialog = dialog.set_file_name(name.to_string_lossy());
        }
        if let Some(folder) = path.parent().filter(|folder| folder.is_dir()) {
            dialog = dialog.set_directory(folder);
        }
        self.answer = Some(Box::pin(dialog.save_file()));
    }

    pub const fn is_open(&self) -> bool {
        self.answer.is_some()
    }

    /// Takes the chosen path, once; `None` as long as there is no answer, or if nothing was chosen.
    pub fn chosen(&mut self) -> Option<String> {
        let answer = self.answer.as_mut()?;
        // The next frame polls again, so nobody has to be woken.
        let Poll::Ready(chosen) = answer.as_mut().poll(&mut Context::from_waker(Waker::noop())) else {
            return None;
        };
        self.answer = None;
        chosen.map(|file| file.path().display().to_string())
    }
}
