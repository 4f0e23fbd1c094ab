//! Everything that can happen to the model: by a person, by a worker, or by the clock.

use eight_realms_core::{
    compare::Trial,
    heuristic::HeuristicKind,
    job::Message,
    puzzle::{Move, Puzzle},
    realm::{Realm, SourceFile},
    replay::{Direction, Stride},
};

use super::{
    BoardRole, FoldingRegion, Folds, HeuristicsBoard, HeuristicsFace, InsideFace, MapAction, OpensAt,
    OrdersCount, OrdersSorting, PlacesAction, PlotName, QuestionAction, RaceAction, Reading, Region, Role,
    SettingsAction, Sheet, Speed, StageTab, Surroundings, TreeCamera, WindowScale, ZoomStep,
};

/// Something that happened.
pub enum Action {
    /// Choose a realm. Where two steps share a rung, the ladder shows this one from then on.
    Choose(Realm),
    /// Hide a realm, or show it again, in plots, race and maps.
    ToggleShown(Realm),
    /// Set another puzzle.
    SetPuzzle(Puzzle),
    /// Deal a random start from which the goal can be reached.
    DealRandom,
    /// Deal a random start this many moves from the goal.
    DealAt(u8),
    /// Go back to the puzzle before.
    Undo,
    /// Paste a text that may hold a board; `None` if the clipboard holds no text.
    Paste(Option<String>),
    /// Open what a text says: a puzzle or the line of a moment, alone or in an address.
    OpenLine(String),
    /// Copy a moment as one line: the one that is shown, or the one under the pointer.
    Copy(String),
    /// Copy the letters of the solution.
    CopyLetters,
    /// Copy the start of the puzzle, or the board being edited.
    CopyStart,
    Link(LinkAction),
    /// Change a setting of the searches.
    Settings(SettingsAction),
    /// Search an unsolvable puzzle all the same.
    SearchAnyway,
    /// Run a search whose recording is full to its end, counting only.
    RunOn(Realm),
    /// Repeat a search that was lost to a fault.
    SearchAgain(Realm),
    /// Play or pause.
    TogglePlay,
    /// Make a step in the recording.
    Step(Stride, Direction),
    /// Go to a moment of the recording; in a race, to a position in its measure.
    Seek(u64),
    /// Set another speed.
    SetSpeed(Speed),
    /// Stop the search that runs, or close what lies over the window.
    Escape,
    Solution(SolutionAction),
    Race(RaceAction),
    Map(MapAction),
    Inside(InsideAction),
    Question(QuestionAction),
    Results(ResultsAction),
    Places(PlacesAction),
    Heuristics(HeuristicsAction),
    /// Edit one of the two boards.
    Edit(BoardRole),
    Editor(EditorAction),
    /// Open a sheet over the window, or close it.
    Open(Sheet),
    ShowStage(StageTab),
    /// Choose what the reading panel shows.
    Read(Reading),
    /// Show a file of the chosen realm in the code tab.
    ReadSource(SourceFile),
    /// Switch the axis of a plot between logarithmic and linear.
    SwitchAxis(PlotName),
    /// Switch to the other language.
    SwitchLanguage,
    /// Switch between light and dark.
    SwitchTheme,
    /// Switch projector mode on or off.
    SwitchProjector,
    Window(WindowAction),
    /// A message of the worker with this role.
    From(Role, Message),
    /// Measure the run times that are shown anew.
    MeasureAgain,
    /// A notice from outside: something went wrong, or is done.
    Trouble(super::Notice),
    /// Time has passed, in seconds.
    Tick(f64),
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
    /// The largest size for which the window has room.
    Fits(WindowScale),
    /// The regions for which the window has room.
    Room(Folds),
    /// Fold a region, or open it.
    Fold(FoldingRegion),
    /// Fold all regions around the stage; the next time, open them as they were.
    StageAlone,
    /// Let puzzles open at another moment.
    OpensAt(OpensAt),
    /// The surroundings of the window are known.
    Surroundings(Surroundings),
    /// Forget everything that is stored between starts.
    ClearStored,
}

/// Action on the link to what is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkAction {
    /// Copy the link to the clipboard.
    Copy,
    /// The address of the page, as typed so far.
    Type(String),
    /// Take the typed address: its field has been left.
    Take,
}

/// Action on the results of questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultsAction {
    /// The path of the file, as typed so far.
    Type(String),
    /// The path that was chosen in the system's dialog.
    Chosen(String),
    /// Ask the system to show its own dialog for the path.
    Choose,
    /// Write the results.
    Save,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// Move the blank.
    Slide(Move),
    /// A cell is clicked.
    Press(u8),
    /// A tile is dragged from the first cell over the second; `None`: over no other cell.
    Hover(Option<(u8, u8)>),
    /// A tile is dragged from the first cell and dropped on the second.
    Drop(u8, u8),
    /// A character is typed.
    Type(char),
    /// Take back the last typed character.
    Erase,
    /// Take back the last change.
    Undo,
    /// Accept the draft.
    Take,
    /// Discard the draft.
    Leave,
}

/// Action on the inside of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum InsideAction {
    /// Show another face.
    Face(InsideFace),
    /// Show another part of the tree.
    Look(TreeCamera),
    /// Zoom by one step, from a key.
    Zoom(ZoomStep),
    /// Bring the current node into the middle.
    ShowCurrent,
    /// Switch whether the part that is shown follows the current node.
    SwitchFollowing,
    /// Show the event before the playhead with this many of its operations done; `None`: with all.
    Operations(Option<u32>),
    /// Go one operation forward or back, from event to event.
    StepOperation {
        direction: Direction,
        /// Number of operations of the event before the playhead: only its structure knows it.
        operations: u32,
    },
}

/// Action on the heuristics tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeuristicsAction {
    /// Show another face.
    Face(HeuristicsFace),
    /// Select another heuristic.
    Heuristic(HeuristicKind),
    /// Explain the h of the other board.
    Board(HeuristicsBoard),
    /// Make a board of a region of the picture the start; repeated, the next one there.
    Load(Region),
    /// Search for a board from which the path found is too long.
    FindCounterexample,
    /// Make the board that was found the start, and search with the settings that found it.
    LoadCounterexample,
    /// Show another count of the trials.
    Count(OrdersCount),
    /// Sort the trials another way.
    Sort(OrdersSorting),
    /// Resume stopped trials.
    RunOn,
    /// Stop what runs in the background.
    Stop,
    /// Search with the order and the ties of a trial.
    Take(Trial),
}
