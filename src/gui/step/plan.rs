//! Places of everything on the stage, by its size alone.
//!
//! When room is short, the heap goes first, then the legend, then the boards of the path to this board, which is then a
//! line over the frontier. Board, successors and frontier stay: on a low stage the board is at the left of both, and the
//! figures of a successor are beside its board. Only beside a question there is no frontier; the successors are below
//! the board then or, on a low stage, in its place.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::gui::{
    kit::Canvas,
    theme::{
        Spacing, break_point, phone,
        sizes::{self, marks, step::frontier},
        space,
    },
};

/// Distance from the middle of a head to what it heads.
pub const BELOW_HEAD: f32 = 18.0;
/// Maximum side of a board that is alone at the left: the one at the playhead, or a start without a solution.
pub const LARGEST_BOARD: f32 = 292.0;

/// Distance from the body's top to the middle of the first heads, and from the score to the middle of the next ones.
const HEADS: [f32; 2] = [16.0, 22.0];
/// Both distances of [`HEADS`] on a low stage.
const TIGHT_HEADS: [f32; 2] = [10.0, 20.0];
/// Distance from the boards of the frontier to the middle of the path's head.
const PATH_HEAD: f32 = 16.0;
/// Smallest side of the board.
const MIN_BOARD: f32 = 48.0;
/// Smallest side of the board on a roomy stage, and its largest side on a stage without a frontier.
const MIN_ROOMY_BOARD: f32 = 176.0;
/// Height of a roomy stage besides the board: heads, score, frontier, path, legend.
const BELOW: f32 = 300.0;
/// Smallest side of the board on a low stage with a frontier, and the one from which on the frontier grows.
const ABOVE_FRONTIER: f32 = 124.0;
const USUAL_BOARD: f32 = 162.0;
/// Height of a stage too low for a frontier besides the board.
const BELOW_ALONE: f32 = 90.0;
/// Height of the board's g, h and f.
const SCORE: f32 = 32.0;
/// Room between board and successors, for an arrow.
const BESIDE: f32 = 46.0;
/// The same on a low stage.
const BESIDE_LYING: f32 = 28.0;
/// Minimum height of a low stage with successors and frontier beside the board, and its width as a multiple of that.
const MIN_LYING: f32 = 160.0;
const WIDE_FOR_LOW: f32 = 1.2;
/// Largest side of the board on such a stage.
const LYING_BOARD: f32 = 146.0;
/// Smallest height of a card on such a stage, smallest height before the boards of the frontier become smaller, and
/// largest height.
const LYING_CARD: [f32; 3] = [34.0, 58.0, 128.0];
/// Smallest side of a board of the frontier on such a stage.
const LYING_FRONTIER_BOARD: f32 = 42.0;
/// Largest share of the width of a low stage for its board.
const LYING_SHARE: f32 = 0.22;
/// Height of a head on the stage of an upright window.
const UPRIGHT_HEAD: f32 = 20.0;
/// Distance of the figures of a head from it, where they have a line of their own.
pub const NOTE_LINE: f32 = 17.0;
/// The same over boards of which one has a ring.
const ABOVE_RING: f32 = 24.0;
/// Smallest and usual height of a card there: move, board, figures in two lines, what became of it.
const UPRIGHT_CARD: [f32; 2] = [98.0, 134.0];
/// Smallest, usual and largest side of the board there, and its largest share of the width.
const UPRIGHT_BOARD: [f32; 3] = [64.0, 92.0, 164.0];
const UPRIGHT_SHARE: f32 = 0.46;
/// Least side of a board of the frontier or the path there: its digits are 12 points high on the glass.
pub const LEAST_FRONTIER: f32 = sizes::board::LEGIBLE;
/// Gap between two cards there.
const NARROW_GAP: f32 = 6.0;
/// Minimum height of a stage beside a question, its first head left out, with both the board and the successors.
const BOTH: f32 = 240.0;
/// Share of the height of a stage beside a question that its board takes.
const BESIDE_SHARE: f32 = 0.38;
/// Width below which four cards are no longer side by side, if two rows of them have this height.
const FOUR: f32 = 480.0;
const TWO_ROWS: f32 = 210.0;
/// Gap between two cards.
const CARD_GAP: f32 = 10.0;
/// Largest width of a card as a share of its height, unless that is less than [`MIN_WIDEST_CARD`].
const WIDEST_CARD: f32 = 0.76;
/// Smallest value of a card's largest width.
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
    /// The head of the board (left, middle), over it or beside it.
    pub head: Pos2,
    /// Room for that head.
    pub head_room: f32,
    /// The key that opens the page about the search, in an upright window.
    pub reading: Option<Rect>,
    /// The successors, or what is shown in their place.
    pub main: Rect,
    /// The head over `main` (left, middle).
    pub main_at: Pos2,
    /// Number of cards side by side.
    columns: usize,
    /// Whether the successors are below the board.
    is_stacked: bool,
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

impl StepPlan {
    /// The plan of a stage, whose boards are at least `least` large on the path.
    pub fn of(body: Rect, least: f32) -> Self {
        let is_low = body.height() < break_point::FRONTIER && body.height() >= MIN_LYING;
        if is_low && body.width() >= WIDE_FOR_LOW * body.height() {
            return Self::lying(body);
        }
        let spacing = if body.height() >= break_point::ROOMY_STEP { Spacing::Roomy } else { Spacing::Tight };
        let [first, next] = if spacing == Spacing::Roomy { HEADS } else { TIGHT_HEADS };
        let head = body.top() + first;
        let side = hero_side(body.size());
        let hero = Rect::from_min_size(pos2(body.left(), head + BELOW_HEAD), Vec2::splat(side));
        let head_room = side + BESIDE - space::S;
        let score = Rect::from_min_size(hero.left_bottom() + vec2(0.0, space::S), vec2(side, SCORE));
        let main =
            Rect::from_min_max(pos2(hero.right() + BESIDE, hero.top()), pos2(body.right(), score.bottom()));
        let head_of_lower = score.bottom() + next;
        let lower = lower(body, head_of_lower, spacing);
        let path = lower.and_then(|lower| path_row(body, lower.row.bottom() + PATH_HEAD, least));
        let lowest = if lower.is_none() { Some(score) } else { path };
        let legend = legend(body, lowest);
        let heap = legend.filter(|_| spacing == Spacing::Roomy && body.width() > break_point::HEAP);
        let lower = lower.map(|lower| Lower {
            heap: heap.map(|_| {
                let corner = pos2(body.right() - HEAP_WIDTH, head_of_lower - space::S);
                Rect::from_min_max(corner, lower.row.max)
            }),
            ..lower
        });
        let bottom = legend.map_or(body.bottom(), |legend| legend.top());
        let main_at = pos2(main.left(), head);
        let main_head = main.width();
        Self {
            hero,
            score,
            head: pos2(body.left(), head),
            head_room,
            reading: None,
            main,
            main_at,
            columns: if main.width() < FOUR && main.height() >= TWO_ROWS { 2 } else { 4 },
            is_stacked: false,
            main_head,
            lower,
            path,
            legend,
            spacing,
            bottom,
        }
    }

    /// The places on a low stage: the board at the left, successors and frontier at its right.
    fn lying(body: Rect) -> Self {
        let [first, next] = TIGHT_HEADS;
        let head = body.top() + first;
        let top = head + BELOW_HEAD;
        let below = space::S + SCORE;
        let side =
            (body.bottom() - top - below).min(LYING_BOARD).min(body.width() * LYING_SHARE).max(MIN_BOARD);
        let hero = Rect::from_min_size(pos2(body.left(), top), Vec2::splat(side.floor()));
        let score = Rect::from_min_size(hero.left_bottom() + vec2(0.0, space::S), vec2(side, SCORE));
        let [_, _, board] = FRONTIER_BOARD;
        let [least, usual, most] = LYING_CARD;
        let room = |top: f32| body.bottom() - top - next - BELOW_HEAD - frontier::CAPTION;
        // Where room is short, the head over the successors goes.
        let has_head = room(top) >= least + LYING_FRONTIER_BOARD;
        let main_top = if has_head { top } else { body.top() + space::XS };
        let room = room(main_top);
        let board = (room - usual).clamp(LYING_FRONTIER_BOARD, board).floor();
        let row = board + frontier::CAPTION;
        let cards = (room - board).clamp(least, most);
        let left = hero.right() + BESIDE_LYING;
        let main = Rect::from_min_max(pos2(left, main_top), pos2(body.right(), main_top + cards));
        let row_top = main.bottom() + next + BELOW_HEAD;
        let row = Rect::from_min_max(pos2(left, row_top), pos2(body.right(), row_top + row));
        Self {
            hero,
            score,
            head: pos2(body.left(), head),
            head_room: left - hero.left() - space::S,
            reading: None,
            main,
            main_at: pos2(left, head),
            columns: 4,
            is_stacked: false,
            main_head: if has_head { main.width() } else { 0.0 },
            lower: Some(Lower { row, board, heap: None }),
            path: None,
            legend: None,
            spacing: Spacing::Tight,
            bottom: body.bottom(),
        }
    }

    /// The places in an upright window: the board, what it is and its page at its right, and below it the successors side by
    /// side, the frontier and the path.
    ///
    /// The boards of the frontier have their size; of the rest the cards get what they need, then the board, then the path.
    pub fn upright(body: Rect) -> Self {
        let [least_card, card] = UPRIGHT_CARD;
        let [least_board, usual_board, most_board] = UPRIGHT_BOARD;
        let [_, _, board] = FRONTIER_BOARD;
        let room = |board: f32, head: f32, gap: f32| {
            body.height() - 2.0 * gap - head - ABOVE_RING - board - frontier::CAPTION - space::XS
        };
        let least = least_board + least_card;
        // Where room is short, the boards of the frontier become smaller, then the head over the successors goes.
        let (board, head, gap) = match () {
            () if room(board, UPRIGHT_HEAD, space::S) >= least => (board, UPRIGHT_HEAD, space::S),
            () if room(LEAST_FRONTIER, UPRIGHT_HEAD, space::XS) >= least => {
                (LEAST_FRONTIER, UPRIGHT_HEAD, space::XS)
            }
            () => (LEAST_FRONTIER, 0.0, space::XS),
        };
        let room = room(board, head, gap);
        let cards = (room - usual_board).clamp(least_card, card);
        let side = (room - cards).clamp(least_board, most_board).min(body.width() * UPRIGHT_SHARE).floor();
        let hero = Rect::from_min_size(body.min, Vec2::splat(side));
        let left = hero.right() + space::M;
        let beside = Rect::from_min_max(pos2(left, hero.top()), pos2(body.right(), hero.bottom()));
        let hero_head = beside.left_top() + vec2(0.0, UPRIGHT_HEAD / 2.0);
        let score = beside.with_min_y(beside.top() + UPRIGHT_HEAD + NOTE_LINE);
        let score = score.with_max_y(score.top() + SCORE);
        let reading = beside.with_min_y(beside.bottom() - phone::BAR);
        let main_at = pos2(body.left(), hero.bottom() + gap + head / 2.0);
        let top = main_at.y + head / 2.0;
        let main = Rect::from_min_max(pos2(body.left(), top), pos2(body.right(), top + cards));
        let top = main.bottom() + gap + ABOVE_RING;
        let row =
            Rect::from_min_max(pos2(body.left(), top), pos2(body.right(), top + board + frontier::CAPTION));
        Self {
            hero,
            score,
            head: hero_head,
            head_room: beside.width(),
            reading: Some(reading).filter(|reading| reading.top() > score.bottom()),
            main,
            main_at,
            columns: 4,
            is_stacked: true,
            main_head: if head > 0.0 { main.width() } else { 0.0 },
            lower: Some(Lower { row, board, heap: None }),
            path: path_row(body, row.bottom() + PATH_HEAD, LEAST_FRONTIER),
            legend: None,
            spacing: Spacing::Tight,
            bottom: body.bottom(),
        }
    }

    /// The places over a question, in an upright window: the board and what it is.
    pub fn over_question(body: Rect) -> Self {
        let side = (body.height() - space::S).max(MIN_BOARD);
        let hero = Rect::from_min_size(body.min, Vec2::splat(side));
        let beside =
            Rect::from_min_max(pos2(hero.right() + space::M, hero.top()), pos2(body.right(), hero.bottom()));
        let score = beside.with_min_y(beside.top() + UPRIGHT_HEAD + NOTE_LINE);
        let none = Rect::from_min_size(hero.left_bottom(), vec2(body.width(), 0.0));
        Self {
            head: beside.left_top() + vec2(0.0, UPRIGHT_HEAD / 2.0),
            head_room: beside.width(),
            ..Self::stacked(
                [hero, score.with_max_y(score.top() + SCORE)],
                body.top(),
                (none.min, none),
                body.bottom(),
            )
        }
    }

    /// The places beside a question: the board, and the successors below it, two by two. Where both have no room, there
    /// are the successors alone or, if there are none, the board.
    pub fn beside_question(body: Rect, has_successors: bool) -> Self {
        let [first, next] = TIGHT_HEADS;
        let head = body.top() + first;
        let top = head + BELOW_HEAD;
        let room = body.bottom() - top;
        let (left, bottom) = (pos2(body.left(), head), body.bottom());
        let below = Rect::from_min_max(pos2(body.left(), top), body.max - vec2(0.0, space::S));
        let none = Rect::from_min_size(below.min, vec2(below.width(), 0.0));
        if room < BOTH && has_successors {
            return Self::stacked([none, none], head, (left, below), bottom);
        }
        if room < BOTH {
            let side = (room - SCORE - space::M).min(body.width()).max(MIN_BOARD).floor();
            let hero = Rect::from_min_size(below.min, Vec2::splat(side));
            let score = Rect::from_min_size(hero.left_bottom() + vec2(0.0, space::S), vec2(side, SCORE));
            return Self::stacked([hero, score], head, (left, none), bottom);
        }
        let side = (room * BESIDE_SHARE).min(body.width() * 0.5).max(MIN_BOARD).floor();
        let hero = Rect::from_min_size(pos2(body.left(), top), Vec2::splat(side));
        let beside =
            Rect::from_min_max(pos2(hero.right() + space::M, top), pos2(body.right(), hero.bottom()));
        let score = Rect::from_center_size(beside.center(), vec2(beside.width(), SCORE));
        let main_at = pos2(body.left(), hero.bottom() + next);
        let main = below.with_min_y(main_at.y + BELOW_HEAD);
        Self::stacked([hero, score], head, (main_at, main), bottom)
    }

    /// A board, and its successors below it.
    fn stacked([hero, score]: [Rect; 2], head: f32, (main_at, main): (Pos2, Rect), bottom: f32) -> Self {
        Self {
            hero,
            score,
            head: pos2(main.left(), head),
            // The button of the legend may be in the same line.
            head_room: main.width(),
            reading: None,
            main,
            main_at,
            columns: 2,
            is_stacked: true,
            main_head: main.width(),
            lower: None,
            path: None,
            legend: None,
            spacing: Spacing::Tight,
            bottom,
        }
    }

    /// The plan for what is `least` high in the place of the successors. The board has no figures, so it is larger; and
    /// where there is no room, there is no frontier.
    pub fn for_doors(self, least: f32) -> Self {
        self.without_score().with_main_of(least)
    }

    /// The plan with something at least this high in the place of the successors, which takes that of frontier and path
    /// where it has not so much room.
    pub fn with_main_of(self, least: f32) -> Self {
        if self.main.height() >= least {
            return self;
        }
        let main = self.main.with_max_y(self.bottom - space::S);
        Self { main, lower: None, path: None, ..self }
    }

    /// The plan with a larger board, down to where its figures end; on a low stage, whose frontier is beside the board,
    /// with the same board.
    fn without_score(self) -> Self {
        let is_lying = self.lower.is_some_and(|lower| lower.row.left() > self.hero.right());
        if is_lying {
            return self;
        }
        let side = self.score.bottom() - self.hero.top();
        let hero = Rect::from_min_size(self.hero.min, Vec2::splat(side));
        let beside = hero.right() - self.hero.right();
        let main = self.main.with_min_x(self.main.left() + beside);
        let main_at = self.main_at + vec2(beside, 0.0);
        Self { hero, main, main_at, main_head: self.main_head - beside, ..self }
    }

    /// Whether successors, or what is shown in their place, have room.
    pub fn has_successors(&self) -> bool {
        self.main.height() > 0.0
    }

    /// Whether the board has room.
    pub fn has_board(&self) -> bool {
        self.hero.height() > 0.0
    }

    /// The plan with less room for the head over the successors, which ends at `end`.
    pub fn with_heads_up_to(self, end: f32) -> Self {
        Self { main_head: (end - self.main.left()).max(0.0), ..self }
    }

    /// Position of the head of a row of the frontier (left, middle).
    pub fn lower_head(canvas: &Canvas<'_, '_>, row: Rect) -> Pos2 {
        let above = if canvas.is_upright() { ABOVE_RING - UPRIGHT_HEAD / 2.0 } else { BELOW_HEAD };
        pos2(row.left(), row.top() - above)
    }

    /// Whether the successors are below the board.
    pub const fn is_stacked(&self) -> bool {
        self.is_stacked
    }

    /// The places of the successors: four of equal size.
    pub fn cards(&self) -> [Rect; 4] {
        let (rect, rows) = (self.main, 4 / self.columns);
        let height = (rect.height() - CARD_GAP * (rows - 1) as f32) / rows as f32;
        let widest = if self.is_stacked || rows > 1 {
            rect.width()
        } else {
            (height * WIDEST_CARD).max(MIN_WIDEST_CARD)
        };
        let gap = if self.is_stacked && rows == 1 { NARROW_GAP } else { CARD_GAP };
        let gaps = gap * (self.columns - 1) as f32;
        let width = ((rect.width() - gaps) / self.columns as f32).min(widest).max(space::XL);
        [0, 1, 2, 3].map(|number| {
            let (row, column) = ((number / self.columns) as f32, (number % self.columns) as f32);
            let corner = rect.min + vec2(column * (width + gap), row * (height + CARD_GAP));
            Rect::from_min_size(corner, vec2(width, height))
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
        h if h >= break_point::TALL_STEP => LARGEST_BOARD,
        h if h >= break_point::ROOMY_STEP => (h - BELOW).clamp(MIN_ROOMY_BOARD, LARGEST_BOARD),
        h if h >= break_point::FRONTIER => (ABOVE_FRONTIER + h - break_point::FRONTIER).min(USUAL_BOARD),
        h => (h - BELOW_ALONE).clamp(MIN_BOARD, MIN_ROOMY_BOARD),
    };
    side.min((body.x * 0.28).max(MIN_BOARD)).floor()
}

fn lower(body: Rect, head: f32, spacing: Spacing) -> Option<Lower> {
    let [tall, roomy, tight] = FRONTIER_BOARD;
    let top = head + BELOW_HEAD;
    let room = body.bottom() - top - frontier::CAPTION - space::XS;
    let board = match (spacing, body.height()) {
        (_, h) if h >= break_point::TALL_STEP => tall,
        (Spacing::Roomy, _) => roomy,
        (Spacing::Tight, _) => room.clamp(tight, roomy).floor(),
    };
    let row = Rect::from_min_max(pos2(body.left(), top), pos2(body.right(), top + board + frontier::CAPTION));
    (row.bottom() <= body.bottom()).then_some(Lower { row, board, heap: None })
}

/// The boards of the path below their head, at least `least` large; `None` where they have no room.
fn path_row(body: Rect, head: f32, least: f32) -> Option<Rect> {
    let [tall, lower] = PATH_BOARD;
    let board = if body.height() >= break_point::TALL_STEP { tall } else { lower.max(least) };
    let top = head + BELOW_HEAD - 2.0;
    let row = Rect::from_min_max(pos2(body.left(), top), pos2(body.right(), top + board));
    (row.bottom() <= body.bottom() - 2.0).then_some(row)
}

/// The line at the very bottom; `None` unless the lowest part, path or board, ends above it.
fn legend(body: Rect, lowest: Option<Rect>) -> Option<Rect> {
    let line = Rect::from_min_max(pos2(body.left(), body.bottom() - marks::LEGEND_LINE), body.max);
    lowest.filter(|lowest| lowest.bottom() <= line.top()).map(|_| line)
}
