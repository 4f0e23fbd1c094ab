//! Lanes on the command line: their figures, their refusals, their columns.

use std::collections::BTreeMap;

use eight_realms_core::heuristic::HeuristicKind;
use serde_json::{Value, json as value};

use super::program::{answer, json, run};

/// The searches that two other programs ran, too.
fn facts() -> Vec<Value> {
    let text = include_str!("../../../crates/core/tests/core/data/lanes.json");
    let mut facts: Value = serde_json::from_str(text).expect("the file of facts");
    facts["searches"].as_array_mut().map(std::mem::take).expect("the searches")
}

/// Of each puzzle, its lanes, eight at a time.
fn comparisons() -> Vec<(String, Vec<Value>)> {
    let mut of_puzzles: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for fact in facts() {
        let [start, goal] = ["start", "goal"].map(|name| fact[name].as_str().expect("a board").to_owned());
        of_puzzles.entry(format!("{start} --goal {goal}")).or_default().push(fact);
    }
    let in_eights = |(puzzle, facts): (String, Vec<Value>)| {
        let parts: Vec<Vec<Value>> = facts.chunks(8).map(<[Value]>::to_vec).collect();
        parts.into_iter().map(move |part| (puzzle.clone(), part))
    };
    of_puzzles.into_iter().flat_map(in_eights).collect()
}

#[test]
fn every_figure_is_that_of_two_other_programs() {
    let mut compared = 0;
    for (puzzle, facts) in comparisons() {
        let lanes: Vec<String> =
            facts.iter().map(|fact| format!("--lane {}", fact["lane"].as_str().expect("a lane"))).collect();
        let rows = json(&format!("compare {puzzle} {} --runs 1 --json", lanes.join(" ")));
        for (place, fact) in facts.iter().enumerate() {
            let row = &rows[place];
            let name = format!("{puzzle} {}", fact["lane"]);
            assert_eq!(row["lane"], value!(char::from(b'a' + place as u8)), "{name}");
            for member in ["moves", "expanded", "generated", "frontier_peak", "expand_hash", "depth_reached"]
            {
                assert_eq!(row[member], fact[member], "{name}: {member}");
            }
            for (member, of_fact) in
                [("path", "path"), ("frontier_end", "frontier_end"), ("thresholds", "bounds")]
            {
                if !fact[of_fact].is_null() {
                    assert_eq!(row[member], fact[of_fact], "{name}: {member}");
                }
            }
            compared += 1;
        }
    }
    assert_eq!(compared, 162);
}

#[test]
fn what_courses_publish_is_what_their_conventions_give() {
    for (start, expanded) in [
        ("125340678", 10),
        ("618402735", 54_094),
        ("864213570", 166_786),
        ("312045678", 1),
        ("087654321", 181_423),
    ] {
        let edx = "--goal 012345678 --order udlr --goal-test expanded --tie none --runs 1 --json";
        let row = &json(&format!("compare {start} --realms 2,7 {edx}"))[0];
        assert_eq!(row["expanded"], value!(expanded), "{start}");
        assert_eq!(row["goal_test"], "expanded");
    }
    let row =
        &json("solve 125340678 --goal 012345678 --order udlr --realm 2 --goal-test expanded --runs 1 --json");
    let figures = ["depth_reached", "frontier_end", "frontier_peak"].map(|member| row[member].clone());
    assert_eq!(figures, [value!(4), value!(11), value!(12)]);
    let row = &json("solve 2x3541687 --order lrud --realm 2 --goal-test expanded --runs 1 --json");
    assert_eq!(row["expanded"], value!(100_002));
}

#[test]
fn presets_are_the_lanes_that_they_show() {
    let expanded = |preset: &str| {
        let rows = json(&format!("compare 23415x768 --preset {preset} --runs 1 --json"));
        rows.as_array().expect("rows").iter().filter_map(|row| row["expanded"].as_u64()).collect::<Vec<_>>()
    };
    for (preset, figures) in [
        ("heuristics", &[30_079, 1_736, 314, 239, 140][..]),
        ("equal-f", &[314, 312, 650, 650, 643, 322]),
        ("weights", &[314, 220, 140, 142, 83, 42]),
        ("four-f", &[30_079, 42, 314, 140]),
        ("uninformed", &[20_907, 30_079, 30_079, 711, 199_361, 25_480]),
        ("book", &[20_907, 199_361, 2_836, 650]),
    ] {
        assert_eq!(expanded(preset), figures, "{preset}");
    }
}

#[test]
fn a_lane_that_is_no_search_is_refused_with_its_reason() {
    for (arguments, fragment) in [
        ("compare 23415x768 --lane 8:f=h", "--lane 8:f=h: f = h does not grow along a path"),
        ("compare 23415x768 --lane 7:t=high-g,f=h", "with f = h, ties go to the oldest board"),
        ("compare 23415x768 --lane 7 --lane 7:h=manhattan", "--lane 7: that is lane a"),
        ("compare 23415x768 --lane 7:g=late", "character 5: no such value of g"),
        ("compare 23415x768 --lane 8:h=zero,l=41", "a depth limit is a whole number from 0 to 40"),
        ("compare 23415x768 --lane 7b --tie none", "realm 7b finds its boards by f and g"),
        ("compare 23415x768 --realms 7b --tie none", "realm 7b finds its boards by f and g"),
        ("solve 23415x768 --realm 8 --f h", "--realm 8: f = h does not grow along a path"),
        ("solve 23415x768 --realm 8 --depth-limit 9", "the bound of IDA* comes from h"),
        ("solve 23415x768 --realm 2 --heuristic zero", "breadth-first search and a table use no h"),
        ("solve 23415x768 --realm 3 --goal-test expanded", "a table has no goal to test"),
        ("solve 23415x768 --f h --heuristic weighted", "w · h sorts as h does"),
    ] {
        let output = run(arguments);
        assert_eq!(output.code, Some(2), "{arguments}: {}", output.err);
        assert!(output.err.contains(fragment), "{arguments}: {}", output.err);
        assert_eq!(output.out, "", "{arguments}");
    }
    let nine: Vec<String> = (0..9).map(|limit| format!("--lane 8:h=zero,l={limit}")).collect();
    let output = run(&format!("compare 23415x768 {}", nine.join(" ")));
    assert!(output.err.contains("at most 8 lanes stand side by side"), "{}", output.err);
}

#[test]
fn a_search_that_is_cut_off_is_an_answer() {
    let row = &json("solve 23415x768 --realm 8 --heuristic zero --depth-limit 18 --runs 1 --json");
    let members = ["outcome", "moves", "expanded", "depth_limit", "f"].map(|member| row[member].clone());
    assert_eq!(members, [value!("cutoff"), Value::Null, value!(78_729), value!(18), value!("g")]);
    let long = "7:o=drul,t=low-g,n=lifo,h=linear-conflict,p=off,g=generated";
    let text = answer(&format!("compare 23415x768 --lane {long} --lane 8:h=zero,l=18 --runs 1"));
    assert!(text.contains("h=linear-conflict,p=off,"), "{text}");
    let table: Vec<&str> = text.lines().take_while(|line| !line.starts_with("A lane is")).collect();
    assert!(table.iter().all(|line| line.chars().count() <= 120), "{text}");
    let text = answer("compare 23415x768 --lane 8:h=zero,l=18 --lane 7:f=h --runs 1");
    assert!(text.contains("a: cut off at depth 18; there is no path within the limit."), "{text}");
    assert!(text.contains("8:h=zero,l=18") && text.contains("f = h: greedy search"), "{text}");
    let row = &json("solve 2134567x8 --realm 8 --heuristic zero --depth-limit 9 --no-parity --runs 1 --json");
    let members = ["outcome", "solvable", "parity"].map(|member| row[member].clone());
    assert_eq!(members, [value!("cutoff"), value!(false), value!("off")]);
}

#[test]
fn lanes_of_a_line_are_put_in_order() {
    let line = "8r2:23415x768:7:h=zero+7:h=misplaced+7+4";
    assert!(
        answer(&format!("ask {line} --kind order")).contains("c (314) < d (711) < b (1,736) < a (30,079)")
    );
    assert!(answer(&format!("ask {line} --kind order --lanes b,d")).contains("d (711) < b (1,736)"));
    let row = answer(&format!("ask {line} --kind order --json"));
    assert!(row.contains("8r2:23415x768:7:h=zero+7:h=misplaced+7+4@"), "{row}");
}

#[test]
fn a_question_about_a_lane_is_answered_by_its_rule() {
    for (line, kind, fragment) in [
        ("8r2:23415x768:7b:h=zero@e1", "next", "without a heuristic f is g"),
        ("8r2:23415x768:7+7:f=h@b.e28", "next", "the oldest with the lowest f in the heap, 5"),
        ("8r2:1354x2786:2:g=expanded@e385", "next", "It is the goal: taken, not expanded."),
        ("8r2:23415x768:8:h=zero,l=5@e3", "next", "bound 5"),
        ("8r2:23415x768:7:h=zero@e2", "value", "Without a heuristic h is 0 for every board."),
    ] {
        let text = answer(&format!("ask {line} --kind {kind}"));
        assert!(text.contains(fragment) && !text.contains('⟨'), "{line}: {text}");
    }
    for (line, fragment) in [
        ("8r2:23415x768:7+4 --kind order --realms 7", "--realms: this line has lanes of its own"),
        ("8r2:23415x768:7+4 --kind order --lanes a,c", "there is no lane c in this line; the last one is b"),
        ("8r2:23415x768:7+4 --kind order --lanes b,b", "lane b is named twice"),
        ("8r1:23415x768:7@e0 --kind order --lanes a", "--lanes: this line has no lanes of its own"),
        ("8r2:23415x768:7@e10+7:h=misplaced --kind next", "lanes come before the place"),
        ("8r2:23415x768:7+bfs@b.e10 --kind next", "character 17: no such realm"),
        ("8r2:1354x2786:7:t=low-g,g=generated@e29 --kind heap", "heap"),
    ] {
        let output = run(&format!("ask {line}"));
        assert!(
            output.code == Some(2) && output.err.contains(fragment),
            "{line}: {}{}",
            output.out,
            output.err
        );
    }
}

#[test]
fn every_realm_has_a_name_with_every_heuristic() {
    for heuristic in HeuristicKind::ALL {
        let text = answer(&format!("compare 1234567x8 --realms 5,6,7,7b,8 --heuristic {heuristic} --runs 1"));
        assert!(!text.contains('⟨'), "{text}");
    }
}

#[test]
fn f_is_named_by_its_function() {
    let rows = json("compare 1354x2786 --preset weights --runs 1 --json");
    let functions: Vec<&Value> = rows.as_array().expect("rows").iter().map(|row| &row["f"]).collect();
    assert_eq!(functions, ["g+h", "g+wh", "g+wh", "g+wh", "g+wh", "h"]);
    let rows = json("compare 1354x2786 --realms 2,3,4,7,8 --runs 1 --json");
    let members =
        |name: &str| rows.as_array().expect("rows").iter().map(|row| row[name].clone()).collect::<Vec<_>>();
    assert_eq!(members("f"), [Value::Null, Value::Null, Value::Null, value!("g+h"), value!("g+h")]);
    let tests = ["generated", "", "", "expanded", "generated"].map(|test| (!test.is_empty()).then_some(test));
    assert_eq!(members("goal_test"), tests.map(|test| value!(test)));
    assert_eq!(members("lane"), vec![Value::Null; 5]);
    assert_eq!(members("outcome"), vec![value!("found"); 5]);
    assert_eq!(members("version"), vec![value!(env!("CARGO_PKG_VERSION")); 5]);
}
