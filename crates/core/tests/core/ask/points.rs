//! How good an answer is, and which questions are worth stopping for.

use eight_realms_core::ask::{
    AnswerVerdict, FULL, Prediction, QuestionKind, RightAnswers, Rival, SuccessorFate, Worth, judge, worth,
};

use crate::probe::board;

/// A number within a factor of 1.5 counts in full, within 3 one half; both limits included.
#[test]
fn a_number_of_boards_is_worth_what_its_factor_is() {
    let right = RightAnswers::only(Prediction::Count(600));
    for (given, points) in [
        (600, FULL),
        (601, FULL),
        (900, FULL),
        (901, 1),
        (400, FULL),
        (399, 1),
        (1_800, 1),
        (1_801, 0),
        (200, 1),
        (199, 0),
        (0, 0),
    ] {
        let verdict = judge(QuestionKind::Count, &Prediction::Count(given), &right, &[]);
        assert_eq!(verdict, AnswerVerdict { points, rival: None }, "{given}");
    }
    let none = RightAnswers::only(Prediction::Count(0));
    let points = |given| judge(QuestionKind::Count, &Prediction::Count(given), &none, &[]).points;
    assert_eq!([0, 1].map(points), [FULL, 0]);
}

/// A number is that of a rival within a tenth of the rival's; other answers are or are not.
#[test]
fn a_wrong_number_near_a_rivals_is_the_rivals() {
    let right = RightAnswers::only(Prediction::Count(20));
    let rivals = [(Rival::AllBoards, vec![Prediction::Count(1_000), Prediction::Count(2_000)])];
    for (given, rival) in [
        (900, Some(Rival::AllBoards)),
        (899, None),
        (1_100, Some(Rival::AllBoards)),
        (1_101, None),
        (2_200, Some(Rival::AllBoards)),
        (2_201, None),
    ] {
        let verdict = judge(QuestionKind::Count, &Prediction::Count(given), &right, &rivals);
        assert_eq!(verdict, AnswerVerdict { points: 0, rival }, "{given}");
    }
    let right = RightAnswers::only(Prediction::Cost(20));
    let rivals = [(Rival::TrueDistance, vec![Prediction::Cost(22)])];
    for (given, rival) in [(22, Some(Rival::TrueDistance)), (21, None)] {
        let verdict = judge(QuestionKind::Value, &Prediction::Cost(given), &right, &rivals);
        assert_eq!(verdict, AnswerVerdict { points: 0, rival }, "{given}");
    }
}

#[test]
fn half_right_is_one_point() {
    let [one, other] = ["12345678x", "1234567x8"].map(|text| Prediction::Board(board(text)));
    let right = RightAnswers { half: vec![other.clone()], ..RightAnswers::only(one.clone()) };
    let rivals = [(Rival::Newest, vec![one.clone(), other.clone()])];
    let judged = |answer| judge(QuestionKind::Next, answer, &right, &rivals);
    assert_eq!(judged(&one), AnswerVerdict { points: FULL, rival: None }, "what is right is nobody's slip");
    assert_eq!(judged(&other), AnswerVerdict { points: 1, rival: Some(Rival::Newest) });
}

/// Which board comes next is worth a stop where a rival takes another one, or where several are right.
#[test]
fn the_next_board_is_worth_a_stop_where_answers_differ() {
    let [one, other] = ["12345678x", "1234567x8"].map(|text| Prediction::Board(board(text)));
    let only = RightAnswers::only(one.clone());
    let both = RightAnswers { full: vec![one.clone(), other.clone()], ..only.clone() };
    let picks = |answer: &Prediction| vec![(Rival::Newest, vec![answer.clone()])];
    for (right, rivals, expected) in [
        (&only, picks(&one), Worth::Never),
        (&only, picks(&other), Worth::Always),
        (&only, Vec::new(), Worth::Never),
        (&only, vec![(Rival::Newest, Vec::new())], Worth::Never),
        (&both, picks(&one), Worth::Always),
        (&both, Vec::new(), Worth::Always),
    ] {
        assert_eq!(worth(QuestionKind::Next, right, &rivals), expected, "{right:?} {rivals:?}");
    }
}

/// What becomes of a successor is worth a stop the first time that it happens.
#[test]
fn each_fate_is_worth_a_stop_once() {
    use SuccessorFate::{Duplicate, Entered, Improved, Meets, New, Parent, Pruned, Reopened};
    for (full, expected) in [
        (&[New][..], Worth::Once(New)),
        (&[Duplicate], Worth::Once(Duplicate)),
        (&[Parent, Duplicate], Worth::Once(Parent)),
        (&[Improved], Worth::Once(Improved)),
        (&[Improved, Reopened], Worth::Once(Reopened)),
        (&[Meets], Worth::Once(Meets)),
        (&[Entered], Worth::Never),
        (&[Pruned], Worth::Never),
    ] {
        let full = full.iter().copied().map(Prediction::Fate).collect();
        let right = RightAnswers { full, ..RightAnswers::default() };
        assert_eq!(worth(QuestionKind::Fate, &right, &[]), expected, "{right:?}");
    }
}

/// Kinds that are never worth a stop are asked on demand alone.
#[test]
fn a_kind_that_can_be_worth_a_stop_is_at_some_moment() {
    let right = RightAnswers {
        full: vec![Prediction::Fate(SuccessorFate::New), Prediction::Count(1)],
        ..RightAnswers::default()
    };
    let fate = RightAnswers::only(Prediction::Fate(SuccessorFate::New));
    for kind in QuestionKind::ALL {
        let is_worth = [&right, &fate].into_iter().any(|right| worth(kind, right, &[]) != Worth::Never);
        assert_eq!(kind.can_be_worth_it(), is_worth, "{kind:?}");
    }
}
