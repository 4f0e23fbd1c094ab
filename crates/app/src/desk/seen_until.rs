//! How much of a lane has been seen, which is shown of it while totals are covered.

/// How much of a recording has been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeenUntil {
    /// The furthest moment at which the playhead has been, other than by following the search.
    Moment {
        moment: u64,
        /// Whether the playhead is where following the search has led it.
        is_beyond: bool,
    },
    /// Everything, whatever is still recorded.
    Whole,
}

impl Default for SeenUntil {
    fn default() -> Self {
        Self::Moment { moment: 0, is_beyond: false }
    }
}

impl SeenUntil {
    /// The furthest moment that has been seen.
    pub(crate) const fn moment(self) -> u64 {
        match self {
            Self::Moment { moment, .. } => moment,
            Self::Whole => u64::MAX,
        }
    }
}
