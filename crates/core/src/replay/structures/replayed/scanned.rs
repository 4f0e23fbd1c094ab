//! Realms 5 and 6: the open list that is scanned, in its real order.
//!
//! The replay does not scan. An event names the board that the scan has found, and a map of the index of each board
//! leads to its entry. The list is then changed as the search has changed it. A scan reads all entries of the list, in
//! their order: its operations are listed when they are shown.

use fnv::FnvHashMap;

use super::{
    EventContext, Replayed,
    astar::{AStarState, ListChange},
    ranking::index_operations,
};
use crate::{
    puzzle::Board,
    realm::{Entry, OpenList, Priority, ScannedList, Settings, StructureKind, Validity},
    replay::structures::{
        list::{ListEntry, ListMoment},
        moment::Structure,
        operation::Operation,
    },
    trace::{Event, Observer, Work, WorkTally},
};

#[derive(Clone)]
pub struct ReplayedScannedList {
    list: ScannedList,
    index_of: FnvHashMap<Board, u32>,
    state: AStarState,
}

impl ReplayedScannedList {
    pub fn new(settings: &Settings) -> Self {
        let (tie, tie_order) = settings.ties();
        Self {
            list: ScannedList::new(tie, tie_order),
            index_of: FnvHashMap::default(),
            state: AStarState::new(StructureKind::ScannedList),
        }
    }

    fn put(&mut self, entry: Entry) {
        self.index_of.insert(entry.board, self.list.entries().len() as u32);
        self.list.put(entry, &mut ());
    }

    /// Takes out the entry of a board, and returns its index.
    fn take(&mut self, board: Board) -> Option<u32> {
        let at = self.index_of.remove(&board)?;
        self.list.take_at(at as usize);
        if let Some(moved) = self.list.get(at as usize) {
            self.index_of.insert(moved.board, at);
        }
        Some(at)
    }

    fn entries(&self) -> Vec<ListEntry> {
        let entries = self.list.entries();
        entries
            .map(|(number, entry)| ListEntry { entry: *entry, number, validity: Validity::Valid })
            .collect()
    }

    fn change(&mut self, change: ListChange) {
        match change {
            ListChange::Put(entry) => self.put(entry),
            ListChange::Replace(entry) => {
                self.take(entry.board);
                self.put(entry);
            }
            ListChange::Take(board) => {
                self.state.work.work(Work::EntriesScanned, self.list.entries().len() as u32);
                self.take(board);
            }
            ListChange::None => {}
        }
    }
}

impl Replayed for ReplayedScannedList {
    fn apply(&mut self, event: &Event, context: &EventContext<'_>) -> u64 {
        self.change(ListChange::of(event, context.search.puzzle.goal));
        self.state.note(event);
        2
    }

    fn show(&mut self, event: &Event, context: &EventContext<'_>) -> (Vec<Operation>, Structure) {
        let (before, number) = (self.entries(), self.state.numbered);
        let change = ListChange::of(event, context.search.puzzle.goal);
        let at = |board: Board| self.index_of.get(&board).copied();
        let mut operations = match change {
            ListChange::Take(board) => scan(&before, at(board), &context.search.settings),
            ListChange::Put(_) | ListChange::Replace(_) | ListChange::None => Vec::new(),
        };
        operations.extend(index_operations(event, context));
        if let ListChange::Replace(entry) = change {
            operations.extend(at(entry.board).into_iter().flat_map(|at| taking(&before, at)));
        }
        let taken = match change {
            ListChange::Take(board) => at(board).map(|at| before[at as usize]),
            ListChange::Put(_) | ListChange::Replace(_) | ListChange::None => None,
        };
        self.apply(event, context);
        let after = self.entries();
        if change.put().is_some() {
            let at = after.len().saturating_sub(1) as u32;
            operations.extend([Operation::Put { at }, Operation::GapFilled { at }]);
        }
        let put = change.put().map(|entry| ListEntry { entry, number, validity: Validity::Valid });
        let first_new = self.state.first_new;
        (operations, Structure::ScannedList(ListMoment { before, after, put, taken, first_new }))
    }

    fn work(&self) -> &WorkTally {
        &self.state.work
    }

    fn bytes(&self) -> usize {
        self.list.entries().len() * size_of::<(u64, Entry)>()
            + self.index_of.capacity() * (size_of::<(Board, u32)>() + 1)
    }

    fn copy(&self) -> Box<dyn Replayed> {
        Box::new(self.clone())
    }
}

/// The operations of a scan: every entry is read, then the lowest one is taken out.
fn scan(entries: &[ListEntry], found: Option<u32>, settings: &Settings) -> Vec<Operation> {
    let (tie, tie_order) = settings.ties();
    let priority = |at: usize| {
        let ListEntry { entry, number, .. } = entries[at];
        Priority::new(entry.f, entry.g, number, tie, tie_order)
    };
    let mut least = 0;
    let mut operations: Vec<Operation> = Vec::with_capacity(entries.len() + 2);
    operations.extend((0..entries.len()).map(|at| {
        if priority(at) < priority(least) {
            least = at;
        }
        Operation::EntryRead { at: at as u32, least: least as u32 }
    }));
    operations.extend(found.into_iter().flat_map(|at| taking(entries, at)));
    operations
}

/// The operations that take an entry out and fill the gap with the last one.
fn taking(entries: &[ListEntry], at: u32) -> impl Iterator<Item = Operation> + use<> {
    let is_last = at as usize + 1 == entries.len();
    let filled = (!is_last).then_some(Operation::GapFilled { at });
    std::iter::once(Operation::Taken { at }).chain(filled)
}
