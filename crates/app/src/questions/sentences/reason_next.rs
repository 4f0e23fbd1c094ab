//! Why a board is taken next.

use eight_realms_core::{
    ask::{DeepeningStep, Prediction, QuestionContext, RightAnswers, figures::waiting},
    puzzle::Move,
    realm::{Tie, Waits},
    trace::{Side, TableEntry},
};

use super::arguments::cost;
use crate::words::Words;

/// The rule of the realm, with the figures of this moment.
pub fn reason(words: &Words, from: &QuestionContext<'_>, right: &RightAnswers) -> String {
    match from.realm().waits() {
        Waits::Deepening => deepening(words, from, right),
        Waits::Table if from.past.edge().tally.lookups > 0 => table(words, from, right),
        Waits::Queue | Waits::Table => {
            let rule = words.tell("ask-next-right-queue", &[("half", right.half.len().into())]);
            with_goal(words, from, right, rule)
        }
        Waits::TwoQueues => two_queues(words, from),
        Waits::OpenList(_) => open_list(words, from, right),
    }
}

fn table(words: &Words, from: &QuestionContext<'_>, right: &RightAnswers) -> String {
    let by = match from.past.edge().table_entry {
        Some(TableEntry::Go(by)) => by.to_string(),
        Some(TableEntry::Here | TableEntry::Nowhere) | None => String::new(),
    };
    words.tell("ask-next-right-table", &[("move", by.into()), ("n", right.full.len().into())])
}

/// The rule of the two-way search: inside a layer it goes on; between two layers the sizes of the frontiers decide.
fn two_queues(words: &Words, from: &QuestionContext<'_>) -> String {
    let scene = from.past.edge();
    if let Some(current) = scene.current.filter(|_| scene.layers.remaining() > 0) {
        let args = [("side", side_name(current.side).into()), ("layer", current.g.into())];
        return words.tell("ask-next-right-layer", &args);
    }
    let [forward, backward] = [Side::Forward, Side::Backward].map(|side| scene.layers.waiting(side));
    if forward == backward {
        return words.tell("ask-next-right-turn-equal", &[("n", forward.into())]);
    }
    let side = if forward < backward { Side::Forward } else { Side::Backward };
    let args = [
        ("side", side_name(side).into()),
        ("n", forward.min(backward).into()),
        ("other", forward.max(backward).into()),
    ];
    words.tell("ask-next-right-turn", &args)
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Forward => "forward",
        Side::Backward => "backward",
    }
}

/// The rule of the open list: minimum f, then g, then the number of boards that are equal by both; for a goal also that
/// it is not expanded.
fn open_list(words: &Words, from: &QuestionContext<'_>, right: &RightAnswers) -> String {
    let of_right = |board| right.full.contains(&Prediction::Board(board));
    let waiting = waiting(from, Side::Forward);
    let node = waiting.iter().map(|waiting| waiting.node).find(|node| of_right(node.board));
    let (f, g) = node.map_or((0, 0), |node| (node.f, node.g));
    let (tie, first) = from.realm().ties(&from.settings);
    let args = [
        ("f", cost(f, from)),
        ("g", g.into()),
        ("n", right.full.len().into()),
        ("tie", tie.name().into()),
        ("first", first.name().into()),
    ];
    let id = if tie == Tie::None { "ask-next-right-list-any-g" } else { "ask-next-right-list" };
    let rule = words.tell(id, &args);
    with_goal(words, from, right, rule)
}

/// The rule, and for a goal that is taken that it is not expanded.
fn with_goal(words: &Words, from: &QuestionContext<'_>, right: &RightAnswers, rule: String) -> String {
    if right.took != Some(Prediction::Board(from.puzzle.goal)) {
        return rule;
    }
    let args = [("rule", rule.into()), ("goal", words.say("ask-next-right-goal").into())];
    words.tell("ask-next-right-both", &args)
}

/// The successor that is entered, or why none is.
fn deepening(words: &Words, from: &QuestionContext<'_>, right: &RightAnswers) -> String {
    let scene = from.past.edge();
    let bound = || cost(scene.bound.unwrap_or(0), from);
    match right.full.first() {
        Some(Prediction::Step(DeepeningStep::Enter(by))) => {
            let args = [
                ("move", by.to_string().into()),
                ("order", from.settings.order.to_string().into()),
                ("f", cost(f_after(*by, from), from)),
                ("bound", bound()),
            ];
            words.tell("ask-next-right-enter", &args)
        }
        _ if scene.stack.len() > 1 => words.tell("ask-next-right-back", &[("bound", bound())]),
        _ => words.tell("ask-next-right-end", &[("bound", bound())]),
    }
}

/// f of the board after a move from the current one; 0 if there is no such board.
fn f_after(by: Move, from: &QuestionContext<'_>) -> u16 {
    let current = from.past.edge().current;
    let board = current.and_then(|current| Some((current.board.after(by)?, current.g + 1)));
    board.map_or(0, |(board, g)| from.node_at(board, g).f)
}
