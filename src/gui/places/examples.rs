//! Places to try, a press away: they teach how places are written.

use egui::{Rect, vec2};
use eight_realms_app::{
    app::{Action, PlacesAction},
    tell::places,
    words::places::written,
};

use super::{head, row_text};
use crate::gui::{
    kit::{Button, Canvas, columns::widest, id},
    theme::{Type, looks, sizes::sheets::places as sizes, space},
};

/// Height of an example.
const EXAMPLE: f32 = 28.0;

/// Maximum number of examples.
const MAX: usize = 6;

/// Returns each example as it is written in the language of the window, with the message of its meaning.
fn shown(canvas: &Canvas<'_, '_>) -> Vec<(String, &'static str)> {
    let examples = places::examples(canvas.context.view.model.chosen).take(MAX);
    examples.map(|(text, message)| (written(canvas.context.words, text), message)).collect()
}

pub fn height(canvas: &Canvas<'_, '_>, columns: usize) -> f32 {
    sizes::HEAD + shown(canvas).len().div_ceil(columns) as f32 * EXAMPLE
}

/// Draws the examples at the top of `rect`; returns where they end.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, columns: usize) -> f32 {
    let below = head(canvas, rect, "places-examples", "");
    let examples = shown(canvas);
    let texts = examples.iter().map(|(text, _)| text);
    let indent = widest(canvas.painter(), texts, Type::Code) + 2.0 * space::S;
    let width = (rect.width() - (columns - 1) as f32 * space::XL) / columns as f32;
    let rows = examples.len().div_ceil(columns);
    for (number, (text, message)) in examples.into_iter().enumerate() {
        let (column, row) = (number / rows, number % rows);
        let corner = below.min + vec2(column as f32 * (width + space::XL), row as f32 * EXAMPLE);
        let place = Rect::from_min_size(corner, vec2(width, EXAMPLE));
        show_one(canvas, place, (&text, message), indent);
    }
    below.top() + rows as f32 * EXAMPLE
}

fn show_one(canvas: &mut Canvas<'_, '_>, place: Rect, (text, message): (&str, &'static str), indent: f32) {
    let meaning = canvas.say(message);
    let label = canvas.tell("named", &[("name", text.to_owned().into()), ("what", meaning.clone().into())]);
    let button = Button::new(place, id(("example", message)), &label, &looks::ROW).hint(&label);
    let response = canvas.press(button, |ink| {
        let inner = place.shrink2(vec2(space::S, 0.0));
        row_text(canvas, inner.with_max_x(inner.left() + indent), text, Type::Code, canvas.palette().text);
        row_text(canvas, inner.with_min_x(inner.left() + indent), &meaning, Type::Caption, ink);
    });
    canvas.on_click(&response, Action::Places(PlacesAction::Write(text.to_owned())));
}
