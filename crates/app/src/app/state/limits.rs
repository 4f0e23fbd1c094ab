//! Limits on recording.

/// Maximum numbers of recorded events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Maximum for one recording.
    pub one: u64,
    /// Maximum for all recordings together.
    pub all: u64,
}

impl Default for Limits {
    /// 192 MB for one, 384 MB for all.
    fn default() -> Self {
        Self { one: 12_000_000, all: 24_000_000 }
    }
}
