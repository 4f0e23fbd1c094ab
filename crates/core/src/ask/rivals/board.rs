//! Rivals that choose a board, the fate of a successor, or a side.

use super::Rival;
use crate::{
    ask::{
        kinds::{fate, layer, next},
        prediction::{DeepeningStep, Prediction, SuccessorFate, YesNo},
        question::QuestionContext,
    },
    heuristic::HeuristicKind,
    puzzle::Puzzle,
    realm::Waits,
    replay::{Node, Recording, WaitingBoard},
    trace::Side,
};

/// Rivals that choose the next board.
pub fn next(from: &QuestionContext<'_>) -> Vec<(Rival, Vec<Prediction>)> {
    match from.realm().waits() {
        Waits::Deepening => deepening(from),
        Waits::Table if from.past.edge().tally.lookups > 0 => Vec::new(),
        Waits::Table => vec![newest(&next::waiting(from, Side::Backward))],
        Waits::Queue => vec![newest(&next::waiting(from, Side::Forward))],
        Waits::TwoQueues => {
            let side = from.past.edge().current.map_or(Side::Forward, |current| current.side);
            vec![newest(&next::waiting(from, side))]
        }
        Waits::OpenList(_) => open_list(from),
    }
}

fn newest(waiting: &[WaitingBoard]) -> (Rival, Vec<Prediction>) {
    (Rival::Newest, waiting.last().map(|last| Prediction::Board(last.node.board)).into_iter().collect())
}

fn open_list(from: &QuestionContext<'_>) -> Vec<(Rival, Vec<Prediction>)> {
    let waiting = next::waiting(from, Side::Forward);
    let unit = from.unit();
    let least = |of: &dyn Fn(&Node) -> u16| {
        let least = waiting.iter().map(|waiting| of(&waiting.node)).min();
        let equal = waiting.iter().filter(|waiting| Some(of(&waiting.node)) == least);
        equal.map(|waiting| Prediction::Board(waiting.node.board)).collect::<Vec<_>>()
    };
    let other_g = next::least(&waiting, from.tie()).map_or(Vec::new(), |(f, g)| {
        let is_other = |node: &Node| node.f == f && g.is_some_and(|g| node.g != g);
        let others = waiting.iter().filter(|waiting| is_other(&waiting.node));
        others.map(|waiting| Prediction::Board(waiting.node.board)).collect()
    });
    // Whoever takes the lowest f has added g and h, and errs in the tie alone.
    if from.is_greedy() {
        let sum = least(&|node| unit.moves(node.g) + node.h);
        return vec![(Rival::LeastSum, sum), newest(&waiting)];
    }
    if from.heuristic() == Some(HeuristicKind::Zero) {
        return vec![newest(&waiting)];
    }
    vec![
        (Rival::OtherG, other_g),
        (Rival::LeastH, least(&|node| node.h)),
        (Rival::LeastG, least(&|node| node.g.into())),
        newest(&waiting),
    ]
}

/// A rival that enters the successor within the bound with the lowest f.
fn deepening(from: &QuestionContext<'_>) -> Vec<(Rival, Vec<Prediction>)> {
    let enterable = next::enterable(from);
    let least = enterable.iter().map(|(_, node)| node.f).min();
    let equal = enterable.into_iter().filter(|(_, node)| Some(node.f) == least);
    let steps = |(step, _): (DeepeningStep, Node)| Prediction::Step(step);
    vec![(Rival::LeastF, equal.map(steps).collect())]
}

/// Rivals that choose the fate of the next successor.
pub fn fate(from: &QuestionContext<'_>, whole: &Recording) -> Vec<(Rival, Vec<Prediction>)> {
    let Some((_, node)) = fate::successor(from, whole) else { return Vec::new() };
    let says = |fates: &[SuccessorFate]| fates.iter().copied().map(Prediction::Fate).collect();
    let reached = fate::earlier_g(from, node.board, node.side);
    if from.realm().is_deepening() {
        let stored = reached.map(|_| (Rival::HasTable, says(&[SuccessorFate::Duplicate])));
        return stored.into_iter().collect();
    }
    let mut rivals = Vec::new();
    if reached.is_some_and(|earlier| earlier <= node.g) {
        rivals.push((Rival::TreeSearch, says(&[SuccessorFate::New])));
    }
    if reached.is_some_and(|earlier| earlier > node.g) {
        rivals.push((Rival::FirstCome, says(&[SuccessorFate::Duplicate, SuccessorFate::Parent])));
    }
    rivals
}

/// A rival that ignores parity, and says yes where the sum of layers can never be the number of moves.
pub fn meet(from: &QuestionContext<'_>) -> Vec<(Rival, Vec<Prediction>)> {
    let moves = from.distances.distance(&Puzzle::new(from.puzzle.start, from.puzzle.goal));
    let sum = layer::layers_after_this(from.past.edge());
    let differs = moves.is_some_and(|moves| moves % 2 != sum % 2);
    let yes = differs.then_some(Prediction::YesNo(YesNo::Yes));
    vec![(Rival::Parity, yes.into_iter().collect())]
}

/// A rival that takes the side that was not expanded last.
pub fn side(from: &QuestionContext<'_>) -> Vec<(Rival, Vec<Prediction>)> {
    let scene = from.past.edge();
    let other = scene.current.filter(|_| scene.tally.expanded > 0).map(|current| match current.side {
        Side::Forward => Side::Backward,
        Side::Backward => Side::Forward,
    });
    vec![(Rival::InTurn, other.map(Prediction::Side).into_iter().collect())]
}
