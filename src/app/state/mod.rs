//! What is: everything the window shows, part by part. No part knows the whole model, and none decides what
//! happens next.

#![warn(clippy::wildcard_enum_match_arm)]

mod caps;
mod editor;
mod examples;
mod lane;
mod map_camera;
mod map_show;
mod measure;
mod notice;
mod preferences;
mod preferences_file;
mod race;
mod solution;
mod study;

pub use caps::Caps;
pub use editor::{Editor, End};
pub use examples::{EXAMPLES, Example};
pub(super) use lane::BuiltTable;
pub use lane::{Counted, Lane, RunState, SearchOutcome, Times, Why};
pub use map_camera::{MapCamera, MapZoom};
pub use map_show::{MapScope, MapSheet, MapShow};
pub use measure::Measure;
pub(super) use measure::Measuring;
pub use notice::{Notice, Unwritten};
pub use preferences::{Axes, Axis, PlotName, Preferences, Reading, Sheet, Speed, StageTab, Theme};
pub use preferences_file::PreferencesFile;
pub use race::{Cost, PICOSECONDS, Pace, Parting, RaceClock, RaceColumn, RaceFace, RaceOrder, RaceShow};
pub(super) use race::{PlacedFor, Runner};
pub use solution::{Motion, SLIDE_SECONDS, SolutionShow};
pub use study::{
    HuntRun, Hunting, Orders, OrdersCount, OrdersSorting, Picked, Region, StudyBoard, StudyFace, StudyShow,
    StudyTask, Surveys, Trials, TrialsRun,
};
