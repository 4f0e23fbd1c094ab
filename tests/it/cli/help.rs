//! The help of the program and of every command, in both languages.

use std::{collections::BTreeSet, ffi::OsString};

use clap::{Command, CommandFactory, error::ErrorKind};
use eight_realms::cli::{self, args::Arguments};
use eight_realms_app::{
    desk::figure::Form,
    words::{Language, Words},
};
use eight_realms_core::{
    ask::QuestionKind, heuristic::HeuristicKind, judge::Format, lane::Preset, realm::Realm,
};
use unicode_width::UnicodeWidthStr;

use super::program::run_in;
use crate::words::{is_chinese, stray_latin};

/// The program itself and its commands.
fn commands() -> Vec<String> {
    let names = Arguments::command().get_subcommands().map(|command| command.get_name().to_owned()).collect();
    [vec![String::new()], names].concat()
}

pub fn arguments(text: &str) -> Vec<OsString> {
    ["eight-realms"].into_iter().chain(text.split_whitespace()).map(OsString::from).collect()
}

/// The help for these arguments.
fn help(language: Language, args: &str) -> String {
    let error = cli::read(&Words::for_documents(language), &arguments(args)).expect_err("help is no command");
    assert_eq!(error.kind(), ErrorKind::DisplayHelp, "{args}: {error}");
    error.to_string()
}

/// Names that stay: of commands, options, values and values' places.
pub fn names() -> BTreeSet<String> {
    fn collect(command: &Command, names: &mut BTreeSet<String>) {
        names.insert(command.get_name().to_owned());
        for argument in command.get_arguments() {
            names.extend(argument.get_long().map(str::to_owned));
            names.extend(argument.get_short().map(String::from));
            names.extend(argument.get_value_names().into_iter().flatten().map(ToString::to_string));
            let defaults = argument.get_default_values().iter();
            names.extend(defaults.map(|value| value.to_string_lossy().into_owned()));
        }
        command.get_subcommands().for_each(|command| collect(command, names));
    }
    let mut names = BTreeSet::from(["help".to_owned(), "version".to_owned(), "V".to_owned()]);
    collect(&Arguments::command(), &mut names);
    names.extend(QuestionKind::ALL.map(|kind| kind.name().to_owned()));
    names.extend(Format::ALL.map(|format| format.name().to_owned()));
    names.extend(HeuristicKind::ALL.map(|heuristic| heuristic.name().to_owned()));
    names.extend(Preset::ALL.map(|preset| preset.name().to_owned()));
    names.extend(Form::ALL.into_iter().flat_map(|form| [form.ending(), form.name()]).map(str::to_owned));
    names.extend(["PNG", "SVG", "shell"].map(str::to_owned));
    // Letters of a lane's settings, as the example of `--lane` has them.
    names.extend(["h", "l"].map(str::to_owned));
    names.extend(Realm::ALL.into_iter().filter_map(Realm::common_name).map(str::to_owned));
    let pieces = names.iter().flat_map(|name| name.split(|letter: char| !letter.is_ascii_alphabetic()));
    pieces.filter(|piece| !piece.is_empty()).map(str::to_owned).collect()
}

#[test]
fn help_is_whole_and_fits_80_columns() {
    for language in Language::ALL {
        for command in commands() {
            for args in [format!("{command} -h"), format!("{command} --help"), format!("help {command}")] {
                let text = help(language, &args);
                assert!(!text.contains(['⟨', '{', '\u{1b}']) && !text.contains("help-"), "{args}: {text}");
                let wide = text.lines().find(|line| line.width() > 80);
                assert_eq!(wide, None, "{args} in {language:?}");
                let empty = text.lines().find(|line| line.ends_with(' ') && !line.trim().is_empty());
                assert_eq!(empty, None, "{args} in {language:?}");
            }
        }
    }
}

#[test]
fn chinese_help_holds_no_english_and_english_no_chinese() {
    let names = names();
    for command in commands() {
        for flag in ["-h", "--help"] {
            let args = format!("{command} {flag}");
            let text = help(Language::Chinese, &args);
            let stray: Vec<String> =
                stray_latin(&text).into_iter().filter(|word| !names.contains(word)).collect();
            assert!(stray.is_empty(), "{args}: {stray:?}\n{text}");
            assert!(text.contains("用法：") && text.contains("显示帮助"), "{text}");
            let text = help(Language::English, &args);
            assert!(!text.contains(is_chinese), "{args}: {text}");
        }
    }
}

/// No help text is in the code, only ids of messages, and each of these messages is in some help.
#[test]
fn every_text_of_the_help_is_a_message_and_every_message_is_in_some_help() {
    fn ids_of(command: &Command) -> Vec<String> {
        let own = [command.get_about(), command.get_long_about()].into_iter().flatten();
        let of_arguments =
            command.get_arguments().flat_map(|it| [it.get_help(), it.get_long_help()]).flatten();
        let mut ids: Vec<String> = own.chain(of_arguments).map(ToString::to_string).collect();
        ids.extend(command.get_subcommands().flat_map(ids_of));
        ids
    }
    for language in Language::ALL {
        let (words, all) = (Words::for_documents(language), commands());
        let all_help: String =
            all.iter().map(|command| help(language, &format!("{command} --help"))).collect();
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        for id in ids_of(&Arguments::command()) {
            assert!(id.starts_with("help-"), "{id:?} is no id");
            for line in lines(&words.say(&id)) {
                assert!(all_help.contains(&line), "{id}: {line} is in no help in {language:?}");
            }
        }
    }
}

#[test]
fn help_lists_every_option_with_its_values_and_its_default() {
    for language in Language::ALL {
        for command in Arguments::command().get_subcommands() {
            let text = help(language, &format!("{} --help", command.get_name()));
            for argument in command.get_arguments() {
                let places = argument.get_value_names().into_iter().flatten().map(ToString::to_string);
                let takes_values = argument.get_action().takes_values();
                let mut parts: Vec<String> = places.filter(|_| takes_values).collect();
                parts.extend(argument.get_long().map(|long| format!("--{long}")));
                let defaults = argument.get_default_values().iter();
                parts.extend(defaults.map(|value| value.to_string_lossy().into_owned()));
                for part in parts {
                    assert!(text.contains(&part), "{part} is not in\n{text}");
                }
            }
            assert!(text.contains("--language <en|zh-CN>") && text.contains("-h, --help"), "{text}");
        }
    }
}

#[test]
fn help_goes_to_standard_output_and_is_no_fault() {
    for (locale, usage) in [("C", "Usage: eight-realms"), ("zh_CN.UTF-8", "用法： eight-realms")] {
        for args in ["--help", "-h", "help", "help solve", "solve --help", "help help"] {
            let output = run_in(locale, args, "");
            assert_eq!((output.code, output.err.as_str()), (Some(0), ""), "{args}");
            assert!(output.out.contains(usage), "{args}: {}", output.out);
        }
        let output = run_in(locale, "--version", "");
        assert_eq!(
            (output.code, output.out),
            (Some(0), format!("eight-realms {}\n", env!("CARGO_PKG_VERSION")))
        );
        let output = run_in(locale, "help explain", "");
        assert_eq!((output.code, output.out.as_str()), (Some(2), ""));
        assert!(output.err.contains("'explain'"), "{}", output.err);
    }
}

/// Commands in the help of a command, each on a line of its own.
fn examples(text: &str) -> Vec<&str> {
    let lines = text.lines().map(|line| line.trim().trim_matches('`'));
    lines.filter_map(|line| line.strip_prefix("eight-realms ")).collect()
}

#[test]
fn the_examples_of_the_help_answer() {
    for command in ["trace", "lab", "deal", "export", "completions"] {
        let [english, chinese] = Language::ALL.map(|language| help(language, &format!("{command} --help")));
        assert_eq!(examples(&english), examples(&chinese));
        assert_eq!(examples(&english).len(), 2, "{english}");
        for example in examples(&english) {
            assert!(example.starts_with(command), "{example}");
            let output = run_in("C", example, "");
            assert_eq!((output.code, output.err.as_str()), (Some(0), ""), "{example}");
            assert!(output.out.lines().count() > 5, "{example}: {}", output.out);
        }
    }
}
