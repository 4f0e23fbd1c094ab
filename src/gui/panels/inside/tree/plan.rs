//! Where head, tree, bars and path stand.

use egui::{Rect, vec2};

use super::{bars::LevelBarsPlan, columns::Columns, folded::FoldedPlan, textbook};
use crate::{
    app::view::TreesView,
    gui::theme::{
        sizes::inside::{self, bars, tree},
        space,
    },
};

/// From the tree to what stands below it.
const BELOW: f32 = space::M;
/// Height of the highest bar.
const BARS_HEIGHT: f32 = 54.0;
/// Bars are drawn from this height of the whole on.
const BARS_FROM: f32 = 370.0;
/// The path is folded out from this height of the whole on.
const PATH_FROM: f32 = 216.0;
/// Three rows of boards from this height of the whole on; below, two.
const THREE_ROWS_FROM: f32 = 370.0;

/// Where everything stands.
pub struct TreePlan {
    pub head: Rect,
    pub nodes: Rect,
    pub columns: Vec<Columns>,
    pub bars: LevelBarsPlan,
    /// The path, where there is room for it.
    pub path: Option<FoldedPlan>,
    /// Whether the tree is drawn with all of its boards: then there is nothing else.
    pub is_textbook: bool,
}

impl TreePlan {
    /// In a place, where a board smaller than `least` has no digits.
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
