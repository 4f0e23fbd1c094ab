//! A window without a screen, whose frames are measured.

use std::{hint::black_box, sync::Arc, time::Instant};

use egui::{Context, Pos2, RawInput, Rect, Vec2};
use eight_realms::gui::{Application, fonts::install_fonts, picture};
use eight_realms_app::{
    desk::{
        clock::{PlayClock, PlayClocks},
        preferences::Preferences,
        screen::{ChosenFolds, Folds},
    },
    model::{Action, Model},
};
use eight_realms_core::{
    puzzle::{Board, Puzzle},
    replay::{Direction, Playback, Stride},
};

use super::cost::{self, Frame};

/// Size of the window, in points.
const SIZE: Vec2 = Vec2::new(1440.0, 900.0);
/// Number of frames that are not measured, because everything is drawn for the first time.
const WARM_UP: usize = 6;
/// Number of frames that are measured.
const FRAMES: usize = 600;
/// Seconds from one frame to the next.
const STEP: f64 = 1.0 / 60.0;
/// One of the two boards that are farthest from the usual goal.
const HARDEST: &str = "8 6 7 2 5 4 3 x 1";

/// A window without a screen.
pub struct Screen {
    /// Application that the window shows.
    pub application: Application,
    ctx: Context,
    frames: usize,
    start: Instant,
    /// Only rows with one of these words are measured; without words, all are.
    words: Vec<String>,
}

impl Screen {
    /// A window in which everything has been searched and measured.
    pub fn new(words: Vec<String>) -> Self {
        let start: Board = HARDEST.parse().expect("a board");
        // The plots are drawn in every row, and a race plays at the speed that is set.
        let folds = ChosenFolds { desk: Folds::OPEN, ..ChosenFolds::default() };
        let clocks = PlayClocks { race: PlayClock::Even, ..PlayClocks::default() };
        let preferences = Preferences { folds, clocks, ..Preferences::default() };
        let mut application = Application::of(Model::new(preferences, 1), Arc::new(|| {}));
        application.act(Action::SetPuzzle(Puzzle::new(start, Board::standard_goal())));
        let ctx = Context::default();
        install_fonts(&ctx);
        let mut screen = Self { application, ctx, frames: 0, start: Instant::now(), words };
        screen.finish();
        screen
    }

    /// Carries out an action.
    pub fn act(&mut self, action: Action) {
        self.application.act(action);
    }

    /// Waits for all workers.
    pub fn finish(&mut self) {
        picture::finish(&mut self.application);
    }

    /// Measures frames, and calls `before` before each of them.
    pub fn measure(&mut self, name: &str, mut before: impl FnMut(&mut Self)) {
        if !self.is_selected(name) {
            return;
        }
        (0..WARM_UP).for_each(|_| _ = self.frame());
        let frame = |_| {
            before(self);
            self.frame()
        };
        let frames: Vec<Frame> = (0..FRAMES).map(frame).collect();
        cost::print(name, &frames);
    }

    /// Measures frames as long as something is under way. If the row is not selected, waits for it all the same,
    /// because the next row shows what has been searched.
    pub fn measure_until_settled(&mut self, name: &str) {
        if !self.is_selected(name) {
            self.finish();
            return;
        }
        let mut frames = Vec::new();
        while frames.is_empty() || !self.application.is_settled() {
            frames.push(self.frame());
        }
        cost::print(name, &frames);
    }

    /// Measures frames in which the chosen search is followed, as many as in other rows. `again` has it searched once
    /// more.
    pub fn measure_following(&mut self, name: &str, mut again: impl FnMut(&mut Self)) {
        if !self.is_selected(name) {
            return;
        }
        let (mut frames, mut missed) = (Vec::new(), 0);
        while frames.len() < FRAMES {
            again(self);
            // The search begins in the first frame.
            self.frame();
            self.act(Action::Step(Stride::All, Direction::Forward));
            // On a fast machine some searches are over in this frame: then there is nothing to follow.
            let before = frames.len();
            while self.application.model().seen().leading_playhead().playback == Playback::Following {
                frames.push(self.frame());
            }
            missed += usize::from(frames.len() == before);
            assert!(missed <= FRAMES, "{name}: it was over at once, {missed} times");
        }
        cost::print(name, &frames);
    }

    fn is_selected(&self, name: &str) -> bool {
        self.words.is_empty() || self.words.iter().any(|word| name.contains(word))
    }

    fn frame(&mut self) -> Frame {
        self.frames += 1;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(self.frames as f64 * STEP),
            predicted_dt: STEP as f32,
            ..RawInput::default()
        };
        let (before, mut polling) = (cost::now(self.start), 0.0);
        let output = self.ctx.run_ui(input, |ui| {
            let input = self.application.pass(STEP);
            let poll_start = cost::now(self.start);
            let drained = self.application.poll();
            polling += cost::now(self.start) - poll_start;
            self.application.settle(&ui.ctx().clone(), input, drained);
            self.application.ui(ui);
        });
        black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point));
        let spent = cost::now(self.start) - before - polling;
        let mut textures = output.textures_delta;
        let pixels =
            textures.set.values().flatten().map(|delta| delta.image.width() * delta.image.height()).sum();
        textures.clear();
        Frame { spent, pixels }
    }
}
