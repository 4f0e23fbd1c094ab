//! The column at the right that faces have in common: the heuristics one below the other, each with two figures, from
//! which one is chosen; the weight w of the weighted heuristic; and room for figures. Its place is the same on every
//! face.

use egui::{Align2, Color32, Rect, WidgetInfo, pos2, vec2};
use eight_realms_app::{desk::action::LanesAction, heuristics::HeuristicsAction, model::Action};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lane::LaneRequest,
    realm::Realm,
};

use crate::gui::{
    keys::caption,
    kit::{Button, Canvas, Chosen, Item, Row, id},
    theme::{
        FINGER, Type, looks,
        sizes::{controls, marks::WARNING},
        space,
    },
    widgets::{marks::warning_mark, slider, still, text},
};

/// Minimum and maximum width of the column.
const WIDTH: [f32; 2] = [258.0, 340.0];
/// Minimum and maximum height of a row.
const ROW: [f32; 2] = [18.0, 28.0];
/// Share of the width that the column takes.
const SHARE: f32 = 0.34;
/// Number of rows of the table, its head included, of the weight, and of what lies below.
const ROWS: [f32; 3] = [HeuristicKind::ESTIMATES.len() as f32 + 1.0, 1.3, 6.0];

/// The places of the column, and the remaining room; in an upright window the column is below it.
#[derive(Clone, Copy, Debug)]
pub struct SideColumn {
    /// Remaining room at the left of the column.
    pub left: Rect,
    /// The table of heuristics, its head included.
    pub table: Rect,
    /// The slider of the weight.
    pub weight: Rect,
    /// Room below the weight.
    pub below: Rect,
    /// Height of a row.
    pub row: f32,
}

/// Least height beside the column.
const LEAST_SEEN: f32 = 196.0;

/// Height of the column where fingers press its rows.
pub fn height_in_hand() -> f32 {
    (ROWS[0] + ROWS[1]) * FINGER + ROWS[2] * ROW[1]
}

impl SideColumn {
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect) -> Self {
        let body = Rect::from_min_max(body.min + vec2(0.0, space::S), body.max - vec2(0.0, space::XS));
        if canvas.is_upright() {
            let (left, side) = body.split_top_bottom_at_y(body.bottom() - height_in_hand());
            return Self::divide(left.with_max_y(left.bottom() - space::S), side, FINGER);
        }
        let width = (body.width() * SHARE).clamp(WIDTH[0], WIDTH[1]);
        let side = Rect::from_min_max(pos2(body.right() - width, body.top()), body.max);
        let left = Rect::from_min_max(body.min, pos2(side.left() - space::XL, body.bottom()));
        let row = (side.height() / ROWS.iter().sum::<f32>()).clamp(ROW[0], ROW[1]).floor();
        Self::divide(left, side, if canvas.is_in_hand() { FINGER } else { row })
    }

    /// The same, with the room beside a column that scrolls in sight together with its beginning.
    pub fn in_sight(self, canvas: &Canvas<'_, '_>) -> Self {
        let seen = canvas.ui.clip_rect().height().max(LEAST_SEEN);
        let bottom = self.left.bottom().min(self.left.top() + seen - 2.0 * space::S);
        Self { left: self.left.with_max_y(bottom), ..self }
    }

    /// Divides the column, beside the remaining room or below it.
    fn divide(left: Rect, side: Rect, row: f32) -> Self {
        let part =
            |top: f32, rows: f32| Rect::from_min_size(pos2(side.left(), top), vec2(side.width(), rows * row));
        let table = part(side.top(), ROWS[0]);
        let weight = part(table.bottom(), ROWS[1]);
        let below = Rect::from_min_max(weight.left_bottom(), side.max);
        Self { left, table, weight, below, row }
    }
}

/// Head of a column of figures.
pub struct Head {
    /// Message of its word.
    pub word: &'static str,
    /// Message of its meaning.
    pub hint: &'static str,
    /// Width of the column.
    pub width: f32,
}

/// Row of one heuristic.
pub struct TableRow {
    pub heuristic: HeuristicKind,
    /// The two figures, empty until they are computed.
    pub figures: [String; 2],
    /// Whether the heuristic overestimates some board.
    pub over: Overestimates,
}

/// Whether a heuristic overestimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overestimates {
    /// The mark appears before the heuristic's name.
    Yes,
    No,
}

/// Draws the heads and a row for each heuristic.
pub fn show_table(canvas: &mut Canvas<'_, '_>, side: &SideColumn, heads: &[Head; 2], rows: &[TableRow]) {
    let head = Rect::from_min_size(side.table.min, vec2(side.table.width(), side.row));
    for (column, (Head { word, hint, width }, place)) in heads.iter().zip(columns(head, heads)).enumerate() {
        let (word, end, color) = (canvas.say(word), place.right_center(), canvas.palette().text_faint);
        // No name is at the left of the heads.
        let room = if column == 0 { end.x - head.left() } else { *width - space::XS };
        let text_rect =
            text::line(canvas.painter(), end, Align2::RIGHT_CENTER, &word, Type::Caption, color, room);
        canvas.named(text_rect, ("column", column), &word).on_hover_text(canvas.say(hint));
    }
    let mut place = head;
    for row in rows {
        place = place.translate(vec2(0.0, side.row));
        show_row(canvas, place, heads, row);
    }
}

fn show_row(canvas: &mut Canvas<'_, '_>, rect: Rect, heads: &[Head; 2], row: &TableRow) {
    let heuristic = row.heuristic;
    let name = canvas.say(format!("heuristic-{}", heuristic.name()));
    let [first, second] = &row.figures;
    let [first_word, second_word] = heads.each_ref().map(|head| canvas.say(head.word));
    let hint = format!("{name}: {first_word} {first}, {second_word} {second}");
    let notes = heads.iter().map(|head| format!("{}: {}", canvas.say(head.word), canvas.say(head.hint)));
    let hint = std::iter::once(hint).chain(notes).collect::<Vec<_>>().join("\n");
    let button = Button::new(rect, id(("heuristic", heuristic.name())), &name, &looks::ROW)
        .choice(Chosen::same(heuristic, canvas.context.view.model.heuristics.heuristic))
        .hint(hint);
    let response = canvas.press(button, |ink| paint_row(canvas, rect, heads, row, (&name, ink)));
    canvas.on_click(&response, Action::Heuristics(HeuristicsAction::Heuristic(heuristic)));
}

/// Paints figures, mark and name.
fn paint_row(
    canvas: &Canvas<'_, '_>,
    rect: Rect,
    heads: &[Head; 2],
    row: &TableRow,
    (name, ink): (&str, Color32),
) {
    let (painter, columns) = (canvas.painter(), columns(rect, heads));
    for ((figure, place), Head { width, .. }) in row.figures.iter().zip(columns).zip(heads) {
        let end = place.right_center();
        text::line(painter, end, Align2::RIGHT_CENTER, figure, Type::Figure, ink, *width);
    }
    let mut at = pos2(rect.left() + space::S, rect.center().y);
    if row.over == Overestimates::Yes {
        warning_mark(painter, at + vec2(WARNING / 2.0, 0.0), WARNING, canvas.palette());
    }
    at.x += WARNING + space::XS;
    let room = columns[0].left() + space::S - at.x;
    text::line(painter, at, Align2::LEFT_CENTER, name, Type::Figure, ink, room);
}

/// Returns the columns of figures in a row.
fn columns(place: Rect, [first, second]: &[Head; 2]) -> [Rect; 2] {
    let items = [second, first].map(|head| Item::new(head.width).after(0.0));
    let [second, first] = Row::at(0, place.shrink2(vec2(space::S, 0.0)), &[], &items).right;
    [first, second]
}

/// From the left edge to the letter of the weight; the names of the table begin there too.
const INDENT: f32 = 23.0;
/// Width of the letter at the left.
const LETTER: f32 = 14.0;
/// Width of the figure at the right.
const FIGURE: f32 = 26.0;
/// Minimum height of the line below the slider; its button is a little lower.
const MIN_LINE: f32 = 24.0;

/// Draws the slider of the weight, in tenths, into its place beside a face; moving it selects the weighted heuristic.
/// While that is selected, a line below adds a lane that searches with it. Returns the room below.
pub fn show_weight(canvas: &mut Canvas<'_, '_>, side: &SideColumn) -> Rect {
    show_rail(canvas, side.weight);
    let tab = canvas.context.view.model.heuristics;
    if tab.heuristic.weight().is_none() {
        return side.below;
    }
    let line = Rect::from_min_size(side.below.min, vec2(side.below.width(), side.row.max(MIN_LINE)));
    add_lane(canvas, line, tab.weight);
    side.below.with_min_y(line.bottom())
}

fn show_rail(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let weight = canvas.context.view.model.heuristics.weight;
    let is_selected = canvas.context.view.model.heuristics.heuristic.weight().is_some();
    let palette = canvas.context.palette;
    let ink = if is_selected { palette.text } else { palette.text_faint };
    let rect = rect.shrink2(vec2(space::S, 0.0)).with_min_x(rect.left() + INDENT);
    text::left(canvas.painter(), rect.left_center(), "w", Type::Figure, ink);
    let figure = weight.to_string();
    if still::is_set(canvas.ui.ctx()) {
        let at = rect.left_center() + vec2(LETTER, 0.0);
        text::left(canvas.painter(), at, &figure, Type::Figure, ink);
        return;
    }
    let end = rect.right_center();
    text::line(canvas.painter(), end, Align2::RIGHT_CENTER, &figure, Type::Figure, ink, FIGURE);
    let rail = Rect::from_center_size(
        pos2(f32::midpoint(rect.left() + LETTER, rect.right() - FIGURE - space::S), rect.center().y),
        vec2(rect.width() - LETTER - FIGURE - space::S, controls::slider::HEIGHT),
    );
    if let Some(weight) = slider(canvas, rail, weight) {
        canvas.ask(Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::Weighted(weight))));
    }
}

/// Returns another weight, if the slider is moved. The arrows left and right move it by one tenth.
fn slider(canvas: &mut Canvas<'_, '_>, rail: Rect, before: Weight) -> Option<Weight> {
    let mut tenths = before.tenths();
    let range = Weight::MIN.tenths()..=Weight::GREATEST.tenths();
    let palette = canvas.context.palette;
    let response = slider::slider(canvas.ui, rail, "heuristics weight", &mut tenths, range, palette);
    let label = canvas.say("heuristics-weight");
    response.widget_info(|| WidgetInfo::slider(true, f64::from(tenths) / 10.0, &label));
    response.on_hover_text(canvas.context.hint(&label, &caption::row(&slider::KEYS, canvas.context.words)));
    let after = Weight::of_tenths(tenths);
    (after != before).then_some(after)
}

/// Draws the button that adds a lane with this weight.
fn add_lane(canvas: &mut Canvas<'_, '_>, rect: Rect, weight: Weight) {
    let label = canvas.tell("heuristics-weight-lane", &[("w", weight.to_string().into())]);
    let size = vec2(canvas.button_size(&label).x, MIN_LINE - 2.0);
    let place = Align2::RIGHT_CENTER.anchor_size(rect.shrink2(vec2(space::S, 0.0)).right_center(), size);
    let response = canvas.button(place, "heuristics weight lane", &label);
    if response.clicked() {
        let heuristic = Some(HeuristicKind::Weighted(weight));
        let request = LaneRequest { heuristic, ..LaneRequest::of(Realm::Heap) };
        canvas.ask(Action::Lanes(LanesAction::Add(request)));
    }
    response.on_hover_text(canvas.say("heuristics-weight-lane-hint"));
}
