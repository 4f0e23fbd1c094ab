//! How often a search computes an index at each of its events, and for which boards.
//!
//! Each read of an array by index costs eight digits. The arrays count these digits, and the reads here are the same.

use super::EventContext;
use crate::{
    puzzle::{Board, RANKED_CELLS},
    realm::StructureKind,
    replay::structures::{digits::IndexByDigits, operation::Operation},
    trace::{Event, Observer, Side, Work, WorkTally},
};

/// Number of boards that are ranked at an event.
pub fn index_count(structure: StructureKind, event: &Event) -> u32 {
    match *event {
        Event::Begin { .. } | Event::Improve { .. } | Event::Duplicate { .. } | Event::LookUp { .. } => 1,
        Event::Open { .. } => 1 + u32::from(structure == StructureKind::TwoTrees),
        Event::Expand { .. } => u32::from(marks_expanded(structure)),
        Event::Solved { cost, .. } => u32::from(cost) * u32::from(walks_back(structure)) + roots(structure),
        Event::Deepen { .. } | Event::Prune { .. } | Event::Retreat { .. } | Event::Meet { .. } => 0,
    }
}

pub fn count_digits(structure: StructureKind, event: &Event, work: &mut WorkTally) {
    work.work(Work::RankDigits, index_count(structure, event) * u32::from(RANKED_CELLS));
}

/// The digits that an event computes, and the element or entry that is read with each index.
pub fn index_operations(event: &Event, context: &EventContext<'_>) -> Vec<Operation> {
    let structure = context.search.realm.structure();
    let mut operations = Vec::new();
    match *event {
        Event::Begin { board, side, .. } | Event::Duplicate { board, side, .. } => {
            read(board, side, &mut operations);
        }
        Event::Open { board, side, .. } => {
            read(board, side, &mut operations);
            if structure == StructureKind::TwoTrees {
                read(board, opposite(side), &mut operations);
            }
        }
        Event::Improve { board, .. } => read(board, Side::Forward, &mut operations),
        Event::Expand { board, side, .. } if marks_expanded(structure) => read(board, side, &mut operations),
        Event::LookUp { board, sign, .. } => {
            index(board, &mut operations);
            let index = IndexByDigits::of(board).index();
            operations.push(Operation::TableRead { index, sign });
        }
        Event::Solved { .. } => walk_back_from_meeting(structure, context, &mut operations),
        Event::Expand { .. }
        | Event::Deepen { .. }
        | Event::Prune { .. }
        | Event::Retreat { .. }
        | Event::Meet { .. } => {}
    }
    operations
}

/// The other side.
pub const fn opposite(side: Side) -> Side {
    match side {
        Side::Forward => Side::Backward,
        Side::Backward => Side::Forward,
    }
}

/// Whether the tree of a search notes which boards are expanded, because a shorter path may come later: A* alone.
const fn marks_expanded(structure: StructureKind) -> bool {
    match structure {
        StructureKind::ScannedList | StructureKind::Heap | StructureKind::Buckets => true,
        StructureKind::StringSet
        | StructureKind::Flags
        | StructureKind::Moves
        | StructureKind::Table
        | StructureKind::TwoTrees
        | StructureKind::CurrentPath => false,
    }
}

/// Whether the path is found by undoing moves from the goal.
const fn walks_back(structure: StructureKind) -> bool {
    marks_expanded(structure) || matches!(structure, StructureKind::Moves | StructureKind::TwoTrees)
}

/// Number of boards at which walking back ends, each of them read too.
fn roots(structure: StructureKind) -> u32 {
    if structure == StructureKind::TwoTrees { 2 } else { u32::from(walks_back(structure)) }
}

fn index(board: Board, operations: &mut Vec<Operation>) {
    operations.extend(IndexByDigits::of(board).digits.map(Operation::Digit));
}

fn read(board: Board, side: Side, operations: &mut Vec<Operation>) {
    index(board, operations);
    operations.push(Operation::ElementRead { index: IndexByDigits::of(board).index(), side });
}

/// Walks back from the goal to the start or, in two trees, from the first meeting to either end.
fn walk_back_from_meeting(
    structure: StructureKind,
    context: &EventContext<'_>,
    operations: &mut Vec<Operation>,
) {
    if structure == StructureKind::TwoTrees {
        let Some(meeting) = context.recording.scene_at(context.at).met else { return };
        walk_back(meeting, Side::Forward, context, operations);
        walk_back(meeting, Side::Backward, context, operations);
    } else if walks_back(structure) {
        walk_back(context.search.puzzle.goal, Side::Forward, context, operations);
    }
}

/// Walks back from a board to the root of its tree.
fn walk_back(board: Board, side: Side, context: &EventContext<'_>, operations: &mut Vec<Operation>) {
    let path = context.recording.path_to(board, side, context.at);
    let mut child = None;
    for board in path.into_iter().rev() {
        if let Some(by) = child.and_then(|child| board.move_to(child)) {
            operations.push(Operation::ParentReached { parent: board, by });
        }
        read(board, side, operations);
        child = Some(board);
    }
}
