//! Realm 1: the ordered set of strings, and every string that another is compared with.
//!
//! Only the set itself knows what it compares, because that depends on how its tree has grown. So the set is filled
//! again once, from the first event on, and its comparisons are written down, four bytes for each. After that every
//! event is looked up. No copy of the set is needed: a copy of its order is one bit for each board.

use std::cell::RefCell;

use super::{
    EventContext, Replayed,
    packed_letters::{board_of, compare, packed},
};
use crate::{
    realm::OrderedSet,
    replay::structures::{
        lookup::BoardLookup,
        moment::Structure,
        operation::{Operation, StringComparison},
        rank_set::RankSet,
        string_set::{StringLookup, StringSetMoment},
    },
    trace::{Event, Flow, Observer, Work, WorkTally},
};

/// The comparisons of the set at each event of a recording.
pub struct ComparisonLog {
    set: OrderedSet<ComparisonObserver>,
    /// All strings with which another was compared, in order, packed.
    compared: Vec<u32>,
    /// The end of each event's comparisons in `compared`.
    ends: Vec<u32>,
}

impl ComparisonLog {
    /// A log of no events.
    pub const fn new() -> Self {
        Self { set: OrderedSet::new(), compared: Vec::new(), ends: Vec::new() }
    }

    /// Number of events that have been replayed.
    pub const fn len(&self) -> usize {
        self.ends.len()
    }

    /// Replays one more event, and returns the number of steps that this took.
    pub fn apply(&mut self, event: &Event) -> u64 {
        let before = self.compared.len();
        if let Some(lookup) = BoardLookup::of(event) {
            COMPARED.replace(std::mem::take(&mut self.compared));
            self.set.insert(lookup.board.letters(), &mut ComparisonObserver);
            self.compared = COMPARED.take();
        }
        self.ends.push(self.compared.len() as u32);
        1 + (self.compared.len() - before) as u64 * STEPS_A_COMPARISON
    }

    /// The strings compared with at an event that has been replayed, packed.
    pub fn of_event(&self, at: u64) -> &[u32] {
        let end = |at: usize| self.ends.get(at).map_or(0, |end| *end as usize);
        let at = at as usize;
        let start = at.checked_sub(1).map_or(0, end);
        self.compared.get(start..end(at)).unwrap_or_default()
    }

    /// Bytes of the comparisons, without the set.
    pub const fn bytes(&self) -> usize {
        (self.compared.len() + self.ends.len()) * size_of::<u32>()
    }
}

/// Steps of one comparison, which reads two strings from anywhere in memory and writes one of them down.
const STEPS_A_COMPARISON: u64 = 3;

thread_local! {
    /// The strings that are written down while the set of a log looks one up.
    static COMPARED: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
}

/// An observer that writes down what the set of a log compares.
struct ComparisonObserver;

impl Observer for ComparisonObserver {
    fn on(&mut self, _: Event) -> Flow {
        Ok(())
    }

    fn compared(other: &str) {
        COMPARED.with_borrow_mut(|compared| compared.push(packed(other)));
    }
}

/// The strings of the set in their order, which is that of the ranks of their boards.
#[derive(Clone, Default)]
pub struct SetOrder {
    strings: RankSet,
    work: WorkTally,
}

impl SetOrder {
    /// Number of strings that come before that of a packed board.
    fn before(&self, packed: u32) -> u32 {
        board_of(packed).map_or(0, |board| self.strings.count_below(board.rank())) as u32
    }

    /// The comparisons of one look-up, each with the range that is still possible after it.
    fn comparisons(&self, lookup: &BoardLookup, compared: &[u32]) -> Vec<Operation> {
        let sought = packed(&lookup.board.letters());
        let (mut low, mut high) = (0, self.strings.len() as u32);
        let mut operations = Vec::with_capacity(compared.len());
        for other in compared {
            let Some(with) = board_of(*other) else { continue };
            let (order, differs_at) = compare(sought, *other);
            let before = self.before(*other);
            low = if order.is_ge() { low.max(before + u32::from(order.is_gt())) } else { low };
            high = if order.is_le() { high.min(before + u32::from(order.is_eq())) } else { high };
            let comparison = StringComparison { with, order, differs_at, before, low, high };
            operations.push(Operation::Compared(comparison));
        }
        operations
    }
}

impl Replayed for SetOrder {
    fn apply(&mut self, event: &Event, context: &EventContext<'_>) -> u64 {
        self.work.work(Work::StringComparisons, context.compared.len() as u32);
        if let Some(board) = BoardLookup::of(event).as_ref().and_then(BoardLookup::new_board) {
            self.strings.insert(board.rank());
        }
        2
    }

    fn show(&mut self, event: &Event, context: &EventContext<'_>) -> (Vec<Operation>, Structure) {
        let looked_up = BoardLookup::of(event);
        let operations =
            looked_up.map_or_else(Vec::new, |lookup| self.comparisons(&lookup, context.compared));
        let lookup = looked_up.map(|of| StringLookup {
            of,
            strings: self.strings.len() as u32,
            before: self.strings.count_below(of.board.rank()) as u32,
        });
        self.apply(event, context);
        (operations, Structure::StringSet(StringSetMoment { len: self.strings.len(), lookup }))
    }

    fn work(&self) -> &WorkTally {
        &self.work
    }

    fn bytes(&self) -> usize {
        self.strings.bytes()
    }

    fn copy(&self) -> Box<dyn Replayed> {
        Box::new(self.clone())
    }
}
