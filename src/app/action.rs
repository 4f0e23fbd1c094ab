//! Everything that can happen to the model: by a person, by a worker, or by the clock.

use std::sync::Arc;

use super::{
    BoardRole, CountingRun, HeuristicsBoard, HeuristicsFace, HeuristicsNews, InsideFace, MapAction, MapNews,
    MeasureNews, OrdersCount, OrdersSorting, PlacesAction, PlotName, QuestionAction, RaceAction, Reading,
    Region, Sheet, Speed, StageTab, Surroundings, TreeCamera, TreesNews, WindowScale, ZoomStep,
};
use crate::{
    compare::Trial,
    heuristic::HeuristicKind,
    job::Batch,
    puzzle::{Move, Order, Puzzle},
    realm::{Answer, Realm, SourceFile, Table, Tie, TieOrder},
    replay::{Direction, Stride},
};

/// Something that happened.
pub enum Action {
    /// A realm is chosen. Where two steps share a rung, it is the one that the ladder shows from then on.
    Choose(Realm),
    /// A realm is hidden, or shown again, in plots, race and maps.
    ToggleShown(Realm),
    /// Another puzzle.
    SetPuzzle(Puzzle),
    /// A random start from which the goal can be reached.
    DealRandom,
    /// A random start so many moves from the goal.
    DealAt(u8),
    /// Back to the puzzle before.
    Undo,
    /// A text that may hold a board; `None` if the clipboard holds none.
    Paste(Option<String>),
    /// What a text asks to open: a puzzle or the line of a moment, alone or in an address.
    OpenLine(String),
    /// The board being edited, or this moment as one line, to the clipboard.
    Copy(String),
    /// The letters of the solution to the clipboard.
    CopyLetters,
    /// The start of the puzzle to the clipboard.
    CopyStart,
    /// On the link to what is shown.
    Link(LinkAction),
    /// A setting of the searches.
    Settings(SettingsAction),
    /// Search an unsolvable puzzle all the same.
    SearchAnyway,
    /// Run a search whose recording is full to its end, counting only.
    RunOn(Realm),
    /// Repeat a search that was lost to a fault.
    SearchAgain(Realm),
    /// Play or pause.
    TogglePlay,
    /// A step in the recording.
    Step(Stride, Direction),
    /// To a moment of the recording.
    Seek(u64),
    /// Another speed.
    SetSpeed(Speed),
    /// Stop the search that runs, or close what lies over the window.
    Escape,
    Solution(SolutionAction),
    Race(RaceAction),
    Map(MapAction),
    /// On the inside of the search.
    Inside(InsideAction),
    Question(QuestionAction),
    /// On the results of questions.
    Results(ResultsAction),
    Places(PlacesAction),
    /// On the heuristics tab.
    Heuristics(HeuristicsAction),
    /// A result for the heuristics tab.
    HeuristicsNews(HeuristicsNews),
    /// Edit one of the two boards.
    Edit(BoardRole),
    Editor(EditorAction),
    /// Open a sheet over the window, or close it.
    Open(Sheet),
    ShowStage(StageTab),
    /// What the reading panel shows.
    Read(Reading),
    /// Which of the chosen realm's files the code tab shows.
    ReadSource(SourceFile),
    /// Logarithmic or linear.
    SwitchAxis(PlotName),
    /// The other language.
    SwitchLanguage,
    /// Light or dark.
    SwitchTheme,
    /// Projector mode on or off.
    SwitchProjector,
    /// On the window as a whole.
    Window(WindowAction),
    /// A worker has sent events.
    Events(Realm, Batch, f64),
    /// Realm 3's table is built.
    Built(Arc<Table>),
    /// A search has ended by itself.
    Ended(Realm, Answer),
    /// A search has panicked.
    Lost(Realm, String),
    /// The run times that are shown are measured anew.
    MeasureAgain,
    /// Something has been measured.
    Measured(MeasureNews),
    /// A search without recording has ended.
    Counted(Realm, CountingRun),
    /// Search trees have been laid out.
    Treed(TreesNews),
    /// Something has been laid out on the map.
    Mapped(MapNews),
    /// Something outside went wrong.
    Trouble(super::Notice),
    /// Time has passed, in seconds.
    Tick(f64),
}

/// On the window as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowAction {
    /// Draw everything one step larger.
    Larger,
    /// Draw everything one step smaller.
    Smaller,
    /// Draw everything in its usual size.
    UsualSize,
    /// It has room for this size, and for no larger one.
    Fits(WindowScale),
    /// It is told where it stands.
    Surroundings(Surroundings),
    /// Forget everything that is stored between starts.
    ClearStored,
}

/// On the link to what is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkAction {
    /// To the clipboard.
    Copy,
    /// The address of the page has been typed so far.
    Type(String),
    /// It is typed: its field has been left.
    Take,
}

/// On the results of questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultsAction {
    /// The path of the file has been typed so far.
    Type(String),
    /// It has been chosen in the system's dialog.
    Chosen(String),
    /// The system is to show its own dialog for the path.
    Choose,
    /// They are written.
    Save,
}

/// A setting of the searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    /// The order in which successors are produced.
    Order(Order),
    /// Which of the boards with least f is taken.
    Tie(Tie),
    /// Which of those that are still equal is taken.
    TieOrder(TieOrder),
    /// One heuristic for all realms that use one, or each its own.
    Heuristic(Option<HeuristicKind>),
    /// All settings back to their defaults.
    Reset,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SolutionAction {
    /// Play or pause.
    Toggle,
    /// One move on or back.
    Step(Direction),
    /// To a place.
    GoTo(usize),
    /// Moves a second.
    Speed(f32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// The blank moves.
    Slide(Move),
    /// A cell is clicked.
    Press(u8),
    /// A tile is dragged over another cell, or over none.
    Hover(Option<(u8, u8)>),
    /// A tile is dropped on another cell.
    Drop(u8, u8),
    /// A character is typed.
    Type(char),
    /// The last typed character is taken back.
    Erase,
    /// The change before is taken back.
    Undo,
    /// The draft is accepted.
    Take,
    /// The draft is discarded.
    Leave,
}

/// On the inside of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum InsideAction {
    /// Another face.
    Face(InsideFace),
    /// Another part of the tree is shown.
    Look(TreeCamera),
    /// A key that enlarges or reduces.
    Zoom(ZoomStep),
    /// The current node comes into the middle.
    ShowCurrent,
    /// The part that is shown goes along with the current node, or no longer.
    SwitchFollowing,
    /// So many operations of the event before the playhead are done; `None`: all of them.
    Operations(Option<u32>),
    /// One operation on or back, from event to event.
    StepOperation {
        /// On or back.
        direction: Direction,
        /// How many operations the event before the playhead has: only its structure knows.
        operations: u32,
    },
}

/// On the heuristics tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeuristicsAction {
    /// Another face.
    Face(HeuristicsFace),
    /// Another heuristic is selected.
    Heuristic(HeuristicKind),
    /// The h of the other board is explained.
    Board(HeuristicsBoard),
    /// A board of a region of the picture becomes the start; repeated, the next one there.
    Load(Region),
    /// Search for a board from which the path found is too long.
    FindCounterexample,
    /// The board that was found becomes the start, and its heuristic that of the searches.
    LoadCounterexample,
    /// Which count of the trials is shown.
    Count(OrdersCount),
    /// How the trials are sorted.
    Sort(OrdersSorting),
    /// Stopped trials go on.
    RunOn,
    /// What runs in the background is stopped.
    Stop,
    /// A trial's order and ties become those of the searches.
    Take(Trial),
}
