//! A search replayed from its first event with plain maps: a recording at any moment must agree with it.

use std::{cmp::Ordering, collections::HashMap};

use eight_realms_core::{
    heuristic::{GoalHeuristic, Heuristic},
    puzzle::{Board, Move, Puzzle},
    realm::{Realm, Settings, Tie, TieOrder},
    replay::{Fate, Node, Successor, Timing},
    trace::{Event, GoalTest, Side, Tally},
};

/// Where a board stands, on which side.
type Place = (Board, Side);

/// A board on the path of a deepening search, and the moves whose successors it has produced.
struct Frame {
    reached: Node,
    moves: Vec<Move>,
}

/// The state of a search after the events so far.
pub struct Ledger {
    realm: Realm,
    puzzle: Puzzle,
    settings: Settings,
    heuristic: Option<GoalHeuristic>,
    pub tally: Tally,
    pub at: u64,
    pub last: Option<Event>,
    /// Boards in the frontier, with the number of the event that put them there.
    waiting: HashMap<Place, (u64, Node)>,
    /// The goal, once it is taken out of the frontier.
    pub taken: Option<Board>,
    /// Every board reached, with the least g so far and the move that led to it.
    nodes: HashMap<Place, (u8, Option<Move>)>,
    /// The fates that the successors of the board expanded last must have, in order.
    expected: Vec<(Move, Board, Fate)>,
    successor_events: usize,
    frames: Vec<Frame>,
    /// The start, when a deepening search has tried everything below it.
    done: Option<Frame>,
    bound: u16,
    /// The board that a deepening search has just entered.
    entered: Option<Board>,
}

impl Ledger {
    pub fn of(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        Self {
            realm,
            puzzle,
            settings,
            heuristic: realm.heuristic(&settings).map(|heuristic| heuristic.to(puzzle.goal)),
            tally: Tally::default(),
            at: 0,
            last: None,
            waiting: HashMap::new(),
            taken: None,
            nodes: HashMap::new(),
            expected: Vec::new(),
            successor_events: 0,
            frames: Vec::new(),
            done: None,
            bound: 0,
            entered: None,
        }
    }

    pub fn apply(&mut self, event: Event) {
        self.tally.note(&event);
        self.successor_events += usize::from(matches!(
            event,
            Event::Open { .. } | Event::Improve { .. } | Event::Duplicate { .. }
        ));
        if self.realm == Realm::IdaStar {
            self.apply_deepening(event);
        } else {
            self.apply_to_open_list(event);
        }
        self.at += 1;
        self.last = Some(event);
    }

    fn apply_to_open_list(&mut self, event: Event) {
        match event {
            Event::Begin { board, h, side } => self.enter(Node { board, g: 0, h, f: h, side }, None),
            Event::Open { board, by, g, h, f, side } => {
                self.enter(Node { board, g, h, f, side }, Some(by));
            }
            Event::Improve { board, by, g, h, f, .. } => {
                self.enter(Node { board, g, h, f, side: Side::Forward }, Some(by));
            }
            Event::Expand { board, g, side, .. } => {
                self.waiting.remove(&(board, side));
                self.expected = self.fates(board, g, side);
                self.successor_events = 0;
            }
            Event::LookUp { .. } => self.expected.clear(),
            Event::Solved { goal, test: GoalTest::Expanded, .. } => {
                self.waiting.remove(&(goal, Side::Forward));
                self.taken = Some(goal);
            }
            _ => {}
        }
    }

    fn enter(&mut self, reached: Node, by: Option<Move>) {
        let place = (reached.board, reached.side);
        self.waiting.insert(place, (self.at, reached));
        self.nodes.insert(place, (reached.g, by));
    }

    /// The fates that the successors of a board must have, from what is known before any is produced.
    fn fates(&self, board: Board, g: u8, side: Side) -> Vec<(Move, Board, Fate)> {
        let mut fates = Vec::new();
        let other = if side == Side::Forward { Side::Backward } else { Side::Forward };
        let move_back = self.nodes[&(board, side)].1.map(Move::opposite);
        for (by, next) in board.successors(self.settings.order) {
            let fate = match self.nodes.get(&(next, side)) {
                None if self.nodes.contains_key(&(next, other)) => Fate::Met,
                None => Fate::New,
                Some(_) if Some(by) == move_back => Fate::PathBack,
                Some((best_g, _)) if *best_g > g + 1 => Fate::Improved,
                Some(_) => Fate::Duplicate,
            };
            fates.push((by, next, fate));
            if self.ends_when_generated() && next == self.puzzle.goal {
                break;
            }
        }
        fates
    }

    fn ends_when_generated(&self) -> bool {
        matches!(self.realm, Realm::StringSet | Realm::PathStrings | Realm::Hash)
    }

    fn apply_deepening(&mut self, event: Event) {
        self.entered = match event {
            Event::Open { board, .. } => Some(board),
            Event::Solved { .. } => self.entered,
            _ => None,
        };
        match event {
            Event::Deepen { bound } => {
                self.bound = bound;
                let start = Node { board: self.puzzle.start, g: 0, h: 0, f: 0, side: Side::Forward };
                self.done = Some(Frame { reached: start, moves: Vec::new() });
            }
            Event::Expand { board, g, h, f, side } => {
                assert_eq!(self.frames.len(), usize::from(g), "{event:?}");
                self.frames.push(Frame { reached: Node { board, g, h, f, side }, moves: Vec::new() });
            }
            Event::Open { by, .. } | Event::Prune { by, .. } => {
                self.frames.last_mut().expect("something is being expanded").moves.push(by);
            }
            Event::Retreat { board, .. } => {
                self.done = self.frames.pop();
                assert_eq!(self.done.as_ref().map(|frame| frame.reached.board), Some(board), "{event:?}");
            }
            _ => {}
        }
    }

    /// The path being searched.
    pub fn stack(&self) -> Vec<Node> {
        self.frames.iter().map(|frame| frame.reached).collect()
    }

    /// Boards that wait on one side, first one first.
    pub fn frontier(&self, side: Side) -> Vec<Node> {
        let mut entries: Vec<(u64, Node)> =
            self.waiting.values().filter(|(_, reached)| reached.side == side).copied().collect();
        let Settings { tie, tie_order, .. } = self.settings;
        entries.sort_by(|(one, a), (other, b)| {
            let by_g = match tie {
                // Realm 7b has a queue for each g.
                Tie::None if self.realm != Realm::Buckets => Ordering::Equal,
                Tie::HighG | Tie::None => b.g.cmp(&a.g),
                Tie::LowG => a.g.cmp(&b.g),
            };
            let by_number = if tie_order == TieOrder::Fifo { one.cmp(other) } else { other.cmp(one) };
            if self.realm.has_ties() { a.f.cmp(&b.f).then(by_g).then(by_number) } else { one.cmp(other) }
        });
        entries.into_iter().map(|(_, reached)| reached).collect()
    }

    /// Every board reached, with its side and g: the least of any path found so far.
    pub fn reached(&self) -> impl Iterator<Item = (Board, Side, u8)> {
        self.nodes.iter().map(|((board, side), (g, _))| (*board, *side, *g))
    }

    /// The successors that must be shown now, as move, board, fate and whether its event has come.
    pub fn successors(&self) -> Vec<(Move, Board, Fate, Timing)> {
        if self.realm == Realm::IdaStar {
            return self.frames.last().or(self.done.as_ref()).map_or_else(Vec::new, |top| self.below(top));
        }
        let numbered = self.expected.iter().enumerate();
        numbered
            .map(|(place, (by, board, fate))| (*by, *board, self.fate_now(place, *fate), self.timing(place)))
            .collect()
    }

    /// A successor whose event is the last one is new: that it meets the other side is in the next event.
    fn fate_now(&self, place: usize, fate: Fate) -> Fate {
        let is_last = place + 1 == self.successor_events && matches!(self.last, Some(Event::Open { .. }));
        if fate == Fate::Met && is_last { Fate::New } else { fate }
    }

    fn timing(&self, place: usize) -> Timing {
        if place < self.successor_events { Timing::Replayed } else { Timing::Pending }
    }

    /// The move back has no event: it counts as done with the event of the next successor, or when all is over.
    fn below(&self, top: &Frame) -> Vec<(Move, Board, Fate, Timing)> {
        let parent = self.frames.len().checked_sub(2).map(|at| self.frames[at].reached.board);
        let heuristic = self.heuristic.as_ref().expect("a deepening search estimates");
        let moves: Vec<(Move, Board)> = top.reached.board.successors(self.settings.order).collect();
        let last_seen = moves.iter().rposition(|(by, _)| top.moves.contains(by));
        let numbered = moves.into_iter().enumerate();
        let fate = |board, timing| match () {
            () if Some(board) == parent => Fate::PathBack,
            () if heuristic.unit().moves(top.reached.g + 1) + heuristic.h(board) > self.bound => Fate::Pruned,
            () if timing == Timing::Replayed && Some(board) != self.entered => Fate::Exhausted,
            () => Fate::New,
        };
        let timing = |place| if Some(place) <= last_seen { Timing::Replayed } else { Timing::Pending };
        let numbered = numbered.map(|(place, step)| (timing(place), step));
        numbered.map(|(timing, (by, board))| (by, board, fate(board, timing), timing)).collect()
    }
}

/// A successor in the form of the ledger.
pub fn plain(successor: &Successor) -> (Move, Board, Fate, Timing) {
    (successor.by, successor.node.board, successor.fate, successor.timing)
}
