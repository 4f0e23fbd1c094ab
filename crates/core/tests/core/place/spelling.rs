//! Places written and read, and what is wrong with a text that is none.

use std::num::NonZeroU64;

use eight_realms_app::words::{
    Language, Words, faults,
    places::{read, written},
};
use eight_realms_core::{
    puzzle::BoardError,
    replay::place::{
        Amount, Beside, Comparison, Condition, EventClass, EventPlace, Place, PlaceError, PlaceFault,
        PlaceTest, Quantity, keywords,
    },
    trace::Side,
};
use proptest::{collection::vec, prelude::*, sample::select};

use super::place;
use crate::{
    readers::seeded::{board, seeded_config},
    samples::size,
};

#[test]
fn a_place_is_written_in_its_canonical_form() {
    for text in [
        "start",
        "end",
        "before expansion 4",
        "f-step and f = 8",
        "layer and backward and g = 9",
        "frontier >= 19",
        "duplicate",
        "before f > 12.4 and board 41325678x and forward #9223372036854775807",
        "look-up and g = 0",
        "look-up 3",
        "tie >= 3 #2",
    ] {
        assert_eq!(place(text).to_string(), text);
    }
    for (text, canonical) in [
        ("  before   expansion  007\n", "before expansion 7"),
        ("f-step and f=8", "f-step and f = 8"),
        ("bound>=12.0 #1", "bound >= 12"),
        ("h<=0.5", "h <= 0.5"),
        ("g!=3#2", "g != 3 #2"),
        ("board 41325678X and expand", "board 41325678x and expand"),
        ("board 4132_5678", "board 4132x5678"),
    ] {
        assert_eq!(place(text).to_string(), canonical, "{text}");
    }
}

fn assert_faults<const N: usize>(faults: [(&str, usize, PlaceFault); N]) {
    for (text, position, fault) in faults {
        assert_eq!(text.parse::<Place>(), Err(PlaceError { position, fault }), "{text}");
    }
}

#[test]
fn an_error_names_its_character() {
    assert_faults([
        ("", 1, PlaceFault::ConditionMissing),
        ("before", 7, PlaceFault::ConditionMissing),
        ("expand and ", 12, PlaceFault::ConditionMissing),
        ("expand #", 9, PlaceFault::NumberMissing),
        ("expand #0", 9, PlaceFault::NumberZero),
        ("expansion", 10, PlaceFault::NumberMissing),
        ("event x", 7, PlaceFault::NumberMissing),
        ("event 00", 8, PlaceFault::NumberZero),
        ("event 9223372036854775808", 7, PlaceFault::NumberTooLarge),
        ("g = 99999999999999999999999", 5, PlaceFault::NumberTooLarge),
        ("g", 2, PlaceFault::ComparisonMissing(Quantity::G)),
        ("g 3", 3, PlaceFault::ComparisonMissing(Quantity::G)),
        ("g =", 4, PlaceFault::NumberMissing),
        ("g == 3", 4, PlaceFault::NumberMissing),
        ("tie >= 3.5", 9, PlaceFault::NotWhole(Quantity::Tie)),
        ("f = 3.", 7, PlaceFault::NumberMissing),
        ("f = 3.14", 8, PlaceFault::NotInTenths),
        ("start #2", 7, PlaceFault::LeftOver("#2".to_owned())),
        ("end of it", 5, PlaceFault::LeftOver("of".to_owned())),
        ("expand duplicate", 8, PlaceFault::LeftOver("duplicate".to_owned())),
        ("expand #2 and new", 11, PlaceFault::LeftOver("and".to_owned())),
        ("expand, new", 7, PlaceFault::LeftOver(",".to_owned())),
    ]);
}

#[test]
fn an_error_in_a_board_or_a_word_names_its_character() {
    let board = PlaceFault::Board;
    assert_faults([
        ("board 12345678", 15, board(BoardError::TooShort { cells: 8, missing: vec![0] })),
        ("board 123456789", 15, board(BoardError::NotATile { position: 9, character: '9' })),
        ("board 1123", 8, board(BoardError::Repeated { position: 2, tile: 1, first: 1 })),
        ("board 12345678x1", 16, board(BoardError::TooLong { character: '1' })),
    ]);
    for (text, position, stray) in [
        ("before start", 8, "start"),
        ("g = 1 and end", 11, "end"),
        ("Expand", 1, "Expand"),
        ("g = 1 and (", 11, "("),
        ("扩展", 1, "扩展"),
    ] {
        let error = text.parse::<Place>().expect_err(text);
        assert_eq!(error.position, position, "{text}");
        let PlaceFault::UnknownWord { word, known } = error.fault else { panic!("{text}: {error}") };
        assert_eq!(word, stray, "{text}");
        // A list never names what is not there.
        assert!(!known.split(", ").any(|other| other == word), "{text}: {known}");
        let begins = position == 1;
        assert_eq!(known.contains("start, end, before"), begins, "{text}: {known}");
        assert!(
            known.contains("begin, ") && known.contains("f-step") && known.contains("frontier"),
            "{known}"
        );
    }
}

#[test]
fn every_error_is_a_sentence_in_both_languages() {
    for (text, english, chinese) in [
        ("", "character 1: a condition is missing", "第 1 个字符：缺一个条件"),
        ("tie >= 3.5", "character 9: tie is a whole number", "第 9 个字符：“并列”是整数"),
        (
            "g",
            "character 2: after g =, !=, <, <=, > or >= is missing",
            "第 2 个字符：“g”后面缺 =、!=、<、<=、> 或 >=",
        ),
        ("event", "character 6: the number is missing", "第 6 个字符：缺一个数"),
        ("event 0", "character 7: numbers begin with 1", "第 7 个字符：编号从 1 开始"),
        ("f = 3.14", "character 8: a number has at most one decimal", "第 8 个字符：数最多有一位小数"),
        ("end of it", "character 5: “of” is left over", "第 5 个字符：多出“of”"),
        ("end \u{202e}x", "character 5: “\\u{202e}x” is left over", "第 5 个字符：多出“\\u{202e}x”"),
        (
            "event 9223372036854775808",
            "character 7: a number below 2 to the power of 63 is wanted",
            "第 7 个字符：数要小于 2 的 63 次方",
        ),
    ] {
        let error = text.parse::<Place>().expect_err(text);
        assert_eq!(faults::of_place(&error, &Words::new(Language::English)), english);
        assert_eq!(faults::of_place(&error, &Words::new(Language::Chinese)), chinese);
    }
    for language in Language::ALL {
        let sentence = |text: &str| {
            let error = text.parse::<Place>().expect_err(text);
            faults::of_place(&error, &Words::new(language))
        };
        assert!(sentence("board 12345678").contains('x'));
        let known = written(&Words::new(language), "f-step");
        assert!(sentence("expnad").contains("expnad") && sentence("expnad").contains(&known));
    }
}

/// Each word of each language is read as the English one, beside it and joined to what is no letter.
#[test]
fn every_word_of_every_language_is_read() {
    for language in Language::ALL {
        let words = Words::new(language);
        for keyword in keywords() {
            for word in words.say(format!("place-word-{keyword}")).split(" | ") {
                // What makes a place of the word.
                let text = match keyword {
                    "start" | "end" => keyword.to_owned(),
                    "before" => "before expand".to_owned(),
                    "and" => "expand and new".to_owned(),
                    "event" | "expansion" => format!("{keyword} 12"),
                    "board" => "board 41325678x".to_owned(),
                    _ if Quantity::ALL.iter().any(|quantity| quantity.name() == keyword) => {
                        format!("{keyword} = 3")
                    }
                    _ => keyword.to_owned(),
                };
                let typed = text.split(' ').map(|part| if part == keyword { word } else { part });
                let typed = typed.collect::<Vec<_>>().join(" ");
                assert_eq!(read(&typed), Ok(place(&text)), "{typed}");
                assert_eq!(read(&written(&words, &text)), Ok(place(&text)), "{text}");
            }
        }
    }
}

#[test]
fn chinese_needs_no_space_and_full_width_signs_count() {
    for (typed, text) in [
        ("重复且g＝１０", "duplicate and g = 10"),
        ("剪枝", "pruned"),
        ("就要到达目标", "before solved"),
        ("f增大且f＞＝１２．４＃２", "f-step and f >= 12.4 #2"),
        ("新局面且局面41325678x", "new and board 41325678x"),
        ("扩展", "expand"),
        ("扩展 868", "expansion 868"),
        ("８６８", "expansion 868"),
        ("１，７３６", "expansion 1736"),
        ("阈值≥12", "bound >= 12"),
        ("待扩展数≠3", "frontier != 3"),
        ("已扩展数≤3且扩展", "expanded <= 3 and expand"),
        ("层 and 从目标 #3", "layer and backward #3"),
    ] {
        assert_eq!(read(typed), Ok(place(text)), "{typed}");
    }
    for (typed, position) in [("重复且", 4), ("阈值", 3), ("重复 且 扩张", 6), ("g＝", 3), ("剪枝剪枝", 3)]
    {
        assert_eq!(read(typed).map_err(|error| error.position), Err(position), "{typed}");
    }
}

fn numbers() -> impl Strategy<Value = NonZeroU64> {
    let below = prop_oneof![1..100_u64, 1..1_u64 << 63];
    below.prop_map(|number| NonZeroU64::new(number).expect("from 1 on"))
}

fn tests() -> impl Strategy<Value = PlaceTest> {
    let compared = (select(&Quantity::ALL[..]), select(&Comparison::ALL[..]), 0..1_u64 << 60);
    let compared = compared.prop_map(|(quantity, comparison, number)| {
        let amount = if quantity.has_tenths() { Amount::of_tenths(number) } else { Amount::whole(number) };
        PlaceTest::Compare(quantity, comparison, amount)
    });
    prop_oneof![
        numbers().prop_map(PlaceTest::Event),
        numbers().prop_map(PlaceTest::Expansion),
        numbers().prop_map(PlaceTest::LookUp),
        select(&EventClass::ALL[..]).prop_map(PlaceTest::Class),
        compared,
        select(&[Side::Forward, Side::Backward][..]).prop_map(PlaceTest::Side),
        board().prop_map(PlaceTest::Board),
    ]
}

fn places() -> impl Strategy<Value = Place> {
    let conditions = (tests(), vec(tests(), 0..4))
        .prop_map(|(first, others)| others.into_iter().fold(Condition::of(first), Condition::and));
    let numbers = prop_oneof![Just(NonZeroU64::MIN), numbers()];
    let events = (select(&[Beside::Before, Beside::After][..]), conditions, numbers)
        .prop_map(|(beside, condition, number)| Place::At(EventPlace { beside, condition, number }));
    prop_oneof![1 => Just(Place::Start), 1 => Just(Place::End), 20 => events]
}

proptest! {
    #![proptest_config(seeded_config(size(2_000, 150)))]

    #[test]
    fn what_is_written_is_read_back(place in places()) {
        for language in Language::ALL {
            prop_assert_eq!(read(&written(&Words::new(language), &place.to_string())), Ok(place.clone()));
        }
        prop_assert_eq!(place.to_string().parse(), Ok(place));
    }

    /// A place with characters changed, lost or put in: read, or rejected at a character of the text; and what is read is
    /// read again from what is written.
    #[test]
    fn a_damaged_place_is_read_or_rejected_at_its_character(
        place in places(),
        changes in vec((0..200_usize, 0..4_u8, any::<char>()), 1..4),
    ) {
        let mut text: Vec<char> = place.to_string().chars().collect();
        for (at, kind, other) in changes {
            let at = at % (text.len() + 1);
            match kind {
                0 => text.truncate(at),
                1 if at < text.len() => text[at] = other,
                2 if at < text.len() => _ = text.remove(at),
                _ => text.insert(at, other),
            }
        }
        let text: String = text.into_iter().collect();
        match text.parse::<Place>() {
            Ok(place) => prop_assert_eq!(place.to_string().parse(), Ok(place)),
            Err(error) => {
                prop_assert!((1..=text.chars().count() + 1).contains(&error.position), "{}: {}", text, error);
                let begin = format!("character {}: ", error.position);
                prop_assert!(error.to_string().starts_with(&begin), "{}", error);
                prop_assert!(!faults::of_place(&error, &Words::new(Language::English)).is_empty());
            }
        }
    }
}
