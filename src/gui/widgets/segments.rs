//! Choice of a few words side by side, of which one is chosen. In a disabled `Ui` all are faint, and a hint still gives
//! the reason.

use egui::{CornerRadius, Id, Painter, Rect, Response, Ui, pos2, vec2};

use super::{
    button::{Button, Chosen},
    still,
};
use crate::gui::theme::{
    Palette,
    looks::{self, Look},
    radius,
    sizes::controls::segments,
};

/// Gap between the background's edge and a segment.
const INSET: f32 = 2.0;

/// A word of a choice.
#[derive(Clone, Debug)]
pub struct Segment<T> {
    /// Value that the word stands for.
    pub value: T,
    pub word: String,
    /// Name for screen readers: the word in full.
    pub label: String,
    /// Tooltip, shown in a disabled `Ui` too.
    pub hint: String,
}

impl<T> Segment<T> {
    /// A word that says everything.
    pub fn new(value: T, word: String, hint: String) -> Self {
        Self { value, label: word.clone(), word, hint }
    }
}

/// Size of a choice, and the look of its words.
#[derive(Clone, Copy, Debug)]
struct ChoiceSize {
    height: f32,
    inset: f32,
    corner: u8,
    look: &'static Look,
    /// Least width of a word's place.
    least: f32,
}

/// Least width of a word's place that a finger hits.
const LEAST: f32 = 40.0;

/// Size of a choice in a panel.
const USUAL: ChoiceSize = ChoiceSize {
    height: segments::HEIGHT,
    inset: INSET,
    corner: radius::M,
    look: &looks::SEGMENT,
    least: LEAST,
};
/// Size of a choice in the head of a plot.
const SMALL: ChoiceSize = ChoiceSize {
    height: looks::SMALL_SEGMENT.height,
    inset: INSET / 2.0,
    corner: radius::S,
    look: &looks::SMALL_SEGMENT,
    least: 0.0,
};

/// Width of all words of a choice.
pub fn width<T>(painter: &Painter, segments: &[Segment<T>]) -> f32 {
    width_of(painter, segments, &USUAL)
}

/// Width of all words of a small choice.
pub fn small_width<T>(painter: &Painter, segments: &[Segment<T>]) -> f32 {
    width_of(painter, segments, &SMALL)
}

fn width_of<T>(painter: &Painter, segments: &[Segment<T>], size: &ChoiceSize) -> f32 {
    let words = segments.iter().map(|segment| word_width(painter, segment, size));
    words.sum::<f32>() + 2.0 * size.inset
}

/// Draws a choice from the left of `rect`, in its middle; returns the value of the word that was pressed, which was pressed
/// over the whole height of `rect`.
pub fn show<T: Copy + PartialEq>(
    ui: &Ui,
    rect: Rect,
    id: Id,
    segments: &[Segment<T>],
    chosen: T,
    palette: &Palette,
) -> Option<T> {
    show_as(ui, rect, id, (segments, &USUAL, 0.0), chosen, palette)
}

/// Draws a choice that fills `rect`, its words evenly apart; returns the value of the word that was pressed.
pub fn show_filling<T: Copy + PartialEq>(
    ui: &Ui,
    rect: Rect,
    id: Id,
    segments: &[Segment<T>],
    chosen: T,
    palette: &Palette,
) -> Option<T> {
    let look = &looks::WIDE_SEGMENT;
    let size = ChoiceSize { height: rect.height(), inset: 0.0, corner: radius::L, look, least: LEAST };
    let spare = (rect.width() - width_of(ui.painter(), segments, &size)).max(0.0);
    show_as(ui, rect, id, (segments, &size, spare / segments.len().max(1) as f32), chosen, palette)
}

/// Draws a small choice, for the head of a plot; returns the value of the word that was pressed.
pub fn show_small<T: Copy + PartialEq>(
    ui: &Ui,
    rect: Rect,
    id: Id,
    segments: &[Segment<T>],
    chosen: T,
    palette: &Palette,
) -> Option<T> {
    show_as(ui, rect, id, (segments, &SMALL, 0.0), chosen, palette)
}

/// Draws a choice with `spare` points more for each word.
fn show_as<T: Copy + PartialEq>(
    ui: &Ui,
    rect: Rect,
    id: Id,
    (segments, size, spare): (&[Segment<T>], &ChoiceSize, f32),
    chosen: T,
    palette: &Palette,
) -> Option<T> {
    if still::is_set(ui.ctx()) {
        return None;
    }
    let ChoiceSize { height, inset, corner, look, .. } = *size;
    let whole = vec2(width_of(ui.painter(), segments, size) + spare * segments.len() as f32, height);
    let background = Rect::from_min_size(pos2(rect.left(), rect.center().y - height / 2.0), whole);
    ui.painter().rect_filled(background, CornerRadius::same(corner), palette.sunken);
    let mut x = background.left() + inset;
    let mut choice = None;
    for (place, segment) in segments.iter().enumerate() {
        let room = vec2(word_width(ui.painter(), segment, size) + spare, height - 2.0 * inset);
        let cell = Rect::from_min_size(pos2(x, background.top() + inset), room);
        let pressed_in = cell.union(Rect::from_x_y_ranges(cell.x_range(), rect.y_range()));
        let button = Button::new(cell, id.with(place), &segment.label, look).pressed_in(pressed_in);
        let button = button.choice(Chosen::same(segment.value, chosen)).hint(&segment.hint);
        if show_segment(ui, button, segment, palette).clicked() {
            choice = Some(segment.value);
        }
        x = cell.right();
    }
    choice
}

fn show_segment<T>(ui: &Ui, button: Button<'_>, segment: &Segment<T>, palette: &Palette) -> Response {
    button.show_word(ui, palette, &segment.word).on_disabled_hover_text(&segment.hint)
}

fn word_width<T>(painter: &Painter, segment: &Segment<T>, size: &ChoiceSize) -> f32 {
    size.look.width(painter, &segment.word).ceil().max(size.least)
}
