//! Questions in words: at moments of recordings drawn from a seed every sentence comes out whole, in both languages, and
//! its figures are those of what happens next.

use eight_realms_app::{
    questions::sentences::{label, prompt, prompt_of_order, reason, reason_of_order, rival, rival_of_order},
    words::{Language, Words},
};
use eight_realms_core::{
    ask::{
        BoardValue, CostMeasure, LaneFinish, OrderQuestion, Prediction, Question, QuestionBoard,
        QuestionContext, QuestionKind, RecordingEnd, Rival, right, rivals,
    },
    lane::LaneId,
    puzzle::Move,
    realm::Realm,
    replay::{Past, Recording},
    space::DistanceTables,
};

use super::question_figures::ReasonText;
use crate::{
    drawn_searches::{Drawn, drawn, moments, whole},
    ground::check_all,
};

/// A sentence that ends as one, without a hole.
fn check_whole(text: &str, ends: &[char], case: &str) {
    let is_whole = !text.contains(['⟨', '{', '}']) && !text.contains("  ") && text.ends_with(ends);
    assert!(is_whole, "{case}: {text}");
}

/// What is said of one question, in every language.
fn check_sentences(question: &Question, from: &QuestionContext<'_>, whole: &Recording, case: &str) {
    let Some(right) = right(question, from, (whole, RecordingEnd::OfSearch)) else { return };
    for words in Language::ALL.map(Words::for_documents) {
        check_whole(&prompt(&words, question, from, whole), &['?', '？'], case);
        let reason = |given| reason(&words, question, from, whole, (&right, given));
        check_whole(&reason(None), &['.', '。'], case);
        check_whole(&reason(Some(&Prediction::Count(3))), &['.', '。'], case);
        for (which, answers) in rivals(question, from, whole) {
            if !answers.is_empty() {
                check_whole(&rival(&words, which, question, from, whole), &['.', '。'], case);
            }
        }
        for answer in right.full.iter().chain(&right.half) {
            let label = label(&words, answer, from);
            assert!(!label.is_empty() && !label.contains(['⟨', '{']), "{case}: {answer:?} {label}");
        }
    }
    let words = Words::for_documents(Language::English);
    let text = reason(&words, question, from, whole, (&right, None));
    let case = format!("{case}: {text}");
    ReasonText { question, right: &right, from, whole, text, case }.check();
}

/// One of each kind; of those about a board one for each board and each of its numbers.
fn questions() -> Vec<Question> {
    let boards = [QuestionBoard::Start].into_iter().chain(Move::ALL.map(QuestionBoard::After));
    let values: Vec<_> = boards.flat_map(|of| BoardValue::ALL.map(|what| (of, what))).collect();
    let of_kind = |kind| {
        let is_about_board = matches!(kind, QuestionKind::Value | QuestionKind::Over);
        let values = values.iter().take(if is_about_board { values.len() } else { 1 });
        values.map(move |(of, what)| Question { kind, of: *of, what: *what }).collect::<Vec<_>>()
    };
    QuestionKind::ALL.into_iter().flat_map(of_kind).collect()
}

#[test]
fn every_sentence_is_whole_and_its_figures_are_those_of_what_happens() {
    let all: Vec<(usize, Drawn)> = drawn().into_iter().enumerate().collect();
    check_all(&all, |(seed, drawn)| {
        let (whole, distances) = (whole(drawn), DistanceTables::new());
        for moment in moments(&whole, 1000 + *seed as u64) {
            let past = Past::of(&whole, moment);
            let Drawn { puzzle, settings, .. } = *drawn;
            let from = QuestionContext { puzzle, settings, past: &past, distances: &distances };
            for question in questions() {
                let case =
                    format!("{:?} {} {settings:?} at {moment}: {question:?}", drawn.realm, puzzle.start);
                check_sentences(&question, &from, &whole, &case);
            }
        }
    });
}

#[test]
fn an_order_is_given_with_its_costs() {
    let exactly = |realm, count| LaneFinish::exactly(realm, count);
    let costs = vec![
        exactly(Realm::Heap.into(), 1314),
        exactly(Realm::Table.into(), 20),
        exactly(Realm::Manhattan.into(), 1314),
    ];
    let question = OrderQuestion { measure: CostMeasure::Expansions, expansions: costs.clone(), costs };
    let (english, chinese) =
        (Words::for_documents(Language::English), Words::for_documents(Language::Chinese));
    assert_eq!(reason_of_order(&english, &question), "Lowest first: 3 (20) < 6 = 7 (1,314).");
    assert_eq!(reason_of_order(&chinese, &question), "从小到大：3（20） < 6 = 7（1,314）。");
    let spans = vec![
        LaneFinish { lane: Realm::Heap.into(), least: 1_000, greatest: 3_000 },
        LaneFinish { lane: Realm::Hash.into(), least: 2_500, greatest: 2_500 },
    ];
    let question = OrderQuestion { measure: CostMeasure::RunTime, costs: spans, ..question };
    let text = reason_of_order(&english, &question).replace('\u{2009}', " ");
    assert_eq!(text, "Lowest first: 2 = 7 (1.00 µs–3.00 µs).");
    for words in [english, chinese] {
        for measure in CostMeasure::ALL {
            for lanes in [[Realm::Table, Realm::Heap], [Realm::Hash, Realm::Heap]] {
                let prompt = prompt_of_order(&words, measure, lanes.map(LaneId::from));
                check_whole(&prompt, &['?', '？'], measure.name());
                let tells = measure == CostMeasure::Expansions && lanes[0].looks_up();
                assert_eq!(prompt.contains(['(', '（']), tells, "{prompt}");
            }
        }
        for rival in [Rival::ByNumber, Rival::FewerBoards] {
            check_whole(&rival_of_order(&words, rival), &['.', '。'], rival.name());
        }
    }
}
