//! The first view of a puzzle: what is to be found, and the doors that lead on.
//!
//! ```text
//! Start                 Goal           ┌ →   Step through one search ┐
//! ┌─────────┐                          ├ F2  Race all eight          ┤
//! │         │    →    ┌──────┐         ├ O   Compare heuristics      ┤
//! └─────────┘         └──────┘         └ E   Set your own puzzle     ┘
//! Frontier 1
//! ```
//!
//! A door is a key with a name: a press on it does what the key does.

use egui::{Align2, CornerRadius, Key, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    desk::{doors::Doors, screen::Face},
    model::Action,
};

use super::plan::{BELOW_HEAD, StepPlan};
use crate::gui::{
    keys::{Binding, binding},
    kit::{Button, Canvas, id},
    theme::{Palette, Type, looks, radius, space, stroke},
    widgets::{
        board::{self, BoardFace},
        key_hint::cap_width,
        marks::move_arrow,
        text,
    },
};

/// A key that leads on from the first view.
struct Door {
    /// Name, which is a part of its messages' ids.
    name: &'static str,
    binding: &'static Binding,
    key: Key,
}

/// All doors, from top to bottom. The first one is in the chosen lane's colour.
const DOORS: [Door; 4] = [
    Door { name: "step", binding: binding("expansion"), key: Key::ArrowRight },
    Door { name: "race", binding: binding("stage"), key: Key::F2 },
    Door { name: "compare", binding: binding("own-lanes"), key: Key::O },
    Door { name: "puzzle", binding: binding("start"), key: Key::E },
];

/// Side of the goal, as a share of the start's: usually, and at least.
const GOAL: [f32; 2] = [0.58, 0.4];
/// Length of the arrow from start to goal.
const ARROW: f32 = 16.0;
/// Distance from the goal to the doors.
const BESIDE_GOAL: f32 = space::XL + space::S;
/// Maximum width of a door.
const WIDEST: f32 = 420.0;
/// Minimum width of the doors beside the goal.
const NARROWEST: f32 = 248.0;
/// Minimum height of a door with a note below its name, and its maximum height.
const TWO_LINES: [f32; 2] = [38.0, 58.0];
/// Minimum height of a door with its name alone.
const ONE_LINE: f32 = 22.0;
/// Gap between two doors that have a note.
const GAP: f32 = 8.0;
/// Height of a key on a door, and minimum width.
const CAP: f32 = 24.0;
/// Distance of a door's name and note from its middle.
const LINES: f32 = 9.0;

/// The plan of a stage with doors.
pub fn plan(plan: StepPlan) -> StepPlan {
    let count = DOORS.len() as f32;
    plan.for_doors(count * ONE_LINE + (count - 1.0) * space::XS)
}

/// Draws goal and doors beside the start.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    let place = plan.main;
    let [usual, least] = GOAL.map(|share| plan.hero.height() * share);
    let room = vec2(place.width() - NARROWEST - BESIDE_GOAL, place.height());
    let side = usual.min(room.x).min(room.y).floor();
    let has_goal = side >= least;
    let left = if has_goal { place.left() + side + BESIDE_GOAL } else { place.left() };
    if has_goal {
        // Halfway down the start, unless it would reach below its place.
        let top = (plan.hero.center().y - side / 2.0).min(place.bottom() - side);
        let goal = Rect::from_min_size(pos2(place.left(), top), Vec2::splat(side));
        show_goal(canvas, goal);
        let at = pos2(f32::midpoint(plan.hero.right(), place.left()), goal.center().y);
        move_arrow(canvas.painter(), at, Vec2::RIGHT, ARROW, canvas.palette().text_faint);
    }
    let bottom = plan.hero.bottom().min(place.bottom());
    let column = Rect::from_min_max(pos2(left, plan.hero.top()), pos2(place.right(), bottom));
    let column = column.with_max_x(column.right().min(column.left() + WIDEST));
    for (door, place) in DOORS.iter().zip(places(column, place.bottom())) {
        show_door(canvas, place, door);
    }
}

/// The places of the doors: as high as the start or, where their notes have no room in that, down to `bottom`.
fn places(column: Rect, bottom: f32) -> impl Iterator<Item = Rect> {
    let count = DOORS.len() as f32;
    let [least, most] = TWO_LINES;
    let height = |room: f32, gap: f32| (room - (count - 1.0) * gap) / count;
    let roomy = height(column.height(), GAP);
    let (height, gap) = match roomy {
        roomy if roomy >= least => (roomy.min(most), GAP),
        _ => (height(bottom - column.top(), space::XS).clamp(ONE_LINE, least), space::XS),
    };
    (0..).map(move |number: u8| {
        let top = column.top() + f32::from(number) * (height + gap);
        Rect::from_min_size(pos2(column.left(), top), vec2(column.width(), height))
    })
}

fn show_goal(canvas: &Canvas<'_, '_>, rect: Rect) {
    let goal = canvas.goal();
    let at = rect.left_top() - vec2(0.0, BELOW_HEAD);
    canvas.heading(at, "goal", "", rect.width());
    let face = BoardFace::still(&goal, &goal, canvas.context.accent());
    board::paint(canvas.painter(), rect, &face, canvas.palette());
    canvas.named(rect, "goal board", &canvas.context.view.model.puzzle.goal.to_string());
}

fn show_door(canvas: &mut Canvas<'_, '_>, place: Rect, door: &Door) {
    let Door { name, binding, key } = door;
    // Beside lanes of one's own, a race is theirs, and the key of the lanes leads back to the realms.
    let is_own = canvas.context.view.model.face == Face::Own && matches!(*name, "race" | "compare");
    let name = if is_own { format!("{name}-own") } else { (*name).to_owned() };
    let (title, note) = (canvas.say(format!("door-{name}")), canvas.say(format!("door-{name}-note")));
    let cap = binding.cap(*key, canvas.context.words);
    let label = format!("{title}: {note}");
    let button = Button::new(place, id(("door", name)), &label, &looks::DOOR);
    let button = button.hint(canvas.context.hint(&label, &cap));
    let response = canvas.press(button, |ink| {
        let left = show_cap(canvas, place, &cap, door);
        let (painter, width) = (canvas.painter(), place.right() - space::S - left);
        let line = |y: f32, words: &str, kind, color| {
            let at = pos2(left, place.center().y + y);
            text::line(painter, at, Align2::LEFT_CENTER, words, kind, color, width);
        };
        let [two_lines, _] = TWO_LINES;
        if place.height() < two_lines {
            line(0.0, &title, Type::Figure, ink);
        } else {
            line(-LINES, &title, Type::Figure, ink);
            line(LINES, &note, Type::Caption, canvas.palette().text_faint);
        }
    });
    if response.clicked() {
        canvas.actions.extend(binding.pressed(*key, canvas.context.view));
    }
}

/// Paints the key of a door at its left; returns where its words begin.
fn show_cap(canvas: &Canvas<'_, '_>, place: Rect, cap: &str, door: &Door) -> f32 {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let widest = DOORS.iter().map(|door| door.binding.cap(door.key, canvas.context.words));
    let width = widest.map(|cap| cap_width(painter, &cap)).fold(CAP, f32::max);
    let size = vec2(width, CAP.min(place.height() - space::XS));
    let at = Align2::LEFT_CENTER.anchor_size(place.left_center() + vec2(space::M, 0.0), size);
    let corners = CornerRadius::same(radius::S);
    let is_first = DOORS.first().is_some_and(|first| first.name == door.name);
    let ink = if is_first {
        painter.rect_filled(at, corners, canvas.context.accent());
        Palette::text_on(canvas.context.accent())
    } else {
        painter.rect(
            at,
            corners,
            palette.raised,
            Stroke::new(stroke::HAIR, palette.edge),
            StrokeKind::Inside,
        );
        palette.text
    };
    text::centred(painter, at.center(), cap, Type::Caption.font(), ink);
    at.right() + space::M
}

/// Draws the button that opens the doors again, and closes them, at the end of the line of heads.
pub fn show_button(canvas: &mut Canvas<'_, '_>, plan: &StepPlan) {
    if canvas.context.view.model.doors == Doors::First {
        return;
    }
    let end = pos2(plan.main.left() + plan.main_head, plan.main_at.y);
    let size = vec2(looks::CORNER.height, looks::CORNER.height);
    let place = Align2::RIGHT_CENTER.anchor_size(end, size);
    let label = canvas.say("doors");
    let button = Button::new(place, id("doors"), &label, &looks::CORNER).hint(&label);
    let response = canvas.press_word(button, "?");
    canvas.on_click(&response, Action::SwitchDoors);
}
