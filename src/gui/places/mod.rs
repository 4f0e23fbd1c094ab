//! The sheet of places: where to go, where playing stops, and where to come back to.
//!
//! ```text
//! Places
//! [ f-step and f = 8          ] (Next) (Previous) (Add breakpoint)
//! how it is read, or what is wrong with it
//! Examples   100     expansion 100        f-step   an expansion with a larger f …
//! Breakpoints                     Bookmarks
//! ☑ f-step                    ✕   Realm 7, event 486, 23415x768         ✕
//! ☐ before improved           ✕   [ note                                 ]
//!                                                                  (Close)
//! ```

mod marks;

use egui::{
    Align2, Id, Key, Rect, ScrollArea, Sense, TextEdit,
    text::{CCursor, CCursorRange},
    vec2,
};
use eight_realms_app::{
    desk::screen::Sheet,
    model::Action,
    places::{
        PlacesAction,
        sentences::{self, TypedStanding},
    },
    words::places::written,
};
use eight_realms_core::replay::Direction;

use self::marks::{
    HEAD, bookmarks_height, breakpoints_height, note_id, row_height, row_text, show_bookmarks,
    show_breakpoints, show_head,
};
use crate::gui::{
    keys::caption,
    kit::{
        Button, Canvas, FieldLook, close_button,
        columns::widest,
        id,
        row::flow,
        sheet::{self, Outside},
    },
    theme::{Type, looks, sizes::sheets, space},
};

/// Maximum width of the sheet.
const WIDEST: f32 = 880.0;
/// Minimum width at which breakpoints and bookmarks are side by side, and examples in two columns.
const TWO_COLUMNS_FROM: f32 = 600.0;
/// Height of the lines below the field.
const BELOW_FIELD: [f32; 2] = [112.0, 34.0];
/// Height of an example.
const EXAMPLE: f32 = 28.0;
/// Maximum number of examples.
const MAX_EXAMPLES: usize = 6;

/// Draws the sheet, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let model = canvas.context.view.model;
    if model.sheet != Sheet::Places || model.has_open_question() {
        sheet::closed(canvas, "places");
        return;
    }
    let room = sheet::room(canvas);
    let plan = SheetPlan::of(canvas, WIDEST.min(room.x));
    let foot = canvas.target(looks::SHEET.height) + space::M;
    let size = vec2(plan.width, (sheets::HEAD + plan.height + foot).min(room.y));
    let outside = sheet::show(canvas, "places", size, |canvas, rect| {
        sheet::title(canvas, rect, "places", &canvas.say("places"));
        let body = rect.with_min_y(rect.top() + sheets::HEAD).with_max_y(rect.bottom() - foot);
        canvas.scrolled("places", body, ScrollArea::vertical(), |canvas| show_content(canvas, &plan));
        close_button(canvas, rect);
        // A field in focus brings a phone's keyboard, which leaves little room for the rest: there, a tap brings it.
        let first = model.places.note_wanted().map_or_else(field_id, note_id);
        if !canvas.is_phone() && sheet::focus_first(canvas, "places", first) {
            select_all(canvas);
        }
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

/// Division of the sheet's room.
struct SheetPlan {
    width: f32,
    /// Number of columns of lists and examples.
    columns: usize,
    /// Height below the head and above the foot.
    height: f32,
}

impl SheetPlan {
    fn of(canvas: &Canvas<'_, '_>, width: f32) -> Self {
        let columns = if width >= TWO_COLUMNS_FROM { 2 } else { 1 };
        let lists = [breakpoints_height(canvas), bookmarks_height(canvas)];
        let [one, other] = lists.map(|height| HEAD + height);
        let lists = if columns == 2 { one.max(other) } else { one + space::M + other };
        let height =
            field_height(canvas, width, columns) + examples_height(canvas, columns) + space::M + lists;
        Self { width, columns, height }
    }
}

/// Returns the height of field, buttons and lines. In one column, the buttons are below the field.
fn field_height(canvas: &Canvas<'_, '_>, width: f32, columns: usize) -> f32 {
    let lines = if columns == 2 {
        0
    } else {
        places_of_buttons(canvas, width).last().map_or(0, |(line, _)| line + 1)
    };
    let row = row_height(canvas);
    row + lines as f32 * (row + space::S) + space::XS + below_field(columns) + space::S
}

/// The words of the buttons.
fn button_words(canvas: &Canvas<'_, '_>) -> [String; 3] {
    ["places-next", "places-back", "places-add"].map(|id| canvas.say(id))
}

/// The line of each button in a room of this width, and its distance from the left.
fn places_of_buttons(canvas: &Canvas<'_, '_>, width: f32) -> Vec<(usize, f32)> {
    flow(button_words(canvas).map(|word| sheet::button_width(canvas, &word)), space::S, width)
}

/// Returns the height of the lines below the field.
const fn below_field(columns: usize) -> f32 {
    BELOW_FIELD[columns - 1]
}

/// Returns each example as it is written in the language of the window, with the message of its meaning.
fn examples(canvas: &Canvas<'_, '_>) -> Vec<(String, &'static str)> {
    let examples = sentences::examples(canvas.context.view.model.chosen).take(MAX_EXAMPLES);
    examples.map(|(text, message)| (written(canvas.context.words, text), message)).collect()
}

fn examples_height(canvas: &Canvas<'_, '_>, columns: usize) -> f32 {
    HEAD + examples(canvas).len().div_ceil(columns) as f32 * canvas.target(EXAMPLE)
}

/// Returns the id of the field.
fn field_id() -> Id {
    id("places field")
}

/// Selects what was typed before, so that typing replaces it.
fn select_all(canvas: &Canvas<'_, '_>) {
    let letters = canvas.context.view.model.places.typed.chars().count();
    let ctx = canvas.ui.ctx();
    let mut state = TextEdit::load_state(ctx, field_id()).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::default(), CCursor::new(letters))));
    state.store(ctx, field_id());
}

fn show_content(canvas: &mut Canvas<'_, '_>, plan: &SheetPlan) {
    let (rect, _) = canvas.ui.allocate_exact_size(vec2(plan.width, plan.height), Sense::hover());
    let y = show_entry(canvas, rect, plan.columns);
    let y = show_examples(canvas, rect.with_min_y(y), plan.columns) + space::M;
    let lists = rect.with_min_y(y);
    let (first, second) = if plan.columns == 2 {
        let middle = lists.center().x;
        (lists.with_max_x(middle - space::M), lists.with_min_x(middle + space::M))
    } else {
        let below = y + HEAD + breakpoints_height(canvas) + space::M;
        (lists, lists.with_min_y(below))
    };
    show_breakpoints(canvas, first);
    show_bookmarks(canvas, second);
}

/// Draws the field in which a place is typed, its buttons, and below them how the place is read, or what is wrong with it,
/// at the top of `rect`; returns where they end.
fn show_entry(canvas: &mut Canvas<'_, '_>, rect: Rect, columns: usize) -> f32 {
    let height = row_height(canvas);
    let row = rect.with_max_y(rect.top() + height);
    let words = button_words(canvas);
    let widths = words.each_ref().map(|word| sheet::button_width(canvas, word));
    let all = widths.iter().sum::<f32>() + space::S * 2.0;
    let (field, buttons) = if columns == 2 {
        (row.with_max_x(row.right() - all - space::S), row.with_min_x(row.right() - all))
    } else {
        (row, row.translate(vec2(0.0, height + space::S)))
    };
    show_field(canvas, field);
    show_buttons(canvas, buttons, &words, widths);
    let bottom = rect.top() + field_height(canvas, rect.width(), columns);
    let lines = rect.with_max_y(bottom - space::S);
    show_standing(canvas, lines.with_min_y(lines.bottom() - below_field(columns)));
    bottom
}

fn show_field(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let mut typed = canvas.context.view.model.places.typed.clone();
    let (label, hint) = (canvas.say("places-field"), canvas.say("places-field-hint"));
    let look = FieldLook { font: Type::Code, margin: space::M, hint: &hint };
    let response = canvas.field(place, &mut typed, field_id(), look);
    canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    let entered = response.lost_focus().then(|| entered(canvas)).flatten();
    canvas.actions.extend(response.changed().then(|| Action::Places(PlacesAction::Write(typed))));
    if let Some(direction) = entered {
        canvas.ask(Action::Places(PlacesAction::GoTo(direction)));
        response.request_focus();
    }
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
    let places = places_of_buttons(canvas, row.width());
    for (number, ((word, width), (hint, action))) in
        words.iter().zip(widths).zip(hints.into_iter().zip(actions)).enumerate()
    {
        let (line, x) = places[number];
        let corner = row.min + vec2(x, line as f32 * (row.height() + space::S));
        let place = Rect::from_min_size(corner, vec2(width, row.height()));
        let look = if number == 0 { &looks::STRONG } else { &looks::SHEET };
        let response =
            canvas.press_word(Button::new(place, id(("places", number)), word, look).hint(hint), word);
        canvas.on_click(&response, Action::Places(action));
    }
}

/// Writes how far the search is, how what is typed is read, or what is wrong with it.
fn show_standing(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let narrator = canvas.context.narrator();
    let searching =
        canvas.context.view.places.search.map(|search| sentences::searching(narrator.words, &search));
    if let Some(words) = searching {
        let word = canvas.say("places-cancel");
        let size = canvas.button_size(&word);
        let place = Align2::RIGHT_TOP.anchor_size(rect.right_top(), size);
        let response = canvas.button(place, "cancel search", &word);
        canvas.on_click(&response, Action::Escape);
        canvas.paragraph(rect.with_max_x(place.left() - space::M), "places", &words, Type::Body);
        return;
    }
    let (standing, words) = sentences::typed(narrator, canvas.context.view.model.places.typed_place());
    let palette = canvas.palette();
    let ink = match standing {
        TypedStanding::Empty => palette.text_faint,
        TypedStanding::Place => palette.text_soft,
        TypedStanding::NotOfRealm | TypedStanding::Wrong => palette.warning,
    };
    canvas.colored_paragraph(rect, "places", &words, Type::Caption, ink);
}

/// Draws places to try at the top of `rect`, a press away: they teach how places are written. Returns where they end.
fn show_examples(canvas: &mut Canvas<'_, '_>, rect: Rect, columns: usize) -> f32 {
    let below = show_head(canvas, rect, "places-examples", "");
    let examples = examples(canvas);
    let texts = examples.iter().map(|(text, _)| text);
    let indent = widest(canvas.painter(), texts, Type::Code) + 2.0 * space::S;
    let width = (rect.width() - (columns - 1) as f32 * space::XL) / columns as f32;
    let rows = examples.len().div_ceil(columns);
    let height = canvas.target(EXAMPLE);
    for (number, (text, message)) in examples.into_iter().enumerate() {
        let (column, row) = (number / rows, number % rows);
        let corner = below.min + vec2(column as f32 * (width + space::XL), row as f32 * height);
        let place = Rect::from_min_size(corner, vec2(width, height));
        show_example(canvas, place, (&text, message), indent);
    }
    below.top() + rows as f32 * height
}

fn show_example(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    (text, message): (&str, &'static str),
    indent: f32,
) {
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
