//! Why a file was not written.

use std::io::{self, ErrorKind};

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
