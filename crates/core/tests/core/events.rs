//! The events of a search are replayed with plain sets and stacks: every event must fit what went before it, and the
//! frontier that comes out must be the one that the tally counts.

use std::collections::{HashMap, HashSet};

use eight_realms_core::{
    heuristic::{GoalHeuristic, Heuristic, Unit},
    puzzle::{Board, Move, Puzzle},
    realm::{ParityCheck, Realm, Settings, Tie, TieOrder},
    space::Dealer,
    trace::{Event, EventKind, GoalTest, PriorStatus, Side, TableEntry, Tally},
};

use crate::{
    probe::{check_all, puzzle, record, to_standard_goal},
    samples::{check_some, size},
};

/// The state of a search, from its events alone.
struct PlainReplay {
    realm: Realm,
    puzzle: Puzzle,
    heuristic: Option<GoalHeuristic>,
    /// Boards waiting to be expanded. A deepening search has none.
    frontier: HashSet<(Board, Side)>,
    /// The least g of every board reached.
    least_g: HashMap<(Board, Side), u8>,
    /// The board being expanded.
    current: Option<(Board, u8, Side)>,
    before: Option<Event>,
    tally: Tally,
    peak: usize,
}

impl PlainReplay {
    fn of(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        Self {
            realm,
            puzzle,
            heuristic: realm.heuristic(&settings).map(|heuristic| heuristic.to(puzzle.goal)),
            frontier: HashSet::new(),
            least_g: HashMap::new(),
            current: None,
            before: None,
            tally: Tally::default(),
            peak: 0,
        }
    }

    fn h_of(&self, board: Board) -> u16 {
        self.heuristic.as_ref().map_or(0, |heuristic| heuristic.h(board))
    }

    /// Takes one event and checks it against all that went before.
    fn read(&mut self, event: Event) {
        assert!(self.tally.solved.is_none(), "{event:?} after the end");
        self.tally.note(&event);
        match event {
            Event::Begin { board, h, side } => self.begin(board, h, side),
            Event::Expand { board, g, h, f, side } => {
                self.check_sum(board, g, h, f);
                self.expand(board, g, side);
            }
            Event::Open { board, by, g, h, f, side } => {
                self.check_sum(board, g, h, f);
                self.check_step(board, by, g, side);
                assert_eq!(self.least_g.insert((board, side), g), None, "{event:?}");
                assert!(self.frontier.insert((board, side)), "{event:?}");
            }
            Event::Improve { board, by, g, h, f, was } => {
                self.check_sum(board, g, h, f);
                self.improve(board, by, g, was);
            }
            Event::Duplicate { board, by, g, h, f, side } => {
                self.check_sum(board, g, h, f);
                self.check_step(board, by, g, side);
                assert!(self.least_g[&(board, side)] <= g, "{event:?}");
            }
            Event::Meet { board, g, rest, side } => self.meet(board, g, rest, side),
            Event::LookUp { board, g, sign } => self.look_up(board, g, sign),
            Event::Solved { goal, cost, test } => self.solved(goal, cost, test),
            Event::Deepen { .. } | Event::Prune { .. } | Event::Retreat { .. } => {
                panic!("{event:?} is not said here")
            }
        }
        self.peak = self.peak.max(self.frontier.len());
        assert_eq!(self.tally.frontier, self.frontier.len() as u64, "{event:?}");
        self.before = Some(event);
    }

    fn begin(&mut self, board: Board, h: u16, side: Side) {
        let root = if side == Side::Forward { self.puzzle.start } else { self.puzzle.goal };
        assert_eq!((board, h), (root, self.h_of(root)));
        assert_eq!(self.current, None, "a search begins before it expands");
        assert!(self.frontier.insert((board, side)) && self.least_g.insert((board, side), 0).is_none());
    }

    fn expand(&mut self, board: Board, g: u8, side: Side) {
        assert!(self.frontier.remove(&(board, side)), "{board} is in the frontier");
        assert_eq!(self.least_g[&(board, side)], g, "{board} is expanded by its shortest known way");
        assert!(side == Side::Backward || board != self.puzzle.goal, "the goal is not expanded");
        self.current = Some((board, g, side));
    }

    fn improve(&mut self, board: Board, by: Move, g: u8, was: PriorStatus) {
        self.check_step(board, by, g, Side::Forward);
        let key = (board, Side::Forward);
        assert!(
            self.least_g.insert(key, g).is_some_and(|old_g| old_g > g),
            "{board} is reached more cheaply"
        );
        assert_eq!(self.frontier.insert(key), was == PriorStatus::Expanded, "{board} was {was:?}");
    }

    fn meet(&self, board: Board, g: u8, rest: u8, side: Side) {
        let other = if side == Side::Forward { Side::Backward } else { Side::Forward };
        let is_opened = matches!(self.before, Some(Event::Open { board: opened, .. }) if opened == board);
        assert!(is_opened, "{board} is opened before it meets");
        assert_eq!((self.least_g[&(board, side)], self.least_g[&(board, other)]), (g, rest));
    }

    /// The sign leads to a board that the table reached one move earlier.
    fn look_up(&self, board: Board, g: u8, sign: TableEntry) {
        assert!(self.frontier.is_empty(), "the table is complete before it is asked");
        let from_goal = |board| self.least_g.get(&(board, Side::Backward)).copied();
        let here = from_goal(board);
        match sign {
            TableEntry::Go(step) => {
                let next = board.after(step).and_then(from_goal);
                assert_eq!(next.map(|next| next + 1), here, "{board} after {g} moves");
            }
            TableEntry::Here => assert_eq!((board, here), (self.puzzle.goal, Some(0))),
            TableEntry::Nowhere => assert_eq!(here, None),
        }
    }

    /// Who tests for the goal when it is to be expanded has taken it out.
    fn solved(&mut self, goal: Board, cost: u8, test: GoalTest) {
        assert_eq!(goal, self.puzzle.goal);
        let is_taken = test == GoalTest::Expanded;
        assert_eq!(is_taken, self.realm.has_ties(), "what searches by f tests what it takes");
        if is_taken {
            assert!(self.frontier.remove(&(goal, Side::Forward)), "the goal has waited");
        }
        let forward = self.least_g.get(&(self.puzzle.goal, Side::Forward));
        assert!(forward.is_none_or(|g| *g == cost), "the cost is the goal's g");
        assert_eq!(Some(cost), to_standard_goal().of(self.puzzle.start));
    }

    /// f is g + h, and h is the value of the realm's heuristic.
    fn check_sum(&self, board: Board, g: u8, h: u16, f: u16) {
        let unit = self.heuristic.as_ref().map_or(Unit::Move, Heuristic::unit);
        assert_eq!((h, f), (self.h_of(board), unit.moves(g) + h), "{board}");
    }

    /// A successor is one move away from the board being expanded.
    fn check_step(&self, board: Board, by: Move, g: u8, side: Side) {
        let (parent, parent_g, parent_side) = self.current.expect("a board is being expanded");
        assert_eq!((parent.after(by), parent_g + 1, parent_side), (Some(board), g, side), "{parent} by {by}");
    }
}

/// Boards of every fourth depth, the sample, and with parity off an unsolvable pair.
fn puzzles() -> Vec<Puzzle> {
    let mut dealer = Dealer::seeded(11);
    let starts = (0..24).step_by(4).filter_map(|depth| dealer.at(to_standard_goal(), depth));
    let dealt = starts.map(|start| Puzzle::new(start, Board::standard_goal())).collect::<Vec<_>>();
    [dealt, vec![puzzle("234150768", "123456780")]].concat()
}

#[test]
fn every_event_fits_what_went_before() {
    let realms: Vec<Realm> = Realm::ALL.into_iter().filter(|realm| *realm != Realm::IdaStar).collect();
    check_all(&realms, |realm| {
        let every = if *realm == Realm::Table { 6 } else { size(1, 3) };
        for puzzle in puzzles().into_iter().step_by(every) {
            check_events(*realm, puzzle, Settings::default());
        }
    });
}

#[test]
fn every_event_fits_whatever_the_ties() {
    for (tie, tie_order) in
        [(Tie::HighG, TieOrder::Lifo), (Tie::LowG, TieOrder::Fifo), (Tie::LowG, TieOrder::Lifo)]
    {
        let settings = Settings { tie, tie_order, ..Settings::default() };
        for puzzle in puzzles() {
            check_events(Realm::Misplaced, puzzle, settings);
            check_events(Realm::Heap, puzzle, settings);
        }
    }
}

#[test]
fn every_event_fits_when_there_is_no_path() {
    let anyway = Settings { parity: ParityCheck::Off, ..Settings::default() };
    check_some(&[Realm::Hash, Realm::Table, Realm::Bidirectional, Realm::Heap], 4, |realm| {
        check_events(*realm, puzzle("123456870", "123456780"), anyway);
    });
}

fn check_events(realm: Realm, puzzle: Puzzle, settings: Settings) {
    let mut replay = PlainReplay::of(realm, puzzle, settings);
    for event in record(realm, &puzzle, settings) {
        replay.read(event);
    }
    assert_eq!(replay.tally.frontier_peak, replay.peak as u64, "realm {realm}, {puzzle:?}");
    assert_eq!(replay.tally.solved.is_some(), puzzle.is_solvable(), "realm {realm}, {puzzle:?}");
}

/// A goal is opened before it is solved, so the frontier's convention is the same in every realm.
#[test]
fn the_goal_is_opened_before_the_end() {
    let puzzle = puzzle("234150768", "123456780");
    for realm in Realm::ALL.into_iter().filter(|realm| !matches!(realm, Realm::Table | Realm::Bidirectional))
    {
        let events = record(realm, &puzzle, Settings::default());
        let opened = events
            .iter()
            .filter(|event| event.kind() == EventKind::Open && event.board() == Some(puzzle.goal));
        assert_eq!(opened.count(), 1, "realm {realm}");
        let test = if realm.has_ties() { GoalTest::Expanded } else { GoalTest::Generated };
        let solved = Event::Solved { goal: puzzle.goal, cost: 19, test };
        assert_eq!(events.last(), Some(&solved), "realm {realm}");
    }
}

/// The path of a deepening search: which boards are being expanded.
struct DeepeningPath {
    puzzle: Puzzle,
    path: Vec<(Board, u8)>,
    bounds: Vec<u16>,
    least_beyond: u16,
    peak: usize,
}

impl DeepeningPath {
    fn read(&mut self, event: Event) {
        match event {
            Event::Begin { board, side, .. } => assert_eq!((board, side), (self.puzzle.start, Side::Forward)),
            Event::Deepen { bound } => self.deepen(bound),
            Event::Expand { board, g, .. } => {
                assert_eq!(usize::from(g), self.path.len(), "{board} is one deeper than the one before");
                assert_ne!(board, self.puzzle.goal, "the goal is not expanded");
                self.path.push((board, g));
            }
            Event::Open { board, by, f, .. } => {
                self.check_step(board, by);
                assert!(f <= self.bounds[self.bounds.len() - 1], "{event:?}");
            }
            Event::Prune { board, by, f, .. } => {
                self.check_step(board, by);
                assert!(f > self.bounds[self.bounds.len() - 1], "{event:?}");
                self.least_beyond = self.least_beyond.min(f);
            }
            Event::Retreat { board, g } => assert_eq!(self.path.pop(), Some((board, g))),
            Event::Solved { cost, test, .. } => {
                assert_eq!((usize::from(cost), test), (self.path.len(), GoalTest::Generated));
            }
            _ => panic!("{event:?} is not said here"),
        }
        self.peak = self.peak.max(self.path.len());
    }

    /// The next bound is the least f that was pruned in the iteration before.
    fn deepen(&mut self, bound: u16) {
        assert!(self.path.is_empty(), "a round ends where it began");
        assert!(self.bounds.is_empty() || bound == self.least_beyond, "{bound} after {:?}", self.bounds);
        self.bounds.push(bound);
        self.least_beyond = u16::MAX;
    }

    /// One move from the end of the path, and not straight back.
    fn check_step(&self, board: Board, by: Move) {
        let (parent, _) = self.path[self.path.len() - 1];
        assert_eq!(parent.after(by), Some(board));
        let grandparent = self.path.len().checked_sub(2).map(|place| self.path[place].0);
        assert_ne!(grandparent, Some(board), "the last move is not undone");
    }
}

#[test]
fn every_event_fits_a_deepening_search() {
    for puzzle in puzzles().into_iter().filter(|puzzle| puzzle.start != puzzle.goal) {
        let mut deepening =
            DeepeningPath { puzzle, path: Vec::new(), bounds: Vec::new(), least_beyond: u16::MAX, peak: 0 };
        let mut tally = Tally::default();
        for event in record(Realm::IdaStar, &puzzle, Settings::default()) {
            tally.note(&event);
            deepening.read(event);
            let begin = u64::from(event.kind() == EventKind::Begin);
            assert_eq!(tally.frontier, deepening.path.len() as u64 + begin, "{event:?}");
        }
        assert_eq!(tally.frontier_peak, deepening.peak as u64, "{puzzle:?}");
        assert_eq!(tally.iterations, deepening.bounds.len() as u64, "{puzzle:?}");
    }
}
