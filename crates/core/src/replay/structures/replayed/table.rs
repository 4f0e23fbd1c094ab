//! Realm 3: replay of the table, which is filled and then read.

use super::{
    EventContext, Replayed,
    line::line_elements,
    ranking::{count_digits, index_operations},
};
use crate::{
    puzzle::Board,
    realm::StructureKind,
    replay::structures::{
        arrays::{ElementContent, LineElement},
        digits::IndexByDigits,
        lookup::BoardLookup,
        moment::Structure,
        operation::Operation,
        rank_set::RankSet,
        table::{TableLookup, TableMoment},
    },
    space::same_parity_boards,
    trace::{Event, Observer, Side, TableEntry, Work, WorkTally},
};

/// The table of a replay.
#[derive(Clone, Default)]
pub struct FilledTable {
    filled: RankSet,
    walk: Vec<TableLookup>,
    work: WorkTally,
}

impl FilledTable {
    /// Fills the table as one that was built before the recording began: with a sign for every board from which the
    /// goal is reached.
    fn fill(&mut self, goal: Board) {
        same_parity_boards(goal).for_each(|board| self.filled.insert(board.index()));
    }

    fn look_up(&mut self, board: Board, sign: TableEntry, goal: Board) {
        if self.filled.is_empty() {
            self.fill(goal);
        }
        self.work.work(Work::TableReads, 1);
        self.walk.push(TableLookup { board, index: board.index() as u32, sign });
    }
}

impl Replayed for FilledTable {
    fn apply(&mut self, event: &Event, context: &EventContext<'_>) -> u64 {
        count_digits(StructureKind::Table, event, &mut self.work);
        if let Some(board) = BoardLookup::of(event).as_ref().and_then(BoardLookup::new_board) {
            self.filled.insert(board.index());
        }
        if let Event::LookUp { board, sign, .. } = *event {
            self.look_up(board, sign, context.search.puzzle.goal);
        }
        1
    }

    fn show(&mut self, event: &Event, context: &EventContext<'_>) -> (Vec<Operation>, Structure) {
        let operations = index_operations(event, context);
        self.apply(event, context);
        let board = event.board().unwrap_or(context.search.puzzle.goal);
        let moment = TableMoment {
            lookup: BoardLookup::of(event),
            index: IndexByDigits::of(board),
            line: self.line(board, context),
            filled: self.filled.clone(),
            walk: self.walk.clone(),
        };
        (operations, Structure::Table(moment))
    }

    fn work(&self) -> &WorkTally {
        &self.work
    }

    fn bytes(&self) -> usize {
        // A walk is short, and over before a copy would be due.
        self.filled.bytes()
    }

    fn copy(&self) -> Box<dyn Replayed> {
        Box::new(self.clone())
    }
}

impl FilledTable {
    /// The elements of the nine boards with the line of a board. In a table that was built before the recording began,
    /// only signs that have been read are known.
    fn line(&self, board: Board, context: &EventContext<'_>) -> [LineElement; 9] {
        line_elements(board, Side::Backward, context).map(|element| {
            let read = self.walk.iter().find(|lookup| lookup.board == element.board);
            let content = match (element.content, read) {
                (ElementContent::Unwritten, Some(lookup)) => ElementContent::Sign(lookup.sign),
                (ElementContent::Unwritten, None) if self.filled.contains(element.index as usize) => {
                    ElementContent::NotRecorded
                }
                (content, _) => content,
            };
            LineElement { content, ..element }
        })
    }
}
