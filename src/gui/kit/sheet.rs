//! What lies over the window: a card in its middle, the window dimmed and out of reach behind it.

use egui::{
    Color32, Frame, Id, Modal, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, emath::GuiRounding,
};

use crate::gui::{
    Desk,
    theme::{Palette, Type, radius, space, stroke},
    widgets::{press, text},
};

/// Height of a button.
pub const BUTTON: f32 = 32.0;
/// Height of the title, the gap below it included.
pub const HEAD: f32 = 36.0;
/// Beside the word on a button.
const PADDING: f32 = 16.0;
/// Between the card and the edge of the window, the margin of the card included.
const OUTSIDE: f32 = space::XL + space::L;

/// The largest card that the window has room for.
pub fn room(ui: &Ui) -> Vec2 {
    ui.ctx().content_rect().size() - Vec2::splat(2.0 * OUTSIDE)
}

/// Lays a card of a size over the window; answers whether somebody clicked beside it.
pub fn show(
    ui: &Ui,
    name: &str,
    size: Vec2,
    desk: &Desk<'_>,
    content: impl FnOnce(&mut Ui, Rect),
) -> Outside {
    let frame = Frame::popup(ui.style()).inner_margin(space::XL).corner_radius(radius::L);
    let modal = Modal::new(Id::unique("sheet").with(name)).backdrop_color(desk.palette.shadow).frame(frame);
    let response = modal.show(ui.ctx(), |ui| {
        let (rect, _) = ui.allocate_exact_size(size.max(Vec2::ZERO), Sense::hover());
        content(ui, rect);
    });
    if response.backdrop_response.clicked() { Outside::Clicked } else { Outside::Quiet }
}

/// What happened beside a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// Somebody clicked there.
    Clicked,
    /// Nothing.
    Quiet,
}

/// The title, at the top of `rect`.
pub fn title(ui: &Ui, rect: Rect, name: &str, words: &str, desk: &Desk<'_>) {
    let at = rect.left_top() + Vec2::new(0.0, HEAD / 2.0 - space::XS);
    let written = text::left(ui.painter(), at, words, Type::Display, desk.palette.text);
    said(ui, written, Id::unique(name).with("title"), words);
}

/// Lets a painted text be heard too.
pub fn said(ui: &Ui, rect: Rect, id: Id, words: &str) -> Response {
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    response
}

/// A text of several lines, from its left upper corner.
pub fn paragraph(painter: &Painter, at: Pos2, words: &str, kind: Type, ink: Color32, width: f32) -> Rect {
    let galley = painter.layout(words.to_owned(), kind.font(), ink, width);
    let rect = Rect::from_min_size(at, galley.size());
    painter.galley(at.round_to_pixels(painter.pixels_per_point()), galley, ink);
    rect
}

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// What one came for.
    Strong,
    /// Everything else.
    Plain,
}

/// The width that a button of a sheet takes.
pub fn button_width(painter: &Painter, word: &str) -> f32 {
    text::width(painter, word, Type::Figure) + 2.0 * PADDING
}

/// A button of a sheet.
pub fn button(ui: &Ui, rect: Rect, id: Id, word: &str, weight: Weight, palette: &Palette) -> Response {
    let response = press::button(ui, rect, id, word);
    let hot = response.hovered() || response.is_pointer_button_down_on();
    let (fill, ink) = match weight {
        _ if !ui.is_enabled() => (palette.panel, palette.text_faint),
        Weight::Strong if hot => (palette.text_soft, palette.panel),
        Weight::Strong => (palette.text, palette.panel),
        Weight::Plain if hot => (palette.hover, palette.text),
        Weight::Plain => (palette.raised, palette.text),
    };
    let edge = Stroke::new(stroke::HAIR, if ui.is_enabled() { fill } else { palette.line });
    ui.painter().rect(rect, radius::M, fill, edge, StrokeKind::Inside);
    text::centred(ui.painter(), rect.center(), word, Type::Figure.font(), ink);
    press::focus_ring(ui.painter(), rect.expand(3.0), radius::L, &response, palette);
    response
}
