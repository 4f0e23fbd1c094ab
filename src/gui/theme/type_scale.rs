//! The type scale: few sizes; weight and colour do the rest.

use egui::{FontFamily, FontId};

use crate::gui::fonts::{medium, semibold};

/// Height of Inter's capitals and figures, as a share of the font size. The middle of a Chinese character
/// lies within a sixtieth of an em of theirs, so one rule centres both.
pub const CAP_HEIGHT: f32 = 0.727;

/// The smallest font there is, in points: too small to read, but it can be laid out.
const MIN: f32 = 1.0;

/// The kinds of text. Figures are tabular in every one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// The name of the program; a number that is the point of a card.
    Display,
    /// The one sentence that a class has to read: the reason of the search's last step.
    Lead,
    /// Heads of panels and of plots.
    Title,
    /// Running text.
    Body,
    /// Running text that must be found again: names, values in rows.
    Figure,
    /// Everything that explains something else: units, captions.
    Caption,
    /// Words along an axis.
    Tick,
    /// A word in a small mark of its own: on a switch, a number in a crowded drawing.
    Key,
    /// Source code.
    Code,
}

impl Type {
    /// Size in points and family.
    pub fn font(self) -> FontId {
        let (size, family) = match self {
            Self::Display => (20.0, semibold()),
            Self::Lead => (17.0, medium()),
            Self::Title => (13.5, semibold()),
            Self::Body => (13.5, FontFamily::Proportional),
            Self::Figure => (13.5, medium()),
            Self::Caption => (12.0, medium()),
            Self::Tick => (11.0, medium()),
            Self::Key => (10.75, medium()),
            Self::Code => (12.5, FontFamily::Monospace),
        };
        FontId::new(size, family)
    }

    /// The font in another size: so many times as large.
    pub fn times(self, factor: f32) -> FontId {
        let FontId { size, family } = self.font();
        FontId::new(size * factor, family)
    }

    /// A bold figure that fills a shape of its own (tile, chip): its size follows the shape, not the scale. In a window
    /// without room a shape may have no size at all; a font cannot.
    pub fn fitted(size: f32) -> FontId {
        FontId::new(size.max(MIN), semibold())
    }
}

impl From<Type> for FontId {
    fn from(kind: Type) -> Self {
        kind.font()
    }
}
