//! The journal of the laboratory's experiment, which a desktop keeps as a file: what it is told, and what it says.

use std::sync::Arc;

use eight_realms_core::lab::{Experiment, JournalFault, JournalLine, Prepared, Results, TooManyPairs};

use crate::desk::file_not_written::FileNotWritten;

/// A task for whatever keeps the journal. They are carried out one after the other, beside the window.
#[derive(Clone)]
pub enum JournalTask {
    /// See whether the last experiment is kept.
    Find,
    /// Begin the journal of an experiment, with the results that are there, in place of the one that is kept.
    Begin(Arc<Prepared>, Option<Arc<Results>>),
    /// Append lines to the journal that was begun, or gone on with.
    Append(Vec<JournalLine>),
    /// Read a journal.
    Read(JournalSource),
}

/// A journal that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalSource {
    /// The one that is kept of the last experiment; what is measured from then on is appended.
    Kept,
    /// A file of the person, with this path. It is only read.
    File(String),
}

/// What has become of a task.
pub enum JournalNews {
    /// The last experiment is kept.
    Found(Experiment),
    /// A journal has been read, up to its last whole line.
    Opened(JournalSource, Arc<Prepared>, Arc<Results>),
    /// A journal has not been read.
    Unread(JournalUnread),
    /// Nothing is appended any more to the journal with this path, for this reason. What stands in it stays there.
    Unwritten(String, JournalTrouble),
}

/// A journal that was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalUnread {
    pub source: JournalSource,
    /// Path of the file.
    pub file: String,
    /// Where the file is now, if it has been set aside.
    pub aside: Option<String>,
    pub reason: JournalTrouble,
}

/// Why a journal is not read, or not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalTrouble {
    /// Error text of the system.
    System(String),
    /// Another run writes it.
    InUse,
    /// It ends within its first line.
    Torn,
    /// A line, by its number from 1, is not one of this journal.
    Line(u64, JournalFault),
    TooManyPairs(TooManyPairs),
    /// It cannot be written.
    Unwritten(FileNotWritten),
}
