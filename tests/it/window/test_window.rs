//! The real application in a window without a screen: found by label, pressed, written into.

use std::sync::Arc;

use egui::{Event, Key, Modifiers, OutputCommand, Pos2, Vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use eight_realms::gui::{
    Application, fonts::install_fonts, held_keys::HeldKeys, safe_area::SafeArea, touch::LongPress,
};
use eight_realms_app::{
    desk::{preferences::Preferences, screen::Pointing},
    model::{Action, Model},
    words::{Language, Words},
};
use eight_realms_core::{
    puzzle::{Board, BoardRole, Puzzle},
    realm::Realm,
};

use crate::{at_the_end::at_the_end, snapshot::CpuRenderer};

/// Seconds from one frame to the next.
pub const FRAME: f64 = 1.0 / 60.0;
/// Seconds of egui's own clock in a frame, where nothing depends on it: what fades has faded soon.
const COARSE: f64 = 0.25;

/// A window under test, and the words of its language.
pub struct TestWindow {
    pub harness: Harness<'static, Application>,
    pub words: Words,
}

impl TestWindow {
    /// The window as it opens, after all eight searches.
    pub fn with_all_realms(language: Language) -> Self {
        Self::of(language, Self::application(language, |_| {}))
    }

    /// The window as it opens for the first time, after all eight searches.
    pub fn for_the_first_time(language: Language) -> Self {
        let preferences = Preferences { language, ..Preferences::default() };
        Self::of(language, Application::new(preferences, 7, Arc::new(|| {})))
    }

    /// The same with realm 7 alone, for what has nothing to do with the others: it is there at once.
    pub fn with_realm_7(language: Language) -> Self {
        Self::of(language, Self::application(language, keep_realm_7))
    }

    /// The same, but it polls its workers only in `search` and where `logic` is called: so what it shows while
    /// they are at work stands still.
    pub fn without_polling(language: Language) -> Self {
        let application = Self::application(language, keep_realm_7);
        Self::build(language, application, |ui, application| application.ui(ui), COARSE)
    }

    fn application(language: Language, prepare: fn(&mut Application)) -> Application {
        let preferences = Preferences { language, ..at_the_end() };
        let mut application = Application::new(preferences, 7, Arc::new(|| {}));
        prepare(&mut application);
        application
    }

    /// A window of this application, after all its searches.
    pub fn of(language: Language, application: Application) -> Self {
        Self::build(language, application, draw, COARSE)
    }

    /// The same, in which egui's clock goes as fast as the window's: for what depends on how long something lasts.
    pub fn in_real_time(language: Language) -> Self {
        Self::build(language, Self::application(language, keep_realm_7), draw, FRAME)
    }

    fn build(
        language: Language,
        application: Application,
        frame: fn(&mut egui::Ui, &mut Application),
        step: f64,
    ) -> Self {
        let harness = Harness::builder()
            .with_size(Vec2::new(1440.0, 900.0))
            .with_step_dt(step as f32)
            .with_context_setup(|ctx| {
                install_fonts(ctx);
                HeldKeys::install(ctx);
                LongPress::install(ctx, Pointing::Pointer);
                SafeArea::install(ctx);
            })
            .renderer(CpuRenderer::default())
            .build_ui_state(frame, application);
        let mut window = Self { harness, words: Words::new(language) };
        window.search();
        window
    }

    /// What the window shows.
    pub fn model(&self) -> &Model {
        self.harness.state().model()
    }

    /// Lets every search of the window come to its end.
    pub fn search(&mut self) {
        self.harness.step();
        let has_ended = |model: &Model| model.requested_lanes().all(|realm| model.lane(realm).has_ended());
        while !has_ended(self.model()) {
            std::thread::yield_now();
            let ctx = self.harness.ctx.clone();
            self.harness.state_mut().logic(&ctx, 0.0);
        }
        self.harness.run_steps(2);
    }

    /// Lets as many frames pass.
    pub fn wait(&mut self, frames: usize) {
        self.harness.run_steps(frames);
    }

    /// Where the chosen realm's playhead stands.
    pub fn moment(&self) -> u64 {
        self.model().chosen_lane().playhead.moment
    }

    /// What was expanded there.
    pub fn expanded(&self) -> u64 {
        self.model().chosen_lane().recording.scene_at(self.moment()).tally.expanded
    }

    /// Whether a mark stands there.
    pub fn is_mark(&self) -> bool {
        self.model().chosen_lane().recording.marks().iter().any(|mark| mark.moment == self.moment())
    }

    /// Which board is edited.
    pub fn edits(&self) -> Option<BoardRole> {
        self.model().editor.as_ref().map(|editor| editor.role)
    }

    /// The board that is being edited.
    pub fn draft(&self) -> Board {
        self.model().editor.as_ref().map_or(self.model().puzzle.start, |editor| editor.draft)
    }

    /// A name, and what is called so.
    pub fn named(&self, id: &str, what: &str) -> String {
        self.words.tell("named", &[("name", self.say(id).into()), ("what", what.into())])
    }

    /// From now on egui throws the first pass of every frame away.
    pub fn discard_passes(&mut self) {
        self.harness.ctx.options_mut(|options| options.max_passes = 2.try_into().unwrap());
        self.harness.ctx.on_begin_pass("discard", Arc::new(|ui: &mut egui::Ui| ui.request_discard("test")));
    }

    /// What a request to copy puts on the clipboard.
    pub fn copy(&mut self) -> String {
        self.copied_after(Event::Copy).pop().unwrap()
    }

    /// What comes to the clipboard when a key is pressed.
    pub fn copied_by(&mut self, key: Key) -> Vec<String> {
        let modifiers = Modifiers::NONE;
        self.copied_after(Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers })
    }

    fn copied_after(&mut self, event: Event) -> Vec<String> {
        self.harness.event(event);
        self.harness.step();
        let commands = &self.harness.output().platform_output.commands;
        let texts = commands.iter().filter_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        texts.collect()
    }

    /// What cannot be done by pointer or key here is done to the model.
    pub fn act(&mut self, action: Action) {
        self.harness.state_mut().act(action);
        self.wait(2);
    }

    /// The words of a message.
    pub fn say(&self, id: &str) -> String {
        self.words.say(id)
    }

    /// Presses what has exactly this label.
    pub fn press(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.wait(3);
    }

    /// Presses what is called as the message says.
    pub fn press_word(&mut self, id: &str) {
        self.press(&self.say(id));
    }

    /// Presses a command of the bar, behind its last button if there is no room for it.
    pub fn press_command(&mut self, id: &str) {
        if !self.shows(&self.say(id)) {
            self.press_word("more");
            self.wait(2);
        }
        self.press_word(id);
    }

    /// Whether anything on the screen has exactly this label.
    pub fn shows(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key) {
        self.key_with(Modifiers::NONE, key);
    }

    /// Presses a key while others are held.
    pub fn key_with(&mut self, held: Modifiers, key: Key) {
        self.harness.key_press_modifiers(held, key);
        self.wait(3);
    }

    /// Lets something happen that is not a key.
    pub fn event(&mut self, event: Event) {
        self.harness.event(event);
        self.wait(3);
    }

    /// Writes, as a keyboard does: a key and the text that it makes.
    pub fn write(&mut self, text: &str) {
        for letter in text.chars() {
            self.event(Event::Text(letter.to_string()));
        }
    }

    /// Drags from one place to another and holds there.
    pub fn drag(&mut self, from: Pos2, to: Pos2) {
        self.harness.hover_at(from);
        self.wait(1);
        self.harness.drag_at(from);
        self.wait(1);
        for share in [0.2, 0.6, 1.0] {
            self.harness.hover_at(from.lerp(to, share));
            self.wait(1);
        }
        self.wait(2);
    }

    /// Lets go.
    pub fn drop(&mut self, at: Pos2) {
        self.harness.drop_at(at);
        self.wait(3);
    }

    /// The middle of what has this label.
    pub fn place(&self, label: &str) -> Pos2 {
        self.harness.get_by_label(label).rect().center()
    }

    /// Every label, value and description on the screen.
    pub fn texts(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes
            .flat_map(|node| {
                let node = node.accesskit_node();
                [node.label(), node.value(), node.description()]
            })
            .flatten()
            .collect()
    }
}

/// Searches realm 7 and no other.
fn keep_realm_7(application: &mut Application) {
    application.act(Action::Choose(Realm::Heap.into()));
    for realm in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::Heap) {
        application.act(Action::ToggleShown(realm.into()));
    }
    // Until the notice of the last one is gone.
    application.act(Action::Tick(10.0));
}

/// One frame of the real application.
fn draw(ui: &mut egui::Ui, application: &mut Application) {
    application.logic(&ui.ctx().clone(), FRAME);
    application.ui(ui);
}

/// A puzzle with the usual goal.
pub fn puzzle(start: &str) -> Puzzle {
    Puzzle::new(board(start), Board::standard_goal())
}

/// A board as it is written.
pub fn board(text: &str) -> Board {
    text.parse().unwrap()
}

/// What a realm is called within a sentence.
pub fn lane(words: &Words, realm: &str) -> String {
    words.tell("lane-of-realm", &[("label", realm.into())])
}

/// The same at the beginning of a sentence.
pub fn lane_first(words: &Words, realm: &str) -> String {
    words.tell("lane-of-realm-first", &[("label", realm.into())])
}
