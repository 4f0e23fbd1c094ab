//! The answers to questions: one row per question.
//!
//! ```text
//! Results
//! 4 questions · 6 of 8 points
//!  1  which board is next      8r1:41325678x:6@e12~de69        2
//!  2  what becomes of it       8r1:1237x8564:7@e62~aa11        class: 42 % → 78 %
//! (Save results…) (New session)                    (Close)
//! ```

use egui::{Align2, Rect, ScrollArea, Sense, pos2, vec2};
use eight_realms_app::{
    desk::{
        export::ExportAction,
        figure::{Export, Figure, Form},
        screen::{Sheet, StoredIn},
    },
    model::Action,
    questions::{self, results::ResultsAction},
    words::Words,
};
use eight_realms_core::{
    ask::{AnswerRecord, QuestionKind},
    report::QuestionRow,
};

use crate::gui::{
    kit::{
        Button, Canvas, close_button, id,
        sheet::{self, Outside},
    },
    theme::{Type, looks, sizes, space},
    widgets::text,
};

/// Width and height of the sheet, where it has room.
const SIZE: [f32; 2] = [720.0, 460.0];
/// Height of a row.
const ROW: f32 = 24.0;
/// Beginnings of the columns of what was asked, and of where it was asked: shares of the width.
const COLUMNS: [f32; 2] = [0.06, 0.36];

/// Draws the sheet, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    if canvas.context.view.model.sheet != Sheet::Results {
        sheet::closed(canvas, "results");
        return;
    }
    let room = sheet::room(canvas);
    let [width, height] = SIZE;
    let size = vec2(width.min(room.x), height.min(room.y));
    let outside = sheet::show(canvas, "results", size, |canvas, rect| {
        sheet::title(canvas, rect, "results", &canvas.say("results"));
        let foot = canvas.target(looks::SHEET.height);
        let head = rect.with_min_y(rect.top() + sizes::sheets::HEAD);
        let below = canvas.paragraph(head, "results summary", &summary(canvas), Type::Body).bottom();
        let list = rect.with_min_y(below + space::M).with_max_y(rect.bottom() - foot - space::M);
        canvas.scrolled("results", list, ScrollArea::vertical(), |canvas| rows(canvas, list.width()));
        let saves = save_button(canvas, rect);
        new_session_button(canvas, saves);
        close_button(canvas, rect);
        _ = sheet::focus_first(canvas, "results", id("save results"));
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

/// Returns the summary: the number of questions answered, and the points reached of those possible.
fn summary(canvas: &Canvas<'_, '_>) -> String {
    let questions = &canvas.context.view.model.questions;
    if questions.answered() == 0 {
        return canvas.say("results-none");
    }
    let is_stored = canvas.context.view.model.surroundings.stored_in != StoredIn::Nowhere;
    let stored = if is_stored { "yes" } else { "no" };
    let arguments = [
        ("questions", questions.answered().into()),
        ("points", questions.points().into()),
        ("most", questions.most_points().into()),
    ];
    [canvas.tell("results-summary", &arguments), canvas.tell("results-kept", &[("stored", stored.into())])]
        .join(" · ")
}

/// Draws the questions, the first one on top.
fn rows(canvas: &mut Canvas<'_, '_>, width: f32) {
    let questions = canvas.context.view.model.questions;
    let words = canvas.context.narrator().words;
    let earlier = questions.earlier.iter().map(|row| ResultWords::of_row(words, row));
    let results = questions.results.iter().map(|record| ResultWords::of(words, record));
    let size = vec2(width, ROW * questions.answered() as f32);
    let (rect, _) = canvas.ui.allocate_exact_size(size, Sense::hover());
    for (place, result) in earlier.chain(results).enumerate() {
        let corner = rect.min + vec2(0.0, ROW * place as f32);
        let row = Rect::from_min_size(corner, vec2(width, ROW));
        if canvas.ui.is_rect_visible(row) {
            show_row(canvas, row, place, result);
        }
    }
}

/// A result in words: what was asked, where, and how it went.
struct ResultWords {
    kind: String,
    line: String,
    points: String,
}

impl ResultWords {
    fn of(words: &Words, record: &AnswerRecord) -> Self {
        let kind = words.say(format!("results-kind-{}", record.question.kind.name()));
        Self { kind, line: record.line.clone(), points: questions::card::result(words, record) }
    }

    /// The result of an earlier start.
    fn of_row(words: &Words, row: &QuestionRow) -> Self {
        let is_kind = row.kind.parse::<QuestionKind>().is_ok();
        let kind = if is_kind { words.say(format!("results-kind-{}", row.kind)) } else { row.kind.clone() };
        Self { kind, line: row.line.clone(), points: questions::card::result_of_row(words, row) }
    }
}

fn show_row(canvas: &Canvas<'_, '_>, row: Rect, place: usize, result: ResultWords) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let number = (place + 1).to_string();
    let ResultWords { kind, line, points } = result;
    let [kind_at, line_at] = COLUMNS.map(|share| row.left() + row.width() * share);
    let y = row.center().y;
    let at = pos2(kind_at - space::M, y);
    text::line(painter, at, Align2::RIGHT_CENTER, &number, Type::Figure, palette.text_faint, row.width());
    let room = line_at - kind_at - space::M;
    text::line(painter, pos2(kind_at, y), Align2::LEFT_CENTER, &kind, Type::Figure, palette.text, room);
    let points_width = text::width(painter, &points, Type::Figure);
    let room = row.right() - points_width - space::L - line_at;
    let ink = palette.text_soft;
    text::line(painter, pos2(line_at, y), Align2::LEFT_CENTER, &line, Type::Code, ink, room);
    text::line(
        painter,
        row.right_center(),
        Align2::RIGHT_CENTER,
        &points,
        Type::Figure,
        palette.text,
        row.width(),
    );
    canvas.named(row, ("result", place), &[number, kind, line, points].join(" · "));
}

/// Draws the button that leads to saving them; returns its place.
fn save_button(canvas: &mut Canvas<'_, '_>, rect: Rect) -> Rect {
    let word = canvas.say("results-save-open");
    let size = vec2(sheet::button_width(canvas, &word), canvas.target(looks::SHEET.height));
    let place = Rect::from_min_size(rect.left_bottom() - vec2(0.0, size.y), size);
    let mut part = canvas.part();
    if canvas.context.view.model.questions.answered() == 0 {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let button = Button::new(place, id("save results"), &word, &looks::STRONG);
    let response = canvas.press_word(button, &word);
    let export = canvas.context.view.model.export.export;
    let export = Export { figure: Figure::Results, form: Form::Csv, ..export };
    canvas.on_click(&response, Action::Export(ExportAction::Take(export)));
    place
}

/// Draws the button that begins a new session, at the right of the one that saves.
fn new_session_button(canvas: &mut Canvas<'_, '_>, saves: Rect) {
    let word = canvas.say("results-new-session");
    let size = vec2(sheet::button_width(canvas, &word), saves.height());
    let place = Rect::from_min_size(saves.right_top() + vec2(space::M, 0.0), size);
    let mut part = canvas.part();
    if canvas.context.view.model.questions.answered() == 0 {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let hint = canvas.say("results-new-session-hint");
    let button = Button::new(place, id("new session"), &word, &looks::SHEET).hint(hint);
    let response = canvas.press_word(button, &word);
    canvas.on_click(&response, Action::Results(ResultsAction::NewSession));
}
