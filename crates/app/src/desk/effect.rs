//! Effects: tasks that only the session can carry out.

use std::{
    io::{self, ErrorKind},
    sync::Arc,
};

use eight_realms_core::{job::Job, lane::LaneId};

use crate::desk::{figure::Export, film::Frames, jobs::Role, preferences::Preferences};

/// Task for the session.
#[derive(Clone)]
pub enum Effect {
    /// Start a job in the place of the one that has this role. A search begins with no event allowed.
    Start(Role, Job),
    /// Let a search run up to a number of events.
    AllowUntil(LaneId, u64),
    /// End the job with this role.
    End(Role),
    /// End everything but a survey of a heuristic: the puzzle or the settings have changed.
    EndAll,
    Save(Preferences),
    /// Remove whatever is stored between starts.
    ClearStored,
    /// Put a text on the clipboard.
    Copy(String),
    /// Write a file, or download it.
    Write(NewFile),
    /// Draw a picture, and write it or put it on the clipboard.
    Draw(Drawing),
    /// Make a film, and write it.
    Film(FilmRequest),
    /// Let the system ask for the path of a file, beginning with this one.
    ChoosePath(String),
    /// Find a free path beside this one.
    FindPath(String),
}

/// Treatment of a file that already exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExistingFile {
    /// Kept, and nothing is written.
    Kept,
    Replaced,
}

/// A picture that is to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// What it shows, and how.
    pub export: Export,
    /// The path of the file, and what becomes of one that is there; `None` for the clipboard.
    pub file: Option<(String, ExistingFile)>,
}

/// A film that is to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmRequest {
    pub export: Export,
    pub frames: Frames,
    /// The path of the file, and what becomes of one that is there.
    pub file: (String, ExistingFile),
}

/// Bytes that are to become a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewFile {
    /// Path on a desktop; in a page, its last part is the name of the download.
    pub path: String,
    pub bytes: Arc<Vec<u8>>,
    /// Treatment of a file that already exists.
    pub existing: ExistingFile,
}

impl NewFile {
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
    /// There is no more room.
    Full,
    /// The name is too long, or has characters that the file system has not.
    BadName,
    /// It would be larger than it can be read.
    TooLarge,
    /// The picture or the film could not be finished.
    Unfinished,
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
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::Denied,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::InvalidFilename => Self::BadName,
            _ => Self::System(without_path(&error.to_string()).to_owned()),
        }
    }
}

/// Returns the system's words, without the name of a file that `tempfile` adds and nobody knows.
fn without_path(reason: &str) -> &str {
    reason.rsplit_once(" at path ").map_or(reason, |(reason, _)| reason)
}
