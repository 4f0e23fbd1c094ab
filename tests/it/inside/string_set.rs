//! Realm 1's ordered set on the stage: every comparison of the structure is named.

use std::cmp::Ordering;

use eight_realms_app::{inside::InsideAction, model::Action, words::Language};
use eight_realms_core::{
    realm::Realm,
    replay::structures::{Operation, StructureReplay},
};

use super::arrays::{NEW_BOARD, assert_shows, structure_of};
use crate::window::test_window::TestWindow;

/// The comparisons of the event in words.
fn comparisons(window: &TestWindow) -> Vec<String> {
    let model = window.model();
    let mut replay = StructureReplay::new(Realm::StringSet, model.puzzle, model.settings);
    let moment = replay.at(&model.chosen_lane().recording, NEW_BOARD, u64::MAX).unwrap();
    let row = |(number, operation): (usize, &Operation)| {
        let Operation::Compared(comparison) = operation else { panic!("{operation:?}") };
        let id = match comparison.order {
            Ordering::Less => "set-row-before",
            Ordering::Greater => "set-row-after",
            Ordering::Equal => "set-row-equal",
        };
        window.words.tell(
            id,
            &[
                ("n", (number + 1).into()),
                ("string", comparison.with.letters().into()),
                ("letter", (u64::from(comparison.differs_at.unwrap_or_default()) + 1).into()),
                ("possible", u64::from(comparison.high - comparison.low).into()),
            ],
        )
    };
    moment.operations.iter().enumerate().map(row).collect()
}

#[test]
fn every_comparison_is_a_row() {
    for language in Language::ALL {
        let window = structure_of(language, Realm::StringSet, NEW_BOARD);
        let rows = comparisons(&window);
        assert_eq!(rows.len(), 15);
        assert_shows(&window, &rows);
        let strings = window.words.tell("structures-strings", &[("n", 1_426.into())]);
        assert_shows(
            &window,
            &[
                format!("{} {strings}", window.say("code-ordered-set")),
                window.say("set-new"),
                window.words.tell("set-comparisons", &[("n", 15.into())]),
                window.words.tell("set-before", &[("n", 1_425.into()), ("before", 1_150.into())]),
                window.words.tell("set-sought", &[("string", "53821x746".into())]),
            ],
        );
    }
}

#[test]
fn the_outcome_is_open_until_all_is_compared() {
    for language in Language::ALL {
        let mut window = structure_of(language, Realm::StringSet, NEW_BOARD);
        window.act(Action::Inside(InsideAction::Operations(Some(0))));
        assert!(!window.shows(&window.say("set-new")));
        assert_shows(&window, &[window.words.tell("set-possible", &[("n", 1_425.into())])]);
        window.act(Action::Inside(InsideAction::Operations(Some(15))));
        assert!(window.shows(&window.say("set-new")));
    }
}
