//! The field in which a place is typed, its buttons, and below them how the place is read, or what is wrong with it.

use egui::{
    Align2, Id, Key, Rect, TextEdit, pos2,
    text::{CCursor, CCursorRange},
    vec2,
};
use eight_realms_app::{
    app::{Action, PlacesAction},
    tell::places::{self, TypedStanding},
};
use eight_realms_core::replay::Direction;

use crate::gui::{
    keys::caption,
    kit::{Button, Canvas, field, id, sheet},
    theme::{Type, looks, sizes::sheets::places as sizes, space},
};

/// Height of the lines below the field.
const BELOW_FIELD: f32 = 34.0;

/// Returns the id of the field.
pub fn field_id() -> Id {
    id("places field")
}

/// Returns the height of field, buttons and lines. In one column, the buttons are below the field.
pub fn height(columns: usize) -> f32 {
    let rows = if columns == 2 { sizes::ROW } else { 2.0 * sizes::ROW + space::S };
    rows + space::XS + BELOW_FIELD + space::S
}

/// Draws field, buttons and lines at the top of `rect`; returns where they end.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, columns: usize) -> f32 {
    let row = rect.with_max_y(rect.top() + sizes::ROW);
    let words = ["places-next", "places-back", "places-add"].map(|id| canvas.say(id));
    let widths = words.each_ref().map(|word| sheet::button_width(canvas, word));
    let all = widths.iter().sum::<f32>() + space::S * 2.0;
    let (field, buttons) = if columns == 2 {
        (row.with_max_x(row.right() - all - space::S), row.with_min_x(row.right() - all))
    } else {
        (row, row.translate(vec2(0.0, sizes::ROW + space::S)))
    };
    show_field(canvas, field);
    show_buttons(canvas, buttons, &words, widths);
    let below = rect.with_min_y(buttons.bottom() + space::XS);
    show_standing(canvas, below.with_max_y(below.top() + BELOW_FIELD));
    rect.top() + height(columns)
}

fn show_field(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let mut typed = canvas.context.view.model.places.typed.clone();
    let (label, hint) = (canvas.say("places-field"), canvas.say("places-field-hint"));
    let field = field(&mut typed, field_id(), Type::Code, space::M);
    let response = canvas.ui.put(place, field.hint_text(hint));
    canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    let entered = response.lost_focus().then(|| entered(canvas)).flatten();
    canvas.actions.extend(response.changed().then(|| Action::Places(PlacesAction::Write(typed))));
    if let Some(direction) = entered {
        canvas.ask(Action::Places(PlacesAction::GoTo(direction)));
        response.request_focus();
    }
}

/// Selects what was typed before, so that typing replaces it.
pub fn select_all(canvas: &Canvas<'_, '_>) {
    let letters = canvas.context.view.model.places.typed.chars().count();
    let ctx = canvas.ui.ctx();
    let mut state = TextEdit::load_state(ctx, field_id()).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::default(), CCursor::new(letters))));
    state.store(ctx, field_id());
}

/// Returns where Enter leads: forward, or back with Shift; `None` if it was not pressed.
fn entered(canvas: &Canvas<'_, '_>) -> Option<Direction> {
    canvas.ui.input(|input| match input.key_pressed(Key::Enter) {
        true if input.modifiers.shift => Some(Direction::Back),
        true => Some(Direction::Forward),
        false => None,
    })
}

fn show_buttons(canvas: &mut Canvas<'_, '_>, row: Rect, words: &[String; 3], widths: [f32; 3]) {
    let model = canvas.context.view.model;
    let [next, back] = caption::of_field(canvas.context.words);
    let hints = [
        canvas.context.hint(&canvas.say("places-next-hint"), &next),
        canvas.context.hint(&canvas.say("places-back-hint"), &back),
        canvas.say("places-add-hint"),
    ];
    let actions = [
        PlacesAction::GoTo(Direction::Forward),
        PlacesAction::GoTo(Direction::Back),
        PlacesAction::AddBreakpoint,
    ];
    let mut part = canvas.part();
    if !matches!(model.places.typed_place(), Ok(Some(_))) {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let mut x = row.left();
    for (number, ((word, width), (hint, action))) in
        words.iter().zip(widths).zip(hints.into_iter().zip(actions)).enumerate()
    {
        let place = Rect::from_min_size(pos2(x, row.top()), vec2(width, sizes::ROW));
        let look = if number == 0 { &looks::STRONG } else { &looks::SHEET };
        let response =
            canvas.press_word(Button::new(place, id(("places", number)), word, look).hint(hint), word);
        canvas.on_click(&response, Action::Places(action));
        x += width + space::S;
    }
}

/// Writes how far the search is, how what is typed is read, or what is wrong with it.
fn show_standing(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let narrator = canvas.context.narrator();
    if let Some(words) = places::searching(narrator) {
        let word = canvas.say("places-cancel");
        let size = canvas.button_size(&word);
        let place = Align2::RIGHT_TOP.anchor_size(rect.right_top(), size);
        let response = canvas.button(place, "cancel search", &word);
        canvas.on_click(&response, Action::Escape);
        canvas.paragraph(rect.with_max_x(place.left() - space::M), "places", &words, Type::Body);
        return;
    }
    let (standing, words) = places::typed(narrator);
    let palette = canvas.palette();
    let ink = match standing {
        TypedStanding::Empty => palette.text_faint,
        TypedStanding::Place => palette.text_soft,
        TypedStanding::NotOfRealm | TypedStanding::Wrong => palette.warning,
    };
    canvas.colored_paragraph(rect, "places", &words, Type::Caption, ink);
}
