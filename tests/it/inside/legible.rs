//! The structures of realms 1 to 3 in many windows: no text is clipped, and no text lies over another.

use egui::vec2;
use eight_realms_app::{
    desk::{
        lanes::Limits,
        puzzles::EXAMPLES,
        screen::{StageTab, Surroundings},
    },
    inside::{InsideAction, InsideFace},
    model::Action,
    words::Language,
};
use eight_realms_core::realm::Realm;

use crate::monkey::screen::{Screen, Window};

/// Sizes in points and their scale; the last one is a projector's.
const WINDOWS: [(f32, f32, f32); 4] =
    [(1024.0, 640.0, 1.0), (1440.0, 900.0, 1.0), (1920.0, 1080.0, 2.0), (1920.0, 1080.0, 1.0)];

/// Frames that are read until a far moment is replayed.
const READS: usize = 6;

/// The structures of a puzzle in some of the windows, at some moments of their recordings.
fn read_all(language: Language, example: usize, windows: &[usize], moments: fn(u64) -> Vec<u64>) {
    let puzzle = EXAMPLES[example].puzzle();
    let mut screen = Screen::of(puzzle, language, Limits::default(), Surroundings::default());
    screen.act(Action::ShowStage(StageTab::Inside));
    screen.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    for number in windows {
        let (width, height, scale) = WINDOWS[*number];
        screen.resize(Window { points: vec2(width, height), scale });
        let is_projected = number + 1 == WINDOWS.len();
        (0..usize::from(is_projected)).for_each(|_| screen.act(Action::SwitchProjector));
        for realm in [Realm::StringSet, Realm::PathStrings, Realm::Hash, Realm::Table] {
            screen.act(Action::Choose(realm.into()));
            for moment in moments(screen.application.model().chosen_lane().recording.len()) {
                screen.act(Action::Seek(moment));
                for (done, reads) in [(None, READS), (Some(6), 1)] {
                    screen.act(Action::Inside(InsideAction::Operations(done)));
                    let what = format!("{language:?} {number} realm {realm} at {moment}, {done:?}");
                    (0..reads).for_each(|_| screen.read(&what));
                }
            }
        }
        (0..usize::from(is_projected)).for_each(|_| screen.act(Action::SwitchProjector));
    }
    screen.faults.assert_none();
}

#[test]
fn the_sample_can_be_read() {
    let moments = |end| vec![0, 1, 7, end / 2, end / 2 + 1, end];
    for language in Language::ALL {
        read_all(language, 2, &[0, 1, 2, 3], moments);
    }
}

/// Paths of 31 moves, and figures as long as they get.
#[test]
fn the_farthest_start_can_be_read() {
    for language in Language::ALL {
        read_all(language, EXAMPLES.len() - 2, &[0, 3], |end| vec![end - 40, end]);
    }
}
