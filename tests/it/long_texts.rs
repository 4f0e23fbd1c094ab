//! Texts from outside that are far too long: each is refused at once with a sentence, and what is quoted of one is short.

use eight_realms_app::words::{LONGEST_TEXT, is_too_long, quoted, quoted_around};

#[test]
fn what_is_quoted_is_short_and_can_be_seen() {
    for (text, shown) in [
        ("", ""),
        ("8r1:23415x768:7", "8r1:23415x768:7"),
        ("a\u{202e}b\u{1b}[31m\n", "a\\u{202e}b\\u{1b}[31m\\n"),
        ("C:\\boards \"1\"", "C:\\boards \"1\""),
    ] {
        assert_eq!(quoted(text), shown);
    }
    for letter in ["1", "八", "\u{202e}", "\u{1f600}", "\""] {
        let (short, long) = (letter.repeat(4), letter.repeat(LONGEST_TEXT));
        assert_eq!(quoted(&short), quoted_around(&short, 3), "{letter}");
        assert!(!quoted(&short).ends_with('…'));
        for quote in [quoted(&long), quoted_around(&long, 1), quoted_around(&long, 3000)] {
            assert!(quote.ends_with('…') && (30..=42).contains(&quote.chars().count()), "{quote}");
        }
        assert!(quoted_around(&long, 3000).starts_with('…') && !quoted_around(&long, 1).starts_with('…'));
    }
    let numbered: String = (0..1000).fold(String::new(), |text, number| text + &format!("{number:04} "));
    assert!(quoted_around(&numbered, 5 * 500 + 1).contains(" 0500 "), "the character is in it");
    assert!(quoted_around(&numbered, numbered.len() + 1).ends_with("0999 "), "also one behind the end");
}

#[test]
fn characters_are_counted_and_not_bytes() {
    for letter in ["1", "é", "八", "😀"] {
        assert!(!is_too_long(&letter.repeat(LONGEST_TEXT)), "{letter}");
        assert!(is_too_long(&letter.repeat(LONGEST_TEXT + 1)), "{letter}");
    }
}

#[cfg(feature = "gui")]
mod window {
    use egui::{Event, Key, Modifiers};
    use eight_realms_app::{
        desk::{notice::Notice, screen::Sheet},
        model::Action,
        words::{LONGEST_TEXT, Language},
    };
    use eight_realms_core::puzzle::BoardRole;

    use crate::window::test_window::TestWindow;

    fn says_too_long(window: &TestWindow) -> bool {
        let reason = window.words.tell("error-long", &[("most", LONGEST_TEXT.into())]);
        window.shows(&window.words.tell("error-unreadable", &[("reason", reason.into())]))
    }

    #[test]
    fn a_long_paste_and_a_long_address_are_rejected_with_a_sentence_and_a_shorter_one_is_read() {
        for language in Language::ALL {
            let mut window = TestWindow::with_realm_7(language);
            let puzzle = window.model().puzzle;
            for letter in ["1", "x", "[", " ", "八"] {
                for long in [true, false] {
                    let text = letter.repeat(LONGEST_TEXT + usize::from(long));
                    window.event(Event::Paste(text.clone()));
                    assert_eq!(says_too_long(&window), long, "{letter}");
                    window.act(Action::Trouble(Notice::NothingToUndo));
                    window.act(Action::OpenLine(text));
                    assert_eq!(says_too_long(&window), long, "{letter}");
                    window.act(Action::Trouble(Notice::NothingToUndo));
                }
            }
            assert_eq!(window.model().puzzle, puzzle);
            window.act(Action::Edit(BoardRole::Goal));
            window.event(Event::Paste("1".repeat(LONGEST_TEXT + 1)));
            assert!(says_too_long(&window), "in the editor too");
        }
    }

    /// What is typed, or pasted, into each field.
    #[test]
    fn no_field_takes_more_than_is_read() {
        let mut window = TestWindow::with_realm_7(Language::English);
        let long = "1".repeat(1 << 20);
        let typed = |window: &mut TestWindow| {
            window.event(Event::Paste(long.clone()));
            window.event(Event::Text("2".to_owned()));
        };
        let field = |window: &mut TestWindow, label: &str| {
            use egui::accesskit::Role;
            use egui_kittest::kittest::Queryable;
            let label = window.say(label);
            window.harness.get_by_role_and_label(Role::TextInput, &label).focus();
            window.wait(2);
        };
        window.key_with(Modifiers::COMMAND, Key::G);
        typed(&mut window);
        assert_eq!(window.model().places.typed.len(), LONGEST_TEXT);
        window.key(Key::Escape);
        window.act(Action::Open(Sheet::None));
        // A new bookmark leads to its note.
        window.key(Key::B);
        typed(&mut window);
        let note = window.model().places.bookmarks[0].note.len();
        assert!((1..=LONGEST_TEXT).contains(&note), "{note}");
        window.act(Action::Open(Sheet::Link));
        field(&mut window, "link-base");
        typed(&mut window);
        assert_eq!(window.model().link_draft.text.len(), LONGEST_TEXT);
        window.act(Action::Open(Sheet::Save));
        field(&mut window, "results-file");
        typed(&mut window);
        assert_eq!(window.model().export.file.path.len(), LONGEST_TEXT);
    }

    /// A sentence of the sender's, wherever it stands in a line: the window names the place and shows at most one
    /// character of it.
    #[test]
    fn an_address_puts_no_words_into_the_window() {
        let line = "8r1:1624x8735-12345678x:7:h=weighted,w=1.5@e74~6f65";
        let mut window = TestWindow::with_realm_7(Language::English);
        let mut rejected = 0;
        for at in 0..=line.len() {
            for words in
                ["Account-locked", "AccountLocked", "=Locked", "Locked=1", ":Locked", ":t=Locked", "@Locked"]
            {
                let text = format!("{}{words}{}", &line[..at], &line[at..]);
                window.act(Action::Trouble(Notice::NothingToUndo));
                window.harness.state_mut().act(Action::OpenLine(text.clone()));
                window.wait(1);
                rejected += usize::from(matches!(&window.model().notice, Some((Notice::CannotOpen(_), _))));
                let shown = window.texts();
                let found =
                    shown.iter().find(|shown| ["ocked", "Account"].iter().any(|word| shown.contains(word)));
                assert_eq!(found, None, "{text}");
            }
        }
        assert!(rejected > line.len() * 5, "{rejected}");
    }
}

#[cfg(target_os = "linux")]
mod cost {
    use std::time::Duration;

    use super::super::cost::{Cost, of_program, with_memory};

    /// What may be spent on a text that is refused, and that is more than the same command with a short one.
    const MAX_TIME: Duration = Duration::from_millis(20);
    /// Kilobytes.
    const MAX_MEMORY: u64 = 10 << 10;
    const MEASUREMENTS: usize = 5;
    /// The system takes no longer argument: 32 pages, with what ends it.
    const LONGEST_ARGUMENT: usize = 32 * 4096 - 1;

    fn median(mut times: Vec<Duration>) -> Duration {
        times.sort_unstable();
        times[times.len() / 2]
    }

    /// The processor time beyond that of the same command with a text of one character, which is refused too.
    fn more_time(of: &dyn Fn(&str) -> Cost, text: &str) -> Duration {
        let time = |text: &str| {
            let costs: Vec<Cost> = (0..MEASUREMENTS).map(|_| of(text)).collect();
            assert!(costs.iter().all(|cost| cost.code == Some(2)), "{}", costs[0].err);
            median(costs.iter().map(|cost| cost.time).collect())
        };
        time(text).saturating_sub(time("?"))
    }

    /// Doors of the command line, the text as an argument.
    const ARGUMENTS: [&[&str]; 6] = [
        &["open", "TEXT"],
        &["ask", "TEXT", "--kind", "next"],
        &["solve", "TEXT"],
        &["solve", "23415x768", "--goal", "TEXT"],
        &["compare", "23415x768", "--realms", "TEXT"],
        &["TEXT"],
    ];

    #[test]
    fn the_longest_argument_costs_no_time_and_no_memory() {
        for arguments in ARGUMENTS {
            for letter in ["1", "a", "["] {
                let long = letter.repeat(LONGEST_ARGUMENT);
                let with = |text: &str| {
                    let replaced = arguments.iter().map(|word| word.replace("TEXT", text));
                    of_program(&replaced.collect::<Vec<_>>(), "")
                };
                let cost = with(&long);
                assert_eq!(cost.code, Some(2), "{arguments:?} {letter}");
                assert!(cost.err.contains("has more than 4,096 characters"), "{}", cost.err);
                assert!(cost.err.len() < 200 && cost.out.is_empty(), "{}", cost.err);
                let more = more_time(&with, &long);
                assert!(more <= MAX_TIME, "{arguments:?} {letter}: {more:?}");
            }
        }
    }

    #[test]
    fn a_megabyte_on_standard_input_costs_no_time() {
        for format in ["poj1077", "hdu1043", "acwing845", "hdu3567"] {
            for letter in ["1", "a", "["] {
                let with = |text: &str| of_program(&["judge".to_owned(), format.to_owned()], text);
                let more = more_time(&with, &letter.repeat(1 << 20));
                assert!(more <= MAX_TIME, "{format} {letter}: {more:?}");
            }
        }
    }

    /// The least memory with which a short text is answered; with so much more a long one is.
    #[test]
    fn long_texts_take_no_memory() {
        let long = "1".repeat(LONGEST_ARGUMENT);
        let arguments = |text: &str| ["open".to_owned(), text.to_owned()];
        let judge = ["judge".to_owned(), "hdu1043".to_owned()];
        let input = "1".repeat(1 << 20);
        for (short, long) in [
            ((&arguments("1")[..], ""), (&arguments(&long)[..], "")),
            ((&judge[..], "1"), (&judge[..], input.as_str())),
        ] {
            let answers = |(arguments, input): (&[String], &str), kilobytes: u64| {
                with_memory(kilobytes, arguments, input).code == Some(2)
            };
            let (mut too_little, mut enough) = (0, 1 << 20);
            assert!(answers(short, enough));
            while enough - too_little > 256 {
                let middle = u64::midpoint(too_little, enough);
                if answers(short, middle) { enough = middle } else { too_little = middle }
            }
            assert!(too_little > 0, "the limit limits");
            assert!(answers(long, enough + MAX_MEMORY), "{enough} kB are enough for a short text");
        }
    }

    /// The measure itself: what is work is seen.
    #[test]
    fn the_processor_time_of_a_search_is_seen() {
        let words = ["solve", "8672543x1", "--realm", "5", "--runs", "1"].map(str::to_owned);
        assert!(of_program(&words, "").time > MAX_TIME);
    }
}
