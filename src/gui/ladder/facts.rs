//! The tooltip of a rung: every count with the convention by which it is counted.

use egui::{Grid, Ui, vec2};
use eight_realms_app::{
    app::view::Rung,
    tell::ladder::{self, RungFact, RungWords},
    words::names,
};

use crate::gui::{
    PanelContext,
    keys::caption,
    kit::tooltip::line,
    theme::{Type, space},
};

/// Fills the tooltip of `rung`.
pub fn show(ui: &mut Ui, words: &RungWords, rung: &Rung, context: &PanelContext<'_>) {
    let palette = context.palette;
    line(ui, &words.name, Type::Title, palette.text);
    line(
        ui,
        &names::idea(context.words, rung.realm, &context.view.model.settings),
        Type::Caption,
        palette.text_soft,
    );
    if let Some(facts) = ladder::facts(rung, context.narrator()) {
        table(ui, &facts, context);
    }
    let hint = context.hint(&words.choose, &caption::choose(rung.realm, context.words));
    line(ui, &hint, Type::Caption, palette.text_faint);
}

/// Draws names at the left, figures in a column of their own, and conventions behind them.
fn table(ui: &mut Ui, facts: &[RungFact], context: &PanelContext<'_>) {
    let palette = context.palette;
    Grid::new("facts").num_columns(3).min_row_height(0.0).spacing(vec2(space::M, space::XS)).show(ui, |ui| {
        for fact in facts {
            line(ui, &fact.name, Type::Caption, palette.text_soft);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
                line(ui, &fact.figure, Type::Figure, palette.text);
            });
            line(ui, &fact.convention, Type::Caption, palette.text_faint);
            ui.end_row();
        }
    });
}
