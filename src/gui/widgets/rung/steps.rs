//! The switch of a rung that two steps share: one of them is shown.

use egui::{CornerRadius, Id, Pos2, Rect, Ui, pos2, vec2};

use crate::gui::theme::{Palette, RealmMark, looks, radius};
use crate::gui::widgets::button::{Button, Chosen};

/// Two realms of which a rung shows one.
#[derive(Clone, Copy, Debug)]
pub struct Steps<'a> {
    /// The one on the rung now.
    pub shown: RealmMark,
    /// Both, in the order of the course, each with what a screen reader calls it.
    pub choices: [(RealmMark, &'a str); 2],
}

/// Width and height of one half of the switch, in points.
const HALF: [f32; 2] = [16.0, 14.0];

/// Paints the switch around `middle`; answers with the step that was pressed.
pub(super) fn show(ui: &Ui, middle: Pos2, id: Id, steps: &Steps<'_>, palette: &Palette) -> Option<RealmMark> {
    let [width, height] = HALF;
    let well = Rect::from_center_size(middle, vec2(2.0 * width, height));
    ui.painter().rect_filled(well, CornerRadius::same(radius::S), palette.sunken);
    let mut pressed = None;
    for (i, &(mark, label)) in steps.choices.iter().enumerate() {
        let left = pos2(well.left() + i as f32 * width, well.top());
        let rect = Rect::from_min_size(left, vec2(width, height));
        let button = Button::new(rect, id.with(mark.name()), label, &looks::STEP);
        let response = button.choice(Chosen::same(mark, steps.shown)).show_word(ui, palette, mark.name());
        pressed = response.clicked().then_some(mark).or(pressed);
    }
    pressed
}
