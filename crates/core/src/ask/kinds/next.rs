//! The board that is expanded next.
//!
//! A queue takes the board that has waited longest. A search from both ends takes a whole layer on the side where fewer
//! boards wait. A* takes the lowest f, and of those the highest g, the lowest or any, as it is set. Boards that are equal by
//! this rule are all right, because nobody can see on paper which of them was put in first. A table leads to any
//! neighbour that is nearer to the goal. A deepening search enters the first successor within the bound, or goes back.

use crate::{
    ask::{
        prediction::{DeepeningStep, Prediction, RightAnswers},
        question::QuestionContext,
    },
    puzzle::{Board, Puzzle},
    realm::{Tie, Waits},
    replay::{Node, Recording, WaitingBoard},
    trace::{Event, GoalTest, Side, TableEntry},
};

/// Whether the question can be asked: all successors have been reported, and a board is taken next. In a deepening
/// search the question comes right after an expansion, with a table after a look-up that says where to go.
pub fn is_eligible(from: &QuestionContext<'_>, whole: &Recording) -> bool {
    let moment = from.past.len();
    matches!(
        (from.realm().waits(), from.past.edge().last, whole.event(moment)),
        (Waits::Deepening, Some(Event::Expand { .. }), Some(_))
            | (Waits::Table, Some(Event::LookUp { sign: TableEntry::Go(_), .. }), Some(Event::LookUp { .. }))
            | (Waits::Table | Waits::TwoQueues, Some(_), Some(Event::Expand { .. }))
            | (
                Waits::Queue | Waits::OpenList(_),
                Some(_),
                Some(Event::Expand { .. } | Event::Solved { test: GoalTest::Expanded, .. })
            )
    )
}

/// The boards that are right by the rule of the realm.
pub fn rule(from: &QuestionContext<'_>) -> Vec<Board> {
    full_and_half(from).0
}

/// Boards that are right by the rule of the realm, and boards that are half right. Both lists are empty for a deepening
/// search, whose answers are moves.
fn full_and_half(from: &QuestionContext<'_>) -> (Vec<Board>, Vec<Board>) {
    match from.realm().waits() {
        Waits::Deepening => Default::default(),
        Waits::Table if from.past.edge().tally.lookups > 0 => (nearer(from), Vec::new()),
        Waits::Table => queue(&waiting(from, Side::Backward)),
        Waits::Queue => queue(&waiting(from, Side::Forward)),
        Waits::TwoQueues => two_queues(from),
        Waits::OpenList(_) => open_list(&waiting(from, Side::Forward), from.tie()),
    }
}

pub fn right(from: &QuestionContext<'_>, whole: &Recording) -> Option<RightAnswers> {
    if from.realm().is_deepening() {
        return deepening(from, whole);
    }
    let took = whole.event(from.past.len()).and_then(|event| taken(event, from.puzzle));
    let [full, half] = <[Vec<Board>; 2]>::from(full_and_half(from))
        .map(|boards| boards.into_iter().map(Prediction::Board).collect());
    Some(RightAnswers { full, half, took: took.map(Prediction::Board) })
}

/// The boards that wait on a side, in the order of their numbers.
pub fn waiting(from: &QuestionContext<'_>, side: Side) -> Vec<WaitingBoard> {
    from.past.waiting_at(from.past.len(), side)
}

/// The board that an event takes.
fn taken(event: Event, puzzle: Puzzle) -> Option<Board> {
    match event {
        Event::Solved { .. } => Some(puzzle.goal),
        Event::LookUp { board, .. } => Some(board),
        _ => event.expanded().map(|(board, _)| board),
    }
}

fn boards(waiting: impl Iterator<Item = WaitingBoard>) -> Vec<Board> {
    waiting.map(|waiting| waiting.node.board).collect()
}

/// The first board is right. Others as many moves away are half right, but not the last of all, which a stack takes.
fn queue(waiting: &[WaitingBoard]) -> (Vec<Board>, Vec<Board>) {
    let [first, others @ ..] = waiting else { return Default::default() };
    let before_last = others.split_last().map_or(others, |(_, before)| before);
    let same_layer = before_last.iter().filter(|other| other.node.g == first.node.g);
    (vec![first.node.board], boards(same_layer.copied()))
}

/// Every neighbour that is one move nearer to the goal.
fn nearer(from: &QuestionContext<'_>) -> Vec<Board> {
    let Some(current) = from.past.edge().current else { return Vec::new() };
    let distance = |board: Board| from.distances.distance(&Puzzle::new(board, from.puzzle.goal));
    let here = distance(current.board);
    let successors = current.board.successors(from.settings.order).map(|(_, board)| board);
    successors.filter(|board| distance(*board).map(|there| there + 1) == here).collect()
}

/// Within a layer, the next board of the layer. Between two layers, the first board of the side where fewer boards
/// wait, or of both sides if equally many wait.
fn two_queues(from: &QuestionContext<'_>) -> (Vec<Board>, Vec<Board>) {
    let scene = from.past.edge();
    let sides = match scene.current {
        Some(current) if scene.layers.remaining() > 0 => {
            let layer = waiting(from, current.side).into_iter().filter(|other| other.node.g == current.g);
            return queue(&layer.collect::<Vec<_>>());
        }
        _ => super::layer::smaller_sides(scene),
    };
    let mut both = (Vec::new(), Vec::new());
    for side in sides {
        let mut waiting = waiting(from, side).into_iter();
        both.0.extend(waiting.next().map(|first| first.node.board));
        both.1.extend(boards(waiting));
    }
    both
}

/// f and g of the boards that A* takes next: the lowest f, and of those the g that ties prefer, `None` for any g; `None`
/// if no board waits.
pub fn least(waiting: &[WaitingBoard], tie: Tie) -> Option<(u16, Option<u8>)> {
    let f = waiting.iter().map(|waiting| waiting.node.f).min()?;
    let g = waiting.iter().filter(|waiting| waiting.node.f == f).map(|waiting| waiting.node.g);
    let g = match tie {
        Tie::HighG => g.max(),
        Tie::LowG => g.min(),
        Tie::None => None,
    };
    Some((f, g))
}

fn open_list(waiting: &[WaitingBoard], tie: Tie) -> (Vec<Board>, Vec<Board>) {
    let Some((f, g)) = least(waiting, tie) else { return Default::default() };
    let of_f = || waiting.iter().copied().filter(|waiting| waiting.node.f == f);
    (
        boards(of_f().filter(|waiting| g.is_none_or(|g| waiting.node.g == g))),
        boards(of_f().filter(|waiting| g.is_some_and(|g| waiting.node.g != g))),
    )
}

/// The successors that a deepening search can enter from the current board, in the order of moves: within the bound,
/// and not the parent of the current board.
pub fn enterable(from: &QuestionContext<'_>) -> Vec<(DeepeningStep, Node)> {
    let scene = from.past.edge();
    let (Some(current), Some(bound)) = (scene.current, scene.bound) else { return Vec::new() };
    let parent = scene.stack.len().checked_sub(2).map(|at| scene.stack[at].board);
    let successors = current.board.successors(from.settings.order);
    let nodes = successors
        .filter(|(_, board)| Some(*board) != parent)
        .map(|(by, board)| (DeepeningStep::Enter(by), from.node_at(board, current.g + 1)));
    nodes.filter(|(_, node)| node.f <= bound).collect()
}

fn deepening(from: &QuestionContext<'_>, whole: &Recording) -> Option<RightAnswers> {
    let steps: Vec<DeepeningStep> = enterable(from).into_iter().map(|(step, _)| step).collect();
    let (first, others) =
        steps.split_first().map_or((DeepeningStep::Back, &[][..]), |(first, others)| (*first, others));
    let took = whole.events_from(from.past.len()).find_map(|event| match event {
        Event::Open { by, .. } => Some(DeepeningStep::Enter(by)),
        Event::Retreat { .. } => Some(DeepeningStep::Back),
        _ => None,
    });
    Some(RightAnswers {
        full: vec![Prediction::Step(first)],
        half: others.iter().map(|step| Prediction::Step(*step)).collect(),
        took: Some(Prediction::Step(took?)),
    })
}
