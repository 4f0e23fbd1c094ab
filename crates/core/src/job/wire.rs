//! A job and its messages as bytes, and back: how they cross from one instance of the program to another of the same
//! build, where no memory is shared.
//!
//! The bytes are those of postcard. They are not kept: a version of the program reads only what it has written itself.
//! Events of a search are not written here, but many at a time by [`wire`](crate::trace::wire). Whatever a job has
//! behind an `Arc` so that it need not be computed again is left out and computed again. Only realm 3's table goes with
//! its search, because the events depend on it.

use thiserror::Error;

use super::{Job, Message};

/// Bytes that are no job or no message of this build.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not from this build: {0}")]
pub struct ForeignBytes(#[from] postcard::Error);

/// Writes a job.
///
/// # Errors
/// Never for a job of this program: all lists in it know their length.
pub fn write_job(job: &Job) -> Result<Vec<u8>, ForeignBytes> {
    Ok(postcard::to_stdvec(job)?)
}

/// Reads a job.
///
/// # Errors
/// If the bytes are no job.
pub fn read_job(bytes: &[u8]) -> Result<Job, ForeignBytes> {
    Ok(postcard::from_bytes(bytes)?)
}

/// Writes a message.
///
/// # Errors
/// Never for a message of this program: all lists in it know their length.
pub fn write_message(message: &Message) -> Result<Vec<u8>, ForeignBytes> {
    Ok(postcard::to_stdvec(message)?)
}

/// Reads a message.
///
/// # Errors
/// If the bytes are no message.
pub fn read_message(bytes: &[u8]) -> Result<Message, ForeignBytes> {
    Ok(postcard::from_bytes(bytes)?)
}
