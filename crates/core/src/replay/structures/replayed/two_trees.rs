//! Realm 4: replay of both trees.

use super::{
    EventContext, Replayed,
    line::generated,
    ranking::{count_digits, index_operations, opposite},
};
use crate::{
    realm::StructureKind,
    replay::structures::{
        digits::IndexByDigits,
        lookup::BoardLookup,
        moment::Structure,
        operation::Operation,
        two_trees::{Meeting, OtherSide, TreeLayers, TwoTreesMoment},
    },
    trace::{Event, WorkTally},
};

/// Both trees of a replay.
#[derive(Clone, Default)]
pub struct TwoTrees {
    trees: [TreeLayers; 2],
    lookups: u64,
    meeting: Option<Meeting>,
    work: WorkTally,
}

impl Replayed for TwoTrees {
    fn apply(&mut self, event: &Event, _: &EventContext<'_>) -> u64 {
        count_digits(StructureKind::TwoTrees, event, &mut self.work);
        if let Some(lookup) = BoardLookup::of(event) {
            self.trees[lookup.side as usize].add(&lookup);
        }
        self.lookups += u64::from(event.opened_by().is_some());
        self.meeting = self.meeting.or_else(|| Meeting::of(event));
        1
    }

    fn show(&mut self, event: &Event, context: &EventContext<'_>) -> (Vec<Operation>, Structure) {
        let operations = index_operations(event, context);
        self.apply(event, context);
        let lookup = BoardLookup::of(event);
        let moment = TwoTreesMoment {
            trees: self.trees.clone(),
            lookup,
            index: lookup.map(|lookup| IndexByDigits::of(lookup.board)),
            other_side: other_side(event, context),
            lookups: self.lookups,
            meeting: self.meeting,
            meeting_now: Meeting::of(event),
        };
        (operations, Structure::TwoTrees(moment))
    }

    fn work(&self) -> &WorkTally {
        &self.work
    }

    fn bytes(&self) -> usize {
        self.trees.iter().map(|tree| tree.reached.bytes() + tree.layers.len() * size_of::<u64>()).sum()
    }

    fn copy(&self) -> Box<dyn Replayed> {
        Box::new(self.clone())
    }
}

fn other_side(event: &Event, context: &EventContext<'_>) -> OtherSide {
    let Event::Open { board, side, .. } = *event else { return OtherSide::NotLookedUp };
    match generated(board, opposite(side), context) {
        Some((_, g)) => OtherSide::Reached { g },
        None => OtherSide::NotReached,
    }
}
