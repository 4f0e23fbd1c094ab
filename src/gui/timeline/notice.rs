//! The short message in the row of hints, which it replaces while it is shown: there it covers nothing that it speaks
//! of. Over a sheet, it lies at the lower edge of the window, below the card; on a phone, whose card stands at that edge,
//! above the card or at its left. It comes and goes by itself. It lets clicks through unless it has a button, which mostly takes back what the message tells of.

use egui::{Align2, Area, Order, Rect, Sense, Stroke, StrokeKind, Ui, accesskit::Live, pos2, vec2};
use eight_realms_app::{
    control,
    desk::{self, notice::Notice, screen::Sheet},
    model::Action,
};

use crate::gui::{
    kit::{Button, Canvas, id, sheet},
    theme::{Arrangement, StatusStyle, Type, looks, radius, space, stroke},
    widgets::{status::status_mark, text},
};

/// Height of a message of one line.
const HEIGHT: f32 = 26.0;
/// Side of the mark of trouble.
const MARK: f32 = 11.0;

/// Time that the message takes to fade, at the end of its time, in seconds.
pub const FADE: f64 = 0.25;

/// Draws the message over everything else, if there is one: in the middle of `row`, and higher up where it is long.
pub fn show(canvas: &mut Canvas<'_, '_>, row: Rect) {
    let model = canvas.context.view.model;
    let Some((notice, remaining)) = &model.notice else { return };
    let is_covered = model.sheet != Sheet::None || model.editor.is_some();
    // Clear of the words over the scrubber.
    let room = if is_covered { beside_card(canvas) } else { row.with_max_y(row.center().y + space::S) };
    let offer = control::offer(notice, model.desk);
    let plan = NoticePlan::of(canvas, notice, offer.as_ref(), room);
    let area = Area::new(id("notice")).order(Order::Tooltip).interactable(offer.is_some()).constrain(false);
    let context = canvas.ui.ctx().clone();
    area.fixed_pos(plan.rect.min).show(&context, |ui| {
        ui.multiply_opacity(opacity(ui, *remaining));
        paint(&mut canvas.on(ui), notice, &plan, offer);
    });
}

/// Least width for a message at the left of a card.
const LEAST_BESIDE: f32 = 180.0;

/// The room for a message over a card: the window or, on a phone, what the card leaves of it.
fn beside_card(canvas: &Canvas<'_, '_>) -> Rect {
    let window = canvas.ui.ctx().content_rect();
    let room = match (canvas.arrangement(), sheet::place(canvas.ui.ctx())) {
        (Arrangement::Upright, Some(card)) => window.with_max_y(card.top()),
        (Arrangement::Lying, Some(card)) if card.left() - window.left() > LEAST_BESIDE => {
            window.with_max_x(card.left())
        }
        _ => window,
    };
    room.shrink2(vec2(space::S, space::XS))
}

/// Returns the opacity: the message fades away, unless animations are off.
fn opacity(ui: &Ui, remaining: f64) -> f32 {
    if ui.style().animation_time > 0.0 { (remaining / FADE).clamp(0.0, 1.0) as f32 } else { 1.0 }
}

/// Words, widths and place of the message.
struct NoticePlan {
    words: String,
    /// Widths of the mark of trouble, of the words, and of the button.
    widths: [f32; 3],
    rect: Rect,
}

impl NoticePlan {
    /// In the middle of the foot of a room, and never above the window.
    fn of(canvas: &Canvas<'_, '_>, notice: &Notice, offer: Option<&(&str, Action)>, room: Rect) -> Self {
        let words = desk::notice::sentences::sentence(notice, canvas.context.words);
        let words = canvas.drawable(&words, Type::Figure);
        let mark = if notice.is_trouble() { MARK + space::S } else { 0.0 };
        let button = offer
            .map_or(0.0, |(word, _)| space::M + looks::NOTICE.width(canvas.painter(), &canvas.say(*word)));
        let around = mark + button + 2.0 * space::L;
        let width =
            text::width(canvas.painter(), &words, Type::Figure).min(room.width() - around).max(1.0).ceil();
        let height = text::height(canvas.painter(), &words, Type::Figure, width) + 2.0 * space::XS;
        let size = vec2(width + around, height.max(HEIGHT));
        let rect = Align2::CENTER_BOTTOM.anchor_size(room.center_bottom(), size);
        let above = (canvas.ui.ctx().content_rect().top() + space::XS - rect.top()).max(0.0);
        Self { words, widths: [mark, width, button], rect: rect.translate(vec2(0.0, above)) }
    }
}

fn paint(canvas: &mut Canvas<'_, '_>, notice: &Notice, plan: &NoticePlan, offer: Option<(&str, Action)>) {
    let NoticePlan { words, widths: [mark, width, button], rect } = plan;
    let palette = canvas.palette();
    let edge = if mark > &0.0 { palette.status_color(StatusStyle::Pruned) } else { palette.edge };
    let painter = canvas.painter();
    painter.rect(*rect, radius::L, palette.raised, Stroke::new(stroke::CURVE, edge), StrokeKind::Inside);
    let at = rect.left_center() + vec2(space::L, 0.0);
    if notice.is_trouble() {
        status_mark(painter, at + vec2(MARK / 2.0, 0.0), MARK, StatusStyle::Pruned, palette);
    }
    let height = text::height(painter, words, Type::Figure, *width);
    let corner = pos2(at.x + mark, rect.center().y - height / 2.0);
    text::paragraph(
        painter,
        Rect::from_min_size(corner, vec2(*width, height)),
        words,
        Type::Figure,
        palette.text,
    );
    canvas.ui.allocate_rect(*rect, Sense::hover());
    let response = canvas.named(*rect, "notice", words);
    canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    if let Some((word, action)) = offer {
        let size = vec2(button - space::M, looks::NOTICE.height);
        let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center() - vec2(space::L, 0.0), size);
        let word = canvas.say(word);
        let label = canvas.tell("named", &[("name", word.clone().into()), ("what", words.clone().into())]);
        let response =
            canvas.press_word(Button::new(place, id("undo notice"), &label, &looks::NOTICE), &word);
        canvas.on_click(&response, action);
    }
}
