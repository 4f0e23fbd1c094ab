//! A choice of a few words side by side, of which one holds. In a disabled `Ui` all are faint, and a hint still
//! says why.

use egui::{CornerRadius, Id, Painter, Rect, Response, Ui, pos2, vec2};

use super::button::{Button, Chosen};
use crate::gui::theme::{Palette, looks, radius};

/// Height of the whole.
pub const HEIGHT: f32 = 26.0;
/// Between the ground's edge and a segment.
const INSET: f32 = 2.0;

/// One of the words.
#[derive(Clone, Debug)]
pub struct Segment<T> {
    /// What it stands for.
    pub value: T,
    /// What is written.
    pub word: String,
    /// What it is called by those who hear it: the word in full.
    pub label: String,
    /// What hovering over it says.
    pub hint: String,
}

/// The room that all words take.
pub fn width<T>(painter: &Painter, segments: &[Segment<T>]) -> f32 {
    segments.iter().map(|segment| word_width(painter, segment)).sum::<f32>() + 2.0 * INSET
}

/// Draws them from the left of `rect`, in its middle; answers with what was pressed.
pub fn show<T: Copy + PartialEq>(
    ui: &Ui,
    rect: Rect,
    id: Id,
    segments: &[Segment<T>],
    chosen: T,
    palette: &Palette,
) -> Option<T> {
    let size = vec2(width(ui.painter(), segments), HEIGHT);
    let ground = Rect::from_min_size(pos2(rect.left(), rect.center().y - HEIGHT / 2.0), size);
    ui.painter().rect_filled(ground, CornerRadius::same(radius::M), palette.sunken);
    let mut x = ground.left() + INSET;
    let mut pressed = None;
    for (place, segment) in segments.iter().enumerate() {
        let size = vec2(word_width(ui.painter(), segment), HEIGHT - 2.0 * INSET);
        let cell = Rect::from_min_size(pos2(x, ground.top() + INSET), size);
        let is_chosen = Chosen::same(segment.value, chosen);
        if show_segment(ui, cell, id.with(place), segment, is_chosen, palette).clicked() {
            pressed = Some(segment.value);
        }
        x = cell.right();
    }
    pressed
}

fn show_segment<T>(
    ui: &Ui,
    cell: Rect,
    id: Id,
    segment: &Segment<T>,
    chosen: Chosen,
    palette: &Palette,
) -> Response {
    let button = Button::new(cell, id, &segment.label, &looks::SEGMENT).choice(chosen).hint(&segment.hint);
    button.show_word(ui, palette, &segment.word).on_disabled_hover_text(&segment.hint)
}

fn word_width<T>(painter: &Painter, segment: &Segment<T>) -> f32 {
    looks::SEGMENT.width(painter, &segment.word).ceil()
}
