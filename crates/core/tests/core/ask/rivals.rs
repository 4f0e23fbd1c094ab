//! Whose answer a wrong one is: a moment, an answer, and the sentence about it, for every rival of every kind.

use eight_realms_app::{
    questions::sentences::rival,
    words::{Language, Words},
};
use eight_realms_core::{
    ask::{
        BoardValue, Prediction, Question, QuestionBoard, QuestionKind, RecordingEnd, SuccessorFate, YesNo,
        judge, right, rivals,
    },
    puzzle::Move,
    trace::Side,
};

use super::{question_moment::QuestionMoment, rival_rows::TABLE};
use crate::probe::board;

/// `value f u`: the kind, the number, the board.
fn question(text: &str) -> Question {
    let words: Vec<&str> = text.split(' ').collect();
    let mut question = Question::of(words[0].parse().expect("a kind"));
    if let [_, what, of] = words[..] {
        question.what = BoardValue::ALL.into_iter().find(|value| value.name() == what).expect("g, h or f");
        let by = of.chars().next().and_then(Move::from_letter).filter(|_| of.len() == 1);
        question.of = by.map_or(QuestionBoard::Start, QuestionBoard::After);
    }
    question
}

fn answer(kind: QuestionKind, text: &str) -> Prediction {
    use eight_realms_core::ask::DeepeningStep::Enter;

    let number = || text.parse().expect("a number");
    match kind {
        QuestionKind::Next | QuestionKind::Heap if text.len() == 9 => Prediction::Board(board(text)),
        QuestionKind::Next => {
            Prediction::Step(Enter(text.chars().next().and_then(Move::from_letter).expect("a move")))
        }
        QuestionKind::Heap => Prediction::Index(number() as usize),
        QuestionKind::Fate => {
            let fates = [SuccessorFate::New, SuccessorFate::Duplicate, SuccessorFate::Parent];
            Prediction::Fate(fates.into_iter().find(|fate| fate.name() == text).expect("a fate"))
        }
        QuestionKind::Value | QuestionKind::Bound => Prediction::Cost(number() as u16),
        QuestionKind::Count | QuestionKind::Frontier => Prediction::Count(number()),
        QuestionKind::Side => {
            Prediction::Side(if text == "forward" { Side::Forward } else { Side::Backward })
        }
        QuestionKind::Bucket => {
            let (f, g) = text.split_once('/').expect("f and g");
            Prediction::Bucket { f: f.parse().expect("f"), g: g.parse().expect("g") }
        }
        _ => Prediction::YesNo(if text == "yes" { YesNo::Yes } else { YesNo::No }),
    }
}

#[test]
fn every_rival_of_every_kind_is_recognised_and_named() {
    let words = Language::ALL.map(Words::for_documents);
    for [line, kind, given, name, sentence] in TABLE {
        let there = QuestionMoment::of(line);
        let from = there.context();
        let whole = &there.whole;
        let question = question(kind);
        let right = right(&question, &from, (whole, RecordingEnd::OfSearch))
            .unwrap_or_else(|| panic!("{line}: it cannot be asked"));
        let rivals = rivals(&question, &from, whole);
        let verdict = judge(question.kind, &answer(question.kind, given), &right, &rivals);
        let which = verdict.rival.unwrap_or_else(|| panic!("{line} {kind} {given}: {right:?} {rivals:?}"));
        assert_eq!(which.name(), name, "{line} {kind} {given}");
        let [english, chinese] = words.map(|words| rival(&words, which, &question, &from, whole));
        assert!(english.ends_with(sentence), "{line} {kind} {given}: {english}");
        assert!(chinese.ends_with('。') && !chinese.contains(['⟨', '{']), "{line} {kind} {given}: {chinese}");
    }
}
