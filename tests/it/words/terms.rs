//! One word for one thing, the field's own: what the messages must not say, with the few exceptions.

use eight_realms::words::Language;

use super::messages;

/// What a message must not hold, in lower case. A `|` is the edge of a word, `…^…` a text that nothing of what follows
/// the `^` comes after.
const NOT_ENGLISH: &[&str] = &[
    // path, solution
    "|no way|",
    "|shortest way|",
    "|way to|",
    "|way back|",
    "|way of|",
    "|ways|",
    // heuristic
    "|estimate|",
    "|estimates|",
    "promises too much",
    // run time, recording time, not recorded
    "|bare|",
    "|streamed|",
    "nobody listen",
    // reached, area of the map
    "|lit|",
    "|the ground|",
    // discarded, pruned
    "|refused|",
    "turned away",
    // iteration
    "|round|",
    "|rounds|",
    // swapped entries of a heap
    "|exchange|",
    "|exchanges|",
    // lookup, operations, must-expand, standard, default
    "look-up",
    "counted work",
    "|meter|",
    "yardstick",
    "usual goal",
    "as at first",
];
const NOT_CHINESE: &[&str] = &[
    // 路径
    "路^径",
    "走回头路",
    // 启发函数
    "估价",
    // 用时、录制用时、不录制
    "净时间",
    "传送时间",
    "无人旁",
    // 已到达、面积
    "点亮",
    "见过",
    "图面",
    // 舍弃、剪枝
    "不收",
    "剪掉",
    // 阈值
    "界限",
    // 操作次数、比较标准、必要扩展、平局、图例、数码、双中心
    "计数工作量",
    "时钟",
    "量表",
    "尺子",
    "两可",
    "记号",
    "牌",
    "双距",
];

/// A message that may hold what is forbidden: language, id, the words that hold it, the reason why they may.
struct Exception(Language, &'static str, &'static str, &'static str);

const EXCEPTIONS: &[Exception] = &[
    Exception(
        Language::Chinese,
        "lesson-heading-idea",
        "思路",
        "a line of thought, which is a word of its own and no path",
    ),
    Exception(
        Language::English,
        "place-word-look-up",
        "look-up",
        "a word of the language of places, which people have in their notes",
    ),
];

const fn forbidden(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => NOT_ENGLISH,
        Language::Chinese => NOT_CHINESE,
    }
}

/// Whether `text`, in lower case, holds what `pattern` describes.
fn holds(text: &str, pattern: &str) -> bool {
    let (pattern, never_after) = pattern.split_once('^').unwrap_or((pattern, ""));
    let phrase = pattern.trim_matches('|');
    text.match_indices(phrase).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + phrase.len()..]);
        let begins = !pattern.starts_with('|') || !before.ends_with(char::is_alphanumeric);
        let ends = !pattern.ends_with('|') || !after.starts_with(char::is_alphanumeric);
        begins && ends && (never_after.is_empty() || !after.starts_with(never_after))
    })
}

/// `text` of the message, in lower case, without what it may say all the same.
fn without_exceptions(language: Language, id: &str, text: &str) -> String {
    let excused = EXCEPTIONS.iter().filter(|exception| exception.0 == language && exception.1 == id);
    excused.fold(text.to_lowercase(), |text, Exception(.., words, _)| text.replace(words, " "))
}

#[test]
fn messages_speak_in_the_terms_of_the_field() {
    let mut violations = Vec::new();
    for language in Language::ALL {
        for (id, message) in messages(language) {
            let text = without_exceptions(language, &id, &message.text);
            let mut patterns = forbidden(language).iter().filter(|pattern| holds(&text, pattern));
            violations.extend(patterns.next().map(|pattern| format!("{id}: {pattern}: {}", message.text)));
        }
    }
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

/// An exception that nothing needs any more hides the next mistake.
#[test]
fn every_exception_is_needed_and_has_a_reason() {
    assert!(EXCEPTIONS.len() <= 20, "{} exceptions", EXCEPTIONS.len());
    for Exception(language, id, words, reason) in EXCEPTIONS {
        let text = &messages(*language)[*id].text.to_lowercase();
        assert!(text.contains(words), "{id} does not say {words}");
        assert!(
            forbidden(*language).iter().any(|pattern| holds(words, pattern)),
            "{id}: {words} is no fault"
        );
        assert!(reason.split(' ').count() > 3, "{id}: why may it say {words}?");
    }
}

#[test]
fn a_forbidden_term_is_found_where_it_is_a_word() {
    for (text, pattern, is_held) in [
        ("the shortest way.", "|shortest way|", true),
        ("in both ways", "|ways|", true),
        ("always", "|ways|", false),
        ("h is estimated", "|estimate|", false),
        ("a look-up table", "look-up", true),
        ("split", "|lit|", false),
        ("一条路", "路^径", true),
        ("最短路径", "路^径", false),
        ("路径都是路", "路^径", true),
    ] {
        assert_eq!(holds(text, pattern), is_held, "{pattern} in {text}");
    }
}
