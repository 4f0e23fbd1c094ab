//! Switch of a rung that two steps share, of which one is shown. The chosen rung names both where there is room;
//! otherwise their names appear on hover.

use egui::{CornerRadius, Id, Pos2, Rect, Ui, Vec2, pos2, vec2};

use crate::gui::theme::{LaneMark, Palette, looks, radius};
use crate::gui::widgets::button::{Button, Chosen};

/// Width and height of one half of the small switch.
const SWITCH_HALF: [f32; 2] = [16.0, 14.0];
/// Width and height of the small switch.
pub(super) const SWITCH: Vec2 = vec2(2.0 * SWITCH_HALF[0], SWITCH_HALF[1]);

/// Two realms of which a rung shows one.
#[derive(Clone, Copy, Debug)]
pub struct Steps<'a> {
    /// Realm that the rung shows.
    pub shown: LaneMark,
    /// Both realms in the order of the course, each with what a screen reader calls it, and with its name.
    pub choices: [(LaneMark, &'a str, &'a str); 2],
}

/// Places for the switch.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepPlaces {
    /// Middle of the small switch.
    pub below_chip: Pos2,
    /// Line of the named halves, where there is one.
    pub below_bar: Option<Rect>,
}

/// Paints the switch; returns the step that was pressed.
pub(super) fn show(
    ui: &Ui,
    places: StepPlaces,
    id: Id,
    steps: &Steps<'_>,
    palette: &Palette,
) -> Option<LaneMark> {
    let names = steps.choices.map(|(mark, _, name)| format!("{} {name}", mark.name()));
    let widths = names.each_ref().map(|word| looks::STEP.width(ui.painter(), word).ceil());
    let line = places.below_bar.filter(|line| widths.iter().sum::<f32>() <= line.width());
    let ([first, second], words) = if let Some(line) = line {
        (halves(line.left_top(), widths, line.height()), names)
    } else {
        let [width, height] = SWITCH_HALF;
        let corner = places.below_chip - vec2(width, height / 2.0);
        (halves(corner, [width; 2], height), steps.choices.map(|(mark, ..)| mark.name().to_owned()))
    };
    ui.painter().rect_filled(first.union(second), CornerRadius::same(radius::S), palette.sunken);
    let mut pressed = None;
    for ((rect, word), (mark, label, _)) in [first, second].into_iter().zip(&words).zip(steps.choices) {
        let button = Button::new(rect, id.with(mark.name()), label, &looks::STEP).hint(label);
        let response = button.choice(Chosen::same(mark, steps.shown)).show_word(ui, palette, word);
        pressed = response.clicked().then_some(mark).or(pressed);
    }
    pressed
}

/// Places two halves side by side, from `corner` on.
fn halves(corner: Pos2, [first, second]: [f32; 2], height: f32) -> [Rect; 2] {
    let middle = pos2(corner.x + first, corner.y);
    [Rect::from_min_size(corner, vec2(first, height)), Rect::from_min_size(middle, vec2(second, height))]
}
