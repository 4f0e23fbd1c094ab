//! Effects: tasks that only the session can carry out.

use eight_realms_core::{job::Job, realm::Realm};

use super::{Preferences, Role, TextFile};

/// Task for the session.
pub enum Effect {
    /// Start a job in the place of the one that has this role. A search begins with no event allowed.
    Start(Role, Job),
    /// Let a search run up to a number of events.
    AllowUntil(Realm, u64),
    /// End the job with this role.
    End(Role),
    /// End everything but a survey of a heuristic: the puzzle has changed.
    EndAll,
    Save(Preferences),
    /// Remove whatever is stored between starts.
    ClearStored,
    /// Put a text on the clipboard.
    Copy(String),
    /// Write a file, or download it.
    Write(TextFile),
    /// Let the system ask for the path of a file, beginning with this one.
    ChoosePath(String),
}
