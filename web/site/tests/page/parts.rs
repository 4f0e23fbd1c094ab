//! What is tried, in this order, each from where the one before has left the page.

mod failures;
mod files;
mod hands;
mod offline;
mod pictures;
mod speed;
mod window;

use anyhow::Result;

use super::fixture::Fixture;

/// A part.
pub type Part = fn(&mut Fixture) -> Result<()>;

/// All of them, by theme.
pub fn all() -> impl Iterator<Item = (&'static str, Part)> {
    [window::ALL, hands::ALL, offline::ALL, failures::ALL, files::ALL, pictures::ALL, speed::ALL]
        .into_iter()
        .flatten()
        .copied()
}
