//! Any action, by chance: everything that a person can do to searches and to what is looked at.
//!
//! What is done most is what gets in the way of searches: to play, step, choose, and to look at something else.

use eight_realms_app::{
    desk::{
        action::{LanesAction, SettingsAction, SolutionAction},
        camera::{MapCamera, ZoomStep},
        clock::PlayClock,
        cost::RaceMeasure,
        preferences::{PlotName, Speed},
        puzzles::EXAMPLES,
        screen::{Face, LaneScope, Reading, Sheet, StageTab},
    },
    editor::EditorAction,
    heuristics::{
        HeuristicsAction, HeuristicsBoard, HeuristicsFace,
        distances::Region,
        orders::{OrdersCount, OrdersSorting, trials},
    },
    inside::{InsideAction, InsideFace},
    map::MapAction,
    model::{Action, Model},
    places::PlacesAction,
    questions::QuestionAction,
    race::{MustExpandWith, RaceAction, RaceFace, table::RaceColumn},
};
use eight_realms_core::{
    ask::QuestionKind,
    heuristic::{HeuristicKind, Weight},
    lane::{Conventions, Preset},
    map::Projection,
    puzzle::{Board, BoardRole, Move, Order, Puzzle},
    realm::{Realm, SourceFile, Tie, TieOrder},
    replay::{Direction, Stride},
    space::Dealer,
    trace::GoalTest,
};
use rand::{
    RngExt,
    seq::{IndexedRandom, IteratorRandom},
};
use rand_chacha::ChaCha8Rng;

fn pick<T: Copy>(chance: &mut ChaCha8Rng, from: &[T]) -> T {
    *from.choose(chance).expect("there is a choice")
}

/// What may be done to this model.
pub fn any_action(chance: &mut ChaCha8Rng, model: &Model) -> Action {
    match chance.random_range(0..59) {
        55..59 => any_lanes_action(chance, model),
        0..4 => any_puzzle(chance),
        4 => Action::Settings(any_setting(chance)),
        5 => Action::SearchAnyway,
        6 => Action::Escape,
        7 => Action::RunOn(pick(chance, &Realm::ALL).into()),
        8 => Action::ToggleShown(pick(chance, &Realm::ALL).into()),
        9 => Action::Edit(pick(chance, &[BoardRole::Start, BoardRole::Goal])),
        10..13 => Action::Editor(any_edit(chance)),
        13 => Action::Solution(any_solution_action(chance)),
        14..18 => Action::TogglePlay,
        18 => any_speed(chance),
        19..22 => Action::Choose(pick(chance, &Realm::ALL).into()),
        22..24 => Action::Seek(any_moment(chance)),
        24..27 => Action::ShowStage(pick(chance, &StageTab::ALL)),
        27..30 => Action::Race(any_race_action(chance)),
        30 => any_look_inside(chance),
        31..34 => Action::Heuristics(any_heuristics_action(chance, model)),
        34 => any_copy(chance),
        35 => any_appearance(chance),
        36 => Action::SearchAgain(pick(chance, &Realm::ALL).into()),
        37 => Action::Tick(pick(chance, &[0.0, 0.25, 3.0, 11_000.0])),
        52..55 => Action::Places(any_places_action(chance)),
        38..41 => Action::Question(any_question_action(chance)),
        _ => Action::Step(any_stride(chance), pick(chance, &[Direction::Forward, Direction::Back])),
    }
}

/// Another speed, or another clock.
fn any_speed(chance: &mut ChaCha8Rng) -> Action {
    match chance.random_range(0..3) {
        0 => Action::SetClock(pick(chance, &PlayClock::ALL)),
        _ => Action::SetSpeed(Speed::of_step(chance.random_range(0..=21))),
    }
}

/// Questions are left or gone on from more often than they are asked: while one is open nothing else happens.
fn any_question_action(chance: &mut ChaCha8Rng) -> QuestionAction {
    match chance.random_range(0..9) {
        0 | 1 => QuestionAction::Open(None),
        2 => QuestionAction::Open(Some(pick(chance, &QuestionKind::ALL))),
        3 => QuestionAction::Write(pick(chance, &['0', '1', '3', '9', '.'])),
        4 => QuestionAction::ChooseBeside(pick(chance, &[Direction::Forward, Direction::Back])),
        5 => QuestionAction::Confirm,
        6 => QuestionAction::GoOn,
        7 => QuestionAction::Another,
        _ => QuestionAction::Leave,
    }
}

/// Nothing is searched so far away that it would not be found, or given up, soon.
fn any_places_action(chance: &mut ChaCha8Rng) -> PlacesAction {
    let direction = pick(chance, &[Direction::Forward, Direction::Back]);
    let number = chance.random_range(0..4);
    match chance.random_range(0..11) {
        0 => {
            PlacesAction::Write(pick(chance, &["20", "duplicate", "tie >= 3", "board 12345687x"]).to_owned())
        }
        1 => PlacesAction::GoTo(direction),
        2 => PlacesAction::AddBreakpoint,
        3 => PlacesAction::SwitchBreakpoint(number),
        4 | 5 => PlacesAction::RemoveBreakpoint(number),
        6 => PlacesAction::NextBreakpoint(direction),
        7 => PlacesAction::SetBookmark,
        8 => PlacesAction::NextBookmark(direction),
        9 => PlacesAction::RemoveBookmark(number),
        _ => PlacesAction::ReadOn,
    }
}

/// On the map, or on the inside of a search.
fn any_look_inside(chance: &mut ChaCha8Rng) -> Action {
    match chance.random_range(0..7) {
        0..3 => Action::Map(any_map_action(chance)),
        3 | 4 => Action::Inside(InsideAction::Face(pick(chance, &InsideFace::ALL))),
        5 => {
            Action::Inside(InsideAction::Zoom(pick(chance, &[ZoomStep::In, ZoomStep::Out, ZoomStep::Whole])))
        }
        _ => Action::Inside(pick(
            chance,
            &[InsideAction::ShowCurrent, InsideAction::SwitchFollowing, InsideAction::Operations(Some(3))],
        )),
    }
}

/// Another puzzle, in each of the ways there are.
fn any_puzzle(chance: &mut ChaCha8Rng) -> Action {
    let mut dealer = Dealer::seeded(chance.random());
    match chance.random_range(0..7) {
        0 | 1 => Action::SetPuzzle(pick(chance, &EXAMPLES).puzzle()),
        // Half of these have no solution.
        2 => {
            let [start, goal] = [0, 1].map(|_| dealer.any());
            Action::SetPuzzle(Puzzle::new(start, goal))
        }
        3 => Action::DealRandom,
        4 => Action::DealAt(chance.random_range(0..=40)),
        5 => Action::Undo,
        _ => Action::Paste(any_text(chance, dealer.solvable(Board::standard_goal()))),
    }
}

/// A board, and what else may be on the clipboard.
fn any_text(chance: &mut ChaCha8Rng, board: Board) -> Option<String> {
    match chance.random_range(0..4) {
        0 => None,
        1 => Some("八境".to_owned()),
        2 => Some(board.letters().repeat(2)),
        _ => Some(board.to_string()),
    }
}

/// Often beyond the end, now and then far beyond.
fn any_moment(chance: &mut ChaCha8Rng) -> u64 {
    match chance.random_range(0..8) {
        0 => u64::MAX,
        1 => chance.random_range(0..10_000_000),
        _ => chance.random_range(0..50_000),
    }
}

fn any_edit(chance: &mut ChaCha8Rng) -> EditorAction {
    let cell = chance.random_range(0..9);
    match chance.random_range(0..10) {
        0 | 1 => EditorAction::Slide(pick(chance, &Move::ALL)),
        2 => EditorAction::Press(cell),
        3 => EditorAction::Hover(pick(chance, &[None, Some((cell, 4))])),
        4 => EditorAction::Drop(cell, chance.random_range(0..9)),
        5 => EditorAction::Type(pick(chance, &['1', '2', '7', 'x', ',', '9', '境'])),
        6 => EditorAction::Erase,
        7 => EditorAction::Undo,
        8 => EditorAction::Take,
        _ => EditorAction::Leave,
    }
}

fn any_solution_action(chance: &mut ChaCha8Rng) -> SolutionAction {
    match chance.random_range(0..4) {
        0 => SolutionAction::Open,
        1 => SolutionAction::Close,
        2 => SolutionAction::GoTo(chance.random_range(0..40)),
        _ => SolutionAction::Speed(pick(chance, &[0.5, 1.0, 8.0, 100.0])),
    }
}

fn any_appearance(chance: &mut ChaCha8Rng) -> Action {
    match chance.random_range(0..8) {
        0 => Action::SwitchLanguage,
        1 => Action::SwitchTheme,
        2 => Action::SwitchProjector,
        3 => Action::SwitchAxis(pick(chance, &PlotName::ALL)),
        4 => Action::Read(pick(chance, &Reading::ALL)),
        5 => {
            let sources: Vec<SourceFile> = Realm::ALL.into_iter().flat_map(Realm::sources).collect();
            Action::ReadSource(pick(chance, &sources))
        }
        6 => Action::MeasureAgain,
        _ => Action::Open(pick(
            chance,
            &[Sheet::Keys, Sheet::Depth, Sheet::Link, Sheet::Places, Sheet::Results, Sheet::Save],
        )),
    }
}

/// What may be done to the lanes of one's own, with places that they have and one that they have not.
fn any_lanes_action(chance: &mut ChaCha8Rng, model: &Model) -> Action {
    let place = |chance: &mut ChaCha8Rng| chance.random_range(0..=model.own.len());
    let request = |chance: &mut ChaCha8Rng| {
        let requests = pick(chance, &Preset::ALL).requests();
        pick(chance, &requests)
    };
    match chance.random_range(0..9) {
        0..3 => Action::ShowFace(pick(chance, &[Face::Realms, Face::Own])),
        3 => Action::Lanes(LanesAction::Take(pick(chance, &Preset::ALL))),
        4 => Action::Lanes(LanesAction::Add(request(chance))),
        5 => Action::Lanes(LanesAction::Change(place(chance), request(chance))),
        6 => Action::Lanes(LanesAction::Remove(place(chance))),
        7 => Action::Lanes(LanesAction::Move { from: place(chance), to: place(chance) }),
        _ => model.ladder().choose(chance).map_or(Action::Undo, |lane| Action::Choose(*lane)),
    }
}

fn any_stride(chance: &mut ChaCha8Rng) -> Stride {
    pick(chance, &[Stride::Event, Stride::Expansion, Stride::Mark, Stride::All])
}

fn any_setting(chance: &mut ChaCha8Rng) -> SettingsAction {
    match chance.random_range(0..5) {
        0 => SettingsAction::Order(Order::all().nth(chance.random_range(0..24)).expect("one of 24")),
        1 => SettingsAction::Tie(pick(chance, &[Tie::HighG, Tie::LowG, Tie::None])),
        2 => SettingsAction::TieOrder(pick(chance, &TieOrder::ALL)),
        3 => SettingsAction::GoalTest(pick(chance, &GoalTest::ALL)),
        _ => SettingsAction::Conventions(pick(chance, &Conventions::ALL)),
    }
}

fn any_heuristic(chance: &mut ChaCha8Rng) -> HeuristicKind {
    let weighted = HeuristicKind::Weighted(Weight::of_tenths(chance.random_range(10..=50)));
    let number = chance.random_range(0..=HeuristicKind::ESTIMATES.len());
    HeuristicKind::ESTIMATES.get(number).copied().unwrap_or(weighted)
}

fn any_race_action(chance: &mut ChaCha8Rng) -> RaceAction {
    match chance.random_range(0..8) {
        0 | 1 => RaceAction::Measure(pick(chance, &RaceMeasure::ALL)),
        2 | 3 => RaceAction::Face(pick(chance, &RaceFace::ALL)),
        4 => RaceAction::FindDivergence(pick(chance, &[None, Some(Realm::Misplaced.into())])),
        5 => RaceAction::MustExpandWith(MustExpandWith::choices().choose(chance).expect("there are some")),
        6 => RaceAction::SwitchMustExpandAxis,
        _ => RaceAction::Sort(pick(chance, &RaceColumn::ALL)),
    }
}

fn any_map_action(chance: &mut ChaCha8Rng) -> MapAction {
    match chance.random_range(0..4) {
        0 => MapAction::Look(MapCamera::WHOLE.enlarged(chance.random_range(1.0..200.0), [0.3, 0.9])),
        1 => MapAction::Project(pick(chance, &Projection::ALL)),
        2 => MapAction::Scope(pick(chance, &LaneScope::ALL)),
        _ => MapAction::Zoom(pick(chance, &[ZoomStep::In, ZoomStep::Out, ZoomStep::Whole])),
    }
}

fn any_heuristics_action(chance: &mut ChaCha8Rng, model: &Model) -> HeuristicsAction {
    let regions =
        [Region::Cell { h: 5, distance: 5 }, Region::Level(9), Region::Depth(20), Region::Overestimated];
    match chance.random_range(0..10) {
        0 | 1 => HeuristicsAction::Face(pick(chance, &HeuristicsFace::ALL)),
        2 => HeuristicsAction::Heuristic(any_heuristic(chance)),
        3 => HeuristicsAction::Board(pick(chance, &HeuristicsBoard::ALL)),
        4 => HeuristicsAction::Load(pick(chance, &regions)),
        5 => pick(chance, &[HeuristicsAction::FindCounterexample, HeuristicsAction::LoadCounterexample]),
        6 => HeuristicsAction::Count(pick(chance, &OrdersCount::ALL)),
        7 => HeuristicsAction::Sort(pick(chance, &OrdersSorting::ALL)),
        8 => match trials(model) {
            Ok(of) => HeuristicsAction::Take(pick(chance, &of.trials())),
            Err(_) => HeuristicsAction::Stop,
        },
        _ => pick(chance, &[HeuristicsAction::RunOn, HeuristicsAction::Stop]),
    }
}

fn any_copy(chance: &mut ChaCha8Rng) -> Action {
    match chance.random_range(0..3) {
        0 => Action::Copy("a moment".to_owned()),
        1 => Action::CopySolution,
        _ => Action::CopyStart,
    }
}
