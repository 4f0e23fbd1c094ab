//! How often the window is drawn by itself: as rarely as what it shows allows.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use egui::{Context, RawInput, ViewportCommand, ViewportId, ViewportOutput};
use eight_realms::gui::{Application, fonts::install_fonts, picture};
use eight_realms_app::{
    desk::{notice::Notice, preferences::Speed},
    model::{Action, Model},
};
use eight_realms_core::{lane::LaneId, realm::Realm};

use crate::at_the_end::at_the_end;

/// The window with realm 7 alone, searched.
struct Screen {
    application: Application,
    ctx: Context,
    seconds: f64,
}

impl Screen {
    fn open() -> Self {
        let model = Model::new(at_the_end(), 1).with_times(BTreeMap::<LaneId, _>::new());
        let mut application = Application::of(model, Arc::new(|| {}));
        application.act(Action::Choose(Realm::Heap.into()));
        for other in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::Heap) {
            application.act(Action::ToggleShown(other.into()));
        }
        picture::finish(&mut application);
        // What is hidden is said for a while.
        application.act(Action::Tick(10.0));
        let ctx = Context::default();
        install_fonts(&ctx);
        Self { application, ctx, seconds: 0.0 }
    }

    /// A frame, `seconds` after the one before.
    fn frame(&mut self, seconds: f64) -> ViewportOutput {
        self.seconds += seconds;
        let input = RawInput { time: Some(self.seconds), ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| {
            self.application.logic(&ui.ctx().clone(), seconds);
            self.application.ui(ui);
        });
        output.textures_delta.clear();
        output.viewport_output.remove(&ViewportId::ROOT).expect("there is one window")
    }

    /// How long the window rests after it has come to rest.
    fn repaint_delay(&mut self) -> Duration {
        (0..20).for_each(|_| _ = self.frame(0.02));
        self.frame(0.02).repaint_delay
    }

    fn moment(&self) -> u64 {
        self.application.model().chosen_lane().playhead.moment
    }
}

#[test]
fn a_window_opens_in_its_frame_unless_it_is_projected() {
    let mut screen = Screen::open();
    assert!(screen.frame(0.0).commands.contains(&ViewportCommand::Fullscreen(false)));
    assert!(screen.frame(0.02).commands.is_empty(), "it is told once");
    screen.application.act(Action::SwitchProjector);
    assert!(screen.frame(0.02).commands.contains(&ViewportCommand::Fullscreen(true)));
}

#[test]
fn a_window_in_which_nothing_moves_rests() {
    let mut screen = Screen::open();
    // What is on the screen is remembered first.
    screen.frame(1.0);
    assert_eq!(screen.repaint_delay(), Duration::MAX);
}

#[test]
fn a_notice_lets_it_rest_until_it_fades() {
    let mut screen = Screen::open();
    screen.repaint_delay();
    screen.application.act(Action::Trouble(Notice::NothingToPaste));
    assert!(screen.repaint_delay() > Duration::from_secs(6));
    screen.frame(7.3);
    assert!(screen.frame(0.1).repaint_delay.is_zero(), "it fades");
    assert_eq!(screen.repaint_delay(), Duration::MAX, "it is gone");
}

#[test]
fn slow_playing_lets_it_rest_until_the_next_event() {
    let mut screen = Screen::open();
    screen.repaint_delay();
    screen.application.act(Action::Seek(0));
    screen.application.act(Action::SetSpeed(Speed::SLOWEST));
    screen.application.act(Action::TogglePlay);
    let delay = screen.repaint_delay();
    assert!(delay > Duration::from_millis(500) && delay < Duration::from_millis(600), "{delay:?}");
    assert_eq!(screen.moment(), 0);
    screen.frame(delay.as_secs_f64() + 0.02);
    assert_eq!(screen.moment(), 1, "all the time that passed counts");
    screen.application.act(Action::SetSpeed(Speed::of_step(10)));
    assert!(screen.frame(0.02).repaint_delay.is_zero(), "fast playing is smooth");
}
