//! The one sentence with the reason of the search's last step, or with the standing of a race. It is read first, so it
//! is above everything else, below the tabs.
//!
//! The sentence's place is equally high at every moment, so nothing moves while it changes. On a stage as wide as the
//! longest sentence it has one line, on a narrower one two, unless the stage is low and not beside a question. Where it
//! has one, a longer sentence is written smaller, and one that is still too long is shown whole on hover.

use egui::{CornerRadius, Rect, pos2, vec2};
use eight_realms_app::{app::StageTab, tell::timeline};

use crate::gui::{
    kit::Canvas,
    theme::{Regions, Type, break_point, radius, sizes::stage::narration, space},
    widgets::text,
};

/// Height of a line.
const LINE: f32 = 21.0;
/// Room above and below the lines: on a roomy stage, and on a low one.
const AROUND: [f32; 2] = [5.5, 4.0];
/// Width of the longest sentence that tests allow, in either language.
const LONGEST: f32 = 760.0;

/// Whether the sentence is about what the tab shows. The heuristics are about all boards, not about a moment.
const fn is_narrated(tab: StageTab) -> bool {
    match tab {
        StageTab::Step | StageTab::Inside | StageTab::Race | StageTab::Map | StageTab::Reading => true,
        StageTab::Heuristics => false,
    }
}

/// Draws the sentence at the top of `below`, where it is about the open tab; returns what is left.
pub fn show(canvas: &Canvas<'_, '_>, below: Rect, open: StageTab) -> Rect {
    if !is_narrated(open) {
        return below;
    }
    let is_roomy = below.height() >= break_point::ROOMY_NARRATION;
    let left = below.left() + Regions::margin(below.width());
    let right = below.right() - Regions::margin(below.width());
    let around = AROUND[usize::from(!is_roomy)];
    let room = Rect::from_min_max(
        pos2(left + narration::BAR.x + space::S, below.top() + around),
        pos2(right, below.bottom()),
    );
    let lines = match room.width() {
        width if width < LONGEST / 2.0 || (is_roomy && width < LONGEST) => 2,
        _ => 1,
    };
    let height = lines as f32 * LINE;
    let bar = Rect::from_min_size(
        pos2(left, room.top() + (LINE - narration::BAR.y) / 2.0),
        vec2(narration::BAR.x, narration::BAR.y + height - LINE),
    );
    canvas.painter().rect_filled(bar, CornerRadius::same(radius::XXS), canvas.context.accent());
    show_sentence(canvas, room.with_max_y(room.top() + height), lines);
    below.with_min_y(room.top() + height + around)
}

/// Writes the sentence in `place`, in the largest type in which it fits into `lines` lines.
fn show_sentence(canvas: &Canvas<'_, '_>, place: Rect, lines: usize) {
    let sentence = timeline::sentence(canvas.context.narrator());
    let fits = |kind: &Type| text::fits(canvas.painter(), &sentence, *kind, place.width(), lines);
    let fitting = [Type::Lead, Type::Body].into_iter().find(fits);
    let kind = fitting.unwrap_or(Type::Body);
    let rect = text::lines(canvas.painter(), place, &sentence, kind, canvas.palette().text, lines);
    let response = canvas.named(rect, "why", &sentence);
    let convention = timeline::sentence_convention(canvas.context.narrator()).map(|id| canvas.say(id));
    let hint: Vec<String> = fitting.is_none().then_some(sentence).into_iter().chain(convention).collect();
    if !hint.is_empty() {
        response.on_hover_text(hint.join("\n"));
    }
}
