//! Realm 7: the heap, level by level, and the entries that move through it.
//!
//! The layout of a heap depends on everything that was ever put in and taken out, so the realm's own [`HeapList`] is
//! filled again. It counts its comparisons and exchanges, but does not say where they are: the same steps, done with
//! the entries before the event, show that.

use super::{
    EventContext, Replayed,
    astar::{AStarState, LatestG, ListChange, change_list},
    ranking::index_operations,
};
use crate::{
    realm::{Entry, HeapList, OpenList, Priority, Settings, StructureKind, Validity},
    replay::structures::{
        list::{ListContent, ListEntry, ListMoment},
        moment::Structure,
        operation::Operation,
    },
    trace::{Event, WorkTally},
};

#[derive(Clone)]
pub struct ReplayedHeap {
    list: HeapList,
    latest_g: LatestG,
    state: AStarState,
}

impl ReplayedHeap {
    pub fn new(settings: &Settings) -> Self {
        let (tie, tie_order) = settings.ties();
        Self {
            list: HeapList::new(tie, tie_order),
            latest_g: LatestG::default(),
            state: AStarState::new(StructureKind::Heap),
        }
    }

    fn entries(&self) -> Vec<ListEntry> {
        let levels = self.list.levels();
        levels.map(|(number, entry, validity)| ListEntry { entry: *entry, number, validity }).collect()
    }
}

impl Replayed for ReplayedHeap {
    fn apply(&mut self, event: &Event, context: &EventContext<'_>) -> u64 {
        let before = self.state.work.total();
        let change = ListChange::of(event, context.search.puzzle.goal);
        change_list(&mut self.list, change, &mut self.latest_g, &mut self.state.work);
        self.state.note(event);
        if self.state.is_exhausted() {
            _ = self.list.take_least(&mut self.state.work);
        }
        1 + (self.state.work.total() - before) / 2
    }

    fn show(&mut self, event: &Event, context: &EventContext<'_>) -> (Vec<Operation>, Structure) {
        let (before, number) = (self.entries(), self.state.numbered);
        let change = ListChange::of(event, context.search.puzzle.goal);
        let put = change.put().map(|entry| ListEntry { entry, number, validity: Validity::Valid });
        let mut steps = HeapSteps::new(before.clone(), put, &context.search.settings);
        let taken = steps.take_for(change);
        steps.operations.extend(index_operations(event, context));
        if let ListChange::Replace(Entry { board, .. }) = change {
            steps.step(Operation::Voided { board, g: self.latest_g.of(board) });
        }
        steps.put_in();
        self.apply(event, context);
        if self.state.is_exhausted() {
            steps.take_valid();
        }
        let moment =
            ListMoment { before, after: self.entries(), put, taken, first_new: self.state.first_new };
        (steps.operations, Structure::Heap(moment))
    }

    fn work(&self) -> &WorkTally {
        &self.state.work
    }

    fn bytes(&self) -> usize {
        LatestG::bytes()
            + self.list.numbered() * size_of::<Entry>()
            + self.list.levels().len() * size_of::<Priority>()
    }

    fn copy(&self) -> Box<dyn Replayed> {
        Box::new(self.clone())
    }
}

/// The operations of an event, worked out while the entries are moved.
struct HeapSteps<'a> {
    content: ListContent,
    put: Option<ListEntry>,
    operations: Vec<Operation>,
    settings: &'a Settings,
}

impl<'a> HeapSteps<'a> {
    const fn new(entries: Vec<ListEntry>, put: Option<ListEntry>, settings: &'a Settings) -> Self {
        Self { content: ListContent::of(entries), put, operations: Vec::new(), settings }
    }

    fn step(&mut self, operation: Operation) {
        self.content.apply(&operation, self.put);
        self.operations.push(operation);
    }

    fn take_for(&mut self, change: ListChange) -> Option<ListEntry> {
        match change {
            ListChange::Take(_) => self.take_valid(),
            ListChange::Put(_) | ListChange::Replace(_) | ListChange::None => None,
        }
    }

    /// Takes entries out until one still counts.
    fn take_valid(&mut self) -> Option<ListEntry> {
        while let Some(top) = self.content.entries.first().copied() {
            self.step(Operation::Taken { at: 0 });
            if self.content.gap.is_some() {
                let gap = self.sink();
                self.rise(gap);
            }
            if top.validity == Validity::Valid {
                return Some(top);
            }
        }
        None
    }

    /// Puts in the entry of the event, if it has one.
    fn put_in(&mut self) {
        if self.put.is_some() {
            let at = self.content.entries.len();
            self.step(Operation::Put { at: at as u32 });
            self.rise(at);
        }
    }

    /// Sinks the gap from the top to the lowest level, and returns its index there.
    fn sink(&mut self) -> usize {
        let last = self.content.entries.len() - 1;
        let (mut gap, mut child) = (0, 1);
        while child <= last {
            if child < last {
                child = self.compare(child, child + 1);
            }
            self.exchange(child, gap);
            (gap, child) = (child, 2 * child + 1);
        }
        gap
    }

    /// Raises the gap until its parent is not greater than the entry that is held, and puts that entry there.
    fn rise(&mut self, mut gap: usize) {
        while gap > 0 {
            let parent = (gap - 1) / 2;
            if self.compare(gap, parent) == parent {
                break;
            }
            self.exchange(parent, gap);
            gap = parent;
        }
        self.step(Operation::GapFilled { at: gap as u32 });
    }

    /// Compares two entries; returns the index of the lower one.
    fn compare(&mut self, one: usize, other: usize) -> usize {
        let lower = if self.priority(one) < self.priority(other) { one } else { other };
        self.step(Operation::HeapCompared { pair: [one as u32, other as u32], lower: lower as u32 });
        lower
    }

    fn exchange(&mut self, from: usize, gap: usize) {
        self.step(Operation::HeapMoved { from: from as u32, to: gap as u32 });
    }

    /// The priority of an entry or, at the gap, of the entry that is held.
    fn priority(&self, at: usize) -> Priority {
        let held = self.content.held.filter(|_| self.content.gap == Some(at));
        let ListEntry { entry, number, .. } = held.unwrap_or(self.content.entries[at]);
        let (tie, tie_order) = self.settings.ties();
        Priority::new(entry.f, entry.g, number, tie, tie_order)
    }
}
