//! Division of the timeline's room, from left to right.

use egui::{Rect, pos2, vec2};
use eight_realms_app::app::InsideFace;

use super::{figures, speed, strides, transport};
use crate::gui::{
    kit::{Canvas, Item, Row},
    theme::{Spacing, break_point, sizes::timeline::scrubber, space},
};

/// Distance from the top to the middle of the hints, on a roomy timeline.
const ROOMY_HINTS: f32 = 17.0;
/// Height of the keys, on a roomy timeline.
const ROOMY_KEY: f32 = 34.0;
/// Room below the keys, on a roomy timeline.
const ROOMY_FOOT: f32 = 12.0;
/// Distance from the top to the middle of the hints, on a tight timeline.
const TIGHT_HINTS: f32 = 13.0;
/// Height of the keys, on a tight timeline.
const TIGHT_KEY: f32 = 30.0;
/// Room below the keys, on a tight timeline.
const TIGHT_FOOT: f32 = 7.0;

/// Heights of the rows, by the height of the timeline.
struct Heights {
    /// Whether the timeline is roomy or tight.
    spacing: Spacing,
    /// Distance from the top to the middle of the hints.
    hints: f32,
    key: f32,
    /// Room below the keys.
    foot: f32,
}

impl Heights {
    fn of(height: f32) -> Self {
        if height >= break_point::ROOMY_TIMELINE {
            Self { spacing: Spacing::Roomy, hints: ROOMY_HINTS, key: ROOMY_KEY, foot: ROOMY_FOOT }
        } else {
            Self { spacing: Spacing::Tight, hints: TIGHT_HINTS, key: TIGHT_KEY, foot: TIGHT_FOOT }
        }
    }
}

/// Placement of everything.
pub struct TimelinePlan {
    /// Whether the timeline is roomy or tight.
    pub spacing: Spacing,
    /// The key hints.
    pub hints: Rect,
    /// The five transport keys.
    pub transport: Rect,
    /// The small keys for events and marks; `None` where they have no room.
    pub strides: Option<Rect>,
    /// The small keys for operations; `None` unless a structure is shown.
    pub operations: Option<Rect>,
    /// The control of the speed; `None` where it has no room.
    pub speed: Option<Rect>,
    /// Words and track of the scrubber.
    pub scrubber: Rect,
    /// Both figures.
    pub figures: Rect,
}

impl TimelinePlan {
    /// Measures words and figures, and divides the panel's place.
    pub fn of(canvas: &Canvas<'_, '_>) -> Self {
        let full = canvas.ui.max_rect().shrink2(vec2(space::L, 0.0));
        let Heights { spacing, hints, key, foot } = Heights::of(full.height());
        let bottom = full.bottom() - foot;
        let row = Rect::from_min_max(pos2(full.left(), bottom - key), pos2(full.right(), bottom));
        let left = [
            Item::new(transport::width(key)),
            Item::new(strides::width(canvas)).after(space::M).or_gone(1),
            operations(canvas).after(space::M),
            Item::new(speed::width(canvas, spacing)).after(space::M).or_gone(2),
        ];
        let right = [Item::new(figures::width(canvas))];
        let row = Row::fit(row, &left, break_point::SCRUBBER + 2.0 * space::L, &right);
        let ([transport, strides, operations, speed], [figures]) = (row.left, row.right);
        let track = row.rest.shrink2(vec2(space::L, 0.0));
        Self {
            spacing,
            hints: Rect::from_min_size(full.min, vec2(full.width(), 2.0 * hints)),
            transport,
            strides: strides.is_positive().then_some(strides),
            operations: operations.is_positive().then_some(operations),
            speed: speed.is_positive().then_some(speed),
            scrubber: track.with_min_y(track.top() - scrubber::MARKS),
            figures,
        }
    }
}

/// The column of operations, which is kept as long as a structure is shown. In a narrow window, which has no room for
/// the other strides, it is where they would be.
fn operations(canvas: &Canvas<'_, '_>) -> Item {
    let item = Item::new(strides::operations_width(canvas));
    if canvas.context.view.model.inside.shown_face(&canvas.context.view.model) == Some(InsideFace::Structure)
    {
        item
    } else {
        item.or_gone(0)
    }
}
