//! Opens a question: the best one for a moment, in a window that from then on shows the past alone.

use super::playing;
use crate::{
    app::{
        CostCurve, InsideFace, Model, OpenQuestion, QuestionMode, RaceFace, RaceMeasure, Sheet, StageTab,
        state::{BeforeQuestion, QuestionParts},
    },
    ask::{
        CostMeasure, OrderQuestion, Prediction, Question, QuestionContext, QuestionKind, QuestionOptions,
        RealmCost, RightAnswers, details, options, right, rivals,
    },
    realm::Realm,
    replay::{Direction, Past, Playback, Stride},
};

/// Moments that are looked at, from here on, for one at which a question can be asked.
const MOST_STEPS: usize = 64;

/// Asks a question at the playhead, or else at the next moment where one can be asked; before a race, in which order the
/// realms will come. Where there is none, nothing happens.
pub fn open(model: &mut Model, kind: Option<QuestionKind>) {
    if model.questions.current.is_some() || model.editor.is_some() {
        return;
    }
    if model.is_racing() {
        if let Some(parts) = order_parts(model) {
            show(model, parts, Playback::Paused);
        }
        return;
    }
    let mut moment = model.chosen_lane().playhead.moment.min(model.chosen_lane().recording.len());
    for _ in 0..MOST_STEPS {
        if let Some(parts) = best_at(model, moment, kind) {
            show_at(model, moment, parts);
            return;
        }
        let next = model.chosen_lane().recording.step(moment, Stride::Event, Direction::Forward);
        if next == moment {
            return;
        }
        moment = next;
    }
}

/// Shows a question about a moment on the stage of steps, or one about the data structure beside that; the search stands
/// still there.
pub fn show_at(model: &mut Model, moment: u64, parts: QuestionParts) {
    let kind = parts.question.kind;
    let playback = model.chosen_lane().playhead.playback;
    show(model, parts, playback);
    playing::seek(model, moment);
    model.stage = StageTab::Step;
    if matches!(kind, QuestionKind::Heap | QuestionKind::Bucket) {
        model.stage = StageTab::Inside;
        model.inside.face = InsideFace::Structure;
    }
}

fn show(model: &mut Model, parts: QuestionParts, playback: Playback) {
    let mode = match model.preferences.questions.mode {
        QuestionMode::Off | QuestionMode::Alone => QuestionMode::Alone,
        QuestionMode::Class => QuestionMode::Class,
    };
    model.questions.by_kind[parts.question.kind as usize] += 1;
    model.notice = None;
    if model.sheet == Sheet::Places {
        model.sheet = Sheet::None;
    }
    let before = BeforeQuestion { stage: model.stage, face: model.inside.face, playback };
    model.questions.current = Some(OpenQuestion::of(parts, mode, before));
}

/// In which order the realms that are shown will come: asked at the beginning of a race whose end is known.
fn order_parts(model: &mut Model) -> Option<QuestionParts> {
    if model.race.playhead.moment > 0 {
        return None;
    }
    let realms: Vec<_> = model.shown_realms().collect();
    let in_measure =
        |measure| realms.iter().map(|realm| cost(model, *realm, measure)).collect::<Option<Vec<_>>>();
    let order = OrderQuestion {
        measure: match model.race.measure {
            RaceMeasure::Expansions => CostMeasure::Expansions,
            RaceMeasure::Work => CostMeasure::Operations,
            RaceMeasure::RunTime => CostMeasure::RunTime,
        },
        costs: in_measure(model.race.measure).filter(|costs| costs.len() > 1)?,
        expansions: in_measure(RaceMeasure::Expansions)?,
    };
    let in_order: Vec<_> = order.right().into_iter().flatten().map(|cost| cost.realm).collect();
    let past = Past::of(&model.chosen_lane().recording, 0);
    let unit = model.chosen.unit(&model.settings);
    model.race.face = RaceFace::Lanes;
    Some(QuestionParts {
        question: Question::of(QuestionKind::Order),
        subject: past.clone(),
        past,
        options: QuestionOptions::Order(realms),
        unit,
        right: RightAnswers { full: vec![Prediction::Order(in_order)], ..RightAnswers::default() },
        rivals: Vec::new(),
        order: Some(order),
        about: None,
    })
}

/// What a realm costs in a measure; `None` as long as that is not known. A run time lies between the shortest and the
/// longest that were measured, in whole nanoseconds.
fn cost(model: &Model, realm: Realm, measure: RaceMeasure) -> Option<RealmCost> {
    let lane = model.lane(realm);
    if !lane.has_ended() {
        return None;
    }
    if measure == RaceMeasure::RunTime {
        let time = lane.times?.answer();
        let [least, greatest] = [time.min, time.max].map(|seconds| (seconds * 1e9).round() as u64);
        return Some(RealmCost { realm, least, greatest });
    }
    Some(RealmCost::exactly(realm, CostCurve::of(lane, measure)?.total()))
}

/// The best question at a moment: of the kinds that can be asked there, the one that has come least often.
fn best_at(model: &Model, moment: u64, kind: Option<QuestionKind>) -> Option<QuestionParts> {
    let past = Past::of(&model.chosen_lane().recording, moment);
    let kinds = QuestionKind::ALL.into_iter().filter(|other| kind.is_none_or(|kind| kind == *other));
    let candidates = kinds.filter_map(|kind| parts_at(model, &past, kind));
    candidates.min_by_key(|parts| model.questions.count_of(parts.question.kind))
}

/// A question of a kind at the end of a past of the chosen realm; `None` if it cannot be asked there.
pub fn parts_at(model: &Model, past: &Past, kind: QuestionKind) -> Option<QuestionParts> {
    let (lane, moment) = (model.chosen_lane(), past.len());
    let is_sensible = match kind {
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
    if !is_sensible || !kind.is_of(lane.recording.realm()) {
        return None;
    }
    let from =
        QuestionContext { puzzle: model.puzzle, settings: model.settings, past, distances: &model.distances };
    let question = Question::of(kind);
    let right = right(&question, &from, &lane.recording)?;
    let subject = Past::of(&lane.recording, moment + 1);
    let (options, rivals) = (options(&question, &from, &subject), rivals(&question, &from, &lane.recording));
    let unit = from.unit();
    let about = details(&question, &from, &subject).subject;
    let past = past.clone();
    Some(QuestionParts { question, past, subject, options, unit, right, rivals, order: None, about })
}
