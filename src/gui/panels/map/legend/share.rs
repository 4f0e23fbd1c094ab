//! How many boards are lit, as a share of all and as a share of the ground.

use egui::{Rect, pos2};

use super::Subject;
use crate::{
    gui::{kit::Canvas, theme::Type},
    words::figures,
};

/// Draws it at the top of `rest`; answers with the room it took.
pub fn show(canvas: &Canvas<'_, '_>, rest: Rect, subject: &Subject<'_>) -> Rect {
    let total = subject.sheet.total();
    let (lit, all) = (u64::from(total.reached()), u64::from(total.all()));
    let share = figures::percent(lit, all);
    let title = canvas.tell("map-reached", &[("lit", lit.into()), ("all", all.into())]);
    let written = canvas.paragraph(rest, "map lit", &title, Type::Title);
    let [ground_lit, ground] = subject.sheet.ground();
    let told = [("boards", share.into()), ("ground", figures::percent(ground_lit, ground).into())];
    let words = match enlarges([lit, all], [ground_lit, ground]) {
        _ if lit == 0 => canvas.say("map-dark"),
        true => canvas.tell("map-enlarges", &told),
        false => canvas.tell("map-shares", &told),
    };
    let below = Rect::from_min_max(pos2(rest.left(), written.bottom() + 2.0), rest.max);
    canvas.paragraph(below, "map enlarges", &words, Type::Caption)
}

/// Whether what is lit is rare and has more than its share of the ground.
fn enlarges([lit, all]: [u64; 2], [ground_lit, ground]: [u64; 2]) -> bool {
    2 * lit < all && ground_lit * all > lit * ground
}
