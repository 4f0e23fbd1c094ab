//! A button of the bar: a word or a sign, a tooltip, and a width that is known before it is drawn.

use egui::{Color32, Rect, Response, vec2};

use super::icon::{self, Icon};
use crate::gui::{
    kit::{self, Canvas, Chosen, id},
    theme::{StatusStyle, looks, space},
    widgets::{status::status_mark, text},
};

/// Width of a button that is only a triangle for more below.
const MORE: f32 = 20.0;
/// Side of the mark of something that is not as it was at first.
const CHANGED_MARK: f32 = 9.0;

/// Word or sign on a button.
#[derive(Clone, Debug)]
pub enum Face {
    Word(String),
    /// A word with the mark that something differs from what it was at first.
    Marked(String),
    /// A sign.
    Icon(Icon),
}

#[derive(Clone, Debug)]
pub struct BarButton {
    name: &'static str,
    face: Face,
    label: String,
    hint: String,
    chosen: Chosen,
}

impl BarButton {
    /// Returns a button; `name` is its id, `label` its name for screen readers.
    pub const fn new(name: &'static str, face: Face, label: String) -> Self {
        Self { name, face, label, hint: String::new(), chosen: Chosen::No }
    }

    /// Returns the button with a tooltip.
    pub fn hint(self, hint: String) -> Self {
        Self { hint, ..self }
    }

    /// Returns the button shown as being on, or not.
    pub fn chosen(self, chosen: Chosen) -> Self {
        Self { chosen, ..self }
    }

    /// Returns the name of the button.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// Returns the width of the button.
    pub fn width(&self, canvas: &Canvas<'_, '_>) -> f32 {
        let width = |word: &str| looks::BAR.width(canvas.painter(), word);
        match &self.face {
            Face::Word(word) => width(word).max(looks::BAR.height),
            Face::Marked(word) => width(word) + CHANGED_MARK + space::XS,
            Face::Icon(Icon::Down) => MORE,
            Face::Icon(_) => looks::BAR.height,
        }
    }

    /// Draws the button in the middle of its place.
    pub fn show(&self, canvas: &Canvas<'_, '_>, place: Rect) -> Response {
        let rect = Rect::from_center_size(place.center(), vec2(place.width(), looks::BAR.height));
        let button = kit::Button::new(rect, id(("top bar", self.name)), &self.label, &looks::BAR);
        canvas
            .press(button.highlighted(self.chosen).hint(&self.hint), |ink| self.paint_face(canvas, rect, ink))
    }

    fn paint_face(&self, canvas: &Canvas<'_, '_>, rect: Rect, ink: Color32) {
        let (painter, font) = (canvas.painter(), looks::BAR.kind.font());
        match &self.face {
            Face::Icon(sign) => icon::paint(painter, rect.center(), *sign, ink),
            Face::Word(word) => text::centred(painter, rect.center(), word, font, ink),
            Face::Marked(word) => {
                let middle = rect.center() - vec2(f32::midpoint(CHANGED_MARK, space::XS), 0.0);
                text::centred(painter, middle, word, font, ink);
                let mark = rect.right_center() - vec2(looks::BAR.padding + CHANGED_MARK / 2.0, 0.0);
                status_mark(painter, mark, CHANGED_MARK, StatusStyle::Path, canvas.palette());
            }
        }
    }
}
