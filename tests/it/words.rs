//! The message files against each other, against the code that names them, and the figures people read.

mod keys;
#[cfg(feature = "gui")]
mod lead;
mod messages;
mod plurals;
mod used;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use eight_realms_app::{
    page::Page,
    words::{Arg, Language, Words, figures},
};
use eight_realms_core::heuristic::Unit;
use messages::{Messages, messages, root, themes, variables};

use crate::house::CRATES;

const REALMS: [&str; 10] = ["1", "2a", "2", "3", "4", "5", "6", "7", "7b", "8"];

/// Latin words that Chinese text on the screen may hold outside of code: what is written on the blackboard, names, key
/// caps.
pub const LATIN_IN_CHINESE: &[&str] = &[
    "A",
    "IDA",
    "OEIS",
    "STL",
    "a",
    "b",
    "f",
    "g",
    "h",
    "n",
    "w",
    "W",
    "x",
    "X",
    "u",
    "l",
    "r",
    "d",
    "log",
    "Korf",
    "Reid",
    "Edelkamp",
    "Pohl",
    "Nilsson",
    "Norvig",
    "Russell",
    "P",
    "Eight",
    "Realms",
    "English",
    "S",
    "T",
    "Shift",
    "Alt",
    "Ctrl",
    "Home",
    "End",
    "Page",
    "Up",
    "Down",
    "Esc",
    "F",
    "E",
    "G",
    "R",
    "V",
    "B",
    "C",
    "Q",
    "N",
    "D",
    "Z",
    "L",
    "M",
    "I",
    "i",
    "O",
    "H",
    "edX",
    "CSMM",
    "Dijkstra",
    "PNG",
    "SVG",
    "CSV",
    "GIF",
    "APNG",
    "Markdown",
    "IDS",
    "BFS",
    "e",
    "K",
    "Asai",
    "Fukunaga",
    "Holte",
    "Reinefeld",
    // Licences, and fonts under them.
    "https",
    "MIT",
    "Apache",
    "SIL",
    "Open",
    "Font",
    "License",
    "Inter",
    "Noto",
    "Sans",
    "SC",
    "Hack",
];
/// The same on the command line alone.
const LATIN_ON_THE_COMMAND_LINE: &[&str] =
    &["JSON", "CSV", "PNG", "SVG", "shell", "UTF", "LC", "ALL", "MESSAGES", "LANG", "N"];
/// Chinese that an English message may hold: a title, and the program's other name.
const CHINESE_IN_ENGLISH: [&str; 2] = ["《八数码的八境界》", "八境"];

/// A message with `value` for each of its variables.
fn with_all(all: &Messages, words: Words, id: &str, value: u64) -> String {
    let names = variables(all, id);
    let arguments: Vec<(&str, Arg)> = names.iter().map(|name| (name.as_str(), value.into())).collect();
    words.tell(id, &arguments)
}

pub fn is_chinese(letter: char) -> bool {
    ('\u{3400}'..='\u{9fff}').contains(&letter)
}

/// `text` without what stands between backticks.
fn without_code(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

/// The Latin words outside of code that Chinese text of the command line should not hold.
pub fn stray_latin(text: &str) -> Vec<String> {
    let text = without_code(text);
    let words = text.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    let is_known = |word: &&str| LATIN_IN_CHINESE.contains(word) || LATIN_ON_THE_COMMAND_LINE.contains(word);
    words.filter(|word| !is_known(word)).map(str::to_owned).collect()
}

#[test]
fn both_languages_have_the_same_files_ids_and_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        assert_eq!(themes(language), themes(Language::English));
        let other = messages(language);
        assert_eq!(other.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{language:?}");
        for id in english.keys() {
            assert_eq!(variables(&other, id), variables(&english, id), "{id} in {language:?}");
        }
    }
}

#[test]
fn every_message_comes_out_whole() {
    for language in Language::ALL {
        let all = messages(language);
        for words in [Words::new(language), Words::for_documents(language)] {
            for (id, value) in all.keys().flat_map(|id| [(id, 0), (id, 1), (id, 20_907)]) {
                let text = with_all(&all, words, id, value);
                assert!(!text.is_empty() && !text.contains(['{', '⟨', '\u{2068}']), "{id}: {text}");
            }
        }
    }
}

#[test]
fn messages_neither_shout_nor_beg() {
    for language in Language::ALL {
        for (id, message) in messages(language) {
            // Among comparisons the sign is no shout.
            let text = message.text.replace("!=", "");
            assert!(!text.contains(['!', '！', '请']), "{id}: {text}");
            assert!(!message.text.to_lowercase().contains("please"), "{id}: {}", message.text);
        }
    }
}

#[test]
fn chinese_holds_no_stray_latin_word_and_english_no_chinese() {
    for (id, message) in messages(Language::Chinese) {
        let text = without_code(&message.text);
        let words = text.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| !word.is_empty());
        let mut stray: Vec<_> = words.filter(|word| !LATIN_IN_CHINESE.contains(word)).collect();
        if id.starts_with("help-") || id.starts_with("usage-") {
            stray.retain(|word| !LATIN_ON_THE_COMMAND_LINE.contains(word));
        }
        assert!(stray.is_empty(), "{id}: {stray:?}");
    }
    for (id, message) in messages(Language::English) {
        let text = CHINESE_IN_ENGLISH.iter().fold(message.text, |text, known| text.replace(known, ""));
        assert!(!text.contains(is_chinese), "{id}: {text}");
    }
}

#[test]
fn every_realm_has_its_name_idea_and_page() {
    let (english, chinese) = (Words::new(Language::English), Words::new(Language::Chinese));
    for realm in REALMS {
        for (part, latin, wide) in [("name", 17, 10), ("idea", 26, 12)] {
            let id = format!("realm-{realm}-{part}");
            assert!(english.say(&id).chars().count() <= latin, "{id} is too wide for the ladder");
            assert!(chinese.say(&id).chars().count() <= wide, "{id} is too wide for the ladder");
        }
    }
    for page in Page::all() {
        for message in page.paragraphs().map(|part| page.message(part)) {
            let paragraph = english.say(&message);
            let count = paragraph.split(' ').count();
            assert!((35..=80).contains(&count), "{message} has {count} words: {paragraph}");
        }
    }
}

#[test]
fn both_languages_teach_the_same_figures() {
    let figures = |words: Words, id: &str| {
        let text = words.say(id).replace('\u{a0}', "");
        let runs = text.split(|letter: char| !letter.is_ascii_digit());
        let mut numbers: Vec<_> = runs.filter(|run| run.len() > 2).map(str::to_owned).collect();
        numbers.sort();
        numbers
    };
    for id in messages(Language::English).keys().filter(|id| id.starts_with("page-")) {
        let english = figures(Words::new(Language::English), id);
        assert_eq!(figures(Words::new(Language::Chinese), id), english, "{id}");
    }
}

#[test]
fn why_is_one_sentence_on_one_line() {
    for (language, stop, most) in [(Language::English, '.', 95), (Language::Chinese, '。', 48)] {
        let all = messages(language);
        for id in all.keys().filter(|id| id.starts_with("why-")) {
            let text = with_all(&all, Words::new(language), id, 128);
            assert!(text.ends_with(stop) && !text.contains('\n'), "{id}: {text}");
            assert!(text.chars().count() <= most, "{id} is too long: {text}");
        }
    }
}

#[test]
fn a_message_counts_and_groups_its_numbers() {
    let english = Words::new(Language::English);
    assert_eq!(english.tell("moves", &[("moves", 1.into())]), "1 move");
    assert_eq!(english.tell("moves", &[("moves", 20_907.into())]), "20\u{2009}907 moves");
    let document = Words::for_documents(Language::Chinese);
    assert_eq!(document.tell("moves", &[("moves", 20_907.into())]), "20,907 步");
    let sentence = english.tell("why-heap-expand", &[("f", 15.into()), ("g", 5.into())]);
    assert_eq!(sentence, "Why this board: lowest f in the heap, 15; of those the highest g, 5.");
    assert_eq!(english.say("no-such-id"), "⟨no-such-id⟩");
}

#[test]
fn a_language_is_known_by_its_code_and_by_the_systems_locale() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        assert_ne!(language.next(), language);
    }
    assert_eq!(Language::from_code("fr"), None);
    for chinese in ["zh", "zh_CN.UTF-8", "zh-Hans-SG", "ZH-tw"] {
        assert_eq!(Language::from_system(chinese), Language::Chinese, "{chinese}");
    }
    for other in ["", "C", "en_GB.UTF-8", "de@euro", "zha_CN"] {
        assert_eq!(Language::from_system(other), Language::English, "{other}");
    }
}

#[test]
fn whole_numbers_are_grouped_in_threes() {
    for (n, thin) in [(0, "0"), (999, "999"), (1_000, "1 000"), (20_907, "20 907"), (1_234_567, "1 234 567")]
    {
        assert_eq!(figures::grouped(n), thin.replace(' ', "\u{2009}"));
        assert_eq!(figures::comma(n), thin.replace(' ', ","));
    }
}

#[test]
fn millions_are_rounded_and_not_cut() {
    for (n, column, axis) in [
        (0, "0", "0"),
        (999_999, "999 999", "999 999"),
        (5_000_000, "5.0 M", "5 M"),
        (10_040_000, "10.0 M", "10 M"),
        (11_688_663, "11.7 M", "11.7 M"),
        (11_699_577, "11.7 M", "11.7 M"),
        (11_949_999, "11.9 M", "11.9 M"),
        (11_950_000, "12.0 M", "12 M"),
        (2_196_908_810, "2 196.9 M", "2 196.9 M"),
    ] {
        let [column, axis] = [column, axis].map(|written| written.replace(' ', "\u{2009}"));
        assert_eq!((figures::in_millions(n), figures::count_tick(n)), (column, axis));
    }
}

#[test]
fn costs_have_a_tenth_exactly_where_a_search_counts_in_tenths() {
    assert_eq!([0, 9, 31].map(|amount| figures::cost(amount, Unit::Move)), ["0", "9", "31"]);
    let tenths = [0, 7, 10, 124, 1_100].map(|amount| figures::cost(amount, Unit::Tenth));
    assert_eq!(tenths, ["0.0", "0.7", "1.0", "12.4", "110.0"]);
}

#[test]
fn times_have_three_digits_and_round_before_they_choose_a_unit() {
    let cases = [
        (0.0, "0.00 s"),
        (3e-10, "0.300 ns"),
        (1e-9, "1.00 ns"),
        (366e-6, "366 µs"),
        (999.4e-6, "999 µs"),
        (999.6e-6, "1.00 ms"),
        (9.996e-3, "10.0 ms"),
        (99.96e-3, "100 ms"),
        (0.028_06, "28.1 ms"),
        (0.999_6, "1.00 s"),
        (266.4, "266 s"),
        (12_345.0, "12300 s"),
    ];
    for (seconds, shown) in cases {
        assert_eq!(figures::seconds(seconds), shown.replace(' ', "\u{2009}"), "{seconds}");
    }
    for (seconds, shown) in
        [(1e-6, "1 µs"), (2e-5, "20 µs"), (5e-4, "500 µs"), (2.5e-3, "2.5 ms"), (1.0, "1 s")]
    {
        assert_eq!(figures::tick(seconds), shown.replace(' ', "\u{2009}"), "{seconds}");
    }
}

#[test]
fn the_code_names_only_messages_that_exist_and_gives_them_their_variables() {
    let all = messages(Language::English);
    let sources = sources();
    for source in sources {
        let text = fs::read_to_string(&source).unwrap();
        for (at, call) in text.match_indices(".say(").chain(text.match_indices(".tell(")) {
            let rest = text[at + call.len()..].trim_start();
            let Some((id, after)) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')) else {
                continue;
            };
            assert!(all.contains_key(id), "{}: no message {id}", source.display());
            let expected = variables(&all, id);
            match arguments(call, after) {
                Some(names) => assert_eq!(names, expected, "{}: {id}", source.display()),
                None => assert!(call == ".tell(" || expected.is_empty(), "{}: {id}", source.display()),
            }
        }
    }
}

/// The names in `, &[("n", …), …])`, where the list stands there in full.
fn arguments(call: &str, after: &str) -> Option<BTreeSet<String>> {
    let list = after.trim_start().strip_prefix(',')?.trim_start().strip_prefix("&[")?;
    let list = list.split_once("])").filter(|_| call == ".tell(")?.0;
    let names = list.split("(\"").skip(1).filter_map(|rest| rest.split_once("\","));
    Some(names.map(|(name, _)| name.to_owned()).collect())
}

/// Every file of the four crates.
fn sources() -> Vec<PathBuf> {
    let mut sources = Vec::new();
    for folder in CRATES {
        collect_sources(&root().join(folder), &mut sources);
    }
    sources
}

fn collect_sources(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_sources(&path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            sources.push(path);
        }
    }
}
