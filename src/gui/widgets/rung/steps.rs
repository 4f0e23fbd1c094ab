//! The switch of a rung that two steps share: one of them is shown.

use egui::{CornerRadius, Id, Pos2, Rect, Ui, pos2, vec2};

use crate::gui::theme::{Palette, RealmMark, Type, radius};
use crate::gui::widgets::press::{self, Chosen};
use crate::gui::widgets::text::centred;

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
        let on = if mark == steps.shown { Chosen::Yes } else { Chosen::No };
        let response = press::choice(ui, rect, id.with(mark.name()), label, on);
        if on == Chosen::Yes || response.hovered() {
            ui.painter().rect_filled(rect.shrink(1.0), CornerRadius::same(3), palette.hover);
        }
        let ink = if on == Chosen::Yes { palette.text } else { palette.text_faint };
        centred(ui.painter(), rect.center(), mark.name(), Type::Key.font(), ink);
        press::focus_ring(ui.painter(), rect, radius::S, &response, palette);
        pressed = response.clicked().then_some(mark).or(pressed);
    }
    pressed
}
