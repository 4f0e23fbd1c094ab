//! The card of a successor that is still to come, while a question is open: the move, the board, and those of its
//! figures that the question is answered from. All such cards look alike, except that the successor asked about has a
//! ring.

use egui::{CornerRadius, Rect, Stroke, StrokeKind};

use super::{
    card::{CardFigures, CardPlan, head, note},
    cost,
};
use crate::{
    app::view::ComingSuccessor,
    gui::{
        kit::Canvas,
        theme::{Type, radius, stroke},
        widgets::{
            board::{self, BoardFace},
            text,
        },
    },
    puzzle::Move,
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
    let figures = figures(canvas, coming);
    match plan.figures {
        CardFigures::Strip(strip) if !figures.is_empty() => {
            text::centred(canvas.painter(), strip.center(), &figures, Type::Figure.font(), palette.text);
        }
        CardFigures::Line(first, room) => {
            let whole = figures.replace(BETWEEN, " ");
            let forms = [figures.as_str(), &whole, figures.split(BETWEEN).next().unwrap_or_default()];
            let fits = |form: &&str| text::width(canvas.painter(), form, Type::Figure) <= room;
            if let Some(form) = forms.into_iter().find(fits) {
                text::left(canvas.painter(), first, form, Type::Figure, palette.text);
            }
        }
        CardFigures::Strip(_) | CardFigures::None => {}
    }
    let foot = if coming.is_subject { "coming-subject" } else { "to-come" };
    note(canvas, place, foot);
    let board = coming.board.to_string();
    let parts = [board, figures].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    canvas.named(place, ("coming", by), &format!("{by}: {}, {parts}", canvas.say(foot)));
}

/// The known ones of the figures: `g 5   h 9`.
fn figures(canvas: &Canvas<'_, '_>, coming: &ComingSuccessor) -> String {
    let g = coming.g.map(|g| format!("g {g}"));
    let h = coming.h.map(|h| format!("h {}", cost::figure(canvas, h)));
    g.into_iter().chain(h).collect::<Vec<_>>().join(BETWEEN)
}
