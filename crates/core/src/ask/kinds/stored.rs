//! The place where an entry ends in a heap or in buckets, and the entry taken out of them, both from a replay.

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
    trace::{Event, GoalTest},
};

/// Operation of the next event on an open list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ListOperation {
    /// The event puts an entry in.
    Put,
    /// The event takes an entry out.
    Take,
}

impl ListOperation {
    /// Name in JSON and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The operation of an event; `None` if the event does neither.
    pub const fn of(event: Event) -> Option<Self> {
        match event {
            Event::Open { .. } | Event::Improve { .. } => Some(Self::Put),
            Event::Expand { .. } | Event::Solved { test: GoalTest::Expanded, .. } => Some(Self::Take),
            Event::Solved { test: GoalTest::Generated, .. }
            | Event::Begin { .. }
            | Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Retreat { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. } => None,
        }
    }
}

/// The operation of the next event, the heap before and after it, and its steps; `None` if the event neither puts in
/// nor takes out, if the realm has no heap, or if the heap is larger than can be drawn with all of its entries.
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

/// The right answer about the heap: the index where the entry ends, or the board on top afterwards.
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

/// The number of exchanges that bring the entry to its place.
pub fn exchanges(operations: &[Operation]) -> usize {
    operations.iter().filter(|operation| matches!(operation, Operation::HeapMoved { .. })).count()
}

/// h taken for g, in moves; `None` if h is no whole number of moves.
pub fn g_of_h(from: &QuestionContext<'_>, h: u16) -> Option<u8> {
    let per_move = from.unit().per_move();
    if h.is_multiple_of(per_move) { u8::try_from(h / per_move).ok() } else { None }
}

/// The right answer about the buckets: f and g of the bucket that the next event puts into or takes from.
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
