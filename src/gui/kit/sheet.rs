//! Sheets: a card in the middle of the window, which is dimmed and out of reach behind it; in an upright window at its
//! foot, and as wide.

use egui::{Align2, Context, CornerRadius, Frame, Id, Modal, Painter, Rect, Sense, Vec2, vec2};
use eight_realms_app::{desk::screen::Sheet, model::Action};

use super::canvas::{Canvas, id};
use crate::gui::{
    keys::binding,
    safe_area::SafeArea,
    theme::{Arrangement, Type, looks, phone, radius, sizes::sheets, space},
    widgets::{button::Button, text},
};

/// The part of the window that no on-screen keyboard covers.
fn uncovered(context: &Context) -> Rect {
    let content = context.content_rect();
    content.with_max_y(content.bottom() - SafeArea::keyboard(context))
}

/// Size of the largest card that the window has room for.
pub fn room(canvas: &Canvas<'_, '_>) -> Vec2 {
    let window = uncovered(canvas.ui.ctx()).size();
    match canvas.arrangement() {
        Arrangement::Upright => window - vec2(2.0 * phone::MARGIN, phone::BAR + 2.0 * phone::MARGIN),
        Arrangement::Lying => window - Vec2::splat(2.0 * (phone::MARGIN + space::S)),
        Arrangement::Around => window - Vec2::splat(2.0 * sheets::OUTSIDE),
    }
}

/// Shows a card of a size over the window; returns whether there was a click beside it.
pub fn show<'d>(
    canvas: &mut Canvas<'_, 'd>,
    name: &str,
    size: Vec2,
    content: impl FnOnce(&mut Canvas<'_, 'd>, Rect),
) -> Outside {
    let context = canvas.ui.ctx().clone();
    let name = id(("sheet", name));
    let frame = Frame::popup(canvas.ui.style()).inner_margin(space::XL).corner_radius(radius::L);
    let palette = canvas.palette();
    let modal = Modal::new(name).backdrop_color(palette.shadow);
    let area = Modal::default_area(name).constrain_to(uncovered(&context));
    let is_upright = canvas.is_upright();
    let (area, frame, size) = match canvas.arrangement() {
        Arrangement::Upright => {
            let frame = frame.inner_margin(phone::MARGIN).corner_radius(upright_corners());
            (area.anchor(Align2::CENTER_BOTTOM, Vec2::ZERO), frame, vec2(room(canvas).x, size.y))
        }
        Arrangement::Lying => (area, frame.inner_margin(phone::MARGIN), size),
        Arrangement::Around => (area, frame, size),
    };
    let response = modal.area(area).frame(frame).show(&context, |ui| {
        let [foot, others @ ..] = beside_content(&context);
        let painter = Painter::new(context.clone(), ui.layer_id(), context.viewport_rect());
        for edge in others {
            painter.rect_filled(edge, CornerRadius::ZERO, palette.shadow);
        }
        if is_upright && foot.is_positive() {
            // The card goes on: its lower line is covered too.
            painter.rect_filled(foot.with_min_y(foot.top() - 1.0), CornerRadius::ZERO, frame.fill);
        } else {
            painter.rect_filled(foot, CornerRadius::ZERO, palette.shadow);
        }
        let (rect, _) = ui.allocate_exact_size(size.max(Vec2::ZERO), Sense::hover());
        content(&mut canvas.on(ui), rect);
    });
    if response.backdrop_response.clicked() { Outside::Clicked } else { Outside::Quiet }
}

/// The edges of the glass that are no part of the content: at the foot, at the top, left and right.
fn beside_content(context: &Context) -> [Rect; 4] {
    let (glass, content) = (context.viewport_rect(), context.content_rect());
    let between = content.with_min_x(glass.left()).with_max_x(glass.right());
    [
        glass.with_min_y(content.bottom()),
        glass.with_max_y(content.top()),
        between.with_max_x(content.left()),
        between.with_min_x(content.right()),
    ]
}

/// The corners of a card that stands on the lower edge of the window.
const fn upright_corners() -> CornerRadius {
    CornerRadius { nw: radius::L, ne: radius::L, sw: 0, se: 0 }
}

/// Whether there was a click beside a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    Clicked,
    Quiet,
}

/// Gives keyboard focus to a part of a card that has just been opened; returns whether that was so.
pub fn focus_first(canvas: &Canvas<'_, '_>, name: &str, part: Id) -> bool {
    let ui = &canvas.ui;
    let is_new = ui.data(|data| data.get_temp::<bool>(open_id(name))).is_none();
    if is_new {
        ui.data_mut(|data| data.insert_temp(open_id(name), true));
        ui.memory_mut(|memory| memory.request_focus(part));
    }
    is_new
}

/// Forgets that a card was open: when it opens again, [`focus_first`] gives focus again.
pub fn closed(canvas: &Canvas<'_, '_>, name: &str) {
    canvas.ui.data_mut(|data| data.remove::<bool>(open_id(name)));
}

fn open_id(name: &str) -> Id {
    id(("sheet is open", name))
}

/// Draws the title at the top of `rect`.
pub fn title(canvas: &Canvas<'_, '_>, rect: Rect, name: &str, words: &str) {
    let at = rect.left_top() + Vec2::new(0.0, sheets::HEAD / 2.0 - space::XS);
    let fits = text::width(canvas.painter(), words, Type::Display) <= rect.width();
    let kind = if fits { Type::Display } else { Type::Title };
    let text_rect = text::left(canvas.painter(), at, words, kind, canvas.palette().text);
    canvas.named(text_rect, ("sheet title", name), words);
}

/// Width of a button of a sheet.
pub fn button_width(canvas: &Canvas<'_, '_>, word: &str) -> f32 {
    looks::SHEET.width(canvas.painter(), word)
}

/// Shows the button that closes a sheet, in its lower right corner.
pub fn close_button(canvas: &mut Canvas<'_, '_>, sheet: Rect) {
    let word = canvas.say("close");
    let size = vec2(button_width(canvas, &word), looks::SHEET.height);
    let rect = Rect::from_min_size(sheet.right_bottom() - size, size);
    let hint = canvas.context.hint_of("close", const { binding("stop") });
    let button = Button::new(rect, id("close sheet"), &word, &looks::SHEET).hint(hint);
    let response = canvas.press_word(button, &word);
    canvas.on_click(&response, Action::Open(Sheet::None));
}
