//! What the faces of the race have in common: the rows, one per lane, equally high, below the names of the columns; the
//! realm at the left of each, and its tooltip.

use egui::{Align2, Color32, CornerRadius, Rect, Response, Ui, Vec2, pos2, vec2};
use eight_realms_app::{
    model::Action,
    race::{self, view::RaceLane},
    words::names,
};
use eight_realms_core::lane::LaneId;

use crate::gui::{
    PanelContext,
    kit::{Button, Canvas, Chosen, id, tooltip},
    theme::{LaneMark, Type, break_point, looks, radius, sizes::marks, space, stroke},
    widgets::{
        chip::{Fill, chip},
        text,
    },
};

/// Size of the arrow of a button in the head that opens a menu.
pub const MENU_ARROW: f32 = 8.0;

/// Room below the last row.
pub const FOOT: f32 = 2.0;

/// Places of the rows.
pub struct Rows {
    /// Names of columns and of values along the axis.
    pub head: Rect,
    pub lanes: Vec<Rect>,
    /// Height of a lane.
    pub height: f32,
}

impl Rows {
    /// Divides `body` into names, `head` high, and a row for each lane, none higher than `highest`: a few lanes do not
    /// fill the stage.
    pub fn of(body: Rect, head: f32, lanes: usize, highest: f32) -> Self {
        let head = Rect::from_min_size(body.min, vec2(body.width(), head));
        let height = ((body.height() - head.height() - FOOT) / lanes.max(1) as f32).clamp(0.0, highest);
        let lane = |place: usize| {
            let top = head.bottom() + place as f32 * height;
            Rect::from_min_size(pos2(body.left(), top), vec2(body.width(), height))
        };
        Self { head, lanes: (0..lanes).map(lane).collect(), height }
    }

    /// Returns the place of all lanes together.
    pub fn field(&self) -> Rect {
        self.lanes.iter().fold(self.head.with_min_y(self.head.bottom()), |all, lane| all.union(*lane))
    }
}

/// Width of chip and name, in a narrow stage and in a wide one.
const NAME_WIDTH: [f32; 2] = [150.0, 168.0];

/// Returns the width of chip and name in a stage of this width.
pub fn name_width(stage: f32) -> f32 {
    NAME_WIDTH[usize::from(stage > break_point::WIDE_RACE)]
}

/// Distance from the left end of a row to its name.
pub const NAME_INDENT: f32 = 32.0;
/// Minimum height of a row with two lines.
pub const TWO_LINES_FROM: f32 = 27.0;
/// Size of the bar before the chosen lane.
const CHOSEN_BAR: Vec2 = vec2(marks::ACCENT_BAR, 22.0);
/// Side of the chip.
const CHIP: f32 = 22.0;
/// Maximum distance from the middle of a row up to the first of its two lines, and down to the second.
const LINES: f32 = 8.5;
/// Share of a low row's height that lies between its middle and each of its two lines.
const APART: f32 = 0.25;

/// Returns the distance of the two lines of a row from its middle.
pub fn apart(row: Rect) -> f32 {
    LINES.min(APART * row.height())
}

/// Draws the lane into `place`, with its status at the position. A press chooses this lane.
pub fn show_realm(canvas: &mut Canvas<'_, '_>, place: Rect, lane: &RaceLane) {
    let palette = canvas.palette();
    let ink = if lane.standing.has_finished() { palette.text } else { palette.text_faint };
    let below = race::sentences::status::at_the_position(lane, canvas.context.narrator());
    show_realm_below(canvas, place, lane, (&below, ink));
}

/// Draws the lane into `place`, with other words below its name.
pub fn show_realm_below(canvas: &mut Canvas<'_, '_>, place: Rect, lane: &RaceLane, below: (&str, Color32)) {
    let response = show_realm_with(canvas, place, lane, below);
    response.on_hover_ui(|ui| lane_tooltip(ui, lane, canvas.context));
}

/// Draws the lane into `place`, with another word below its name, or none.
pub fn show_realm_with(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    lane: &RaceLane,
    (below, ink): (&str, Color32),
) -> Response {
    let context = canvas.context;
    let name = context.name(lane.id);
    let label = label(canvas, lane, &name, below);
    let chosen = Chosen::same(lane.id, context.view.model.chosen);
    let button = Button::new(place, id(("lane", lane.id)), &label, &looks::LANE).choice(chosen);
    let response = canvas.press(button, |name_ink| {
        mark(canvas, place, lane.id, chosen);
        let room = place.width() - NAME_INDENT - space::XS;
        let at = |y: f32| place.left_center() + vec2(NAME_INDENT, y);
        let has_two = !below.is_empty() && place.height() >= TWO_LINES_FROM;
        let apart = apart(place);
        let above = if has_two { -apart } else { 0.0 };
        let painter = canvas.painter();
        text::line(painter, at(above), Align2::LEFT_CENTER, &name, Type::Figure, name_ink, room);
        if has_two {
            text::line(painter, at(apart), Align2::LEFT_CENTER, below, Type::Caption, ink, room);
        }
    });
    canvas.on_click(&response, Action::Choose(lane.id));
    response
}

/// Draws the lane over its track, with its status in the same line, `line` high, if there is one. A press chooses this lane.
pub fn show_over_track(canvas: &mut Canvas<'_, '_>, row: Rect, line: f32, lane: &RaceLane) {
    let status = race::sentences::status::at_the_position(lane, canvas.context.narrator());
    show_over_track_with(canvas, row, line, lane, &status);
}

/// Draws the lane over its track, with other words in the same line.
pub fn show_over_track_with(
    canvas: &mut Canvas<'_, '_>,
    row: Rect,
    line: f32,
    lane: &RaceLane,
    status: &str,
) {
    let name = canvas.context.name(lane.id);
    let label = label(canvas, lane, &name, status);
    let chosen = Chosen::same(lane.id, canvas.context.view.model.chosen);
    let button = Button::new(row, id(("lane", lane.id)), &label, &looks::LANE).choice(chosen);
    let response = canvas.press(button, |ink| {
        mark(canvas, row, lane.id, chosen);
        if line > 0.0 {
            let (painter, palette) = (canvas.painter(), canvas.palette());
            let at = pos2(row.left() + NAME_INDENT, row.top() + line / 2.0 + 2.0);
            let name = text::left(painter, at, &name, Type::Figure, ink);
            let after = pos2(name.right() + space::S, at.y);
            let room = row.right() - after.x;
            text::line(painter, after, Align2::LEFT_CENTER, status, Type::Caption, palette.text_soft, room);
        }
    });
    canvas.on_click(&response, Action::Choose(lane.id));
    response.on_hover_ui(|ui| lane_tooltip(ui, lane, canvas.context));
}

/// Returns what a press does, the lane's name, and its status.
fn label(canvas: &Canvas<'_, '_>, lane: &RaceLane, name: &str, below: &str) -> String {
    let choose = canvas.tell("rung-choose", &[("lane", names::lane(canvas.context.words, lane.id).into())]);
    let parts: Vec<&str> = [name, below].into_iter().filter(|words| !words.is_empty()).collect();
    canvas.tell("named", &[("name", choose.into()), ("what", parts.join(", ").into())])
}

/// Room over and below a chip in a low row of a phone, where its number needs the height.
const PHONE_GAP: f32 = 1.0;

/// Draws the lane's chip at the left of `place`, and a bar before it where the lane is chosen.
fn mark(canvas: &Canvas<'_, '_>, place: Rect, lane: LaneId, chosen: Chosen) {
    let (painter, palette, middle) = (canvas.painter(), canvas.palette(), place.left_center());
    let mark = LaneMark::of(lane);
    if chosen == Chosen::Yes {
        let bar = Align2::RIGHT_CENTER.anchor_size(middle - vec2(space::XS, 0.0), CHOSEN_BAR);
        painter.rect_filled(bar, CornerRadius::same(radius::XXS), mark.color(palette));
    }
    let around = if canvas.is_phone() { PHONE_GAP } else { space::XS };
    let side = CHIP.min(place.height() - around);
    let square = Align2::LEFT_CENTER.anchor_size(middle, Vec2::splat(side));
    chip(painter, square, mark, Fill::Solid, palette);
}

/// Draws the chips of `lanes` once more at the left of what is seen, where `rows` begin further left.
pub fn keep_chips(canvas: &Canvas<'_, '_>, rows: &[Rect], lanes: impl Iterator<Item = LaneId>) {
    let left = canvas.painter().clip_rect().left();
    for (row, lane) in rows.iter().zip(lanes) {
        if left > row.left() {
            let place = row.with_min_x(left).with_max_x(left + NAME_INDENT).shrink2(vec2(0.0, stroke::HAIR));
            canvas.painter().rect_filled(place, CornerRadius::ZERO, canvas.palette().background);
            mark(canvas, place, lane, Chosen::same(lane, canvas.context.view.model.chosen));
        }
    }
}

/// Writes name, status, the cost of the lane's table, and the path that the search has found.
pub fn lane_tooltip(ui: &mut Ui, lane: &RaceLane, context: &PanelContext<'_>) {
    let name = context.name(lane.id);
    tooltip_line(ui, &name, Type::Title, context);
    tooltip_line(
        ui,
        &race::sentences::status::at_the_position(lane, context.narrator()),
        Type::Caption,
        context,
    );
    let narrator = context.narrator();
    let more =
        [race::sentences::status::table_cost(lane, narrator), race::sentences::status::path(lane, narrator)]
            .into_iter()
            .flatten();
    let convention = race::sentences::status::convention(lane).map(|note| context.words.say(note));
    for more in more.chain(convention) {
        tooltip_line(ui, &more, Type::Caption, context);
    }
}

pub fn tooltip_line(ui: &mut Ui, words: &str, kind: Type, context: &PanelContext<'_>) {
    let ink = if kind == Type::Title { context.palette.text } else { context.palette.text_soft };
    tooltip::line(ui, words, kind, ink);
}
