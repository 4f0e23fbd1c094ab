//! What is: everything the window shows, part by part. No part knows the whole model, and none decides what
//! happens next.

mod caps;
mod editor;
mod examples;
mod kept;
mod lane;
mod map_camera;
mod map_show;
mod measure;
mod notice;
mod preferences;
mod race;
mod solution;
mod study;

pub use caps::Caps;
pub use editor::{Editor, End};
pub use examples::{EXAMPLES, Example};
pub use kept::Kept;
pub(super) use lane::BuiltTable;
pub use lane::{Counted, Lane, Outcome, RunState, Times, Why};
pub use map_camera::{MapCamera, MapZoom};
pub use map_show::{MapScope, MapSheet, MapShow};
pub use measure::Measure;
pub(super) use measure::Measuring;
pub use notice::{Notice, Unwritten};
pub use preferences::{Axes, Axis, PlotName, Preferences, Reading, Sheet, Speed, StageTab, Theme};
pub use race::{Cost, PICOSECONDS, Pace, Parting, Race, RaceClock, RaceColumn, RaceFace, RaceOrder};
pub(super) use race::{Placed, Runner};
pub use solution::{Motion, SLIDE_SECONDS, SolutionShow};
pub use study::{
    HUNTER, HuntRun, Hunting, Orders, OrdersCount, OrdersSorting, Picked, Region, Study, StudyBoard,
    StudyFace, StudyTask, Surveys, Trials, TrialsRun, Untried, trials_of,
};
