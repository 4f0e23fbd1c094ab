//! What clap finds wrong is reported in both languages; in English exactly as clap words it.

use std::ffi::OsString;

use anstream::adapter::strip_str;
use clap::{
    Error,
    error::{ContextKind, ContextValue, ErrorKind},
};
use eight_realms::{
    cli::{self, usage_error::message},
    words::{Language, Words},
};

use super::{
    help::{arguments, names},
    program::run_in,
};
use crate::words::stray_latin;

/// For every kind that these arguments can bring about: what is typed, what the Chinese contains, what both name.
const CASES: [(ErrorKind, &str, &str, &[&str]); 33] = [
    (ErrorKind::ArgumentConflict, "compare 1 --json --csv", "不能与 '--csv' 同用", &["--csv", "--json"]),
    (
        ErrorKind::ArgumentConflict,
        "solve 1 --memory --json --runs 2",
        "不能与下面的同用：",
        &["--memory", "--runs <N>", "--json"],
    ),
    (ErrorKind::ArgumentConflict, "solve 1 --order ulrd --order ulrd", "只能写一次", &["--order <ORDER>"]),
    (ErrorKind::ArgumentConflict, "check --full --quick", "不能与 '--quick' 同用", &["--full", "--quick"]),
    (ErrorKind::InvalidValue, "solve 1 --goal", "需要一个值", &["--goal <BOARD>"]),
    (ErrorKind::InvalidValue, "--language", "需要一个值", &["--language"]),
    (ErrorKind::ValueValidation, "solve 1 --realm 9", "没有“9”这个境", &["'9'", "--realm", "2a"]),
    (ErrorKind::ValueValidation, "compare 1 --realms 1,x", "没有“x”这个境", &["'x'", "--realms", "7b"]),
    (ErrorKind::ValueValidation, "solve 1 --order uldd", "第 4 个字符 d 重复了", &["'uldd'", "--order", "4"]),
    (ErrorKind::ValueValidation, "solve 1 --order ulxd", "第 3 个字符“x”不是", &["'ulxd'", "--order", "3"]),
    (ErrorKind::ValueValidation, "solve 1 --order ul", "这里只有 2 个", &["'ul'", "--order", "2"]),
    (
        ErrorKind::ValueValidation,
        "solve 1 --tie high",
        "不在 high-g、low-g 之中",
        &["'high'", "--tie", "low-g"],
    ),
    (ErrorKind::ValueValidation, "solve 1 --tie-order x", "不在 fifo、lifo 之中", &["'x'", "--tie-order"]),
    (ErrorKind::ValueValidation, "solve 1 --heuristic x", "没有“x”这个启发函数", &["'x'", "weighted"]),
    (ErrorKind::ValueValidation, "solve 1 --weight x", "至多一位小数", &["'x'", "--weight", "1.0", "5.0"]),
    (ErrorKind::ValueValidation, "solve 1 --weight 9", "权重在 1.0 到 5.0 之间", &["'9'", "--weight"]),
    (ErrorKind::ValueValidation, "solve 1 --runs 0", "0 不在 1 到 1000 之间", &["'0'", "--runs"]),
    (ErrorKind::ValueValidation, "solve 1 --runs=-1", "不是正整数", &["'-1'", "--runs"]),
    (ErrorKind::ValueValidation, "judge poj", "没有“poj”这个评测格式", &["'poj'", "hdu3567"]),
    (ErrorKind::ValueValidation, "check --language xx", "可选 en、zh-CN", &["'xx'", "--language"]),
    (ErrorKind::ValueValidation, "ask 1 --kind x", "没有“x”这一类问题", &["'x'", "--kind", "solvable"]),
    (ErrorKind::ValueValidation, "ask 1 --of x", "可选 start、u、l、r、d", &["'x'", "--of", "start"]),
    (ErrorKind::ValueValidation, "ask 1 --what x", "可选 g、h、f", &["'x'", "--what"]),
    (
        ErrorKind::ValueValidation,
        "ask 1 --measure run-time",
        "可选 expansions、operations",
        &["'run-time'", "--measure", "operations"],
    ),
    (ErrorKind::TooManyValues, "check --json=1", "不要值", &["--json", "'1'"]),
    (ErrorKind::InvalidSubcommand, "slve", "有相近的命令：'solve'", &["'slve'", "'solve'"]),
    (ErrorKind::InvalidSubcommand, "help explain", "没有命令 'explain'", &["'explain'"]),
    (ErrorKind::UnknownArgument, "solve 1 --jso", "有相近的参数：'--json'", &["'--jso'", "'--json'"]),
    (
        ErrorKind::UnknownArgument,
        "--memory solve 1",
        "有 'solve --memory'",
        &["'--memory'", "'solve --memory'"],
    ),
    (ErrorKind::UnknownArgument, "judge poj1077 -x", "没有参数 '-x'", &["'-x'"]),
    (ErrorKind::UnknownArgument, "-- solve", "要用它就去掉前面的 '--'", &["'solve'"]),
    (ErrorKind::MissingRequiredArgument, "ask 1", "缺少这些必需的参数：", &["--kind <KIND>"]),
    (ErrorKind::MissingRequiredArgument, "solve", "缺少这些必需的参数：", &["<BOARD>..."]),
];

/// The error that these arguments bring about, if any; help is none.
fn error(language: Language, args: &[OsString]) -> Option<Error> {
    cli::read(&Words::for_documents(language), args).err().filter(Error::use_stderr)
}

/// Its whole message, without colours.
fn plain_message(language: Language, error: &Error) -> String {
    strip_str(&message(&Words::for_documents(language), error)).to_string()
}

/// No sentence in another language; the names that are in it stay.
fn check_chinese(args: &str, text: &str) {
    let outside_quotes: String = text.split('\'').step_by(2).collect();
    let names = names();
    let as_typed: Vec<&str> = args.split(|letter: char| !letter.is_ascii_alphabetic()).collect();
    let mut stray = stray_latin(&outside_quotes);
    stray.retain(|word| !names.contains(word) && !as_typed.contains(&word.as_str()));
    assert!(stray.is_empty() && !text.contains("无法理解"), "{args}: {stray:?}\n{text}");
}

#[test]
fn every_kind_of_error_has_its_sentence_and_names_what_is_wrong() {
    for (kind, args, chinese, parts) in CASES {
        for language in Language::ALL {
            let error = error(language, &arguments(args)).unwrap_or_else(|| panic!("{args} is wrong"));
            assert_eq!(error.kind(), kind, "{args}");
            let text = plain_message(language, &error);
            for part in parts {
                assert!(text.contains(part), "{args}: {part} is not in\n{text}");
            }
            if language == Language::Chinese {
                assert!(text.starts_with("错误：") && text.contains(chinese), "{args}: {text}");
                check_chinese(args, &text);
            }
        }
    }
}

const COMMANDS: [&str; 10] =
    ["", "ask", "solve", "solve 12345678x", "compare", "judge", "check", "picture", "picture a.png", "help"];
const PIECES: [&str; 34] = [
    "",
    "x",
    "--",
    "-x",
    "--jso",
    "--json",
    "--json=1",
    "--csv",
    "--memory",
    "--runs",
    "--runs=x",
    "--runs=0",
    "--order=",
    "--order=ud",
    "--tie=",
    "--tie-order=x",
    "--goal",
    "--realm=9",
    "--realms=1,,2",
    "--weight=9",
    "--heuristic=x",
    "--quick",
    "--full",
    "--size=1",
    "--theme=x",
    "--language",
    "--language=xx",
    "solve",
    "slve",
    "poj1077",
    "--version",
    "-V",
    "--hel",
    "--no-parity=1",
];

/// Everything that is short and can be typed wrong: two pieces after each command.
#[test]
fn english_is_clap_s_own_and_chinese_holds_no_english_whatever_is_typed() {
    let mut kinds = Vec::new();
    for command in COMMANDS {
        for pair in PIECES.iter().flat_map(|one| PIECES.map(|other| [*one, other])) {
            let args = format!("{command} {} {}", pair[0], pair[1]);
            let Some(error) = error(Language::English, &arguments(&args)) else { continue };
            assert_eq!(plain_message(Language::English, &error), error.to_string(), "{args}");
            check_chinese(&args, &plain_message(Language::Chinese, &error));
            kinds.push(error.kind());
        }
    }
    let is_listed = |kind: &ErrorKind| CASES.iter().any(|(case_kind, ..)| case_kind == kind);
    assert_eq!(kinds.iter().find(|kind| !is_listed(kind)), None);
    assert!(CASES.iter().all(|(kind, ..)| kinds.contains(kind)) && kinds.len() > 5_000, "{}", kinds.len());
}

#[cfg(unix)]
#[test]
fn what_is_no_text_is_wrong_use() {
    use std::os::unix::ffi::OsStringExt;
    let args = [OsString::from("eight-realms"), "solve".into(), OsString::from_vec(b"12\xff".to_vec())];
    let error = error(Language::English, &args).expect("it is wrong");
    assert_eq!(error.kind(), ErrorKind::InvalidUtf8);
    assert_eq!(plain_message(Language::English, &error), error.to_string());
    assert!(plain_message(Language::Chinese, &error).starts_with("错误：有的参数不是 UTF-8 文字\n\n用法： "));
}

/// What no argument of today brings about is reported in a general sentence, with all that clap knows of it.
#[test]
fn an_unknown_kind_is_reported_with_what_clap_knows() {
    let mut error = Error::new(ErrorKind::TooFewValues);
    error.insert(ContextKind::InvalidArg, ContextValue::String("--pair <A> <B>".to_owned()));
    error.insert(ContextKind::MinValues, ContextValue::Number(2));
    for (language, sentence) in [(Language::English, "cannot be understood"), (Language::Chinese, "无法理解")]
    {
        let text = plain_message(language, &error);
        for part in [sentence, &error.kind().to_string(), "--pair <A> <B>", "Minimum Number of Values: 2"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
    let without_context = Error::new(ErrorKind::ArgumentConflict);
    assert!(plain_message(Language::Chinese, &without_context).contains(&without_context.kind().to_string()));
}

#[test]
fn a_tip_that_clap_has_not_given_before_stays_as_it_is() {
    let mut error = Error::new(ErrorKind::UnknownArgument);
    error.insert(ContextKind::InvalidArg, ContextValue::String("--now".to_owned()));
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec!["wait".into()]));
    assert!(plain_message(Language::Chinese, &error).contains("\n  提示：wait\n"));
}

#[test]
fn wrong_use_is_code_2_and_on_standard_error_in_both_languages() {
    for (_, args, chinese, _) in CASES {
        let output = run_in("zh_CN.UTF-8", args, "");
        assert_eq!((output.code, output.out.as_str()), (Some(2), ""), "{args}: {}", output.err);
        assert!(output.err.contains(chinese) && !output.err.contains('\u{1b}'), "{args}: {}", output.err);
    }
}
