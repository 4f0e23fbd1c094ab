//! The path of a file as it is typed, while the sheet is open that writes it.

use crate::desk::{
    effect::{ExistingFile, FileNotWritten},
    notice::Notice,
};

/// A typed path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathDraft {
    /// The path as typed. `~` is the person's home; a relative path begins where the program was started.
    pub path: String,
    /// The path whose file may be replaced: the window has written it, or the person has been warned.
    may_replace: Option<String>,
}

impl PathDraft {
    pub const fn new(path: String) -> Self {
        Self { path, may_replace: None }
    }

    /// Takes the path that was chosen in the system's dialog, which has asked whether a file may be replaced.
    pub fn choose(&mut self, path: String) {
        self.may_replace = Some(path.trim().to_owned());
        self.path = path;
    }

    /// Hears what became of a file that was to have the path `asked`: once it is written, or another file has its name,
    /// writing may replace it. Another path than the one on the screen is another file.
    pub fn hear(&mut self, asked: &str, notice: &Notice) {
        let is_there = matches!(
            notice,
            Notice::Written { .. } | Notice::NotWritten { reason: FileNotWritten::Exists, .. }
        );
        if is_there && self.path.trim() == asked.trim() {
            self.may_replace = Some(asked.trim().to_owned());
        }
    }

    /// The path to write to, and what becomes of a file that is there already; `None` if no path is typed.
    pub fn target(&self) -> Option<(String, ExistingFile)> {
        let path = self.path.trim().to_owned();
        let existing = self.existing(&path);
        (!path.is_empty()).then_some((path, existing))
    }

    /// What becomes of a file that has this path already.
    pub fn existing(&self, path: &str) -> ExistingFile {
        let may_replace = self.may_replace.as_deref() == Some(path);
        if may_replace { ExistingFile::Replaced } else { ExistingFile::Kept }
    }
}

/// The folder of a path, with its last separator; empty without one.
pub fn folder_of(path: &str) -> &str {
    path.rfind(['/', '\\']).map_or("", |end| &path[..=end])
}
