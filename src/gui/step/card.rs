//! The cards in the successors' place.
//!
//! The card of one successor has the move, the board it leads to, its g, h and f, and what became of it. A card that
//! counts is raised. One that does not is an outline with a faded board and the same g, h and f, so that the eye
//! compares f 15 with f 15 and sees why it was discarded. While its event is pending, a card lies flat, has no accent
//! and does not show its fate: stepping event by event raises one after the other.

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Response, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::step::ComingSuccessor;
use eight_realms_core::{
    puzzle::Move,
    replay::{Fate, Successor, Timing},
    trace::TableEntry,
};

use super::plan::StepPlan;
use crate::gui::{
    kit::{Button, Canvas, cost, direction, id},
    theme::{
        StatusStyle, Type, break_point, looks, radius,
        sizes::{self, marks, step::frontier},
        space, stroke,
    },
    widgets::{
        board::{self, BoardFace, Presence},
        marks::move_arrow,
        score::score,
        status::{status_mark, status_tag},
        text,
    },
};

/// Height below which a card has its figures beside the board instead of below it.
const LOW: f32 = 130.0;
/// Minimum height of a card with a board and three lines at its right.
const LOWEST: f32 = 58.0;
/// Smallest side of a board beside its figures.
const LEAST_BOARD: f32 = 34.0;
/// Room beside the board of a narrow card: f, and below it the mark without its word.
const NARROW: f32 = 34.0;
/// Height of a line of a card without a board.
const LINE: f32 = 17.0;
/// Room for what is beside the board of a low card.
const BESIDE: f32 = 76.0;
/// Minimum height of a card with the board between two lines, and the heights of these.
const SMALL: f32 = 84.0;
const SMALL_LINES: [f32; 2] = [22.0, 20.0];
/// Width below which a high card has its figures in two lines, its smallest height, and the one with a line for the tag.
const NARROW_CARD: f32 = break_point::SCORE;
const NARROW_CARD_HEIGHT: f32 = 90.0;
const NARROW_TAG: f32 = 118.0;
/// Heights of the lines above the board of such a card and below its figures.
const NARROW_LINES: [f32; 2] = [22.0, 18.0];
/// Distance from the card's top to the middle of its arrow.
const HEAD: f32 = 20.0;
/// Length of the move's arrow.
const ARROW: f32 = 14.0;
/// Distance from the arrow to the move's letter.
const LETTER: f32 = 6.0;
/// Distance from the card's top to its board.
const BOARD: f32 = 38.0;
/// Height of the strip with g, h and f.
const SCORE: f32 = 26.0;
/// Room below the board beside the strip: tag and gaps.
const BELOW_BOARD: f32 = 42.0;
/// Distance from the middle of the tag to the card's bottom.
const TAG: f32 = 17.0;
/// What is written between two figures.
const BETWEEN: &str = "   ";

/// Messages that have a shorter form for narrow cards.
const SHORTENED: [(&str, &str); 5] = [
    ("fate-improved", "fate-improved-short"),
    ("fate-path-back", "fate-path-back-short"),
    ("fate-pruned", "fate-pruned-short"),
    ("coming-subject", "coming-subject-short"),
    ("no-move", "no-move-short"),
];

/// How a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CardStyle {
    /// The event has been replayed, and the successor counts.
    Raised,
    /// The event is pending.
    Flat,
    /// The event has been replayed, and the successor does not count.
    Outline,
}

impl CardStyle {
    fn of(successor: &Successor) -> Self {
        match (successor.timing, successor.fate) {
            (Timing::Pending, _) => Self::Flat,
            (Timing::Replayed, Fate::Duplicate | Fate::PathBack | Fate::Pruned | Fate::Exhausted) => {
                Self::Outline
            }
            (Timing::Replayed, Fate::New | Fate::Improved | Fate::Met) => Self::Raised,
        }
    }

    fn presence(self) -> Presence {
        if self == Self::Outline { Presence::Faded } else { Presence::Full }
    }
}

/// Draws a card, and returns its response to clicks.
pub fn show_successor(canvas: &Canvas<'_, '_>, place: Rect, successor: &Successor) -> Response {
    let words = words(canvas, successor);
    let button = Button::new(place, id(("successor", successor.by)), &words, &looks::CARD).hint(format!(
        "{words}\n{}\n{}",
        canvas.say("successor-hint"),
        cost::convention(canvas)
    ));
    let response = button.sense(canvas.ui);
    let style = CardStyle::of(successor);
    ground(canvas, place, style, &response);
    head(canvas, place, successor.by, colors(canvas, style));
    face(canvas, place, successor, style);
    match successor.timing {
        Timing::Replayed => tag(canvas, place, successor),
        Timing::Pending => note(canvas, place, "to-come"),
    }
    button.end(canvas.ui, response, canvas.palette())
}

/// Describes a card: `d: new, 2 4 5 1 6 3 7 x 8 · f 15 · g 6 · h 9`.
fn words(canvas: &Canvas<'_, '_>, successor: &Successor) -> String {
    let reached = successor.node;
    let fate = match successor.timing {
        Timing::Replayed => fate(canvas, successor).1,
        Timing::Pending => "to-come",
    };
    let fate = canvas.say(fate);
    format!("{}: {fate}, {}", successor.by, cost::description(canvas, reached.board, reached.g, reached.h))
}

fn ground(canvas: &Canvas<'_, '_>, place: Rect, style: CardStyle, response: &Response) {
    let palette = canvas.palette();
    let (fill, edge) = match style {
        CardStyle::Raised => (Some(palette.card), palette.edge),
        CardStyle::Flat => (None, palette.edge),
        CardStyle::Outline => (None, palette.line),
    };
    let fill = if response.hovered() { Some(palette.hover) } else { fill };
    let corners = CornerRadius::same(radius::L);
    if let Some(fill) = fill {
        canvas.painter().rect_filled(place, corners, fill);
    }
    canvas.painter().rect_stroke(place, corners, Stroke::new(stroke::HAIR, edge), StrokeKind::Inside);
}

/// Colours of arrow and letter.
fn colors(canvas: &Canvas<'_, '_>, style: CardStyle) -> [Color32; 2] {
    let palette = canvas.palette();
    match style {
        CardStyle::Raised => [canvas.context.accent(), palette.text],
        CardStyle::Flat => [palette.text_soft, palette.text],
        CardStyle::Outline => [palette.text_faint, palette.text_soft],
    }
}

fn head(canvas: &Canvas<'_, '_>, place: Rect, by: Move, [arrow, letter]: [Color32; 2]) {
    let at = CardPlan::of(canvas, place).head;
    move_arrow(canvas.painter(), at, direction(by), ARROW, arrow);
    let beside = at + vec2(ARROW / 2.0 + LETTER, 0.0);
    text::left(canvas.painter(), beside, &by.letter().to_string(), Type::Title, letter);
}

/// Paints board and score.
fn face(canvas: &Canvas<'_, '_>, place: Rect, successor: &Successor, style: CardStyle) {
    let reached = successor.node;
    let plan = CardPlan::of(canvas, place);
    let (tiles, goal) = (reached.board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    let face = match (style, successor.by.opposite().leads_to(reached.board.blank())) {
        (CardStyle::Raised, Some(cell)) => face.moved(reached.board.tile(cell)),
        (CardStyle::Outline, _) => face.faded(),
        _ => face,
    };
    if let Some(board) = plan.board {
        board::paint(canvas.painter(), board, &face, canvas.palette());
    }
    show_score(canvas, plan.figures, successor, style);
}

/// Places on a card.
struct CardPlan {
    /// The middle of the arrow; the letter is at its right.
    head: Pos2,
    /// The board; `None` on a card too low or too narrow for it.
    board: Option<Rect>,
    /// g, h and f.
    figures: CardFigures,
    /// The mark and the word below everything, from the left.
    tag: Pos2,
    /// Room for the word.
    room: f32,
}

/// The place of g, h and f on a card.
#[derive(Clone, Copy)]
enum CardFigures {
    /// A strip below the board.
    Strip(Rect),
    /// A line beside the board, from the left, and its room.
    Line(Pos2, f32),
    /// Two lines below the board.
    Below(Rect),
    /// The card is too narrow for them.
    None,
}

impl CardPlan {
    fn of(canvas: &Canvas<'_, '_>, place: Rect) -> Self {
        let inner = place.shrink(space::S);
        let is_narrow = place.width() < NARROW_CARD || canvas.is_upright();
        // In the hand the board's digits come before words.
        let beside = |usual: f32, width: f32| {
            if canvas.is_in_hand() { usual.min(width - sizes::board::LEGIBLE) } else { usual }
        };
        if is_narrow && place.height() >= NARROW_CARD_HEIGHT {
            Self::narrow(place)
        } else if place.height() >= LOW {
            Self::upright(place)
        } else if inner.width() < inner.height() + BESIDE && inner.height() >= SMALL {
            Self::small(inner)
        } else if place.height() >= LOWEST && inner.width() >= BESIDE + LEAST_BOARD {
            Self::low(inner, beside(BESIDE, inner.width()))
        } else if place.height() >= LOWEST && place.width() >= NARROW + LEAST_BOARD + 2.0 * space::S {
            Self::low(place.shrink2(vec2(space::S, space::XS)), beside(NARROW, inner.width()))
        } else {
            Self::lines(inner)
        }
    }

    fn upright(place: Rect) -> Self {
        let has_score = place.width() >= break_point::SCORE;
        let below = if has_score { BELOW_BOARD + SCORE } else { BELOW_BOARD };
        let side = (place.width() - 2.0 * space::M).min(place.height() - BOARD - below).max(space::L);
        let middle = pos2(place.center().x, place.top() + BOARD + side / 2.0);
        let board = Rect::from_center_size(middle, Vec2::splat(side));
        let strip = Rect::from_min_max(
            pos2(place.left() + space::S, board.bottom() + space::S),
            pos2(place.right() - space::S, board.bottom() + space::S + SCORE),
        );
        Self {
            head: pos2(place.left() + space::M + ARROW / 2.0, place.top() + HEAD),
            board: Some(board),
            figures: if has_score { CardFigures::Strip(strip) } else { CardFigures::None },
            tag: pos2(place.left() + space::M, place.bottom() - TAG),
            room: place.width() - 2.0 * space::M,
        }
    }

    /// The board between the line of the move and the figures in two lines; the tag below or, on a low card, its mark
    /// beside the move.
    fn narrow(place: Rect) -> Self {
        let inner = place.shrink2(vec2(space::XS, 0.0));
        let [head, tag] = NARROW_LINES;
        let has_tag = place.height() >= NARROW_TAG;
        let below = frontier::CAPTION + if has_tag { tag } else { space::XS };
        let side = (place.height() - head - below).min(inner.width() - space::S).max(space::L);
        let top = place.top() + head;
        let board = Rect::from_min_size(pos2(place.center().x - side / 2.0, top), Vec2::splat(side));
        let middle = place.top() + head / 2.0;
        let tag = if has_tag {
            pos2(inner.left() + 1.0, place.bottom() - tag / 2.0 - 2.0)
        } else {
            pos2(inner.right() - marks::STATUS, middle)
        };
        Self {
            head: pos2(inner.left() + 2.0 + ARROW / 2.0, middle),
            board: Some(board),
            figures: CardFigures::Below(board),
            tag,
            room: inner.right() - tag.x,
        }
    }

    /// The board between a line with the move and the first figure, and the line of the tag.
    fn small(inner: Rect) -> Self {
        let side = (inner.height() - SMALL_LINES[0] - SMALL_LINES[1]).min(inner.width()).max(space::L);
        let corner = inner.min + vec2(0.0, SMALL_LINES[0]);
        let first = inner.top() + SMALL_LINES[0] / 2.0 - 2.0;
        let figures = pos2(inner.left() + ARROW + LETTER + 2.0 * space::M, first);
        Self {
            head: pos2(inner.left() + ARROW / 2.0, first),
            board: Some(Rect::from_min_size(corner, Vec2::splat(side))),
            figures: CardFigures::Line(figures, inner.right() - figures.x),
            tag: pos2(inner.left(), inner.bottom() - SMALL_LINES[1] / 2.0 + 2.0),
            room: inner.width(),
        }
    }

    /// The board at the left, everything else in three lines at its right.
    fn low(inner: Rect, beside: f32) -> Self {
        let side = inner.height().min(inner.width() - beside).max(space::L);
        let board = Align2::LEFT_CENTER.anchor_size(inner.left_center(), Vec2::splat(side));
        let x = board.right() + space::S;
        let line = |number: f32| pos2(x, inner.top() + inner.height() * (number + 0.5) / 3.0);
        Self {
            head: line(0.0) + vec2(ARROW / 2.0, 0.0),
            board: Some(board),
            figures: CardFigures::Line(line(1.0), inner.right() - x),
            tag: line(2.0),
            room: inner.right() - x,
        }
    }

    /// No board: the move with the first figure, and below it the tag.
    fn lines(inner: Rect) -> Self {
        let line = |number: f32| inner.center().y + (number - 0.5) * LINE;
        let figures = pos2(inner.left() + ARROW + LETTER + 2.0 * space::M, line(0.0));
        Self {
            head: pos2(inner.left() + ARROW / 2.0, line(0.0)),
            board: None,
            figures: CardFigures::Line(figures, inner.right() - figures.x),
            tag: pos2(inner.left(), line(1.0)),
            room: inner.width(),
        }
    }
}

fn show_score(canvas: &Canvas<'_, '_>, place: CardFigures, successor: &Successor, style: CardStyle) {
    let palette = canvas.palette();
    match place {
        CardFigures::Strip(strip) => {
            let figures = cost::score(canvas, &successor.node);
            let color = if style == CardStyle::Raised { canvas.context.accent() } else { palette.edge };
            score(canvas.painter(), strip, figures, style.presence(), color, palette);
        }
        CardFigures::Line(at, room) => {
            let (strong, soft) = match style.presence() {
                Presence::Full => (palette.text, palette.text_soft),
                Presence::Faded => (palette.text_soft, palette.text_soft),
            };
            let [f, sum] = cost::lines(canvas, &successor.node, 0.0);
            let f = if text::width(canvas.painter(), &f, Type::Title) > room.max(NARROW - space::S) {
                f.rsplit(' ').next().unwrap_or_default().to_owned()
            } else {
                f
            };
            let end = text::left(canvas.painter(), at, &f, Type::Title, strong).right() + space::S;
            if end + text::width(canvas.painter(), &sum, Type::Caption) <= at.x + room {
                text::left(canvas.painter(), pos2(end, at.y), &sum, Type::Caption, soft);
            }
        }
        CardFigures::Below(board) => _ = cost::show_below(canvas, board, &successor.node),
        CardFigures::None => {}
    }
}

/// Paints the tag that says what became of the successor.
fn tag(canvas: &Canvas<'_, '_>, place: Rect, successor: &Successor) {
    let (status, word) = fate(canvas, successor);
    let palette = canvas.palette();
    let plan = CardPlan::of(canvas, place);
    let mark = plan.tag + vec2(marks::STATUS / 2.0, 0.0);
    status_mark(canvas.painter(), mark, marks::STATUS, status, palette);
    let at = mark + vec2(marks::STATUS / 2.0 + space::XS, 0.0);
    let room = plan.tag.x + plan.room + space::XS - at.x;
    word_of_card(canvas, at, word, room, palette.text_soft);
}

/// Writes a word in the shorter form if need be. A narrow card without room for that has none.
fn word_of_card(canvas: &Canvas<'_, '_>, at: Pos2, message: &str, room: f32, ink: Color32) {
    let word = fitting(canvas, message, room);
    if room > NARROW || text::width(canvas.painter(), &word, Type::Caption) <= room {
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, &word, Type::Caption, ink, room);
    }
}

/// The words of a message, or its shorter form where they have no room.
fn fitting(canvas: &Canvas<'_, '_>, message: &str, room: f32) -> String {
    let words = canvas.say(message);
    let short = SHORTENED.iter().find(|(long, _)| *long == message);
    if let Some((_, short)) = short.filter(|_| text::width(canvas.painter(), &words, Type::Caption) > room) {
        return canvas.say(short);
    }
    words
}

/// Mark and word for the fate of a successor.
fn fate(canvas: &Canvas<'_, '_>, successor: &Successor) -> (StatusStyle, &'static str) {
    let is_goal = successor.node.board == canvas.context.view.model.puzzle.goal;
    match successor.fate {
        Fate::New if is_goal => (StatusStyle::Path, "fate-goal"),
        Fate::New => (StatusStyle::Open, "fate-new"),
        Fate::Improved => (StatusStyle::Open, "fate-improved"),
        Fate::Duplicate => (StatusStyle::Duplicate, "fate-duplicate"),
        Fate::PathBack => (StatusStyle::PathBack, "fate-path-back"),
        Fate::Pruned => (StatusStyle::Pruned, "fate-pruned"),
        Fate::Exhausted => (StatusStyle::Expanded, "fate-exhausted"),
        Fate::Met => (StatusStyle::Met, "fate-met"),
    }
}

/// Draws the place of a move without a board, and the message with the reason: the move leads off the board, or its
/// successor is still to come.
pub fn show_no_board(canvas: &Canvas<'_, '_>, place: Rect, by: Move, message: &str) {
    let palette = canvas.palette();
    let pen = Stroke::new(stroke::HAIR, palette.line);
    canvas.painter().rect_stroke(place, CornerRadius::same(radius::L), pen, StrokeKind::Inside);
    head(canvas, place, by, [palette.edge, palette.text_faint]);
    note(canvas, place, message);
}

/// Writes a message at the foot of a card, in the place of its tag.
fn note(canvas: &Canvas<'_, '_>, place: Rect, message: &str) {
    let CardPlan { tag: at, room, .. } = CardPlan::of(canvas, place);
    word_of_card(canvas, at, message, room, canvas.palette().text_faint);
}

/// Draws the card of a successor that is still to come, while a question is open: the move, the board, and those of its
/// figures that the question is answered from. All such cards look alike, except that the successor asked about has a
/// ring.
pub fn show_coming(canvas: &Canvas<'_, '_>, place: Rect, by: Move, coming: &ComingSuccessor) {
    let palette = canvas.palette();
    let pen = if coming.is_subject {
        Stroke::new(stroke::STRONG, canvas.context.accent())
    } else {
        Stroke::new(stroke::HAIR, palette.edge)
    };
    canvas.painter().rect_stroke(place, CornerRadius::same(radius::L), pen, StrokeKind::Inside);
    head(canvas, place, by, [palette.text_soft, palette.text]);
    let plan = CardPlan::of(canvas, place);
    let (tiles, goal) = (coming.board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    if let Some(board) = plan.board {
        board::paint(canvas.painter(), board, &face, palette);
    }
    let all = coming_figures(canvas, coming);
    let whole = all.join(BETWEEN);
    let foot = if coming.is_subject { "coming-subject" } else { "to-come" };
    match (plan.figures, all.as_slice()) {
        (CardFigures::Strip(strip), [_, ..]) => {
            text::centred(canvas.painter(), strip.center(), &whole, Type::Figure.font(), palette.text);
            note(canvas, place, foot);
        }
        (CardFigures::Line(first, room), [g, rest @ ..]) => {
            let forms = [whole.clone(), all.join(" ")];
            let fits = |form: &&String| text::width(canvas.painter(), form, Type::Figure) <= room;
            if let Some(form) = forms.iter().find(fits) {
                text::left(canvas.painter(), first, form, Type::Figure, palette.text);
                note(canvas, place, foot);
            } else {
                // The frame tells the subject; what it is asked from goes before the word.
                text::left(canvas.painter(), first, g, Type::Figure, palette.text);
                text::left(canvas.painter(), plan.tag, &rest.join(" "), Type::Figure, palette.text);
            }
        }
        _ => note(canvas, place, foot),
    }
    let board = coming.board.to_string();
    let parts = [board, whole].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    canvas.named(place, ("coming", by), &format!("{by}: {}, {parts}", canvas.say(foot)));
}

/// The known ones of the figures, g first: `g 5` and `h 9`.
fn coming_figures(canvas: &Canvas<'_, '_>, coming: &ComingSuccessor) -> Vec<String> {
    let g = coming.g.map(|g| format!("g {g}"));
    let h = coming.h.map(|h| format!("h {}", cost::figure(canvas, h)));
    g.into_iter().chain(h).collect()
}

/// Draws the table's entry in the first of the successors' places: the move to make, and the board it leads to.
pub fn show_table_entry(canvas: &Canvas<'_, '_>, plan: &StepPlan) {
    let note = canvas.say("table-says");
    if plan.main_head > 0.0 {
        canvas.heading(plan.main_at, "look-ups", &note, plan.main_head);
    }
    let [place, ..] = plan.cards();
    let palette = canvas.palette();
    let corners = CornerRadius::same(radius::L);
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    canvas.painter().rect(place, corners, palette.card, edge, StrokeKind::Inside);
    let answer = |status, id: &str| {
        let at = pos2(place.left() + space::M, place.top() + HEAD);
        let word = canvas.say(id);
        let rect = status_tag(canvas.painter(), at, status, &word, place.width() - 2.0 * space::M, palette);
        canvas.named(rect, "answer", &word);
    };
    match canvas.stage().scene.table_entry {
        Some(TableEntry::Go(by)) => show_table_move(canvas, place, by),
        Some(TableEntry::Here) => answer(StatusStyle::Path, "fate-goal"),
        Some(TableEntry::Nowhere) => answer(StatusStyle::Pruned, "solution-none"),
        None => {}
    }
}

fn show_table_move(canvas: &Canvas<'_, '_>, place: Rect, by: Move) {
    let at = pos2(place.left() + space::M + ARROW / 2.0, place.top() + HEAD);
    move_arrow(canvas.painter(), at, direction(by), ARROW, canvas.context.accent());
    let beside = at + vec2(ARROW / 2.0 + LETTER, 0.0);
    let ink = canvas.palette().text;
    text::left(canvas.painter(), beside, &by.letter().to_string(), Type::Title, ink);
    let here = canvas.stage().at.board;
    let Some(next) = here.after(by) else { return };
    let below = Rect::from_min_max(place.min + vec2(0.0, 2.0 * HEAD), place.max - vec2(0.0, space::M));
    let side = (place.width() - 2.0 * space::M).min(below.height());
    let rect = Rect::from_min_size(pos2(place.center().x - side / 2.0, below.top()), Vec2::splat(side));
    let (tiles, goal) = (next.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent()).moved(next.tile(here.blank()));
    board::paint(canvas.painter(), rect, &face, canvas.palette());
    canvas.named(rect, "answer", &format!("{by}: {next}"));
}
