//! Progress of work in the background.

/// Progress of a task, in words and as a share.
pub struct Progress {
    /// Number of parts that are done, in words.
    pub words: String,
    /// Id of the note on what is done.
    pub convention: &'static str,
    /// Share of the task that is done, from 0 to 1.
    pub share: f32,
}
