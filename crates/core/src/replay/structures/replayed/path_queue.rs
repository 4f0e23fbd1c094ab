//! Realm 2a's queue, in which every entry carries its path as a string.

use std::collections::VecDeque;

use super::EventContext;
use crate::{
    puzzle::Move,
    replay::{
        Recording,
        structures::{
            arrays::{ENTRIES_LISTED, PathQueueMoment, QueuedPath},
            operation::Operation,
        },
    },
    trace::{Event, GoalTest, Side},
};

/// The queue of a replay: the numbers of the events that have put its entries in.
#[derive(Clone, Default)]
pub struct PathQueue {
    opened: VecDeque<u32>,
    letters: u64,
}

impl PathQueue {
    /// The number of the event that put the first entry in; `None` if the queue is empty.
    pub fn first(&self) -> Option<u32> {
        self.opened.front().copied()
    }

    pub fn apply(&mut self, event: &Event, context: &EventContext<'_>) {
        match *event {
            Event::Begin { .. } => self.opened.push_back(context.at as u32),
            Event::Open { board, g, .. }
                if board != context.search.puzzle.goal || is_tested_late(context) =>
            {
                self.opened.push_back(context.at as u32);
                self.letters += u64::from(g);
            }
            Event::Expand { g, .. } | Event::Solved { cost: g, test: GoalTest::Expanded, .. } => {
                self.opened.pop_front();
                self.letters = self.letters.saturating_sub(u64::from(g));
            }
            Event::Open { .. }
            | Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. } => {}
        }
    }

    /// Describes the queue after an event, and adds the copying that the event did to `operations`. `first` is the
    /// first entry before the event.
    pub fn show(
        &self,
        first: Option<u32>,
        event: &Event,
        context: &EventContext<'_>,
        operations: &mut Vec<Operation>,
    ) -> PathQueueMoment {
        let entry = |at: u32| entry(context.recording, at);
        let mut made = None;
        if let Event::Open { by, g, .. } = *event {
            operations.push(Operation::PathCopied { letters: g.saturating_sub(1) });
            operations.push(Operation::LetterAdded { by });
            made = entry(context.at as u32);
        }
        let back = self.opened.len().saturating_sub(ENTRIES_LISTED);
        PathQueueMoment {
            len: self.opened.len(),
            letters: self.letters,
            front: self.opened.iter().take(ENTRIES_LISTED).filter_map(|at| entry(*at)).collect(),
            back: self.opened.iter().skip(back).filter_map(|at| entry(*at)).collect(),
            taken: is_taken(event).then_some(first).flatten().and_then(entry),
            made,
        }
    }

    /// Bytes that a copy takes.
    pub fn bytes(&self) -> usize {
        self.opened.len() * size_of::<u32>()
    }
}

/// Whether an event takes the first entry out.
const fn is_taken(event: &Event) -> bool {
    matches!(event, Event::Expand { .. } | Event::Solved { test: GoalTest::Expanded, .. })
}

/// Whether the goal waits in the queue until it is taken.
fn is_tested_late(context: &EventContext<'_>) -> bool {
    context.search.realm.goal_test(&context.search.settings) == GoalTest::Expanded
}

/// The entry that an event has put in.
fn entry(recording: &Recording, at: u32) -> Option<QueuedPath> {
    let board = recording.event(u64::from(at))?.board()?;
    let path = recording.path_to(board, Side::Forward, u64::from(at) + 1);
    let moves = path.windows(2).filter_map(|pair| pair[0].move_to(pair[1]));
    Some(QueuedPath { board, letters: moves.map(Move::letter).collect() })
}
