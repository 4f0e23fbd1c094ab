//! Facts that are to be checked, and what comes of it.

use serde::{Deserialize, Serialize};

use crate::check::{Extent, Finding};

/// Facts that are to be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckJob {
    /// Which facts.
    pub extent: Extent,
}

/// The progress of a check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CheckNews {
    /// So many more boards have been gone through.
    Passed(u64),
    /// A fact has been checked.
    Found(Finding),
}
