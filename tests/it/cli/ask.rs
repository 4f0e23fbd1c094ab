//! `ask`: every row of facts, the sentences, and what cannot be asked.

use eight_realms_core::{ask::QuestionKind, realm::Realm};
use serde_json::{Map, Value};

use super::program::{ProgramOutput, answer, run, run_in};
use crate::question_rows::{as_sets, realms_of, rows};

const CHINESE: &str = "zh_CN.UTF-8";

/// The arguments that ask for a row.
fn arguments(row: &Map<String, Value>) -> String {
    let text = |name: &str| row.get(name).and_then(Value::as_str);
    let (line, kind) = (text("line").expect("a line"), text("kind").expect("a kind"));
    let mut arguments = vec![format!("ask {line} --kind {kind}")];
    // Which successor comes next is found, and not chosen.
    let options: &[&str] = match kind {
        "value" => &["of", "what"],
        "over" => &["of"],
        "order" => &["measure"],
        _ => &[],
    };
    for option in options {
        arguments.push(format!("--{option} {}", text(option).expect("a text")));
    }
    if kind == "order" {
        let realms: Vec<&str> = realms_of(row).into_iter().map(Realm::label).collect();
        arguments.push(format!("--realms {}", realms.join(",")));
    }
    arguments.join(" ")
}

#[test]
fn every_row_passes_through_the_command_line() {
    for row in rows() {
        let arguments = arguments(&row);
        let text = answer(&format!("{arguments} --json"));
        assert!(text.ends_with('\n') && text.lines().count() == 1, "{text}");
        let found: Map<String, Value> = serde_json::from_str(&text).expect("a row");
        assert_eq!(as_sets(&found), as_sets(&row), "{arguments}");
    }
}

/// An order is given without a list of what is right: its reason is that list.
#[test]
fn every_row_is_answered_in_sentences_in_both_languages() {
    for row in rows().iter().filter(|row| row["kind"] != "order") {
        for (locale, ends, right) in [("C", ['?', '.'], "right: "), (CHINESE, ['？', '。'], "对：")] {
            let output = run_in(locale, &arguments(row), "");
            assert_eq!((output.code, output.err.as_str()), (Some(0), ""), "{row:?}");
            let lines: Vec<&str> = output.out.lines().collect();
            assert!(lines.len() >= 3 && lines[1].starts_with(right), "{}", output.out);
            assert!(
                lines[0].ends_with(ends[0]) && lines[lines.len() - 1].ends_with(ends[1]),
                "{}",
                output.out
            );
            assert!(!output.out.contains(['⟨', '{']), "{}", output.out);
        }
    }
}

#[test]
fn people_read_what_is_right_and_why() {
    let is_answered = |arguments: &str, lines: &[&str]| {
        assert_eq!(answer(arguments).lines().collect::<Vec<_>>(), lines, "{arguments}");
    };
    is_answered(
        "ask 8r1:12357648x:5@e17~9a6b --kind next",
        &[
            "Which board is expanded next (of equal f the highest g)?",
            "right: 123x57486",
            "half right: 1235x6478, 123576x48",
            "The search: Why this board: lowest f in the open list, 6; of those the highest g, 3.",
            "f 6 is lowest, of those g 3 is highest; no other board has both.",
        ],
    );
    is_answered(
        "ask 8r1:41325678x:8@e29~a069 --kind next",
        &[
            "Which move is followed next, or does it go back?",
            "right: l",
            "The search: Kept: l gives g = 3 and h = 5; f = 8 is within the bound 8.",
            "l is the first, in the order ulrd, whose f is within the bound: f 8, bound 8.",
        ],
    );
    is_answered(
        "ask 8r1:23415x768:3@e665282~9111 --kind next",
        &[
            "Which board is looked up next?",
            "right: 23x154768, 2341x5768, 23415876x",
            "The table says l: 3 neighbours are one move nearer to the goal, any is right.",
        ],
    );
    is_answered(
        "ask 8r1:41325678x:1 --kind order --measure operations --realms 7,6",
        &["In which order will they finish, by operations?", "Lowest first: 6 (455) < 7 (488)."],
    );
    let many = answer("ask 8r1:23415x768:2@x400 --kind frontier");
    assert!(many.contains("right: ") && many.lines().count() == 3, "{many}");
}

#[test]
fn of_many_answers_the_first_are_listed() {
    let text = answer("ask 8r1:23415x768:2@e400 --kind next");
    let half = text.lines().find(|line| line.starts_with("half right: ")).expect("a layer of many boards");
    assert!(half.ends_with(" in all)") && half.matches(", ").count() == 8, "{text}");
}

/// What is right is found all the same, and what differs is on standard error.
#[test]
fn a_line_of_another_version_is_opened_and_what_differs_is_reported() {
    let opened = |line: &str| {
        let ProgramOutput { code, out, err } = run(&format!("ask {line} --kind solvable --json"));
        assert_eq!(code, Some(0), "{err}");
        let row: Value = serde_json::from_str(&out).expect("a row");
        (row["line"].as_str().expect("a line").to_owned(), err)
    };
    for (line, written, notice) in [
        ("8r1:41325678x:7@e12", "8r1:41325678x:7@e12~de69", ""),
        ("see https://example.org/#8r1:41325678x:7:t=high-g@e12~de69, there", "8r1:41325678x:7@e12~de69", ""),
        ("8r1:41325678x:7", "8r1:41325678x:7@e0~2325", ""),
        ("8r1:41325678x:7@end", "8r1:41325678x:7@e41~a2a7", ""),
        ("8r1:41325678x:7@x3", "8r1:41325678x:7@e9~de69", ""),
        ("8r1:41325678x:7@e12~0000", "8r1:41325678x:7@e12~de69", "The check differs"),
        (
            "8r1:41325678x:7@e999~de69",
            "8r1:41325678x:7@e41~a2a7",
            "This search has 41 events: opened at its end.",
        ),
        ("8r1:41325678x:7@x99", "8r1:41325678x:7@e41~a2a7", "This search expands 10 boards"),
        ("8r1:12345687x:2@e7", "8r1:12345687x:2@e0~2325", "This search has 0 events"),
    ] {
        let (found, err) = opened(line);
        assert_eq!(found, written, "{line}");
        assert!(err.contains(notice) && err.is_empty() == notice.is_empty(), "{line}: {err}");
    }
}

#[test]
fn what_is_no_question_here_is_wrong_use_and_says_why() {
    for (arguments, english, chinese) in [
        ("k --kind next", "error: \"k\": position 1", "“k”：第 1 格"),
        (
            "8r1:41325678x:9@e0 --kind next",
            "character 15: no such realm; there are 1, 2a, 2, 3",
            "第 15 个字符：没有这一境",
        ),
        ("see 8r1:41325678x:7@e --kind next", "character 22: e: the number is missing", "第 22 个字符"),
        ("23415x768 --kind next", "8r1:23415x768:7@e0", "8r1:23415x768:7@e0"),
        (
            "8r1:41325678x:7@e0 --kind side",
            "side cannot be asked about realm 7, only about 4",
            "只能问第 4 境",
        ),
        (
            "8r1:41325678x:7@e3 --kind next",
            "next cannot be asked at e3: the next event must take",
            "在 `e3` 不能问",
        ),
        (
            "8r1:41325678x:7@end --kind code",
            "code cannot be asked at e41: there is no next",
            "没有下一个事件",
        ),
        ("8r1:41325678x:7@e3 --kind count", "at e3: it is a question about the start", "搜索开始之前"),
        (
            "8r1:41325678x:7@x2 --kind order",
            "order cannot be asked at e5: it is a question about the start",
            "搜索开始之前",
        ),
        ("8r1:12345678x:7@e1 --kind code", "code cannot be asked: the start is the goal", "起点就是目标"),
        ("8r1:12345687x:1 --kind order", "order cannot be asked: no path leads", "到不了目标"),
        ("8r1:12345687x:7 --kind over", "over cannot be asked: no path leads", "到不了目标"),
        ("8r1:41325678x:7@e0 --kind value --of u", "at e0 the move u makes no board", "走 u 得不到局面"),
        (
            "8r1:41325678x:7 --kind next --of u",
            "--of does not go with --kind next, but with value and over",
            "`--of` 不与",
        ),
        (
            "8r1:41325678x:7 --kind over --what f",
            "--what does not go with --kind over, but with value",
            "`--what` 不与",
        ),
        (
            "8r1:41325678x:7 --kind side --realms 6",
            "--realms does not go with --kind side",
            "`--realms` 不与",
        ),
        ("8r1:41325678x:7 --kind order --realms 6,6", "realm 6 is named twice", "第 6 境写了两次"),
    ] {
        run(&format!("ask {arguments}")).is_wrong_use(english);
        run_in(CHINESE, &format!("ask {arguments}"), "").is_wrong_use(chinese);
    }
    run("ask --kind next").is_wrong_use("LINE");
    run("ask 8r1:41325678x:7").is_wrong_use("--kind");
}

/// The help lists all kinds by name, which only this test holds together.
#[test]
fn the_help_names_every_kind() {
    for locale in ["C", CHINESE] {
        let help = run_in(locale, "ask --help", "").out;
        for kind in QuestionKind::ALL {
            assert!(help.contains(kind.name()), "{} is not in\n{help}", kind.name());
        }
    }
}
