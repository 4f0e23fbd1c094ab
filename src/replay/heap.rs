//! The top of realm 7's heap at any moment.
//!
//! How a heap lies depends on everything that was ever put in and taken out, so the search is replayed with the
//! realm's own [`HeapList`]. That is done once: whenever the top four levels change, they are written down
//! with the moment, and from then on any moment, later or earlier, is found by looking it up.

use std::collections::HashMap;

use super::Recording;
use crate::{
    puzzle::Board,
    realm::{Entry, HeapList, OpenList, Priority, Settings, Validity},
    trace::{Event, Was},
};

/// Entries in the top four levels.
pub const TOP: usize = 15;

/// The top of a heap: f of each entry, level by level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeapTop {
    /// At most [`TOP`] of them; the children of entry i are entries 2·i+1 and 2·i+2.
    pub entries: Vec<(u16, Validity)>,
}

/// The top of a heap through a whole recording.
#[derive(Clone, Debug)]
pub struct HeapFilm {
    settings: Settings,
    heap: HeapList,
    /// g of each board's latest entry: what a shorter way makes void.
    g: HashMap<Board, u8>,
    /// Events that have been replayed.
    replayed: u64,
    /// Each top, from the moment when it appeared.
    tops: Vec<(u64, HeapTop)>,
}

impl HeapFilm {
    /// A film of which nothing has been taken yet.
    pub fn new(settings: Settings) -> Self {
        Self { settings, heap: HeapList::default(), g: HashMap::new(), replayed: 0, tops: Vec::new() }
    }

    /// The top after the first `moment` events of a recording: always the same one, which may have grown.
    pub fn at(&mut self, recording: &Recording, moment: u64) -> HeapTop {
        let behind = recording.len().saturating_sub(self.replayed) as usize;
        for event in recording.events_from(self.replayed).take(behind) {
            self.replay(event);
        }
        let after = self.tops.partition_point(|(appeared, _)| *appeared <= moment);
        after.checked_sub(1).map_or_else(HeapTop::default, |at| self.tops[at].1.clone())
    }

    fn replay(&mut self, event: Event) {
        match event {
            Event::Begin { board, h, .. } => self.put(board, 0, h),
            Event::Open { board, g, h, .. } => self.put(board, g, h),
            Event::Improve { board, g, h, was, .. } => self.improve(board, g, h, was),
            Event::Expand { .. } | Event::Solved { .. } => _ = self.heap.take_least(&mut ()),
            _ => {}
        }
        self.replayed += 1;
        let top = self.top();
        if self.tops.last().is_none_or(|(_, last)| *last != top) {
            self.tops.push((self.replayed, top));
        }
    }

    /// The number of an entry is that of the event: it grows as the realm's own does, so the order is the same.
    fn entry(&self, board: Board, g: u8, h: u16) -> Entry {
        let Settings { tie, tie_order, .. } = self.settings;
        let priority = Priority::new(u16::from(g) + h, g, self.replayed as u32, tie, tie_order);
        Entry { priority, board, g, h }
    }

    fn put(&mut self, board: Board, g: u8, h: u16) {
        self.g.insert(board, g);
        self.heap.put(self.entry(board, g, h));
    }

    fn improve(&mut self, board: Board, g: u8, h: u16, was: Was) {
        match (was, self.g.insert(board, g)) {
            (Was::Open, Some(old_g)) => self.heap.replace(old_g, self.entry(board, g, h)),
            _ => self.heap.put(self.entry(board, g, h)),
        }
    }

    fn top(&self) -> HeapTop {
        let f = |(entry, validity): (&Entry, Validity)| (u16::from(entry.g) + entry.h, validity);
        HeapTop { entries: self.heap.levels().take(TOP).map(f).collect() }
    }
}
