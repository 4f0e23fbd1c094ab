//! The window without a harness, for thousands of frames: laid out and read, never painted.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use egui::{
    Context, Event, FullOutput, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Popup, Pos2,
    RawInput, Rect, Shape, TouchPhase, Vec2, ViewportId,
    epaint::{ClippedShape, MarginF32},
};
use eight_realms::gui::{Application, fonts::install_fonts, picture, safe_area::SafeArea};
use eight_realms_app::{
    desk::{
        lanes::Limits,
        preferences::Preferences,
        screen::{Pointing, Surroundings},
    },
    model::{Action, Model},
    words::Language,
};
use eight_realms_core::puzzle::Puzzle;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{
    contrast::check_contrast,
    faults::Faults,
    fingers,
    ink::{Fading, Page, watch},
};
use crate::{at_the_end::at_the_end, sizes::times};

/// Seconds from one frame to the next: a fade is over in one, and a hint comes up in three.
const FRAME: f64 = 0.25;
/// Frames until everything has found its place.
const SETTLED: usize = 2;
/// Frames until a hint is there.
const HINT: usize = 5;

/// Size and scale of a window: points, and pixels to the point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    pub points: Vec2,
    pub scale: f32,
}

/// From this size on, in points, no text is clipped and no two texts overlap.
const ROOMY: Vec2 = Vec2::new(1024.0, 640.0);
/// A window narrower or lower than this is a phone's.
const PHONE: Vec2 = Vec2::new(600.0, 480.0);

/// What lies over the edges of a phone: a notch, and a bar at the foot.
const NOTCHES: [([f32; 2], MarginF32); 2] = [
    ([390.0, 844.0], MarginF32 { left: 0.0, right: 0.0, top: 47.0, bottom: 34.0 }),
    ([844.0, 390.0], MarginF32 { left: 47.0, right: 47.0, top: 0.0, bottom: 21.0 }),
];

impl Window {
    /// What the device lays over the edges of the window, if it is a phone's.
    fn insets(self) -> MarginF32 {
        let notch = NOTCHES.iter().find(|(points, _)| Vec2::from(*points) == self.points);
        notch.map_or(MarginF32::ZERO, |(_, insets)| *insets)
    }

    /// Whether it is a phone's, which is read at arm's length and pressed with a finger.
    pub fn is_phone(self) -> bool {
        self.points.x < PHONE.x || self.points.y < PHONE.y
    }

    /// Whether all of its text must be legible.
    pub fn is_roomy(self) -> bool {
        self.points.x >= ROOMY.x && self.points.y >= ROOMY.y
    }
}

/// The application, and what it has painted last.
pub struct Screen {
    pub application: Application,
    ctx: Context,
    window: Window,
    seconds: f64,
    output: FullOutput,
    /// Texts that end in `…` and have been checked, each in its window.
    elided_texts: BTreeSet<String>,
    /// The windows in which a state is read, if not the one that is open.
    windows: Vec<Window>,
    /// Draws one of them for each state; without it, each state is read in all.
    lot: Option<ChaCha8Rng>,
    /// The faults so far.
    pub faults: Faults,
}

impl Screen {
    /// The window of a puzzle, searched, on a desktop or elsewhere.
    pub fn of(puzzle: Puzzle, language: Language, limits: Limits, surroundings: Surroundings) -> Self {
        let preferences = Preferences { language, ..at_the_end() };
        let mut model = Model::new(preferences, 0).with_times(times()).with_limits(limits);
        model.surroundings = surroundings;
        let mut application = Application::of(model, Arc::new(|| {}));
        application.act(Action::SetPuzzle(puzzle));
        Self::showing(application)
    }

    /// The window of an application, once its workers are done and no notice is shown.
    pub fn showing(mut application: Application) -> Self {
        picture::finish(&mut application);
        application.act(Action::Tick(10.0));
        let ctx = Context::default();
        install_fonts(&ctx);
        SafeArea::install(&ctx);
        watch(&ctx);
        fingers::watch(&ctx);
        let window = Window { points: Vec2::new(1440.0, 900.0), scale: 1.0 };
        let (elided_texts, faults) = (BTreeSet::new(), Faults::default());
        let output = FullOutput::default();
        let (windows, lot) = (Vec::new(), None);
        Self { application, ctx, window, seconds: 0.0, output, elided_texts, windows, lot, faults }
    }

    /// In another window from now on.
    pub fn resize(&mut self, window: Window) {
        self.windows.clear();
        self.window = window;
        self.elided_texts.clear();
        self.frames(SETTLED);
    }

    /// In these windows from now on: each state is read in all of them or, with a lot, in one that is drawn.
    pub fn show_in(&mut self, windows: Vec<Window>, lot: Option<ChaCha8Rng>) {
        (self.windows, self.lot) = (windows, lot);
        self.elided_texts.clear();
    }

    /// Each window that is opened is lighter or darker than the one before.
    fn open_in(&mut self, window: Window) {
        if self.window != window {
            self.window = window;
            self.act(Action::SwitchTheme);
            SafeArea::set(&self.ctx, window.insets(), 0.0);
            self.frames(SETTLED);
        }
    }

    /// An action, and what comes of it once every worker is done.
    pub fn act(&mut self, action: Action) {
        self.application.act(action);
        picture::finish(&mut self.application);
    }

    /// Presses what is at a place.
    pub fn press(&mut self, at: Pos2) {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![Event::PointerMoved(at), button(true)]);
        self.frame(vec![button(false)]);
        self.frames(SETTLED);
    }

    /// Turns the wheel at a place: what lies below comes up by so many points.
    pub fn scroll(&mut self, at: Pos2, points: f32) {
        let delta = Vec2::new(0.0, -points);
        let wheel = Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta,
            phase: TouchPhase::Move,
            source: MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![Event::PointerMoved(at), wheel]);
        self.frames(HINT);
    }

    /// Whether a menu is open over the window.
    pub fn has_menu(&self) -> bool {
        Popup::is_any_open(&self.ctx)
    }

    fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.frame(Vec::new()));
    }

    fn frame(&mut self, events: Vec<Event>) {
        self.seconds += FRAME;
        let size = self.window.points / self.ctx.zoom_factor();
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            time: Some(self.seconds),
            predicted_dt: FRAME as f32,
            events,
            ..RawInput::default()
        };
        let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
        viewport.native_pixels_per_point = Some(self.window.scale);
        self.output = self.ctx.run_ui(input, |ui| self.application.ui(ui));
        self.output.textures_delta.clear();
    }

    /// The last frame.
    fn page(&self) -> Page {
        Page::of(&self.ctx, &self.output)
    }

    /// Draws what is shown now, and returns all of it: every shape, and every name for a screen reader.
    pub fn drawn(&mut self) -> String {
        self.frames(SETTLED);
        let names = &self.output.platform_output.accesskit_update;
        let shapes: Vec<String> = self.output.shapes.iter().map(described).collect();
        format!("{}\n{names:#?}", shapes.join("\n"))
    }

    /// Draws what is shown now, and returns all that is written.
    pub fn texts(&mut self) -> Vec<String> {
        self.frames(SETTLED);
        let text = |clipped: &ClippedShape| match &clipped.shape {
            Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        };
        self.output.shapes.iter().filter_map(text).collect()
    }

    /// The names for a screen reader in the last frame, and their places.
    pub fn named(&self) -> Vec<(String, Rect)> {
        let update = self.output.platform_output.accesskit_update.as_ref();
        let nodes = update.into_iter().flat_map(|update| &update.nodes);
        let named = nodes.filter_map(|(_, node)| {
            let (name, place) = (node.label().or(node.value())?, node.bounds()?);
            let [left, top, right, bottom] = [place.x0, place.y0, place.x1, place.y1].map(|edge| edge as f32);
            Some((name.to_owned(), Rect::from_min_max(Pos2::new(left, top), Pos2::new(right, bottom))))
        });
        named.collect()
    }

    /// The names for a screen reader in the last frame, in the order in which it reads them.
    pub fn read_aloud(&self) -> Vec<String> {
        let Some(update) = &self.output.platform_output.accesskit_update else { return Vec::new() };
        let nodes: HashMap<_, _> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
        let mut next: Vec<_> = update.tree.iter().map(|tree| tree.root).collect();
        let mut names = Vec::new();
        while let Some(node) = next.pop().and_then(|id| nodes.get(&id)) {
            names.extend(node.label().or(node.value()).map(str::to_owned));
            next.extend(node.children().iter().rev());
        }
        names
    }

    /// The shapes of the last frame.
    pub fn shapes(&self) -> Vec<ClippedShape> {
        self.output.shapes.clone()
    }

    /// Whether the window is as narrow as a phone held upright.
    pub fn is_upright(&self) -> bool {
        self.window.points.x < 600.0
    }

    /// Points of the window in a point of the layout.
    pub fn zoom(&self) -> f32 {
        self.ctx.zoom_factor()
    }

    /// Draws and reads what is shown now; for every `…` the whole text is checked.
    pub fn read(&mut self, what: &str) {
        let windows = match &mut self.lot {
            _ if self.windows.is_empty() => vec![self.window],
            None => self.windows.clone(),
            Some(lot) => vec![self.windows[lot.random_range(..self.windows.len())]],
        };
        for window in windows {
            self.open_in(window);
            self.read_here(what);
        }
    }

    fn read_here(&mut self, what: &str) {
        self.frames(SETTLED);
        let page = self.page();
        assert!(page.texts() > 6, "{what}: an empty window");
        for flaw in page.flaws(Fading::Checked) {
            self.faults.flaw(&flaw, &format!("{:?}: {what}", self.window));
        }
        let has_fingers = self.application.model().surroundings.pointing == Pointing::Fingers;
        if self.window.is_phone() || has_fingers {
            let of = format!("{:?}: {what}", self.window);
            fingers::check(&self.ctx, &of, &mut self.faults);
            fingers::check_text(&self.ctx, &self.output.shapes, &of, &mut self.faults);
            check_contrast(&self.output.shapes, &of, &mut self.faults);
        }
        let elided: Vec<(String, Pos2)> = page.elided().map(|(text, at)| (text.to_owned(), at)).collect();
        for (text, at) in elided {
            if self.elided_texts.insert(format!("{text} in {:?}", self.window))
                && !self.shows_whole_at(at, &text)
            {
                let by = Rect::from_center_size(at, Vec2::ZERO);
                self.add(&format!("Untold {text:?}"), &format!("{what}, at {by:?}"));
            }
        }
    }

    /// Whether the whole of a text is shown when the pointer rests on it.
    fn shows_whole_at(&mut self, at: Pos2, text: &str) -> bool {
        self.frame(vec![Event::PointerMoved(at)]);
        self.frames(HINT);
        let shows_whole = self.page().contains(text);
        self.frame(vec![Event::PointerGone]);
        self.frames(1);
        shows_whole
    }

    fn add(&mut self, fault: &str, at: &str) {
        self.faults.add(fault, &format!("{:?}: {at}", self.window));
    }
}

/// Where two texts differ first.
pub fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        let from = (0..=at.saturating_sub(300)).rev().find(|from| text.is_char_boundary(*from)).unwrap_or(0);
        text[from..].chars().take(600).collect::<String>()
    };
    format!("\n{}\n———\n{}", around(one), around(other))
}

/// A shape without the number of its texture, which tells when it was made and not what is in it.
fn without_texture(shape: &str) -> String {
    const TEXTURE: &str = "Managed(";
    let mut parts = shape.split(TEXTURE);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| {
        all + TEXTURE + part.trim_start_matches(|digit: char| digit.is_ascii_digit())
    })
}

/// A shape with its place. A text is described by what it says and how it looks, and not by where its letters lie in the
/// texture of letters, which depends on what was written before.
fn described(clipped: &ClippedShape) -> String {
    let ClippedShape { clip_rect, shape, .. } = clipped;
    let shape = match shape {
        Shape::Text(text) => {
            let galley = &text.galley;
            let (size, sections) = (galley.size(), &galley.job.sections);
            format!(
                "{:?} at {:?}, {size:?}, {:?}, {:?}, {sections:?}",
                galley.text(),
                text.pos,
                text.fallback_color,
                text.override_text_color
            )
        }
        shape => without_texture(&format!("{shape:?}")),
    };
    format!("{shape} in {clip_rect:?}")
}
