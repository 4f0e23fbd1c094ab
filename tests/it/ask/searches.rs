//! What is right, against what searches drawn from a seed do: what a search does is always among the right answers, and
//! the past is that of a search which stopped there.

use std::env;

use eight_realms::{
    ask::{
        BoardValue, MOST_OPTIONS, Prediction, Question, QuestionBoard, QuestionContext, QuestionKind, judge,
        options, right, rivals,
    },
    heuristic::{HeuristicKind, Weight},
    puzzle::{Board, Order, Puzzle},
    realm::{ParityCheck, Realm, Settings, Tie, TieOrder},
    replay::{PAGE, Past, Recording},
    space::{Dealer, DistanceTables},
    trace::Event,
};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

use crate::probe::{check_all, record};

/// Recordings that are drawn, if `ASK_RECORDINGS` says no other number.
const RECORDINGS: u64 = 60;
/// Moments of each.
const MOMENTS: usize = 50;
/// The longest path of a drawn board: deeper ones take long and have nothing new.
const DEEPEST: u8 = 20;

pub struct Drawn {
    pub realm: Realm,
    pub puzzle: Puzzle,
    pub settings: Settings,
}

fn draw(seed: u64) -> Drawn {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut dealer = Dealer::seeded(seed);
    let goal = if chance.random_bool(0.5) { Board::standard_goal() } else { dealer.any() };
    let moves = chance.random_range(1..=DEEPEST);
    let start = DistanceTables::new().deal(&mut dealer, goal, moves).expect("every goal has such boards");
    let orders: Vec<Order> = Order::all().collect();
    let heuristics = [
        None,
        Some(HeuristicKind::Misplaced),
        Some(HeuristicKind::Manhattan),
        Some(HeuristicKind::LinearConflict),
        Some(HeuristicKind::Weighted(Weight::DEFAULT)),
    ];
    let settings = Settings {
        order: *orders.choose(&mut chance).expect("24"),
        tie: *Tie::ALL.choose(&mut chance).expect("two"),
        tie_order: *TieOrder::ALL.choose(&mut chance).expect("two"),
        heuristic: *heuristics.choose(&mut chance).expect("five"),
        parity: ParityCheck::On,
    };
    let realm = Realm::ALL[seed as usize % Realm::ALL.len()];
    Drawn { realm, puzzle: Puzzle::new(start, goal), settings }
}

pub fn drawn() -> Vec<Drawn> {
    let count = env::var("ASK_RECORDINGS").ok().and_then(|count| count.parse().ok()).unwrap_or(RECORDINGS);
    (0..count).map(draw).collect()
}

pub fn whole(drawn: &Drawn) -> Recording {
    let mut recording = Recording::of(drawn.realm);
    recording.extend(&record(drawn.realm, &drawn.puzzle, drawn.settings), 1.0);
    recording
}

/// Moments of a recording, those right before and after an expansion among them.
pub fn moments(whole: &Recording, seed: u64) -> Vec<u64> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let near = |at: u64| {
        let ahead = whole.events_from(at).position(|event| {
            matches!(event, Event::Expand { .. } | Event::LookUp { .. } | Event::Deepen { .. })
        });
        at + ahead.unwrap_or(0) as u64
    };
    let drawn = (0..MOMENTS).map(|_| chance.random_range(0..=whole.len()));
    drawn.flat_map(|at| [near(at), near(at) + 1, at]).map(|at| at.min(whole.len())).collect()
}

/// Every kind that can be counted: what the search does is right, counts in full, and can be chosen.
#[test]
fn what_the_search_does_is_right() {
    let counted = std::sync::Mutex::new([0_usize; QuestionKind::ALL.len()]);
    let all: Vec<(usize, Drawn)> = drawn().into_iter().enumerate().collect();
    check_all(&all, |(seed, drawn)| {
        let (whole, distances) = (whole(drawn), DistanceTables::new());
        for moment in moments(&whole, *seed as u64) {
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
                    let Some(right) = right(&question, &from, &whole) else { continue };
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
                    assert!(choices.len() <= MOST_OPTIONS, "{case}: {choices:?}");
                    let can_be_chosen = choices.iter().any(|choice| right.full.contains(choice));
                    assert!(options.is_empty() || can_be_chosen, "{case}: {choices:?} {right:?}");
                    counted.lock().expect("no thread panicked")[kind as usize] += 1;
                }
            }
        }
    });
    let counted = counted.into_inner().expect("no thread panicked");
    for kind in QuestionKind::ALL {
        assert_eq!(counted[kind as usize] == 0, kind == QuestionKind::Order, "{kind:?}: {counted:?}");
    }
}

/// A past is the recording of a search that was stopped there, in everything that it holds.
#[test]
fn a_past_is_what_would_have_been_recorded() {
    let some: Vec<Drawn> = (0..Realm::ALL.len() as u64).map(draw).collect();
    check_all(&some, |drawn| {
        let events = record(drawn.realm, &drawn.puzzle, drawn.settings);
        let mut whole = Recording::of(drawn.realm);
        whole.extend(&events, 0.0);
        let page = PAGE as u64;
        for moment in [0, 1, 2, whole.len() / 3, page - 1, page, page + 1, whole.len() - 1, whole.len()] {
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
