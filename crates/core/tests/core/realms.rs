//! Every realm, on boards of every depth: it finds a shortest path and ends where it has to.

use std::sync::atomic::AtomicBool;

use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind},
    puzzle::{Board, Move, Order, Puzzle},
    realm::{Path, Realm, Settings, Table, Tie, TieOrder, search_with},
    space::{Dealer, Distances},
    trace::{Budget, CancelObserver, Event, Stop, Tally},
};

use crate::{
    probe::{GOALS, board, check_all, puzzle, record, search, to_standard_goal},
    samples::{check_some, size},
};

/// One board to solve and the number of moves that it takes.
type Task = (Puzzle, u8);

/// Up to `count` seeded boards of each of the given depths.
fn tasks(distances: &Distances, depths: impl Iterator<Item = u8>, count: usize) -> Vec<Task> {
    let mut dealer = Dealer::seeded(1);
    let goal = distances.goal();
    depths
        .flat_map(|depth| {
            let boards = dealer.several_at(distances, depth, count).into_iter();
            boards.map(move |start| (Puzzle::new(start, goal), depth))
        })
        .collect()
}

/// Solves the task and walks the path.
fn solve_and_replay(realm: Realm, (puzzle, depth): &Task) {
    let outcome = search(realm, puzzle, Settings::default());
    assert_eq!(outcome.tally.solved, Some(*depth), "realm {realm}, {puzzle:?}");
    let path = outcome.path.expect("a solvable puzzle is solved");
    assert_leads(&path, puzzle, *depth, realm);
}

fn assert_leads(path: &Path, puzzle: &Puzzle, depth: u8, realm: Realm) {
    let boards = path.boards(puzzle.start);
    assert_eq!(path.len(), usize::from(depth), "realm {realm}, {puzzle:?}");
    assert_eq!(boards.len(), path.len() + 1, "realm {realm}, {puzzle:?}: every move is legal");
    assert_eq!(boards.last(), Some(&puzzle.goal), "realm {realm}, {puzzle:?}");
}

#[test]
fn the_fast_realms_find_shortest_paths_at_every_depth_for_three_goals() {
    for goal in GOALS {
        let distances = Distances::to(board(goal));
        let mut tasks = tasks(&distances, 0..=distances.farthest(), 5);
        tasks.reverse();
        check_some(&tasks, 11, |task| {
            for realm in [Realm::Hash, Realm::Bidirectional, Realm::Heap, Realm::IdaStar] {
                solve_and_replay(realm, task);
            }
        });
    }
}

/// The table belongs to the goal: built once, it is read for every board; a whole search builds it
/// again and is tested at every sixth depth.
#[test]
fn the_table_shows_shortest_paths_at_every_depth_for_three_goals() {
    check_all(&GOALS, |goal| {
        let distances = Distances::to(board(goal));
        let table = Table::build(distances.goal(), Order::default(), &mut ())
            .expect("without an observer that ends it");
        for (puzzle, depth) in tasks(&distances, 0..=distances.farthest(), size(5, 1)) {
            let mut tally = Tally::default();
            let path = table
                .path_from(puzzle.start, &mut tally)
                .expect("without an observer that ends it")
                .expect("solvable");
            assert_leads(&path, &puzzle, depth, Realm::Table);
            assert_eq!(tally.lookups, u64::from(depth) + 1, "{puzzle:?}");
        }
        for task in tasks(&distances, (0..=distances.farthest()).step_by(size(6, 25)), 1) {
            solve_and_replay(Realm::Table, &task);
        }
    });
}

/// Realms 1, 5 and 6 are slow on purpose: one goal, and one board a depth for the deepest.
#[test]
fn the_slow_realms_find_shortest_paths_at_every_depth() {
    let mut tasks = tasks(to_standard_goal(), 0..=size(31, 13), 5);
    let mut depth_before = None;
    tasks.retain(|(_, depth)| depth_before.replace(*depth) != Some(*depth) || *depth <= 24);
    tasks.reverse();
    check_some(&tasks, 8, |task| {
        for realm in [Realm::StringSet, Realm::Misplaced, Realm::Manhattan] {
            solve_and_replay(realm, task);
        }
    });
}

#[test]
fn a_start_that_is_the_goal_needs_no_search() {
    for goal in GOALS {
        for realm in Realm::ALL {
            let outcome = search(realm, &puzzle(goal, goal), Settings::default());
            assert_eq!(outcome.letters().as_deref(), Some(""), "realm {realm}, {goal}");
            assert_eq!(outcome.tally.solved, Some(0), "realm {realm}, {goal}");
            let (expanded, generated, _) = outcome.counts();
            let (counts, lookups) = if realm == Realm::Table { ((181_440, 483_840), 1) } else { ((0, 0), 0) };
            assert_eq!(
                (expanded, generated, outcome.tally.lookups),
                (counts.0, counts.1, lookups),
                "realm {realm}"
            );
            assert!(outcome.thresholds.is_empty(), "realm {realm}");
        }
    }
}

/// Boards of several depths, deep ones only where the slowest realm stays fast.
fn assorted() -> Vec<Puzzle> {
    tasks(to_standard_goal(), [0, 1, 2, 5, 9, 14, 18, 21].into_iter().take(size(8, 5)), 1)
        .into_iter()
        .map(|(puzzle, _)| puzzle)
        .collect()
}

#[test]
fn an_observer_changes_nothing() {
    check_all(&Realm::ALL, |realm| {
        for puzzle in assorted() {
            let outcome = search(*realm, &puzzle, Settings::default());
            let without_observer = realm
                .search(&puzzle, &Settings::default(), &mut ())
                .expect("without an observer that ends it");
            let mut events: Vec<Event> = Vec::new();
            let with_observer = realm
                .search(&puzzle, &Settings::default(), &mut events)
                .expect("without an observer that ends it");
            let recounted = events.iter().fold(Tally::default(), |mut tally, event| {
                tally.note(event);
                tally
            });
            assert_eq!(
                (&without_observer, &with_observer),
                (&outcome.path, &outcome.path),
                "realm {realm}, {puzzle:?}"
            );
            assert_eq!(recounted, outcome.tally, "realm {realm}, {puzzle:?}");
        }
    });
}

#[test]
fn a_budget_ends_a_search_exactly_where_it_is_spent() {
    let puzzle = puzzle("234150768", "123456780");
    for realm in Realm::ALL {
        let whole = search(realm, &puzzle, Settings::default()).tally;
        for expansions in [0, 1, 100, whole.expanded - 1] {
            let mut observer = (Budget { expansions }, Tally::default());
            let answer = realm.search(&puzzle, &Settings::default(), &mut observer);
            assert_eq!(answer, Err(Stop::BudgetSpent), "realm {realm}, {expansions}");
            assert_eq!(observer.1.expanded, expansions, "realm {realm}");
        }
        let mut observer = (Budget { expansions: whole.expanded }, Tally::default());
        let answer = realm.search(&puzzle, &Settings::default(), &mut observer);
        assert_eq!(answer.map(|path| path.map(|path| path.len())), Ok(Some(19)), "realm {realm}");
        assert_eq!((observer.0.expansions, observer.1), (0, whole), "realm {realm}");
    }
}

/// Raises a flag when so many boards are expanded.
struct RaiseAt<'a> {
    expansions: u64,
    flag: &'a AtomicBool,
    tally: Tally,
}

impl eight_realms_core::trace::Observer for RaiseAt<'_> {
    fn on(&mut self, event: Event) -> Result<(), Stop> {
        self.tally.note(&event);
        if self.tally.expanded == self.expansions {
            self.flag.store(true, std::sync::atomic::Ordering::Relaxed);
        }
        Ok(())
    }
}

#[test]
fn a_raised_flag_ends_a_search_at_the_next_expansion() {
    let puzzle = puzzle("234150768", "123456780");
    for realm in Realm::ALL {
        let whole = search(realm, &puzzle, Settings::default()).tally;
        for expansions in [1, 77, whole.expanded] {
            let flag = AtomicBool::new(false);
            let raise = RaiseAt { expansions, flag: &flag, tally: Tally::default() };
            let mut observer = (CancelObserver(&flag), raise);
            let answer = realm.search(&puzzle, &Settings::default(), &mut observer);
            assert_eq!(observer.1.tally.expanded, expansions, "realm {realm}");
            assert_eq!(answer.is_err(), expansions < whole.expanded, "realm {realm}, {expansions}");
            assert!(answer.is_ok() || answer == Err(Stop::Cancelled), "realm {realm}");
        }
    }
}

/// A goal that lies on the diagonal of the board can be looked at in a mirror: u and l change places,
/// d and r do, and every search makes the mirrored moves.
#[test]
fn mirrored_puzzles_are_searched_in_the_mirror() {
    let goals: Vec<Board> = [GOALS[0], GOALS[2], "012345678"].map(board).to_vec();
    check_all(&goals, |goal| {
        let mut dealer = Dealer::seeded(9);
        let distances = Distances::to(*goal);
        let starts: Vec<Board> =
            [7, 12, 17, 20].iter().filter_map(|depth| dealer.at(&distances, *depth)).collect();
        for (start, order) in
            starts.iter().flat_map(|start| Order::all().step_by(5).map(move |order| (*start, order)))
        {
            for realm in
                [Realm::Hash, Realm::Bidirectional, Realm::Misplaced, Realm::Manhattan, Realm::IdaStar]
            {
                let original = run(realm, start, *goal, order);
                let mirrored = run(realm, in_mirror(start, *goal), *goal, order_in_mirror(order));
                assert_eq!(original.0, mirrored.0, "realm {realm}, {start} to {goal}, {order}");
                let path: Vec<Move> = mirrored.1.into_iter().map(step_in_mirror).collect();
                assert_eq!(original.1, path, "realm {realm}, {start} to {goal}, {order}");
            }
        }
    });
}

fn run(realm: Realm, start: Board, goal: Board, order: Order) -> (Tally, Vec<Move>) {
    let outcome = search(realm, &Puzzle::new(start, goal), Settings { order, ..Settings::default() });
    (outcome.tally, outcome.path.expect("solvable").moves)
}

fn step_in_mirror(step: Move) -> Move {
    match step {
        Move::Up => Move::Left,
        Move::Left => Move::Up,
        Move::Right => Move::Down,
        Move::Down => Move::Right,
    }
}

fn order_in_mirror(order: Order) -> Order {
    let letters: String = order.moves().map(|step| step_in_mirror(step).letter()).iter().collect();
    letters.parse().expect("a mirrored order is an order")
}

/// The board seen in the diagonal, its tiles renamed so that the goal's mirror image is the goal.
fn in_mirror(board: Board, goal: Board) -> Board {
    let opposite = |cell: u8| cell % 3 * 3 + cell / 3;
    let place = goal.places();
    let tile_on = |cell: usize| goal.tile(opposite(place[board.tile(opposite(cell as u8)) as usize]));
    Board::from_tiles(std::array::from_fn(tile_on)).expect("a mirror only moves and renames")
}

#[test]
fn settings_that_a_realm_has_no_use_for_change_nothing() {
    let puzzle = puzzle(size("724506831", "234150768"), "123456780");
    let all = Settings {
        tie: Tie::LowG,
        tie_order: TieOrder::Lifo,
        heuristic: Some(eight_realms_core::heuristic::HeuristicKind::Misplaced),
        ..Settings::default()
    };
    for realm in Realm::ALL.into_iter().filter(|realm| realm.heuristic(&all).is_none()) {
        assert_eq!(record(realm, &puzzle, all), record(realm, &puzzle, Settings::default()), "realm {realm}");
    }
    let tied: Vec<Realm> = Realm::ALL.into_iter().filter(|realm| realm.has_ties()).collect();
    assert_eq!(tied, [Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::Buckets]);
}

/// Estimates nothing: A* takes the board with the lowest g.
struct Nothing;

impl Heuristic for Nothing {
    fn h(&self, _: Board) -> u16 {
        0
    }
}

fn search_with_own(heuristic: &impl Heuristic, puzzle: &Puzzle) -> (Option<Path>, Tally) {
    let mut tally = Tally::default();
    let path = search_with(heuristic, puzzle, &Settings::default(), &mut tally).expect("nothing ends it");
    (path, tally)
}

#[test]
fn a_search_with_a_heuristic_of_ones_own_is_that_of_realm_7() {
    for puzzle in assorted().iter().filter(|puzzle| puzzle.start != puzzle.goal) {
        let manhattan = HeuristicKind::Manhattan.to(puzzle.goal);
        let realm_7 = search(Realm::Heap, puzzle, Settings::default());
        assert_eq!(search_with_own(&manhattan, puzzle), (realm_7.path, realm_7.tally), "{puzzle:?}");

        let (path, tally) = search_with_own(&Nothing, puzzle);
        let shortest = to_standard_goal().of(puzzle.start).expect("a solvable puzzle");
        assert_leads(&path.expect("a path"), puzzle, shortest, Realm::Heap);
        assert!(tally.expanded >= realm_7.tally.expanded, "{puzzle:?}");
    }
    let goal = Board::standard_goal();
    let (path, tally) = search_with_own(&Nothing, &Puzzle::new(goal, goal));
    assert_eq!((path.map(|path| path.len()), tally.solved), (Some(0), Some(0)), "the start is the goal");
    let (path, tally) = search_with_own(&Nothing, &puzzle("21345678x", "12345678x"));
    assert_eq!((path, tally.expanded), (None, 181_440), "half of all boards are reached");
}
