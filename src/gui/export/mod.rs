//! Figures as files: what a panel draws, in a frame of its own, as pixels or as outlines.

pub mod figure;
pub mod painting;
pub mod svg;
