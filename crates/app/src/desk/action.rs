//! Actions on what every feature shares: settings of the searches, the walk along the solution, the window.

use eight_realms_core::{
    lane::{Conventions, LaneRequest, Preset},
    puzzle::Order,
    realm::{Tie, TieOrder},
    trace::GoalTest,
};

use crate::desk::{
    preferences::{Hand, OpensAt, PlotName, Totals},
    screen::{FoldingRegion, Folds, ScaleRange, StepBy, Surroundings},
};
use crate::words::solution::SolutionForm;

/// Change of a convention of the searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    /// Order in which successors are generated.
    Order(Order),
    /// Choice among boards with the minimum f: by g.
    Tie(Tie),
    /// Choice among boards that are still equal: by the order in which they were put in.
    TieOrder(TieOrder),
    /// When breadth-first search tests for the goal.
    GoalTest(GoalTest),
    /// Set all of them as a book or a course has them.
    Conventions(Conventions),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SolutionAction {
    /// Walk along the solution, from its start.
    Open,
    /// Go back to the search.
    Close,
    /// Go to the board after this many moves.
    GoTo(usize),
    /// Moves per second, limited to 0.5 to 8.
    Speed(f32),
}

/// Action on the window as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowAction {
    /// Draw everything one step larger.
    Larger,
    /// Draw everything one step smaller.
    Smaller,
    /// Draw everything in its usual size.
    UsualSize,
    /// The sizes that suit the window.
    Fits(ScaleRange),
    /// The regions for which the window has room.
    Room(Folds),
    /// Whether the window shows the reading as a page in the place of the stage.
    ReadingIsPage(bool),
    /// Fold a region, or open it.
    Fold(FoldingRegion),
    /// Fold all regions around the stage; the next time, open them as they were.
    StageAlone,
    /// Show one plot, in a window that shows one at a time.
    Plot(PlotName),
    /// Let the keys Back and Step go another way at a time.
    StepBy(StepBy),
    /// Put the keys of a phone under the other thumb.
    Hand(Hand),
    /// Let puzzles open at another moment.
    OpensAt(OpensAt),
    /// Show totals, or cover them until a lane has been played to its end.
    Totals(Totals),
    /// Write solutions in another form.
    Solution(SolutionForm),
    /// The surroundings of the window are known.
    Surroundings(Surroundings),
    /// Remember what is on the screen for the next start.
    Remember,
    /// Forget everything that is stored between starts.
    ClearStored,
}

/// Action on the lanes of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LanesAction {
    /// Take a set of lanes in the place of those that are there.
    Take(Preset),
    Add(LaneRequest),
    /// Replace the lane in this place.
    Change(usize, LaneRequest),
    Remove(usize),
    RemoveAll,
    /// Move a lane from one place to another.
    Move {
        from: usize,
        to: usize,
    },
}
