//! Hundreds of actions in seeded disorder while searches run: after each, what must always hold holds.

mod any;

use eight_realms::{
    app::{
        Action, Caps, Counted, EXAMPLES, Model, Outcome, Preferences, RunState, SettingsAction,
        view::{
            Race, View,
            study::{Distances, Study},
        },
    },
    realm::{ParityCheck, Realm},
    trace::Event,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use self::any::any_action;
use super::Stand;
use crate::probe::{check_all, record};

fn check(stand: &mut Stand, after: &str) {
    let (mut alive, mut counting) = (0, 0);
    for realm in Realm::ALL {
        let lane = stand.model.lane(realm);
        let recording = &lane.recording;
        assert_eq!(recording.realm(), realm, "{after}");
        assert!(lane.playhead.moment <= recording.len(), "{after}: realm {realm}");
        alive += usize::from(lane.is_alive());
        counting += usize::from(lane.counted == Some(Counted::Running));
        check_begin(stand, realm, after);
        if let RunState::Done(Outcome::Found(path)) = &lane.run {
            let boards = path.boards(stand.model.puzzle.start);
            assert_eq!(boards.last(), Some(&stand.model.puzzle.goal), "{after}: realm {realm}");
            assert_eq!(recording.edge().tally.solved, Some(path.len() as u8), "{after}: realm {realm}");
        }
        assert!(lane.times.is_none() || matches!(lane.run, RunState::Done(_)), "{after}: realm {realm}");
    }
    assert_eq!(stand.session.searches(), alive + counting, "{after}: a thread for each search that lives");
    let others = [stand.session.is_measuring(), stand.session.is_drawing()].map(usize::from);
    let threads = alive + counting + others.iter().sum::<usize>() + stand.session.errands();
    assert!(stand.threads() <= threads, "{after}: and no more, but some may have ended unheard");
    let streams = Realm::ALL.into_iter().any(|realm| stand.model.lane(realm).run == RunState::Running);
    assert!(!streams || !stand.session.is_measuring(), "{after}: no time is taken while anything streams");
    check_view(stand, after);
}

/// What is kept of the views before is what would be worked out now.
fn check_view(stand: &mut Stand, after: &str) {
    let fresh = View::of(&stand.model);
    let kept = View::with(&stand.model, &mut stand.cache);
    assert!(kept.stage == fresh.stage, "{after}: {:?} is not {:?}", kept.stage, fresh.stage);
    assert!(kept.plots == fresh.plots, "{after}: other plots");
    assert!(kept.timeline == fresh.timeline, "{after}: another timeline");
    // A meter that has not heard everything says what it has heard so far.
    let is_counting = kept.is_counting() || fresh.is_counting();
    let race =
        |race: Option<Race>| race.map(|race| Race { meter: race.meter.filter(|_| !is_counting), ..race });
    assert!(race(kept.race) == race(fresh.race), "{after}: another race");
    assert!(is_same_study(kept.study.as_ref(), fresh.study.as_ref()), "{after}: another study");
}

fn is_same_study(one: Option<&Study>, other: Option<&Study>) -> bool {
    match (one, other) {
        (None, None) => true,
        (Some(Study::Distances(one)), Some(Study::Distances(other))) => is_same_picture(one, other),
        (Some(Study::Board(one)), Some(Study::Board(other))) => one == other,
        (Some(Study::Price(one)), Some(Study::Price(other))) => {
            one.rows == other.rows && one.run == other.run && one.ways == other.ways && one.over == other.over
        }
        (Some(Study::Orders(one)), Some(Study::Orders(other))) => one == other,
        _ => false,
    }
}

fn is_same_picture(one: &Distances, other: &Distances) -> bool {
    let known = |view: &Distances| {
        let picture = view.picture.as_ref();
        picture.map(|known| (known.survey.estimate(), known.distances.goal(), known.summary))
    };
    known(one) == known(other)
        && (one.is_current, &one.rows) == (other.is_current, &other.rows)
        && (one.start, one.now) == (other.start, other.now)
}

/// The first event is that of this puzzle.
fn check_begin(stand: &Stand, realm: Realm, after: &str) {
    let puzzle = stand.model.puzzle;
    if let Some(event) = stand.model.lane(realm).recording.event(0) {
        let root = if realm == Realm::Table { puzzle.goal } else { puzzle.start };
        assert_eq!(event.board(), Some(root), "{after}: realm {realm}");
        assert!(matches!(event, Event::Begin { .. }), "{after}: realm {realm}");
    }
}

#[test]
fn whatever_is_done_in_whatever_order_all_that_must_hold_holds() {
    check_all(&[1, 2, 3, 4], |&seed| {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let caps = if seed % 2 == 0 { Caps::default() } else { Caps { one: 20_000, all: 100_000 } };
        let mut stand = Stand::of(Model::new(Preferences::default(), seed).with_caps(caps));
        for number in 0..200 {
            stand.act(any_action(&mut chance));
            check_after_frames(&mut stand, &mut chance, &format!("seed {seed}, action {number}"));
        }
        stand.act(Action::Choose(Realm::Heap));
        stand.act(Action::Settings(SettingsAction::Reset));
        stand.act(Action::SetPuzzle(EXAMPLES[1].puzzle()));
        stand.act(Action::SetPuzzle(EXAMPLES[2].puzzle()));
        stand.search_all();
        for realm in stand.model.wanted() {
            let lane = stand.model.lane(realm);
            let whole = record(realm, &stand.model.puzzle, stand.model.settings);
            let is_whole = matches!(lane.run, RunState::Done(_));
            assert!(is_whole || lane.recording.len() < whole.len() as u64, "seed {seed}, realm {realm}");
            assert_eq!(
                stand.recorded(realm),
                whole[..lane.recording.len() as usize],
                "seed {seed}, realm {realm}"
            );
        }
        assert_eq!(stand.model.settings.parity, ParityCheck::On);
    });
}

/// Frames come between actions, or none.
fn check_after_frames(stand: &mut Stand, chance: &mut ChaCha8Rng, after: &str) {
    check(stand, after);
    for _ in 0..chance.random_range(0..4) {
        stand.frame();
        check(stand, after);
    }
}
