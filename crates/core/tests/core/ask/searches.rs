//! What is right, against what searches drawn from a seed do: what a search does is always among the right answers, and
//! the past is that of a search which stopped there.

use eight_realms_core::{
    ask::{
        BoardValue, MAX_OPTIONS, Prediction, Question, QuestionBoard, QuestionContext, QuestionKind,
        RecordingEnd, judge, options, right, rivals,
    },
    realm::Realm,
    replay::{PAGE, Past, Recording},
    space::DistanceTables,
};

use super::drawn::{Drawn, draw, drawn, moments, whole};
use crate::{
    probe::{check_all, record},
    samples::{are_small, check_some, size},
};

/// Every kind that can be counted: what the search does is right, counts in full, and can be chosen.
#[test]
fn what_the_search_does_is_right() {
    let counted = std::sync::Mutex::new([0_usize; QuestionKind::ALL.len()]);
    let all: Vec<(usize, Drawn)> = drawn().into_iter().enumerate().collect();
    check_some(&all, 3, |(seed, drawn)| {
        let (whole, distances) = (whole(drawn), DistanceTables::new());
        for moment in moments(&whole, *seed as u64).into_iter().step_by(size(1, 25)) {
            let [past, subject] = [moment, moment + 1].map(|moment| Past::of(&whole, moment));
            let from = QuestionContext {
                puzzle: drawn.puzzle,
                settings: drawn.settings,
                past: &past,
                distances: &distances,
            };
            for kind in QuestionKind::ALL {
                for (of, what) in
                    [(QuestionBoard::Start, BoardValue::H), (QuestionBoard::Start, BoardValue::F)]
                {
                    let question = Question { kind, of, what };
                    let Some(right) = right(&question, &from, (&whole, RecordingEnd::OfSearch)) else {
                        continue;
                    };
                    let case = format!(
                        "{:?} {} {:?} at {moment}: {question:?}",
                        drawn.realm, drawn.puzzle.start, drawn.settings
                    );
                    let took: &Prediction = right.took.as_ref().unwrap_or_else(|| panic!("{case}"));
                    assert!(right.full.contains(took), "{case}: {right:?}");
                    assert!(right.full.iter().all(|full| !right.half.contains(full)), "{case}: {right:?}");
                    let verdict = judge(kind, took, &right, &rivals(&question, &from, &whole));
                    assert_eq!((verdict.points, verdict.rival), (2, None), "{case}");
                    let options = options(&question, &from, &subject);
                    let choices: Vec<_> = (0..options.len()).filter_map(|at| options.answer(at)).collect();
                    assert!(choices.len() <= MAX_OPTIONS, "{case}: {choices:?}");
                    let can_be_chosen = choices.iter().any(|choice| right.full.contains(choice));
                    assert!(options.is_empty() || can_be_chosen, "{case}: {choices:?} {right:?}");
                    counted.lock().expect("no thread panicked")[kind as usize] += 1;
                }
            }
        }
    });
    let counted = counted.into_inner().expect("no thread panicked");
    // A small sample has not all of them.
    for kind in QuestionKind::ALL {
        let is_missing = counted[kind as usize] == 0;
        assert!(is_missing == (kind == QuestionKind::Order) || are_small(), "{kind:?}: {counted:?}");
    }
}

/// A past is the recording of a search that was stopped there, in everything that it holds.
#[test]
fn a_past_is_what_would_have_been_recorded() {
    let mut some: Vec<Drawn> = (0..Realm::ALL.len() as u64).map(draw).collect();
    // A table has two thirds of a million events.
    some.retain(|drawn| !are_small() || drawn.realm != Realm::Table);
    check_all(&some, |drawn| {
        let events = record(drawn.realm, &drawn.puzzle, drawn.settings);
        let mut whole = Recording::of(drawn.realm);
        whole.extend(&events, 0.0);
        let page = PAGE as u64;
        let moments = [0, 1, 2, whole.len() / 3, page - 1, page, page + 1, whole.len() - 1, whole.len()];
        for moment in moments.into_iter().step_by(size(1, 4)) {
            let moment = moment.min(whole.len());
            let mut stopped = Recording::of(drawn.realm);
            if moment > 0 {
                stopped.extend(&events[..moment as usize], 0.0);
            }
            let past = Past::of(&whole, moment).into_recording();
            assert!(format!("{past:?}") == format!("{stopped:?}"), "{:?} at {moment}", drawn.realm);
        }
    });
}
