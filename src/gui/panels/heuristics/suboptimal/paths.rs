//! A way that is too long and a shortest one, board under board, and the price.

use egui::{Align2, Rect, pos2, vec2};

use crate::{
    app::view::heuristics::PathPair,
    gui::{
        kit::{Canvas, Gaps, Slots},
        theme::{Type, space},
        widgets::{
            board::{self, BoardFace},
            marks::warning_mark,
            text,
        },
    },
    puzzle::Board,
    realm::Path,
    tell::heuristics,
};

/// Sides of the boards, the largest that lets both ways in is taken.
const SIDES: [f32; 9] = [52.0, 48.0, 44.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0];
/// Below a board: the move that leads on.
const LETTER: f32 = 14.0;
/// Height of a head, and of the line with the price.
const HEAD: f32 = 24.0;

/// Draws both ways into `rect`.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, ways: &PathPair) {
    let price = Rect::from_min_size(rect.min, vec2(rect.width(), HEAD));
    show_excess(canvas, price, ways);
    let with = canvas.paragraph(
        rect.with_min_y(price.bottom()),
        "study way with",
        &heuristics::found_with(canvas.context.words, &ways.settings),
        Type::Caption,
    );
    let rest = rect.with_min_y(with.bottom() + space::XS);
    let half = rest.height() / 2.0;
    let place = |number: f32| {
        Rect::from_min_size(rest.min + vec2(0.0, half * number), vec2(rest.width(), half - space::XS))
    };
    let side = side(place(0.0), ways.found.len());
    let [found, shortest] = heuristics::both_lengths(canvas.context.words, ways);
    show_path(
        canvas,
        place(0.0),
        &DrawnPath { words: &found, boards: &ways.found, path: &ways.example.found, side },
        &ways.shortest,
    );
    show_path(
        canvas,
        place(1.0),
        &DrawnPath { words: &shortest, boards: &ways.shortest, path: &ways.example.shortest, side },
        &ways.found,
    );
}

/// A way to be drawn.
struct DrawnPath<'a> {
    words: &'a str,
    boards: &'a [Board],
    path: &'a Path,
    side: f32,
}

/// How many times as long, and how many times it could be.
fn show_excess(canvas: &Canvas<'_, '_>, rect: Rect, ways: &PathPair) {
    let words = heuristics::excess(canvas.context.words, ways);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let mark = rect.left_center() + vec2(6.0, 0.0);
    warning_mark(painter, mark, 12.0, palette);
    let at = mark + vec2(space::M, 0.0);
    let room = rect.right() - at.x;
    let taken = text::line(painter, at, Align2::LEFT_CENTER, &words, Type::Title, palette.text, room);
    canvas.named(taken, "study ratio", &words);
}

/// The largest side at which so many boards fit below a head.
fn side(rect: Rect, boards: usize) -> f32 {
    let room = rect.with_min_y(rect.top() + HEAD);
    let fits = |side: &&f32| Slots::of(room, **side, GAPS).capacity() >= boards;
    SIDES.iter().find(fits).or(SIDES.last()).copied().unwrap_or(LETTER)
}

const GAPS: Gaps = Gaps { between: space::XS, below: LETTER };

/// Boards that lie on the other way too step back.
fn show_path(canvas: &Canvas<'_, '_>, rect: Rect, way: &DrawnPath<'_>, other: &[Board]) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let at = pos2(rect.left(), rect.top() + HEAD / 2.0);
    let color = palette.text_soft;
    let head = text::line(painter, at, Align2::LEFT_CENTER, way.words, Type::Figure, color, rect.width());
    let letters = way.path.letters();
    canvas.named(head, ("study way", way.path.len()), &format!("{}: {letters}", way.words));
    let slots = Slots::of(rect.with_min_y(rect.top() + HEAD), way.side, GAPS);
    for (number, place) in slots.shown(way.boards.len()) {
        let board = way.boards[number];
        let is_common = other.contains(&board);
        let (tiles, goal) = (board.tiles(), canvas.goal());
        let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
        board::paint(painter, place, &if is_common { face.faded() } else { face }, palette);
        let words = board.to_string();
        canvas.named(place, ("way board", way.path.len(), number), &words).on_hover_text(words);
        if let Some(step) = way.path.moves.get(number) {
            let at = place.center_bottom() + vec2(0.0, LETTER / 2.0 + 1.0);
            let ink = if is_common { palette.text_faint } else { palette.text };
            text::centred(painter, at, &step.letter().to_string(), Type::Key.font(), ink);
        }
    }
}
