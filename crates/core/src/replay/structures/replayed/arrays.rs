//! Realms 2a and 2: replay of the array.

use super::{
    EventContext, Replayed,
    line::line_elements,
    path_queue::PathQueue,
    ranking::{count_digits, index_operations},
};
use crate::{
    realm::StructureKind,
    replay::structures::{
        arrays::ArrayMoment, digits::IndexByDigits, lookup::BoardLookup, moment::Structure,
        operation::Operation, rank_set::RankSet,
    },
    trace::{Event, Side, WorkTally},
};

/// The array of a replay.
#[derive(Clone)]
pub struct Array {
    structure: StructureKind,
    reached: RankSet,
    queue: PathQueue,
    work: WorkTally,
}

impl Array {
    pub fn new(structure: StructureKind) -> Self {
        let (reached, queue) = (RankSet::default(), PathQueue::default());
        Self { structure, reached, queue, work: WorkTally::default() }
    }

    fn has_paths(&self) -> bool {
        self.structure == StructureKind::Flags
    }
}

impl Replayed for Array {
    fn apply(&mut self, event: &Event, context: &EventContext<'_>) -> u64 {
        count_digits(self.structure, event, &mut self.work);
        if let Some(board) = BoardLookup::of(event).as_ref().and_then(BoardLookup::new_board) {
            self.reached.insert(board.index());
        }
        if self.has_paths() {
            self.queue.apply(event, context);
            return 2;
        }
        1
    }

    fn show(&mut self, event: &Event, context: &EventContext<'_>) -> (Vec<Operation>, Structure) {
        let mut operations = index_operations(event, context);
        let taken = self.queue.first();
        self.apply(event, context);
        let queue = self.has_paths().then(|| self.queue.show(taken, event, context, &mut operations));
        let board = event.board().unwrap_or(context.search.puzzle.goal);
        let path = match queue {
            Some(_) => Vec::new(),
            None => context.recording.path_to(board, Side::Forward, context.moment()),
        };
        let moment = ArrayMoment {
            lookup: BoardLookup::of(event),
            index: IndexByDigits::of(board),
            line: line_elements(board, Side::Forward, context),
            reached: self.reached.clone(),
            path,
            queue,
        };
        (operations, Structure::Array(moment))
    }

    fn work(&self) -> &WorkTally {
        &self.work
    }

    fn bytes(&self) -> usize {
        self.reached.bytes() + self.queue.bytes()
    }

    fn copy(&self) -> Box<dyn Replayed> {
        Box::new(self.clone())
    }
}
