//! The options of a question, found from the past alone, so that they give nothing away.

use super::{
    kind::QuestionKind,
    kinds::{fate, next, stored, stored::ListOperation},
    prediction::{DeepeningStep, Prediction, SuccessorFate, YesNo},
    question::{Question, QuestionContext},
    rivals::rivals,
};
use crate::{
    lane::LaneId,
    realm::Waits,
    replay::{Node, Past, WaitingBoard},
    trace::{EventKind, Side},
};

/// Maximum number of options: as many as there are digits from 1 to 9.
pub const MAX_OPTIONS: usize = 9;

/// The possible answers to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuestionOptions {
    Choices(Vec<Prediction>),
    /// One of these boards.
    Boards {
        /// Each board with g, h and f, in the order in which they were put in.
        boards: Vec<Node>,
        /// Number of boards that wait in all.
        waiting: usize,
    },
    /// g, h, f or a bound, which is typed.
    Cost,
    /// A number of boards, which is typed.
    Count,
    /// These realms, which are put in order.
    Order(Vec<LaneId>),
}

impl QuestionOptions {
    /// The number of options; 0 if the answer is typed.
    pub const fn len(&self) -> usize {
        match self {
            Self::Choices(choices) => choices.len(),
            Self::Boards { boards, .. } => boards.len(),
            Self::Order(realms) => realms.len(),
            Self::Cost | Self::Count => 0,
        }
    }

    /// Whether the answer is typed.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn answer(&self, option: usize) -> Option<Prediction> {
        match self {
            Self::Choices(choices) => choices.get(option).cloned(),
            Self::Boards { boards, .. } => Some(Prediction::Board(boards.get(option)?.board)),
            Self::Cost | Self::Count | Self::Order(_) => None,
        }
    }
}

/// The options of a question. `shown` is the past and, if the question is about the next event, that event too, whose
/// outcome is not looked at.
pub fn options(question: &Question, from: &QuestionContext<'_>, shown: &Past) -> QuestionOptions {
    match question.kind {
        QuestionKind::Next => next_options(from),
        QuestionKind::Fate => {
            let fates = SuccessorFate::options(from.realm());
            QuestionOptions::Choices(fates.into_iter().map(Prediction::Fate).collect())
        }
        QuestionKind::Meet | QuestionKind::Solvable | QuestionKind::Over => {
            QuestionOptions::Choices([YesNo::Yes, YesNo::No].map(Prediction::YesNo).to_vec())
        }
        QuestionKind::Side => {
            QuestionOptions::Choices([Side::Forward, Side::Backward].map(Prediction::Side).to_vec())
        }
        QuestionKind::Value | QuestionKind::Bound => QuestionOptions::Cost,
        QuestionKind::Count | QuestionKind::Frontier => QuestionOptions::Count,
        QuestionKind::Heap => heap_options(from, shown),
        QuestionKind::Bucket => bucket_options(from, shown),
        QuestionKind::Code => {
            let kinds = EventKind::ALL.into_iter().filter(|kind| is_reported(*kind, from));
            QuestionOptions::Choices(kinds.map(Prediction::Line).collect())
        }
        QuestionKind::Order => QuestionOptions::Order(Vec::new()),
    }
}

/// Whether a realm reports events of a kind.
fn is_reported(kind: EventKind, from: &QuestionContext<'_>) -> bool {
    let realm = from.realm();
    match kind {
        EventKind::Begin | EventKind::Expand | EventKind::Open | EventKind::Solved => true,
        EventKind::Improve => realm.has_ties(),
        EventKind::Duplicate => !realm.is_deepening(),
        EventKind::Deepen | EventKind::Prune | EventKind::Retreat => realm.is_deepening(),
        EventKind::Meet => realm.is_two_way(),
        EventKind::LookUp => realm.looks_up(),
    }
}

fn next_options(from: &QuestionContext<'_>) -> QuestionOptions {
    match from.realm().waits() {
        Waits::Deepening => {
            let Some(current) = from.past.edge().current else { return QuestionOptions::Choices(Vec::new()) };
            let successors = current.board.successors(from.settings.order);
            let steps = successors.map(|(by, _)| DeepeningStep::Enter(by)).chain([DeepeningStep::Back]);
            QuestionOptions::Choices(steps.map(Prediction::Step).collect())
        }
        Waits::Table if from.past.edge().tally.lookups > 0 => {
            let Some(current) = from.past.edge().current else { return QuestionOptions::Choices(Vec::new()) };
            let successors = current.board.successors(from.settings.order);
            let boards: Vec<Node> = successors.map(|(_, board)| from.node_at(board, current.g + 1)).collect();
            let waiting = boards.len();
            QuestionOptions::Boards { boards, waiting }
        }
        Waits::Table => waiting_options(from, &[Side::Backward]),
        Waits::TwoQueues => waiting_options(from, &[Side::Forward, Side::Backward]),
        Waits::Queue | Waits::OpenList(_) => waiting_options(from, &[Side::Forward]),
    }
}

/// All boards that wait, if they are few; else some of the right ones, those that rivals would take, and the oldest.
fn waiting_options(from: &QuestionContext<'_>, sides: &[Side]) -> QuestionOptions {
    let waiting: Vec<WaitingBoard> = sides.iter().flat_map(|side| next::waiting(from, *side)).collect();
    let mut chosen: Vec<WaitingBoard> = Vec::new();
    let mut choose = |waiting: &WaitingBoard| {
        if chosen.len() < MAX_OPTIONS && !chosen.iter().any(|other| other.node == waiting.node) {
            chosen.push(*waiting);
        }
    };
    let with =
        |answer: &Prediction| waiting.iter().find(|waiting| *answer == Prediction::Board(waiting.node.board));
    let right = next::rule(from);
    let some_right = [Some(0), right.len().checked_sub(1), Some(right.len() / 2)];
    let some_right = some_right.into_iter().flatten().filter_map(|at| right.get(at));
    some_right.filter_map(|board| with(&Prediction::Board(*board))).for_each(&mut choose);
    let question = Question::of(QuestionKind::Next);
    let picks =
        rivals(&question, from, from.past).into_iter().filter_map(|(_, answers)| answers.into_iter().next());
    picks.filter_map(|answer| with(&answer)).for_each(&mut choose);
    waiting.iter().for_each(&mut choose);
    chosen.sort_by_key(|waiting| (waiting.node.side as u8, waiting.number));
    let boards = chosen.into_iter().map(|waiting| waiting.node).collect();
    QuestionOptions::Boards { boards, waiting: waiting.len() }
}

/// The places on the way up from the end of the heap, or its first entries.
fn heap_options(from: &QuestionContext<'_>, shown: &Past) -> QuestionOptions {
    let Some((operation, list, _)) = stored::heap(from, shown) else {
        return QuestionOptions::Choices(Vec::new());
    };
    match operation {
        ListOperation::Put => {
            let up = std::iter::successors(Some(list.before.len()), |at| at.checked_sub(1).map(|at| at / 2));
            let mut places: Vec<usize> = up.collect();
            places.extend(sorted_place(from, shown));
            places.sort_unstable();
            places.dedup();
            QuestionOptions::Choices(places.into_iter().map(Prediction::Index).collect())
        }
        ListOperation::Take => {
            let last = list.before.iter().skip(1).last();
            let mut boards: Vec<Node> = Vec::new();
            for entry in list.before.iter().skip(1).take(MAX_OPTIONS - 2).chain(last) {
                let node = from.node_at(entry.entry.board, entry.entry.g);
                if !boards.contains(&node) {
                    boards.push(node);
                }
            }
            QuestionOptions::Boards { waiting: boards.len(), boards }
        }
    }
}

/// The place of the entry if the heap were sorted.
fn sorted_place(from: &QuestionContext<'_>, shown: &Past) -> Option<usize> {
    let of_heap = rivals(&Question::of(QuestionKind::Heap), from, shown);
    of_heap.into_iter().flat_map(|(_, answers)| answers).find_map(|answer| match answer {
        Prediction::Index(index) => Some(index),
        _ => None,
    })
}

/// Buckets of the same f with a g near by, for an entry that is put in; else the buckets from which can be taken. If
/// these are many: the right one, those that rivals would take from, and the next ones by f and g.
fn bucket_options(from: &QuestionContext<'_>, shown: &Past) -> QuestionOptions {
    let all: Vec<(u16, u8)> = if let Some((_, node)) = fate::successor(from, shown) {
        let around =
            [Some(node.g), stored::g_of_h(from, node.h), node.g.checked_sub(1), node.g.checked_add(1)];
        around.into_iter().flatten().map(|g| (node.f, g)).collect()
    } else {
        let waiting = next::waiting(from, Side::Forward);
        let mut buckets: Vec<(u16, u8)> =
            waiting.iter().map(|waiting| (waiting.node.f, waiting.node.g)).collect();
        buckets.sort_unstable();
        let picks = rivals(&Question::of(QuestionKind::Bucket), from, shown);
        let picks = picks.into_iter().filter_map(|(_, answers)| match answers.first() {
            Some(Prediction::Bucket { f, g }) => Some((*f, *g)),
            _ => None,
        });
        let least = next::least(&waiting, from.tie()).and_then(|(f, g)| Some((f, g?)));
        least.into_iter().chain(picks).chain(buckets).collect()
    };
    let mut buckets: Vec<(u16, u8)> = Vec::new();
    for bucket in all {
        if buckets.len() < MAX_OPTIONS && !buckets.contains(&bucket) {
            buckets.push(bucket);
        }
    }
    buckets.sort_unstable();
    let bucket = |(f, g)| Prediction::Bucket { f, g };
    QuestionOptions::Choices(buckets.into_iter().map(bucket).collect())
}
