//! The application without a screen.
//!
//! The [`Model`] is everything the window shows; an [`Action`] is something that a person, a worker or the
//! clock did; [`update`] turns one into the other and may ask for an [`Effect`] that only the outside can
//! carry out. It knows no egui, no threads and no clock: time comes in as seconds.
//!
//! Each of these may know those above it, and none below:
//!
//! ```text
//! state      what is, part by part
//! trials     what there is to try in all orders of moves
//! model      all of it                pick       which board of a picture is asked for
//! action     what can happen            effect   what the outside can do
//! schedule   what is to be started, allowed or measured next
//! update     what happens
//! view       what is to be seen
//! ```

mod action;
mod effect;
mod model;
mod pick;
mod schedule;
mod state;
mod trials;
mod update;
pub mod view;

pub use action::{
    Action, EditorAction, HeuristicsAction, HeuristicsNews, MapAction, MapNews, MeasureNews, RaceAction,
    SettingsAction, SolutionAction,
};
pub use effect::{Effect, HeuristicsEffect};
pub use model::{Model, Projector, Shown};
pub use schedule::schedule;
pub(crate) use state::PICOSECONDS;
pub use state::{
    Axes, Axis, BoardRole, CostCurve, CounterexampleRun, CounterexampleShow, CountingRun, Divergence,
    EXAMPLES, Editor, Example, HeuristicsBoard, HeuristicsFace, HeuristicsShow, HeuristicsTask, Lane,
    LaneCost, Limits, LoadedBoard, MapCamera, MapScope, MapSheet, MapShow, MapZoom, Measure, Motion, Notice,
    Orders, OrdersCount, OrdersSorting, PlotName, Preferences, PreferencesFile, RaceColumn, RaceFace,
    RaceMeasure, RaceOrder, RaceShow, Reading, Region, RunState, SLIDE_SECONDS, SearchOutcome,
    SettingsNotWritten, Sheet, SolutionShow, Speed, StageTab, StopReason, Surveys, Theme, Times, Trials,
    TrialsRun,
};
pub use trials::NoTrials;
pub use update::update;
