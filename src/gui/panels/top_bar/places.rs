//! Where the parts of the bar stand, and which of them a narrow window does without.

use egui::{Rect, vec2};

use crate::gui::theme::space;

/// What the bar does without. Each step does without everything before it too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thrift {
    /// Nothing.
    None,
    /// The program's second name.
    OneName,
    /// The boards' texts: their pictures stay.
    Pictures,
    /// The words of theme and projector, which become signs.
    Icons,
    /// The program's name: its mark stays.
    Mark,
    /// The words in front of the boards.
    Bare,
}

impl Thrift {
    /// The least thrifty first.
    pub const ALL: [Self; 6] =
        [Self::None, Self::OneName, Self::Pictures, Self::Icons, Self::Mark, Self::Bare];
}

/// What is left of the bar, between what stands on its two sides.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    bar: Rect,
    left: f32,
    right: f32,
}

impl Places {
    /// The whole bar.
    pub fn in_bar(bar: Rect) -> Self {
        Self { bar, left: bar.left() + space::L, right: bar.right() - space::L }
    }

    /// The next place from the left.
    pub fn left(&mut self, width: f32) -> Rect {
        let rect = self.bar.with_min_x(self.left).with_max_x(self.left + width);
        self.left += width + space::S;
        rect
    }

    /// The next place from the right.
    pub fn right(&mut self, width: f32) -> Rect {
        let rect = self.bar.with_min_x(self.right - width).with_max_x(self.right);
        self.right -= width + space::S;
        rect
    }

    /// Sets two groups apart.
    pub fn gap(&mut self) {
        self.left += space::L - space::S;
    }

    /// Lets the next part touch the last one.
    pub fn join(&mut self) {
        self.left -= space::S - 1.0;
    }
}

/// A square of side `side` in the middle of the left edge of `rect`.
pub fn square_at_left(rect: Rect, side: f32) -> Rect {
    Rect::from_min_size(rect.left_center() - vec2(0.0, side / 2.0), vec2(side, side))
}
