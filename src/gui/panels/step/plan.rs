//! Places of everything on the stage, by its size alone.
//!
//! When room is short, the legend goes first, then the path to this board, then the heap, then the g under the boards
//! of the frontier, then the frontier, whose place the board grows into. Board and successors always stay.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::gui::theme::{
    Spacing, break_point,
    sizes::{
        marks,
        step::{self, frontier, hero},
    },
    space,
};

/// Distance from the body's top to the middle of the first heads, and from the score to the middle of the next ones.
const HEADS: [f32; 2] = [16.0, 22.0];
/// Both distances of [`HEADS`] on a low stage.
const TIGHT_HEADS: [f32; 2] = [10.0, 20.0];
/// Distance from the boards of the frontier to the middle of the path's head.
const PATH_HEAD: f32 = 16.0;
/// Smallest side of the board.
const MIN_BOARD: f32 = 48.0;
/// Smallest side of the board on a roomy stage, and its largest side on a stage without a frontier.
const MIN_ROOMY_BOARD: f32 = 180.0;
/// Height of a roomy stage besides the board: heads, score, frontier, path, legend.
const BELOW: f32 = 298.0;
/// Side of the board on a low stage with a frontier.
const ABOVE_FRONTIER: f32 = 124.0;
/// Height of a stage without a frontier besides the board.
const BELOW_ALONE: f32 = 90.0;
/// Height of the board's g, h and f.
const SCORE: f32 = 32.0;
/// Room between board and successors, for an arrow.
const BESIDE: f32 = 46.0;
/// Gap between two cards.
const CARD_GAP: f32 = 10.0;
/// Smallest value of a card's largest width, which is otherwise a share of its height.
const MIN_WIDEST_CARD: f32 = 150.0;
/// Side of a board of the frontier: on a tall stage, on a roomy one, on a low one.
const FRONTIER_BOARD: [f32; 3] = [80.0, 64.0, 48.0];
/// Width of the drawing of the heap.
const HEAP_WIDTH: f32 = 250.0;
/// Side of a board of the path: on a tall stage, and on a lower one.
const PATH_BOARD: [f32; 2] = [44.0, 36.0];

/// The places of one stage.
#[derive(Clone, Copy, Debug)]
pub struct StepPlan {
    /// The board at the playhead.
    pub hero: Rect,
    /// g, h and f of the board at the playhead.
    pub score: Rect,
    /// The y of the middle of the heads over board and successors.
    pub head: f32,
    /// The successors, or what is shown in their place.
    pub main: Rect,
    /// Largest width of the head over `main`.
    pub main_head: f32,
    pub lower: Option<Lower>,
    /// The boards of the path to this board, with the head above them; `None` where they have no room.
    pub path: Option<Rect>,
    /// The line of the legend; `None` where it has no room.
    pub legend: Option<Rect>,
    /// Whether notes may be long.
    pub spacing: Spacing,
    bottom: f32,
}

/// The places of the frontier.
#[derive(Clone, Copy, Debug)]
pub struct Lower {
    /// The row's boards and their captions, with the head above.
    pub row: Rect,
    /// Side of a board.
    pub board: f32,
    /// The heap's drawing, head included; `None` where it has no room.
    pub heap: Option<Rect>,
}

/// Largest width of a card as a share of its height, unless that is less than [`MIN_WIDEST_CARD`].
const WIDEST: f32 = 0.76;

impl StepPlan {
    pub fn of(body: Rect) -> Self {
        let spacing = if body.height() >= break_point::ROOMY_STEP { Spacing::Roomy } else { Spacing::Tight };
        let [first, next] = if spacing == Spacing::Roomy { HEADS } else { TIGHT_HEADS };
        let head = body.top() + first;
        let side = hero_side(body.size());
        let hero = Rect::from_min_size(pos2(body.left(), head + step::BELOW_HEAD), Vec2::splat(side));
        let score = Rect::from_min_size(hero.left_bottom() + vec2(0.0, space::S), vec2(side, SCORE));
        let main =
            Rect::from_min_max(pos2(hero.right() + BESIDE, hero.top()), pos2(body.right(), score.bottom()));
        let lower = lower(body, score.bottom() + next, spacing);
        let path = lower.and_then(|lower| path_row(body, lower.row.bottom() + PATH_HEAD));
        let lowest = if lower.is_none() { Some(score) } else { path };
        let legend = legend(body, lowest);
        let bottom = legend.map_or(body.bottom(), |legend| legend.top());
        Self { hero, score, head, main, main_head: main.width(), lower, path, legend, spacing, bottom }
    }

    /// The plan with less room for the head over the successors, which ends at `end`.
    pub fn with_heads_up_to(self, end: f32) -> Self {
        Self { main_head: (end - self.main.left()).max(0.0), ..self }
    }

    /// Position of the head of the frontier (left, middle).
    pub fn lower_head(row: Rect) -> Pos2 {
        pos2(row.left(), row.top() - step::BELOW_HEAD)
    }

    /// The places of the successors: four of equal size.
    pub fn cards(&self) -> [Rect; 4] {
        let rect = self.main;
        let widest = (rect.height() * WIDEST).max(MIN_WIDEST_CARD);
        let width = ((rect.width() - 3.0 * CARD_GAP) / 4.0).clamp(space::XL, widest);
        [0, 1, 2, 3].map(|number| {
            let left = rect.left() + number as f32 * (width + CARD_GAP);
            Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()))
        })
    }

    /// The place of frontier and path in one, for realms whose frontier is the path.
    pub fn strip(&self) -> Option<Rect> {
        let row = self.lower?.row;
        Some(Rect::from_min_max(row.min, pos2(self.main.right(), self.bottom - space::S)))
    }
}

/// Side of the board at the playhead: the largest that leaves room for a frontier or, where none fits, that fills the
/// room.
fn hero_side(body: Vec2) -> f32 {
    let side = match body.y {
        h if h >= break_point::TALL_STEP => hero::LARGEST,
        h if h >= break_point::ROOMY_STEP => (h - BELOW).clamp(MIN_ROOMY_BOARD, hero::LARGEST),
        h if h >= break_point::FRONTIER => ABOVE_FRONTIER,
        h => (h - BELOW_ALONE).clamp(MIN_BOARD, MIN_ROOMY_BOARD),
    };
    side.min((body.x * 0.28).max(MIN_BOARD)).floor()
}

fn lower(body: Rect, head: f32, spacing: Spacing) -> Option<Lower> {
    let [tall, roomy, tight] = FRONTIER_BOARD;
    let board = match (spacing, body.height()) {
        (_, h) if h >= break_point::TALL_STEP => tall,
        (Spacing::Roomy, _) => roomy,
        (Spacing::Tight, _) => tight,
    };
    let top = head + step::BELOW_HEAD;
    let row = Rect::from_min_max(pos2(body.left(), top), pos2(body.right(), top + board + frontier::CAPTION));
    let heap = (spacing == Spacing::Roomy && body.width() > break_point::HEAP)
        .then(|| Rect::from_min_max(pos2(body.right() - HEAP_WIDTH, head - space::S), row.max));
    (row.bottom() <= body.bottom()).then_some(Lower { row, board, heap })
}

fn path_row(body: Rect, head: f32) -> Option<Rect> {
    let [tall, lower] = PATH_BOARD;
    let board = if body.height() >= break_point::TALL_STEP { tall } else { lower };
    let top = head + step::BELOW_HEAD - 2.0;
    let row = Rect::from_min_max(pos2(body.left(), top), pos2(body.right(), top + board));
    (row.bottom() <= body.bottom() - 2.0).then_some(row)
}

/// The line at the very bottom; `None` unless the lowest part, path or board, ends above it.
fn legend(body: Rect, lowest: Option<Rect>) -> Option<Rect> {
    let line = Rect::from_min_max(pos2(body.left(), body.bottom() - marks::LEGEND_LINE), body.max);
    lowest.filter(|lowest| lowest.bottom() <= line.top()).map(|_| line)
}
