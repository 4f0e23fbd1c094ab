//! A button of the bar: a word or a sign, a tooltip, and a width that is known before it is drawn.

use egui::{Color32, CornerRadius, Popup, Rect, Response, Stroke, StrokeKind, vec2};

use super::icon::{self, Icon};
use crate::gui::{
    kit::{Canvas, id},
    theme::{Standing, Type, radius, space, stroke},
    widgets::{
        press::{self, Chosen},
        standing::standing_mark,
        text,
    },
};

/// Height of every button, and the least width.
pub const SIDE: f32 = 28.0;
/// Beside the word.
const PADDING: f32 = 10.0;
/// Width of a button that only shows that there is more.
const NARROW: f32 = 20.0;
/// The mark of something that is not as it was at first.
const MARK: f32 = 9.0;

/// What is written on a button.
#[derive(Clone, Debug)]
pub enum Face {
    /// A word.
    Word(String),
    /// A word with the mark that something differs from what it was at first.
    Marked(String),
    /// A sign.
    Icon(Icon),
}

/// A button of the bar.
#[derive(Clone, Debug)]
pub struct Button {
    name: &'static str,
    face: Face,
    label: String,
    hint: String,
    lit: Chosen,
}

impl Button {
    /// `name` is its id, `label` its name for those who hear it.
    pub const fn new(name: &'static str, face: Face, label: String) -> Self {
        Self { name, face, label, hint: String::new(), lit: Chosen::No }
    }

    /// With a tooltip.
    pub fn hint(self, hint: String) -> Self {
        Self { hint, ..self }
    }

    /// Shown as being on, or not.
    pub fn lit(self, lit: Chosen) -> Self {
        Self { lit, ..self }
    }

    /// The width that it takes.
    pub fn width(&self, canvas: &Canvas<'_, '_>) -> f32 {
        let width = |word: &str| text::width(canvas.painter(), word, Type::Figure);
        match &self.face {
            Face::Word(word) => (width(word) + 2.0 * PADDING).max(SIDE),
            Face::Marked(word) => width(word) + 2.0 * PADDING + MARK + space::XS,
            Face::Icon(Icon::Down) => NARROW,
            Face::Icon(_) => SIDE,
        }
    }

    /// Draws it in the middle of its place.
    pub fn show(&self, canvas: &Canvas<'_, '_>, place: Rect) -> Response {
        let palette = canvas.palette();
        let rect = Rect::from_center_size(place.center(), vec2(place.width(), SIDE));
        let response = press::button(canvas.ui, rect, id(("top bar", self.name)), &self.label);
        ground(canvas, rect, &response, self.lit);
        let ink = if canvas.ui.is_enabled() { palette.text } else { palette.text_faint };
        self.paint_face(canvas, rect, ink);
        press::focus_ring(canvas.painter(), rect, radius::M, &response, palette);
        if self.hint.is_empty() { response } else { response.on_hover_text(&self.hint) }
    }

    fn paint_face(&self, canvas: &Canvas<'_, '_>, rect: Rect, ink: Color32) {
        let painter = canvas.painter();
        match &self.face {
            Face::Icon(sign) => icon::paint(painter, rect.center(), *sign, ink),
            Face::Word(word) => text::centred(painter, rect.center(), word, Type::Figure.font(), ink),
            Face::Marked(word) => {
                let middle = rect.center() - vec2(f32::midpoint(MARK, space::XS), 0.0);
                text::centred(painter, middle, word, Type::Figure.font(), ink);
                let mark = rect.right_center() - vec2(PADDING + MARK / 2.0, 0.0);
                standing_mark(painter, mark, MARK, Standing::Path, canvas.palette());
            }
        }
    }
}

/// The ground of a button: raised, lighter under the pointer and while its menu is open.
fn ground(canvas: &Canvas<'_, '_>, rect: Rect, response: &Response, lit: Chosen) {
    let palette = canvas.palette();
    let open = Popup::is_id_open(canvas.ui.ctx(), Popup::default_response_id(response));
    let strong = open || lit == Chosen::Yes || response.hovered() || response.is_pointer_button_down_on();
    let (fill, edge) = if strong { (palette.hover, palette.edge) } else { (palette.raised, palette.raised) };
    let stroke = Stroke::new(stroke::HAIR, edge);
    canvas.painter().rect(rect, CornerRadius::same(radius::M), fill, stroke, StrokeKind::Inside);
}
