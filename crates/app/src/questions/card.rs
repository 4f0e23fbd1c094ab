//! Texts on the card of a question: the sentences about it, in its own past, and about its answer.

use eight_realms_core::{
    ask::{
        AnswerRecord, FULL, Prediction, QuestionContext, QuestionKind,
        figures::{heap, pruned as pruned_f, successor},
    },
    puzzle::Board,
    report::QuestionRow,
};

use crate::{
    desk::{narrator::Narrator, preferences::QuestionMode},
    questions::{self, Questions, open::OpenQuestion},
    words::{Words, figures},
};

/// The context from which a question can be answered.
fn context<'a>(narrator: Narrator<'a>, question: &'a OpenQuestion) -> QuestionContext<'a> {
    let model = narrator.seen;
    QuestionContext {
        puzzle: model.puzzle,
        settings: model.chosen_settings(),
        past: &question.past,
        distances: model.distances(),
    }
}

pub fn prompt(narrator: Narrator<'_>, question: &OpenQuestion) -> String {
    if let Some(order) = &question.order {
        return questions::sentences::prompt_of_order(narrator.words, order.measure, question.lanes());
    }
    let from = context(narrator, question);
    questions::sentences::prompt(narrator.words, &question.question, &from, &question.subject)
}

/// An option, or a right answer.
pub fn option(narrator: Narrator<'_>, question: &OpenQuestion, answer: &Prediction) -> String {
    questions::sentences::label(narrator.words, answer, &context(narrator, question))
}

/// The options in words. An index of a heap comes with f and g of the entry that is there before.
pub fn options(narrator: Narrator<'_>, question: &OpenQuestion, choices: &[Prediction]) -> Vec<String> {
    let from = context(narrator, question);
    let entries = match question.question.kind {
        QuestionKind::Heap => heap(&from, &question.subject).map(|(_, list, _)| list.before),
        _ => None,
    };
    let option = |choice: &Prediction| match (choice, &entries) {
        (Prediction::Index(index), Some(entries)) => match entries.get(*index) {
            Some(there) => {
                let f = figures::cost(there.entry.f, from.unit());
                let arguments = [("index", (*index).into()), ("f", f.into()), ("g", there.entry.g.into())];
                narrator.words.tell("question-index", &arguments)
            }
            None => narrator.words.tell("question-index-end", &[("index", (*index).into())]),
        },
        _ => questions::sentences::label(narrator.words, choice, &from),
    };
    choices.iter().map(option).collect()
}

/// The successor that is asked about: what becomes of it, or where it is put in a heap or a bucket.
pub fn asked_successor(narrator: Narrator<'_>, question: &OpenQuestion) -> Option<Board> {
    if !matches!(question.question.kind, QuestionKind::Fate | QuestionKind::Heap | QuestionKind::Bucket) {
        return None;
    }
    successor(&context(narrator, question), &question.subject).map(|(_, node)| node.board)
}

/// The f values of boards that were pruned in this iteration, each with its number of boards: what a question about the
/// next bound is answered from. `None` for any other question.
pub fn pruned(narrator: Narrator<'_>, question: &OpenQuestion) -> Option<String> {
    if question.question.kind != QuestionKind::Bound {
        return None;
    }
    let from = context(narrator, question);
    let counts = pruned_f(&from);
    let all: u64 = counts.values().sum();
    let each = counts
        .into_iter()
        .map(|(f, count)| format!("{} ({}×)", figures::cost(f, from.unit()), figures::grouped(count)));
    let list = each.collect::<Vec<_>>().join("   ");
    Some(narrator.words.tell("question-pruned", &[("count", all.into()), ("list", list.into())]))
}

/// The verdict on the answer: how good it is, whose answer a wrong one is, and why the right one is right; `None` as
/// long as there is no answer.
pub fn verdict(narrator: Narrator<'_>, question: &OpenQuestion) -> Option<String> {
    let given = question.given.as_ref()?;
    let words = narrator.words;
    let mark = match (question.mode, given.verdict.points, &given.answer) {
        (QuestionMode::Class, _, _) => None,
        (_, FULL, _) => Some("question-right"),
        (_, 0, Some(_)) => Some("question-wrong"),
        (_, 0, None) => Some("question-unknown"),
        _ => Some("question-half"),
    };
    let [rival, reason] = rival_and_reason(narrator, question)?;
    let parts = [mark.map(|mark| words.say(mark)), shares(words, question), rival, reason];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(words.language().between_sentences()))
}

/// The sentence on whose answer a wrong one is, if it is a rival's, and the sentence on why the right one is right.
fn rival_and_reason(narrator: Narrator<'_>, question: &OpenQuestion) -> Option<[Option<String>; 2]> {
    let (given, right, words) = (question.given.as_ref()?, question.right()?, narrator.words);
    let rival = given.verdict.rival;
    if let Some(order) = &question.order {
        let rival = rival.map(|rival| questions::sentences::rival_of_order(words, rival));
        return Some([rival, Some(questions::sentences::reason_of_order(words, order))]);
    }
    let (from, whole) = (context(narrator, question), &narrator.seen.chosen_lane().recording);
    let rival =
        rival.map(|rival| questions::sentences::rival(words, rival, &question.question, &from, whole));
    // For a class the option is named, because there are others.
    let rival = rival.map(|rival| match given.most_wrong {
        Some(option) => {
            words.tell("question-option-rival", &[("option", (option + 1).into()), ("rival", rival.into())])
        }
        None => rival,
    });
    let answers = (right, given.answer.as_ref());
    Some([rival, Some(questions::sentences::reason(words, &question.question, &from, whole, answers))])
}

/// The order that was bet on for the race, while it is not judged yet.
pub fn bet(narrator: Narrator<'_>, questions: &Questions) -> Option<String> {
    let order: Vec<&str> = questions.bet(&narrator.seen)?.iter().map(|id| id.label()).collect();
    Some(narrator.words.tell("question-bet", &[("order", order.join(" < ").into())]))
}

/// The share of a class that was right: in the first vote, and in the second one if there was one. `None` where no
/// hands were counted.
fn shares(words: &Words, question: &OpenQuestion) -> Option<String> {
    let hands = question.right_hands();
    if hands.iter().all(|[_, all]| *all == 0) {
        return None;
    }
    match hands.as_slice() {
        [first] => Some(words.tell("question-shares", &[("first", share(words, first).into())])),
        [first, second] => {
            let shares = [("first", share(words, first).into()), ("second", share(words, second).into())];
            Some(words.tell("question-shares-both", &shares))
        }
        _ => None,
    }
}

/// The share of right hands in one vote.
fn share(words: &Words, [right, all]: &[u32; 2]) -> String {
    match all {
        0 => words.say("question-nobody"),
        _ => figures::percent(u64::from(*right), u64::from(*all)),
    }
}

/// The result of a question that was answered in an earlier start.
pub fn result_of_row(words: &Words, row: &QuestionRow) -> String {
    match row.points {
        Some(points) => points_of(words, points),
        None => words.say("results-class"),
    }
}

fn points_of(words: &Words, points: u8) -> String {
    words.tell("results-points", &[("points", points.into()), ("most", FULL.into())])
}

/// The result of a question in the list of results: its points, or the share of a class that was right in each vote.
pub fn result(words: &Words, record: &AnswerRecord) -> String {
    let hands = &record.right_hands;
    match record.points {
        Some(points) => points_of(words, points),
        None if hands.iter().all(|[_, all]| *all == 0) => words.say("results-class"),
        None => {
            let shares: Vec<String> = hands.iter().map(|vote| share(words, vote)).collect();
            words.tell("results-class-shares", &[("shares", shares.join(" → ").into())])
        }
    }
}
