//! What the panels draw: the model at this moment, worked out once a frame.
//!
//! A view holds numbers, boards and standings; no words and no colours.

mod ladder;
mod plots;
mod stage;
mod timeline;

pub use ladder::{Rung, rungs};
pub use plots::{Clock, Curve, Plots, Spread};
pub use stage::{Frontier, Phase, Stage};
pub use timeline::Timeline;

use super::Model;

/// Everything that is shown at this moment.
pub struct View<'a> {
    /// The model itself: puzzle, settings, editor, preferences.
    pub model: &'a Model,
    /// The search at the playhead.
    pub stage: Stage,
    /// The ladder, first rung first.
    pub ladder: Vec<Rung>,
    /// The three plots.
    pub plots: Plots,
    /// The scrubber and its figures.
    pub timeline: Timeline,
}

impl<'a> View<'a> {
    /// Works out what is shown.
    pub fn of(model: &'a Model) -> Self {
        let stage = Stage::of(model);
        let plots = Plots::of(model, &stage);
        let timeline = Timeline::of(model, &stage);
        Self { model, stage, ladder: rungs(model), plots, timeline }
    }
}
