//! The tooltip of a lane.

use egui::Ui;
use eight_realms_app::{app::view::RaceLane, tell::race::status};

use crate::gui::{PanelContext, kit::tooltip, theme::Type};

/// Writes name, status, the cost of the realm's table, and the path that the search has found.
pub fn lane(ui: &mut Ui, lane: &RaceLane, context: &PanelContext<'_>) {
    let name = context.name(lane.realm);
    line(ui, &name, Type::Title, context);
    line(ui, &status::at_the_position(lane, context.narrator()), Type::Caption, context);
    let narrator = context.narrator();
    let more = [status::table_cost(lane, narrator), status::letters(lane, narrator)].into_iter().flatten();
    let convention = status::convention(lane).map(|note| context.words.say(note));
    for more in more.chain(convention) {
        line(ui, &more, Type::Caption, context);
    }
}

pub fn line(ui: &mut Ui, words: &str, kind: Type, context: &PanelContext<'_>) {
    let ink = if kind == Type::Title { context.palette.text } else { context.palette.text_soft };
    tooltip::line(ui, words, kind, ink);
}
