//! In which language the program speaks, and what is the same in all of them.

use std::ffi::OsString;

use eight_realms::cli::language;
use eight_realms_app::words::{Language, Words, facts};
use eight_realms_core::check::names;
use unicode_width::UnicodeWidthStr;

use super::program::{ProgramOutput, command, run, run_in};
use crate::words::stray_latin;

const CHINESE: &str = "zh_CN.UTF-8";

fn of(variables: &[(&str, &str)]) -> Language {
    language::of_variables(|name| {
        let set = variables.iter().find(|(variable, _)| *variable == name);
        set.map(|(_, value)| OsString::from(value))
    })
}

#[test]
fn the_first_variable_that_is_set_and_not_empty_names_the_language() {
    let (chinese, english) = (Language::Chinese, Language::English);
    for (variables, expected) in [
        (&[("LC_ALL", "zh_CN.UTF-8"), ("LC_MESSAGES", "en_GB"), ("LANG", "en_GB")][..], chinese),
        (&[("LC_ALL", "C"), ("LC_MESSAGES", "zh_CN"), ("LANG", "zh_CN")], english),
        (&[("LC_ALL", "POSIX"), ("LANG", "zh_CN")], english),
        (&[("LC_ALL", ""), ("LC_MESSAGES", "zh_CN"), ("LANG", "en_GB")], chinese),
        (&[("LC_MESSAGES", "en_GB"), ("LANG", "zh_CN")], english),
        (&[("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "zh_Hans_SG.UTF-8")], chinese),
        (&[("LANG", "zh")], chinese),
        (&[("LANG", "zh_TW.UTF-8")], chinese),
        (&[("LANG", "zh_CN.utf8")], chinese),
        (&[("LANG", "zh_CN.UTF-8@stroke")], chinese),
        (&[("LANG", "zh_CN@stroke")], chinese),
        (&[("LANG", "zh_CN.GBK")], english),
        (&[("LANG", "zh_CN.GB18030")], english),
        (&[("LANG", "zh_TW.Big5@stroke")], english),
        (&[("LANG", "de_DE.UTF-8")], english),
        (&[("LC_CTYPE", "zh_CN.UTF-8"), ("LANGUAGE", "zh")], english),
    ] {
        assert_eq!(of(variables), expected, "{variables:?}");
    }
}

#[test]
fn the_option_comes_before_the_variables_wherever_it_stands() {
    let language_in = |text: &str| {
        let texts: Vec<OsString> = text.split(' ').map(OsString::from).collect();
        language::requested(&texts)
    };
    for args in ["--language zh-CN solve", "solve --language=zh-CN", "solve x --language ZH-cn"] {
        assert_eq!(language_in(args), Some(Language::Chinese), "{args}");
    }
    for args in ["solve", "--language", "--language fr", "solve -- --language zh-CN", "--languages=zh-CN"] {
        assert_eq!(language_in(args), None, "{args}");
    }
    assert_eq!(language_in("--language en solve --language zh-CN"), Some(Language::Chinese));
    let english = run_in(CHINESE, "solve 12345678x --goal 1 --language en", "");
    assert!(english.err.starts_with("error: goal \"1\": "), "{}", english.err);
    for args in ["--language zh-CN solve 1", "solve 1 --language=zh-CN"] {
        let output = run(args);
        assert!(output.err.starts_with("错误：起点“1”：9 格里只有 1 格"), "{}", output.err);
    }
}

/// The language of a picture is the window's in it: English, whatever the language of the system, unless another is
/// requested.
#[cfg(feature = "gui")]
#[test]
fn the_option_is_one_before_and_after_picture() {
    use eight_realms::cli::{args::Command, read};

    let picture_language = |args: &str| {
        let texts: Vec<OsString> = format!("eight-realms {args}").split(' ').map(OsString::from).collect();
        let arguments = read(&Words::for_documents(Language::English), &texts).expect("it is understood");
        match arguments.command {
            Some(Command::Picture(request)) => request.language,
            _ => panic!("{args} asks for no picture"),
        }
    };
    assert_eq!(picture_language("picture a.png"), Language::English);
    for args in ["--language zh-CN picture a.png", "picture a.png --language zh-CN"] {
        assert_eq!(picture_language(args), Language::Chinese, "{args}");
    }
}

#[test]
fn every_variable_is_read() {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        let mut command = command(["solve", "1"]);
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        let output = ProgramOutput::from(command.env(variable, CHINESE).output().expect("the program runs"));
        assert!(output.err.starts_with("错误："), "{variable}: {}", output.err);
    }
}

/// The answers without what no two runs have in common: times.
fn without_times(text: &str) -> String {
    let is_time = |line: &str| {
        ["median", "min", "max", "seconds", "lookup_seconds"]
            .iter()
            .any(|key| line.trim_start().starts_with(&format!("\"{key}\":")))
    };
    let json = text.lines().filter(|line| !is_time(line));
    let without = |line: &str| match line.split(',').collect::<Vec<_>>() {
        cells if cells.len() > 30 && cells[0] != "realm" => [&cells[..17], &cells[22..]].concat().join(","),
        _ => line.to_owned(),
    };
    json.map(without).collect::<Vec<_>>().join("\n")
}

#[test]
fn what_a_machine_reads_is_the_same_in_every_language() {
    let boards = "2 3 4 1 5 x 7 6 8\n123456870\n";
    for (args, input) in [
        ("solve 234150768 --realm 3 --runs 2 --json", ""),
        ("solve 123456870 --realm 8 --no-parity --runs 1 --json", ""),
        ("solve 234150768 --realm 2 --memory", ""),
        ("compare 234150768 --realms 1,3,5,8 --runs 1 --json", ""),
        ("compare 234150768 --realms 1,3,5,8 --runs 1 --csv", ""),
        ("compare 123456870 --realms 4,8 --no-parity --runs 1 --csv", ""),
        ("check --json", ""),
        ("judge poj1077", boards),
        ("judge hdu1043", boards),
        ("judge acwing845", "12345678x"),
        ("judge hdu3567", "1\n12X453786\n12345678X\n"),
        ("judge hdu3567", "1\n12X453786\n1"),
        ("--version", ""),
    ] {
        let [english, chinese] = ["C", CHINESE].map(|locale| run_in(locale, args, input));
        assert_eq!(english.code, chinese.code, "{args}");
        assert_eq!(without_times(&english.out), without_times(&chinese.out), "{args}");
        assert_eq!(english.err.is_empty(), chinese.err.is_empty(), "{args}");
    }
}

/// All but names and typed text must be Chinese.
fn check_chinese(text: &str) {
    const TERMS: &[&str] = &[
        "ulrd",
        "fifo",
        "lifo",
        "low",
        "high",
        "manhattan",
        "misplaced",
        "kB",
        "MB",
        "ms",
        "s",
        "B",
        "ns",
        "a",
        "linear",
        "conflict",
        "blank",
        "weighted",
        "no",
        "runs",
    ];
    let stray: Vec<String> =
        stray_latin(text).into_iter().filter(|word| !TERMS.contains(&word.as_str())).collect();
    assert!(stray.is_empty(), "{stray:?}\n{text}");
}

#[test]
fn people_are_answered_in_their_language() {
    let table = run_in(CHINESE, "compare 234150768 --realms 2a,3,5,7,8 --runs 1", "");
    assert_eq!((table.code, table.err.as_str()), (Some(0), ""));
    check_chinese(&table.out.lines().filter(|line| !line.contains('─')).collect::<String>());
    assert!(table.out.contains("扩展数") && table.out.contains("20,907"));
    let one = run_in(CHINESE, "solve 123456870 --realm 8 --no-parity --runs 1", "");
    assert!(one.out.contains("无解") && one.err.contains("第八境"), "{}{}", one.out, one.err);
    let solution = run_in(CHINESE, "solve 234150768 --runs 1", "");
    assert!(solution.out.contains("路径："), "{}", solution.out);
    let check_output = run_in(CHINESE, "check", "");
    assert!(check_output.code == Some(0) && check_output.err.contains("条条相符"), "{}", check_output.err);
    let starts: Vec<_> = check_output.out.lines().map(|line| line.find(" s  ").expect("seconds")).collect();
    assert!(starts.len() >= 40 && starts.iter().all(|start| *start == starts[0]), "{}", check_output.out);
}

#[test]
fn our_own_errors_are_reported_in_both_languages() {
    for (args, input, english, chinese) in [
        ("solve 123456788", "", "start \"123456788\": position 9", "起点“123456788”：第 9 格"),
        (
            "solve 12345678x --weight 2",
            "",
            "--weight goes with",
            "`--weight` 只与 `--heuristic weighted` 同用",
        ),
        ("compare 12345678x --realms 4,4", "", "realm 4 is named twice", "第 4 境写了两次"),
        (
            "judge poj1077",
            "1 2 y",
            "line 1, column 5, case 1: position 3",
            "第 1 行第 5 列，第 1 组：第 3 格",
        ),
        ("judge hdu3567", "1\n12345678x\n1", "goal: 1 cell of 9", "目标：9 格里只有 1 格"),
        ("judge hdu3567", "1\n", "start: there is no board", "起点：这里没有局面"),
        ("judge hdu3567", "x", "\"x\" is not a number of cases", "“x”不是组数"),
        ("judge hdu3567", "0 7", "only 0 cases were announced", "组数是 0，后面却还有内容"),
        ("judge hdu3567", "", "the number of cases is missing", "缺少组数"),
        ("judge acwing845", "12345678x 2", "a second board begins here with '2'", "从“2”开始是第二个局面"),
    ] {
        for (locale, part) in [("C", english), (CHINESE, chinese)] {
            let output = run_in(locale, args, input);
            assert_eq!(output.code, Some(2), "{args}");
            assert!(output.err.contains(part), "{args}: {}", output.err);
        }
        check_chinese(&run_in(CHINESE, args, input).err.replace(['y', 'x'], ""));
    }
}

#[test]
fn every_fact_has_a_name_in_both_languages() {
    for name in names() {
        for language in Language::ALL {
            let text = facts::name(&Words::for_documents(language), name);
            assert!(!text.contains('⟨') && text.width() <= 76, "{text}");
        }
        let text = facts::name(&Words::for_documents(Language::Chinese), name);
        let stray: Vec<String> = stray_latin(&text).into_iter().filter(|word| word != "a").collect();
        assert!(stray.is_empty(), "{text}: {stray:?}");
    }
}
