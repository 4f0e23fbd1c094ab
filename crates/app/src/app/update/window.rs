//! Window as a whole: its size, its surroundings, what is stored of it.

use crate::app::{
    Action, Desk, Effect, Fold, FoldingRegion, Folds, Model, Notice, WindowAction, WindowScale,
};

/// Carries out an action on the window.
pub fn act(model: &mut Model, action: WindowAction) -> Option<Effect> {
    match action {
        WindowAction::Larger => resize(model, WindowScale::larger),
        WindowAction::Smaller => resize(model, WindowScale::smaller),
        WindowAction::UsualSize => resize(model, |_| WindowScale::default()),
        WindowAction::Fits(scale) => model.largest_scale = scale,
        WindowAction::Room(room) => {
            model.plots_in_stage &= room.plots == Fold::Folded;
            model.room = room;
        }
        WindowAction::Fold(region) => fold(model, region),
        WindowAction::StageAlone => stage_alone(model),
        WindowAction::OpensAt(opens_at) => model.preferences.opens_at = opens_at,
        WindowAction::Surroundings(surroundings) => model.surroundings = surroundings,
        WindowAction::ClearStored => return Some(Effect::ClearStored),
    }
    None
}

/// Switches the language, the theme, the axis of a plot, or the projector.
pub fn switch(model: &mut Model, action: &Action) {
    let preferences = &mut model.preferences;
    if matches!(action, Action::SwitchLanguage) {
        preferences.language = preferences.language.next();
    } else if matches!(action, Action::SwitchTheme) {
        preferences.theme = preferences.theme.other();
    } else if let Action::SwitchAxis(plot) = action {
        preferences.axes.switch(*plot);
    } else if matches!(action, Action::SwitchProjector) {
        model.projector = model.projector.other();
        model.folds_before = None;
    }
}

/// Folds a region, or opens it. Plots without room below the stage take its place, and give it back; any other region
/// without room stays folded until the window has room for it.
fn fold(desk: &mut Desk, region: FoldingRegion) {
    if region == FoldingRegion::Plots && desk.room.plots == Fold::Folded {
        desk.plots_in_stage = !desk.plots_in_stage;
        return;
    }
    let is_open = desk.folds().of(region) == Fold::Open && desk.room.of(region) == Fold::Open;
    let fold = if is_open { Fold::Folded } else { Fold::Open };
    desk.preferences.folds.of_mut(desk.projector).set(region, fold);
    if fold == Fold::Open && desk.room.of(region) == Fold::Folded {
        desk.notify(Notice::NoRoom);
    }
}

fn stage_alone(desk: &mut Desk) {
    desk.plots_in_stage = false;
    let folds = desk.folds();
    let (next, before) = match (folds, desk.folds_before) {
        (Folds::FOLDED, before) => (before.unwrap_or(Folds::OPEN), None),
        _ => (Folds::FOLDED, Some(folds)),
    };
    *desk.preferences.folds.of_mut(desk.projector) = next;
    desk.folds_before = before;
}

/// Makes a step from the size that is drawn, which is smaller than the chosen one where that has no room.
fn resize(desk: &mut Desk, step: fn(WindowScale) -> WindowScale) {
    let chosen = desk.preferences.scale_on_mut(desk.projector);
    let scale = step((*chosen).min(desk.largest_scale)).min(desk.largest_scale);
    *chosen = scale;
    desk.notify(Notice::Resized { scale });
}
