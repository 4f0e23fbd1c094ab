//! The race, on each face and by each measure.

use eight_realms_app::{
    desk::{cost::RaceMeasure, preferences::Speed, screen::StageTab},
    model::Action,
    race::{RaceAction, RaceFace},
};

use super::screen::Screen;

/// Expansions a second, as a power of two: the race takes some three seconds.
const SPEED: u8 = 16;

/// Measures the race at its end and while it plays.
pub fn measure(screen: &mut Screen) {
    screen.act(Action::ShowStage(StageTab::Race));
    for face in RaceFace::ALL {
        screen.act(Action::Race(RaceAction::Face(face)));
        for measure in RaceMeasure::ALL {
            screen.act(Action::Race(RaceAction::Measure(measure)));
            screen.finish();
            screen.act(Action::Seek(u64::MAX));
            screen.measure(&format!("race at its end, {face:?} on {measure:?}"), |_| {});
        }
        screen.act(Action::Race(RaceAction::Measure(RaceMeasure::Expansions)));
        play_from(screen, 0);
        screen.measure(&format!("race playing, {face:?}"), |_| {});
        screen.act(Action::TogglePlay);
    }
}

/// Plays from a position on; at the end, from the beginning.
pub fn play_from(screen: &mut Screen, position: u64) {
    screen.act(Action::SetSpeed(Speed::of_step(SPEED)));
    screen.act(Action::Seek(position));
    screen.act(Action::TogglePlay);
}
