//! The search at the playhead: the current board, its successors, the frontier, the path to it.

pub mod frontier_list;
pub mod heap;
pub mod jump;
pub mod legend;
pub mod sentences;
pub mod unsolvable;

use std::ops::Deref;

use eight_realms_core::{
    ask::{QuestionBoard, QuestionKind},
    heuristic::Heuristic,
    puzzle::{Board, Move},
    realm::Waits,
    replay::{MarkKind, Node, Recording, Scene, Successor, Timing, Waiting, frontier_ends},
    trace::{Event, Side},
};

use crate::desk::{
    Desk,
    cached::{Cached, Recorded},
    here::{Here, Phase},
    lanes::{RunState, SearchOutcome},
    screen::{Sheet, StageTab},
    seen::SeenDesk,
};

/// Number of boards of a frontier that are computed: more than the widest window has room for.
const HEAD: usize = 64;

/// The contents of the place of one move of the blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveSlot {
    /// A move that leads off the board.
    NoMove,
    /// A successor that is not recorded yet. While a question is open its board is shown all the same, because that
    /// much follows from the rules of the puzzle.
    ToCome(Option<ComingSuccessor>),
    /// The successor that the move leads to.
    Successor(Successor),
}

/// The boards that wait, as this realm keeps them.
#[derive(Clone, Debug, PartialEq)]
pub enum Frontier {
    /// A queue: first in, first out.
    Queue(Waiting),
    /// The open list, in the order in which boards are taken from it.
    Open(Waiting),
    /// An open list while a question is open: in the order in which its boards were put in, which does not tell which
    /// one is taken next.
    PutIn(Waiting),
    /// One queue for each side.
    TwoWay {
        /// From the start.
        forward: Waiting,
        /// From the goal.
        backward: Waiting,
        /// The side that expands the next board, if the recording goes that far.
        next: Option<Side>,
    },
    /// The path being searched, the start first, and the bound on f.
    Stack {
        /// Boards on the path.
        path: Vec<Node>,
        /// The bound; `None` before the first iteration.
        bound: Option<u16>,
        /// Every bound so far, the one in force last.
        bounds: Vec<u16>,
    },
    /// Boards looked up so far, once the table is built.
    LookedUp(Vec<Board>),
}

/// The search at the playhead.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    pub here: Here,
    /// The move that made that board; `None` for a board that the search grows from.
    pub moved: Option<Move>,
    /// The successors of the current board.
    pub successors: Vec<Successor>,
    /// Successors that are still to come, while a question is open.
    pub coming: Vec<(Move, ComingSuccessor)>,
    /// The boards that wait.
    pub frontier: Frontier,
    /// The boards on the path to the current board, from where its search grows.
    pub path: Vec<Board>,
}

pub(crate) type StageCache = Cached<StageSource, Stage>;

impl Deref for Stage {
    type Target = Here;

    fn deref(&self) -> &Here {
        &self.here
    }
}

impl Stage {
    /// The contents of the place of a move, while the current board is expanded.
    pub fn place(&self, by: Move) -> MoveSlot {
        match self.successors.iter().find(|successor| successor.by == by) {
            Some(successor) => MoveSlot::Successor(*successor),
            None if self.at.board.after(by).is_some() => {
                let coming = self.coming.iter().find(|(own, _)| *own == by);
                MoveSlot::ToCome(coming.map(|(_, successor)| *successor))
            }
            None => MoveSlot::NoMove,
        }
    }

    /// The search of the chosen realm at its playhead.
    pub(crate) fn of(model: SeenDesk<'_>, cache: &mut StageCache) -> Self {
        cache.get(StageSource::of(model), || Self::compute(model))
    }

    /// The current board, once something has happened.
    pub(crate) fn board_now(model: SeenDesk<'_>, cache: &mut StageCache) -> Option<Board> {
        let stage = cache.get_ref(StageSource::of(model), || Self::compute(model));
        stage.scene.current.map(|at| at.board)
    }

    fn compute(model: SeenDesk<'_>) -> Self {
        let stage = Self {
            here: Here::of(model),
            moved: None,
            successors: Vec::new(),
            coming: Vec::new(),
            frontier: Frontier::Queue(Waiting::default()),
            path: Vec::new(),
        };
        match Detail::of(model) {
            Detail::Whole => stage.with_boards(model),
            Detail::Counts => stage,
        }
    }

    /// Adds the boards around the current one.
    fn with_boards(self, model: SeenDesk<'_>) -> Self {
        let (recording, moment) = (&model.chosen_lane().recording, self.moment);
        let path = path_shown(recording, &self.scene, &self.at, moment);
        let moved = path.len().checked_sub(2).and_then(|parent| path[parent].move_to(self.at.board));
        let successors = match self.phase {
            Phase::Searching => successors(model, recording, moment),
            Phase::AnsweredByParity | Phase::Before | Phase::Solved | Phase::Exhausted => Vec::new(),
        };
        let frontier = frontier(model, recording, &self.scene, moment);
        let coming = coming(model, &self.at, &successors);
        Self { moved, successors, coming, frontier, path, ..self }
    }
}

/// The successors that are shown. While a question is open, those that are still to come are left out: a deepening
/// search would compute them.
fn successors(model: SeenDesk<'_>, recording: &Recording, moment: u64) -> Vec<Successor> {
    let mut successors = recording.successors_at(moment, &model.puzzle, &model.chosen_settings());
    if model.has_open_question() {
        successors.retain(|successor| successor.timing == Timing::Replayed);
    }
    successors
}

/// How much of the search at the playhead is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    /// With the boards around the current one, because the stage shows them.
    Whole,
    /// Counts and the current board alone, because the stage shows something else.
    Counts,
}

impl Detail {
    /// The detail that the stage needs. Where the reading has a panel of its own, the reading tab shows the search.
    fn of(model: SeenDesk<'_>) -> Self {
        match model.stage {
            _ if matches!(model.sheet, Sheet::Frontier(_)) => Self::Whole,
            StageTab::Step | StageTab::Reading => Self::Whole,
            StageTab::Inside | StageTab::Race | StageTab::Map | StageTab::Heuristics | StageTab::Lab => {
                Self::Counts
            }
        }
    }
}

/// Everything that the stage is computed from.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct StageSource {
    recorded: Recorded,
    at: u64,
    has_no_solution: bool,
    /// The number of the question that is open.
    open_question: Option<u32>,
    detail: Detail,
    shows_start_waiting: bool,
}

impl StageSource {
    /// The source at the chosen realm's playhead.
    pub(crate) fn of(model: SeenDesk<'_>) -> Self {
        let lane = model.chosen_lane();
        Self {
            recorded: Recorded::of(model, model.chosen),
            at: lane.playhead.moment,
            has_no_solution: matches!(
                lane.run,
                RunState::Done(SearchOutcome::NoSolution | SearchOutcome::CutOff(_))
            ),
            open_question: model.veil().map(|veil| veil.number),
            detail: Detail::of(model),
            shows_start_waiting: model.shows_start_waiting(),
        }
    }
}

/// The path to the current board. A deepening search keeps the path itself, a table is followed, and other realms
/// remember the parent of each board.
fn path_shown(recording: &Recording, scene: &Scene, at: &Node, moment: u64) -> Vec<Board> {
    if scene.bound.is_some() {
        let mut path: Vec<Board> = scene.stack.iter().map(|node| node.board).collect();
        if scene.tally.solved.is_some() {
            path.push(at.board);
        }
        return path;
    }
    if scene.tally.lookups > 0 {
        return recording.looked_up_by(moment);
    }
    recording.path_to(at.board, at.side, moment)
}

fn frontier(model: SeenDesk<'_>, recording: &Recording, scene: &Scene, moment: u64) -> Frontier {
    // That the start waits is known, also while the rest is covered.
    let whole = &Desk::chosen_lane(&model).recording;
    let (recording, moment) =
        if model.shows_start_waiting() { (whole, whole.len().min(1)) } else { (recording, moment) };
    let head = |side| frontier_ends(recording, moment, side, &model.chosen_settings(), HEAD);
    match model.chosen.waits() {
        Waits::Queue => Frontier::Queue(head(Side::Forward)),
        Waits::Table if scene.tally.lookups > 0 => Frontier::LookedUp(recording.looked_up_by(moment)),
        Waits::Table => Frontier::Queue(head(Side::Backward)),
        Waits::TwoQueues => {
            let next = next_side(recording, scene, moment);
            Frontier::TwoWay { forward: head(Side::Forward), backward: head(Side::Backward), next }
        }
        Waits::OpenList(_) if model.has_open_question() => {
            let waiting = recording.waiting_at(moment, Side::Forward);
            let nodes = || waiting.iter().map(|waiting| waiting.node);
            let head = nodes().take(HEAD).collect();
            let tail = nodes().skip(HEAD.max(waiting.len().saturating_sub(HEAD))).collect();
            Frontier::PutIn(Waiting { head, tail, count: waiting.len() })
        }
        Waits::OpenList(_) => Frontier::Open(head(Side::Forward)),
        Waits::Deepening => {
            let bounds = bounds(recording, moment);
            Frontier::Stack { path: scene.stack.clone(), bound: scene.bound, bounds }
        }
    }
}

/// The side that expands the next board, from the recording; `None` once the goal is reached.
pub(crate) fn next_side(recording: &Recording, scene: &Scene, moment: u64) -> Option<Side> {
    if matches!(scene.last, Some(Event::Solved { .. })) {
        return None;
    }
    recording.events_from(moment).find_map(|event| event.expanded()).map(|(_, side)| side)
}

/// Every bound up to this moment.
fn bounds(recording: &Recording, moment: u64) -> Vec<u16> {
    let past = recording.marks().iter().take_while(|mark| mark.moment <= moment);
    past.filter_map(|mark| if let MarkKind::Bound(bound) = mark.kind { Some(bound) } else { None }).collect()
}

/// A successor that is still to come, while a question is open: nothing is shown of its fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComingSuccessor {
    pub board: Board,
    /// The successor's g, if it belongs to the question.
    pub g: Option<u8>,
    /// The successor's h, if it belongs to the question.
    pub h: Option<u16>,
    /// Whether the question is about this successor.
    pub is_subject: bool,
}

/// The successors of the current board that have not been reported. The one that a question is about has a ring.
/// Figures are shown only where the question is answered from them: g of a successor whose fate is in question, and in
/// a deepening search h too, because both are compared with the bound. If the question is which board comes next in a
/// deepening search, all successors show g and h.
fn coming(model: SeenDesk<'_>, at: &Node, reported: &[Successor]) -> Vec<(Move, ComingSuccessor)> {
    let Some(veil) = model.veil() else { return Vec::new() };
    let is_deepening = model.chosen.is_deepening();
    let heuristic = model.chosen.heuristic(&model.chosen_settings());
    let successors = at.board.successors(model.chosen_settings().order);
    let to_come = successors.filter(|(by, _)| !reported.iter().any(|successor| successor.by == *by));
    let coming = |(by, board): (Move, Board)| {
        let is_subject = veil.about == Some(QuestionBoard::After(by));
        let (shows_g, shows_h) = match veil.kind {
            QuestionKind::Fate => (is_subject, is_subject && is_deepening),
            QuestionKind::Next => (is_deepening, is_deepening),
            _ => (false, false),
        };
        let h = || heuristic.map(|heuristic| heuristic.to(model.puzzle.goal).h(board));
        let g = shows_g.then_some(at.g + 1);
        (by, ComingSuccessor { board, g, h: if shows_h { h() } else { None }, is_subject })
    };
    to_come.map(coming).collect()
}
