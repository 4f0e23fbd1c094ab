//! How far work in the background is.

/// So many of so many, in words and as a share.
pub struct Progress {
    /// How many are done.
    pub words: String,
    /// The id of the message about what is done.
    pub convention: &'static str,
    /// Which share of all that is, from 0 to 1.
    pub share: f32,
}
