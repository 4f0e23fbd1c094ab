//! A past shares what its recording knows, and tells nothing of what comes after its end.

use eight_realms_core::{
    puzzle::Board,
    replay::{BoardStatus, PAGE, Past, Recording},
    space::HALF,
    trace::Event,
};

use super::{
    SIDES,
    cases::{Case, cases},
    record_in_batches,
};
use crate::{probe::check_all, samples::size};

/// Searches that can be written out as text.
fn short_cases() -> Vec<&'static Case> {
    cases().iter().filter(|case| case.events.len() < 30_000).collect()
}

/// Moments at which a search is cut off: the two ends, a page's edge, and some in between.
fn ends(case: &Case) -> impl Iterator<Item = u64> {
    let len = case.events.len() as u64;
    let ends = [0, 1, len / 7, len / 2, PAGE as u64, PAGE as u64 + 1, len - len / 11, len];
    ends.into_iter().map(move |end| end.min(len)).step_by(size(1, 3))
}

/// What was recorded of a search that stopped there.
fn stopped(case: &Case, moment: u64) -> Recording {
    let mut recording = Recording::of(case.realm);
    recording.extend(&case.events[..moment as usize], 0.0);
    recording
}

/// All that a recording says of some boards at a moment, which may lie beyond its end.
fn answers(recording: &Recording, boards: &[Board], moment: u64) -> Vec<String> {
    let mut texts = Vec::new();
    for side in SIDES {
        if recording.realm().is_deepening() {
            let mut counts = Vec::new();
            recording.visits().count(moment as usize, &mut counts);
            let visited = counts.iter().enumerate().filter(|(_, count)| **count > 0).collect::<Vec<_>>();
            texts.push(format!("{visited:?} {:?}", recording.visits().indices()));
        } else {
            let mut statuses = vec![BoardStatus::Unseen; HALF];
            recording.known_at(moment, side, &mut statuses);
            let known = statuses.iter().enumerate().filter(|(_, status)| **status != BoardStatus::Unseen);
            let waiting = recording.waiting_at(moment, side);
            texts.push(format!("{:?} {waiting:?}", known.collect::<Vec<_>>()));
        }
        for board in boards {
            let history = recording.history_of(*board, side, moment);
            texts.push(format!("{history:?} {:?}", recording.path_to(*board, side, moment)));
        }
    }
    texts
}

#[test]
fn a_past_tells_nothing_of_what_comes_after_it() {
    check_all(&short_cases(), |case| {
        let whole = record_in_batches(case, &case.events);
        let boards = case.events.iter().filter_map(Event::board);
        let boards: Vec<Board> = boards.step_by(case.events.len() / 20 + 1).collect();
        for end in ends(case) {
            let (past, stopped) = (Past::of(&whole, end), stopped(case, end));
            for moment in [end / 2, end, end + 1, whole.len()] {
                let same = answers(&past, &boards, moment) == answers(&stopped, &boards, moment);
                assert!(same, "{case}: up to {end}, at {moment}");
            }
            assert!(format!("{:?}", past.series()) == format!("{:?}", stopped.series()), "{case}: {end}");
            assert_eq!(past.check_at(end), stopped.check_at(end), "{case}: {end}");
            for moment in [end / 3, end / 2, end] {
                let [own, other] = [&past, &whole].map(|recording: &Recording| recording.seconds_at(moment));
                assert!((own - other).abs() < 1e-12, "{case}: {own} s of {end} at {moment}, and not {other}");
            }
        }
    });
}

/// What is added to a past is its own: the recording stays as it is, and the past becomes what another search recorded.
#[test]
fn a_past_goes_on_by_itself() {
    check_all(&short_cases(), |case| {
        let whole = record_in_batches(case, &case.events);
        let before = format!("{whole:?}");
        for end in ends(case) {
            let mut again = (*Past::of(&whole, end)).clone();
            again.extend(&case.events[end as usize..], 0.0);
            again.retime(1.0);
            let mut expected = stopped(case, whole.len());
            expected.retime(1.0);
            assert!(format!("{again:?}") == format!("{expected:?}"), "{case}: on from {end}");
        }
        assert!(format!("{whole:?}") == before, "{case}: the recording has changed");
    });
}

/// A past that goes on from a shorter one is the past of that moment, curves and all.
#[test]
fn a_past_goes_on_from_a_shorter_one() {
    check_all(&short_cases(), |case| {
        let whole = record_in_batches(case, &case.events);
        let mut ends: Vec<u64> = ends(case).collect();
        ends.sort_unstable();
        let mut grown = Past::of(&whole, 0).into_shared();
        for end in ends {
            grown = Past::after(grown, &whole, end).into_shared();
            let past = Past::of(&whole, end);
            assert!(format!("{:?}", grown.series()) == format!("{:?}", past.series()), "{case}: {end}");
            assert_eq!((grown.len(), grown.check_at(end)), (end, past.check_at(end)), "{case}: {end}");
        }
    });
}
