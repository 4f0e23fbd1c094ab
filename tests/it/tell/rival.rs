//! Whose answer a wrong one is: a moment, an answer, and the sentence about it, for every rival of every kind.

use std::collections::BTreeSet;

use eight_realms::{
    ask::{
        BoardValue, Prediction, Question, QuestionBoard, QuestionContext, QuestionKind, Rival, SuccessorFate,
        YesNo, judge, right, rivals,
    },
    puzzle::Move,
    replay::{
        Past, Recording,
        moment::{MomentLine, MomentPlace, Opening, read},
    },
    space::DistanceTables,
    tell::question::{rival, rival_of_order},
    trace::Side,
    words::{Language, Words},
};

use crate::probe::{board, record};

/// A moment, the kind (with the number of a board, and the board), a wrong answer, the rival, the end of its sentence.
const TABLE: [[&str; 5]; 35] = [
    [
        "8r1:12357648x:5@e8~93e5",
        "next",
        "1235x7486",
        "least-h",
        "Greedy best-first search takes that; A* adds g.",
    ],
    ["8r1:1237x8564:7b@e29", "next", "1237465x8", "least-h", "A* adds g."],
    [
        "8r1:12357648x:5@e12~eedd",
        "next",
        "12x573486",
        "least-g",
        "Uniform-cost search takes that; A* adds h.",
    ],
    ["8r1:1234x8765:2@e6~b70f", "next", "1234687x5", "newest", "A stack takes that, the newest."],
    ["8r1:1234x8765:4@e7~b70f", "next", "1234687x5", "newest", "A stack takes that, the newest."],
    ["8r1:12357648x:5@e17~9a6b", "next", "1235874x6", "newest", "A stack takes that, the newest."],
    ["8r1:1237x8564:7@e22~7899", "next", "123784x56", "other-g", "Lowest f, but g decides the tie."],
    [
        "8r1:41325678x:8@e8~de85",
        "next",
        "l",
        "least-f",
        "depth-first search takes the first within the bound.",
    ],
    [
        "8r1:1234x8765:2@e9~3771",
        "fate",
        "new",
        "tree-search",
        "g = 0: tree search keeps it, graph search discards it.",
    ],
    [
        "8r1:1237x8564:7@e58~82f1",
        "fate",
        "duplicate",
        "first-come",
        "Reached before by 7 moves, but this path has 5.",
    ],
    [
        "8r1:1237x8564:7@e58~82f1",
        "fate",
        "parent",
        "first-come",
        "Reached before by 7 moves, but this path has 5.",
    ],
    [
        "8r1:41325678x:8@e3~e44d",
        "fate",
        "duplicate",
        "has-a-table",
        "Realm 8 remembers no boards: f and the bound decide.",
    ],
    [
        "8r1:12357648x:5@e1~2325",
        "value h u",
        "5",
        "blank-counted",
        "That counts the blank, which is no tile.",
    ],
    [
        "8r1:12357648x:5@e1~2325",
        "value f u",
        "6",
        "blank-counted",
        "That counts the blank, which is no tile.",
    ],
    [
        "8r1:41325678x:6@e0~2325",
        "value h start",
        "3",
        "other-heuristic",
        "another heuristic for h: misplaced tiles.",
    ],
    [
        "8r1:12357648x:5@e0~2325",
        "value f start",
        "4",
        "other-heuristic",
        "another heuristic for h: Manhattan distance.",
    ],
    ["8r1:12357648x:5@e5~93e5", "value h u", "7", "f-for-h", "That is f, which has g in it."],
    [
        "8r1:41325678x:7@e0~2325",
        "value h start",
        "8",
        "true-distance",
        "the true distance for h, which h does not know.",
    ],
    [
        "8r1:41325678x:8@e6~e44d",
        "bound",
        "5",
        "plus-one",
        "does not rise by one: it becomes the lowest f that was pruned.",
    ],
    [
        "8r1:41325678x:8:h=misplaced@e48~b681",
        "bound",
        "9",
        "plus-two",
        "does not rise by two: it becomes the lowest f that was pruned.",
    ],
    [
        "8r1:23415x768:8:h=weighted,w=1.3@e21",
        "bound",
        "140",
        "greatest",
        "That is the highest f that was pruned; the lowest is next.",
    ],
    [
        "8r1:1234x8765:4@e2~2325",
        "meet",
        "yes",
        "parity",
        "The layers make 1 and a shortest path has 6 moves: one is odd, the other even.",
    ],
    [
        "8r1:1234x8765:4@e10~c105",
        "side",
        "forward",
        "in-turn",
        "Not in turn: the smaller frontier is expanded.",
    ],
    ["8r1:1234x8765:2@e0~2325", "count", "6", "moves", "boards beside it are expanded too."],
    [
        "8r1:12357648x:5@e0~2325",
        "count",
        "181440",
        "all-boards",
        "Those are all boards; a search that finds the goal ends there.",
    ],
    [
        "8r1:87654321x:2@e0~2325",
        "solvable",
        "no",
        "looks",
        "How disordered it looks does not matter: the parity of the inversions decides.",
    ],
    ["8r1:12345687x:2@e0~2325", "solvable", "yes", "looks", "the parity of the inversions decides."],
    ["8r1:41325678x:7@e23~162b", "heap", "3", "sorted-array", "only parent and child are compared."],
    ["8r1:41325678x:7@e17~618d", "heap", "4", "stays-at-end", "rises as long as it comes before its parent."],
    [
        "8r1:41325678x:7@e8~8109",
        "heap",
        "4132x5786",
        "last-to-top",
        "then the last entry is put into it and rises.",
    ],
    ["8r1:41325678x:7b@e2~e44d", "bucket", "6/5", "h-for-g", "Buckets are kept by f and g, not by h."],
    ["8r1:41325678x:7b@e20~618d", "bucket", "8/2", "other-g", "Lowest f, but g decides the tie."],
    [
        "8r1:1234x8765:2@e2~b70f",
        "frontier",
        "5",
        "not-taken-out",
        "One too many: the board being expanded no longer waits.",
    ],
    [
        "8r1:1234x8765:2@e7~3771",
        "frontier",
        "6",
        "parent-counted",
        "One too many: the parent is among the successors, but was reached before.",
    ],
    [
        "8r1:1234567x8:5:h=misplaced-blank@e0~2325",
        "over",
        "no",
        "never",
        "Only an admissible h never overestimates.",
    ],
];

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
    use eight_realms::ask::DeepeningStep::Enter;

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
    let distances = DistanceTables::new();
    let words = Language::ALL.map(Words::for_documents);
    for [line, kind, given, name, sentence] in TABLE {
        let Ok(Opening::Moment(MomentLine { puzzle, realm, settings, place })) = read(line) else {
            panic!("{line}")
        };
        let Some(MomentPlace::Events { events, check }) = place else { panic!("{line}") };
        let mut whole = Recording::of(realm);
        whole.extend(&record(realm, &puzzle, settings), 1.0);
        let past = Past::of(&whole, events);
        assert_eq!(past.check_at(events), check.unwrap_or(past.check_at(events)), "{line}");
        let from = QuestionContext { puzzle, settings, past: &past, distances: &distances };
        let question = question(kind);
        let right = right(&question, &from, &whole).unwrap_or_else(|| panic!("{line}: it cannot be asked"));
        let rivals = rivals(&question, &from, &whole);
        let verdict = judge(question.kind, &answer(question.kind, given), &right, &rivals);
        let which = verdict.rival.unwrap_or_else(|| panic!("{line} {kind} {given}: {right:?} {rivals:?}"));
        assert_eq!(which.name(), name, "{line} {kind} {given}");
        let [english, chinese] = words.map(|words| rival(&words, which, &question, &from, &whole));
        assert!(english.ends_with(sentence), "{line} {kind} {given}: {english}");
        assert!(chinese.ends_with('。') && !chinese.contains(['⟨', '{']), "{line} {kind} {given}: {chinese}");
    }
}

/// No sentence is left out of the table; those of orders have one of their own, in `ask/order.rs`.
#[test]
fn the_table_has_every_sentence_about_a_rival() {
    let file = include_str!("../../../i18n/en/ask.ftl");
    let ids = file.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    let ids: BTreeSet<String> = ids.filter(|id| id.contains("-rival-")).map(str::to_owned).collect();
    let of_rows = TABLE.map(|[_, kind, _, rival, _]| {
        format!("ask-{}-rival-{rival}", kind.split(' ').next().expect("a kind"))
    });
    let of_orders =
        [Rival::ByNumber, Rival::FewerBoards].map(|rival| format!("ask-order-rival-{}", rival.name()));
    assert_eq!(of_rows.into_iter().chain(of_orders).collect::<BTreeSet<String>>(), ids);
    let words = Words::for_documents(Language::English);
    assert!(rival_of_order(&words, Rival::ByNumber).contains("order of the realms"));
    assert!(rival_of_order(&words, Rival::FewerBoards).contains("fewer boards"));
}
