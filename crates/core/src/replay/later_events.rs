//! The later events of boards, in order: every improvement, and every expansion but the first. They are few, and each
//! board has a chain through its own.

use fnv::FnvHashMap;

/// Placeholder for the event before the first one of a board.
const NONE: u32 = u32::MAX;

/// An event in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LaterEvent {
    /// The index of the board.
    board: u32,
    /// The number of the event.
    at: u32,
    /// The place in the list of the previous event of the same board.
    before: u32,
}

/// Every improvement of a board and every expansion but its first, in order.
#[derive(Clone, Debug, Default)]
pub struct LaterEvents {
    events: Vec<LaterEvent>,
    /// The place in the list of the last event of each board, by the board's index.
    last: FnvHashMap<u32, u32>,
}

/// Compares the lists alone, because the chains follow from them.
impl PartialEq for LaterEvents {
    fn eq(&self, other: &Self) -> bool {
        self.events == other.events
    }
}

impl Eq for LaterEvents {}

impl LaterEvents {
    /// Adds an event, whose number is greater than all before it.
    pub fn push(&mut self, board: u32, at: u32) {
        let place = self.events.len() as u32;
        let before = self.last.insert(board, place).unwrap_or(NONE);
        self.events.push(LaterEvent { board, at, before });
    }

    /// Returns the later events among the first `moment` events of the search.
    pub fn until(&self, moment: u64) -> Self {
        let mut until = Self::default();
        for (board, at) in self.before(moment) {
            until.push(board, at);
        }
        until
    }

    /// Board index and number of each event before `moment`, in order.
    pub fn before(&self, moment: u64) -> impl Iterator<Item = (u32, u32)> {
        let events = self.events.iter().map(|event| (event.board, event.at));
        events.take_while(move |(_, at)| u64::from(*at) < moment)
    }

    /// The events of one board before `moment`, last first. No events of other boards are read.
    pub fn of_board_before(&self, board: u32, moment: u64) -> impl Iterator<Item = u32> {
        let event = |place: u32| self.events.get(place as usize);
        let last = self.last.get(&board).and_then(|place| event(*place));
        let chain = std::iter::successors(last, move |later| event(later.before));
        chain.map(|event| event.at).skip_while(move |at| u64::from(*at) >= moment)
    }
}
