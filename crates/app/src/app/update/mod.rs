//! Update: carries out one action at a time on the model, and adds what the session is to carry out.
//!
//! The match names every action. Some groups of actions are matched again where they are carried out.

#![warn(clippy::wildcard_enum_match_arm)]

mod changed;
mod editing;
pub(super) mod heuristics;
pub(super) mod inside;
mod link;
pub(super) mod map;
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

use super::{Action, Effect, Model, Notice, PlaceNotice, PlacesAction, Projector, QuestionAction, Sheet};

/// Carries out an action, and adds its effects. After any action, lanes that go together are in their places.
pub fn update(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    let (was_together, preferences) = (model.is_racing(), model.preferences.clone());
    if moves_elsewhere(&action) {
        model.requested_place = None;
        places::unwatch(&mut model.places);
        if !matches!(action, Action::Settings(_) | Action::Choose(_)) {
            changed::forget(model);
        }
    }
    let (chosen, before) = (model.chosen, model.chosen_lane().playhead);
    let goes_on = matches!(action, Action::Tick(_) | Action::Step(_, Direction::Forward));
    if allows(model, &action) {
        apply(model, action);
    }
    let Model { desk, editor, race, map, inside, heuristics, questions, places, link_draft, .. } = model;
    desk.is_editing = editor.is_some();
    if goes_on {
        question_stops::come_from(questions, desk, chosen, before.moment, before.playback);
    }
    questions::drop_stale(questions, desk);
    opening::arrive(desk);
    changed::arrive(desk);
    together::go_together(desk, was_together);
    if !desk.is_walking() {
        desk.solution.rest();
    }
    race::settle(race, desk);
    map::settle(map, desk);
    heuristics::settle(heuristics, desk);
    inside::settle(inside, desk);
    places::settle(places, desk);
    link::settle(link_draft, desk);
    effects.append(&mut desk.effects);
    if desk.preferences != preferences {
        effects.push(Effect::Save(desk.preferences.clone()));
    }
}

fn apply(model: &mut Model, action: Action) {
    let Model { desk, editor, race, map, inside, heuristics, questions, results_draft, places, link_draft } =
        model;
    match action {
        Action::Choose(realm) => playing::choose(desk, realm),
        Action::ToggleShown(realm) => runs::toggle_shown(desk, realm),
        Action::SetPuzzle(puzzle) => puzzles::choose(desk, puzzle),
        Action::DealRandom => puzzles::deal_random(desk),
        Action::DealAt(moves) => puzzles::deal_at(desk, moves),
        Action::Undo => opening::undo(desk),
        Action::Paste(text) => {
            if let Some(opening) = opening::pasted(desk, text.as_deref()) {
                match editor {
                    Some(editor) => editing::paste(editor, desk, opening),
                    None => opening::paste(desk, opening),
                }
            }
        }
        Action::OpenLine(text) => opening::open(desk, &text),
        Action::Copy(text) => puzzles::copy(desk, text, Notice::CopiedMoment),
        Action::CopyLetters => puzzles::copy_letters(desk),
        Action::CopyStart => {
            let board = editor.as_ref().map_or(desk.puzzle.start, |editor| editor.draft);
            puzzles::copy(desk, board.to_string(), Notice::CopiedBoard);
        }
        Action::Link(action) => link::act(link_draft, desk, action),
        Action::Settings(setting) => changed::set(desk, setting),
        Action::SearchAnyway => puzzles::search_anyway(desk),
        Action::RunOn(realm) => runs::run_on(desk, realm),
        Action::SearchAgain(realm) => runs::search_lost_again(desk, realm),
        Action::TogglePlay => {
            playing::toggle(desk);
            if !desk.is_walking() {
                places::watch(places, desk);
            }
        }
        Action::Step(stride, direction) => playing::step(desk, stride, direction),
        Action::Seek(moment) => playing::seek(desk, moment),
        Action::SetSpeed(speed) => playing::set_speed(desk, speed),
        Action::Escape => escape(model),
        Action::Solution(action) => playing::solution(desk, action),
        Action::Race(action) => race::act(race, desk, action),
        Action::Map(action) => map::act(map, desk, action),
        Action::Inside(action) => inside::act(inside, desk, action),
        Action::Question(action) => {
            questions::act(questions, desk, action);
            // A search that plays on after a question stops at the next breakpoint.
            places::watch_on(places, desk);
        }
        Action::Results(action) => results::act(results_draft, questions, desk, action),
        Action::Places(action) => places::act(places, desk, action),
        Action::Heuristics(action) => heuristics::act(heuristics, desk, action),
        Action::Edit(role) => editing::open(editor, desk, role),
        Action::Editor(action) => editing::edit(editor, desk, action),
        Action::Open(sheet) => sheets::show(desk, sheet),
        Action::ShowStage(tab) => desk.show_stage(tab),
        Action::Read(reading) => desk.reading = reading,
        Action::ReadSource(source) => playing::read_source(desk, source),
        Action::SwitchAxis(plot) => desk.preferences.axes.switch(plot),
        Action::SwitchLanguage => desk.preferences.language = desk.preferences.language.next(),
        Action::SwitchTheme => desk.preferences.theme = desk.preferences.theme.other(),
        Action::SwitchProjector => window::switch_projector(desk),
        Action::Window(action) => window::act(desk, action),
        Action::From(role, message) => messages::take(model, role, message),
        Action::MeasureAgain => runs::measure_again(desk),
        Action::Trouble(notice) => {
            results::hear(results_draft, &notice);
            desk.notify(notice);
        }
        Action::Tick(seconds) => tick(model, seconds),
    }
}

/// Lets time pass, in seconds. A negative time, or one that is no number, counts as 0.
fn tick(model: &mut Model, seconds: f64) {
    let Model { desk, inside, questions, places, .. } = model;
    let seconds = if seconds > 0.0 { seconds } else { 0.0 };
    let playback = desk.whole().leading_playhead().playback;
    let before = desk.chosen_lane().playhead.moment;
    playing::tick(desk, seconds);
    inside::run_operations(inside, desk, before);
    questions::tick(questions, seconds);
    places::check(places, desk, playback);
}

/// Does the first of these that applies: gives up the search for a place, closes what lies on top, stops the task of
/// the stage, pauses, stops a search, or says that the next press leaves projector mode. That next press does.
fn escape(model: &mut Model) {
    let Model { desk, editor, map, heuristics, questions, places, .. } = model;
    if places::cancel(places).is_some() {
        desk.notify(Notice::Place(PlaceNotice::SearchCancelled));
    } else if desk.sheet != Sheet::None {
        desk.sheet = Sheet::None;
    } else if desk.has_question() {
        questions::act(questions, desk, QuestionAction::Leave);
    } else if editor.is_some() {
        *editor = None;
    } else if std::mem::take(&mut desk.plots_in_stage) {
        // The stage is back in its place.
    } else if map::drop_card(map, desk) || heuristics::stop_shown_task(heuristics, desk) {
        // One thing at a time.
    } else if desk.whole().is_playing() {
        playing::toggle(desk);
    } else if desk.is_walking() {
        desk.solution.restart();
    } else if runs::stop(desk) || heuristics::stop(heuristics, desk) {
        // It has ended.
    } else if desk.projector == Projector::On {
        if desk.notice.take_if(|(notice, _)| *notice == Notice::LeaveProjector).is_some() {
            window::switch_projector(desk);
        } else {
            desk.notify(Notice::LeaveProjector);
        }
    }
}

/// Whether an action is carried out: while a question is open, only what workers and the clock do, what changes the
/// answer, and what changes only how the window looks.
const fn allows(model: &Model, action: &Action) -> bool {
    !model.desk.has_open_question() || is_news(action) || changes_looks(action)
}

/// Whether an action comes from workers, the clock or the surroundings.
const fn is_news(action: &Action) -> bool {
    matches!(action, Action::From(..) | Action::Trouble(_) | Action::Tick(_))
}

/// Whether an action changes only the answer, the look of the window, or what lies over it.
const fn changes_looks(action: &Action) -> bool {
    matches!(
        action,
        Action::Question(_)
            | Action::Results(_)
            | Action::Copy(_)
            | Action::Open(Sheet::None | Sheet::Keys | Sheet::Depth | Sheet::Link | Sheet::Results)
            | Action::Escape
            | Action::Read(_)
            | Action::ReadSource(_)
            | Action::SwitchLanguage
            | Action::SwitchTheme
            | Action::SwitchProjector
            | Action::Window(_)
            | Action::Link(_)
            | Action::SetSpeed(_)
    )
}

/// Whether an action takes the playhead elsewhere, so that an awaited place is not wanted any more.
const fn moves_elsewhere(action: &Action) -> bool {
    matches!(
        action,
        Action::Choose(_)
            | Action::SetPuzzle(_)
            | Action::DealRandom
            | Action::DealAt(_)
            | Action::Undo
            | Action::Settings(_)
            | Action::SearchAnyway
            | Action::SearchAgain(_)
            | Action::TogglePlay
            | Action::Step(..)
            | Action::Seek(_)
            | Action::Race(_)
            | Action::Escape
            | Action::Places(
                PlacesAction::GoTo(_)
                    | PlacesAction::NextBreakpoint(_)
                    | PlacesAction::NextBookmark(_)
                    | PlacesAction::OpenBookmark(_)
            )
    )
}
