//! A clock that jumps: the computer has slept, the time was set back, or it makes no sense at all.

use std::sync::Arc;

use egui::Context;
use eight_realms::gui::Application;
use eight_realms_app::{
    desk::{
        action::SolutionAction, clock::PlayClock, cost::RaceMeasure, notice::Notice, preferences::Speed,
        screen::StageTab,
    },
    model::{Action, Model},
};
use eight_realms_core::{realm::Realm, replay::Playback};

use crate::at_the_end::at_the_end;

/// What a clock may show, in seconds.
const JUMPS: [f64; 8] = [0.0, -0.0, -1.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::MAX, 3.0 * 3600.0];

/// Everything is searched and measured.
fn settled(ctx: &Context) -> Application {
    let mut application = Application::of(Model::new(at_the_end(), 7), Arc::new(|| {}));
    while !application.is_settled() {
        application.logic(ctx, 0.016);
    }
    application.act(Action::SetSpeed(Speed::of_step(4)));
    application.act(Action::ShowStage(StageTab::Race));
    application.act(Action::SetClock(PlayClock::Even));
    application.act(Action::ShowStage(StageTab::Step));
    application
}

/// Sixteen events a second: three hours in one frame are two seconds at most, and nothing runs backwards.
#[test]
fn a_play_is_not_flung_to_its_end_and_goes_on() {
    let ctx = Context::default();
    let mut application = settled(&ctx);
    for stage in [StageTab::Step, StageTab::Race] {
        application.act(Action::ShowStage(stage));
        for jump in JUMPS {
            application.act(Action::Seek(100));
            application.act(Action::TogglePlay);
            application.logic(&ctx, jump);
            let moment = application.model().seen().leading_playhead().moment;
            assert!((100..=132).contains(&moment), "{jump} s: event {moment}");
            application.logic(&ctx, 0.5);
            assert_eq!(
                application.model().seen().leading_playhead().moment,
                moment + 8,
                "{jump} s: it goes on as ever"
            );
            assert_ne!(application.model().seen().leading_playhead().playback, Playback::Paused);
            application.act(Action::TogglePlay);
        }
    }
    assert_eq!(application.model().together.measure, RaceMeasure::Expansions);
}

/// However much time passes in one tick, playing ends where the recording does.
#[test]
fn no_amount_of_time_leads_beyond_the_end_or_nowhere() {
    let ctx = Context::default();
    let mut application = settled(&ctx);
    for jump in JUMPS {
        application.act(Action::Seek(100));
        application.act(Action::TogglePlay);
        application.act(Action::Tick(jump));
        let lane = application.model().chosen_lane();
        let due = (jump.max(0.0) * 16.0) as u64;
        let expected = due.saturating_add(100).min(lane.recording.len());
        assert_eq!(lane.playhead.moment, expected, "{jump} s");
        assert!(
            lane.playhead.seconds_to_next().is_none_or(|remaining| (0.0..=1.0 / 16.0).contains(&remaining))
        );
        application.act(Action::Seek(100));
    }
}

#[test]
fn the_playback_of_the_solution_takes_one_step_at_a_time() {
    let ctx = Context::default();
    let mut application = settled(&ctx);
    application.act(Action::Choose(Realm::Heap.into()));
    for jump in JUMPS {
        application.act(Action::Solution(SolutionAction::GoTo(3)));
        application.act(Action::TogglePlay);
        application.logic(&ctx, jump);
        let solution = application.model().solution;
        assert!((3..=4).contains(&solution.step), "{jump} s: move {}", solution.step);
        assert!((0.0..=1.0).contains(&solution.progress), "{jump} s: {}", solution.progress);
        application.act(Action::TogglePlay);
    }
}

#[test]
fn a_message_goes_when_its_time_is_over_and_not_before() {
    let ctx = Context::default();
    let mut application = settled(&ctx);
    for jump in JUMPS {
        application.act(Action::Trouble(Notice::Undone));
        application.logic(&ctx, jump);
        assert_eq!(application.model().notice.is_some(), jump.is_nan() || jump <= 2.5, "{jump} s");
        application.logic(&ctx, 3.0);
        assert!(application.model().notice.is_none(), "{jump} s");
    }
}
