//! Update: carries out one action at a time on the model, and adds what the session is to carry out.
//!
//! The match names every action. Some groups of actions are matched again where they are carried out.

#![warn(clippy::wildcard_enum_match_arm)]

mod changed;
mod editing;
mod heuristics;
mod inside;
mod link;
mod map;
mod messages;
mod opening;
mod places;
mod playing;
mod puzzles;
mod question_opening;
mod question_stops;
mod questions;
mod race;
mod results;
mod runs;
mod sheets;
mod together;
mod window;

use eight_realms_core::replay::Direction;

use super::{Action, Effect, Model, Notice, PlaceNotice, Projector, QuestionAction, Sheet};

/// Carries out an action, and adds its effects. After any action, lanes that race are in their places.
pub fn update(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    let (was_racing, preferences) = (model.is_racing(), model.preferences.clone());
    if opening::moves_elsewhere(&action) {
        model.requested_place = None;
        places::unwatch(model);
        if !matches!(action, Action::Settings(_) | Action::Choose(_)) {
            changed::forget(model);
        }
    }
    let (chosen, before) = (model.chosen, model.chosen_lane().playhead);
    let goes_on = matches!(action, Action::Tick(_) | Action::Step(_, Direction::Forward));
    if questions::allows(model, &action) {
        apply(model, action, effects);
    }
    if goes_on {
        question_stops::come_from(model, chosen, before.moment, before.playback);
    }
    questions::drop_stale(model);
    opening::arrive(model);
    changed::arrive(model);
    match (was_racing, model.is_racing()) {
        (false, true) => together::enter(model),
        (true, false) => together::leave(model),
        (true, true) | (false, false) => {}
    }
    if model.is_racing() {
        together::settle(model);
    }
    if !model.is_walking() {
        model.solution.rest();
    }
    inside::settle(model);
    places::settle(model);
    if model.preferences != preferences {
        effects.push(Effect::Save(model.preferences.clone()));
    }
}

fn apply(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    match action {
        Action::Choose(realm) => playing::choose(model, realm),
        Action::ToggleShown(realm) => runs::toggle_shown(model, realm),
        Action::SetPuzzle(puzzle) => effects.extend(puzzles::choose(model, puzzle)),
        Action::DealRandom | Action::DealAt(_) => effects.extend(puzzles::deal_for(model, &action)),
        Action::Undo => opening::undo(model, effects),
        Action::Paste(text) => opening::paste(model, text.as_deref(), effects),
        Action::OpenLine(text) => opening::open(model, &text, effects),
        Action::Copy(text) => effects.push(puzzles::copy(model, text, Notice::CopiedMoment)),
        Action::CopyLetters | Action::CopyStart => effects.extend(puzzles::copy_of(model, &action)),
        Action::Link(action) => effects.extend(link::act(model, action)),
        Action::Settings(setting) => effects.extend(changed::set(model, setting)),
        Action::SearchAnyway => effects.extend(puzzles::search_anyway(model)),
        Action::RunOn(realm) => effects.extend(runs::run_on(model, realm)),
        Action::SearchAgain(realm) => runs::search_lost_again(model, realm),
        Action::TogglePlay => play(model),
        Action::Step(stride, direction) => playing::step(model, stride, direction),
        Action::Seek(moment) => playing::seek(model, moment),
        Action::SetSpeed(speed) => playing::set_speed(model, speed),
        Action::Escape => effects.extend(escape(model)),
        Action::Solution(action) => playing::solution(model, action),
        Action::Race(action) => race::act(model, action),
        Action::Map(action) => effects.extend(map::act(model, action)),
        Action::Inside(action) => inside::act(model, action),
        Action::Question(action) => ask(model, action),
        Action::Results(action) => effects.extend(results::act(model, action)),
        Action::Places(action) => places::act(model, action, effects),
        Action::Heuristics(action) => heuristics::act(model, action, effects),
        Action::Edit(role) => editing::open(model, role),
        Action::Editor(action) => effects.extend(editing::edit(model, action)),
        Action::Open(sheet) => sheets::show(model, sheet),
        Action::ShowStage(tab) => model.show_stage(tab),
        Action::Read(reading) => model.reading = reading,
        Action::ReadSource(source) => playing::read_source(model, source),
        Action::SwitchAxis(_) | Action::SwitchLanguage | Action::SwitchTheme | Action::SwitchProjector => {
            window::switch(model, &action);
        }
        Action::Window(action) => effects.extend(window::act(model, action)),
        Action::From(role, message) => effects.extend(messages::take(model, role, message)),
        Action::MeasureAgain => runs::measure_again(model),
        Action::Trouble(notice) => results::notify(model, notice),
        Action::Tick(seconds) => tick(model, seconds),
    }
}

/// Carries out an action on a question. A search that plays on after it stops at the next breakpoint.
fn ask(model: &mut Model, action: QuestionAction) {
    questions::act(model, action);
    places::watch_on(model);
}

/// Plays, up to the next breakpoint, or pauses.
fn play(model: &mut Model) {
    playing::toggle(model);
    if !model.is_walking() {
        places::watch(model);
    }
}

/// Lets time pass, in seconds.
fn tick(model: &mut Model, seconds: f64) {
    let playback = model.whole().leading_playhead().playback;
    playing::tick(model, seconds);
    places::check(model, playback);
}

/// Does the first of these that applies: gives up the search for a place, closes what lies on top, stops the task of
/// the stage, pauses, stops a search, or says that the next press leaves projector mode. That next press does.
fn escape(model: &mut Model) -> Option<Effect> {
    if places::cancel(model).is_some() {
        model.notify(Notice::Place(PlaceNotice::SearchCancelled));
    } else if model.sheet != Sheet::None {
        sheets::close(model);
    } else if model.has_question() {
        questions::act(model, QuestionAction::Leave);
    } else if model.editor.is_some() {
        model.editor = None;
    } else if std::mem::take(&mut model.plots_in_stage) {
        // The stage is back in its place.
    } else if map::drop_card(model) {
        // One thing at a time.
    } else if let Some(effect) = heuristics::stop_shown_task(model) {
        return Some(effect);
    } else if model.whole().is_playing() {
        playing::toggle(model);
    } else if model.is_walking() {
        model.solution.restart();
    } else if let Some(effect) = runs::stop(model).or_else(|| heuristics::stop(model)) {
        return Some(effect);
    } else if model.projector == Projector::On {
        if model.notice.take_if(|(notice, _)| *notice == Notice::LeaveProjector).is_some() {
            window::switch(model, &Action::SwitchProjector);
        } else {
            model.notify(Notice::LeaveProjector);
        }
    }
    None
}
