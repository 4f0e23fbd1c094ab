//! The breakpoints, each with its switch, and the bookmarks, each with a note below it.

use egui::{Align2, Color32, Id, Key, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    desk::{
        prepared::{Bookmark, Breakpoint, BreakpointSwitch},
        screen::Sheet,
    },
    model::Action,
    places::{PlacesAction, sentences},
    words,
};

use crate::gui::{
    keys::{Binding, binding},
    kit::{Button, Canvas, FieldLook, id},
    theme::{Type, looks, radius, space, stroke},
    widgets::{button::Chosen, text},
};

/// Height of the word above a list.
pub const HEAD: f32 = 26.0;
/// Height of a field, and of a row that can be pressed, for a pointer.
const ROW: f32 = 32.0;
/// Height of an empty list.
const EMPTY: f32 = 36.0;
/// Side of a tick box.
const BOX: f32 = 15.0;
/// Half the side of the cross that removes.
const CROSS: f32 = 4.0;

/// Height of a field, and of a row that can be pressed.
pub fn row_height(canvas: &Canvas<'_, '_>) -> f32 {
    canvas.target(ROW)
}

/// Height of a bookmark, with its note and the gap below it.
fn bookmark_height(canvas: &Canvas<'_, '_>) -> f32 {
    2.0 * row_height(canvas) + space::S
}

/// Draws the head of a list; returns what is left below it.
pub fn show_head(canvas: &Canvas<'_, '_>, rect: Rect, title: &str, note: &str) -> Rect {
    let at = pos2(rect.left(), rect.top() + HEAD / 2.0 - 1.0);
    canvas.heading(at, title, note, rect.width());
    rect.with_min_y(rect.top() + HEAD)
}

/// The keys beside a head, which fingers do not need.
fn caps(canvas: &Canvas<'_, '_>, keys: &[&Binding]) -> String {
    if canvas.has_fingers() {
        return String::new();
    }
    keys.iter().map(|key| key.caps(canvas.context.words)).collect::<Vec<_>>().join(" · ")
}

/// Draws one line of text in a row, cut where its room ends.
pub fn row_text(canvas: &Canvas<'_, '_>, rect: Rect, words: &str, kind: Type, ink: Color32) {
    text::line(canvas.painter(), rect.left_center(), Align2::LEFT_CENTER, words, kind, ink, rect.width());
}

/// Returns the height below the head.
pub fn breakpoints_height(canvas: &Canvas<'_, '_>) -> f32 {
    let rows = canvas.context.view.model.places.breakpoints.len();
    if rows == 0 { EMPTY } else { rows as f32 * row_height(canvas) }
}

/// Draws the breakpoints from the top of `rect`, with their head; those that cannot occur in this realm are grey.
pub fn show_breakpoints(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let keys = caps(canvas, &const { [binding("breakpoint")] });
    let below = show_head(canvas, rect, "breakpoints", &keys);
    let model = canvas.context.view.model;
    if model.places.breakpoints.is_empty() {
        show_empty(canvas, below, "breakpoints-none");
    }
    for (number, breakpoint) in model.places.breakpoints.iter().enumerate() {
        let height = row_height(canvas);
        let corner = below.min + vec2(0.0, number as f32 * height);
        let row = Rect::from_min_size(corner, vec2(below.width(), height));
        show_breakpoint(canvas, row, number, breakpoint);
    }
}

fn show_breakpoint(canvas: &mut Canvas<'_, '_>, row: Rect, number: usize, breakpoint: &Breakpoint) {
    let place = words::places::shown(canvas.context.words, &breakpoint.place);
    let of_place = [("place", place.clone().into())];
    let label = canvas.tell("breakpoint-remove", &of_place);
    let remove = Action::Places(PlacesAction::RemoveBreakpoint(number));
    let rest = remove_button(canvas, row, ("remove breakpoint", number), &label, remove);
    let is_of_realm = breakpoint.place.applies_to(canvas.context.view.model.chosen.realm);
    let (chosen, label) = match breakpoint.switch {
        BreakpointSwitch::On => (Chosen::Yes, canvas.tell("places-breakpoint-on", &of_place)),
        BreakpointSwitch::Off => (Chosen::No, canvas.tell("places-breakpoint-off", &of_place)),
    };
    let hint = if is_of_realm {
        label.clone()
    } else {
        [label.clone(), sentences::not_of_realm(canvas.context.narrator(), &breakpoint.place)].join("\n")
    };
    let name = id(("breakpoint", number));
    // The box shows whether the breakpoint is on, so the row does not change its shade.
    let button = Button::new(rest, name, &label, &looks::SWITCH_ROW).tick(chosen).hint(hint);
    let response = canvas.press(button, |_| {
        let palette = canvas.palette();
        let ink = if is_of_realm { palette.text } else { palette.text_faint };
        let middle = pos2(rest.left() + space::S + BOX / 2.0, rest.center().y);
        tick_box(canvas, middle, chosen, ink);
        let words = rest.with_min_x(middle.x + BOX / 2.0 + space::S);
        row_text(canvas, words, &place, Type::Code, ink);
    });
    canvas.on_click(&response, Action::Places(PlacesAction::SwitchBreakpoint(number)));
}

fn tick_box(canvas: &Canvas<'_, '_>, middle: Pos2, chosen: Chosen, ink: Color32) {
    let side = Align2::CENTER_CENTER.anchor_size(middle, Vec2::splat(BOX));
    let edge = Stroke::new(stroke::HAIR, ink);
    canvas.painter().rect_stroke(side, radius::XS, edge, StrokeKind::Inside);
    if chosen == Chosen::Yes {
        let [from, turn, to] =
            [vec2(-0.26, 0.02), vec2(-0.06, 0.22), vec2(0.28, -0.22)].map(|share| middle + share * BOX);
        let pen = Stroke::new(stroke::STRONG, ink);
        canvas.painter().line_segment([from, turn], pen);
        canvas.painter().line_segment([turn, to], pen);
    }
}

/// Writes a message in the place of an empty list.
fn show_empty(canvas: &Canvas<'_, '_>, rect: Rect, message: &'static str) {
    canvas.paragraph(rect, message, &canvas.say(message), Type::Caption);
}

/// Draws the button at the right of a row that removes what the row is about; returns the rest of the row.
fn remove_button(
    canvas: &mut Canvas<'_, '_>,
    row: Rect,
    name: (&'static str, usize),
    label: &str,
    action: Action,
) -> Rect {
    let place = row.with_min_x(row.right() - row.height());
    let button = Button::new(place, id(name), label, &looks::ROW).hint(label);
    let response = canvas.press(button, |ink| {
        let pen = Stroke::new(stroke::CURVE, ink);
        for arm in [vec2(CROSS, CROSS), vec2(CROSS, -CROSS)] {
            canvas.painter().line_segment([place.center() - arm, place.center() + arm], pen);
        }
    });
    canvas.on_click(&response, action);
    row.with_max_x(place.left())
}

/// Returns the id of the field of a note.
pub fn note_id(number: usize) -> Id {
    id(("bookmark note", number))
}

/// Returns the height below the head.
pub fn bookmarks_height(canvas: &Canvas<'_, '_>) -> f32 {
    let rows = canvas.context.view.model.places.bookmarks.len();
    if rows == 0 { EMPTY } else { rows as f32 * bookmark_height(canvas) }
}

/// Draws the bookmarks from the top of `rect`, with their head: a press leads to one, and below it is a field with its
/// note.
pub fn show_bookmarks(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let all = const { [binding("bookmark"), binding("next-bookmark"), binding("previous-bookmark")] };
    let keys = caps(canvas, &all);
    let below = show_head(canvas, rect, "bookmarks", &keys);
    let model = canvas.context.view.model;
    if model.places.bookmarks.is_empty() {
        show_empty(canvas, below, "bookmarks-none");
    }
    for (number, bookmark) in model.places.bookmarks.iter().enumerate() {
        let height = row_height(canvas);
        let corner = below.min + vec2(0.0, number as f32 * bookmark_height(canvas));
        let row = Rect::from_min_size(corner, vec2(below.width(), height));
        let words = sentences::bookmark(canvas.context.words, bookmark);
        show_bookmark(canvas, row, number, &words);
        show_note(canvas, row.translate(vec2(0.0, height)), (number, bookmark), &words);
    }
}

fn show_bookmark(canvas: &mut Canvas<'_, '_>, row: Rect, number: usize, words: &str) {
    let label = canvas.tell("bookmark-remove", &[("bookmark", words.to_owned().into())]);
    let remove = Action::Places(PlacesAction::RemoveBookmark(number));
    let rest = remove_button(canvas, row, ("remove bookmark", number), &label, remove);
    let button = Button::new(rest, id(("bookmark", number)), words, &looks::ROW).hint(words);
    let response = canvas.press(button, |_| {
        let inner = rest.shrink2(vec2(space::S, 0.0));
        row_text(canvas, inner, words, Type::Figure, canvas.palette().text);
    });
    canvas.on_click(&response, Action::Places(PlacesAction::OpenBookmark(number)));
}

fn show_note(canvas: &mut Canvas<'_, '_>, place: Rect, (number, bookmark): (usize, &Bookmark), words: &str) {
    let mut note = bookmark.note.clone();
    let label = canvas.tell("bookmark-note-of", &[("bookmark", words.to_owned().into())]);
    let hint = canvas.say("bookmark-note");
    let look = FieldLook { font: Type::Body, margin: space::S, hint: &hint };
    let response = canvas.field(place, &mut note, note_id(number), look);
    canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    canvas.actions.extend(response.changed().then(|| Action::Places(PlacesAction::WriteNote(number, note))));
    if response.lost_focus() && canvas.ui.input(|input| input.key_pressed(Key::Enter)) {
        canvas.ask(Action::Open(Sheet::None));
    }
    if canvas.context.view.model.places.note_wanted() == Some(number) {
        response.request_focus();
        response.scroll_to_me(None);
        canvas.ask(Action::Places(PlacesAction::NoteFocused));
    }
}
