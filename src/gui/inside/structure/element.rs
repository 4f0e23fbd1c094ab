//! The content of an array element: as a mark with a word, and in words.

use egui::{Align2, Color32, Pos2, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::{puzzle::Move, replay::structures::ElementContent, trace::TableEntry};

use crate::gui::{
    kit::Canvas,
    step::card::direction,
    theme::{StatusStyle, Type},
    widgets::{marks::move_arrow, status::status_mark, text},
};

/// Side of the mark of an element's content.
const CONTENT_MARK: f32 = 10.0;
/// Distance from the middle of the mark to the letter.
const CONTENT_LETTER: f32 = 9.0;

/// Form of an element's content, by the room for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContentForm {
    /// A mark and a word or a letter.
    MarkAndWord,
    Short,
}

/// Draws the content around `middle`.
pub fn paint(
    canvas: &Canvas<'_, '_>,
    middle: Pos2,
    content: ElementContent,
    form: ContentForm,
    ink: Color32,
) {
    match (content, form) {
        (ElementContent::Generated { by: Some(by), .. } | ElementContent::Sign(TableEntry::Go(by)), _) => {
            paint_move(canvas, middle, by, form, ink);
        }
        (ElementContent::Sign(TableEntry::Here), ContentForm::Short) => {
            status_mark(canvas.painter(), middle, CONTENT_MARK, StatusStyle::Path, canvas.palette());
        }
        (ElementContent::Sign(TableEntry::Nowhere), ContentForm::Short) => {
            let size = CONTENT_MARK;
            status_mark(canvas.painter(), middle, size, StatusStyle::Pruned, canvas.palette());
        }
        (ElementContent::Unwritten, ContentForm::Short) => word(canvas, middle, figures::NONE, ink),
        (ElementContent::Flag | ElementContent::NotRecorded, ContentForm::Short) => {
            status_mark(canvas.painter(), middle, CONTENT_MARK, StatusStyle::Expanded, canvas.palette());
        }
        (ElementContent::Generated { by: None, .. }, ContentForm::Short) => {
            status_mark(canvas.painter(), middle, CONTENT_MARK, StatusStyle::Open, canvas.palette());
        }
        (_, ContentForm::MarkAndWord) => word(canvas, middle, &short(canvas, content), ink),
    }
}

fn paint_move(canvas: &Canvas<'_, '_>, middle: Pos2, by: Move, form: ContentForm, ink: Color32) {
    let letter = by.letter().to_string();
    if form == ContentForm::Short {
        word(canvas, middle, &letter, ink);
        return;
    }
    let at = middle - vec2(CONTENT_LETTER / 2.0, 0.0);
    move_arrow(canvas.painter(), at, direction(by), CONTENT_MARK, ink);
    word(canvas, pos2(at.x + CONTENT_LETTER + 1.0, middle.y), &letter, ink);
}

fn word(canvas: &Canvas<'_, '_>, middle: Pos2, word: &str, ink: Color32) {
    let anchor = Align2::CENTER_CENTER;
    text::line(canvas.painter(), middle, anchor, word, Type::Caption, ink, f32::INFINITY);
}

/// The word in an element.
fn short(canvas: &Canvas<'_, '_>, content: ElementContent) -> String {
    match content {
        ElementContent::Unwritten => canvas.say("element-empty"),
        ElementContent::Flag => canvas.say("element-flag"),
        ElementContent::Generated { by: None, .. } => canvas.say("map-start"),
        ElementContent::Generated { by: Some(by), .. } | ElementContent::Sign(TableEntry::Go(by)) => {
            by.letter().to_string()
        }
        ElementContent::Sign(TableEntry::Here) => canvas.say("map-goal"),
        ElementContent::Sign(TableEntry::Nowhere) => canvas.say("solution-none"),
        ElementContent::NotRecorded => canvas.say("element-filled"),
    }
}

/// Describes the content in words.
pub fn words(canvas: &Canvas<'_, '_>, content: ElementContent) -> String {
    match content {
        ElementContent::Unwritten => canvas.say("element-empty-words"),
        ElementContent::Flag => canvas.say("element-flag-words"),
        ElementContent::Generated { by: None, .. } => canvas.say("element-start-words"),
        ElementContent::Generated { by: Some(by), .. } => {
            canvas.tell("element-move-words", &[("move", by.letter().to_string().into())])
        }
        ElementContent::Sign(TableEntry::Go(by)) => {
            canvas.tell("element-sign-words", &[("move", by.letter().to_string().into())])
        }
        ElementContent::Sign(TableEntry::Here) => canvas.say("element-goal-words"),
        ElementContent::Sign(TableEntry::Nowhere) => canvas.say("element-nowhere-words"),
        ElementContent::NotRecorded => canvas.say("element-filled-words"),
    }
}
