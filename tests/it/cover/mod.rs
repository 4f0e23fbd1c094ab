//! Totals that are covered until a lane has been played to its end.

mod future;
mod past;
mod uncovering;

use eight_realms::gui::picture;
use eight_realms_app::{
    desk::{
        action::{LanesAction, WindowAction},
        cost::RaceMeasure,
        preferences::Totals,
        screen::{Face, LaneScope, Reading, Sheet, StageTab},
    },
    inside::{InsideAction, InsideFace},
    map::MapAction,
    model::Action,
    race::{RaceAction, RaceFace},
};
use eight_realms_core::{lane::LaneId, map::Projection, puzzle::Puzzle, realm::Realm};

use egui::vec2;

use crate::{ground::puzzle, monkey::screen::Screen};

/// Moments that a lane is seen until: the start, within an expansion, between two.
const MOMENTS: [u64; 3] = [0, 41, 460];
/// Positions that a race is seen until.
const POSITIONS: [u64; 3] = [0, 7, 100];

/// Lanes of one's own, each with a search that is longer than what the tour sees of it.
const OWN: [&str; 4] = ["7:h=zero", "7:h=misplaced", "7", "8:h=misplaced"];

/// The realms of these lanes.
const OWN_REALMS: [Realm; 4] = [Realm::Heap, Realm::Heap, Realm::Heap, Realm::IdaStar];

const COVER: Action = Action::Window(WindowAction::Totals(Totals::Covered));

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

/// What adds the lanes of a face.
fn lanes_of(face: Face) -> Vec<Action> {
    let lanes: &[&str] = match face {
        Face::Realms => &[],
        Face::Own => &OWN,
    };
    lanes.iter().map(|line| Action::Lanes(LanesAction::Add(line.parse().expect("a lane")))).collect()
}

/// What leads to each look of a tab in which one lane is shown; a sheet closes again.
fn looks_of_a_lane() -> Vec<Vec<Action>> {
    let mut looks = vec![vec![Action::ShowStage(StageTab::Step)]];
    looks.extend(Reading::ALL.map(|reading| vec![Action::Read(reading)]));
    looks.extend(
        InsideFace::ALL
            .map(|face| vec![Action::ShowStage(StageTab::Inside), Action::Inside(InsideAction::Face(face))]),
    );
    looks.extend(Projection::ALL.map(|projection| {
        let map = [MapAction::Scope(LaneScope::One), MapAction::Project(projection)].map(Action::Map);
        [Action::ShowStage(StageTab::Map)].into_iter().chain(map).collect()
    }));
    looks.push(vec![Action::ShowStage(StageTab::Heuristics)]);
    looks.extend([Sheet::Link, Sheet::Depth, Sheet::Places].map(|sheet| vec![Action::Open(sheet)]));
    looks.push(vec![Action::Open(Sheet::None), Action::ShowStage(StageTab::Step)]);
    looks
}

/// What leads to each look of the tabs in which all lanes go together.
fn looks_of_a_race() -> Vec<Vec<Action>> {
    let race = |face: RaceFace, measure: RaceMeasure| {
        let shown = [RaceAction::Face(face), RaceAction::Measure(measure)].map(Action::Race);
        [Action::ShowStage(StageTab::Race)].into_iter().chain(shown).collect()
    };
    let mut looks: Vec<Vec<Action>> =
        RaceFace::ALL.into_iter().map(|face| race(face, RaceMeasure::Expansions)).collect();
    looks.push(vec![Action::ShowStage(StageTab::Map), Action::Map(MapAction::Scope(LaneScope::Lanes))]);
    looks
}

/// Everything that is drawn and said on the way: every lane at several moments, in every look of a tab; then the race.
fn tour(screen: &mut Screen) -> Vec<(String, String)> {
    let mut drawn = Vec::new();
    screen.act(COVER);
    let model = screen.application.model();
    let face = model.face;
    let lanes: Vec<LaneId> = model.lane_ids().into_iter().filter(|id| Face::of(*id) == face).collect();
    for id in lanes {
        screen.act(Action::Choose(id));
        for moment in MOMENTS {
            screen.act(Action::Seek(moment));
            for look in looks_of_a_lane() {
                visit(screen, look, &format!("{id:?} at {moment}"), &mut drawn);
            }
        }
    }
    if face == Face::Realms {
        // A table would have to be built before it races.
        screen.act(Action::ToggleShown(Realm::Table.into()));
    }
    screen.act(Action::Tick(10.0));
    for position in POSITIONS {
        for look in looks_of_a_race() {
            screen.act(Action::ShowStage(StageTab::Race));
            screen.act(Action::Race(RaceAction::Measure(RaceMeasure::Expansions)));
            screen.act(Action::Seek(position));
            visit(screen, look, &format!("race at {position}"), &mut drawn);
        }
    }
    if face == Face::Realms {
        drawn.extend(painted_maps(screen));
    }
    drawn
}

/// A few maps as they are painted: the fills of boards are textures, which shapes do not tell.
fn painted_maps(screen: &mut Screen) -> Vec<(String, String)> {
    let mut painted = Vec::new();
    screen.act(Action::ShowStage(StageTab::Map));
    for (scope, realm) in
        [(LaneScope::One, Realm::Hash), (LaneScope::One, Realm::IdaStar), (LaneScope::Lanes, Realm::Heap)]
    {
        screen.act(Action::Choose(realm.into()));
        screen.act(Action::Map(MapAction::Scope(scope)));
        let image = picture::draw(&mut screen.application, vec2(800.0, 600.0), 1.0);
        painted.push((format!("map of realm {realm}, {scope:?}"), format!("{:?}", image.as_raw())));
    }
    painted
}

fn visit(screen: &mut Screen, look: Vec<Action>, at: &str, drawn: &mut Vec<(String, String)>) {
    for action in look {
        screen.act(action);
    }
    let model = screen.application.model();
    drawn.push((format!("{at}, {:?} with {:?}", model.stage, model.sheet), screen.drawn()));
}
