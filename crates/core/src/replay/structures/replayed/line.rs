//! The nine boards with one line of tiles: neighbours in every array.

use super::EventContext;
use crate::{
    puzzle::{Board, Move},
    realm::StructureKind,
    replay::structures::arrays::{ElementContent, LineElement},
    trace::{Event, Side, TableEntry},
};

/// The elements of the nine boards with the line of a board, by the cell of the blank, after an event.
pub fn line_elements(board: Board, side: Side, context: &EventContext<'_>) -> [LineElement; 9] {
    std::array::from_fn(|cell| {
        let board = with_blank_at(board, cell as u8);
        let content = content_of(board, side, context);
        LineElement { board, index: board.index() as u32, content }
    })
}

/// The board with the same line of tiles and its blank on another cell.
fn with_blank_at(mut board: Board, cell: u8) -> Board {
    while board.blank() != cell {
        let blank = board.blank();
        let next = if blank < cell { blank + 1 } else { blank - 1 };
        board = board.with_swapped(blank, next);
    }
    board
}

fn content_of(board: Board, side: Side, context: &EventContext<'_>) -> ElementContent {
    let structure = context.search.realm.structure();
    let Some((by, g)) = generated(board, side, context) else { return ElementContent::Unwritten };
    match structure {
        StructureKind::StringSet | StructureKind::Flags => ElementContent::Flag,
        StructureKind::Table => {
            ElementContent::Sign(by.map_or(TableEntry::Here, |by| TableEntry::Go(by.opposite())))
        }
        StructureKind::Moves
        | StructureKind::TwoTrees
        | StructureKind::ScannedList
        | StructureKind::Heap
        | StructureKind::Buckets
        | StructureKind::CurrentPath => ElementContent::Generated { by, g },
    }
}

/// The move that first generated a board on one side, and its g, as known after an event; `None` if it has not been
/// reached.
pub fn generated(board: Board, side: Side, context: &EventContext<'_>) -> Option<(Option<Move>, u8)> {
    let at = context.recording.index(side).opened_before(board, context.moment())?;
    match context.recording.event(u64::from(at))? {
        Event::Begin { board: root, .. } => (root == board).then_some((None, 0)),
        Event::Open { board: opened, by, g, .. } => (opened == board).then_some((Some(by), g)),
        Event::Expand { .. }
        | Event::Improve { .. }
        | Event::Duplicate { .. }
        | Event::Deepen { .. }
        | Event::Prune { .. }
        | Event::Retreat { .. }
        | Event::Meet { .. }
        | Event::LookUp { .. }
        | Event::Solved { .. } => None,
    }
}
