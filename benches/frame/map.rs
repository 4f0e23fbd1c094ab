//! The map: one large one and eight small ones.

use eight_realms_app::{
    desk::{
        camera::MapCamera,
        preferences::Speed,
        screen::{LaneScope, StageTab},
    },
    map::MapAction,
    model::Action,
};
use eight_realms_core::{
    map::Projection,
    puzzle::{Board, Puzzle},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{race::play_from, screen::Screen};

/// Factors by which the map is enlarged.
const ZOOMS: [f32; 3] = [8.0, 60.0, 128.0];
/// Point that the wheel enlarges, in fractions of the map: above the goal, on the path from the start.
const ABOUT: [f32; 2] = [0.52, 0.3];
/// The other board that is farthest from the usual goal.
const OTHER: &str = "6 4 7 8 5 x 3 2 1";
/// A board from which no path leads to the usual goal.
const UNSOLVABLE: &str = "8 6 7 2 5 4 3 1 x";

/// Measures the large map and the small ones, and changes of the puzzle.
pub fn measure(screen: &mut Screen) {
    screen.act(Action::ShowStage(StageTab::Map));
    screen.finish();
    for scope in LaneScope::ALL {
        screen.act(Action::Map(MapAction::Scope(scope)));
        for projection in Projection::ALL {
            screen.act(Action::Map(MapAction::Project(projection)));
            measure_at_rest(screen, &format!("map {scope:?} {projection:?}"));
        }
        screen.act(Action::Map(MapAction::Project(Projection::Rings)));
        measure_moving(screen, &format!("map {scope:?}"));
    }
    measure_halves(screen);
}

/// Measures the end of everything, on the map as a whole and enlarged.
fn measure_at_rest(screen: &mut Screen, name: &str) {
    screen.act(Action::Seek(u64::MAX));
    screen.measure(&format!("{name} at the end"), |_| {});
    for zoom in ZOOMS {
        screen.act(Action::Map(MapAction::Look(MapCamera::WHOLE.enlarged(zoom, ABOUT))));
        screen.measure(&format!("{name} at zoom {zoom}"), |_| {});
    }
    screen.act(Action::Map(MapAction::Look(MapCamera::WHOLE)));
}

/// Measures the map played, scrubbed, in another theme in each frame, and searched anew.
fn measure_moving(screen: &mut Screen, name: &str) {
    play_from(screen, 0);
    screen.measure(&format!("{name} playing"), |_| {});
    screen.act(Action::TogglePlay);
    scrub(screen, name);
    screen.measure(&format!("{name} in turn dark and light"), |screen| screen.act(Action::SwitchTheme));
    screen.act(Action::SetSpeed(Speed::UNLIMITED));
    let before = screen.application.model().puzzle;
    let other: Board = OTHER.parse().expect("a board");
    for (what, puzzle) in [
        ("another start", Puzzle::new(other, before.goal)),
        ("another goal", Puzzle::new(other, before.start)),
        ("the first again", before),
    ] {
        screen.act(Action::SetPuzzle(puzzle));
        screen.measure_until_settled(&format!("{name} searched anew, {what}"));
    }
    screen.act(Action::Seek(u64::MAX));
}

/// Measures a seek to another place in each frame: anywhere in the recording or, with all lanes, in the race.
fn scrub(screen: &mut Screen, name: &str) {
    screen.act(Action::Seek(u64::MAX));
    let longest = screen.application.model().seen().leading_playhead().moment;
    let mut chance = ChaCha8Rng::seed_from_u64(31);
    screen.measure(&format!("{name} scrubbed"), |screen| {
        screen.act(Action::Seek(chance.random_range(0..longest)));
    });
}

/// Measures the map of a puzzle that has no path.
fn measure_halves(screen: &mut Screen) {
    let start: Board = UNSOLVABLE.parse().expect("a board");
    screen.act(Action::SetPuzzle(Puzzle::new(start, Board::standard_goal())));
    screen.act(Action::SearchAnyway);
    screen.finish();
    for scope in LaneScope::ALL {
        screen.act(Action::Map(MapAction::Scope(scope)));
        screen.act(Action::Seek(u64::MAX));
        screen.measure(&format!("map {scope:?} halves at the end"), |_| {});
        play_from(screen, 0);
        screen.measure(&format!("map {scope:?} halves playing"), |_| {});
        screen.act(Action::TogglePlay);
        scrub(screen, &format!("map {scope:?} halves"));
    }
}
