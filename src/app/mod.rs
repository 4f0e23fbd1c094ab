//! The application without a screen.
//!
//! The [`Model`] is everything the window shows; an [`Action`] is something that a person, a worker or the
//! clock did; [`update`] turns one into the other and may ask for an [`Effect`] that only the outside can
//! carry out. It knows no egui, no threads and no clock: time comes in as seconds.

mod action;
mod editor;
mod effect;
mod examples;
mod kept;
mod lane;
mod map_camera;
mod map_show;
mod measure;
mod model;
mod notice;
mod preferences;
mod race;
mod schedule;
mod solution;
mod study;
mod update;
pub mod view;

pub use action::{Action, EditorAction, SettingsAction, SolutionAction};
pub use editor::{Editor, End};
pub use effect::Effect;
pub use examples::{EXAMPLES, Example};
pub use kept::Kept;
pub use lane::{Counted, Lane, Outcome, RunState, Times, Why};
pub use map_camera::{MapCamera, MapZoom};
pub use map_show::{MapAction, MapScope, MapSheet, MapShow};
pub use measure::Measure;
pub use model::{Model, Projector, Shown};
pub use notice::{Notice, Unwritten};
pub use preferences::{Axes, Axis, PlotName, Preferences, Reading, Sheet, Speed, StageTab, Theme};
pub use race::{
    Cost, PICOSECONDS, Pace, Parting, Race, RaceAction, RaceClock, RaceColumn, RaceFace, RaceOrder,
};
pub use schedule::{Caps, schedule};
pub use solution::{Motion, SLIDE_SECONDS, SolutionShow};
pub use study::{
    HUNTER, HuntRun, Hunting, Orders, OrdersCount, OrdersSorting, Picked, Region, Study, StudyAction,
    StudyBoard, StudyEffect, StudyFace, StudyNews, StudyTask, Surveys, Trials, TrialsRun, Untried,
};
pub use update::update;
