//! Questions: opened, answered, left.
//!
//! While one is open nothing changes but the answer, and how the window looks: whatever else is requested is dropped.

use super::playing;
use crate::{
    app::{Action, Model, OpenQuestion, QuestionAction, Sheet, StageTab, state::QuestionParts},
    ask::{Question, QuestionContext, QuestionKind, options, right, rivals},
    replay::{Direction, Past, Playback, Stride},
};

/// Moments that are looked at, from here on, for one at which a question can be asked.
const MOST_STEPS: usize = 64;

/// Whether an action is carried out: while a question is open, only what workers and the clock do, what changes the
/// answer, and what changes only how the window looks.
pub const fn allows(model: &Model, action: &Action) -> bool {
    model.questions.open().is_none() || is_news(action) || changes_looks(action)
}

/// What workers, the clock and the surroundings do.
const fn is_news(action: &Action) -> bool {
    matches!(
        action,
        Action::HeuristicsNews(_)
            | Action::Events(..)
            | Action::Built(_)
            | Action::Ended(..)
            | Action::Lost(..)
            | Action::Measured(_)
            | Action::Counted(..)
            | Action::Treed(_)
            | Action::Mapped(_)
            | Action::Trouble(_)
            | Action::Tick(_)
    )
}

/// What changes the answer, or only how the window looks and what lies over it.
const fn changes_looks(action: &Action) -> bool {
    matches!(
        action,
        Action::Question(_)
            | Action::Copy(_)
            | Action::Open(Sheet::None | Sheet::Keys | Sheet::Depth | Sheet::Link)
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

/// Carries out an action.
pub fn act(model: &mut Model, action: QuestionAction) {
    if let QuestionAction::Open(kind) = action {
        open(model, kind);
        return;
    }
    let Some(question) = &mut model.questions.current else { return };
    match action {
        QuestionAction::Leave => leave(model),
        QuestionAction::Confirm | QuestionAction::GoOn if !question.is_open() => go_on(model),
        _ if !question.is_open() => {}
        QuestionAction::Choose(place) => question.choose(place),
        QuestionAction::ChooseBeside(Direction::Forward) => question.choose_beside(1),
        QuestionAction::ChooseBeside(Direction::Back) => question.choose_beside(-1),
        // No option has this digit: it says that none of them is known to be right.
        QuestionAction::Write('0') if !question.options.is_empty() => pass(model),
        QuestionAction::Write(letter) => question.write(letter),
        QuestionAction::Erase => question.erase(),
        QuestionAction::Confirm => {
            if let Some(answer) = question.answer() {
                let verdict = question.give(Some(answer));
                model.questions.count(verdict);
            }
        }
        QuestionAction::Pass => pass(model),
        QuestionAction::Open(_) | QuestionAction::GoOn => {}
    }
}

/// The person does not know.
fn pass(model: &mut Model) {
    if let Some(question) = &mut model.questions.current {
        let verdict = question.give(None);
        model.questions.count(verdict);
    }
}

/// Asks a question at the playhead, or else at the next moment where one can be asked. Where there is none, nothing
/// happens.
fn open(model: &mut Model, kind: Option<QuestionKind>) {
    if model.questions.current.is_some() || model.editor.is_some() {
        return;
    }
    let mut moment = model.chosen_lane().playhead.moment.min(model.chosen_lane().recording.len());
    for _ in 0..MOST_STEPS {
        if let Some(parts) = best_at(model, moment, kind) {
            show(model, moment, parts);
            return;
        }
        let next = model.chosen_lane().recording.step(moment, Stride::Event, Direction::Forward);
        if next == moment {
            return;
        }
        moment = next;
    }
}

/// Shows a question on the stage of steps, where the search stands still.
fn show(model: &mut Model, moment: u64, parts: QuestionParts) {
    let (before, chosen) = (model.stage, model.chosen);
    model.questions.by_kind[parts.question.kind as usize] += 1;
    playing::seek(model, moment);
    model.lane_mut(chosen).playhead.playback = Playback::Paused;
    model.stage = StageTab::Step;
    model.notice = None;
    if model.sheet == Sheet::Places {
        model.sheet = Sheet::None;
    }
    model.questions.current = Some(OpenQuestion::of(parts, before));
}

/// The best question at a moment: of the kinds that can be asked there, the one that has come least often.
fn best_at(model: &Model, moment: u64, kind: Option<QuestionKind>) -> Option<QuestionParts> {
    let lane = model.chosen_lane();
    let past = Past::of(&lane.recording, moment);
    let from = QuestionContext {
        puzzle: model.puzzle,
        settings: model.settings,
        past: &past,
        distances: &model.distances,
    };
    let kinds = QuestionKind::ALL.into_iter().filter(|other| kind.is_none_or(|kind| kind == *other));
    let is_sensible = |kind: &QuestionKind| match kind {
        // How many there are is known at the end.
        QuestionKind::Count => lane.has_ended(),
        // Later h stands on the stage, and that the goal is reached says that it can be.
        QuestionKind::Value | QuestionKind::Over | QuestionKind::Solvable => moment == 0,
        QuestionKind::Next
        | QuestionKind::Fate
        | QuestionKind::Bound
        | QuestionKind::Meet
        | QuestionKind::Side
        | QuestionKind::Order
        | QuestionKind::Heap
        | QuestionKind::Bucket
        | QuestionKind::Frontier
        | QuestionKind::Code => true,
    };
    let candidates = kinds.filter(is_sensible).filter_map(|kind| {
        let question = Question::of(kind);
        Some((question, right(&question, &from, &lane.recording)?))
    });
    let (question, right) = candidates.min_by_key(|(question, _)| model.questions.count_of(question.kind))?;
    let subject = Past::of(&lane.recording, moment + 1);
    let (options, rivals) = (options(&question, &from, &subject), rivals(&question, &from, &lane.recording));
    let per_move = from.unit().per_move();
    Some(QuestionParts { question, past, subject, options, per_move, right, rivals })
}

/// The question is left: the stage shows again what it showed before.
fn leave(model: &mut Model) {
    if let Some(question) = model.questions.current.take() {
        model.stage = question.stage_before;
    }
}

/// On with the search: by the step that the question was about.
fn go_on(model: &mut Model) {
    leave(model);
    playing::step(model, Stride::Event, Direction::Forward);
}
