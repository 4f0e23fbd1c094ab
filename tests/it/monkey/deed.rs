//! What a hand may do to the window, and how chance picks it.

use egui::{
    Context, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, TouchPhase,
    Vec2, vec2,
};
use eight_realms_app::{
    desk::{
        puzzles::EXAMPLES,
        screen::{Sheet, StageTab},
    },
    heuristics::{HeuristicsAction, HeuristicsFace},
    inside::{InsideAction, InsideFace},
    model::Action,
    places::PlacesAction,
    race::{RaceAction, RaceFace},
};
use eight_realms_core::{realm::Realm, replay::Direction};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

use super::screen::Window;

/// Something done to the window.
#[derive(Clone, Debug)]
pub enum Deed {
    Rest(Pos2),
    Press(PointerButton, Pos2),
    Twice(Pos2),
    Drag(Pos2, Pos2),
    Wheel(Pos2, Vec2, Modifiers),
    Pinch(Pos2, f32),
    Key(Modifiers, Key),
    Write(String),
    Paste(String),
    Copy,
    Leave,
    Resize(Window),
    /// What may be many presses away.
    Turn(Turn),
}

/// To a part of the window that chance alone would rarely find.
#[derive(Clone, Copy, Debug)]
pub enum Turn {
    Stage(StageTab),
    Race(RaceFace),
    Inside(InsideFace),
    Heuristics(HeuristicsFace),
    Sheet(Sheet),
    Realm(Realm),
    Example(usize),
    /// A breakpoint.
    Breakpoint(&'static str),
    Bookmark,
    NextBookmark(Direction),
    Theme,
    Language,
    Projector,
}

impl Turn {
    /// To each stage, each of its faces, and each sheet.
    pub fn to_every_part() -> Vec<Self> {
        let sheets = [Sheet::Keys, Sheet::Depth, Sheet::Link, Sheet::Places, Sheet::Results, Sheet::Save];
        let stages = StageTab::ALL.map(Self::Stage).into_iter();
        let faces =
            RaceFace::ALL.map(Self::Race).into_iter().chain(HeuristicsFace::ALL.map(Self::Heuristics));
        stages.chain(faces).chain(sheets.map(Self::Sheet)).collect()
    }

    pub fn actions(self) -> Vec<Action> {
        match self {
            Self::Stage(tab) => vec![Action::ShowStage(tab)],
            Self::Race(face) => vec![Action::ShowStage(StageTab::Race), Action::Race(RaceAction::Face(face))],
            Self::Inside(face) => {
                vec![Action::ShowStage(StageTab::Inside), Action::Inside(InsideAction::Face(face))]
            }
            Self::Heuristics(face) => {
                vec![
                    Action::ShowStage(StageTab::Heuristics),
                    Action::Heuristics(HeuristicsAction::Face(face)),
                ]
            }
            Self::Sheet(sheet) => vec![Action::Open(sheet)],
            Self::Realm(realm) => vec![Action::Choose(realm.into())],
            Self::Breakpoint(text) => vec![
                Action::Places(PlacesAction::Write(text.to_owned())),
                Action::Places(PlacesAction::AddBreakpoint),
            ],
            Self::Bookmark => vec![Action::Places(PlacesAction::SetBookmark)],
            Self::NextBookmark(direction) => vec![Action::Places(PlacesAction::NextBookmark(direction))],
            Self::Theme => vec![Action::SwitchTheme],
            Self::Language => vec![Action::SwitchLanguage],
            Self::Projector => vec![Action::SwitchProjector],
            Self::Example(number) => vec![Action::SetPuzzle(EXAMPLES[number].puzzle())],
        }
    }
}

const MODIFIERS: [Modifiers; 5] =
    [Modifiers::NONE, Modifiers::SHIFT, Modifiers::COMMAND, Modifiers::ALT, Modifiers::CTRL];
/// What is pasted: boards, what is nearly one, and what is none.
const PASTES: [&str; 7] =
    ["23415x768", "8 6 7 2 5 4 3 x 1", "12345687x", "1234", "", "11111111x", "八境 八境 八境 八境 八境"];
/// What is written: digits for the editor, and what no field expects.
const TEXTS: [&str; 9] = ["1", "7", "x", "123", "境", "-9.5", "f-step", "before expansion 4", "duplicate #3"];
/// Few pixels and many, and the scales between which a window may be drawn.
const PIXELS: [Vec2; 2] = [vec2(640.0, 480.0), vec2(3840.0, 2160.0)];
const SCALES: [f32; 2] = [0.75, 3.0];

fn pick<T: Clone>(chance: &mut ChaCha8Rng, from: &[T]) -> T {
    from.choose(chance).expect("there is a choice").clone()
}

/// Any deed. Hands go to what can be pressed more often than beside it.
pub fn any_deed(chance: &mut ChaCha8Rng, ctx: &Context) -> Deed {
    let place = |chance: &mut ChaCha8Rng| any_place(chance, ctx);
    match chance.random_range(0..100) {
        0..34 => Deed::Press(PointerButton::Primary, place(chance)),
        34..36 => {
            Deed::Press(pick(chance, &[PointerButton::Secondary, PointerButton::Middle]), place(chance))
        }
        36..38 => Deed::Twice(place(chance)),
        38..48 => Deed::Rest(place(chance)),
        48..56 => Deed::Drag(place(chance), place(chance)),
        56..61 => {
            let delta = vec2(chance.random_range(-80.0..80.0), chance.random_range(-400.0..400.0));
            Deed::Wheel(place(chance), delta, pick(chance, &MODIFIERS))
        }
        61..63 => Deed::Pinch(place(chance), chance.random_range(0.3..3.0)),
        63..78 => Deed::Key(pick(chance, &MODIFIERS), pick(chance, Key::ALL)),
        78..81 => Deed::Write(pick(chance, &TEXTS).to_owned()),
        81..84 => Deed::Paste(pick(chance, &PASTES).to_owned()),
        84 => Deed::Copy,
        85 => Deed::Leave,
        86..90 => Deed::Resize(any_window(chance)),
        _ => Deed::Turn(any_turn(chance)),
    }
}

fn any_turn(chance: &mut ChaCha8Rng) -> Turn {
    match chance.random_range(0..9) {
        8 => pick(
            chance,
            &[
                Turn::Breakpoint("duplicate"),
                Turn::Breakpoint("layer and backward and g = 9"),
                Turn::Bookmark,
                Turn::NextBookmark(Direction::Forward),
                Turn::NextBookmark(Direction::Back),
            ],
        ),
        7 => Turn::Inside(pick(chance, &InsideFace::ALL)),
        0 => Turn::Stage(pick(chance, &StageTab::ALL)),
        1 => Turn::Race(pick(chance, &RaceFace::ALL)),
        2 => Turn::Heuristics(pick(chance, &HeuristicsFace::ALL)),
        3 => Turn::Sheet(pick(
            chance,
            &[
                Sheet::Keys,
                Sheet::Depth,
                Sheet::Link,
                Sheet::Places,
                Sheet::Results,
                Sheet::Save,
                Sheet::None,
            ],
        )),
        4 => Turn::Realm(pick(chance, &Realm::ALL)),
        5 => pick(chance, &[Turn::Theme, Turn::Language, Turn::Projector]),
        _ => Turn::Example(chance.random_range(0..EXAMPLES.len())),
    }
}

/// In pixels, at some scale; every other one is large enough that all of its text must be legible.
pub fn any_window(chance: &mut ChaCha8Rng) -> Window {
    let [least, most] = PIXELS;
    loop {
        let scale = chance.random_range(SCALES[0]..=SCALES[1]);
        let pixels =
            vec2(chance.random_range(least.x..=most.x), chance.random_range(least.y..=most.y)).round();
        let window = Window { points: pixels / scale, scale };
        if window.is_roomy() || chance.random_bool(0.5) {
            return window;
        }
    }
}

fn any_place(chance: &mut ChaCha8Rng, ctx: &Context) -> Pos2 {
    let window = ctx.content_rect();
    let targets = targets(ctx);
    let place = if targets.is_empty() || chance.random_bool(0.2) { window } else { pick(chance, &targets) };
    let share = vec2(chance.random_range(0.0..1.0), chance.random_range(0.0..1.0));
    place.lerp_inside(share)
}

/// What can be pressed or dragged, in an order of its own: egui keeps layers in none.
fn targets(ctx: &Context) -> Vec<Rect> {
    let mut targets: Vec<Rect> = ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        let pressed = widgets.filter(|widget| widget.sense.senses_click() || widget.sense.senses_drag());
        pressed.map(|widget| widget.interact_rect).filter(Rect::is_positive).collect()
    });
    let order = |rect: &Rect| [rect.top(), rect.left(), rect.bottom(), rect.right()];
    targets.sort_by(|one, other| order(one).partial_cmp(&order(other)).expect("no place is no number"));
    targets
}

impl Deed {
    /// The events that egui receives, frame by frame.
    pub fn events(&self) -> Vec<Event> {
        let button =
            |button, pos, pressed| Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
        let press =
            |pos| [button(PointerButton::Primary, pos, true), button(PointerButton::Primary, pos, false)];
        match self {
            Self::Rest(at) => vec![Event::PointerMoved(*at)],
            Self::Press(with, at) => {
                vec![Event::PointerMoved(*at), button(*with, *at, true), button(*with, *at, false)]
            }
            Self::Twice(at) => {
                [vec![Event::PointerMoved(*at)], press(*at).to_vec(), press(*at).to_vec()].concat()
            }
            Self::Drag(from, to) => vec![
                Event::PointerMoved(*from),
                button(PointerButton::Primary, *from, true),
                Event::PointerMoved(from.lerp(*to, 0.3)),
                Event::PointerMoved(*to),
                button(PointerButton::Primary, *to, false),
            ],
            Self::Wheel(at, delta, modifiers) => vec![
                Event::PointerMoved(*at),
                Event::MouseWheel {
                    unit: MouseWheelUnit::Point,
                    delta: *delta,
                    phase: TouchPhase::Move,
                    source: MouseWheelSource::Wheel,
                    modifiers: *modifiers,
                },
            ],
            Self::Pinch(at, zoom) => vec![Event::PointerMoved(*at), Event::Zoom(*zoom)],
            Self::Key(modifiers, key) => {
                [true, false].map(|pressed| key_event(*modifiers, *key, pressed)).to_vec()
            }
            Self::Write(text) => vec![Event::Text(text.clone())],
            Self::Paste(text) => vec![Event::Paste(text.clone())],
            Self::Copy => vec![Event::Copy],
            Self::Leave => vec![Event::PointerGone],
            Self::Resize(_) | Self::Turn(_) => Vec::new(),
        }
    }
}

const fn key_event(modifiers: Modifiers, key: Key, pressed: bool) -> Event {
    Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers }
}
