//! Placement of head, tree, bars and path.

use egui::{Rect, vec2};
use eight_realms_app::app::view::TreesView;

use super::{bars::LevelBarsPlan, columns::Columns, folded::FoldedPlan, textbook};
use crate::gui::theme::{
    sizes::inside::{self, bars, tree},
    space,
};

/// Gap between the tree and what is below it.
const BELOW: f32 = space::M;
/// Largest height of a bar.
const BARS_HEIGHT: f32 = 54.0;
/// Smallest height of the whole at which bars are drawn.
const BARS_FROM: f32 = 370.0;
/// Smallest height of the whole at which the path is folded out.
const PATH_FROM: f32 = 216.0;
/// Smallest height of the whole with three rows of boards; below it there are two.
const THREE_ROWS_FROM: f32 = 370.0;

/// Placement of everything.
pub struct TreePlan {
    pub head: Rect,
    pub nodes: Rect,
    pub columns: Vec<Columns>,
    pub bars: LevelBarsPlan,
    /// The path; `None` where it has no room.
    pub path: Option<FoldedPlan>,
    /// Whether the tree is drawn with all of its boards, and nothing else is.
    pub is_textbook: bool,
}

impl TreePlan {
    /// The plan in a place, where a board with a side below `least` has no digits.
    pub fn of(body: Rect, view: &TreesView, least: f32) -> Self {
        let (head, below) = body.split_top_bottom_at_y(body.top() + inside::HEAD);
        let below = below.with_max_y(below.bottom() - space::S);
        if let [tree] = view.forest.trees()
            && textbook::fits(tree)
        {
            return Self {
                head,
                nodes: below,
                columns: Columns::of(&view.forest, below),
                bars: LevelBarsPlan { bars: None, numbers: Rect::NOTHING },
                path: None,
                is_textbook: true,
            };
        }
        let columns = Columns::of(&view.forest, below.with_min_x(below.left() + tree::ROW_NAMES));
        let pitch = columns.first().map_or(0.0, Columns::pitch);
        let rows = if body.height() >= THREE_ROWS_FROM { 3 } else { 2 };
        let path_height =
            if body.height() >= PATH_FROM { FoldedPlan::height(pitch, rows, least) } else { 0.0 };
        let (upper, path) = below.split_top_bottom_at_y(below.bottom() - path_height);
        let upper = if path_height > 0.0 { upper.with_max_y(upper.bottom() - space::M) } else { upper };
        let (upper, numbers) = upper.split_top_bottom_at_y(upper.bottom() - 2.0 * bars::NUMBERS);
        let has_bars = body.height() >= BARS_FROM;
        let bars_height = if has_bars { BARS_HEIGHT + space::XS } else { 0.0 };
        let (nodes, bars) = upper.split_top_bottom_at_y(upper.bottom() - bars_height);
        let bars = Rect::from_min_size(bars.min, vec2(bars.width(), BARS_HEIGHT));
        Self {
            head,
            nodes: nodes.with_max_y(nodes.bottom() - BELOW),
            columns,
            bars: LevelBarsPlan { bars: has_bars.then_some(bars), numbers },
            path: (path_height > 0.0).then(|| FoldedPlan::of(path, pitch, rows, least)),
            is_textbook: false,
        }
    }
}
