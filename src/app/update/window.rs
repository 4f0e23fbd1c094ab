//! Window as a whole: its size, its surroundings, what is stored of it.

use crate::app::{Action, Effect, Model, Notice, WindowAction, WindowScale};

/// Carries out an action on the window.
pub fn act(model: &mut Model, action: WindowAction) -> Option<Effect> {
    match action {
        WindowAction::Larger => resize(model, WindowScale::larger),
        WindowAction::Smaller => resize(model, WindowScale::smaller),
        WindowAction::UsualSize => resize(model, |_| WindowScale::default()),
        WindowAction::Fits(scale) => model.largest_scale = scale,
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
    }
}

/// Makes a step from the size that is drawn, which is smaller than the chosen one where that has no room.
fn resize(model: &mut Model, step: fn(WindowScale) -> WindowScale) {
    let drawn = model.preferences.scale.min(model.largest_scale);
    let scale = step(drawn).min(model.largest_scale);
    model.preferences.scale = scale;
    model.notify(Notice::Resized { scale });
}
