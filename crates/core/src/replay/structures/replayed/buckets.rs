//! Realm 7b: replay of the realm's own buckets.

use super::{
    EventContext, Replayed,
    astar::{AStarState, LatestG, ListChange, change_list},
    ranking::index_operations,
};
use crate::{
    heuristic::{HeuristicKind, Unit},
    puzzle::Board,
    realm::{BucketList, Entry, OpenList, Settings, StructureKind, Validity},
    replay::structures::{
        buckets::{BucketInHand, BucketSize, BucketsMoment, QueueEntry},
        moment::Structure,
        operation::Operation,
    },
    trace::{Event, WorkTally},
};

#[derive(Clone)]
pub struct ReplayedBuckets {
    list: BucketList,
    latest_g: LatestG,
    state: AStarState,
}

impl ReplayedBuckets {
    pub fn new(settings: &Settings) -> Self {
        let unit = settings.heuristic.map_or(Unit::Move, HeuristicKind::unit);
        Self {
            list: BucketList::new(unit, settings.tie, settings.tie_order),
            latest_g: LatestG::default(),
            state: AStarState::new(StructureKind::Buckets),
        }
    }

    fn sizes(&self) -> Vec<BucketSize> {
        let size = |((f, g), queue): ((u16, u8), Vec<Board>)| {
            let entries = queue.iter().map(|board| self.list.entry(f, g, *board));
            let void = entries.filter(|entry| self.list.validity(entry) == Validity::Void).count() as u32;
            BucketSize { f, g, entries: queue.len() as u32, void }
        };
        self.list.buckets().queues().map(size).collect()
    }

    fn queue(&self, f: u16, g: u8) -> Vec<QueueEntry> {
        let mut queues = self.list.buckets().queues();
        let boards = queues.find(|(bucket, _)| *bucket == (f, g)).map(|(_, boards)| boards);
        let entries = boards.into_iter().flatten().map(|board| self.list.entry(f, g, board));
        entries.map(|entry| QueueEntry { validity: self.list.validity(&entry), entry }).collect()
    }

    fn position(&self) -> (u16, u8) {
        bucket(self.list.buckets().position())
    }

    /// The operations that put an entry in.
    fn putting(&self, change: ListChange) -> Vec<Operation> {
        let put = change.put().map(|Entry { f, g, .. }| Operation::QueuePut { f, g });
        let voided = match change {
            ListChange::Replace(Entry { board, .. }) => {
                Some(Operation::Voided { board, g: self.latest_g.of(board) })
            }
            ListChange::Put(_) | ListChange::Take(_) | ListChange::None => None,
        };
        voided.into_iter().chain(put).collect()
    }

    /// Takes entries out of a copy of the buckets until one still counts, and adds an operation for every bucket that
    /// is looked at.
    fn look(&self, operations: &mut Vec<Operation>) -> Option<Entry> {
        let mut buckets = self.list.buckets().clone();
        loop {
            let mut at = buckets.position();
            let (f, g, board) = buckets.take_least(&mut ())?;
            while at != buckets.position() {
                let (f, g) = bucket(at);
                operations.push(Operation::BucketLookedAt { f, g, entries: 0 });
                at = buckets.after(at.0, at.1);
            }
            let left =
                buckets.queues().find(|(bucket, _)| *bucket == (f, g)).map_or(0, |(_, queue)| queue.len());
            operations.push(Operation::BucketLookedAt { f, g, entries: left as u32 + 1 });
            operations.push(Operation::QueueTaken { f, g });
            let entry = self.list.entry(f, g, board);
            if self.list.validity(&entry) == Validity::Valid {
                return Some(entry);
            }
        }
    }

    /// Does what the search did at an event.
    fn go_on(&mut self, event: &Event, context: &EventContext<'_>) {
        let change = ListChange::of(event, context.search.puzzle.goal);
        change_list(&mut self.list, change, &mut self.latest_g, &mut self.state.work);
        self.state.note(event);
    }

    /// Takes from the list once more if no board is left: all entries left are void.
    fn drop_void(&mut self) {
        if self.state.is_exhausted() {
            _ = self.list.take_least(&mut self.state.work);
        }
    }
}

const fn bucket((f, g): (usize, usize)) -> (u16, u8) {
    (f as u16, g as u8)
}

impl Replayed for ReplayedBuckets {
    fn apply(&mut self, event: &Event, context: &EventContext<'_>) -> u64 {
        let before = self.state.work.total();
        self.go_on(event, context);
        self.drop_void();
        1 + (self.state.work.total() - before) / 2
    }

    fn show(&mut self, event: &Event, context: &EventContext<'_>) -> (Vec<Operation>, Structure) {
        let (before, position_before) = (self.sizes(), self.position());
        let change = ListChange::of(event, context.search.puzzle.goal);
        let mut operations = Vec::new();
        let taken = match change {
            ListChange::Take(_) => self.look(&mut operations),
            ListChange::Put(_) | ListChange::Replace(_) | ListChange::None => None,
        };
        operations.extend(index_operations(event, context));
        operations.extend(self.putting(change));
        let put = change.put();
        let in_hand = put.or(taken).map(|entry| (entry.f, entry.g, self.queue(entry.f, entry.g)));
        self.go_on(event, context);
        if self.state.is_exhausted() {
            self.look(&mut operations);
        }
        self.drop_void();
        let (after, position_after) = (self.sizes(), self.position());
        let in_hand = in_hand.map(|(f, g, before)| BucketInHand { f, g, before, after: self.queue(f, g) });
        let moment = BucketsMoment { before, after, position_before, position_after, in_hand, put, taken };
        (operations, Structure::Buckets(moment))
    }

    fn work(&self) -> &WorkTally {
        &self.state.work
    }

    fn bytes(&self) -> usize {
        LatestG::bytes() + self.list.buckets().bytes()
    }

    fn copy(&self) -> Box<dyn Replayed> {
        Box::new(self.clone())
    }
}
