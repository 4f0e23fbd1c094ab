//! The marks of a recording: moments worth jumping to.

use crate::{
    realm::Realm,
    trace::{Event, Side},
};

/// A moment worth jumping to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The moment right after the event that makes the mark.
    pub moment: u64,
    pub kind: MarkKind,
}

/// The reason for a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// A blind search expands its first board `g` moves away.
    Layer {
        /// Moves from the root of this side.
        g: u8,
        /// The search that expands the layer.
        side: Side,
    },
    /// A* expands its first board with this f.
    F(u16),
    /// A deepening search starts an iteration.
    Bound(u16),
    /// Two searches meet.
    Meeting,
    /// The table is built, and a board is looked up in it for the first time.
    LookedUp,
    /// The goal is reached.
    Solved,
}

/// The marks so far, collected as events come.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    list: Vec<Mark>,
    /// The deepest layer expanded on each side so far, plus one; 0 before the first.
    deepest: [u16; 2],
    /// The greatest f expanded by A* so far, plus one; 0 before the first.
    greatest_f: u16,
}

impl Marks {
    /// Adds the mark of an event after which `moment` events have happened.
    pub fn note(&mut self, realm: Realm, event: &Event, moment: u64) {
        let kind = match *event {
            Event::Expand { g, f, side, .. } => self.expand(realm, g, f, side),
            Event::Deepen { bound } => Some(MarkKind::Bound(bound)),
            Event::Meet { .. } => Some(MarkKind::Meeting),
            Event::LookUp { g, .. } => (g == 0).then_some(MarkKind::LookedUp),
            Event::Solved { .. } => Some(MarkKind::Solved),
            Event::Begin { .. }
            | Event::Open { .. }
            | Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. } => None,
        };
        self.list.extend(kind.map(|kind| Mark { moment, kind }));
    }

    fn expand(&mut self, realm: Realm, g: u8, f: u16, side: Side) -> Option<MarkKind> {
        if realm.has_ties() {
            let is_new = f >= self.greatest_f;
            self.greatest_f = self.greatest_f.max(f + 1);
            return is_new.then_some(MarkKind::F(f));
        }
        if realm.is_deepening() {
            return None;
        }
        let deepest = &mut self.deepest[side as usize];
        let is_new = u16::from(g) >= *deepest;
        *deepest = (*deepest).max(u16::from(g) + 1);
        is_new.then_some(MarkKind::Layer { g, side })
    }

    /// The marks of the first `moment` events.
    pub fn until(&self, moment: u64) -> Self {
        let list = self.list.iter().copied().take_while(|mark| mark.moment <= moment).collect();
        let mut marks = Self { list, ..Self::default() };
        for mark in &marks.list {
            match mark.kind {
                MarkKind::Layer { g, side } => marks.deepest[side as usize] = u16::from(g) + 1,
                MarkKind::F(f) => marks.greatest_f = f + 1,
                MarkKind::Bound(_) | MarkKind::Meeting | MarkKind::LookedUp | MarkKind::Solved => {}
            }
        }
        marks
    }

    /// All marks so far, in order.
    pub fn all(&self) -> &[Mark] {
        &self.list
    }
}
