//! A path that is too long and a shortest one, board under board, and the excess moves.

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::{app::view::heuristics::PathPair, tell::heuristics};
use eight_realms_core::{puzzle::Board, realm::Path};

use crate::gui::{
    kit::{Canvas, Gaps, Slots},
    theme::{
        Type,
        sizes::{heuristics::suboptimal, marks},
        space,
    },
    widgets::{
        board::{self, BoardFace},
        marks::warning_mark,
        text,
    },
};

/// Sides of the boards of two paths, the largest first; the first with room for both paths is taken.
const PATH_BOARDS: [f32; 9] = [52.0, 48.0, 44.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0];
/// Height of a path's head, and of the line with the excess moves.
const PATH_HEAD: f32 = 24.0;

/// Draws both paths into `rect`.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, paths: &PathPair) {
    let excess = Rect::from_min_size(rect.min, vec2(rect.width(), PATH_HEAD));
    show_excess(canvas, excess, paths);
    let settings = canvas.paragraph(
        rect.with_min_y(excess.bottom()),
        "heuristics path with",
        &heuristics::settings_line(canvas.context.words, &paths.settings),
        Type::Caption,
    );
    let rest = rect.with_min_y(settings.bottom() + space::XS);
    let half = rest.height() / 2.0;
    let place = |number: f32| {
        Rect::from_min_size(rest.min + vec2(0.0, half * number), vec2(rest.width(), half - space::XS))
    };
    let side = side(place(0.0), paths.found.len());
    let [found_words, shortest_words] = heuristics::both_lengths(canvas.context.words, paths);
    show_path(
        canvas,
        place(0.0),
        &DrawnPath { words: &found_words, boards: &paths.found, path: &paths.example.found_path, side },
        &paths.shortest,
    );
    show_path(
        canvas,
        place(1.0),
        &DrawnPath { words: &shortest_words, boards: &paths.shortest, path: &paths.example.shortest, side },
        &paths.found,
    );
}

struct DrawnPath<'a> {
    words: &'a str,
    boards: &'a [Board],
    path: &'a Path,
    side: f32,
}

/// Writes how many times as long the path is, and how long it could be at most.
fn show_excess(canvas: &Canvas<'_, '_>, rect: Rect, paths: &PathPair) {
    let words = heuristics::excess(canvas.context.words, paths);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let mark = rect.left_center() + vec2(marks::SENTENCE / 2.0, 0.0);
    warning_mark(painter, mark, marks::SENTENCE, palette);
    let at = mark + vec2(space::M, 0.0);
    let room = rect.right() - at.x;
    let text_rect = text::line(painter, at, Align2::LEFT_CENTER, &words, Type::Title, palette.text, room);
    canvas.named(text_rect, "heuristics ratio", &words).on_hover_text(canvas.say("heuristics-ratio-hint"));
}

/// Returns the largest side at which this number of boards fits below a head.
fn side(rect: Rect, boards: usize) -> f32 {
    let room = rect.with_min_y(rect.top() + PATH_HEAD);
    let fits = |side: &&f32| Slots::of(room, **side, GAPS).capacity() >= boards;
    PATH_BOARDS.iter().find(fits).or(PATH_BOARDS.last()).copied().unwrap_or(suboptimal::CAPTION)
}

const GAPS: Gaps = Gaps { between: space::XS, below: suboptimal::CAPTION };

/// Draws the path; boards that lie on the other path too are faded.
fn show_path(canvas: &Canvas<'_, '_>, rect: Rect, drawn_path: &DrawnPath<'_>, other: &[Board]) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let at = pos2(rect.left(), rect.top() + PATH_HEAD / 2.0);
    let color = palette.text_soft;
    let head =
        text::line(painter, at, Align2::LEFT_CENTER, drawn_path.words, Type::Figure, color, rect.width());
    let letters = drawn_path.path.letters();
    canvas.named(
        head,
        ("heuristics path", drawn_path.path.len()),
        &format!("{}: {letters}", drawn_path.words),
    );
    canvas.hint(head, ("path", drawn_path.path.len()), || {
        let [name, what] = ["rung-expanded", "rung-expanded-note"].map(|id| canvas.say(id).into());
        canvas.tell("named", &[("name", name), ("what", what)])
    });
    let slots = Slots::of(rect.with_min_y(rect.top() + PATH_HEAD), drawn_path.side, GAPS);
    for (number, place) in slots.shown(drawn_path.boards.len()) {
        let board = drawn_path.boards[number];
        let is_common = other.contains(&board);
        let (tiles, goal) = (board.tiles(), canvas.goal());
        let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
        board::paint(painter, place, &if is_common { face.faded() } else { face }, palette);
        let words = board.to_string();
        canvas.named(place, ("path board", drawn_path.path.len(), number), &words).on_hover_text(words);
        if let Some(step) = drawn_path.path.moves.get(number) {
            let at = place.center_bottom() + vec2(0.0, suboptimal::CAPTION / 2.0 + 1.0);
            let ink = if is_common { palette.text_faint } else { palette.text };
            text::centred(painter, at, &step.letter().to_string(), Type::Key.font(), ink);
        }
    }
}
