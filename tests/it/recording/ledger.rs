//! A search told again from its first event, with plain maps and no cleverness: what a recording says of
//! a moment must be what stands here.

use std::collections::HashMap;

use eight_realms::{
    heuristic::{GoalHeuristic as Estimator, Heuristic},
    puzzle::{Board, Move, Puzzle},
    realm::{Realm, Settings, Tie, TieOrder},
    replay::{Fate, Node, Successor, Timing},
    trace::{Event, Side, Tally},
};

/// Where a board stands, on which side.
type Place = (Board, Side);

/// A board on the path of a deepening search, and the moves whose successors it has produced.
struct Frame {
    reached: Node,
    said: Vec<Move>,
}

/// All that the events so far tell.
pub struct Ledger {
    realm: Realm,
    puzzle: Puzzle,
    settings: Settings,
    heuristic: Option<Estimator>,
    pub tally: Tally,
    pub at: u64,
    pub last: Option<Event>,
    /// Boards in the frontier, with the number of the event that put them there.
    waiting: HashMap<Place, (u64, Node)>,
    /// Every board reached, with the least g so far and the move that led to it.
    known: HashMap<Place, (u8, Option<Move>)>,
    /// What must become of the successors of the board expanded last, in order.
    expected: Vec<(Move, Board, Fate)>,
    said: usize,
    frames: Vec<Frame>,
    /// The start, when a deepening search has tried everything below it.
    done: Option<Frame>,
    bound: u16,
}

impl Ledger {
    pub fn of(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        Self {
            realm,
            puzzle,
            settings,
            heuristic: realm.heuristic(&settings).map(|estimate| estimate.to(puzzle.goal)),
            tally: Tally::default(),
            at: 0,
            last: None,
            waiting: HashMap::new(),
            known: HashMap::new(),
            expected: Vec::new(),
            said: 0,
            frames: Vec::new(),
            done: None,
            bound: 0,
        }
    }

    pub fn hear(&mut self, event: Event) {
        self.tally.note(&event);
        self.said += usize::from(matches!(
            event,
            Event::Open { .. } | Event::Improve { .. } | Event::Duplicate { .. }
        ));
        if self.realm == Realm::IdaStar {
            self.hear_deepening(event);
        } else {
            self.hear_filing(event);
        }
        self.at += 1;
        self.last = Some(event);
    }

    fn hear_filing(&mut self, event: Event) {
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
                self.said = 0;
            }
            Event::LookUp { .. } => self.expected.clear(),
            _ => {}
        }
    }

    fn enter(&mut self, reached: Node, by: Option<Move>) {
        let place = (reached.board, reached.side);
        self.waiting.insert(place, (self.at, reached));
        self.known.insert(place, (reached.g, by));
    }

    /// What must become of the successors of a board, seen from what is known before any is produced.
    fn fates(&self, board: Board, g: u8, side: Side) -> Vec<(Move, Board, Fate)> {
        let mut fates = Vec::new();
        let other = if side == Side::Forward { Side::Backward } else { Side::Forward };
        let way_back = self.known[&(board, side)].1.map(Move::opposite);
        for (by, next) in board.successors(self.settings.order) {
            let fate = match self.known.get(&(next, side)) {
                None if self.known.contains_key(&(next, other)) => Fate::Met,
                None => Fate::New,
                Some(_) if Some(by) == way_back => Fate::WayBack,
                Some((known, _)) if *known > g + 1 => Fate::Improved,
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

    fn hear_deepening(&mut self, event: Event) {
        match event {
            Event::Deepen { bound } => {
                self.bound = bound;
                let start = Node { board: self.puzzle.start, g: 0, h: 0, f: 0, side: Side::Forward };
                self.done = Some(Frame { reached: start, said: Vec::new() });
            }
            Event::Expand { board, g, h, f, side } => {
                assert_eq!(self.frames.len(), usize::from(g), "{event:?}");
                self.frames.push(Frame { reached: Node { board, g, h, f, side }, said: Vec::new() });
            }
            Event::Open { by, .. } | Event::Prune { by, .. } => {
                self.frames.last_mut().expect("something is being expanded").said.push(by);
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
            let by_g = if tie == Tie::HighG { b.g.cmp(&a.g) } else { a.g.cmp(&b.g) };
            let by_number = if tie_order == TieOrder::Fifo { one.cmp(other) } else { other.cmp(one) };
            if self.realm.has_ties() { a.f.cmp(&b.f).then(by_g).then(by_number) } else { one.cmp(other) }
        });
        entries.into_iter().map(|(_, reached)| reached).collect()
    }

    /// Every board reached, with its side and g: the least of any way found so far.
    pub fn reached(&self) -> impl Iterator<Item = (Board, Side, u8)> {
        self.known.iter().map(|((board, side), (g, _))| (*board, *side, *g))
    }

    /// The successors that must be shown now, as move, board, fate and whether it has been said.
    pub fn successors(&self) -> Vec<(Move, Board, Fate, Timing)> {
        if self.realm == Realm::IdaStar {
            return self.frames.last().or(self.done.as_ref()).map_or_else(Vec::new, |top| self.below(top));
        }
        let numbered = self.expected.iter().enumerate();
        numbered
            .map(|(place, (by, board, fate))| (*by, *board, self.fate_now(place, *fate), self.told(place)))
            .collect()
    }

    /// A successor that has just been said is new: that it meets the other side is what is said next.
    fn fate_now(&self, place: usize, fate: Fate) -> Fate {
        let just_said = place + 1 == self.said && matches!(self.last, Some(Event::Open { .. }));
        if fate == Fate::Met && just_said { Fate::New } else { fate }
    }

    fn told(&self, place: usize) -> Timing {
        if place < self.said { Timing::Already } else { Timing::ToCome }
    }

    /// The way back is not said at all: it counts as told with the next one, or when all is over.
    fn below(&self, top: &Frame) -> Vec<(Move, Board, Fate, Timing)> {
        let parent = self.frames.len().checked_sub(2).map(|at| self.frames[at].reached.board);
        let estimator = self.heuristic.as_ref().expect("a deepening search estimates");
        let moves: Vec<(Move, Board)> = top.reached.board.successors(self.settings.order).collect();
        let told_up_to = moves.iter().rposition(|(by, _)| top.said.contains(by));
        let numbered = moves.into_iter().enumerate();
        let fate = |board| match () {
            () if Some(board) == parent => Fate::WayBack,
            () if estimator.unit().moves(top.reached.g + 1) + estimator.h(board) > self.bound => Fate::Pruned,
            () => Fate::New,
        };
        let told = |place| if Some(place) <= told_up_to { Timing::Already } else { Timing::ToCome };
        numbered.map(|(place, (by, board))| (by, board, fate(board), told(place))).collect()
    }
}

/// A successor as the ledger says it.
pub fn plain(successor: &Successor) -> (Move, Board, Fate, Timing) {
    (successor.by, successor.reached.board, successor.fate, successor.last)
}
