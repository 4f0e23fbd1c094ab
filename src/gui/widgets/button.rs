//! Buttons: everything that can be pressed. A button has a place that senses, a name that can be read aloud and found
//! by tests, a background, a text colour, a ring that shows where the keyboard is, and a hint.
//!
//! The look is a row of the table in [`looks`](crate::gui::theme::looks). The `Ui` decides whether a button can be
//! pressed: in a disabled one a press is neither sensed nor offered.

use egui::{
    Color32, Id, Painter, Popup, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::{covered::uncovered, focus, text};
use crate::gui::theme::{
    Palette,
    looks::{HotWhen, Look, Tone},
    stroke,
};

/// Whether an option is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    Yes,
    No,
}

impl Chosen {
    /// Whether `one` of several is the chosen one.
    pub fn same<T: Copy + PartialEq>(one: T, chosen: T) -> Self {
        if one == chosen { Self::Yes } else { Self::No }
    }
}

/// A button, before it is drawn.
#[derive(Clone, Debug)]
pub struct Button<'a> {
    place: Rect,
    id: Id,
    label: &'a str,
    look: &'a Look,
    role: Role,
    sense: Sense,
    chosen: Chosen,
    accent: Color32,
    hint: String,
    /// Where it is pressed, if not where it is drawn.
    pressed_in: Option<Rect>,
}

impl<'a> Button<'a> {
    /// Creates a button over `place`, named `label` in the language of the window.
    pub fn new(place: Rect, id: Id, label: &'a str, look: &'a Look) -> Self {
        Self {
            place,
            id,
            label,
            look,
            role: Role::Button,
            sense: Sense::click(),
            chosen: Chosen::No,
            accent: Color32::TRANSPARENT,
            hint: String::new(),
            pressed_in: None,
        }
    }

    /// Makes the button one of several (a realm, a tab, a measure), perhaps the chosen one.
    pub fn choice(self, chosen: Chosen) -> Self {
        Self { role: Role::RadioButton, chosen, ..self }
    }

    /// Makes the button a box that is ticked or not.
    pub fn tick(self, chosen: Chosen) -> Self {
        Self { role: Role::CheckBox, chosen, ..self }
    }

    /// Makes the button look chosen or not, but no choice for a screen reader.
    pub fn highlighted(self, chosen: Chosen) -> Self {
        Self { chosen, ..self }
    }

    /// Lets the button be dragged too.
    pub fn handle(self) -> Self {
        Self { sense: Sense::click_and_drag(), ..self }
    }

    /// Sets the chosen realm's colour, for a look that has it.
    pub fn accent(self, accent: Color32) -> Self {
        Self { accent, ..self }
    }

    /// Lets the button be pressed in a larger place than the one that it is drawn in.
    pub fn pressed_in(self, place: Rect) -> Self {
        Self { pressed_in: Some(place), ..self }
    }

    /// Sets the tooltip.
    pub fn hint(self, hint: impl Into<String>) -> Self {
        Self { hint: hint.into(), ..self }
    }

    /// Draws the button; `paint` paints on it in the colour that it is given.
    pub fn show(self, ui: &Ui, palette: &Palette, paint: impl FnOnce(Color32)) -> Response {
        let response = self.sense(ui);
        let [background, edge, ink] = self.tones(ui, &response).map(|tone| palette.tone(tone, self.accent));
        let rect = self.place.shrink(self.look.inset);
        if edge != Color32::TRANSPARENT {
            let edge = Stroke::new(stroke::HAIR, edge);
            ui.painter().rect(rect, self.look.corner, background, edge, StrokeKind::Inside);
        } else if background != Color32::TRANSPARENT {
            ui.painter().rect_filled(rect, self.look.corner, background);
        }
        paint(ink);
        self.end(ui, response, palette)
    }

    /// Draws the button with a word in its middle.
    pub fn show_word(self, ui: &Ui, palette: &Palette, word: &str) -> Response {
        let (middle, font) = (self.place.center(), self.look.kind.font());
        self.show(ui, palette, |ink| text::centred(ui.painter(), middle, word, font, ink))
    }

    /// Only senses the button and names it: a caller that paints the background calls [`end`](Self::end) afterwards.
    pub fn sense(&self, ui: &Ui) -> Response {
        let (role, is_enabled) = (self.role, ui.is_enabled());
        let response = ui.interact(self.pressed_in.unwrap_or(self.place), self.id, self.sense);
        response.widget_info(|| match role {
            Role::Button => WidgetInfo::labeled(role, is_enabled, self.label),
            _ => WidgetInfo::selected(role, is_enabled, self.chosen == Chosen::Yes, self.label),
        });
        response
    }

    /// Draws the focus ring and adds the hint, after the painting.
    pub fn end(self, ui: &Ui, response: Response, palette: &Palette) -> Response {
        if let Some((out, corner)) = self.look.ring {
            focus::ring(ui.painter(), self.place.expand2(out), corner, &response, palette);
        }
        if self.hint.is_empty() {
            return response;
        }
        let rect = response.rect;
        Response { rect, ..uncovered(response).on_hover_text(text::unbroken(&self.hint)) }
    }

    /// Returns background, edge and text colour.
    fn tones(&self, ui: &Ui, response: &Response) -> [Tone; 3] {
        let Look { rest, hot, chosen, off, edges: [rest_edge, active_edge, off_edge], hot_when, .. } =
            *self.look;
        let is_hot = response.hovered()
            || match hot_when {
                HotWhen::Hovered => false,
                HotWhen::Held => response.is_pointer_button_down_on() || has_menu_open(ui, response),
                HotWhen::Focused => response.has_focus(),
            };
        let chosen = chosen.filter(|_| self.chosen == Chosen::Yes);
        let ([background, ink], edge) = match (off.filter(|_| !ui.is_enabled()), chosen) {
            (Some(off), _) => (off, off_edge),
            (None, Some(chosen)) if !(is_hot && hot_when == HotWhen::Focused) => (chosen, active_edge),
            _ if is_hot => (hot, active_edge),
            _ => (rest, rest_edge),
        };
        [background, edge, ink]
    }
}

fn has_menu_open(ui: &Ui, response: &Response) -> bool {
    Popup::is_id_open(ui.ctx(), Popup::default_response_id(response))
}

/// Sizes, measured here because the theme draws no text.
impl Look {
    /// Width of a button with a word on it.
    pub fn width(&self, painter: &Painter, word: &str) -> f32 {
        text::width(painter, word, self.kind) + 2.0 * self.padding
    }

    pub fn size(&self, painter: &Painter, word: &str) -> Vec2 {
        vec2(self.width(painter, word), self.height)
    }
}
