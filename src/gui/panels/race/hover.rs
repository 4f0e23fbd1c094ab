//! What a lane tells whoever points at it.

use egui::Ui;

use crate::{
    app::view::RaceLane,
    gui::{PanelContext, kit::tooltip, theme::Type},
    tell::race::status,
};

/// Name, how it does, the price of its table, the way it has found.
pub fn tell(ui: &mut Ui, lane: &RaceLane, desk: &PanelContext<'_>) {
    let name = desk.name(lane.realm);
    line(ui, &name, Type::Title, desk);
    line(ui, &status::at_the_position(lane, desk.narrator()), Type::Caption, desk);
    for more in [status::table_cost(lane, desk.narrator()), status::letters(lane, desk.narrator())]
        .into_iter()
        .flatten()
    {
        line(ui, &more, Type::Caption, desk);
    }
}

pub fn line(ui: &mut Ui, words: &str, kind: Type, desk: &PanelContext<'_>) {
    let ink = if kind == Type::Title { desk.palette.text } else { desk.palette.text_soft };
    tooltip::line(ui, words, kind, ink);
}
