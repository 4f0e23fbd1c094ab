//! How much may be recorded.

/// How many events may be recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most that one recording may have.
    pub one: u64,
    /// The most that all recordings may have together.
    pub all: u64,
}

impl Default for Limits {
    /// 192 MB for one, 384 MB for all.
    fn default() -> Self {
        Self { one: 12_000_000, all: 24_000_000 }
    }
}
