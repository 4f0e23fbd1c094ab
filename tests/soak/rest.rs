//! Where each round ends: whatever was done before, all that is kept is kept for the same puzzle.

use eight_realms_app::{
    desk::{
        Shown, action::LanesAction, action::SettingsAction, camera::ZoomStep, cost::RaceMeasure,
        puzzles::EXAMPLES, screen::Face, screen::StageTab,
    },
    heuristics::{HeuristicsAction, HeuristicsFace},
    inside::{InsideAction, InsideFace},
    map::MapAction,
    model::Action,
    race::{MustExpandWith, RaceAction, RaceFace},
};
use eight_realms_core::{
    heuristic::HeuristicKind,
    lane::Conventions,
    map::Projection,
    puzzle::{Board, Puzzle, RANKS},
    realm::{ParityCheck, Realm},
};

use super::stand::Stand;

/// True distances are measured once for each cell that the goal's blank can be on, and kept.
pub fn visit_every_goal(stand: &mut Stand) {
    for cell in 0..9 {
        let goal = (0..RANKS).filter_map(Board::from_rank).find(|board| board.blank() == cell);
        stand.act(Action::SetPuzzle(Puzzle::new(Board::standard_goal(), goal.expect("there is one"))));
        stand.act(Action::DealRandom);
    }
}

/// One puzzle and usual settings, searched and measured, and everything looked at that keeps what it shows.
pub fn come(stand: &mut Stand) {
    // Leaves the sheet, the editor and the tasks of the heuristics tab.
    for _ in 0..4 {
        stand.act(Action::Escape);
    }
    for hidden in Realm::LADDER {
        if stand.model.shown(hidden) == Shown::No {
            stand.act(Action::ToggleShown(hidden.into()));
        }
    }
    stand.act(Action::Settings(SettingsAction::Conventions(Conventions::EightRealms)));
    stand.act(Action::Lanes(LanesAction::RemoveAll));
    stand.act(Action::ShowFace(Face::Realms));
    // Another puzzle before, so that this one is searched in any case, and with its parity checked.
    stand.act(Action::SetPuzzle(EXAMPLES[1].puzzle()));
    stand.act(Action::SetPuzzle(EXAMPLES[2].puzzle()));
    assert_eq!(stand.model.settings.parity, ParityCheck::On);
    // All searches, of two steps both, and always the same ones on the ladder in the end.
    let steps = Realm::ALL.into_iter().filter_map(Realm::other_step);
    for chosen in steps.chain(Realm::LADDER).filter(|realm| realm.other_step().is_some()).chain([Realm::Heap])
    {
        stand.act(Action::Choose(chosen.into()));
        stand.come_to_rest();
    }
    look_at_everything(stand);
    stand.act(Action::ShowStage(StageTab::Step));
    stand.come_to_rest();
}

fn look_at_everything(stand: &mut Stand) {
    stand.act(Action::ShowStage(StageTab::Map));
    let mut steps: Vec<Action> = Vec::from([Action::Map(MapAction::Zoom(ZoomStep::Whole))]);
    steps.extend(Projection::ALL.map(|projection| Action::Map(MapAction::Project(projection))));
    steps.push(Action::ShowStage(StageTab::Inside));
    steps.extend(InsideFace::ALL.map(|face| Action::Inside(InsideAction::Face(face))));
    steps.push(Action::ShowStage(StageTab::Race));
    steps.push(Action::Race(RaceAction::MustExpandWith(MustExpandWith::Heuristic(HeuristicKind::Manhattan))));
    steps.push(Action::Race(RaceAction::Measure(RaceMeasure::Expansions)));
    steps.extend(RaceFace::ALL.map(|face| Action::Race(RaceAction::Face(face))));
    steps.push(Action::ShowStage(StageTab::Heuristics));
    steps.push(Action::Heuristics(HeuristicsAction::Face(HeuristicsFace::Distances)));
    steps.extend(
        HeuristicKind::ESTIMATES.map(|heuristic| Action::Heuristics(HeuristicsAction::Heuristic(heuristic))),
    );
    steps.extend(HeuristicsFace::ALL.map(|face| Action::Heuristics(HeuristicsAction::Face(face))));
    for step in steps {
        stand.act(step);
        stand.come_to_rest();
    }
}
