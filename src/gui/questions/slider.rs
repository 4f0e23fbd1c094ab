//! The slider of a number of boards, with decades of equal width, from one to a million or more.

use egui::{Rect, WidgetInfo, pos2, vec2};
use eight_realms_app::{
    app::{Action, OpenQuestion, QuestionAction},
    words::figures,
};

use crate::gui::{
    kit::Canvas,
    theme::{Type, sizes, space},
    widgets::{
        slider::{self, Handle},
        text,
    },
};

/// Height of the powers of ten below the rail.
const POWERS: f32 = 14.0;

/// Number of steps in a decade.
const STEPS: f64 = 20.0;

/// The number at a step.
fn count_at(step: u8) -> u64 {
    10.0_f64.powf(f64::from(step) / STEPS).round() as u64
}

/// The step nearest to a number.
fn step_of(count: u64) -> u8 {
    ((count.max(1) as f64).log10() * STEPS).round() as u8
}

/// Draws the slider along the top of a place, with the powers of ten below. Without a number its handle is an outline
/// at the left end, and the field says that none is given.
pub fn show(canvas: &mut Canvas<'_, '_>, place: Rect, open: &OpenQuestion) {
    let last = step_of(open.most_count());
    let rail = Rect::from_min_size(place.min, vec2(place.width(), sizes::controls::slider::HEIGHT));
    let before = open.entry.count().map_or(0, step_of).min(last);
    let mut step = before;
    let palette = canvas.palette();
    let handle = if open.entry.count().is_some() { Handle::Set } else { Handle::Unset };
    let response =
        slider::slider_with(canvas.ui, rail, "question count", &mut step, 0..=last, (handle, palette));
    let label = canvas.say("question-count");
    let count = open.entry.count().unwrap_or_else(|| count_at(step));
    response.widget_info(|| WidgetInfo::slider(true, count as f64, &label));
    if step != before || response.clicked() {
        canvas.ask(Action::Question(QuestionAction::SetCount(count_at(step))));
    }
    let decades = last / STEPS as u8;
    for power in 0..=decades {
        let share = f32::from(power) / f32::from(decades);
        // At either end, the middle of the handle is half its width from the end of the rail.
        let inset = space::M;
        let x = rail.left() + inset + (rail.width() - 2.0 * inset) * share;
        let at = pos2(x, rail.bottom() + POWERS / 2.0);
        let words = figures::count_tick(10_u64.pow(u32::from(power)));
        text::centred(canvas.painter(), at, &words, Type::Caption.font(), palette.text_faint);
    }
}
