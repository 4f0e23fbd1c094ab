//! A monkey at the window: seeded presses, drags, turns of the wheel, keys and texts, on every panel, in both
//! languages and in windows of any size. Nothing panics, and wherever there is room for it all text can be read.
//!
//! Before each frame every search comes to its end, so the same seed shows nearly the same thing: seconds that were measured
//! have more digits or fewer, so that a press may hit what lies beside them. A longer one, with other seeds: `MONKEY_DEEDS=20000 MONKEY_SEED=100 cargo test --test it monkey`.

use std::{collections::BTreeSet, env, sync::Arc, thread};

use egui::ViewportId;
use egui_kittest::Harness;
use eight_realms::gui::{Application, fonts::install_fonts};
use eight_realms_app::{
    desk::{
        lanes::Limits,
        preferences::{Preferences, Theme},
        screen::{Projector, Sheet, StageTab},
    },
    heuristics::HeuristicsFace,
    model::Model,
    race::RaceFace,
    words::Language,
};
use eight_realms_worker::worker;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    deed::{Deed, Turn, any_deed, any_window},
    faults::Faults,
    ink::{Fading, Page, watch},
    screen::Window,
};
use crate::{at_the_end::at_the_end, ground::check_all, sizes::times, snapshot::CpuRenderer};

/// How much a monkey does, unless set otherwise.
const DEEDS: u64 = 250;
/// How many monkeys there are, and the seed of the first.
const MONKEYS: u64 = 5;
const SEED: u64 = 1;
/// Frames until everything has found its place, hints too.
const SETTLED: usize = 3;
/// Most recordings are whole; some are full, and say so. All have room together, whichever comes first.
const LIMITS: Limits = Limits { one: 40_000, all: 1_000_000 };

/// A monkey and its window.
struct Monkey {
    seed: u64,
    chance: ChaCha8Rng,
    harness: Harness<'static, Application>,
    window: Window,
    parts_seen: BTreeSet<String>,
    faults: Faults,
}

/// Says where it was if it panics.
struct PanicContext(String);

impl Drop for PanicContext {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("panicked: {}", self.0);
        }
    }
}

#[test]
fn whatever_a_monkey_does_the_window_stands_and_can_be_read() {
    let number = |name, usual| env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    let (deeds, first) = (number("MONKEY_DEEDS", DEEDS), number("MONKEY_SEED", SEED));
    let seeds: Vec<u64> = (first..first + MONKEYS).collect();
    let parts_seen = std::sync::Mutex::new(BTreeSet::new());
    check_all(&seeds, |seed| {
        let mut monkey = Monkey::new(*seed);
        // Where no chance leads a monkey on a slow machine, it is led.
        let turns =
            Turn::to_every_part().into_iter().skip((seed % MONKEYS) as usize).step_by(MONKEYS as usize);
        let mut led = turns.map(Deed::Turn);
        for step in 0..deeds {
            let deed = led.next();
            monkey.step(step, deed);
        }
        parts_seen.lock().expect("no other monkey panicked").append(&mut monkey.parts_seen);
        monkey.faults.assert_none();
    });
    let parts_seen = parts_seen.into_inner().expect("no monkey panicked");
    let missing: Vec<String> = all_there_is().filter(|part| !parts_seen.contains(part)).collect();
    assert!(missing.is_empty(), "no monkey has been at {missing:?}");
}

/// Everything that a window may show.
fn all_there_is() -> impl Iterator<Item = String> {
    let stages = StageTab::ALL.map(|tab| format!("{tab:?}"));
    let faces = RaceFace::ALL.map(|face| format!("Race {face:?}"));
    let heuristics_faces = HeuristicsFace::ALL.map(|face| format!("Heuristics {face:?}"));
    let sheets = [Sheet::Keys, Sheet::Depth, Sheet::Link, Sheet::Places, Sheet::Results]
        .map(|sheet| format!("sheet {sheet:?}"));
    let appearances = Language::ALL
        .into_iter()
        .flat_map(|language| Theme::ALL.map(|theme| format!("{language:?} {theme:?} {:?}", Projector::Off)));
    let others = ["editor", "menu", "projector", "text is read"].map(str::to_owned);
    stages.into_iter().chain(faces).chain(heuristics_faces).chain(sheets).chain(appearances).chain(others)
}

/// What a window shows now.
fn parts_shown(model: &Model, ctx: &egui::Context) -> Vec<String> {
    let tab = model.stage;
    let mut parts = vec![
        format!("{tab:?}"),
        format!("sheet {:?}", model.sheet),
        format!("{:?} {:?} {:?}", model.preferences.language, model.preferences.theme, model.projector),
    ];
    parts.extend((tab == StageTab::Race).then(|| format!("Race {:?}", model.race.face)));
    parts.extend((tab == StageTab::Heuristics).then(|| format!("Heuristics {:?}", model.heuristics.face)));
    parts.extend(model.editor.is_some().then(|| "editor".to_owned()));
    parts.extend((model.projector == Projector::On).then(|| "projector".to_owned()));
    parts.extend(egui::Popup::is_any_open(ctx).then(|| "menu".to_owned()));
    parts
}

impl Monkey {
    fn new(seed: u64) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let language = Language::ALL[seed as usize % Language::ALL.len()];
        let preferences = Preferences { language, ..at_the_end() };
        let model = Model::new(preferences, seed).with_times(times()).with_limits(LIMITS);
        let application = Application::of(model, Arc::new(|| {}));
        let window = any_window(&mut chance);
        let setup = |ctx: &egui::Context| {
            install_fonts(ctx);
            watch(ctx);
        };
        let harness = Harness::builder()
            .with_context_setup(setup)
            .renderer(CpuRenderer::default())
            .build_ui_state(draw, application);
        let (parts_seen, faults) = (BTreeSet::new(), Faults::default());
        let mut monkey = Self { seed, chance, harness, window, parts_seen, faults };
        monkey.resize(window);
        monkey
    }

    fn step(&mut self, step: u64, deed: Option<Deed>) {
        let deed = deed.unwrap_or_else(|| any_deed(&mut self.chance, &self.harness.ctx));
        let model = self.harness.state().model();
        let language = model.preferences.language;
        let at = format!("seed {}, step {step}, {:?}, {language:?}, {deed:?}", self.seed, self.window);
        let _context = PanicContext(at.clone());
        self.carry_out(&deed);
        self.settle();
        self.harness.run_steps(SETTLED);
        self.parts_seen.extend(parts_shown(self.harness.state().model(), &self.harness.ctx));
        if self.window.is_roomy() {
            self.read(&at);
        }
    }

    fn carry_out(&mut self, deed: &Deed) {
        match deed {
            Deed::Resize(window) => self.resize(*window),
            Deed::Turn(turn) => {
                for action in turn.actions() {
                    self.harness.state_mut().act(action);
                }
            }
            _ => {
                for event in deed.events() {
                    self.harness.event(event);
                    self.harness.step();
                    self.settle();
                }
            }
        }
    }

    fn resize(&mut self, window: Window) {
        self.window = window;
        let zoom = self.harness.ctx.zoom_factor();
        self.harness.set_size(window.points / zoom);
        let viewports = &mut self.harness.input_mut().viewports;
        viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(window.scale);
    }

    /// Every search and every background task comes to its end. What plays plays on, frame by frame.
    fn settle(&mut self) {
        let ctx = self.harness.ctx.clone();
        let application = self.harness.state_mut();
        while !application.is_settled() {
            application.logic(&ctx, 0.0);
            worker::native::rest();
        }
        // A projector enlarges everything, so the same window has fewer points.
        self.resize(self.window);
    }

    fn read(&mut self, at: &str) {
        self.parts_seen.insert("text is read".to_owned());
        let page = Page::of(&self.harness.ctx, self.harness.output());
        assert!(page.texts() > 10, "an empty window: {at}");
        for flaw in page.flaws(Fading::Ignored) {
            self.faults.flaw(&flaw, at);
        }
    }
}

/// One frame of the real application.
fn draw(ui: &mut egui::Ui, application: &mut Application) {
    application.logic(&ui.ctx().clone(), 0.1);
    application.ui(ui);
}
