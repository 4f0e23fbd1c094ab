//! Rivals that give a number, or say yes or no.

use super::Rival;
use crate::{
    ask::{
        RecordingEnd,
        kinds::{bound, values},
        prediction::{Prediction, YesNo},
        question::{BoardValue, QuestionBoard, QuestionContext},
    },
    heuristic::{Heuristic, HeuristicKind},
    puzzle::Board,
    replay::{Node, Recording},
    space::HALF,
    trace::Event,
};

/// Cells in a row of the board.
const SIDE: u8 = 3;
/// Half of the inversions that eight tiles can have: from this number on a board looks disordered.
const DISORDERED: usize = 14;

/// Rivals that give h or f of a board. Whoever errs in h errs as much in f.
pub fn value(
    from: &QuestionContext<'_>,
    of: QuestionBoard,
    what: BoardValue,
) -> Vec<(Rival, Vec<Prediction>)> {
    let (Some(node), Some(own)) = (from.node(of), from.heuristic()) else { return Vec::new() };
    let before = match what {
        BoardValue::G => return Vec::new(),
        BoardValue::H => 0,
        BoardValue::F => from.f(node.g, 0),
    };
    let one =
        |rival: Rival, h: Option<u16>| (rival, h.map(|h| Prediction::Cost(before + h)).into_iter().collect());
    let distance = values::h_and_distance(from, of).map(|[_, distance]| distance);
    let mut rivals = vec![
        one(Rival::BlankCounted, with_blank(from, own, &node)),
        one(Rival::OtherHeuristic, other_heuristic(from, own, node.board)),
    ];
    if what == BoardValue::H {
        rivals.push((Rival::FForH, vec![Prediction::Cost(node.f)]));
    }
    rivals.push(one(Rival::TrueDistance, distance));
    rivals
}

/// h with the blank counted as a tile: misplaced, or by its distance.
fn with_blank(from: &QuestionContext<'_>, own: HeuristicKind, node: &Node) -> Option<u16> {
    let (here, there) = (node.board.blank(), from.puzzle.goal.blank());
    let apart = (here / SIDE).abs_diff(there / SIDE) + (here % SIDE).abs_diff(there % SIDE);
    match own {
        HeuristicKind::Misplaced => Some(node.h + u16::from(here != there)),
        HeuristicKind::Manhattan => Some(node.h + u16::from(apart)),
        _ => None,
    }
}

/// h by the other heuristic: misplaced tiles for Manhattan distance, and the other way round.
fn other_heuristic(from: &QuestionContext<'_>, own: HeuristicKind, board: Board) -> Option<u16> {
    let other = match own {
        HeuristicKind::Misplaced => HeuristicKind::Manhattan,
        HeuristicKind::Manhattan => HeuristicKind::Misplaced,
        _ => return None,
    };
    Some(other.to(from.puzzle.goal).h(board))
}

/// Rivals that give the next bound.
pub fn bound(from: &QuestionContext<'_>) -> Vec<(Rival, Vec<Prediction>)> {
    let Some(now) = from.past.edge().bound else { return Vec::new() };
    let plus = |moves| vec![Prediction::Cost(now + from.unit().moves(moves))];
    let greatest = bound::pruned(from).pop_last().map(|(greatest, _)| Prediction::Cost(greatest));
    vec![
        (Rival::PlusOne, plus(1)),
        (Rival::PlusTwo, plus(2)),
        (Rival::Greatest, greatest.into_iter().collect()),
    ]
}

/// Rivals that give the number of boards expanded in all.
pub fn count(from: &QuestionContext<'_>) -> Vec<(Rival, Vec<Prediction>)> {
    let moves = from.distances.distance(&from.puzzle).map(|moves| Prediction::Count(moves.into()));
    // A search that builds a whole table, or finds no goal to stop at, does expand all boards within reach.
    let has_limit = from.settings.used_by(from.realm()).depth_limit.is_some();
    let stops_at_goal = !from.realm().looks_up() && !has_limit && from.puzzle.is_solvable();
    let all = if stops_at_goal {
        [HALF as u64, 2 * HALF as u64].map(Prediction::Count).to_vec()
    } else {
        Vec::new()
    };
    vec![(Rival::Moves, moves.into_iter().collect()), (Rival::AllBoards, all)]
}

/// A rival that says whether the goal can be reached.
pub fn solvable(from: &QuestionContext<'_>) -> Vec<(Rival, Vec<Prediction>)> {
    let looks_ordered = from.puzzle.inversions().len() < DISORDERED;
    vec![(Rival::Looks, vec![Prediction::YesNo(if looks_ordered { YesNo::Yes } else { YesNo::No })])]
}

/// A rival that gives the number of boards that wait after the expansion.
pub fn frontier(from: &QuestionContext<'_>, whole: &Recording) -> Vec<(Rival, Vec<Prediction>)> {
    let right = values::frontier(from, whole, RecordingEnd::OfSearch).and_then(|right| right.took);
    let Some(Prediction::Count(right)) = right else { return Vec::new() };
    let one_more = vec![Prediction::Count(right + 1)];
    let has_parent =
        from.past.edge().last.is_some_and(|last| matches!(last, Event::Expand { g, .. } if g > 0));
    let rival = if has_parent { Rival::ParentCounted } else { Rival::NotTakenOut };
    vec![(rival, one_more)]
}

/// A rival that says whether h is more than the true distance.
pub fn over() -> Vec<(Rival, Vec<Prediction>)> {
    vec![(Rival::Never, vec![Prediction::YesNo(YesNo::No)])]
}
