//! Opens a line: sets the puzzle, chooses the realm, and takes the playhead to the place as soon as it is recorded.

use eight_realms_core::{
    puzzle::{Board, Puzzle, PuzzleText},
    realm::{ParityCheck, Settings},
    replay::{
        Playhead,
        moment::{self, MomentLine, MomentPlace, Opening},
    },
};

use super::{changed, playing, puzzles, runs};
use crate::{
    app::{Action, Effect, Model, Notice, PlacesAction},
    words::is_too_long,
};

/// Opens what a text says. A text that cannot be read changes nothing.
pub fn open(model: &mut Model, text: &str, effects: &mut Vec<Effect>) {
    if is_too_long(text) {
        model.notify(Notice::LongText);
        return;
    }
    match moment::read(text) {
        Err(error) => model.notify(Notice::CannotOpen(error)),
        Ok(Opening::Puzzle(puzzle)) => {
            effects.extend(set_puzzle(model, puzzle.or_goal(Board::standard_goal())));
        }
        Ok(Opening::Moment(line)) => open_moment(model, line, effects),
    }
}

/// Pastes a text from the clipboard. The line of a moment leads there. One board becomes the start, two boards become
/// start and goal. In the editor, boards become drafts.
pub fn paste(model: &mut Model, text: Option<&str>, effects: &mut Vec<Effect>) {
    if text.is_some_and(is_too_long) {
        model.notify(Notice::LongText);
        return;
    }
    let Some(text) = text.filter(|text| !text.trim().is_empty()) else {
        model.notify(Notice::NothingToPaste);
        return;
    };
    let opening = match moment::read(text) {
        Ok(opening) => opening,
        Err(error) => return model.notify(Notice::CannotPaste(error)),
    };
    match opening {
        Opening::Moment(MomentLine { puzzle: Puzzle { start, goal }, .. }) if model.editor.is_some() => {
            paste_draft(model, PuzzleText { start, goal: Some(goal) });
        }
        Opening::Puzzle(text) if model.editor.is_some() => paste_draft(model, text),
        Opening::Moment(line) => open_moment(model, line, effects),
        Opening::Puzzle(text) => {
            let puzzle = text.or_goal(model.puzzle.goal);
            let notice = match text.goal {
                _ if puzzle == model.puzzle => Notice::SamePuzzle,
                None => Notice::Pasted,
                Some(_) => Notice::PastedPuzzle,
            };
            effects.extend(puzzles::set(model, puzzle));
            model.notify(notice);
        }
    }
}

/// Makes one board the draft of the board that is edited, or two boards both drafts.
fn paste_draft(model: &mut Model, PuzzleText { start, goal }: PuzzleText) {
    let Some(editor) = &mut model.editor else { return };
    match goal {
        None => editor.put(start),
        Some(goal) => editor.put_both(&Puzzle::new(start, goal)),
    }
    model.notify(if goal.is_none() { Notice::Pasted } else { Notice::PastedPuzzle });
}

fn set_puzzle(model: &mut Model, puzzle: Puzzle) -> Option<Effect> {
    if puzzle == model.puzzle { None } else { puzzles::set(model, puzzle) }
}

/// Goes to a moment of this puzzle or of another one; this can be undone.
pub fn open_moment(model: &mut Model, line: MomentLine, effects: &mut Vec<Effect>) {
    push_here(model);
    go_to(model, line, effects);
}

/// Remembers the current moment for undoing; a line without a place leads back to the end.
fn push_here(model: &mut Model) {
    puzzles::forget_undo(model);
    let here = model.whole_line();
    model.before.push(MomentLine { place: here.place.or(Some(MomentPlace::End)), ..here });
}

/// Goes back to the puzzle, the realm and the moment before.
pub fn undo(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some(line) = model.before.pop() else {
        model.notify(Notice::NothingToUndo);
        return;
    };
    model.notify(Notice::Undone);
    // Whether to search an unsolvable puzzle is decided anew for each, except when going back to a moment of such a
    // search.
    let is_inside = !matches!(line.place, None | Some(MomentPlace::End));
    let parity = if is_inside { line.settings.parity } else { ParityCheck::On };
    let settings = Settings { parity, ..line.settings };
    go_to(model, MomentLine { settings, ..line }, effects);
}

fn go_to(model: &mut Model, line: MomentLine, effects: &mut Vec<Effect>) {
    // Each of these ends all searches: one effect is enough for both.
    let changed = (line.puzzle != model.puzzle).then(|| puzzles::change(model, line.puzzle));
    let ends = [changed, runs::search_with(model, line.settings)];
    effects.extend(ends.into_iter().flatten().next());
    playing::choose(model, line.realm);
    model.solution.restart();
    changed::forget(model);
    model.requested_place = line.place;
    if line.place == Some(MomentPlace::End) {
        let chosen = model.chosen;
        let lane = model.lane_mut(chosen);
        lane.playhead =
            if lane.has_ended() { Playhead::at(lane.recording.len()) } else { Playhead::following() };
    }
    arrive(model);
}

/// Whether an action takes the playhead elsewhere, so that an awaited place is not wanted any more.
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

/// Takes the playhead to the awaited place once it is recorded, or to the end once it never will be.
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
