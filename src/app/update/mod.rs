//! One action at a time: the model before, the model after, and at most one thing to carry out.

mod editing;
mod map;
mod measure;
mod playing;
mod puzzles;
mod race;
mod runs;
mod study;

use super::{Action, Effect, Model, Notice, Projector, SettingsAction, Sheet};
use crate::realm::Settings;

/// Lets an action happen. Whatever it is, who races is where the race wants him afterwards.
pub fn update(model: &mut Model, action: Action) -> Option<Effect> {
    let raced = model.is_racing();
    let effect = happen(model, action);
    match (raced, model.is_racing()) {
        (false, true) => race::enter(model),
        (true, false) => race::leave(model),
        _ => {}
    }
    if model.is_racing() {
        race::settle(model);
    }
    effect
}

fn happen(model: &mut Model, action: Action) -> Option<Effect> {
    match action {
        Action::Choose(realm) => playing::choose(model, realm),
        Action::TogglePlay => playing::toggle(model),
        Action::Step(stride, direction) => playing::step(model, stride, direction),
        Action::Seek(moment) => playing::seek(model, moment),
        Action::Solution(action) => playing::solution(model, action),
        Action::Tick(seconds) => playing::tick(model, seconds),
        Action::Heard(realm, batch, seconds) => return runs::heard(model, realm, &batch, seconds),
        Action::Built(table) => runs::built(model, table),
        Action::Ended(realm, answer) => runs::ended(model, realm, answer),
        Action::Lost(realm, reason) => runs::lost(model, realm, reason),
        Action::Timed(realm, times) => measure::timed(model, realm, times),
        Action::Worked(realm, work) => measure::worked(model, realm, work),
        Action::Weighed(realm, bytes) => measure::weighed(model, realm, bytes),
        Action::MeasuringEnded => measure::ended(model),
        Action::Counted(realm, counted) => model.lane_mut(realm).counted = Some(counted),
        Action::MapBuilt(piece) => model.map.take(piece),
        Action::MapLost(reason) => map::lost(model, reason),
        Action::MapEnded => model.map.end(),
        Action::RunOn(realm) => return runs::run_on(model, realm),
        Action::SearchAgain(realm) => runs::search_lost_again(model, realm),
        Action::Escape => return escape(model),
        Action::Race(action) => race::act(model, action),
        Action::Map(action) => map::act(model, action),
        Action::Study(action) => return study::act(model, action),
        Action::Studied(news) => study::hear(model, news),
        Action::Edit(end) => editing::open(model, end),
        Action::Editor(action) => return editing::edit(model, action),
        action => return ask(model, action),
    }
    None
}

/// What concerns the puzzle, the clipboard and the dress of the window.
fn ask(model: &mut Model, action: Action) -> Option<Effect> {
    match action {
        Action::SetPuzzle(puzzle) => return puzzles::set(model, puzzle),
        Action::DealRandom => return puzzles::deal_random(model),
        Action::DealAt(moves) => return puzzles::deal_at(model, moves),
        Action::Undo => return puzzles::undo(model),
        Action::Paste(text) => return puzzles::paste(model, text.as_deref()),
        Action::SearchAnyway => return puzzles::search_anyway(model),
        Action::Settings(setting) => return set(model, setting),
        Action::Copy(text) => return Some(puzzles::copy(model, text, Notice::CopiedMoment)),
        Action::CopyStart => return Some(puzzles::copy_start(model)),
        Action::CopyLetters => return puzzles::copy_letters(model),
        Action::ToggleShown(realm) => runs::toggle_shown(model, realm),
        Action::SetSpeed(speed) => playing::set_speed(model, speed),
        Action::Trouble(notice) => model.notify(notice),
        action => dress(model, &action),
    }
    None
}

/// What the window looks like.
fn dress(model: &mut Model, action: &Action) {
    let preferences = &mut model.preferences;
    match action {
        Action::SwitchLanguage => preferences.language = preferences.language.next(),
        Action::SwitchTheme => preferences.theme = preferences.theme.other(),
        Action::SwitchAxis(plot) => preferences.axes.switch(*plot),
        Action::SwitchProjector => model.projector = model.projector.other(),
        Action::Open(sheet) => model.sheet = if model.sheet == *sheet { Sheet::None } else { *sheet },
        Action::ShowStage(tab) => model.stage = *tab,
        Action::Read(reading) => model.reading = *reading,
        _ => {}
    }
}

/// A setting changes every search.
fn set(model: &mut Model, setting: SettingsAction) -> Option<Effect> {
    let mut settings = model.settings;
    match setting {
        SettingsAction::Order(order) => settings.order = order,
        SettingsAction::Tie(tie) => settings.tie = tie,
        SettingsAction::TieOrder(order) => settings.tie_order = order,
        SettingsAction::Heuristic(heuristic) => settings.heuristic = heuristic,
        SettingsAction::Reset => settings = Settings::default(),
    }
    runs::search_with(model, settings)
}

/// Takes away what lies on top; then stops what the stage waits for; then pauses; then stops the search.
fn escape(model: &mut Model) -> Option<Effect> {
    if model.sheet != Sheet::None {
        model.sheet = Sheet::None;
    } else if model.editor.is_some() {
        model.editor = None;
    } else if let Some(effect) = study::stop_what_is_seen(model) {
        return Some(effect);
    } else if playing::is_moving(model) {
        playing::toggle(model);
    } else if let Some(effect) = runs::stop(model).or_else(|| study::stop(model)) {
        return Some(effect);
    } else {
        model.projector = Projector::Off;
    }
    None
}
