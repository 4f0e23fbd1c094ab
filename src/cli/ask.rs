//! `ask`: a question at a moment of a search and its right answers, in sentences or as a row of facts.

use eight_realms_app::{
    questions::sentences::{label, prompt, prompt_of_order, reason, reason_of_order},
    words::{
        Words,
        why::{Ending, Moment, why},
    },
};
use eight_realms_core::{
    ask::{
        CostMeasure, LaneFinish, OrderQuestion, Prediction, Question, QuestionBoard, QuestionContext,
        QuestionKind, RecordingEnd, RightAnswers, right,
    },
    lane::LaneId,
    puzzle::Puzzle,
    realm::Settings,
    replay::{
        Past, Recording, WorkCurve,
        moment::{Line, MomentLine, MomentPlace},
    },
    report::{order_row, question_row},
    space::DistanceTables,
    trace::Event,
};
use serde_json::{Map, Value};

use super::{
    exit::{Failure, answer},
    moment_recording::MomentRecording,
    question_args::QuestionArgs,
    question_fault::QuestionFault,
    reasons::in_a_row,
};

/// Maximum number of answers that are listed.
const MAX_LISTED: usize = 9;

pub fn run(words: &Words, args: &QuestionArgs) -> Result<(), Failure> {
    let (question, whole_line) = (args.question()?, args.line()?);
    if question.kind == QuestionKind::Order {
        return order(words, args, &whole_line);
    }
    let line = whole_line.moment();
    if !question.kind.is_of(line.realm) {
        return Err(QuestionFault::OtherRealm { kind: question.kind, realm: line.realm }.into());
    }
    let recording = MomentRecording::of(&line);
    let too_long = QuestionFault::TooLong { events: recording.whole.len() };
    let moment = recording.moment(words, &line).ok_or(too_long)?;
    let (whole, past) = (&recording.whole, Past::of(&recording.whole, moment));
    let distances = DistanceTables::new();
    let MomentLine { puzzle, settings, .. } = line;
    let from = QuestionContext { puzzle, settings, past: &past, distances: &distances };
    let end = if recording.has_ended { RecordingEnd::OfSearch } else { RecordingEnd::Earlier };
    let right = right(&question, &from, (whole, end)).ok_or_else(|| {
        // The question could be asked if the end were recorded.
        let is_cut_off = right(&question, &from, (whole, RecordingEnd::OfSearch)).is_some();
        if is_cut_off { too_long } else { unfit(&question, &from) }
    })?;
    if args.json {
        let place = Some(MomentPlace::Events { events: moment, check: Some(past.check_at(moment)) });
        let line = whole_line.at(place).to_string();
        return answer(&row(question_row(&line, &question, &from, whole, &right)));
    }
    answer(&sentences(words, &question, &from, whole, &right))
}

/// The row as one line, so that several rows can follow one another in a file.
fn row(row: Map<String, Value>) -> String {
    format!("{}\n", Value::Object(row))
}

/// The reason why the question cannot be asked at the end of the past.
fn unfit(question: &Question, from: &QuestionContext<'_>) -> QuestionFault {
    let (kind, events) = (question.kind, from.past.len());
    if kind.is_about_events() && from.realm().is_there_already(&from.puzzle) {
        return QuestionFault::NothingSearched(kind);
    }
    match (question.of, from.node(question.of)) {
        (QuestionBoard::After(by), None) => QuestionFault::NoBoard { by, events },
        _ if kind == QuestionKind::Over => QuestionFault::NoPath(kind),
        _ => QuestionFault::OtherMoment { kind, events },
    }
}

/// The question, its right and half right answers, what the search does, and why the answer is right.
fn sentences(
    words: &Words,
    question: &Question,
    from: &QuestionContext<'_>,
    whole: &Recording,
    right: &RightAnswers,
) -> String {
    let listed = |answers| ("answers", listed(words, from, answers).into());
    let right_answers = [listed(&right.full)];
    let mut lines = vec![prompt(words, question, from, whole), words.tell("cli-ask-right", &right_answers)];
    if !right.half.is_empty() {
        let half_answers = [listed(&right.half)];
        lines.push(words.tell("cli-ask-half", &half_answers));
    }
    lines.extend(does(words, question.kind, from, whole));
    lines.push(reason(words, question, from, whole, (right, None)));
    lines.join("\n") + "\n"
}

/// The answers in a row; of more than [`MAX_LISTED`], the first and how many there are.
fn listed(words: &Words, from: &QuestionContext<'_>, answers: &[Prediction]) -> String {
    let labels: Vec<String> =
        answers.iter().take(MAX_LISTED).map(|answer| label(words, answer, from)).collect();
    let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
    let listed = in_a_row(words, &labels);
    if answers.len() <= MAX_LISTED {
        return listed;
    }
    words.tell("cli-ask-more", &[("answers", listed.into()), ("n", answers.len().into())])
}

/// The next step of the search, if the question is about the next event. A deepening search may prune before it enters
/// a board. A table has already said which board is looked up next.
fn does(words: &Words, kind: QuestionKind, from: &QuestionContext<'_>, whole: &Recording) -> Option<String> {
    let moment = from.past.len();
    let ahead = match kind {
        QuestionKind::Next if from.realm().is_deepening() => {
            let is_step = |event| matches!(event, Event::Open { .. } | Event::Retreat { .. });
            whole.events_from(moment).position(is_step)?
        }
        QuestionKind::Next if from.past.edge().tally.lookups > 0 => return None,
        QuestionKind::Next
        | QuestionKind::Fate
        | QuestionKind::Bound
        | QuestionKind::Side
        | QuestionKind::Heap
        | QuestionKind::Bucket
        | QuestionKind::Code => 0,
        QuestionKind::Value
        | QuestionKind::Meet
        | QuestionKind::Count
        | QuestionKind::Order
        | QuestionKind::Solvable
        | QuestionKind::Frontier
        | QuestionKind::Over => return None,
    };
    let at = moment + ahead as u64 + 1;
    let (scene, puzzle, settings) = (whole.scene_at(at), &from.puzzle, &from.settings);
    let moment = Moment { recording: whole, at, scene: &scene, puzzle, settings, ending: Ending::InEvents };
    Some(words.tell("cli-ask-does", &[("why", why(words, &moment).into())]))
}

/// Answers the question about the order of lanes, which concerns several searches before any of them has begun.
fn order(words: &Words, args: &QuestionArgs, whole_line: &Line) -> Result<(), Failure> {
    let (kind, line) = (QuestionKind::Order, &whole_line.moment());
    let nothing = MomentRecording { whole: Recording::of(line.realm), has_ended: true };
    match line.place {
        None | Some(MomentPlace::Events { events: 0, .. } | MomentPlace::Expansion(0)) => {}
        Some(MomentPlace::Events { .. } | MomentPlace::Expansion(_) | MomentPlace::End) => {
            let recording = MomentRecording::of(line);
            let events = recording.moment(words, line).unwrap_or(recording.whole.len());
            return Err(QuestionFault::OtherMoment { kind, events }.into());
        }
    }
    if !line.puzzle.is_solvable() {
        return Err(QuestionFault::NoPath(kind).into());
    }
    let moment = nothing.moment(words, line).unwrap_or(0);
    let lanes = args.in_order(whole_line)?;
    let question =
        counted(line.puzzle, &lanes, args.measure.unwrap_or_default()).ok_or(QuestionFault::NoPath(kind))?;
    if args.json {
        let check = Some(nothing.whole.check_at(moment));
        let line = whole_line.clone().at(Some(MomentPlace::Events { events: moment, check }));
        return answer(&row(order_row(&line.to_string(), &question)));
    }
    let lines = [
        prompt_of_order(words, question.measure, question.costs.iter().map(|cost| cost.lane)),
        reason_of_order(words, &question),
    ];
    answer(&(lines.join("\n") + "\n"))
}

/// The lanes' costs by the measure, and their expansions; `None` if one of them does not search.
fn counted(puzzle: Puzzle, lanes: &[(LaneId, Settings)], measure: CostMeasure) -> Option<OrderQuestion> {
    let mut question = OrderQuestion { measure, costs: Vec::new(), expansions: Vec::new() };
    for (lane, settings) in lanes.iter().copied() {
        let curve = WorkCurve::of(lane.realm, &puzzle, &settings, ()).ok()??;
        let expansions = LaneFinish::exactly(lane, curve.expanded());
        question.expansions.push(expansions);
        question.costs.push(match measure {
            CostMeasure::Expansions | CostMeasure::RunTime => expansions,
            CostMeasure::Operations => LaneFinish::exactly(lane, curve.total()),
        });
    }
    Some(question)
}
