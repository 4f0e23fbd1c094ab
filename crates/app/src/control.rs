//! What keys and buttons do at this moment, and whether they are offered.

use eight_realms_core::{
    lane::LaneId,
    realm::Path,
    replay::{Direction, Stride},
};
use strum::VariantArray;

use crate::{
    desk::{
        action::SolutionAction,
        clock::PlayClock,
        export::ExportAction,
        notice::Notice,
        screen::{Sheet, StepBy},
        seen::SeenDesk,
        structure::Operations,
        walk::SolutionShow,
    },
    editor::EditorAction,
    inside::InsideAction,
    model::Action,
    questions::results::ResultsAction,
    step::{sentences::Remedy, unsolvable::Offered},
    timeline::Timeline,
    view::View,
};

/// Command of the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Control {
    /// To the first moment.
    First,
    /// One expansion back.
    Back,
    /// Play, or pause.
    Play,
    /// One expansion on.
    Forward,
    /// To the last moment.
    Last,
    /// One operation of an event back.
    OperationBack,
    /// One operation of an event on.
    OperationForward,
    EventBack,
    EventForward,
    /// To the previous mark.
    MarkBack,
    /// To the next mark.
    MarkForward,
    /// Half the speed.
    Slower,
    /// Twice the speed.
    Faster,
}

impl Control {
    /// Back and Step, in a window that has one pair of keys for them. On the walk along the solution a step is a move.
    pub fn steps(model: SeenDesk<'_>) -> [Self; 2] {
        match model.step_by {
            _ if model.is_walking() => [Self::Back, Self::Forward],
            StepBy::Event => [Self::EventBack, Self::EventForward],
            StepBy::Expansion => [Self::Back, Self::Forward],
            StepBy::Mark => [Self::MarkBack, Self::MarkForward],
        }
    }

    pub const ALL: [Self; 13] = *Self::VARIANTS.as_array().unwrap();

    /// The id of the command's name.
    pub fn name(self, model: SeenDesk<'_>) -> &'static str {
        let is_walking = model.is_walking();
        match self {
            Self::First if is_walking => "solution-first",
            Self::Back if is_walking => "solution-back",
            Self::Play if is_walking && model.is_playing() => "solution-pause",
            Self::Play if is_walking => "solution-play",
            Self::Forward if is_walking => "solution-forward",
            Self::Last if is_walking => "solution-last",
            Self::First if model.is_racing() => "race-to-first",
            Self::Last if model.is_racing() => "race-to-last",
            Self::MarkBack if model.is_racing() => "race-mark-back",
            Self::MarkForward if model.is_racing() => "race-mark-forward",
            Self::First => "to-first",
            Self::Back => "back",
            Self::Play if model.is_playing() => "pause",
            Self::Play => "play",
            Self::Forward => "forward",
            Self::Last => "to-last",
            Self::OperationBack => "operation-back",
            Self::OperationForward => "operation-forward",
            Self::EventBack => "event-back",
            Self::EventForward => "event-forward",
            Self::MarkBack => "mark-back",
            Self::MarkForward => "mark-forward",
            Self::Slower => "speed-slower",
            Self::Faster => "speed-faster",
        }
    }

    /// The action that the command triggers; `None` for a step by operations while those of the event are not known, and
    /// for the speed with a clock that has none.
    pub fn action(self, view: &View<'_>) -> Option<Action> {
        let (model, timeline) = (view.model.desk, &view.timeline);
        let speed = model.preferences.speed;
        let walked = |rate: f32| Action::Solution(SolutionAction::Speed(rate));
        let rate = model.solution.moves_per_second;
        Some(match self {
            Self::Slower if model.is_walking() => walked(rate / 2.0),
            Self::Faster if model.is_walking() => walked(rate * 2.0),
            Self::Slower | Self::Faster if model.clock() == PlayClock::Tenfold => return None,
            Self::First => Action::Step(Stride::All, Direction::Back),
            Self::Back => Action::Step(Stride::Expansion, Direction::Back),
            Self::Play => Action::TogglePlay,
            Self::Forward => Action::Step(Stride::Expansion, Direction::Forward),
            Self::Last => Action::Step(Stride::All, Direction::Forward),
            Self::OperationBack => step_operation(timeline, Direction::Back)?,
            Self::OperationForward => step_operation(timeline, Direction::Forward)?,
            Self::EventBack => Action::Step(Stride::Event, Direction::Back),
            Self::EventForward => Action::Step(Stride::Event, Direction::Forward),
            Self::MarkBack => Action::Step(Stride::Mark, Direction::Back),
            Self::MarkForward => Action::Step(Stride::Mark, Direction::Forward),
            Self::Slower => Action::SetSpeed(speed.halved()),
            Self::Faster => Action::SetSpeed(speed.doubled()),
        })
    }

    /// Whether the command would change anything at this moment.
    pub fn is_offered(self, view: &View<'_>) -> bool {
        let (model, timeline) = (view.model.desk, &view.timeline);
        let changes_speed = matches!(self, Self::Slower | Self::Faster);
        if model.has_open_question() && !changes_speed {
            return false;
        }
        if model.is_walking() {
            return self.is_offered_on_walk(model);
        }
        let Timeline { at, last, is_growing, operations, .. } = *timeline;
        let speed = model.preferences.speed;
        let is_within_event = matches!(operations, Operations::Known { done, all } if done < all);
        let is_inside = operations != Operations::None;
        match self {
            Self::OperationBack => is_inside && at > 0,
            Self::OperationForward => is_inside && (at < last || is_growing || is_within_event),
            Self::First | Self::Back | Self::EventBack | Self::MarkBack => at > 0,
            Self::Play => last > 0 || is_growing,
            Self::Forward | Self::Last | Self::EventForward | Self::MarkForward => at < last || is_growing,
            Self::Slower | Self::Faster if model.clock() == PlayClock::Tenfold => false,
            Self::Slower => speed.halved() != speed,
            Self::Faster => speed.doubled() != speed,
        }
    }
}

impl Control {
    /// Whether the command would change anything on the walk along the solution.
    fn is_offered_on_walk(self, model: SeenDesk<'_>) -> bool {
        let moves = model.chosen_lane().path().map_or(0, Path::len);
        let SolutionShow { step, moves_per_second: speed, .. } = model.solution;
        match self {
            Self::First | Self::Back => step > 0,
            Self::Forward | Self::Last => step < moves,
            Self::Play => moves > 0,
            Self::Slower => speed > SolutionShow::MIN_SPEED,
            Self::Faster => speed < SolutionShow::MAX_SPEED,
            Self::OperationBack
            | Self::OperationForward
            | Self::EventBack
            | Self::EventForward
            | Self::MarkBack
            | Self::MarkForward => false,
        }
    }
}

/// A step inside an event, where its structure is shown.
fn step_operation(timeline: &Timeline, direction: Direction) -> Option<Action> {
    match timeline.operations {
        Operations::Known { all: operations, .. } => {
            Some(Action::Inside(InsideAction::StepOperation { direction, operations }))
        }
        Operations::None | Operations::Pending => None,
    }
}

/// What a notice offers, and the message of its word: mostly to take back what it reports.
pub fn offer(notice: &Notice, model: SeenDesk<'_>) -> Option<(&'static str, Action)> {
    match notice {
        Notice::Filming { .. } => Some(("film-cancel", Action::Export(ExportAction::CancelFilm))),
        Notice::LargeFilm { .. } => Some(("save-open", Action::Open(Sheet::Save))),
        // The same can be saved again with another path.
        Notice::NotWritten { .. } if model.sheet == Sheet::None => {
            Some(("save-open", Action::Open(Sheet::Save)))
        }
        Notice::AnswersKept { .. } => Some(("question-results", Action::Open(Sheet::Results))),
        _ => undo(notice, model).map(|action| ("edit-undo", action)),
    }
}

/// The action that takes back what a notice reports; `None` if nothing does.
pub fn undo(notice: &Notice, model: SeenDesk<'_>) -> Option<Action> {
    match notice {
        Notice::SessionEnded => Some(Action::Results(ResultsAction::TakeBack)),
        Notice::Hidden { lane } => Some(Action::ToggleShown(*lane)),
        Notice::PastedPuzzle if model.is_editing => None,
        Notice::Pasted if model.is_editing => Some(Action::Editor(EditorAction::Undo)),
        _ => notice.can_be_undone().then_some(Action::Undo),
    }
}

/// The action that copies. In the editor it copies the draft; else the moment under the pointer, if there is one, as
/// one line; else, inside a recording, this moment as one line. At the ends of a recording it copies the start, which
/// is more useful there.
pub fn copied(view: &View<'_>, pointed: Option<(LaneId, u64)>) -> Action {
    let model = view.model.desk;
    let (moment, events) = (view.timeline.moment, view.timeline.events);
    match pointed {
        _ if model.is_editing => Action::CopyStart,
        Some((id, moment)) => Action::Copy(model.moment_line_at(id, moment).to_string()),
        // While totals are hidden, the last moment that is shown may be any.
        None if moment == 0 && !model.has_open_question() => Action::CopyStart,
        None if moment == events && !model.hides_totals() => Action::CopyStart,
        None => Action::Copy(model.moment_line_at(model.chosen, moment).to_string()),
    }
}

/// The action of a button beside a search that has broken off.
pub const fn remedied(remedy: Remedy, id: LaneId) -> Action {
    match remedy {
        Remedy::SearchAgain => Action::SearchAgain(id),
        Remedy::RunOn => Action::RunOn(id),
    }
}

/// The action of a button on the page about a puzzle without a solution.
pub const fn offered(what: Offered) -> Action {
    match what {
        Offered::OtherGoal(puzzle) => Action::SetPuzzle(puzzle),
        Offered::SearchAnyway => Action::SearchAnyway,
    }
}
