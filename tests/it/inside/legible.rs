//! The structures of realms 1 to 3 in many windows: no text is clipped, and no text lies over another.

use egui::vec2;
use eight_realms::{
    app::{Action, EXAMPLES, InsideAction, InsideFace, Limits, StageTab, Surroundings},
    realm::Realm,
    words::Language,
};

use crate::monkey::screen::{Screen, Window};

/// Sizes in points and their scale; the last one is a projector's.
const WINDOWS: [(f32, f32, f32); 4] =
    [(1024.0, 640.0, 1.0), (1440.0, 900.0, 1.0), (1920.0, 1080.0, 2.0), (1920.0, 1080.0, 1.0)];

/// Frames that are read until a far moment is replayed.
const READS: usize = 4;

fn read_all(language: Language, example: usize) {
    let puzzle = EXAMPLES[example].puzzle();
    let mut screen = Screen::of(puzzle, language, Limits::default(), Surroundings::default());
    screen.act(Action::ShowStage(StageTab::Inside));
    screen.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    for (number, (width, height, scale)) in WINDOWS.into_iter().enumerate() {
        screen.resize(Window { points: vec2(width, height), scale });
        let is_projected = number + 1 == WINDOWS.len();
        (0..usize::from(is_projected)).for_each(|_| screen.act(Action::SwitchProjector));
        for realm in [Realm::StringSet, Realm::PathStrings, Realm::Hash, Realm::Table] {
            screen.act(Action::Choose(realm));
            let end = screen.application.model().chosen_lane().recording.len();
            for moment in [0, 1, 2, 7, end / 3, end / 2, end / 2 + 1, end - 8, end] {
                screen.act(Action::Seek(moment));
                for done in [None, Some(0), Some(6)] {
                    screen.act(Action::Inside(InsideAction::Operations(done)));
                    let what = format!("{language:?} {number} realm {realm} at {moment}, {done:?}");
                    (0..READS).for_each(|_| screen.read(&what));
                }
            }
        }
        (0..usize::from(is_projected)).for_each(|_| screen.act(Action::SwitchProjector));
    }
    screen.faults.assert_none();
}

#[test]
fn the_sample_can_be_read() {
    Language::ALL.into_iter().for_each(|language| read_all(language, EXAMPLES.len() - 6));
}

#[test]
fn the_farthest_start_can_be_read() {
    Language::ALL.into_iter().for_each(|language| read_all(language, EXAMPLES.len() - 2));
}
