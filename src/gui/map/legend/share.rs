//! The number of boards reached, as a share of all boards and as a share of the area.

use egui::{Rect, pos2};
use eight_realms_app::words::figures;

use super::Subject;
use crate::gui::{kit::Canvas, theme::Type};

/// Draws the shares at the top of `rest`; returns the room they took.
pub fn show(canvas: &Canvas<'_, '_>, rest: Rect, subject: &Subject<'_>) -> Rect {
    let total = subject.texture.total();
    let (reached, all) = (u64::from(total.reached()), u64::from(total.all()));
    let share = figures::percent(reached, all);
    let title = canvas.tell("map-reached", &[("reached", reached.into()), ("all", all.into())]);
    let text_rect = canvas.paragraph(rest, "map reached", &title, Type::Title);
    let [reached_area, area] = subject.texture.area();
    let args = [("boards", share.into()), ("ground", figures::percent(reached_area, area).into())];
    let words = match enlarges([reached, all], [reached_area, area]) {
        _ if reached == 0 => canvas.say("map-dark"),
        true => canvas.tell("map-enlarges", &args),
        false => canvas.tell("map-shares", &args),
    };
    let below = Rect::from_min_max(pos2(rest.left(), text_rect.bottom() + 2.0), rest.max);
    let below = canvas.paragraph(below, "map enlarges", &words, Type::Caption);
    canvas.hint(text_rect.union(below), "map reached", || canvas.say("map-reached-note"));
    below
}

/// Whether the reached boards are less than half of all, and have more than their share of the area.
fn enlarges([reached, all]: [u64; 2], [reached_area, area]: [u64; 2]) -> bool {
    2 * reached < all && reached_area * all > reached * area
}
