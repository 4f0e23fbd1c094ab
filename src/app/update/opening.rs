//! Opens a line: sets the puzzle, chooses the realm, and takes the playhead to the place as soon as it is recorded.

use super::{playing, puzzles, runs};
use crate::{
    app::{Action, Effect, Model, Notice, PlacesAction},
    puzzle::{Board, BoardError, Puzzle},
    realm::{ParityCheck, Settings},
    replay::moment::{self, MomentLine, MomentPlace, Opening},
};

/// Opens what a text says. A text that cannot be read changes nothing.
pub fn open(model: &mut Model, text: &str, effects: &mut Vec<Effect>) {
    match moment::read(text) {
        Err(error) => model.notify(Notice::NoMoment(error)),
        Ok(Opening::Puzzle(puzzle)) => effects.extend(set_puzzle(model, puzzle)),
        Ok(Opening::Moment(line)) => open_moment(model, line, effects),
    }
}

/// A text from the clipboard: the line of a moment leads there; a board becomes the start, in the editor the draft.
pub fn paste(model: &mut Model, text: Option<&str>, effects: &mut Vec<Effect>) {
    let Some(text) = text.filter(|text| !text.trim().is_empty()) else {
        model.notify(Notice::NothingToPaste);
        return;
    };
    if model.editor.is_none() && moment::holds_line(text) {
        open(model, text, effects);
        return;
    }
    match board_in(text) {
        Err(trouble) => model.notify(Notice::NoBoard(trouble)),
        Ok(board) => {
            match &mut model.editor {
                Some(editor) => editor.put(board),
                None => effects.extend(puzzles::set(model, Puzzle::new(board, model.puzzle.goal))),
            }
            model.notify(Notice::Pasted);
        }
    }
}

/// The board that a text begins with: what follows a `·`, as in a copied moment, does not belong to it.
fn board_in(text: &str) -> Result<Board, BoardError> {
    text.split('·').next().unwrap_or_default().parse()
}

fn set_puzzle(model: &mut Model, puzzle: Puzzle) -> Option<Effect> {
    if puzzle == model.puzzle { None } else { puzzles::set(model, puzzle) }
}

fn open_moment(model: &mut Model, line: MomentLine, effects: &mut Vec<Effect>) {
    push_here(model);
    go_to(model, line, effects);
}

/// What is undone leads back to the end, too.
fn push_here(model: &mut Model) {
    let here = model.moment_line();
    model.before.push(MomentLine { place: here.place.or(Some(MomentPlace::End)), ..here });
}

/// To a bookmark.
pub fn open_bookmark(model: &mut Model, line: MomentLine, effects: &mut Vec<Effect>) {
    push_here(model);
    go_to(model, line, effects);
}

/// Back to the puzzle, the realm and the moment before.
pub fn undo(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some(line) = model.before.pop() else {
        model.notify(Notice::NothingToUndo);
        return;
    };
    model.notify(Notice::Undone);
    // Searching a puzzle without a solution all the same is decided for each anew, but where a moment of that search
    // is gone back to.
    let parity = if line.place.is_some() { line.settings.parity } else { ParityCheck::On };
    let settings = Settings { parity, ..line.settings };
    go_to(model, MomentLine { settings, ..line }, effects);
}

fn go_to(model: &mut Model, line: MomentLine, effects: &mut Vec<Effect>) {
    // Either of them ends all searches, and both do it once.
    let changed = (line.puzzle != model.puzzle).then(|| puzzles::change(model, line.puzzle));
    let ends = [changed, runs::search_with(model, line.settings)];
    effects.extend(ends.into_iter().flatten().next());
    playing::choose(model, line.realm);
    model.requested_place = line.place;
    arrive(model);
}

/// Whether an action takes the playhead elsewhere, so that a place that is awaited is not wanted any more.
pub const fn moves_elsewhere(action: &Action) -> bool {
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

/// Takes the playhead to the place that is awaited, if it is recorded, or never will be.
pub fn arrive(model: &mut Model) {
    let Some(place) = model.requested_place else { return };
    let lane = model.chosen_lane();
    let (recording, has_ended) = (&lane.recording, lane.has_ended());
    let (moment, notice) = match place {
        MomentPlace::Events { events, check } if events <= recording.len() => {
            let differs = check.is_some_and(|check| check != recording.check_at(events));
            (events, differs.then_some(Notice::RecordedOtherwise))
        }
        MomentPlace::Expansion(number) if recording.expansion(number.saturating_sub(1)).is_some() => {
            (recording.moment_of_expansion(number), None)
        }
        MomentPlace::End if has_ended => (recording.len(), None),
        MomentPlace::Events { .. } | MomentPlace::Expansion(_) if has_ended => {
            (recording.len(), Some(Notice::BeyondEnd { events: recording.len() }))
        }
        MomentPlace::Events { .. } | MomentPlace::Expansion(_) | MomentPlace::End => return,
    };
    model.requested_place = None;
    playing::stand_at(model, moment);
    if let Some(notice) = notice {
        model.notify(notice);
    }
}
