//! The transport and the speed of the solution.

use egui::{CornerRadius, Pos2, Rect, pos2, vec2};

use crate::{
    app::{Action, Motion, SolutionAction},
    gui::{
        kit::{Button, Canvas, Chosen, id},
        theme::{looks, radius, sizes::solution::keys, space},
        widgets::transport::{Key, PRIMARY, key},
    },
    replay::Direction,
};

/// Minimum width with room for the keys to both ends.
const ENDS_FROM: f32 = 192.0;
/// Side of a speed's button.
const SPEED: f32 = 26.0;

/// Speeds in moves per second, and how they are written.
const SPEEDS: [(f32, &str); 5] = [(0.5, "½"), (1.0, "1"), (2.0, "2"), (4.0, "4"), (8.0, "8")];

/// Draws the keys into `rect`; a solution of no moves has none.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, moves: usize) {
    if moves == 0 {
        return;
    }
    let is_running = canvas.context.view.model.solution.motion == Motion::Running;
    let middle = if is_running { (Key::Pause, "solution-pause") } else { (Key::Play, "solution-play") };
    let solution = |action| Action::Solution(action);
    let keys = [
        (Key::First, "solution-first", solution(SolutionAction::GoTo(0))),
        (Key::Back, "solution-back", solution(SolutionAction::Step(Direction::Back))),
        (middle.0, middle.1, solution(SolutionAction::Toggle)),
        (Key::Forward, "solution-forward", solution(SolutionAction::Step(Direction::Forward))),
        (Key::Last, "solution-last", solution(SolutionAction::GoTo(moves))),
    ];
    let mut at = rect.left_top();
    let is_narrow = rect.width() < ENDS_FROM;
    for (number, (kind, words, action)) in keys.into_iter().enumerate() {
        if is_narrow && matches!(kind, Key::First | Key::Last) {
            continue;
        }
        let width = if kind.is_primary() { keys::HEIGHT * PRIMARY } else { keys::HEIGHT };
        let place = Rect::from_min_size(at, vec2(width, keys::HEIGHT));
        let label = canvas.say(words);
        let accent = canvas.context.accent();
        let name = id(("solution key", number));
        let response = key(canvas.ui, place, name, kind, &label, accent, canvas.palette());
        if response.on_hover_text(label).clicked() {
            canvas.ask(action);
        }
        at.x = place.right() + space::XS;
    }
    show_speeds(canvas, pos2(at.x, rect.center().y), rect.right());
}

/// Draws one button per speed, up to `end`, with the current one raised.
fn show_speeds(canvas: &mut Canvas<'_, '_>, from: Pos2, end: f32) {
    let width = SPEED * SPEEDS.len() as f32;
    if end - from.x < width + space::S {
        return;
    }
    let well = Rect::from_min_size(pos2(end - width, from.y - SPEED / 2.0), vec2(width, SPEED));
    canvas.painter().rect_filled(well, CornerRadius::same(radius::M), canvas.palette().sunken);
    let words = canvas.say("solution-speed");
    for (number, (speed, figure)) in SPEEDS.into_iter().enumerate() {
        let corner = well.min + vec2(SPEED * number as f32, 0.0);
        let place = Rect::from_min_size(corner, vec2(SPEED, SPEED)).shrink(2.0);
        show_speed(canvas, place, speed, figure, &words);
    }
}

fn show_speed(canvas: &mut Canvas<'_, '_>, place: Rect, speed: f32, figure: &str, words: &str) {
    let is_current = (canvas.context.view.model.solution.moves_per_second - speed).abs() < f32::EPSILON;
    let chosen = if is_current { Chosen::Yes } else { Chosen::No };
    let rate = canvas.tell("solution-rate", &[("n", figure.into()), ("count", speed.into())]);
    let label = format!("{words}: {rate}");
    let button = Button::new(place, id(("solution speed", figure)), &label, &looks::SPEED);
    let response = canvas.press_word(button.choice(chosen).hint(&label), figure);
    canvas.on_click(&response, Action::Solution(SolutionAction::Speed(speed)));
}
