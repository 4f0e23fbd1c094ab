//! What can be chosen, exactly, at one moment of each kind of question and of each kind of frontier.

use eight_realms_core::ask::{MAX_OPTIONS, Question, QuestionOptions, options};

use super::question_moment::{QuestionMoment, text};

/// A moment, the kind, and what can be chosen; of boards, how many wait in all.
const TABLE: [[&str; 3]; 19] = [
    ["8r1:1234x8765:2@e6", "next", "1x3428765 123x48765 12348x765 1234687x5 of 4"],
    [
        "8r1:1234x8765:2@e60",
        "next",
        "1x2483765 1234857x6 123x68475 12346x758 4132x8765 413728x65 1384x2765 13842576x 1237x8645 of 11",
    ],
    ["8r1:23415x768:3@e665282", "next", "23x154768 2341x5768 23415876x of 3"],
    [
        "8r1:1234x8765:4@e18",
        "next",
        "1x3428765 123x48765 12348x765 1234687x5 12x453786 1234x5786 1234x6758 123456x78 of 8",
    ],
    ["8r1:12357648x:5@e12", "next", "12x573486 1235x7486 1235x6478 123576x48 of 4"],
    ["8r1:41325678x:8@e10", "next", "u l d back"],
    ["8r1:1237x8564:7@e58", "fate", "new duplicate parent improved reopened"],
    ["8r1:1234x8765:4@e18", "side", "forward backward"],
    ["8r1:1234x8765:4@e34", "meet", "yes no"],
    // On the way up from the end; the sorted array's place is among them.
    ["8r1:41325678x:7@e17", "heap", "0 1 4"],
    ["8r1:41325678x:7@e23", "heap", "0 2 3 6"],
    ["8r1:41325678x:7@e29", "heap", "0 2 6"],
    ["8r1:41325678x:7@e34", "heap", "0 1 3 8"],
    ["8r1:41325678x:7@e20", "heap", "4132x6758 4x1253786 4x3215786 413256x78 4132857x6 of 5"],
    // The last entry is among the first ones, and is listed once.
    ["8r1:41325678x:7@e4", "heap", "4132567x8 of 1"],
    ["8r1:41325678x:7b@e2", "bucket", "6/0 6/1 6/2 6/5"],
    ["8r1:41325678x:7b@e20", "bucket", "8/2 8/3 10/3"],
    ["8r1:1237x8564:7@e58", "code", "Begin Expand Open Improve Duplicate Solved"],
    ["8r1:41325678x:8@e3", "code", "Begin Deepen Expand Open Prune Retreat Solved"],
];

#[test]
fn what_can_be_chosen() {
    for [line, kind, expected] in TABLE {
        let there = QuestionMoment::of(line);
        let question = Question::of(kind.parse().expect("a kind"));
        let options = options(&question, &there.context(), &there.with_next);
        let answers: Vec<String> =
            (0..options.len()).filter_map(|at| options.answer(at)).map(|answer| text(&answer)).collect();
        let waiting = match options {
            QuestionOptions::Boards { waiting, .. } => format!(" of {waiting}"),
            _ => String::new(),
        };
        assert_eq!(answers.join(" ") + &waiting, expected, "{line} {kind}");
        assert_eq!((options.len(), options.is_empty()), (answers.len(), false), "{line} {kind}");
        assert!(answers.len() <= MAX_OPTIONS, "{line} {kind}");
    }
}
