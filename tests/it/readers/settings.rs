//! The settings: what is written is read back, in part too; what is wrong is named.

use std::sync::Arc;

use eight_realms_app::{
    desk::{
        clock::{PlayClock, PlayClocks},
        page_address::PageAddress,
        preferences::{
            Axes, Axis, Hand, OpensAt, Preferences, QuestionMode, QuestionPreferences, QuestionRate, Speed,
            Theme, Totals,
        },
        prepared::Prepared,
        screen::{ChosenFolds, Fold, Folds, WindowScale},
    },
    words::{Language, solution::SolutionForm},
};
use eight_realms_core::lane::Preset;
use proptest::{option::of, prelude::*, sample::select};
use serde_json::{Map, Value};

use super::seeded::seeded_config;

fn axis() -> impl Strategy<Value = Axis> {
    select(vec![Axis::Logarithmic, Axis::Linear])
}

/// The address of a page, with the parts that it may have.
fn page_address() -> impl Strategy<Value = PageAddress> {
    let text = "https?://[a-z0-9\\u{4e00}-\\u{4e10}][a-z0-9.-]{0,20}(:[1-9][0-9]{0,3})?(/[a-zA-Z0-9~=%é-]{0,9}){0,3}(\\?[a-z=&/]{0,9})?";
    text.prop_map(|text| text.parse().expect("the address of a page"))
}

fn folds() -> impl Strategy<Value = Folds> {
    let fold = || select(vec![Fold::Open, Fold::Folded]);
    (fold(), fold(), fold()).prop_map(|(ladder, plots, reading)| Folds { ladder, plots, reading })
}

fn preferences() -> impl Strategy<Value = Preferences> {
    let axes = (axis(), axis(), axis());
    let appearance = (select(Language::ALL.to_vec()), select(Theme::ALL.to_vec()));
    let speed = (0..=Speed::UNLIMITED.step()).prop_map(Speed::of_step);
    let scale = || (0..400_u16).prop_map(WindowScale::from);
    let scales = (scale(), scale());
    let questions = (select(QuestionMode::ALL.to_vec()), select(QuestionRate::ALL.to_vec()))
        .prop_map(|(mode, rate)| QuestionPreferences { mode, rate });
    let folds = (folds(), folds()).prop_map(|(desk, projector)| ChosenFolds { desk, projector });
    let opens_at = select(OpensAt::ALL.to_vec());
    let lanes = select(Preset::ALL.to_vec())
        .prop_map(|preset| preset.requests().iter().map(ToString::to_string).collect::<Vec<_>>());
    let clock = || select(PlayClock::ALL.to_vec());
    let clocks = (clock(), clock()).prop_map(|(race, step)| PlayClocks { race, step });
    let totals = select(Totals::ALL.to_vec());
    let all = (
        appearance,
        (speed, clocks),
        axes,
        (
            (scales, scale()),
            folds,
            opens_at,
            totals,
            (select(Hand::ALL.to_vec()), select(SolutionForm::ALL.to_vec())),
        ),
        of(page_address()),
        (questions, lanes, prepared()),
    );
    all.prop_map(
        |(
            (language, theme),
            (speed, clocks),
            (frontier, expanded, time),
            (((scale, projector_scale), reading), folds, opens_at, totals, (hand, solution)),
            link_base,
            (questions, lanes, prepared),
        )| {
            Preferences {
                language,
                theme,
                speed,
                clocks,
                axes: Axes { frontier, expanded, time },
                scale,
                projector_scale,
                folds,
                hand,
                reading,
                opens_at,
                totals,
                solution,
                link_base,
                questions,
                lanes,
                prepared: Arc::new(prepared),
            }
        },
    )
}

/// A window that has been used: a bookmark with a note, breakpoints, earlier puzzles, results.
fn prepared() -> impl Strategy<Value = Prepared> {
    let full = || serde_json::from_str(PREPARED).expect("what is prepared");
    (any::<bool>(), any::<bool>(), ".{0,20}").prop_map(move |(is_used, has_screen, note)| {
        let mut prepared = if is_used { full() } else { Prepared::default() };
        prepared.bookmarks.iter_mut().for_each(|bookmark| bookmark.note.clone_from(&note));
        prepared.screen = prepared.screen.filter(|_| has_screen);
        prepared
    })
}

/// What a window has prepared, as it is stored.
pub const PREPARED: &str = include_str!("../../data/prepared.json");

/// The members of what is written.
fn members(preferences: &Preferences) -> Map<String, Value> {
    serde_json::from_str(&preferences.written()).expect("an object")
}

proptest! {
    #![proptest_config(seeded_config(256))]

    #[test]
    fn what_is_written_is_read_back(preferences in preferences()) {
        prop_assert_eq!(Preferences::read(&preferences.written()).ok(), Some(preferences));
    }

    /// An earlier program wrote less, a later one more.
    #[test]
    fn what_is_missing_is_as_usual_and_what_is_unknown_does_no_harm(
        preferences in preferences(),
        keep in prop::array::uniform4(any::<bool>()),
        unknown in "[a-z]{12}",
    ) {
        let mut members = members(&preferences);
        let names: Vec<String> = members.keys().cloned().collect();
        for (name, _) in names.iter().zip(keep).filter(|(_, keep)| !keep) {
            members.remove(name);
        }
        let expected = {
            let mut all = self::members(&Preferences::default());
            all.extend(members.clone());
            Value::Object(all)
        };
        members.insert(unknown, Value::Null);
        let read = Preferences::read(&Value::Object(members).to_string());
        let actual = read.map(|read| Value::Object(self::members(&read)));
        prop_assert_eq!(actual.ok(), Some(expected));
    }

    #[test]
    fn a_wrong_word_is_named_with_its_place(preferences in preferences(), word in "[A-Z]{5,9}", theme in any::<bool>()) {
        let name = if theme { "theme" } else { "language" };
        let mut members = members(&preferences);
        members.insert(name.to_owned(), Value::from(word.clone()));
        let text = serde_json::to_string_pretty(&members).expect("it can be written");
        let words = Preferences::read(&text).expect_err("nothing is called so").to_string();
        let line = text.lines().position(|line| line.contains(&word)).expect("it stands there") + 1;
        let named = format!("unknown variant `{word}`, expected ");
        let place = format!(" at line {line} column ");
        prop_assert!(words.starts_with(&named) && words.contains(&place), "{}", words);
    }

    #[test]
    fn no_speed_is_beyond_the_scale(step in any::<u8>()) {
        let read = Preferences::read(&format!("{{\"speed\":{step}}}"));
        prop_assert_eq!(read.map(|read| read.speed).ok(), Some(Speed::of_step(step)));
        prop_assert!(Speed::of_step(step) <= Speed::UNLIMITED);
    }
}

#[test]
fn sentences_are_never_smaller_than_everything_else() {
    let reading = |percent: u16| {
        let text = format!(r#"{{"reading": {percent}}}"#);
        Preferences::read(&text).expect("settings").reading().percent()
    };
    assert_eq!([0, 50, 100, 125, 200, 900].map(reading), [100, 100, 100, 125, 200, 200]);
}
