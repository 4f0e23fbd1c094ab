//! What is tried, in this order, each from where the one before has left the page.

mod failures;
mod files;
mod hands;
mod laboratory;
mod moments;
mod offline;
pub mod phones;
mod pictures;
mod questions;
mod saving;
mod speed;
mod window;

use anyhow::Result;

use super::fixture::Fixture;

/// A part.
pub type Part = fn(&mut Fixture) -> Result<()>;

/// All of them, by theme; pictures for people and speed where they are asked for.
pub fn all() -> impl Iterator<Item = (&'static str, Part)> {
    let people = if pictures::are_wanted() { pictures::FOR_PEOPLE } else { &[] };
    let speed = if speed::is_wanted() { speed::ALL } else { &[] };
    [
        window::ALL,
        questions::ALL,
        saving::ALL,
        laboratory::ALL,
        moments::ALL,
        hands::ALL,
        phones::ALL,
        offline::ALL,
        failures::ALL,
        files::ALL,
        pictures::ALL,
        people,
        speed,
    ]
    .into_iter()
    .flatten()
    .copied()
}
