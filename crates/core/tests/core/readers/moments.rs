//! The line of a moment: written, read, rejected with its position, and true of the searches.

use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lane::LineFault,
    puzzle::{Board, BoardError, BoardRole, Order, Puzzle},
    realm::{ParityCheck, Realm, Settings, Tie, TieOrder},
    replay::{
        Recording,
        moment::{Line, MomentLine, MomentPlace, Opening, OpeningError, puzzle_line, read},
    },
};
use proptest::{prelude::*, sample::select};

use super::{
    damaged,
    seeded::{board, seeded_config},
    verified::{VERIFIED, line},
};
use crate::{
    probe::{puzzle, record},
    samples::size,
};

/// The recording of the search that a line names.
fn recording(line: &MomentLine) -> Recording {
    let mut recording = Recording::of(line.realm);
    recording.extend(&record(line.realm, &line.puzzle, line.settings), 1.0);
    recording
}

#[test]
fn verified_lines_are_true_of_the_searches_and_written_as_they_were_read() {
    for text in VERIFIED {
        let line = line(text);
        let Some(MomentPlace::Events { events, check: Some(check) }) = line.place else { panic!("{text}") };
        assert_eq!(recording(&line).check_at(events), check, "{text}");
        assert_eq!(line.to_string(), text);
    }
}

/// The check of each moment is that of a hash which is taken from the first event on, on either side of a page's end.
#[test]
fn a_check_is_the_same_from_the_page_as_from_the_start() {
    let puzzle = puzzle("23415x768", "12345678x");
    let events = record(Realm::Hash, &puzzle, Settings::default());
    let mut whole = Recording::of(Realm::Hash);
    whole.extend(&events, 1.0);
    for moment in [0, 1, 2, 4_095, 4_096, 4_097, 50_000, events.len() - 1, events.len()] {
        let mut cut = Recording::of(Realm::Hash);
        cut.extend(&events[..moment], 1.0);
        assert_eq!(whole.check_at(moment as u64), cut.check_at(u64::MAX), "{moment}");
    }
    assert_eq!(whole.check_at(0), 0x2325, "the low bits of FNV's own beginning");
}

#[test]
fn what_is_as_usual_is_left_out_and_sets_may_come_in_any_order() {
    for (text, canonical) in [
        ("8r1:23415x768-12345678x:7", "8r1:23415x768:7"),
        ("8r1:23415x768:7:t=high-g,n=fifo,o=ulrd", "8r1:23415x768:7"),
        (
            "8r1:23415x768:7:w=1.5,n=lifo,h=weighted,o=dlru,t=low-g",
            "8r1:23415x768:7:o=dlru,t=low-g,n=lifo,h=weighted,w=1.5",
        ),
        ("8r1:23415x768:5:h=weighted", "8r1:23415x768:5:h=weighted,w=2.0"),
        ("8r1:12345687x:2:p=off@end", "8r1:12345687x:2:p=off@end"),
        ("8r1:12345687x:1:p=off@end", "8r1:12345687x:1@end"),
        ("8r1:12345687x:8:p=off@end", "8r1:12345687x:8@end"),
        ("8r1:234150768:2a@x12", "8r1:23415x768:2a@x12"),
        ("8r1:23415x768:7b@e7", "8r1:23415x768:7b@e7"),
    ] {
        assert_eq!(line(text).to_string(), canonical, "{text}");
    }
}

#[test]
fn a_sentence_or_an_address_may_stand_around_a_line() {
    let plain = line("8r1:23415x768:5:o=dlru@e3240~9e89");
    for text in [
        "#8r1:23415x768:5:o=dlru@e3240~9e89",
        "https://example.org/realms/?embed#8r1:23415x768:5:o=dlru@e3240~9e89",
        "see 8r1:23415x768:5:o=dlru@e3240~9e89, the expansion that matters",
        "（8r1:23415x768:5:o=dlru@e3240~9e89）",
        "  8r1:23415x768:5:o=dlru@e3240~9e89\n",
    ] {
        assert_eq!(line(text), plain, "{text}");
    }
    assert_eq!(line("8r1:23415x768:5: it is A*").to_string(), "8r1:23415x768:5");
    assert_eq!(
        line("8r1:23415x768:5:h=weighted,w=1.5.").settings.heuristic.and_then(HeuristicKind::weight),
        Some(Weight::of_tenths(15))
    );
    assert_eq!(line("8r1:23415x768:5:h=weighted,w=2.").to_string(), "8r1:23415x768:5:h=weighted,w=2.0");
    assert_eq!(line("8r1:23415x768:5:o=dlru, and so on").to_string(), "8r1:23415x768:5:o=dlru");
}

/// The puzzle that a text opens, with the usual goal if it has none.
fn opened(text: &str) -> Option<Puzzle> {
    match read(text) {
        Ok(Opening::Puzzle(puzzle)) => Some(puzzle.or_goal(Board::standard_goal())),
        _ => None,
    }
}

#[test]
fn a_puzzle_alone_is_read_too() {
    let sample = puzzle("23415x768", "12345678x");
    let textbook = puzzle("2831647x5", "1238x4765");
    for (text, expected) in [
        ("23415x768", sample),
        ("#23415x768", sample),
        (" https://example.org/#23415x768-12345678x ", sample),
        ("2831647x5-1238x4765", textbook),
        ("https://example.org/#[[2,8,3],[1,6,4],[7,0,5]]-123804765", textbook),
        ("[2, 8, 3, 1, 6, 4, 7, None, 5] -> [1, 2, 3, 8, None, 4, 7, 6, 5]", textbook),
    ] {
        assert_eq!(opened(text), Some(expected), "{text}");
    }
    assert_eq!(puzzle_line(&sample), "23415x768");
    assert_eq!(puzzle_line(&textbook), "2831647x5-1238x4765");
}

fn assert_faults<const N: usize>(faults: [(&str, usize, LineFault); N]) {
    for (text, position, fault) in faults {
        let Err(OpeningError::Line(error)) = read(text) else { panic!("{text}") };
        assert_eq!((error.position, error.fault), (position, fault), "{text}");
    }
}

#[test]
fn an_error_in_puzzle_or_realm_names_its_character() {
    let board = |board, error| LineFault::Board { board, error };
    assert_faults([
        ("8r3:23415x768:5", 3, LineFault::LaterVersion),
        ("8r10:23415x768:5", 4, LineFault::LaterVersion),
        ("8r1:23495x768:5", 8, board(BoardRole::Start, BoardError::NotATile { position: 4, character: '9' })),
        (
            "8r1:23425x768:5",
            8,
            board(BoardRole::Start, BoardError::Repeated { position: 4, tile: 2, first: 1 }),
        ),
        ("8r1:23415x7681:5", 14, board(BoardRole::Start, BoardError::TooLong { character: '1' })),
        ("8r1:23415x76:5", 13, board(BoardRole::Start, BoardError::TooShort { cells: 8, missing: vec![8] })),
        (
            "8r1:23415x768-12:5",
            17,
            board(BoardRole::Goal, BoardError::TooShort { cells: 2, missing: vec![3, 4, 5, 6, 7, 8, 0] }),
        ),
        ("8r1:23415x768", 14, LineFault::Missing(':')),
        ("8r1:23415x768:9", 15, LineFault::UnknownRealm("9".to_owned())),
        ("8r1:23415x768:", 15, LineFault::UnknownRealm(String::new())),
    ]);
}

#[test]
fn an_error_in_settings_or_place_names_its_character() {
    let unknown = |setting, value: &str, known: &str| LineFault::UnknownValue {
        setting,
        value: value.to_owned(),
        known: known.to_owned(),
    };
    assert_faults([
        ("8r1:23415x768:5:z=1", 17, LineFault::UnknownSetting("z".to_owned())),
        ("8r1:23415x768:5:order=ulrd", 17, LineFault::UnknownSetting("order".to_owned())),
        ("8r1:23415x768:5:t", 18, LineFault::Missing('=')),
        ("8r1:23415x768:5:t=low-g,t=low-g", 25, LineFault::RepeatedSetting('t')),
        ("8r1:23415x768:5:t=low", 19, unknown('t', "low", "high-g, low-g, none")),
        ("8r1:23415x768:5:n=lilo", 19, unknown('n', "lilo", "fifo, lifo")),
        ("8r1:23415x768:5:p=on", 19, unknown('p', "on", "off")),
        ("8r1:23415x768:5:w=1.5", 17, LineFault::WeightAlone),
        ("8r1:23415x768:5:h=manhattan,w=1.5", 29, LineFault::WeightAlone),
        ("8r1:23415x768:5@", 17, LineFault::UnknownPlace),
        ("8r1:23415x768:5@m3", 17, LineFault::UnknownPlace),
        ("8r1:23415x768:5@e", 18, LineFault::NumberMissing('e')),
        ("8r1:23415x768:5@x~1234", 18, LineFault::NumberMissing('x')),
        ("8r1:23415x768:5@e9223372036854775808", 18, LineFault::NumberTooLarge),
        ("8r1:23415x768:5@e99999999999999999999999", 18, LineFault::NumberTooLarge),
        ("8r1:23415x768:5@e3240~9e8", 23, LineFault::Check),
        ("8r1:23415x768:5@e3240~9e890", 23, LineFault::Check),
        ("8r1:23415x768:5@e3240~9e8g", 23, LineFault::Check),
    ]);
}

#[test]
fn an_error_says_what_there_is() {
    for (text, begin) in [
        ("8r1:23415x768:5:o=ulrx", "character 19: the order: "),
        ("8r1:23415x768:5:h=weighted,w=9", "character 30: the weight: "),
        ("8r1:23415x768:5:h=x", "character 19: h=x: there are zero, misplaced, "),
        ("23415x768!", "position 10: '!' is not a tile"),
        ("#", "position 1: the board ends, tile 1, "),
        ("?x", "position 1: '?' is not a tile"),
    ] {
        let error = read(text).expect_err(text).to_string();
        assert!(error.starts_with(begin), "{text}: {error}");
    }
    assert_eq!(
        line("8r1:23415x768:5@e9223372036854775807").to_string(),
        "8r1:23415x768:5@e9223372036854775807"
    );
}

fn settings() -> impl Strategy<Value = Settings> {
    let heuristics = prop_oneof![
        Just(None),
        select(&HeuristicKind::ALL[..5]).prop_map(Some),
        (10..=50_u8).prop_map(|tenths| Some(HeuristicKind::Weighted(Weight::of_tenths(tenths)))),
    ];
    let orders: Vec<Order> = Order::all().collect();
    (select(orders), select(&Tie::ALL[..]), select(&TieOrder::ALL[..]), heuristics).prop_map(
        |(order, tie, tie_order, heuristic)| Settings {
            order,
            tie,
            tie_order,
            heuristic,
            ..Settings::default()
        },
    )
}

fn place() -> impl Strategy<Value = Option<MomentPlace>> {
    prop_oneof![
        Just(None),
        Just(Some(MomentPlace::End)),
        (0..1_u64 << 63).prop_map(|number| Some(MomentPlace::Expansion(number))),
        (0..1_u64 << 63, any::<Option<u16>>())
            .prop_map(|(events, check)| Some(MomentPlace::Events { events, check })),
    ]
}

fn lines() -> impl Strategy<Value = MomentLine> {
    let goals = prop_oneof![Just(Board::standard_goal()), board()];
    let puzzles = (board(), goals).prop_map(|(start, goal)| Puzzle::new(start, goal));
    (puzzles, select(&Realm::ALL[..]), settings(), any::<bool>(), place()).prop_map(
        |(puzzle, realm, settings, is_off, place)| {
            let is_written = is_off && realm.tests_parity() && realm.can_exhaust();
            let parity = if is_written { ParityCheck::Off } else { ParityCheck::On };
            MomentLine { puzzle, realm, settings: Settings { parity, ..settings }, place }
        },
    )
}

proptest! {
    #![proptest_config(seeded_config(size(2_000, 150)))]

    #[test]
    fn what_is_written_is_read_back(line in lines()) {
        let text = line.to_string();
        prop_assert_eq!(read(&text), Ok(Opening::Moment(Line::Realm(line))));
        prop_assert!(text.chars().all(|letter| letter.is_ascii_alphanumeric() || ":-=,.@~".contains(letter)));
        prop_assert_eq!(opened(&puzzle_line(&line.puzzle)), Some(line.puzzle));
    }

    /// A line with one character changed, lost or put in: read, or rejected at a place of the text; and what is read is
    /// read again from what is written.
    #[test]
    fn a_damaged_line_is_read_or_rejected_at_its_place(line in lines(), at in 0..64_usize, kind in 0..3_u8, other in any::<char>()) {
        let text = damaged(&line.to_string(), at, kind, other);
        match read(&text) {
            Ok(Opening::Moment(Line::Realm(line))) => prop_assert_eq!(read(&line.to_string()).map(|_| ()), Ok(())),
            Ok(Opening::Moment(Line::Own(line))) => prop_assert_eq!(read(&line.to_string()), Ok(Opening::Moment(Line::Own(line)))),
            Ok(Opening::Puzzle(_)) | Err(OpeningError::Puzzle(_)) => {}
            Err(OpeningError::Line(error)) => {
                prop_assert!((1..=text.chars().count() + 1).contains(&error.position), "{}: {}", text, error);
                prop_assert!(!error.fault.to_string().is_empty());
            }
        }
    }
}
