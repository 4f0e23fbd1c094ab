//! Hundreds of actions in seeded disorder while searches run: after each, what must always hold holds.

use eight_realms::{
    app::{
        Action, Caps, Counted, EXAMPLES, EditorAction, End, Model, Outcome, Preferences, RunState,
        SettingsAction, SolutionAction, Speed, view::View,
    },
    heuristic::Estimate,
    puzzle::{Move, Order},
    realm::{ParityCheck, Realm, Tie},
    replay::{Direction, Stride},
    trace::Event,
};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

use super::Stand;
use crate::probe::{check_all, record};

fn pick<T: Copy>(chance: &mut ChaCha8Rng, from: &[T]) -> T {
    *from.choose(chance).expect("there is a choice")
}

fn any_action(chance: &mut ChaCha8Rng) -> Action {
    match chance.random_range(0..30) {
        0 => Action::SetPuzzle(pick(chance, &EXAMPLES).puzzle()),
        1 => Action::DealAt(chance.random_range(0..=20)),
        2 => Action::Undo,
        3 => Action::Settings(any_setting(chance)),
        4 => Action::SearchAnyway,
        5 => Action::Escape,
        6 => Action::RunOn(pick(chance, &Realm::ALL)),
        7 => Action::ToggleShown(pick(chance, &Realm::ALL)),
        8 => Action::Edit(pick(chance, &[End::Start, End::Goal])),
        9 => Action::Editor(EditorAction::Slide(pick(chance, &Move::ALL))),
        10 => Action::Editor(EditorAction::Take),
        11 => Action::Editor(EditorAction::Leave),
        12 => Action::Solution(pick(
            chance,
            &[SolutionAction::Toggle, SolutionAction::Step(Direction::Forward)],
        )),
        13..17 => Action::TogglePlay,
        17 => Action::SetSpeed(Speed::of_step(chance.random_range(0..=21))),
        18..21 => Action::Choose(pick(chance, &Realm::ALL)),
        21 => Action::Seek(chance.random_range(0..50_000)),
        _ => Action::Step(any_stride(chance), pick(chance, &[Direction::Forward, Direction::Back])),
    }
}

fn any_stride(chance: &mut ChaCha8Rng) -> Stride {
    pick(chance, &[Stride::Event, Stride::Expansion, Stride::Mark, Stride::All])
}

fn any_setting(chance: &mut ChaCha8Rng) -> SettingsAction {
    match chance.random_range(0..4) {
        0 => SettingsAction::Order(Order::all().nth(chance.random_range(0..24)).expect("one of 24")),
        1 => SettingsAction::Tie(pick(chance, &Tie::ALL)),
        2 => SettingsAction::Heuristic(pick(chance, &[None, Some(Estimate::Manhattan)])),
        _ => SettingsAction::Reset,
    }
}

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
    let threads = alive + counting + usize::from(stand.session.is_measuring());
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
