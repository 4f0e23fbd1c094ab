//! The stage of steps: a search that is followed, and one that is scrubbed.

use eight_realms_app::{
    desk::action::LanesAction, desk::screen::Face, desk::screen::StageTab, model::Action,
};
use eight_realms_core::{
    heuristic::HeuristicKind,
    lane::LaneRequest,
    puzzle::{Board, Puzzle},
    realm::Realm,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::screen::Screen;

/// A board that IDA* with misplaced tiles searches for more than seven million events.
const LONGEST: &str = "8 6 7 2 5 4 3 x 1";
/// A board whose search is as long. The two take turns, so that each search is a new one.
const OTHER: &str = "6 4 7 8 5 x 3 2 1";

/// Measures searches that are scrubbed: one that keeps all boards, one that has a heap, and one that has nothing but
/// its path. The first and the last are followed as well.
pub fn measure(screen: &mut Screen) {
    screen.act(Action::ShowStage(StageTab::Step));
    for realm in [Realm::Hash, Realm::Heap, Realm::IdaStar] {
        screen.act(Action::Choose(realm.into()));
        scrub(screen, &format!("step, realm {realm} scrubbed"));
    }
    screen.act(Action::Lanes(LanesAction::Add(LaneRequest {
        heuristic: Some(HeuristicKind::Misplaced),
        ..LaneRequest::of(Realm::IdaStar)
    })));
    screen.finish();
    scrub(screen, "step, realm 8 with misplaced tiles scrubbed");
    follow(screen, "step, realm 8 with misplaced tiles followed");
    screen.act(Action::ShowFace(Face::Realms));
    screen.act(Action::Choose(Realm::Hash.into()));
    follow(screen, "step, realm 2 followed");
    screen.finish();
}

/// Measures a seek to another moment in each frame.
pub fn scrub(screen: &mut Screen, name: &str) {
    screen.act(Action::Seek(u64::MAX));
    let longest = screen.application.model().seen().leading_playhead().moment;
    let mut chance = ChaCha8Rng::seed_from_u64(31);
    screen.measure(name, |screen| screen.act(Action::Seek(chance.random_range(0..longest))));
    screen.act(Action::Seek(u64::MAX));
}

/// Measures a search that is followed as fast as it goes.
fn follow(screen: &mut Screen, name: &str) {
    let goal = Board::standard_goal();
    let mut starts = [OTHER, LONGEST].into_iter().cycle();
    screen.measure_following(name, |screen| {
        let start: Board = starts.next().unwrap_or(LONGEST).parse().expect("a board");
        screen.act(Action::SetPuzzle(Puzzle::new(start, goal)));
    });
    // Whatever is measured next has the same board, however many searches were followed.
    screen.act(Action::SetPuzzle(Puzzle::new(LONGEST.parse().expect("a board"), goal)));
    screen.finish();
}
