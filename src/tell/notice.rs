//! The texts of notices.

use super::{link, moment_error, places};
use crate::{
    app::{Action, EditorAction, FileNotWritten, Model, Notice, QuestionMode, SettingsNotWritten},
    puzzle::BoardRole,
    realm::Realm,
    words::Words,
};

/// The text of a notice.
pub fn sentence(notice: &Notice, words: &Words) -> String {
    match notice {
        Notice::CopiedBoard => words.say("toast-copied-board"),
        Notice::CopiedMoment => words.say("toast-copied-moment"),
        Notice::CopiedLetters => words.say("toast-copied-letters"),
        Notice::CopiedLink => words.say("toast-copied-link"),
        Notice::CopiedLine => words.say("toast-copied-line"),
        Notice::Pasted => words.say("toast-pasted"),
        Notice::PastedPuzzle => words.say("toast-pasted-puzzle"),
        Notice::PastedOne { role: BoardRole::Start } => words.say("toast-pasted-start"),
        Notice::PastedOne { role: BoardRole::Goal } => words.say("toast-pasted-goal"),
        Notice::CannotPaste(error) => because(words, "error-clipboard", &moment_error::opening(error, words)),
        Notice::CannotOpen(error) => because(words, "error-address", &moment_error::opening(error, words)),
        Notice::BeyondEnd { events } => words.tell("toast-beyond-end", &[("events", (*events).into())]),
        Notice::RecordedOtherwise => words.say("toast-recorded-otherwise"),
        Notice::NoPage(error) => because(words, "link-base-wrong", &link::fault(error, words)),
        Notice::NothingToPaste => words.say("error-clipboard-empty"),
        Notice::Resized { scale } => words.tell("toast-resized", &[("percent", scale.percent().into())]),
        Notice::Cleared => words.say("toast-cleared"),
        Notice::NotCleared { reason } => because(words, "error-not-cleared", &unwritten(reason, words)),
        Notice::QuestionMode { mode } => words.say(mode_id(*mode)),
        Notice::NothingToAsk => words.say("toast-nothing-to-ask"),
        Notice::NoOtherQuestion => words.say("toast-no-other-question"),
        Notice::Written { path } => words.tell("toast-written", &[("path", path.as_str().into())]),
        Notice::NotWritten { path, reason } => not_written(path, reason, words),
        Notice::NewPuzzle => words.say("toast-new-puzzle"),
        Notice::Hidden { realm } => words.tell("toast-hidden", &[("realm", realm.label().into())]),
        Notice::LeaveProjector => words.say("toast-leave-projector"),
        Notice::AskedEarlier { expanded } => {
            words.tell("toast-asked-earlier", &[("expanded", (*expanded).into())])
        }
        Notice::AskedBeforeRace => words.say("toast-asked-before-race"),
        Notice::Undone => words.say("toast-undone"),
        Notice::NothingToUndo => words.say("toast-nothing-to-undo"),
        Notice::Dealt { moves } => words.tell("toast-random", &[("moves", (*moves).into())]),
        Notice::NoBoardAtDistance { moves, deepest } => {
            words.tell("depth-none", &[("moves", (*moves).into()), ("deepest", (*deepest).into())])
        }
        Notice::Picked { number, boards } => {
            words.tell("toast-picked", &[("n", (*number).into()), ("boards", (*boards).into())])
        }
        Notice::HeuristicsLost { reason } => because(words, "error-heuristics", reason),
        Notice::NeverDiverge { realms } => of_two(words, "race-never-part", realms),
        Notice::NotSearched { realms } => of_two(words, "race-not-searched", realms),
        Notice::NothingToCompare => words.say("race-nothing-to-compare"),
        Notice::Place(notice) => places::notice(notice, words),
        Notice::NoWorker { reason } => because(words, "error-worker", reason),
        Notice::MapLost { reason } => because(words, "error-map", reason),
        Notice::TreesLost { reason } => because(words, "error-trees", reason),
        Notice::MeasuringLost { reason } => because(words, "error-measuring", reason),
        Notice::SettingsUnknown { names } => {
            words.tell("error-settings-strange", &[("names", names.join(", ").into())])
        }
        Notice::SettingsNotWritten { reason } => {
            because(words, "error-settings-unwritten", &unwritten(reason, words))
        }
        Notice::SettingsUnreadable { reason } => because(words, "error-settings", reason),
        Notice::WindowUnreadable => words.say("error-window-place"),
    }
}

/// What takes back what a notice tells of; `None` if nothing does.
pub fn undo(notice: &Notice, model: &Model) -> Option<Action> {
    match notice {
        Notice::Hidden { realm } => Some(Action::ToggleShown(*realm)),
        Notice::Pasted if model.editor.is_some() => Some(Action::Editor(EditorAction::Undo)),
        _ => notice.can_be_undone().then_some(Action::Undo),
    }
}

/// A message about two realms.
fn of_two(words: &Words, message: &str, [one, other]: &[Realm; 2]) -> String {
    words.tell(message, &[("one", one.label().into()), ("other", other.label().into())])
}

/// A message with the reason in it.
fn because(words: &Words, message: &str, reason: &str) -> String {
    words.tell(message, &[("reason", reason.into())])
}

/// Why the settings cannot be written.
fn unwritten(reason: &SettingsNotWritten, words: &Words) -> String {
    match reason {
        SettingsNotWritten::NoFolder => words.say("error-no-folder"),
        SettingsNotWritten::Protected(file) => {
            words.tell("error-protected", &[("file", file.clone().into())])
        }
        SettingsNotWritten::System(reason) => reason.clone(),
    }
}

const fn mode_id(mode: QuestionMode) -> &'static str {
    match mode {
        QuestionMode::Off => "toast-questions-off",
        QuestionMode::Alone => "toast-questions-alone",
        QuestionMode::Class => "toast-questions-class",
    }
}

/// That a file was not written, and why.
fn not_written(path: &str, reason: &FileNotWritten, words: &Words) -> String {
    let reason = match reason {
        FileNotWritten::NoPath => words.say("error-no-path"),
        FileNotWritten::IsFolder => words.say("error-is-folder"),
        FileNotWritten::Exists => words.say("error-exists"),
        FileNotWritten::System(text) => text.clone(),
    };
    words.tell("error-not-written", &[("path", path.into()), ("reason", reason.into())])
}
