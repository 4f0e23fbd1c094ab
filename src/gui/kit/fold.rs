//! The handle that folds a region beside the stage, or opens it.

use egui::{Pos2, Rect, Vec2};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        screen::{Fold, FoldingRegion},
    },
    model::Action,
};

use super::{Canvas, id};
use crate::gui::{
    keys::{Binding, binding},
    theme::looks,
    widgets::{button::Button, marks::pointer},
};

/// Size of the arrow on a handle.
const ARROW: f32 = 8.0;

/// Draws the handle of `region` into `place`, with an arrow to where the region will open or fold.
pub fn handle(canvas: &mut Canvas<'_, '_>, place: Rect, region: FoldingRegion, now: Fold, arrow: Vec2) {
    handle_over(canvas, place, (region, now), (place.center(), arrow));
}

/// Draws a handle as large as `place`, with its arrow around a point.
pub fn handle_over(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    (region, now): (FoldingRegion, Fold),
    (at, arrow): (Pos2, Vec2),
) {
    let name = match region {
        FoldingRegion::Ladder => "ladder",
        FoldingRegion::Plots => "plots",
        FoldingRegion::Reading => "reading",
    };
    let what = canvas.say(match now {
        Fold::Open => format!("fold-{name}"),
        Fold::Folded => format!("open-{name}"),
    });
    let hint = match region {
        FoldingRegion::Plots => canvas.context.hint(&what, &PLOTS.caps(canvas.context.words)),
        FoldingRegion::Ladder | FoldingRegion::Reading => what.clone(),
    };
    let button = Button::new(place, id(("fold", name)), &what, &looks::FOLD).hint(hint);
    let response = canvas.press(button, |ink| pointer(canvas.painter(), at, arrow, ARROW, ink));
    canvas.on_click(&response, Action::Window(WindowAction::Fold(region)));
}

/// The key of the plots.
const PLOTS: &Binding = binding("fold-plots");
