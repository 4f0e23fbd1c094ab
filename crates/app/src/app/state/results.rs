//! The file of results: its path as it is typed, and the text to be written.

use std::io::{self, ErrorKind};

/// Default path of a file of results, in the person's home.
pub const RESULTS_PATH: &str = "~/eight-realms-questions.csv";

/// The path of a file as it is typed, while the sheet of the results is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsDraft {
    /// The typed path. `~` is the person's home; a relative path begins where the program was started.
    pub path: String,
    /// The path whose file may be replaced: the window has written it, or the person has been warned.
    pub(in crate::app) may_replace: Option<String>,
}

impl Default for ResultsDraft {
    fn default() -> Self {
        Self { path: RESULTS_PATH.to_owned(), may_replace: None }
    }
}

/// Treatment of a file that already exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExistingFile {
    /// Kept, and nothing is written.
    Kept,
    Replaced,
}

/// A text that is to become a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Path on a desktop; in a page, its last part is the name of the download.
    pub path: String,
    pub text: String,
    /// Treatment of a file that already exists.
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
    /// A file already exists there and is kept.
    Exists,
    /// The path leads to something that is not a plain file: a device, a pipe.
    NotPlain,
    /// The existing file is write-protected.
    Protected,
    /// The path leads through a link that anybody may have put there.
    Link,
    /// The folder of the path does not exist.
    NoFolder,
    /// The system denies access.
    Denied,
    /// Error text of the system.
    System(String),
}

impl From<io::Error> for FileNotWritten {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of the system's many kinds, these have words of our own"
    )]
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::AlreadyExists => Self::Exists,
            ErrorKind::IsADirectory => Self::IsFolder,
            ErrorKind::NotFound => Self::NoFolder,
            ErrorKind::PermissionDenied => Self::Denied,
            _ => Self::System(without_path(&error.to_string()).to_owned()),
        }
    }
}

/// Returns the system's words, without the name of a file that `tempfile` adds and nobody knows.
fn without_path(reason: &str) -> &str {
    reason.rsplit_once(" at path ").map_or(reason, |(reason, _)| reason)
}
