//! The cost of an h that overestimates. For a weight: a path that is too long beside a shortest one. With the blank
//! counted: nothing, and the reasons.

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::{
    heuristics::{
        HeuristicsAction,
        distances::HeuristicRow,
        sentences::{
            self,
            counterexample::{self, CONVENTION, CounterexampleStatus, LOAD},
        },
        suboptimal::{CounterexampleView, OverestimatedBoard, PathPair},
    },
    model::Action,
    words::{
        figures::{grouped, tenths},
        solution,
    },
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, Puzzle},
    realm::Path,
};

use super::{
    progress,
    side::{self, Head, Overestimates, SideColumn, TableRow},
};
use crate::gui::{
    kit::{Button, Canvas, Gaps, Slots, ellipsis, id, paint_small},
    theme::{Type, looks, sizes::marks::SENTENCE, space},
    widgets::{
        board::{self, BoardFace},
        marks::warning_mark,
        text,
    },
};

/// Height of the words below a board: h and true distance, or the move that leads on.
const CAPTION: f32 = 14.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &CounterexampleView) {
    let side = SideColumn::of(canvas, body);
    match canvas.context.view.model.heuristics.heuristic {
        HeuristicKind::BlankCounted => show_blank(canvas, side.left, view),
        HeuristicKind::Weighted(weight) if !weight.is_one() => {
            show_counterexample(canvas, side.left, weight, view);
        }
        HeuristicKind::Zero
        | HeuristicKind::Misplaced
        | HeuristicKind::Manhattan
        | HeuristicKind::LinearConflict
        | HeuristicKind::Weighted(_) => {
            let words = canvas.say("heuristics-suboptimal-none");
            canvas.paragraph(side.left, "heuristics excess moves none", &words, Type::Body);
        }
    }
    show_heuristics(canvas, &side, view);
}

/// Sides of the boards, each with the height of the words below. The first with room for all boards is taken.
/// Numbers on the boards count for more than those below them.
const BOARDS: [(f32, f32); 14] = [
    (48.0, CAPTION),
    (44.0, CAPTION),
    (40.0, CAPTION),
    (36.0, CAPTION),
    (48.0, 0.0),
    (44.0, 0.0),
    (40.0, 0.0),
    (36.0, 0.0),
    (32.0, CAPTION),
    (28.0, CAPTION),
    (28.0, 0.0),
    (24.0, 0.0),
    (20.0, 0.0),
    (16.0, 0.0),
];

/// Maximum side of boards that lie closer together, so that their tiles can be larger.
const CLOSE: f32 = 28.0;
/// Gap between two such boards.
const CLOSER: f32 = 1.5;
/// Height of the line over the boards.
const BOARDS_HEAD: f32 = 22.0;
/// Gap between two reasons.
const REASONS_GAP: f32 = 2.0;

/// Draws the reasons why a heuristic that counts the blank overestimates but never leads to a longer path, and below
/// them the boards that it overestimates.
fn show_blank(canvas: &mut Canvas<'_, '_>, rect: Rect, view: &CounterexampleView) {
    let mut top = rect.top();
    for (number, words) in
        ["heuristics-blank-1", "heuristics-blank-2", "heuristics-blank-3"].into_iter().enumerate()
    {
        let place = rect.with_min_y(top);
        let text_rect =
            canvas.paragraph(place, words, &canvas.tell(words, &[("n", (number + 1).into())]), Type::Body);
        top = text_rect.bottom() + REASONS_GAP;
    }
    if view.over.is_empty() {
        return;
    }
    let head = canvas.tell("heuristics-blank-boards", &[("n", view.over.len().into())]);
    let at = pos2(rect.left(), top + BOARDS_HEAD / 2.0 + REASONS_GAP);
    let color = canvas.palette().text;
    let anchor = Align2::LEFT_CENTER;
    let head_rect = text::line(canvas.painter(), at, anchor, &head, Type::Title, color, rect.width());
    canvas.hint(head_rect, "heuristics over", || canvas.say("heuristics-over-boards-hint"));
    show_overestimated(canvas, rect.with_min_y(top + BOARDS_HEAD + REASONS_GAP), &view.over);
}

/// Draws the boards, all of them where they have room; a click makes one the start.
fn show_overestimated(canvas: &mut Canvas<'_, '_>, rect: Rect, over: &[OverestimatedBoard]) {
    let slots = |(side, below): (f32, f32)| {
        let between = if side <= CLOSE { CLOSER } else { space::S };
        (Slots::of(rect, side, Gaps { between, below }), below)
    };
    let has_room = |(side, below): &(f32, f32)| {
        !canvas.is_in_hand() || (*side >= canvas.least_board() && side + below <= rect.height())
    };
    let candidates: Vec<(Slots, f32)> = BOARDS.into_iter().filter(has_room).map(slots).collect();
    let fits = candidates.iter().find(|(slots, _)| slots.capacity() >= over.len());
    let Some((slots, below)) = fits.or(candidates.last()) else { return };
    slots.gap(over.len()).into_iter().for_each(|gap| ellipsis(canvas, gap));
    for (number, place) in slots.shown(over.len()) {
        show_board(canvas, place, &over[number]);
        if *below > 0.0 {
            let at = place.center_bottom() + vec2(0.0, below / 2.0);
            let words = format!("{} > {}", over[number].h, over[number].distance);
            text::centred(canvas.painter(), at, &words, Type::Key.font(), canvas.palette().warning);
        }
    }
}

fn show_board(canvas: &mut Canvas<'_, '_>, place: Rect, over: &OverestimatedBoard) {
    let args = [("h", over.h.into()), ("distance", over.distance.into())];
    let words = format!("{}: {}", over.board, canvas.tell("heuristics-cell", &args));
    let button =
        Button::new(place, id(("heuristics over", over.board)), &words, &looks::PAINTED).hint(&words);
    if canvas.press(button, |_| paint_small(canvas, place, over.board)).clicked() {
        let goal = canvas.context.view.model.puzzle.goal;
        canvas.ask(Action::SetPuzzle(Puzzle::new(over.board, goal)));
    }
}

/// Draws the search for a counterexample, a board from which a weighted search finds too long a path: its button, its
/// progress, its result.
fn show_counterexample(canvas: &mut Canvas<'_, '_>, rect: Rect, weight: Weight, view: &CounterexampleView) {
    let top = Rect::from_min_size(rect.min, vec2(rect.width(), looks::RAISED.height));
    let rest = Rect::from_min_max(top.left_bottom() + vec2(0.0, space::S), rect.max);
    let words = canvas.context.words;
    match counterexample::counterexample(words, &view.run) {
        CounterexampleStatus::Progress(progress) => progress::show(canvas, top, &progress),
        CounterexampleStatus::NotStarted => {
            let [_, short] = counterexample::buttons_beside_load(words, weight);
            let labels = [counterexample::button(words, weight), short];
            _ = show_button(canvas, top, &label_that_fits(canvas, top.width(), labels));
        }
        CounterexampleStatus::Ended(text) => {
            let place = show_button(canvas, top, &counterexample::button(words, weight));
            show_end(canvas, top.with_min_x(place.right() + space::M), &text);
        }
        CounterexampleStatus::Found => {
            show_button(canvas, top, &label_beside_load(canvas, top, weight));
            let hint = canvas.say("heuristics-load-example-hint");
            progress::button_at_end(canvas, top, LOAD, &hint, HeuristicsAction::LoadCounterexample);
        }
    }
    if let Some(paths) = &view.paths {
        show_paths(canvas, rest, paths);
    } else {
        canvas.paragraph(
            rest,
            "heuristics counterexample note",
            &counterexample::note(words, weight),
            Type::Body,
        );
    }
}

/// Draws the button that starts the search; returns its place.
fn show_button(canvas: &mut Canvas<'_, '_>, rect: Rect, label: &str) -> Rect {
    let place = Align2::LEFT_CENTER.anchor_size(rect.left_center(), canvas.button_size(label));
    let response =
        canvas.button(place, "heuristics counterexample search", label).on_hover_text(canvas.say(CONVENTION));
    canvas.on_click(&response, Action::Heuristics(HeuristicsAction::FindCounterexample));
    place
}

/// Writes how the last search ended.
fn show_end(canvas: &Canvas<'_, '_>, rect: Rect, words: &str) {
    let at = pos2(rect.left(), rect.center().y);
    let color = canvas.palette().text_soft;
    let text_rect =
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, words, Type::Caption, color, rect.width());
    let response = canvas.named(text_rect, "heuristics counterexample search ended", words);
    response.on_hover_text(canvas.say(CONVENTION));
}

/// Returns the label of the button beside that of a counterexample found: the short one, if the whole one has no room.
fn label_beside_load(canvas: &Canvas<'_, '_>, rect: Rect, weight: Weight) -> String {
    let room = rect.width() - canvas.button_size(&canvas.say(LOAD)).x - space::M;
    label_that_fits(canvas, room, counterexample::buttons_beside_load(canvas.context.words, weight))
}

/// Returns the whole label of a button, or the short one if that has no room.
fn label_that_fits(canvas: &Canvas<'_, '_>, room: f32, [whole, short]: [String; 2]) -> String {
    if canvas.button_size(&whole).x <= room { whole } else { short }
}

/// Sides of the boards of two paths, the largest first; the first with room for both paths is taken.
const PATH_BOARDS: [f32; 9] = [52.0, 48.0, 44.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0];
/// Height of a path's head, and of the line with the excess moves.
const PATH_HEAD: f32 = 24.0;
const GAPS: Gaps = Gaps { between: space::XS, below: CAPTION };

/// Draws a path that is too long and a shortest one into `rect`, board under board, and the excess moves.
fn show_paths(canvas: &Canvas<'_, '_>, rect: Rect, paths: &PathPair) {
    let excess = Rect::from_min_size(rect.min, vec2(rect.width(), PATH_HEAD));
    show_excess(canvas, excess, paths);
    let settings = canvas.paragraph(
        rect.with_min_y(excess.bottom()),
        "heuristics path with",
        &sentences::settings_line(canvas.context.words, &paths.settings),
        Type::Caption,
    );
    let rest = rect.with_min_y(settings.bottom() + space::XS);
    let half = rest.height() / 2.0;
    let place = |number: f32| {
        Rect::from_min_size(rest.min + vec2(0.0, half * number), vec2(rest.width(), half - space::XS))
    };
    let side = path_side(canvas, place(0.0), paths.found.len());
    let [found_words, shortest_words] = sentences::both_lengths(canvas.context.words, paths);
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

/// Writes how many times as long the path is, and how long it could be at most.
fn show_excess(canvas: &Canvas<'_, '_>, rect: Rect, paths: &PathPair) {
    let words = sentences::excess(canvas.context.words, paths);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let mark = rect.left_center() + vec2(SENTENCE / 2.0, 0.0);
    warning_mark(painter, mark, SENTENCE, palette);
    let at = mark + vec2(space::M, 0.0);
    let room = rect.right() - at.x;
    let kind = fitting(canvas, &words, Type::Title, room);
    let text_rect = text::line(painter, at, Align2::LEFT_CENTER, &words, kind, palette.text, room);
    let hint = [words.clone(), canvas.say("heuristics-ratio-hint")].join("\n");
    canvas.named(text_rect, "heuristics ratio", &words).on_hover_text(hint);
}

/// Returns a kind of text, or a smaller one if the words have no room in it.
fn fitting(canvas: &Canvas<'_, '_>, words: &str, kind: Type, room: f32) -> Type {
    if text::width(canvas.painter(), words, kind) <= room { kind } else { Type::Caption }
}

/// Returns the largest side at which this number of boards fits below a head. In the hand their digits can be read: of
/// longer paths some boards are left out.
fn path_side(canvas: &Canvas<'_, '_>, rect: Rect, boards: usize) -> f32 {
    let room = rect.with_min_y(rect.top() + PATH_HEAD);
    let fits = |side: &&f32| Slots::of(room, **side, GAPS).capacity() >= boards;
    let least = canvas.least_board();
    let sides = || PATH_BOARDS.iter().filter(|side| **side >= least);
    sides().find(fits).or(sides().next_back()).copied().unwrap_or(CAPTION)
}

struct DrawnPath<'a> {
    words: &'a str,
    boards: &'a [Board],
    path: &'a Path,
    side: f32,
}

/// Draws the path; boards that lie on the other path too are faded.
fn show_path(canvas: &Canvas<'_, '_>, rect: Rect, drawn_path: &DrawnPath<'_>, other: &[Board]) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let at = pos2(rect.left(), rect.top() + PATH_HEAD / 2.0);
    let color = palette.text_soft;
    let kind = fitting(canvas, drawn_path.words, Type::Figure, rect.width());
    let head = text::line(painter, at, Align2::LEFT_CENTER, drawn_path.words, kind, color, rect.width());
    let form = canvas.context.view.model.preferences.solution.short();
    let (start, path) = (drawn_path.boards[0], drawn_path.path);
    let moves = solution::moves(canvas.context.words, form, start, path);
    let whole = solution::text(canvas.context.words, form, start, path);
    let label = format!("{}: {whole}", drawn_path.words);
    let [name, what] = ["rung-expanded", "rung-expanded-note"].map(|id| canvas.say(id).into());
    let convention = canvas.tell("named", &[("name", name), ("what", what)]);
    let response = canvas.named(head, ("heuristics path", drawn_path.path.len()), &label);
    response.on_hover_text([drawn_path.words, &convention].join("\n"));
    let slots = Slots::of(rect.with_min_y(rect.top() + PATH_HEAD), drawn_path.side, GAPS);
    slots.gap(drawn_path.boards.len()).into_iter().for_each(|gap| ellipsis(canvas, gap));
    for (number, place) in slots.shown(drawn_path.boards.len()) {
        let board = drawn_path.boards[number];
        let is_common = other.contains(&board);
        let (tiles, goal) = (board.tiles(), canvas.goal());
        let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
        board::paint(painter, place, &if is_common { face.faded() } else { face }, palette);
        let words = board.to_string();
        canvas.named(place, ("path board", drawn_path.path.len(), number), &words).on_hover_text(words);
        if let Some(step) = moves.get(number) {
            let at = place.center_bottom() + vec2(0.0, CAPTION / 2.0 + 1.0);
            let ink = if is_common { palette.text_faint } else { palette.text };
            text::centred(painter, at, step, Type::Key.font(), ink);
        }
    }
}

/// Width of the column of the number of boards that a heuristic overestimates.
const OVER_BOARDS: f32 = 62.0;
/// Width of the column of the maximum by which h exceeds h*.
const EXCESS: f32 = 38.0;

/// The columns of figures.
const HEADS: [Head; 2] = [
    Head { word: "heuristics-over-boards", hint: "heuristics-over-boards-hint", width: OVER_BOARDS },
    Head { word: "heuristics-excess", hint: "heuristics-excess-hint", width: EXCESS },
];

/// Draws how many boards each heuristic overestimates, and by how much at most.
fn show_heuristics(canvas: &mut Canvas<'_, '_>, side: &SideColumn, view: &CounterexampleView) {
    let rows: Vec<TableRow> = view.rows.iter().map(row).collect();
    side::show_table(canvas, side, &HEADS, &rows);
    let below = side::show_weight(canvas, side);
    let name = sentences::sentence_of(canvas.context.view.model.heuristics.heuristic);
    let words = canvas.say(format!("heuristics-suboptimal-{name}"));
    canvas.paragraph(below.shrink(space::S), "heuristics excess moves", &words, Type::Body);
}

fn row(row: &HeuristicRow) -> TableRow {
    let figures = match &row.summary {
        Some(summary) => [grouped(u64::from(summary.over)), tenths(summary.excess)],
        None => Default::default(),
    };
    let is_over = row.summary.is_some_and(|summary| summary.over > 0);
    TableRow {
        heuristic: row.heuristic,
        figures,
        over: if is_over { Overestimates::Yes } else { Overestimates::No },
    }
}
