//! The application without a screen.
//!
//! The [`Model`] is everything the window shows. An [`Action`] is something that a person, a worker or the clock did.
//! [`update`] changes the model by an action and may add an [`Effect`] that only the session can carry out. Nothing
//! here uses egui, threads or a clock: time comes in as seconds.
//!
//! Each of these parts may use those above it, and none below:
//!
//! ```text
//! state      the parts of the model
//! trials     what there is to try in all orders of moves
//! desk       what every feature shares
//! model      all of it                pick       which board of a picture a click picks
//! role       what runs beside the window, one worker a role
//! question_action   what can happen to a question
//! race_action       what can happen in the race
//! places_action     what can happen to places
//! map_action        what can happen to the map
//! action     what can happen            effect   what the session carries out
//! stage_content   what the stage shows of the model
//! seen       the model as it may be shown
//! schedule   what is to be started, allowed or measured next
//! update     what an action changes
//! view       what is shown
//! ```

mod action;
mod desk;
mod effect;
mod link;
mod map_action;
mod model;
mod opening;
mod pick;
mod places_action;
mod question_action;
mod race_action;
mod role;
mod schedule;
mod seen;
mod stage_content;
mod state;
mod trials;
mod update;
pub mod view;
pub use action::{
    Action, EditorAction, HeuristicsAction, InsideAction, LinkAction, ResultsAction, SolutionAction,
    WindowAction,
};
pub use desk::{Desk, Shown};
pub use effect::Effect;
pub use map_action::MapAction;
pub use model::Model;
pub use places_action::PlacesAction;
pub use question_action::QuestionAction;
pub use race_action::RaceAction;
pub use role::Role;
pub use schedule::schedule;
pub use seen::{Seen, SeenDesk};
pub(crate) use state::PICOSECONDS;
pub use state::{
    Animation, AnswerEntry, Axes, Axis, Bookmark, Breakpoint, BreakpointSwitch, ChosenFolds, CostCurve,
    CounterexampleRun, CounterexampleShow, CountingRun, Divergence, EXAMPLES, Editor, Example, ExistingFile,
    FileNotWritten, Fold, FoldingRegion, Folds, Framing, FrontierSheet, GivenAnswer, HeuristicsBoard,
    HeuristicsFace, HeuristicsShow, HeuristicsTask, InsideFace, InsideShow, LaidOutMap, LaidOutTrees, Lane,
    LaneCost, Limits, LinkBase, LinkDraft, LoadedBoard, MapCamera, MapScope, MapShow, Measurement, Motion,
    Notice, OpenQuestion, OpensAt, OperationPlace, Orders, OrdersCount, OrdersSorting, PLACE_EVENTS,
    PageAddress, PageAddressError, PickedBoard, PlaceNotice, PlaceTarget, PlacesShow, PlotName, Preferences,
    PreferencesFile, Projector, QuestionMode, QuestionPreferences, QuestionRate, Questions, RESULTS_PATH,
    RaceColumn, RaceFace, RaceMeasure, RaceOrder, RaceShow, Reading, RecordingKey, Region, ResultsDraft,
    RunState, RunsIn, SLIDE_SECONDS, SearchDifference, SearchOutcome, SearchRound, SettingsAction,
    SettingsNotRead, SettingsNotWritten, Sheet, SolutionShow, Speed, StageTab, StopReason, StoredIn,
    Surroundings, Surveys, TableTime, TextFile, Theme, Times, Together, TreeCamera, TreeFollowing,
    TreesSource, Trials, TrialsRun, Veil, Votes, WindowScale, ZoomStep,
};
pub use trials::NoTrials;
pub use update::update;

pub use eight_realms_core::puzzle::BoardRole;
