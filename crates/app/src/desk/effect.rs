//! Effects: tasks that only the session can carry out.

use std::sync::Arc;

use eight_realms_core::{job::Job, lane::LaneId};

pub use crate::desk::file_not_written::FileNotWritten;
use crate::desk::{figure::Export, film::Frames, jobs::Role, journal::JournalTask, preferences::Preferences};

/// Task for the session.
#[derive(Clone)]
pub enum Effect {
    /// Start a job in the place of the one that has this role. A search begins with no event allowed.
    Start(Role, Job),
    /// Let a search run up to a number of events.
    AllowUntil(LaneId, u64),
    /// End the job with this role.
    End(Role),
    /// Let the run times of the laboratory rest, because something else is computed.
    RestLab,
    /// Let them go on.
    GoOnLab,
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
    /// Let the system ask for a file that is to be read, beginning in the folder of this path.
    ChooseFile(String),
    /// Keep the journal of the laboratory's experiment.
    Journal(JournalTask),
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
