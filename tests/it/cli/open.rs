//! `open`: what is no moment is wrong use. What the window shows then is tested in the window.

use super::program::{run, run_in};

const CHINESE: &str = "zh_CN.UTF-8";

#[test]
fn what_is_no_moment_and_no_puzzle_is_wrong_use_and_says_why() {
    for (arguments, english, chinese) in [
        ("k", "error: \"k\": position 1: “k” is not a tile", "“k”：第 1 格：“k”不是"),
        ("8r3:23415x768:7", "later version", "更新版本"),
        ("8r1:2341:7@e0", "the start", "起点"),
        (
            "8r1:41325678x:9@e0",
            "character 15: no such realm; there are 1, 2a, 2, 3",
            "第 15 个字符：没有这一境",
        ),
        ("see 8r1:41325678x:7@e", "character 22: e: the number is missing", "第 22 个字符"),
    ] {
        run(&format!("open {arguments}")).is_wrong_use(english);
        run_in(CHINESE, &format!("open {arguments}"), "").is_wrong_use(chinese);
    }
    run("open").is_wrong_use("LINE");
}
