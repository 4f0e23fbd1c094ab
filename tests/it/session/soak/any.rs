//! Any action, by chance: everything that a person can do to searches and to what is looked at.

use eight_realms::{
    app::{
        Action, EXAMPLES, EditorAction, End, MapAction, MapScope, MapZoom, OrdersCount, OrdersSorting,
        RaceAction, RaceClock, RaceColumn, RaceFace, Region, SettingsAction, SolutionAction, Speed, StageTab,
        StudyAction, StudyBoard, StudyFace,
    },
    heuristic::Estimate,
    map::Projection,
    puzzle::{Move, Order},
    realm::{Realm, Tie, TieOrder},
    replay::{Direction, Stride},
};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

fn pick<T: Copy>(chance: &mut ChaCha8Rng, from: &[T]) -> T {
    *from.choose(chance).expect("there is a choice")
}

pub fn any_action(chance: &mut ChaCha8Rng) -> Action {
    match chance.random_range(0..40) {
        0 => Action::SetPuzzle(pick(chance, &EXAMPLES).puzzle()),
        1 => Action::DealAt(chance.random_range(0..=20)),
        2 => Action::Undo,
        3 => Action::Settings(any_setting(chance)),
        4 => Action::SearchAnyway,
        5 => Action::Escape,
        6 => Action::RunOn(pick(chance, &Realm::ALL)),
        7 => Action::ToggleShown(pick(chance, &Realm::ALL)),
        8 => Action::Edit(pick(chance, &[End::Start, End::Goal])),
        9 => Action::Editor(EditorAction::Slide(pick(chance, &Move::ALL))),
        10 => Action::Editor(EditorAction::Take),
        11 => Action::Editor(EditorAction::Leave),
        12 => Action::Solution(pick(
            chance,
            &[SolutionAction::Toggle, SolutionAction::Step(Direction::Forward)],
        )),
        13..17 => Action::TogglePlay,
        17 => Action::SetSpeed(Speed::of_step(chance.random_range(0..=21))),
        18..21 => Action::Choose(pick(chance, &Realm::ALL)),
        21 => Action::Seek(chance.random_range(0..50_000)),
        22..25 => Action::ShowStage(pick(chance, &StageTab::ALL)),
        25..28 => Action::Race(any_race_action(chance)),
        28 => Action::Map(any_map_action(chance)),
        29..31 => Action::Study(any_study_action(chance)),
        31 => any_copy(chance),
        _ => Action::Step(any_stride(chance), pick(chance, &[Direction::Forward, Direction::Back])),
    }
}

fn any_stride(chance: &mut ChaCha8Rng) -> Stride {
    pick(chance, &[Stride::Event, Stride::Expansion, Stride::Mark, Stride::All])
}

fn any_setting(chance: &mut ChaCha8Rng) -> SettingsAction {
    match chance.random_range(0..5) {
        0 => SettingsAction::Order(Order::all().nth(chance.random_range(0..24)).expect("one of 24")),
        1 => SettingsAction::Tie(pick(chance, &Tie::ALL)),
        2 => SettingsAction::TieOrder(pick(chance, &TieOrder::ALL)),
        3 => SettingsAction::Heuristic(pick(chance, &[None, Some(Estimate::Manhattan)])),
        _ => SettingsAction::Reset,
    }
}

fn any_race_action(chance: &mut ChaCha8Rng) -> RaceAction {
    match chance.random_range(0..8) {
        0 | 1 => RaceAction::Clock(pick(chance, &RaceClock::ALL)),
        2 | 3 => RaceAction::Face(pick(chance, &RaceFace::ALL)),
        4 => RaceAction::Part(pick(chance, &[None, Some(Realm::Misplaced)])),
        5 => RaceAction::Yardstick(pick(chance, &Estimate::ALL)),
        6 => RaceAction::SwitchMeterAxis,
        _ => RaceAction::Sort(pick(chance, &RaceColumn::ALL)),
    }
}

fn any_map_action(chance: &mut ChaCha8Rng) -> MapAction {
    match chance.random_range(0..3) {
        0 => MapAction::Project(pick(chance, &Projection::ALL)),
        1 => MapAction::Scope(pick(chance, &MapScope::ALL)),
        _ => MapAction::Zoom(pick(chance, &[MapZoom::In, MapZoom::Out, MapZoom::Whole])),
    }
}

fn any_study_action(chance: &mut ChaCha8Rng) -> StudyAction {
    let regions = [Region::Cell { h: 5, distance: 5 }, Region::Level(9), Region::Depth(20), Region::Over];
    match chance.random_range(0..9) {
        0 | 1 => StudyAction::Face(pick(chance, &StudyFace::ALL)),
        2 => StudyAction::Estimate(pick(chance, &Estimate::ALL)),
        3 => StudyAction::Board(pick(chance, &StudyBoard::ALL)),
        4 => StudyAction::Load(pick(chance, &regions)),
        5 => pick(chance, &[StudyAction::Hunt, StudyAction::LoadPrice]),
        6 => StudyAction::Count(pick(chance, &OrdersCount::ALL)),
        7 => StudyAction::Sort(pick(chance, &OrdersSorting::ALL)),
        _ => pick(chance, &[StudyAction::RunOn, StudyAction::Stop]),
    }
}

fn any_copy(chance: &mut ChaCha8Rng) -> Action {
    match chance.random_range(0..3) {
        0 => Action::Copy("a moment".to_owned()),
        1 => Action::CopyLetters,
        _ => Action::CopyStart,
    }
}
