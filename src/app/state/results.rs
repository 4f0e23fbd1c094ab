//! The file that results are written into: its path as it is typed, and what is to be written.

/// Where a file of results goes if no other path is given: in the home of the person.
pub const RESULTS_PATH: &str = "~/eight-realms-questions.csv";

/// The path of a file as it is typed, while the sheet of the results is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsDraft {
    /// As typed. `~` is the home of the person; a relative path begins where the program was started.
    pub path: String,
    /// The path whose file may be replaced: the window has written it, or the person has been warned.
    pub(in crate::app) may_replace: Option<String>,
}

impl Default for ResultsDraft {
    fn default() -> Self {
        Self { path: RESULTS_PATH.to_owned(), may_replace: None }
    }
}

/// What becomes of a file that is already there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExistingFile {
    /// It is kept, and nothing is written.
    Kept,
    Replaced,
}

/// A text that is to become a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Where: a path on a desktop; of a page its last part is the name of the download.
    pub path: String,
    pub text: String,
    /// What becomes of a file that is already there.
    pub existing: ExistingFile,
}

impl TextFile {
    /// The last part of the path.
    pub fn name(&self) -> &str {
        self.path.rsplit(['/', '\\']).next().unwrap_or_default()
    }
}

/// Why a file was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileNotWritten {
    /// No path is given.
    NoPath,
    /// A folder has that path.
    IsFolder,
    /// A file is there already, which is kept.
    Exists,
    /// What is there is no plain file: a device, a pipe.
    NotPlain,
    /// The file that is there is write-protected.
    Protected,
    /// The path leads through a link that anybody may have put there.
    Link,
    /// There is no folder where the path leads.
    NoFolder,
    /// The system does not allow it.
    Denied,
    /// The text of the system.
    System(String),
}
