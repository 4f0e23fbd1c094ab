//! Who gets how much of the timeline, from left to right.

use egui::{Rect, Ui, pos2, vec2};

use super::{figures, speed, strides, transport};
use crate::gui::{Desk, theme::space, widgets::scrubber};

/// The least width of a scrubber beside which there is room for one thing more.
const LEAST_SCRUBBER: f32 = 400.0;

/// How much height there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Air {
    /// Enough for large keys, and for a word in front of the speed.
    Roomy,
    /// Just enough.
    Tight,
}

impl Air {
    fn of(height: f32) -> Self {
        if height >= 100.0 { Self::Roomy } else { Self::Tight }
    }

    /// From the top to the middle of the sentence.
    const fn sentence(self) -> f32 {
        match self {
            Self::Roomy => 22.0,
            Self::Tight => 18.0,
        }
    }

    /// Height of the keys.
    const fn key(self) -> f32 {
        match self {
            Self::Roomy => 34.0,
            Self::Tight => 30.0,
        }
    }

    /// Below the keys.
    const fn foot(self) -> f32 {
        match self {
            Self::Roomy => 15.0,
            Self::Tight => 10.0,
        }
    }
}

/// Where everything lies.
pub struct Plan {
    /// How much height there is.
    pub air: Air,
    /// The sentence and the key hints.
    pub narration: Rect,
    /// The five transport keys.
    pub transport: Rect,
    /// The small keys for events and marks, where there is room.
    pub strides: Option<Rect>,
    /// The speed.
    pub speed: Rect,
    /// Words and track.
    pub scrubber: Rect,
    /// Both figures.
    pub figures: Rect,
}

impl Plan {
    /// Measures words and figures, and hands out `ui.max_rect()`.
    pub fn of(ui: &Ui, desk: &Desk<'_>) -> Self {
        let full = ui.max_rect().shrink2(vec2(space::L, 0.0));
        let air = Air::of(full.height());
        let painter = ui.painter();
        let bottom = full.bottom() - air.foot();
        let row = Rect::from_min_max(pos2(full.left(), bottom - air.key()), pos2(full.right(), bottom));
        let columns = |from: f32, width: f32| row.with_min_x(from).with_max_x(from + width);

        let transport = columns(row.left(), transport::width(air.key()));
        let figures = row.with_min_x(row.right() - figures::width(painter, desk));
        let speed = speed::width(painter, desk, air);
        let free = figures.left() - space::L - transport.right() - space::M - speed - space::L;
        let strides = strides::width(painter, desk);
        let strides = (free - strides - space::M >= LEAST_SCRUBBER)
            .then(|| columns(transport.right() + space::M, strides));
        let speed = columns(strides.unwrap_or(transport).right() + space::M, speed);
        let track = row.with_min_x(speed.right() + space::L).with_max_x(figures.left() - space::L);
        Self {
            air,
            narration: Rect::from_min_size(full.min, vec2(full.width(), 2.0 * air.sentence())),
            transport,
            strides,
            speed,
            scrubber: track.with_min_y(track.top() - scrubber::MARKS),
            figures,
        }
    }
}
