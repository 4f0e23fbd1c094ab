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

mod bookmarks;
mod breakpoints;
mod examples;
mod field;

use egui::{Align2, Rect, ScrollArea, Sense, Stroke, pos2, vec2};
use eight_realms_app::app::{Action, Sheet};

use crate::gui::kit::close_button;
use crate::gui::{
    kit::{
        Button, Canvas, id,
        sheet::{self, Outside},
    },
    theme::{
        Type, looks,
        sizes::sheets::{self, places as sizes},
        space, stroke,
    },
    widgets::text,
};

/// Maximum width of the sheet.
const WIDEST: f32 = 880.0;
/// Minimum width at which breakpoints and bookmarks are side by side, and examples in two columns.
const TWO_COLUMNS_FROM: f32 = 600.0;
/// Half the side of the cross that removes.
const CROSS: f32 = 4.0;

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
        let lists = [breakpoints::height(canvas), bookmarks::height(canvas)];
        let [one, other] = lists.map(|height| sizes::HEAD + height);
        let lists = if columns == 2 { one.max(other) } else { one + space::M + other };
        let height = field::height(columns) + examples::height(canvas, columns) + space::M + lists;
        Self { width, columns, height }
    }
}

/// Draws the sheet, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let model = canvas.context.view.model;
    if model.sheet != Sheet::Places || model.has_open_question() {
        sheet::closed(canvas, "places");
        return;
    }
    let room = sheet::room(canvas);
    let plan = SheetPlan::of(canvas, WIDEST.min(room.x));
    let foot = looks::SHEET.height + space::M;
    let size = vec2(plan.width, (sheets::HEAD + plan.height + foot).min(room.y));
    let outside = sheet::show(canvas, "places", size, |canvas, rect| {
        sheet::title(canvas, rect, "places", &canvas.say("places"));
        let body = rect.with_min_y(rect.top() + sheets::HEAD).with_max_y(rect.bottom() - foot);
        canvas.scrolled("places", body, ScrollArea::vertical(), |canvas| content(canvas, &plan));
        close_button(canvas, rect);
        let first = model.places.note_wanted().map_or_else(field::field_id, bookmarks::note_id);
        if sheet::focus_first(canvas, "places", first) {
            field::select_all(canvas);
        }
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

fn content(canvas: &mut Canvas<'_, '_>, plan: &SheetPlan) {
    let (rect, _) = canvas.ui.allocate_exact_size(vec2(plan.width, plan.height), Sense::hover());
    let y = field::show(canvas, rect, plan.columns);
    let y = examples::show(canvas, rect.with_min_y(y), plan.columns) + space::M;
    let lists = rect.with_min_y(y);
    let (first, second) = if plan.columns == 2 {
        let middle = lists.center().x;
        (lists.with_max_x(middle - space::M), lists.with_min_x(middle + space::M))
    } else {
        let below = y + sizes::HEAD + breakpoints::height(canvas) + space::M;
        (lists, lists.with_min_y(below))
    };
    breakpoints::show(canvas, first);
    bookmarks::show(canvas, second);
}

/// Draws the head of a list; returns what is left below it.
fn head(canvas: &Canvas<'_, '_>, rect: Rect, title: &str, note: &str) -> Rect {
    let at = pos2(rect.left(), rect.top() + sizes::HEAD / 2.0 - 1.0);
    canvas.heading(at, title, note, rect.width());
    rect.with_min_y(rect.top() + sizes::HEAD)
}

/// Writes a message in the place of an empty list.
fn empty(canvas: &Canvas<'_, '_>, rect: Rect, message: &'static str) {
    canvas.paragraph(rect, message, &canvas.say(message), Type::Caption);
}

/// Draws one line of text in a row, cut where its room ends.
fn row_text(canvas: &Canvas<'_, '_>, rect: Rect, words: &str, kind: Type, ink: egui::Color32) {
    text::line(canvas.painter(), rect.left_center(), Align2::LEFT_CENTER, words, kind, ink, rect.width());
}

/// Draws the button at the right of a row that removes what the row is about; returns the rest of the row.
fn remove_button(
    canvas: &mut Canvas<'_, '_>,
    row: Rect,
    name: (&'static str, usize),
    label: &str,
    action: Action,
) -> Rect {
    let place = row.with_min_x(row.right() - sizes::ROW);
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
