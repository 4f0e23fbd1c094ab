//! Questions in words: at moments of recordings drawn from a seed every sentence comes out whole, in both languages, and
//! its figures are those of what happens next.

use std::sync::Mutex;

use eight_realms::{
    ask::{
        BoardValue, CostMeasure, OrderQuestion, Prediction, Question, QuestionBoard, QuestionContext,
        QuestionKind, RealmCost, Rival, SuccessorFate, YesNo, right, rivals,
    },
    realm::{Realm, Tie, TieOrder},
    replay::{Past, Recording},
    space::DistanceTables,
    tell::question::{label, prompt, prompt_of_order, reason, reason_of_order, rival, rival_of_order},
    trace::{Event, Side},
    words::{Language, Words},
};

use crate::{
    ask::searches::{Drawn, drawn, moments, whole},
    probe::check_all,
};

/// The numbers of a sentence, in turn.
fn numbers(text: &str) -> Vec<f64> {
    let text = text.replace(',', "");
    let is_part = |letter: char| letter.is_ascii_digit() || letter == '.';
    let runs = text.split(|letter: char| !is_part(letter)).map(|run| run.trim_matches('.'));
    runs.filter_map(|run| run.parse().ok()).collect()
}

/// A sentence that ends as one, without a hole.
fn check_whole(text: &str, ends: &[char], case: &str) {
    let is_whole = !text.contains(['⟨', '{', '}']) && !text.contains("  ") && text.ends_with(ends);
    assert!(is_whole, "{case}: {text}");
}

/// What is said of one question, in every language.
fn check_sentences(question: &Question, from: &QuestionContext<'_>, whole: &Recording, case: &str) {
    let Some(right) = right(question, from, whole) else { return };
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
    let took = right.took.as_ref().expect("the search does something");
    let case = &format!("{case}: {text}");
    match question.kind {
        QuestionKind::Next => check_next(from, whole, right.full.len(), &text, case),
        QuestionKind::Fate => check_fate(took, from, whole, &text, case),
        QuestionKind::Meet => check_meet(took, from, &text, case),
        QuestionKind::Bucket | QuestionKind::Heap => check_list(question, took, from, whole, &text, case),
        _ => check_numbers(question, took, from, &text, case),
    }
}

/// In the unit of the search.
fn in_moves(amount: u16, from: &QuestionContext<'_>) -> f64 {
    from.unit().in_moves(amount)
}

fn check_next(from: &QuestionContext<'_>, whole: &Recording, n: usize, text: &str, case: &str) {
    let next = whole.event(from.past.len());
    let (f, g) = match next {
        Some(Event::Expand { f, g, .. }) => (f, g),
        Some(Event::Solved { cost }) => (from.unit().moves(cost), cost),
        _ => (0, 0),
    };
    let tie = if from.settings.tie == Tie::LowG { "lowest" } else { "highest" };
    match from.realm() {
        Realm::StringSet | Realm::PathStrings | Realm::Hash => {
            assert_eq!(text, "It has waited longest.", "{case}")
        }
        Realm::Table if from.past.edge().tally.lookups > 0 => {
            let Some(Event::LookUp { g, board, .. }) = next else { panic!("{case}") };
            let before = from.past.edge().current.expect("a board was looked up").board;
            let by = text.strip_prefix("The table says ").and_then(|rest| rest.chars().next());
            let by = by.and_then(eight_realms::puzzle::Move::from_letter).expect("a move");
            assert_eq!((before.after(by), text.contains("no other")), (Some(board), n == 1), "{case} {g}");
        }
        Realm::Table => assert_eq!(text, "It has waited longest.", "{case}"),
        Realm::Bidirectional => {
            let Some(Event::Expand { side, g, .. }) = next else { panic!("{case}") };
            let layers = &from.past.edge().layers;
            let other = if side == Side::Forward { Side::Backward } else { Side::Forward };
            let sizes = [side, other].map(|side| layers.waiting(side) as f64);
            let name = if side == Side::Forward { "orward" } else { "ackward" };
            assert!(text.contains(name), "{case}");
            match numbers(text)[..] {
                [layer] if text.contains("layer") => assert_eq!(layer, f64::from(g), "{case}"),
                [both] => assert_eq!([both, both], sizes, "{case}"),
                [here, there] => assert!(sizes == [here, there] && here < there, "{case}"),
                _ => panic!("{case}"),
            }
        }
        Realm::Misplaced | Realm::Manhattan | Realm::Heap | Realm::Buckets => {
            let [named_f, named_g] = numbers(text)[..2] else { panic!("{case}") };
            assert_eq!((named_f, named_g), (in_moves(f, from), f64::from(g)), "{case}");
            assert!(text.contains(&format!("of those g {g} is {tie};")), "{case}");
            let first = if from.settings.tie_order == TieOrder::Lifo { "last" } else { "first" };
            let equal = format!("{n} boards are equal, any is right; the {first} one put in is taken");
            assert!(text.contains(if n == 1 { "no other board has both" } else { &equal }), "{case}");
            assert_eq!(
                text.contains("taken, not expanded"),
                matches!(next, Some(Event::Solved { .. })),
                "{case}"
            );
        }
        Realm::IdaStar => match next {
            Some(Event::Open { by, f, .. }) => {
                let bound = from.past.edge().bound.expect("a bound");
                assert_eq!(numbers(text), [in_moves(f, from), in_moves(bound, from)], "{case}");
                assert!(text.starts_with(&format!("{by} is the first")), "{case}");
            }
            // Those that come before the first within the bound are pruned, and then one is entered.
            Some(Event::Prune { .. }) if text.contains("is the first") => {}
            _ => assert!(text.starts_with("No successor"), "{case}"),
        },
    }
}

fn check_fate(took: &Prediction, from: &QuestionContext<'_>, whole: &Recording, text: &str, case: &str) {
    let (numbers, event) = (numbers(text), whole.event(from.past.len()).expect("a successor"));
    match (took, event) {
        (Prediction::Fate(SuccessorFate::New), Event::Open { board, side, .. })
            if from.realm().is_two_way() =>
        {
            let other = if side == Side::Forward { Side::Backward } else { Side::Forward };
            assert_eq!(from.past.history_of(board, other, from.past.len()).opened, None, "{case}");
        }
        (Prediction::Fate(SuccessorFate::New), Event::Open { g, .. }) => {
            assert_eq!(numbers, [f64::from(g)], "{case}");
        }
        (Prediction::Fate(SuccessorFate::Meets), _) => {
            assert_eq!(numbers[0] + numbers[1], numbers[2], "{case}");
            assert_eq!(Some(numbers[2] as u8), from.distances.distance(&from.puzzle), "{case}");
        }
        (Prediction::Fate(SuccessorFate::Entered), _) => assert!(numbers[0] <= numbers[1], "{case}"),
        (Prediction::Fate(SuccessorFate::Pruned), _) => assert!(numbers[0] > numbers[1], "{case}"),
        (_, Event::Improve { g, f, .. }) => {
            assert!(numbers[0] > numbers[1], "{case}");
            assert_eq!(numbers[1..], [f64::from(g), in_moves(f, from)], "{case}");
        }
        (_, Event::Duplicate { g, .. }) if text.contains("parent") => {
            assert!(numbers[0] < f64::from(g), "{case}")
        }
        (_, Event::Duplicate { g, .. }) => {
            assert!(numbers[0] <= numbers[1] && numbers[1] == f64::from(g), "{case}");
        }
        _ => panic!("{case}"),
    }
}

fn check_meet(took: &Prediction, from: &QuestionContext<'_>, text: &str, case: &str) {
    let numbers = numbers(text);
    assert_eq!(numbers[0] + numbers[1] + 1.0, numbers[3], "{case}");
    let moves = from.distances.distance(&from.puzzle).map(f64::from).expect("a path");
    assert_eq!(*took == Prediction::YesNo(YesNo::Yes), numbers[3] == moves, "{case}");
    assert_eq!(numbers.get(4), (numbers[3] != moves).then_some(&moves), "{case}");
}

fn check_list(
    question: &Question,
    took: &Prediction,
    from: &QuestionContext<'_>,
    whole: &Recording,
    text: &str,
    case: &str,
) {
    let numbers = numbers(text);
    match (took, whole.event(from.past.len())) {
        (Prediction::Index(index), _) => assert_eq!(numbers.last(), Some(&(*index as f64)), "{case}"),
        (Prediction::Board(board), _) => {
            let node = from.node_at(*board, numbers[1] as u8);
            assert_eq!((question.kind, in_moves(node.f, from)), (QuestionKind::Heap, numbers[0]), "{case}");
        }
        (Prediction::Bucket { f, g }, Some(Event::Open { .. } | Event::Improve { .. })) => {
            let (f, g) = (in_moves(*f, from), f64::from(*g));
            assert_eq!((numbers[0], numbers[0] + numbers[1]), (g, f), "{case}");
            assert_eq!(numbers[2..], [f, f, g], "{case}");
        }
        (Prediction::Bucket { f, g }, _) => {
            assert_eq!(numbers, [in_moves(*f, from), f64::from(*g)], "{case}")
        }
        _ => panic!("{case}"),
    }
}

fn check_numbers(question: &Question, took: &Prediction, from: &QuestionContext<'_>, text: &str, case: &str) {
    let numbers = numbers(text);
    match took {
        // The sum of its terms; behind the name of a heuristic, which may hold a weight.
        Prediction::Cost(amount) => {
            let amount = in_moves(*amount, from);
            assert!((numbers.last().expect("a number") - amount).abs() < 1e-9, "{case}");
            let terms = text.rsplit(": ").next().expect("an end").trim_end_matches('.');
            if let Some((terms, _)) =
                terms.rsplit_once(" = ").filter(|_| question.kind == QuestionKind::Value)
            {
                let terms = terms.rsplit(" = ").next().expect("a sum").split(" + ");
                let sum: f64 = terms.map(|term| term.parse::<f64>().expect("a number")).sum();
                assert!((sum - amount).abs() < 1e-9, "{case}");
            }
        }
        Prediction::Side(side) => {
            let sizes = if numbers.len() == 1 { [numbers[0]; 2] } else { [numbers[0], numbers[1]] };
            let smaller = if sizes[0] <= sizes[1] { Side::Forward } else { Side::Backward };
            assert_eq!(*side, smaller, "{case}");
        }
        Prediction::Count(count) if question.kind == QuestionKind::Frontier => {
            assert_eq!((numbers[0] + numbers[1], numbers[2]), (*count as f64, *count as f64), "{case}");
        }
        Prediction::Count(count) => assert_eq!(numbers, [*count as f64], "{case}"),
        Prediction::YesNo(answer) if question.kind == QuestionKind::Over => {
            assert_eq!(*answer == YesNo::Yes, numbers[0] > numbers[1], "{case}");
        }
        Prediction::YesNo(answer) => assert_eq!(*answer == YesNo::Yes, text.contains("even"), "{case}"),
        Prediction::Line(kind) => assert!(text.ends_with(&format!(": {}.", kind.name())), "{case}"),
        _ => panic!("{case}"),
    }
}

#[test]
fn every_sentence_is_whole_and_its_figures_are_those_of_what_happens() {
    let all: Vec<(usize, Drawn)> = drawn().into_iter().enumerate().collect();
    let kinds = Mutex::new([0_usize; QuestionKind::ALL.len()]);
    check_all(&all, |(seed, drawn)| {
        let (whole, distances) = (whole(drawn), DistanceTables::new());
        for moment in moments(&whole, 1000 + *seed as u64) {
            let past = Past::of(&whole, moment);
            let Drawn { puzzle, settings, .. } = *drawn;
            let from = QuestionContext { puzzle, settings, past: &past, distances: &distances };
            for kind in QuestionKind::ALL {
                for what in BoardValue::ALL {
                    let moves = eight_realms::puzzle::Move::ALL.map(QuestionBoard::After);
                    for of in [QuestionBoard::Start].into_iter().chain(moves) {
                        let question = Question { kind, of, what };
                        let is_new = question == Question::of(kind);
                        let is_about_a_board = matches!(kind, QuestionKind::Value | QuestionKind::Over);
                        if is_new || is_about_a_board {
                            let case = format!(
                                "{:?} {} {:?} at {moment}: {question:?}",
                                drawn.realm, puzzle.start, settings
                            );
                            check_sentences(&question, &from, &whole, &case);
                            kinds.lock().expect("no thread panicked")[kind as usize] += 1;
                        }
                    }
                }
            }
        }
    });
}

#[test]
fn an_order_is_given_with_its_costs() {
    let exactly = |realm, count| RealmCost::exactly(realm, count);
    let costs = vec![exactly(Realm::Heap, 1314), exactly(Realm::Table, 20), exactly(Realm::Manhattan, 1314)];
    let question = OrderQuestion { measure: CostMeasure::Expansions, expansions: costs.clone(), costs };
    let (english, chinese) =
        (Words::for_documents(Language::English), Words::for_documents(Language::Chinese));
    assert_eq!(reason_of_order(&english, &question), "The least first: 3 (20) < 6 = 7 (1,314).");
    assert_eq!(reason_of_order(&chinese, &question), "从小到大：3（20） < 6 = 7（1,314）。");
    let spans = vec![
        RealmCost { realm: Realm::Heap, least: 1_000, greatest: 3_000 },
        RealmCost { realm: Realm::Hash, least: 2_500, greatest: 2_500 },
    ];
    let question = OrderQuestion { measure: CostMeasure::RunTime, costs: spans, ..question };
    let text = reason_of_order(&english, &question).replace('\u{2009}', " ");
    assert_eq!(text, "The least first: 2 = 7 (1.00 µs–3.00 µs).");
    for words in [english, chinese] {
        for measure in CostMeasure::ALL {
            check_whole(&prompt_of_order(&words, measure), &['?', '？'], measure.name());
        }
        for rival in [Rival::ByNumber, Rival::FewerBoards] {
            check_whole(&rival_of_order(&words, rival), &['.', '。'], rival.name());
        }
    }
}
