//! Every length, in points: a file for each region of the window, and one each for distances, corner radii and widths
//! of lines, which all of them share.
//!
//! Here is what can be measured with a ruler: heights and widths, insets and gaps, radii and dashes, the least and the
//! most that something may be, and the size from which on something is shown in another form. Where a whole region is
//! divided in another way, that is a [`break_point`](super::break_point) beside the [`Regions`](super::Regions). The
//! height of what can be pressed and the room of its word stand in the table of [`looks`](super::looks), the sizes of
//! text in the [type scale](super::Type).
//!
//! What is no length stays where something is drawn with it, and its comment begins with what it is: a share, a factor,
//! a number of things, seconds, pixels of the screen. So does a correction by two points at most within an expression.
//! Sizes that are equal because they mean the same are one constant, and those that follow from others are calculated.

pub mod arrays;
pub mod board;
pub mod contours;
pub mod controls;
pub mod editor;
pub mod heuristics;
pub mod inside;
pub mod ladder;
pub mod lists;
pub mod map;
pub mod marks;
pub mod messages;
pub mod plot;
pub mod question;
pub mod race;
pub mod radius;
pub mod reading;
pub mod score;
pub mod sheets;
pub mod solution;
pub mod space;
pub mod stage;
pub mod step;
pub mod stroke;
pub mod structure;
pub mod timeline;
pub mod top_bar;
