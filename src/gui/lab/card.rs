//! The boards behind a dot: fewest, median and most expanded, then others; each leads to its search.

use egui::{Align2, CornerRadius, Rect, ScrollArea, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    lab::{
        LabAction, sentences,
        view::{BoardsCard, ResultsView},
    },
    model::Action,
};

use crate::gui::{
    kit::{Button, Canvas, id, paint_small},
    theme::{Type, looks, radius, space, stroke},
    widgets::text,
};

/// Width of the card.
const WIDTH: f32 = 244.0;
/// Height of its head, and of a board.
const HEAD: f32 = 44.0;
const ROW: f32 = 44.0;
/// Side of a board.
const SIDE: f32 = 36.0;
/// Least width of the results beside the card.
const BESIDE: f32 = 300.0;

/// Divides the room of the results: what is left of them, and the place of the card. Where both have no room, the card takes
/// all of it.
pub fn beside(canvas: &Canvas<'_, '_>, rect: Rect, view: &ResultsView) -> (Rect, Rect) {
    let none = Rect::from_min_size(rect.right_top(), vec2(0.0, rect.height()));
    match view.card {
        None => (rect, none),
        Some(_) if canvas.is_upright() || rect.width() - WIDTH < BESIDE => {
            (rect.with_max_x(rect.left()), rect)
        }
        Some(_) => {
            let (left, card) = rect.split_left_right_at_x(rect.right() - WIDTH);
            (left.with_max_x(left.right() - space::M), card)
        }
    }
}

/// Draws the card in its place.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, view: &ResultsView, boards: &BoardsCard) {
    let row = ROW.max(canvas.least_board() + space::S);
    let height = (HEAD + boards.shown.len() as f32 * row + space::M).min(rect.height());
    let place = rect.with_max_y(rect.top() + height);
    let palette = canvas.palette();
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    canvas.painter().rect(place, CornerRadius::same(radius::L), palette.raised, edge, StrokeKind::Inside);
    let inner = place.shrink(space::S);
    show_head(canvas, inner.with_max_y(inner.top() + HEAD), view, boards);
    let list = inner.with_min_y(inner.top() + HEAD);
    canvas.scrolled("lab boards", list, ScrollArea::vertical(), |canvas| {
        for place in 0..boards.shown.len() {
            let rect = canvas.next_row(row);
            show_board(canvas, rect, boards, place);
        }
    });
}

fn show_head(canvas: &mut Canvas<'_, '_>, rect: Rect, view: &ResultsView, boards: &BoardsCard) {
    let words = canvas.context.words;
    let close = canvas.say("close");
    let size = looks::CORNER.size(canvas.painter(), &close);
    let place = Align2::RIGHT_TOP.anchor_size(rect.right_top(), size);
    let pressed_in = place.expand2(vec2(0.0, ((canvas.target(size.y) - size.y) / 2.0).max(0.0)));
    let button = Button::new(place, id("close lab boards"), &close, &looks::CORNER).pressed_in(pressed_in);
    let response = canvas.press_word(button, &close);
    canvas.on_click(&response, Action::Lab(LabAction::Pick(None)));
    let [title, below] = sentences::card(words, view, boards);
    let palette = canvas.palette();
    let room = place.left() - rect.left() - space::S;
    let at = pos2(rect.left(), rect.top() + size.y / 2.0);
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, &title, Type::Title, palette.text, room);
    let at = pos2(rect.left(), rect.top() + size.y + space::S);
    let faint = palette.text_faint;
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, &below, Type::Caption, faint, rect.width());
    canvas.named(rect.with_max_x(place.left()), "lab boards", &[title.as_str(), &below].join(". "));
}

fn show_board(canvas: &mut Canvas<'_, '_>, row: Rect, boards: &BoardsCard, place: usize) {
    let board = &boards.shown[place];
    let [first, second] = sentences::card_board(canvas.context.words, boards, place);
    let label = [board.start.to_string(), first.clone(), second.clone()].join(", ");
    let hint = canvas.say("lab-load-hint");
    let button = Button::new(row, id(("lab board", board.number)), &label, &looks::ROW).hint(hint);
    let side = SIDE.max(canvas.least_board());
    let response = canvas.press(button, |ink| {
        let square =
            Align2::LEFT_CENTER.anchor_size(row.left_center() + vec2(space::XS, 0.0), Vec2::splat(side));
        paint_small(canvas, square, board.start);
        let x = square.right() + space::M;
        let quarter = row.height() / 4.0;
        let room = row.right() - x;
        for (line, y, kind) in
            [(&first, row.top() + quarter, Type::Figure), (&second, row.bottom() - quarter, Type::Caption)]
        {
            text::line(canvas.painter(), pos2(x, y), Align2::LEFT_CENTER, line, kind, ink, room);
        }
    });
    let load = LabAction::Load { variant: boards.pick.variant, board: board.number };
    canvas.on_click(&response, Action::Lab(load));
}
