//! The application without a screen: what it holds, what changes it, and what it says, in two languages.
//!
//! | module | what it is |
//! |---|---|
//! | [`words`] | every sentence in two languages, and the explanation of each step |
//! | [`page`] | a realm's page, the names of its files, and the line of its source that belongs to an event |
//! | `desk` | what every feature shares: puzzle, lanes, playheads, the veil, jobs, the window |
//! | `race`, `map`, `inside` … | one for each feature: its state, its actions, what it does with the desk, its view |
//! | `model`, `view`, `schedule` | what puts the features together |
//! | [`app`] | all of these that a window needs, by name |
//! | [`tell`] | from views to sentences and figures, and which controls are offered |
//!
//! Nothing here knows a screen, a thread, a clock or a file.

#![warn(clippy::dbg_macro, clippy::todo, clippy::unimplemented, clippy::unwrap_used)]

/// Everything that a window needs, by name.
pub mod app {
    pub use crate::{
        desk::{
            Desk, Shown,
            action::{SettingsAction, SolutionAction, WindowAction},
            camera::{MapCamera, TreeCamera, TreeFollowing, ZoomStep},
            cost::{CostCurve, LaneCost, RaceMeasure},
            effect::{Effect, ExistingFile, FileNotWritten, TextFile},
            jobs::{HeuristicsTask, Role},
            lanes::{
                CountingRun, Lane, Limits, RecordingKey, RunState, SearchOutcome, StopReason, Times,
                TreesSource,
            },
            measure::Measurement,
            notice::{Notice, PlaceNotice, SearchDifference, SettingsNotRead, SettingsNotWritten},
            page_address::{LinkBase, PageAddress, PageAddressError},
            preferences::{
                Axes, Axis, OpensAt, PlotName, Preferences, QuestionMode, QuestionPreferences, QuestionRate,
                Speed, Theme,
            },
            preferences_file::PreferencesFile,
            puzzles::{EXAMPLES, Example},
            screen::{
                Animation, ChosenFolds, Fold, FoldingRegion, Folds, Framing, FrontierSheet, MapScope,
                Projector, Reading, RunsIn, Sheet, StageTab, StoredIn, Surroundings, WindowScale,
            },
            seen::SeenDesk,
            together::Together,
            veil::Veil,
            walk::{Motion, SLIDE_SECONDS, SolutionShow},
        },
        editor::{Editor, EditorAction},
        heuristics::{
            HeuristicsAction, HeuristicsBoard, HeuristicsFace, HeuristicsShow,
            distances::{LoadedBoard, Region, Surveys},
            orders::{NoTrials, Orders, OrdersCount, OrdersSorting, Trials, TrialsRun, trials},
            suboptimal::{CounterexampleRun, CounterexampleShow},
        },
        inside::{InsideAction, InsideFace, InsideShow, LaidOutTrees, OperationPlace},
        link::{LinkAction, LinkDraft},
        map::{LaidOutMap, MapAction, MapShow, PickedBoard},
        model::{Action, Model, Seen, update},
        places::{
            Bookmark, Breakpoint, BreakpointSwitch, PLACE_EVENTS, PlaceTarget, PlacesAction, PlacesShow,
            SearchRound,
        },
        questions::{
            QuestionAction, Questions,
            entry::{AnswerEntry, Votes},
            open::{GivenAnswer, OpenQuestion},
            results::{RESULTS_PATH, ResultsAction, ResultsDraft},
        },
        race::{
            Divergence, RaceAction, RaceFace, RaceShow,
            table::{RaceColumn, RaceOrder, TableTime},
        },
        schedule::schedule,
    };
    pub use eight_realms_core::puzzle::BoardRole;
    /// What is shown.
    pub mod view {
        pub use crate::{
            desk::{
                here::{Here, Phase},
                structure::{Operations, StructureView},
            },
            inside::view::{InsideView, PathEnd, TreePath, TreeView, TreesProgress, TreesView},
            ladder::Rung,
            map::view::{FollowedStatuses, MapOverlay, Route},
            places::view::PlaceProgress,
            plots::{PlotCurve, PlotPlayhead, PlotTime, Plots, TimeSpread},
            race::{
                must_expand::{Expanded, MustExpandFigures, MustExpandView},
                standing::{CurveEnd, RaceStanding},
                table::{Figure, Figures, NoRatio, RaceRow, Ratio, race_table},
                view::{Finish, Race, RaceLane},
            },
            step::{
                ComingSuccessor, Frontier, MoveSlot, Stage,
                frontier_list::{BoardLife, FrontierList, Group},
                heap::HeapView,
                unsolvable::UnsolvableFace,
            },
            timeline::Timeline,
            view::{Depths, View, ViewCache},
        };
        /// The heuristics tab.
        pub mod heuristics {
            pub use crate::heuristics::{
                board::{BoardH, HParts},
                distances::{CellPlace, DistancesFace, HeuristicRow},
                orders::{Bar, BarRow, Bars, TrialBars},
                suboptimal::{CounterexampleView, OverestimatedBoard, PathPair},
                view::HeuristicsView,
            };
        }
    }
}

mod desk;
mod editor;
pub mod headline;
mod heuristics;
mod inside;
mod ladder;
mod link;
mod map;
mod model;
pub mod page;
mod places;
mod plots;
mod questions;
mod race;
mod schedule;
mod step;
pub mod tell;
mod timeline;
mod view;
pub mod words;
