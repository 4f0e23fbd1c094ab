//! Opens a question: the best one for a moment. While it is open, the window shows the past alone.

use eight_realms_core::{
    ask::{
        BoardValue, CostMeasure, LaneFinish, OrderQuestion, Prediction, Question, QuestionBoard,
        QuestionContext, QuestionKind, QuestionOptions, RecordingEnd, RightAnswers, details, earlier_g,
        options, right, rivals,
    },
    lane::LaneId,
    replay::{Direction, Past, Playback, Stride},
};

use crate::{
    desk::{
        Desk, changed,
        cost::{CostCurve, RaceMeasure},
        lanes::{Lane, RunState},
        notice::Notice,
        playing,
        preferences::QuestionMode,
        screen::{Projector, Reading, Sheet, StageTab},
        veil::Asked,
    },
    questions::{
        Questions,
        open::{OpenQuestion, QuestionParts},
    },
};

/// Maximum number of moments that are tried, one after the other, for a question.
const MAX_STEPS: usize = 64;

/// Asks in which order the realms will finish, and goes back to the beginning of the race for that. Returns whether the
/// question could be asked.
pub fn open_before_race(questions: &mut Questions, desk: &mut Desk) -> bool {
    let moment = desk.together.playhead.moment;
    playing::seek(desk, 0);
    let Some(parts) = order_parts(desk) else {
        playing::seek(desk, moment);
        return false;
    };
    show(questions, desk, parts, (desk.stage, Playback::Paused));
    if moment > 0 {
        desk.notify(Notice::BetBeforeRace);
    }
    true
}

/// Asks at a moment, or at the next one at which a question can be asked. Returns whether there was one.
pub fn open_from(
    questions: &mut Questions,
    desk: &mut Desk,
    moment: u64,
    kind: Option<QuestionKind>,
) -> bool {
    open_within(questions, desk, moment, kind).is_some()
}

fn open_within(
    questions: &mut Questions,
    desk: &mut Desk,
    moment: u64,
    kind: Option<QuestionKind>,
) -> Option<()> {
    let mut moment = moment.min(desk.chosen_lane().recording.len());
    for _ in 0..MAX_STEPS {
        if let Some(parts) = best_at(questions, desk, moment, kind) {
            let playback = desk.chosen_lane().playhead.playback;
            show_at(questions, desk, moment, parts, playback);
            return Some(());
        }
        let next = desk.chosen_lane().recording.step(moment, Stride::Event, Direction::Forward);
        if next == moment {
            return None;
        }
        moment = next;
    }
    None
}

/// Shows a question about a moment on the step tab or, about a data structure, on the inside tab. The search pauses
/// there; `playback` is how it was played.
pub fn show_at(
    questions: &mut Questions,
    desk: &mut Desk,
    moment: u64,
    parts: QuestionParts,
    playback: Playback,
) {
    let is_inside = matches!(parts.question.kind, QuestionKind::Heap | QuestionKind::Bucket);
    let tab = if is_inside { StageTab::Inside } else { StageTab::Step };
    show(questions, desk, parts, (tab, playback));
    playing::seek(desk, moment);
    desk.plots_in_stage = false;
}

fn show(
    questions: &mut Questions,
    desk: &mut Desk,
    parts: QuestionParts,
    (tab, playback): (StageTab, Playback),
) {
    let mode = match desk.preferences.questions.mode {
        QuestionMode::Off | QuestionMode::Alone => QuestionMode::Alone,
        QuestionMode::Class => QuestionMode::Class,
    };
    questions.by_kind[parts.question.kind as usize] += 1;
    desk.notice = None;
    // An awaited place would lead away from what is asked, and tell how long the search is.
    desk.requested_place = None;
    changed::forget(desk);
    if matches!(desk.sheet, Sheet::Places | Sheet::Frontier(_)) {
        desk.sheet = Sheet::None;
    }
    desk.solution.restart();
    desk.lend(tab);
    if tab == StageTab::Inside && parts.question.kind == QuestionKind::Order {
        // Whoever bets on the contours of all lanes sees them.
        desk.keep_face(tab);
    }
    let question = OpenQuestion::of(parts, desk, mode, playback);
    desk.asked = Asked::Open(Box::new(question.veil(desk, questions.number())));
    questions.current = Some(question);
}

/// The measure by which the lanes of the race are put in order.
pub(crate) const fn measure(desk: &Desk) -> CostMeasure {
    match desk.together.measure {
        RaceMeasure::Expansions => CostMeasure::Expansions,
        RaceMeasure::Work => CostMeasure::Operations,
        RaceMeasure::RunTime => CostMeasure::RunTime,
    }
}

/// The question in which order the shown realms will finish. `None` unless the race is at its beginning, with two lanes
/// or more whose costs are all known.
fn order_parts(desk: &Desk) -> Option<QuestionParts> {
    if desk.together.playhead.moment > 0 {
        return None;
    }
    let ids: Vec<_> = desk.shown_lanes().collect();
    let in_measure = |measure| ids.iter().map(|id| cost(desk, *id, measure)).collect::<Option<Vec<_>>>();
    let order = OrderQuestion {
        measure: measure(desk),
        costs: in_measure(desk.together.measure).filter(|costs| costs.len() > 1)?,
        expansions: in_measure(RaceMeasure::Expansions)?,
    };
    let in_order: Vec<_> = order.right().into_iter().flatten().map(|cost| cost.lane).collect();
    let past = Past::of(&desk.chosen_lane().recording, 0);
    let unit = desk.chosen.unit(&desk.chosen_settings());
    Some(QuestionParts {
        question: Question::of(QuestionKind::Order),
        subject: past.clone(),
        past,
        options: QuestionOptions::Order(ids),
        unit,
        right: RightAnswers { full: vec![Prediction::Order(in_order)], ..RightAnswers::default() },
        rivals: Vec::new(),
        order: Some(order),
        about: None,
    })
}

/// Whether a search has ended by itself, so that all of it is recorded.
const fn is_whole(lane: &Lane) -> bool {
    matches!(lane.run, RunState::Done(_))
}

/// The cost of a realm in a measure; `None` as long as it is not known. A run time is a range, from the shortest to the
/// longest that was measured, in whole nanoseconds.
fn cost(desk: &Desk, id: LaneId, measure: RaceMeasure) -> Option<LaneFinish> {
    let lane = desk.lane(id);
    if !is_whole(lane) {
        return None;
    }
    if measure == RaceMeasure::RunTime {
        let time = lane.times?.answer();
        let [least, greatest] = [time.min, time.max].map(|seconds| (seconds * 1e9).round() as u64);
        return Some(LaneFinish { lane: id, least, greatest });
    }
    Some(LaneFinish::exactly(id, CostCurve::of(lane, measure)?.total()))
}

/// The best question at a moment: of the kinds that can be asked there, the one that has been asked least often.
fn best_at(
    questions: &Questions,
    desk: &Desk,
    moment: u64,
    kind: Option<QuestionKind>,
) -> Option<QuestionParts> {
    let past = Past::of(&desk.chosen_lane().recording, moment);
    let kinds = QuestionKind::ALL.into_iter().filter(|other| kind.is_none_or(|kind| kind == *other));
    let candidates = kinds.filter_map(|kind| parts_at(desk, &past, kind));
    candidates.min_by_key(|parts| questions.count_of(parts.question.kind))
}

/// A question at a moment, of the next kind after `kind` in a circle; `None` if no other kind can be asked there.
pub fn parts_after(desk: &Desk, moment: u64, kind: QuestionKind) -> Option<QuestionParts> {
    let past = Past::of(&desk.chosen_lane().recording, moment);
    let others = QuestionKind::ALL.into_iter().cycle().skip(kind as usize + 1);
    others.take(QuestionKind::ALL.len() - 1).find_map(|kind| parts_at(desk, &past, kind))
}

/// A question of a kind at the end of a past of the chosen realm; `None` if it cannot be asked there.
pub fn parts_at(desk: &Desk, past: &Past, kind: QuestionKind) -> Option<QuestionParts> {
    let (lane, moment) = (desk.chosen_lane(), past.len());
    let is_sensible = match kind {
        // Where parity answers, no board is expanded.
        QuestionKind::Count => {
            let settings = &desk.chosen_settings();
            !desk.chosen.is_answered_by_parity(&desk.puzzle, settings)
        }
        // The answer is found by reading the source.
        QuestionKind::Code => desk.reading == Reading::Code && desk.projector == Projector::Off,
        // After the start, reaching the goal would tell the answer.
        QuestionKind::Solvable => moment == 0,
        QuestionKind::Next
        | QuestionKind::Fate
        | QuestionKind::Value
        | QuestionKind::Over
        | QuestionKind::Bound
        | QuestionKind::Meet
        | QuestionKind::Side
        | QuestionKind::Order
        | QuestionKind::Heap
        | QuestionKind::Bucket
        | QuestionKind::Frontier => true,
    };
    if !is_sensible || !kind.is_of(lane.recording.realm()) {
        return None;
    }
    let from = QuestionContext {
        puzzle: desk.puzzle,
        settings: desk.chosen_settings(),
        past,
        distances: &desk.distances,
    };
    let question = question_of(&from, kind)?;
    let end = if is_whole(lane) { RecordingEnd::OfSearch } else { RecordingEnd::Earlier };
    let right = right(&question, &from, (&lane.recording, end))?;
    let subject = Past::of(&lane.recording, moment + 1);
    let (options, rivals) = (options(&question, &from, &subject), rivals(&question, &from, &lane.recording));
    let unit = from.unit();
    let about = details(&question, &from, &subject).subject;
    let past = past.clone();
    Some(QuestionParts { question, past, subject, options, unit, right, rivals, order: None, about })
}

/// The question of a kind. A value is asked of the start or, right after an expansion, of the first successor that has
/// not been reached before: the screen shows the h of neither.
fn question_of(from: &QuestionContext<'_>, kind: QuestionKind) -> Option<Question> {
    if !matches!(kind, QuestionKind::Value | QuestionKind::Over) {
        return Some(Question::of(kind));
    }
    let of = if from.past.is_empty() {
        QuestionBoard::Start
    } else {
        from.past.edge().last?.expanded()?;
        let current = from.past.edge().current?;
        let mut successors = current.board.successors(from.settings.order);
        let is_new = |board| earlier_g(from, board, current.side).is_none();
        successors.find(|(_, board)| is_new(*board)).map(|(by, _)| QuestionBoard::After(by))?
    };
    // At the start f is h. For others h and f alternate from one expansion to the next.
    let asks_f = of != QuestionBoard::Start && from.past.edge().tally.expanded.is_multiple_of(2);
    let what = if kind == QuestionKind::Value && asks_f { BoardValue::F } else { BoardValue::H };
    Some(Question { kind, of, what })
}
