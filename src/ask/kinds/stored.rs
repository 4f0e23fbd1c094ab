//! Where an entry ends in a heap or in buckets, and what is taken out of them: from the structure itself, replayed.

use strum::IntoStaticStr;

use crate::{
    ask::{
        prediction::{Prediction, RightAnswers},
        question::QuestionContext,
    },
    replay::{
        Recording,
        structures::{ListMoment, Operation, Structure, StructureMoment, StructureReplay, TOP},
    },
    trace::Event,
};

/// What the next event does to an open list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ListOperation {
    /// It puts an entry in.
    Put,
    /// It takes one out.
    Take,
}

impl ListOperation {
    /// Its name in JSON and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// That of an event; `None` if it does neither.
    pub const fn of(event: Event) -> Option<Self> {
        match event {
            Event::Open { .. } | Event::Improve { .. } => Some(Self::Put),
            Event::Expand { .. } | Event::Solved { .. } => Some(Self::Take),
            Event::Begin { .. }
            | Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. } => None,
        }
    }
}

/// The heap before and after the next event, which puts in or takes out; `None` if it does neither, or if the heap is
/// larger than can be drawn with all of its entries.
pub fn heap(
    from: &QuestionContext<'_>,
    whole: &Recording,
) -> Option<(ListOperation, ListMoment, Vec<Operation>)> {
    let moment = from.past.len();
    let operation = ListOperation::of(whole.event(moment)?)?;
    if !from.realm().has_heap() || from.past.edge().tally.frontier > TOP as u64 {
        return None;
    }
    let mut replay = StructureReplay::new(from.realm(), from.puzzle, from.settings);
    let StructureMoment { structure, operations, .. } = &*replay.at(whole, moment + 1, u64::MAX)?;
    let Structure::Heap(list) = structure else { return None };
    (list.before.len() <= TOP).then(|| (operation, list.clone(), operations.clone()))
}

/// Right of the heap: the index where the entry ends, or the board on top afterwards.
pub fn right_heap(from: &QuestionContext<'_>, whole: &Recording) -> Option<RightAnswers> {
    let (operation, list, _) = heap(from, whole)?;
    let answer = match operation {
        ListOperation::Put => {
            let put = list.put?.number;
            Prediction::Index(list.after.iter().position(|entry| entry.number == put)?)
        }
        ListOperation::Take => Prediction::Board(list.after.first()?.entry.board),
    };
    Some(RightAnswers::only(answer))
}

/// How many exchanges bring the entry to its place.
pub fn exchanges(operations: &[Operation]) -> usize {
    operations.iter().filter(|operation| matches!(operation, Operation::HeapMoved { .. })).count()
}

/// h taken for g: as many moves as it counts; `None` where that is no whole number of moves.
pub fn g_of_h(from: &QuestionContext<'_>, h: u16) -> Option<u8> {
    let per_move = from.unit().per_move();
    if h.is_multiple_of(per_move) { u8::try_from(h / per_move).ok() } else { None }
}

/// Right of the buckets: f and g of the bucket that the next event puts into or takes from.
pub fn right_bucket(from: &QuestionContext<'_>, whole: &Recording) -> Option<RightAnswers> {
    let event = whole.event(from.past.len())?;
    ListOperation::of(event)?;
    let (f, g) = match event {
        Event::Open { f, g, .. } | Event::Improve { f, g, .. } | Event::Expand { f, g, .. } => (f, g),
        // The goal is taken, and not expanded: its h is 0.
        Event::Solved { cost, .. } => (from.unit().moves(cost), cost),
        _ => return None,
    };
    Some(RightAnswers::only(Prediction::Bucket { f, g }))
}
