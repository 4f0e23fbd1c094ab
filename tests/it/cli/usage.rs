//! Wrong use: exit code 2, nothing on standard output, and words that say what was wrong.

use super::program::{run, run_in};

#[test]
fn a_wrong_board_is_named_with_position_and_fault() {
    run("solve 123456788").is_wrong_use("start \"123456788\": position 9: tile 8 again, first at position 8");
    run("compare 1 2 3 4 5 6 7 8 8").is_wrong_use("position 9: tile 8 again, first at position 8");
    run("solve 12345678x --goal 1234x678x").is_wrong_use("goal \"1234x678x\": position 9: the blank again");
    run("solve 12345678x1").is_wrong_use("10 cells; a board has nine (tile 1 is at positions 1 and 10)");
    run("solve 1234567x").is_wrong_use("8 cells of 9, still missing: 8");
    run("solve 12345679x").is_wrong_use("position 8: “9” is not a tile");
}

#[test]
fn unknown_names_are_answered_with_the_known_ones() {
    run("solve 12345678x --realm 9")
        .is_wrong_use("1, 2a, 2 (bfs), 3, 4 (bidirectional), 5, 6, 7 (astar), 7b and 8 (idastar)");
    run("compare 12345678x --realms 1,2b").is_wrong_use("\"2b\" is not a realm");
    run("solve 12345678x --tie high").is_wrong_use("[possible values: high-g, low-g, none]");
    run("solve 12345678x --tie-order first").is_wrong_use("[possible values: fifo, lifo]");
    run("solve 12345678x --heuristic euclid")
        .is_wrong_use("misplaced, misplaced-blank, manhattan, linear-conflict, weighted");
    run("judge poj").is_wrong_use("hdu3567, pair");
    run("ask 12345678x --kind x").is_wrong_use("solvable, heap");
    run("ask 12345678x --kind value --of x").is_wrong_use("start, u, l, r, d");
    run("ask 12345678x --kind order --measure run-time").is_wrong_use("expansions, operations");
    run("--language fr").is_wrong_use("en, zh-CN");
}

/// What this program's readers refuse: what is typed, and what is said of it in English and in Chinese.
const REFUSED: [(&str, &str, &str); 9] = [
    ("solve 1 --realm 9", "\"9\" is not a realm", "没有“9”这个境，可选 1、2a、2 (bfs)"),
    ("compare 1 --realms 1,x", "'x' for '--realms", "没有“x”这个境"),
    ("solve 1 --order uldd", "position 4: d again", "第 4 个字符 d 重复了"),
    ("solve 1 --order ulxd", "position 3: 'x' is not one of", "第 3 个字符“x”不是"),
    ("solve 1 --order ul", "names all four of u, l, r, d; this names 2", "这里只有 2 个"),
    ("solve 1 --weight x", "from 1.0 to 5.0", "至多一位小数"),
    ("solve 1 --weight 9", "'9' for '--weight <W>'", "权重在 1.0 到 5.0 之间"),
    ("solve 1 --runs 0", "0 is not in 1..1000", "0 不在 1 到 1000 之间"),
    ("solve 1 --runs=-1", "not a positive whole number", "不是正整数"),
];

#[test]
fn what_a_reader_refuses_is_said_in_both_languages() {
    for (args, english, chinese) in REFUSED {
        run(args).is_wrong_use(english);
        let output = run_in("zh_CN.UTF-8", args, "");
        assert_eq!((output.code, output.out.as_str()), (Some(2), ""), "{args}: {}", output.err);
        assert!(
            output.err.starts_with("错误：值 '") && output.err.contains(chinese),
            "{args}: {}",
            output.err
        );
        assert_eq!(output.err.lines().count(), 1, "{args}: {}", output.err);
    }
}

#[test]
fn what_clap_finds_is_said_in_its_own_words() {
    let cases = [
        ("compare 1 --json --csv", "'--json' cannot be used with '--csv'"),
        ("solve 1 --order ulrd --order ulrd", "cannot be used multiple times"),
        ("solve 1 --goal", "a value is required for '--goal <BOARD>...'"),
        ("slve", "a similar subcommand exists: 'solve'"),
        ("solve 1 --jso", "a similar argument exists: '--json'"),
        ("ask 1", "--kind <KIND>"),
        ("solve 1 --heuristic x", "--heuristic <NAME>"),
    ];
    for (args, fault) in cases {
        for locale in ["C", "zh_CN.UTF-8"] {
            run_in(locale, args, "").is_wrong_use(fault);
        }
    }
}

#[test]
fn a_wrong_weight_names_its_range_and_a_weight_goes_with_one_heuristic() {
    run("solve 12345678x --heuristic weighted --weight 5.1").is_wrong_use("between 1.0 and 5.0");
    run("solve 12345678x --heuristic weighted --weight 2.05")
        .is_wrong_use("1.0 to 5.0 with at most one decimal");
    run("solve 12345678x --heuristic manhattan --weight 2.0").is_wrong_use("goes with --heuristic weighted");
    run("compare 12345678x --weight 2.0").is_wrong_use("goes with --heuristic weighted");
}

#[test]
fn what_is_missing_or_too_much_is_wrong_use() {
    run("solve").is_wrong_use("BOARD");
    run("compare").is_wrong_use("BOARD");
    run("judge").is_wrong_use("FORMAT");
    run("solve 12345678x --runs 0").is_wrong_use("0 is not in 1..");
    run("solve 12345678x --csv").is_wrong_use("--csv");
    run("solve 12345678x --realms 1").is_wrong_use("--realms");
    run("solve 12345678x --memory --json").is_wrong_use("cannot be used with");
    run("solve 12345678x --moves words --json").is_wrong_use("cannot be used with");
    run("compare 12345678x --memory").is_wrong_use("--memory");
    run("explain").is_wrong_use("explain");
}

#[cfg(feature = "gui")]
#[test]
fn wrong_arguments_of_picture_are_explained() {
    run("picture").is_wrong_use("FILE.png");
    run("picture a.png --size 1440").is_wrong_use("such as 1440x900");
    run("picture a.png --size widexhigh").is_wrong_use("such as 1440x900");
    run("picture a.png --size 0x900").is_wrong_use("between 320x240 and 8192x8192");
    run("picture a.png --language fr").is_wrong_use("en, zh-CN");
    run("picture a.png --theme blue").is_wrong_use("light");
}
