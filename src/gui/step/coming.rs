//! The card of a successor that is still to come, while a question is open: the move, the board, and those of its
//! figures that the question is answered from. All such cards look alike, except that the successor asked about has a
//! ring.

use egui::{CornerRadius, Rect, Stroke, StrokeKind};
use eight_realms_app::app::view::ComingSuccessor;
use eight_realms_core::puzzle::Move;

use super::card::{CardFigures, CardPlan, head, note};
use crate::gui::{
    kit::{Canvas, cost},
    theme::{Type, radius, stroke},
    widgets::{
        board::{self, BoardFace},
        text,
    },
};

/// What is written between two figures.
const BETWEEN: &str = "   ";

pub fn show(canvas: &Canvas<'_, '_>, place: Rect, by: Move, coming: &ComingSuccessor) {
    let palette = canvas.palette();
    let pen = if coming.is_subject {
        Stroke::new(stroke::STRONG, canvas.context.accent())
    } else {
        Stroke::new(stroke::HAIR, palette.edge)
    };
    canvas.painter().rect_stroke(place, CornerRadius::same(radius::L), pen, StrokeKind::Inside);
    head(canvas, place, by, [palette.text_soft, palette.text]);
    let plan = CardPlan::of(place);
    let (tiles, goal) = (coming.board.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    if let Some(board) = plan.board {
        board::paint(canvas.painter(), board, &face, palette);
    }
    let all = figures(canvas, coming);
    let whole = all.join(BETWEEN);
    let foot = if coming.is_subject { "coming-subject" } else { "to-come" };
    match (plan.figures, all.as_slice()) {
        (CardFigures::Strip(strip), [_, ..]) => {
            text::centred(canvas.painter(), strip.center(), &whole, Type::Figure.font(), palette.text);
            note(canvas, place, foot);
        }
        (CardFigures::Line(first, room), [g, rest @ ..]) => {
            let forms = [whole.clone(), all.join(" ")];
            let fits = |form: &&String| text::width(canvas.painter(), form, Type::Figure) <= room;
            if let Some(form) = forms.iter().find(fits) {
                text::left(canvas.painter(), first, form, Type::Figure, palette.text);
                note(canvas, place, foot);
            } else {
                // The frame tells the subject; what it is asked from goes before the word.
                text::left(canvas.painter(), first, g, Type::Figure, palette.text);
                text::left(canvas.painter(), plan.tag, &rest.join(" "), Type::Figure, palette.text);
            }
        }
        _ => note(canvas, place, foot),
    }
    let board = coming.board.to_string();
    let parts = [board, whole].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    canvas.named(place, ("coming", by), &format!("{by}: {}, {parts}", canvas.say(foot)));
}

/// The known ones of the figures, g first: `g 5` and `h 9`.
fn figures(canvas: &Canvas<'_, '_>, coming: &ComingSuccessor) -> Vec<String> {
    let g = coming.g.map(|g| format!("g {g}"));
    let h = coming.h.map(|h| format!("h {}", cost::figure(canvas, h)));
    g.into_iter().chain(h).collect()
}
