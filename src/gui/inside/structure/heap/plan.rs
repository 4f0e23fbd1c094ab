//! Places and forms of the entries of a heap.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use eight_realms_core::heuristic::Unit;

use crate::gui::{
    kit::{Canvas, cost},
    theme::{sizes::lists::heap, space},
};

/// Smallest room of an entry drawn as a box: for an f of up to two characters, and for longer ones.
const BOX_FROM: [f32; 2] = [22.0, 34.0];
/// Smallest room of an entry whose f is written: for an f of up to two characters, and for longer ones.
const FIGURE_FROM: [f32; 2] = [11.5, 20.0];
/// Smallest room of an entry drawn as a stroke of its own.
const STROKE_FROM: f32 = 1.5;
/// Smallest and largest height of a box.
const BOX_HEIGHT: [f32; 2] = [15.0, 24.0];
/// Width of the top's box, and the decrease of that width from level to level.
const BOX_WIDTH: [f32; 2] = [36.0, 2.4];
/// Height of an entry that is a stroke, of a level of density, and of a figure without a box.
const SMALL_HEIGHT: [f32; 3] = [9.0, 8.0, 12.0];
/// Largest height of a level.
const MAX_LEVEL: f32 = 48.0;
/// Smallest height of a level of boxes with the array below the tree.
const MIN_LEVEL: f32 = 34.0;
/// Largest and smallest side of the board of the event's entry.
const BOARD: [f32; 2] = [76.0, 30.0];
/// Height of the array below the tree.
const ARRAY_HEIGHT: f32 = 96.0;

/// How the entries of a level are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelForm {
    /// f in a box.
    Boxes,
    /// f alone.
    Figures,
    Strokes,
    /// The mean colour of the entries at each point.
    Density,
}

impl LevelForm {
    /// The form for the room of an entry.
    fn of(room: f32, unit: Unit) -> Self {
        let long = usize::from(unit == Unit::Tenth);
        if room >= BOX_FROM[long] {
            Self::Boxes
        } else if room >= FIGURE_FROM[long] {
            Self::Figures
        } else if room >= STROKE_FROM {
            Self::Strokes
        } else {
            Self::Density
        }
    }

    /// Height as a share of the height of a level of boxes.
    const fn share(self) -> f32 {
        match self {
            Self::Boxes => 1.0,
            Self::Figures => 0.85,
            Self::Strokes => 0.6,
            Self::Density => 0.4,
        }
    }
}

/// A level of the tree.
#[derive(Clone, Copy, Debug)]
pub struct HeapLevel {
    /// The y of the middle of the entries.
    pub y: f32,
    /// Size of an entry.
    pub size: Vec2,
    /// Distance from entry to entry.
    pub step: f32,
    pub form: LevelForm,
}

/// Placement of the tree and the array.
pub struct HeapPlan {
    pub tree: Rect,
    pub levels: Vec<HeapLevel>,
    /// Place of the first entries as they lie in the array; `None` where they have no room.
    pub array: Option<Rect>,
}

impl HeapPlan {
    /// The plan for the largest number of entries in the recording, and for `len` at least. It stays the same as long
    /// as the recording does.
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect, len: usize) -> Self {
        let edge = canvas.stage().edge;
        // Void entries stay in the heap beside the entries that wait: at most one for each improvement.
        let most = (edge.frontier_peak + edge.improved).max(len as u64).max(1);
        let unit = cost::unit(canvas);
        let count = most.ilog2() + 1;
        let step = |level: u32| body.width() / 2f32.powi(level as i32);
        let forms: Vec<LevelForm> = (0..count).map(|level| LevelForm::of(step(level), unit)).collect();
        let shares: f32 = forms.iter().map(|form| form.share()).sum();
        let above = body.height() - ARRAY_HEIGHT - space::M;
        let has_array = above >= shares * MIN_LEVEL;
        let (tree, array) = if has_array {
            let (tree, below) = body.split_top_bottom_at_y(body.top() + above);
            (tree, Some(below.with_min_y(below.top() + space::M)))
        } else {
            (body, None)
        };
        let height = (tree.height() / shares).min(MAX_LEVEL);
        let mut y = tree.top();
        let levels = forms.iter().zip(0..).map(|(form, level)| {
            let room = height * form.share();
            let size = size(*form, step(level), height, level);
            let middle = if level == 0 { y + size.y / 2.0 + space::XS } else { y + room / 2.0 };
            y += room;
            HeapLevel { y: middle, size, step: step(level), form: *form }
        });
        Self { levels: levels.collect(), tree, array }
    }

    /// The middle of the entry at an index.
    pub fn place(&self, at: usize) -> Pos2 {
        let (level, number) = level_of(at);
        let HeapLevel { y, step, .. } = self.levels[level];
        pos2(self.tree.left() + step * (number as f32 + 0.5), y)
    }

    /// The box of the entry at an index.
    pub fn rect(&self, at: usize) -> Rect {
        Rect::from_center_size(self.place(at), self.levels[level_of(at).0].size)
    }

    /// The index of the entry at a place, even if the heap has no entry there; `None` off all levels.
    pub fn at(&self, place: Pos2) -> Option<usize> {
        if !self.tree.contains(place) {
            return None;
        }
        let is_near = |level: &HeapLevel| (place.y - level.y).abs() <= level.size.y / 2.0 + 1.0;
        let level = self.levels.iter().position(is_near)?;
        let HeapLevel { step, size, form, .. } = self.levels[level];
        let number = ((place.x - self.tree.left()) / step) as usize;
        let at = (1 << level) - 1 + number.min((1 << level) - 1);
        let is_on = form != LevelForm::Boxes || (place.x - self.place(at).x).abs() <= size.x / 2.0;
        is_on.then_some(at)
    }

    /// Side of the board of the event, which ends above or left of the first entry of every level below the top.
    pub fn board(&self) -> f32 {
        let ends = |level: usize| {
            let first = (1 << level) - 1;
            (level < self.levels.len()).then(|| self.rect(first))
        };
        let mut side = BOARD[0];
        for first in (1..self.levels.len()).filter_map(ends) {
            let room = first.min - self.tree.min - vec2(space::S, space::S);
            side = side.min(room.max_elem());
        }
        side.max(BOARD[1])
    }
}

/// The level of the entry at an index, and its number in that level.
pub const fn level_of(at: usize) -> (usize, usize) {
    let level = (at + 1).ilog2() as usize;
    (level, at + 1 - (1 << level))
}

/// Size of the entries of a level.
fn size(form: LevelForm, step: f32, height: f32, level: u32) -> Vec2 {
    let [least, most] = BOX_HEIGHT;
    let [stroke, density, figure] = SMALL_HEIGHT;
    match form {
        LevelForm::Boxes => {
            let widest = BOX_WIDTH[0] - BOX_WIDTH[1] * level as f32;
            vec2(widest.max(BOX_FROM[0]).min(step - heap::BOX_GAP), (height * 0.54).clamp(least, most))
        }
        LevelForm::Figures => vec2(step - 1.0, figure + 1.0),
        LevelForm::Strokes => vec2((step * 0.7).max(1.0), stroke),
        LevelForm::Density => vec2(step, density),
    }
}
