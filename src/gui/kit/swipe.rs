//! A swipe: a finger that goes level to the left or to the right, within a second.

use std::{fmt::Debug, hash::Hash};

use egui::{Pos2, Rect, Sense, Vec2};
use eight_realms_core::replay::Direction;

use super::canvas::{Canvas, id};

/// Least length of a swipe, in points.
const LEAST: f32 = 36.0;
/// So many times farther it goes to the side than up or down.
const LEVEL: f32 = 2.0;
/// Longest time that it takes, in seconds: a slow hand means a swipe, too.
const LONGEST: f64 = 1.0;
/// Room at the left and right edge of the window, in points: a finger that begins there goes back in the browser.
const EDGE: f32 = 22.0;

/// What a finger has done so far.
#[derive(Clone, Copy, Debug, Default)]
struct Stroke {
    began: f64,
    from: Pos2,
    by: Vec2,
}

impl Stroke {
    /// Where a swipe goes: to the left goes on. `None` if the finger has done something else.
    fn direction(self, seconds: f64, window: Rect) -> Option<Direction> {
        let Vec2 { x, y } = self.by;
        let is_level = x.abs() >= LEAST && x.abs() > LEVEL * y.abs();
        let is_inside = window.shrink2(Vec2::new(EDGE, 0.0)).x_range().contains(self.from.x);
        let is_swipe = is_level && is_inside && seconds <= LONGEST;
        is_swipe.then_some(if x < 0.0 { Direction::Forward } else { Direction::Back })
    }
}

impl Canvas<'_, '_> {
    /// Returns where a finger has just swiped that began in a place.
    pub fn swiped(&self, place: Rect, name: impl Hash + Debug) -> Option<Direction> {
        let key = id(("swipe", name));
        let response = self.ui.interact(place, key, Sense::DRAG);
        let (now, began, origin, has_finger) = self.ui.input(|input| {
            let pointer = &input.pointer;
            let is_alone = input.any_touches() && input.multi_touch().is_none();
            // The finger has left at some time since the last frame, which may be long ago where frames are slow.
            let last_frame = input.time - f64::from(input.unstable_dt);
            (last_frame, pointer.press_start_time(), pointer.press_origin(), is_alone)
        });
        if let (Some(by), true, Some(began), Some(from)) =
            (response.total_drag_delta(), has_finger, began, origin)
        {
            self.ui.data_mut(|data| data.insert_temp(key, Stroke { began, from, by }));
            return None;
        }
        if !response.drag_stopped() {
            return None;
        }
        let stroke = self.ui.data_mut(|data| data.remove_temp::<Stroke>(key))?;
        stroke.direction(now - stroke.began, self.ui.ctx().content_rect())
    }
}
