//! The texts of notices.

use eight_realms_core::{
    lane::{LaneId, MAX_LANES, letter},
    replay::{moment::OpeningError, place::Place},
};

use crate::{
    desk::{
        action::{LanesAction, SettingsAction},
        effect::FileNotWritten,
        journal::JournalTrouble,
        notice::{Notice, PlaceNotice, SearchDifference, SettingsNotRead, SettingsNotWritten},
        page_address::PageAddressError,
        screen::WindowScale,
    },
    words::{
        LONGEST_TEXT, Words, cut, faults, figures, names,
        places::{direction, shown},
        quoted,
    },
};

/// Maximum length, in characters, of a path, or of a reason in the words of a library.
pub const LONGEST_REASON: usize = 160;

/// How large everything is drawn, and the sentences where they are larger.
pub fn resized(scale: WindowScale, reading: WindowScale, words: &Words) -> String {
    let (percent, reading_percent) = (scale.percent(), reading.percent());
    if reading == WindowScale::default() {
        return words.tell("toast-resized", &[("percent", percent.into())]);
    }
    words.tell("toast-resized-reading", &[("percent", percent.into()), ("reading", reading_percent.into())])
}

/// The text of a notice.
pub fn sentence(notice: &Notice, words: &Words) -> String {
    match notice {
        Notice::CopiedBoard => words.say("toast-copied-board"),
        Notice::CopiedPicture => words.say("toast-picture-copied"),
        Notice::CopiedMoment => words.say("toast-copied-moment"),
        Notice::CopiedSolution => words.say("toast-copied-solution"),
        Notice::CopiedLink => words.say("toast-copied-link"),
        Notice::CopiedLine => words.say("toast-copied-line"),
        Notice::Pasted => words.say("toast-pasted"),
        Notice::PastedPuzzle => words.say("toast-pasted-puzzle"),
        Notice::SamePuzzle => words.say("toast-same-puzzle"),
        Notice::CannotPaste(error @ OpeningError::Line(_)) => {
            because(words, "error-unreadable", &faults::of_opening(error, words))
        }
        Notice::CannotPaste(error) => because(words, "error-clipboard", &faults::of_opening(error, words)),
        Notice::CannotOpen(error) => because(words, "error-address", &faults::of_opening(error, words)),
        Notice::LongText => long_text(words),
        Notice::BeyondEnd { events } => words.tell("toast-beyond-end", &[("events", (*events).into())]),
        Notice::RecordedOtherwise => words.say("toast-recorded-otherwise"),
        Notice::NoPage(error) => because(words, "link-base-wrong", &of_page_address(error, words)),
        Notice::NothingToPaste => words.say("error-clipboard-empty"),
        Notice::Resized { scale, reading } => resized(*scale, *reading, words),
        Notice::SettingChanged { setting, expanded, difference } => {
            setting_changed(words, *setting, *expanded, *difference)
        }
        Notice::NoRoom => words.say("toast-no-room"),
        Notice::AnswersKept { answers } => {
            words.tell("toast-answers-kept", &[("answers", (*answers).into())])
        }
        Notice::SessionEnded => words.say("toast-session-ended"),
        Notice::Cleared => words.say("toast-cleared"),
        Notice::NotCleared { reason } => because(words, "error-not-cleared", &unwritten(reason, words)),
        Notice::QuestionMode { mode } => words.say(format!("toast-questions-{}", mode.name())),
        Notice::NothingToAsk => words.say("toast-nothing-to-ask"),
        Notice::NoOtherQuestion => words.say("toast-no-other-question"),
        Notice::Filming { percent } => words.tell("film-made", &[("percent", (*percent).into())]),
        Notice::LargeFilm { bytes } => large_film(*bytes, words),
        Notice::NotSaved => words.say("toast-not-saved"),
        Notice::Sharing => words.say("toast-sharing"),
        Notice::NoDialog => words.say("error-no-dialog"),
        Notice::Written { path } => written(path, words),
        Notice::NotWritten { path, reason } => not_written(path, reason, words),
        Notice::NewPuzzle => words.say("toast-new-puzzle"),
        Notice::LanesFull => words.tell("toast-lanes-full", &[("most", MAX_LANES.into())]),
        Notice::Lanes { action, place } => lanes(*action, *place, words),
        Notice::Hidden { lane } => {
            words.tell("toast-hidden", &[("lane", names::lane_first(words, *lane).into())])
        }
        Notice::LeaveProjector => words.say("toast-leave-projector"),
        Notice::QuestionEarlier { expanded } => {
            words.tell("toast-asked-earlier", &[("expanded", (*expanded).into())])
        }
        Notice::BetBeforeRace => words.say("toast-asked-before-race"),
        Notice::AnswerKept => words.say("toast-answer-kept"),
        Notice::Undone => words.say("toast-undone"),
        Notice::NothingToUndo => words.say("toast-nothing-to-undo"),
        Notice::Dealt { moves: Some(moves) } => words.tell("toast-random", &[("moves", (*moves).into())]),
        Notice::Dealt { moves: None } => words.say("toast-random-covered"),
        Notice::NoBoardAtDistance { moves, deepest } => {
            words.tell("depth-none", &[("moves", (*moves).into()), ("deepest", (*deepest).into())])
        }
        Notice::Picked { number, boards } => {
            words.tell("toast-picked", &[("n", (*number).into()), ("boards", (*boards).into())])
        }
        Notice::ComputationLost { reason } => because(words, "error-heuristics", reason),
        Notice::NeverDiverge { lanes } => of_two(words, "race-never-part", lanes),
        Notice::NotSearched { lanes } => of_two(words, "race-not-searched", lanes),
        Notice::NotSeen { lanes } => of_two(words, "race-not-seen", lanes),
        Notice::NothingToCompare => words.say("race-nothing-to-compare"),
        Notice::Place(notice) => place(notice, words),
        Notice::NoWorker { reason } => because(words, "error-worker", reason),
        Notice::MapLost { reason } => because(words, "error-map", reason),
        Notice::TreesLost { reason } => because(words, "error-trees", reason),
        Notice::MeasuringLost { reason } => because(words, "error-measuring", reason),
        Notice::SettingsUnknown { names } => unknown(names, words),
        Notice::SettingsNotWritten { reason } => not_saved(reason, words),
        Notice::JournalUnwritten { file, reason } => {
            let args = [
                ("file", cut(file, LONGEST_REASON).into()),
                ("reason", cut(&of_journal(reason, words), LONGEST_REASON).into()),
            ];
            words.tell("error-journal-unwritten", &args)
        }
        Notice::SettingsUnreadable { stored_in, reason, copy } => {
            unreadable([stored_in.as_str(), copy.as_str()], reason, words)
        }
        Notice::WindowUnreadable { copy } => window_unreadable(copy, words),
    }
}

/// A message about two lanes.
fn of_two(words: &Words, message: &str, [one, other]: &[LaneId; 2]) -> String {
    let (one, other) = (names::lane_first(words, *one), names::lane(words, *other));
    words.tell(message, &[("one", one.into()), ("other", other.into())])
}

/// What has been done to the lanes of one's own.
fn lanes(action: LanesAction, place: usize, words: &Words) -> String {
    let told = |message| words.tell(message, &[("letter", letter(place).to_string().into())]);
    match action {
        LanesAction::Take(preset) => {
            let name = words.say(format!("preset-{}", preset.name()));
            words.tell("toast-preset", &[("name", name.into())])
        }
        LanesAction::Add(_) => told("toast-lane-added"),
        LanesAction::Change(..) => told("toast-lane-changed"),
        LanesAction::Remove(_) => told("toast-lane-removed"),
        LanesAction::Move { .. } => told("toast-lane-moved"),
        LanesAction::RemoveAll => words.say("toast-lanes-removed"),
    }
}

fn because(words: &Words, message: &str, reason: &str) -> String {
    words.tell(message, &[("reason", reason.into())])
}

/// The sentence about a text that is longer than what is read.
fn long_text(words: &Words) -> String {
    let fault = words.tell("error-long", &[("most", LONGEST_TEXT.into())]);
    because(words, "error-unreadable", &fault)
}

/// The question about a film that will be large.
pub fn large_film(bytes: u64, words: &Words) -> String {
    words.tell("film-large", &[("size", figures::bytes(bytes as f64).into())])
}

/// The sentence that says where a file was written.
fn written(path: &str, words: &Words) -> String {
    words.tell("toast-written", &[("path", cut(path, LONGEST_REASON).into())])
}

/// The sentence that names settings that are valid in another version only.
fn unknown(names: &[String], words: &Words) -> String {
    words.tell("error-settings-strange", &[("names", quoted(&names.join(", ")).into())])
}

fn not_saved(reason: &SettingsNotWritten, words: &Words) -> String {
    because(words, "error-settings-unwritten", &unwritten(reason, words))
}

/// The sentence about settings that could not be read: where they are, why, and where a copy of them is.
fn unreadable([stored_in, copy]: [&str; 2], reason: &SettingsNotRead, words: &Words) -> String {
    let reason = unread(reason, words).into();
    words.tell("error-settings", &[("file", stored_in.into()), ("reason", reason), ("copy", copy.into())])
}

/// The sentence about a size and place of the window that could not be read.
fn window_unreadable(copy: &str, words: &Words) -> String {
    words.tell("error-window-place", &[("copy", copy.into())])
}

/// Why the settings cannot be written.
fn unwritten(reason: &SettingsNotWritten, words: &Words) -> String {
    match reason {
        SettingsNotWritten::NoFolder => words.say("error-no-folder"),
        SettingsNotWritten::File { path, reason } => {
            let args = [("file", path.as_str().into()), ("reason", of_file(reason, words).into())];
            words.tell("error-file", &args)
        }
        SettingsNotWritten::System(reason) => reason.clone(),
    }
}

/// Why the settings cannot be read.
fn unread(reason: &SettingsNotRead, words: &Words) -> String {
    match reason {
        SettingsNotRead::NotPlain => words.say("error-not-plain"),
        SettingsNotRead::TooLarge => words.say("error-too-large"),
        SettingsNotRead::Text(text) => cut(text, LONGEST_REASON),
    }
}

/// The sentence about a file that was not written, with the reason.
fn not_written(path: &str, reason: &FileNotWritten, words: &Words) -> String {
    if *reason == FileNotWritten::NoPath {
        return words.say("error-no-path");
    }
    let reason = of_file(reason, words);
    let path = cut(path, LONGEST_REASON);
    words.tell("error-not-written", &[("path", path.into()), ("reason", reason.into())])
}

/// Why a journal is not read, or not written: a fragment.
pub fn of_journal(reason: &JournalTrouble, words: &Words) -> String {
    match reason {
        JournalTrouble::System(text) => cut(text, LONGEST_REASON),
        JournalTrouble::InUse => words.say("error-journal-in-use"),
        JournalTrouble::Torn => words.say("error-journal-torn"),
        JournalTrouble::Line(line, fault) => {
            let fault = faults::of_journal(fault, words);
            words.tell("error-journal-line", &[("line", (*line).into()), ("fault", fault.into())])
        }
        JournalTrouble::TooManyPairs(pairs) => faults::of_pairs(*pairs, words),
        JournalTrouble::Unwritten(reason) => of_file(reason, words),
    }
}

/// Why a file is not written: a fragment.
pub fn of_file(reason: &FileNotWritten, words: &Words) -> String {
    match reason {
        FileNotWritten::NoPath => words.say("error-no-path"),
        FileNotWritten::IsFolder => words.say("error-is-folder"),
        FileNotWritten::Exists => words.say("error-exists"),
        FileNotWritten::NotPlain => words.say("error-not-plain"),
        FileNotWritten::Protected => words.say("error-protected"),
        FileNotWritten::Link => words.say("error-link"),
        FileNotWritten::NoFolder => words.say("error-folder-missing"),
        FileNotWritten::Denied => words.say("error-denied"),
        FileNotWritten::Full => words.say("error-full"),
        FileNotWritten::BadName => words.say("error-bad-name"),
        FileNotWritten::TooLarge => words.say("error-would-be-too-large"),
        FileNotWritten::Unfinished => words.say("error-unfinished"),
        FileNotWritten::System(text) => text.clone(),
    }
}

/// What has changed, where the search stands, and what is different there.
fn setting_changed(
    words: &Words,
    setting: SettingsAction,
    expanded: u64,
    difference: SearchDifference,
) -> String {
    let (difference, figures) = match difference {
        SearchDifference::Difference { from } => ("difference", [("from", from), ("n", expanded)]),
        SearchDifference::Same => ("same", [("all", expanded), ("n", expanded)]),
        SearchDifference::Shorter { all } => ("shorter", [("all", all), ("n", expanded)]),
        SearchDifference::Place => ("place", [("all", expanded), ("n", expanded)]),
    };
    let setting = setting_in_words(words, setting);
    let mut arguments = vec![("setting", setting.into())];
    arguments.extend(figures.map(|(name, figure)| (name, figure.into())));
    words.tell(format!("toast-setting-{difference}"), &arguments)
}

/// The text of a notice about places.
fn place(notice: &PlaceNotice, words: &Words) -> String {
    let of_place = |id, place: &Place| words.tell(id, &[("place", shown(words, place).into())]);
    match notice {
        PlaceNotice::AtBreakpoint { place } => of_place("toast-at-breakpoint", place),
        PlaceNotice::NoMoreBreakpoints { direction: side } => {
            words.tell("toast-no-more-breakpoints", &[("direction", direction(*side).into())])
        }
        PlaceNotice::NoBreakpoints { lane } => {
            words.tell("toast-no-breakpoints", &[("lane", names::lane_first(words, *lane).into())])
        }
        PlaceNotice::FromOtherEnd { place, direction: side } => {
            let arguments = [("direction", direction(*side).into()), ("place", shown(words, place).into())];
            words.tell("toast-place-around", &arguments)
        }
        PlaceNotice::IsHere { place } => of_place("toast-place-here", place),
        PlaceNotice::NotFound { place } => of_place("toast-place-none", place),
        PlaceNotice::NotOfRealm { place, lane } => {
            let arguments =
                [("lane", names::lane_first(words, *lane).into()), ("place", shown(words, place).into())];
            words.tell("places-not-here", &arguments)
        }
        PlaceNotice::SearchCancelled => words.say("toast-place-cancelled"),
        PlaceNotice::NoBookmarks => words.say("toast-no-bookmarks"),
    }
}

/// What a choice sets, in a few words.
fn setting_in_words(words: &Words, action: SettingsAction) -> String {
    let (setting, value) = match action {
        SettingsAction::Order(order) => ("order", order.to_string()),
        SettingsAction::Tie(tie) => ("tie", words.say(format!("ties-{}", tie.name()))),
        SettingsAction::TieOrder(order) => ("tie-order", words.say(format!("tie-order-{}", order.name()))),
        SettingsAction::GoalTest(test) => ("goal-test", words.say(format!("goal-test-{}", test.name()))),
        SettingsAction::Conventions(conventions) => {
            ("conventions", words.say(format!("conventions-{}", conventions.name())))
        }
    };
    words.tell(format!("toast-setting-{setting}"), &[("value", value.into())])
}

/// Why an address is none of a page: a fragment without full stop, which is used alone or after a colon.
pub fn of_page_address(error: &PageAddressError, words: &Words) -> String {
    match error {
        PageAddressError::Scheme => words.say("error-page-scheme"),
        PageAddressError::NoHost => words.say("error-page-no-host"),
        PageAddressError::Host(host) => words.tell("error-page-host", &[("host", quoted(host).into())]),
        PageAddressError::Character(character) => {
            words.tell("error-page-character", &[("character", quoted(&character.to_string()).into())])
        }
        PageAddressError::Port(port) => words.tell("error-page-port", &[("port", quoted(port).into())]),
    }
}
