//! The top of realm 7's heap at any moment.
//!
//! How a heap is laid out depends on everything that was ever put in and taken out, so the search is replayed with the
//! realm's own [`HeapList`]. That is done once, a part at a time: whenever the top four levels change, they
//! are stored with the moment, and from then on this moment and any earlier one are looked up. Each change
//! takes 40 bytes; realm 7 never sends more than about a million events.

use std::collections::HashMap;

use super::Recording;
use crate::{
    puzzle::Board,
    realm::{Entry, HeapList, OpenList, Settings, Validity},
    trace::{Event, PriorStatus},
};

/// Entries in the top four levels.
pub const TOP: usize = 15;
/// Events that are replayed at one time: a few milliseconds' worth.
pub const PART: u64 = 20_000;

/// The top of a heap: f of each entry, level by level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeapTop {
    /// At most [`TOP`] of them; the children of entry i are entries 2·i+1 and 2·i+2.
    pub entries: Vec<(u16, Validity)>,
}

/// The top of a heap through a whole recording.
#[derive(Clone, Debug)]
pub struct HeapReplay {
    heap: HeapList,
    /// g of each board's latest entry: what a shorter path makes void.
    g: HashMap<Board, u8>,
    /// Events that have been replayed.
    events_replayed: u64,
    /// Every top, in the order of its moments.
    tops: Vec<StoredTop>,
}

/// A top as it is stored.
#[derive(Clone, Copy, Debug)]
struct StoredTop {
    /// The moment when it appeared.
    since: u32,
    top: Levels,
}

/// At most [`TOP`] entries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Levels {
    count: u8,
    f: [u16; TOP],
    /// A bit for each entry that is void.
    void: u16,
}

impl Levels {
    fn of(heap: &HeapList) -> Self {
        let mut levels = Self::default();
        for (at, (entry, validity)) in heap.levels().take(TOP).enumerate() {
            levels.count += 1;
            levels.f[at] = entry.f;
            levels.void |= u16::from(validity == Validity::Void) << at;
        }
        levels
    }

    fn entries(self) -> Vec<(u16, Validity)> {
        let validity = |at| if self.void >> at & 1 == 1 { Validity::Void } else { Validity::Valid };
        (0..usize::from(self.count)).map(|at| (self.f[at], validity(at))).collect()
    }
}

impl HeapReplay {
    /// A replay that has not replayed any event yet.
    pub fn new(settings: Settings) -> Self {
        let heap = HeapList::new(settings.tie, settings.tie_order);
        Self { heap, g: HashMap::new(), events_replayed: 0, tops: Vec::new() }
    }

    /// The top after the first `moment` events of a recording: always the same one, which may have grown.
    /// `None` if [`PART`] more events do not lead there: call it again.
    pub fn at(&mut self, recording: &Recording, moment: u64) -> Option<HeapTop> {
        let moment = moment.min(recording.len());
        let behind = moment.saturating_sub(self.events_replayed).min(PART);
        for event in recording.events_from(self.events_replayed).take(behind as usize) {
            self.replay(event);
        }
        (self.events_replayed >= moment).then(|| self.stored_top(moment))
    }

    /// The top at a moment that was replayed.
    fn stored_top(&self, moment: u64) -> HeapTop {
        let after = self.tops.partition_point(|stored| u64::from(stored.since) <= moment);
        let top = after.checked_sub(1).map_or_else(Levels::default, |at| self.tops[at].top);
        HeapTop { entries: top.entries() }
    }

    fn replay(&mut self, event: Event) {
        match event {
            Event::Begin { board, h, .. } => self.put(Entry { board, g: 0, h, f: h }),
            Event::Open { board, g, h, f, .. } => self.put(Entry { board, g, h, f }),
            Event::Improve { board, g, h, f, was, .. } => self.improve(was, Entry { board, g, h, f }),
            Event::Expand { .. } | Event::Solved { .. } => _ = self.heap.take_least(&mut ()),
            Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. } => {}
        }
        self.events_replayed += 1;
        let top = Levels::of(&self.heap);
        if self.tops.last().is_none_or(|last| last.top != top) {
            self.tops.push(StoredTop { since: self.events_replayed as u32, top });
        }
    }

    fn put(&mut self, entry: Entry) {
        self.g.insert(entry.board, entry.g);
        self.heap.put(entry, &mut ());
    }

    fn improve(&mut self, was: PriorStatus, entry: Entry) {
        match (was, self.g.insert(entry.board, entry.g)) {
            (PriorStatus::Open, Some(old_g)) => self.heap.replace(old_g, entry, &mut ()),
            (PriorStatus::Open, None) | (PriorStatus::Expanded, _) => self.heap.put(entry, &mut ()),
        }
    }
}
