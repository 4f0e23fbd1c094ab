//! The line below the options of an answered question: what the frames around them mean.

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, Vec2, pos2};
use eight_realms_app::app::OpenQuestion;
use eight_realms_core::ask::{Prediction, QuestionOptions};

use super::choices::Standing;
use crate::gui::{
    kit::Canvas,
    theme::{Type, radius, sizes::question as sizes, space, stroke},
    widgets::text,
};

/// Height of the line that says what the frames of an answered question mean.
const LEGEND: f32 = 18.0;
/// Side of a sample in the line of the legend.
const LEGEND_SAMPLE: f32 = 12.0;

/// The frames that need words, in the order in which they are explained.
const EXPLAINED: [(Standing, &str); 3] = [
    (Standing::Chosen, "question-legend-given"),
    (Standing::Taken, "question-legend-taken"),
    (Standing::Right, "question-legend-right"),
];

/// Splits the line of the legend from the place of the options, where these keep enough room. That line is kept before
/// there is an answer too, so that nothing moves when there is one.
pub fn split(place: Rect, options: &QuestionOptions) -> (Rect, Option<Rect>) {
    let least = sizes::USUAL_BOARD + sizes::BELOW + sizes::COSTS;
    let has_frames = matches!(options, QuestionOptions::Boards { .. } | QuestionOptions::Choices(_));
    if !has_frames || place.height() < least + LEGEND {
        return (place, None);
    }
    let (options, legend) = place.split_top_bottom_at_y(place.bottom() - LEGEND);
    (options, Some(legend))
}

/// Explains the frames that are drawn.
pub fn show(canvas: &Canvas<'_, '_>, place: Rect, question: &OpenQuestion) {
    let answers: Vec<Prediction> =
        (0..question.options.len()).filter_map(|option| question.options.answer(option)).collect();
    let standings: Vec<Standing> =
        answers.iter().enumerate().map(|(option, answer)| Standing::of(question, option, answer)).collect();
    let (mut x, y) = (place.left(), place.center().y);
    for (standing, message) in EXPLAINED.into_iter().filter(|(standing, _)| standings.contains(standing)) {
        let Some(ink) = standing.ink(canvas) else { continue };
        let middle = pos2(x + LEGEND_SAMPLE / 2.0, y);
        let sample = Rect::from_center_size(middle, Vec2::splat(LEGEND_SAMPLE));
        let corners = CornerRadius::same(radius::S);
        canvas.painter().rect_stroke(sample, corners, Stroke::new(stroke::STRONG, ink), StrokeKind::Inside);
        let words = canvas.say(message);
        let at = pos2(sample.right() + space::S, y);
        let ink = canvas.palette().text_soft;
        let room = place.right() - at.x;
        let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, ink, room);
        canvas.named(rect, ("question legend", message), &words);
        x = rect.right() + space::L;
    }
}
