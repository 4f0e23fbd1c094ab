//! Eight lanes of one's own: stepped through, raced, mapped, and on one plane of g and h.

use eight_realms_app::{
    desk::{
        action::LanesAction,
        screen::{LaneScope, StageTab},
    },
    inside::InsideAction,
    lanes::LaneSheetAction,
    map::MapAction,
    model::Action,
    race::{RaceAction, RaceFace},
};

use super::{race::play_from, screen::Screen, step::scrub};

/// Among them the longest search that is recorded whole, and one of ten million events.
const LANES: [&str; 8] = [
    "2",
    "2:g=expanded",
    "7:h=zero",
    "7:h=misplaced",
    "7:t=low-g",
    "7:h=linear-conflict",
    "7:h=weighted,w=2.0",
    "8:h=misplaced",
];

/// Measures eight lanes wherever all of them are shown.
pub fn measure(screen: &mut Screen) {
    screen.act(Action::Lanes(LanesAction::RemoveAll));
    for line in LANES {
        screen.act(Action::Lanes(LanesAction::Add(line.parse().expect("a lane"))));
    }
    screen.act(Action::ShowStage(StageTab::Step));
    screen.finish();
    scrub(screen, "own lanes, step scrubbed");
    screen.act(Action::LaneSheet(LaneSheetAction::Add));
    screen.measure("own lanes, the sheet of a lane", |_| {});
    screen.act(Action::Escape);
    screen.act(Action::ShowStage(StageTab::Race));
    for face in RaceFace::ALL {
        screen.act(Action::Race(RaceAction::Face(face)));
        screen.finish();
        scrub(screen, &format!("own lanes, race scrubbed, {face:?}"));
        play_from(screen, 0);
        screen.measure(&format!("own lanes, race playing, {face:?}"), |_| {});
        screen.act(Action::TogglePlay);
    }
    screen.act(Action::ShowStage(StageTab::Inside));
    screen.act(Action::Inside(InsideAction::Scope(LaneScope::Lanes)));
    screen.finish();
    scrub(screen, "own lanes, contours scrubbed");
    play_from(screen, 0);
    screen.measure("own lanes, contours playing", |_| {});
    screen.act(Action::TogglePlay);
    screen.act(Action::ShowStage(StageTab::Map));
    screen.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
    screen.finish();
    scrub(screen, "own lanes, maps scrubbed");
}
