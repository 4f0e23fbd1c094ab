//! What is under the pointer: the board itself, its distances, and what the search has made of it.

mod facts;

use egui::{Align2, Area, CornerRadius, Id, Order, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::{
    gui::{
        Desk,
        panels::sheet,
        theme::{Type, radius, space, stroke},
        widgets::{
            board::{self, Face},
            text,
        },
    },
    map::{Layout, Lights, Seat},
    realm::Realm,
};

/// Side of the board.
const BOARD: f32 = 84.0;
/// Height of a line.
const LINE: f32 = 17.0;
/// From the pointer to the card.
const AWAY: f32 = 14.0;

/// What a card tells of.
pub struct Subject<'a> {
    /// Whose search.
    pub realm: Realm,
    /// Where boards lie.
    pub layout: &'a Layout,
    /// What they are to the search.
    pub lights: &'a Lights,
    /// The board.
    pub seat: Seat,
}

/// Draws the card beside the pointer.
pub fn show(ui: &Ui, pointer: Pos2, desk: &Desk<'_>, subject: &Subject<'_>) {
    let mut lines = facts::lines(desk, subject.realm, subject.layout, subject.lights, subject.seat);
    lines.push(desk.words.say("map-click"));
    let widest = lines.iter().map(|line| text::width(ui.painter(), line, Type::Caption)).fold(0.0, f32::max);
    let height = (LINE * lines.len() as f32).max(BOARD);
    let size = vec2(BOARD + space::M + widest.ceil(), height) + Vec2::splat(2.0 * space::M);
    let card = beside(pointer, size, ui.ctx().content_rect());
    let id = Id::unique("map card");
    let area = Area::new(id).order(Order::Tooltip).interactable(false).constrain(false);
    area.fixed_pos(Pos2::ZERO).show(ui.ctx(), |ui| {
        let edge = Stroke::new(stroke::HAIR, desk.palette.edge);
        ui.painter().rect(card, CornerRadius::same(radius::L), desk.palette.raised, edge, StrokeKind::Inside);
        paint(ui, card.shrink(space::M), desk, subject, &lines);
        sheet::said(ui, card, id.with("words"), &lines.join(" · "));
    });
}

/// On the side of the pointer where there is room.
fn beside(pointer: Pos2, size: Vec2, window: Rect) -> Rect {
    let fits = |at: f32, length: f32, end: f32| at + AWAY + length <= end;
    let x = if fits(pointer.x, size.x, window.right()) { AWAY } else { -AWAY - size.x };
    let y = if fits(pointer.y, size.y, window.bottom()) { AWAY } else { -AWAY - size.y };
    let room = (window.max - size).max(window.min);
    Rect::from_min_size((pointer + vec2(x, y)).clamp(window.min, room), size)
}

fn paint(ui: &Ui, inner: Rect, desk: &Desk<'_>, subject: &Subject<'_>, lines: &[String]) {
    let (tiles, goal) =
        (subject.layout.land().board(subject.seat).tiles(), desk.view.model.puzzle.goal.tiles());
    let face = Face::still(&tiles, &goal, desk.accent());
    let place = Align2::LEFT_CENTER.anchor_size(inner.left_center(), Vec2::splat(BOARD));
    board::paint(ui.painter(), place, &face, desk.palette);
    let top = inner.center().y - LINE * (lines.len() as f32 - 1.0) / 2.0;
    for (number, line) in lines.iter().enumerate() {
        let at = Pos2::new(place.right() + space::M, top + LINE * number as f32);
        let is_last = number + 1 == lines.len();
        let color = if is_last { desk.palette.text_faint } else { desk.palette.text };
        text::left(ui.painter(), at, line, Type::Caption, color);
    }
}
