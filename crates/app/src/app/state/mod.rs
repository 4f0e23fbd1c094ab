//! The state: everything the window shows, part by part. No part depends on the whole model, and none decides
//! what happens next.

#![warn(clippy::wildcard_enum_match_arm)]

mod answer_entry;
mod changed;
mod editor;
mod examples;
mod folds;
mod heuristics;
mod inside;
mod lane;
mod limits;
mod link;
mod map_camera;
mod map_show;
mod measure;
mod notice;
mod open_question;
mod operation_place;
mod page_address;
mod place_notice;
mod places;
mod preferences;
mod preferences_file;
mod projector;
mod question_mode;
mod questions;
mod race;
mod recording_key;
mod results;
mod scale;
mod solution;
mod surroundings;
mod together;
mod tree_camera;
mod veil;
mod votes;

pub use answer_entry::AnswerEntry;
pub(super) use changed::ChangedSetting;
pub use changed::SettingsAction;
pub use editor::Editor;
pub use examples::{EXAMPLES, Example};
pub use folds::{ChosenFolds, Fold, FoldingRegion, Folds};
pub use heuristics::{
    CounterexampleRun, CounterexampleShow, HeuristicsBoard, HeuristicsFace, HeuristicsShow, HeuristicsTask,
    LoadedBoard, Orders, OrdersCount, OrdersSorting, Region, Surveys, Trials, TrialsRun,
};
pub use inside::{InsideFace, InsideShow, LaidOutTrees, TreesSource};
pub(super) use lane::BuiltTable;
pub use lane::{CountingRun, Lane, RunState, SearchOutcome, StopReason, Times};
pub use limits::Limits;
pub use link::{LinkBase, LinkDraft};
pub use map_camera::{MapCamera, ZoomStep};
pub use map_show::{LaidOutMap, MapScope, MapShow, PickedBoard};
pub use measure::Measurement;
pub(super) use measure::Measuring;
pub use notice::{Notice, SearchDifference, SettingsNotRead, SettingsNotWritten};
pub(super) use open_question::QuestionParts;
pub use open_question::{GivenAnswer, OpenQuestion};
pub use operation_place::OperationPlace;
pub(super) use operation_place::runs_operations;
pub use page_address::{PageAddress, PageAddressError};
pub use place_notice::PlaceNotice;
pub use places::{
    Bookmark, Breakpoint, BreakpointSwitch, PLACE_EVENTS, PlaceTarget, PlacesShow, SearchRound,
};
pub(super) use places::{BreakpointWatch, PlaceSearch};
pub use preferences::{
    Axes, Axis, FrontierSheet, OpensAt, PlotName, Preferences, Reading, Sheet, Speed, StageTab, Theme,
};
pub use preferences_file::PreferencesFile;
pub use projector::Projector;
pub use question_mode::{QuestionMode, QuestionPreferences, QuestionRate};
pub(super) use questions::QuestionWatch;
pub use questions::Questions;
pub use race::{CostCurve, Divergence, PICOSECONDS, RaceColumn, RaceFace, RaceOrder, RaceShow, TableTime};
pub use recording_key::RecordingKey;
pub use results::{ExistingFile, FileNotWritten, RESULTS_PATH, ResultsDraft, TextFile};
pub use scale::WindowScale;
pub use solution::{Motion, SLIDE_SECONDS, SolutionShow};
pub use surroundings::{Animation, Framing, RunsIn, StoredIn, Surroundings};
pub use together::{LaneCost, RaceMeasure, Together};
pub(super) use together::{PlacedFor, Runner};
pub use tree_camera::{TreeCamera, TreeFollowing};
pub(super) use veil::Asked;
pub use veil::Veil;
pub use votes::Votes;
