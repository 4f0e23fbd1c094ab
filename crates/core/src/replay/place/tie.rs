//! The number of boards that are equal at the next pick of A*: a count of the boards that wait, for each f and g.

use std::collections::BTreeMap;

use crate::{
    puzzle::Board,
    realm::{Priority, Tie, TieOrder},
    replay::{Recording, frontier::added_node},
    trace::{Event, PriorStatus, Side},
};

/// Counts of the boards that wait, by f and g, those that are taken first in front.
#[derive(Clone, Debug)]
pub struct TieCounts {
    tie: Tie,
    /// The counts, in the order of the open list without its last part, the number of the entry.
    counts: BTreeMap<Priority, u64>,
}

impl TieCounts {
    /// Counts the boards that wait at a moment.
    pub fn at(recording: &Recording, moment: u64, tie: Tie) -> Self {
        let mut counts = Self { tie, counts: BTreeMap::new() };
        for number in recording.index(Side::Forward).waiting_at(moment) {
            if let Some(entry) = recording.event(u64::from(number)).and_then(added_node) {
                counts.add(entry.f, entry.g);
            }
        }
        counts
    }

    /// Number of boards whose f and g are taken first.
    pub fn first(&self) -> u64 {
        self.counts.first_key_value().map_or(0, |(_, count)| *count)
    }

    /// Applies the next event, which has this number, from 0.
    pub fn apply(&mut self, recording: &Recording, number: u64, event: Event) {
        let [taken, put] = changes(recording, number, event);
        self.replace(taken, put);
    }

    /// Undoes the last event, which has this number, from 0.
    pub fn undo(&mut self, recording: &Recording, number: u64, event: Event) {
        let [taken, put] = changes(recording, number, event);
        self.replace(put, taken);
    }

    /// Takes one entry out of the counts and puts one in, if they are given.
    fn replace(&mut self, taken: Option<(u16, u8)>, put: Option<(u16, u8)>) {
        if let Some((f, g)) = taken {
            self.remove(f, g);
        }
        if let Some((f, g)) = put {
            self.add(f, g);
        }
    }

    fn add(&mut self, f: u16, g: u8) {
        *self.counts.entry(self.key(f, g)).or_insert(0) += 1;
    }

    fn remove(&mut self, f: u16, g: u8) {
        let key = self.key(f, g);
        match self.counts.get_mut(&key) {
            Some(count) if *count > 1 => *count -= 1,
            Some(_) => _ = self.counts.remove(&key),
            None => {}
        }
    }

    fn key(&self, f: u16, g: u8) -> Priority {
        Priority::new(f, g, 0, self.tie, TieOrder::Fifo)
    }
}

/// f and g of the entry that leaves the open list with an event, and of the one that enters it.
fn changes(recording: &Recording, number: u64, event: Event) -> [Option<(u16, u8)>; 2] {
    match event {
        Event::Begin { h, .. } => [None, Some((h, 0))],
        Event::Open { f, g, .. } | Event::Improve { f, g, was: PriorStatus::Expanded, .. } => {
            [None, Some((f, g))]
        }
        Event::Expand { f, g, .. } => [Some((f, g)), None],
        Event::Improve { board, f, g, was: PriorStatus::Open, .. } => {
            [void_entry_of(board, recording, number), Some((f, g))]
        }
        // The search ends with the goal that it takes.
        Event::Duplicate { .. }
        | Event::Deepen { .. }
        | Event::Prune { .. }
        | Event::Retreat { .. }
        | Event::Meet { .. }
        | Event::LookUp { .. }
        | Event::Solved { .. } => [None, None],
    }
}

/// f and g of the entry of a board that becomes void with the event of this number.
fn void_entry_of(board: Board, recording: &Recording, number: u64) -> Option<(u16, u8)> {
    let opened = recording.history_of(board, Side::Forward, number).opened;
    let entry = opened.and_then(|at| recording.event(at)).and_then(added_node)?;
    Some((entry.f, entry.g))
}
