//! The bookmarks: a press leads to one, and below it is a field with its note.

use egui::{Id, Key, Rect, vec2};
use eight_realms_app::{
    app::{Action, Bookmark, PlacesAction, Sheet},
    tell::places,
};

use super::{empty, head, remove_button, row_text};
use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, field, id},
    theme::{Type, looks, sizes::sheets::places as sizes, space},
};

/// Returns the id of the field of a note.
pub fn note_id(number: usize) -> Id {
    id(("bookmark note", number))
}

/// Returns the height below the head.
pub fn height(canvas: &Canvas<'_, '_>) -> f32 {
    let rows = canvas.context.view.model.places.bookmarks.len();
    if rows == 0 { sizes::EMPTY } else { rows as f32 * sizes::BOOKMARK }
}

/// Draws head and rows from the top of `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let words = canvas.context.words;
    let keys = const { [binding("bookmark"), binding("next-bookmark"), binding("previous-bookmark")] };
    let keys = keys.map(|binding| binding.caps(words)).join(" · ");
    let below = head(canvas, rect, "bookmarks", &keys);
    let model = canvas.context.view.model;
    if model.places.bookmarks.is_empty() {
        empty(canvas, below, "bookmarks-none");
    }
    for (number, bookmark) in model.places.bookmarks.iter().enumerate() {
        let corner = below.min + vec2(0.0, number as f32 * sizes::BOOKMARK);
        let row = Rect::from_min_size(corner, vec2(below.width(), sizes::ROW));
        let words = places::bookmark(canvas.context.narrator(), bookmark);
        show_one(canvas, row, number, &words);
        show_note(canvas, row.translate(vec2(0.0, sizes::ROW)), (number, bookmark), &words);
    }
}

fn show_one(canvas: &mut Canvas<'_, '_>, row: Rect, number: usize, words: &str) {
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
    let field = field(&mut note, note_id(number), Type::Body, space::S);
    let response = canvas.ui.put(place, field.hint_text(canvas.say("bookmark-note")));
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
