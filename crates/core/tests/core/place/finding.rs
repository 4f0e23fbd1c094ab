//! Every realm, seeded conditions, forward and back: found where a plain reading finds it.

use std::{
    collections::HashSet,
    num::NonZeroU64,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use eight_realms_core::{
    replay::{
        Direction, PAGE, Recording,
        place::{
            Amount, Beside, Comparison, Condition, EventClass, EventPlace, Place, PlaceTest, Quantity, find,
            locate,
        },
    },
    trace::Event,
};
use rand::{Rng, RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

use super::plain::{Fact, facts, moments};
use crate::{
    probe::check_all,
    recording::cases::{Case, cases},
    samples::{are_small, size},
};

/// Conditions for each case.
const CONDITIONS: usize = 24;

/// One seeded condition of a case, and all moments at which it comes true.
pub struct Sought<'a> {
    pub case: &'a Case,
    pub recording: &'a Recording,
    pub condition: Condition,
    pub moments: Vec<u64>,
}

/// Events of the cases of medium length.
pub const MEDIUM: usize = 60_000;

/// Calls `check` with seeded conditions of every case that has events, `most` of them at most; fewer of a long one.
pub fn with_conditions(most: usize, count: usize, check: impl Fn(&Sought<'_>, &mut ChaCha8Rng) + Sync) {
    let cases: Vec<&Case> = cases().iter().filter(|case| (1..=most).contains(&case.events.len())).collect();
    check_all(&cases, |case| {
        let facts = facts(case);
        let mut recording = Recording::of(case.realm);
        recording.extend(&case.events, 1.0);
        let mut chance = ChaCha8Rng::seed_from_u64(case.events.len() as u64 + case.realm.index() as u64);
        let count = if facts.len() > 2 * MEDIUM { count / 4 + 1 } else { count };
        for number in 0..count {
            // Look-ups are few among many events: one condition is about them.
            let condition = if number == 0 && case.realm.looks_up() {
                Condition::of(PlaceTest::LookUp(NonZeroU64::MIN))
            } else {
                condition(&facts, &mut chance)
            };
            let moments = moments(&facts, &condition);
            check(&Sought { case, recording: &recording, condition, moments }, &mut chance);
        }
    });
}

/// One that is true of some event, or nearly. Rare events are as likely as frequent ones.
fn condition(facts: &[Fact], chance: &mut impl Rng) -> Condition {
    let class = *EventClass::ALL.choose(chance).expect("there are some");
    let of_class: Vec<usize> = (0..facts.len()).filter(|at| facts[*at].classes.contains(&class)).collect();
    let any = chance.random_range(0..facts.len());
    let at = of_class.choose(chance).copied().unwrap_or(any);
    let mut condition = Condition::of(test(facts, at, chance));
    for _ in 0..chance.random_range(0..3) {
        let other = if chance.random_bool(0.9) { at } else { any };
        condition = condition.and(test(facts, other, chance));
    }
    condition
}

fn test(facts: &[Fact], at: usize, chance: &mut impl Rng) -> PlaceTest {
    let fact = &facts[at];
    let counted = |is_meant: fn(&Event) -> bool| {
        let count = facts[..=at].iter().filter(|fact| is_meant(&fact.event)).count();
        NonZeroU64::new(count as u64).unwrap_or(NonZeroU64::MIN)
    };
    match chance.random_range(0..12) {
        0 => PlaceTest::Event(NonZeroU64::MIN.saturating_add(at as u64)),
        1 => PlaceTest::Expansion(counted(|event| matches!(event, Event::Expand { .. }))),
        2 if matches!(fact.event, Event::LookUp { .. }) => {
            PlaceTest::LookUp(counted(|event| matches!(event, Event::LookUp { .. })))
        }
        3 => fact.event.board().map_or(PlaceTest::Class(EventClass::Solved), PlaceTest::Board),
        4 => fact.side.map_or(PlaceTest::Class(EventClass::Solved), PlaceTest::Side),
        5..8 => comparison(&[&fact.states[..], &fact.values].concat(), chance),
        8..10 => comparison(&fact.states, chance),
        _ => PlaceTest::Class(*fact.classes.choose(chance).expect("every event has a class")),
    }
}

fn comparison(values: &[(Quantity, u64)], chance: &mut impl Rng) -> PlaceTest {
    let (quantity, tenths) = *values.choose(chance).expect("frontier and expanded are always there");
    let comparison = *Comparison::ALL.choose(chance).expect("there are some");
    let off = if quantity.has_tenths() { chance.random_range(0..3) } else { 0 };
    PlaceTest::Compare(quantity, comparison, Amount::of_tenths(tenths + off))
}

/// Moments from which is searched: seeded ones, those at pages' ends, and those at and beside places.
fn starts(sought: &Sought<'_>, chance: &mut impl Rng) -> Vec<u64> {
    let (len, page) = (sought.recording.len(), PAGE as u64);
    let near = sought.moments.choose(chance).copied().unwrap_or(len);
    let mut starts = vec![0, len, len + 7, page, near, near.saturating_sub(1), near + 1];
    starts.extend((0..3).map(|_| chance.random_range(0..=len)));
    starts
}

/// A place with this condition.
pub fn place_of(condition: &Condition, beside: Beside, number: usize) -> Place {
    let number = NonZeroU64::new(number as u64).expect("from 1 on");
    Place::At(EventPlace { beside, condition: condition.clone(), number })
}

/// Whether they are a test, too: most of the conditions are true somewhere, in a realm to which they apply, and all words
/// are among them.
#[test]
fn a_place_is_found_where_a_plain_reading_finds_it() {
    let (all, somewhere, words) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(HashSet::new()));
    with_conditions(usize::MAX, size(CONDITIONS, 6), |sought, chance| {
        check_finding(sought, chance);
        all.fetch_add(1, Ordering::Relaxed);
        if !sought.moments.is_empty() {
            somewhere.fetch_add(1, Ordering::Relaxed);
            let mut words = words.lock().expect("no thread panics");
            words.extend(sought.condition.tests().iter().map(first_word));
        }
    });
    let (all, somewhere, words) =
        (all.into_inner(), somewhere.into_inner(), words.into_inner().expect("no thread panics"));
    if are_small() {
        return;
    }
    assert!(somewhere * 10 > all * 6, "{somewhere} of {all}");
    let others = ["event", "expansion", "forward", "backward", "board"];
    let classes = EventClass::ALL.map(EventClass::name);
    // Consistent heuristics reopen nothing.
    let expected = others.into_iter().chain(classes).chain(Quantity::ALL.map(Quantity::name));
    for word in expected.filter(|word| *word != "reopened") {
        assert!(words.contains(word), "no condition with {word}");
    }
}

fn first_word(test: &PlaceTest) -> String {
    test.to_string().split(' ').next().unwrap_or_default().to_owned()
}

fn check_finding(sought: &Sought<'_>, chance: &mut impl Rng) {
    let Sought { case, recording, condition, moments } = sought;
    for (beside, ahead) in [(Beside::Before, 1), (Beside::After, 0)] {
        let number = chance.random_range(1..4);
        let place = place_of(condition, beside, number);
        let places: Vec<u64> = moments.iter().map(|moment| moment - ahead).collect();
        assert!(places.is_empty() || place.applies_to(case.realm), "{case}: {place}");
        let located = locate(recording, &place, &case.settings);
        assert_eq!(located, places.get(number - 1).copied(), "{case}: {place}");
        for from in starts(sought, chance) {
            let found = |direction| find(recording, &place, &case.settings, from, direction);
            let after = places.iter().copied().filter(|place| *place > from).nth(number - 1);
            let before = places.iter().rev().copied().filter(|place| *place < from).nth(number - 1);
            assert_eq!(found(Direction::Forward), after, "{case}: {place} after {from}");
            assert_eq!(found(Direction::Back), before, "{case}: {place} before {from}");
        }
    }
}

#[test]
fn the_nth_place_is_the_next_one_n_times() {
    with_conditions(MEDIUM, CONDITIONS / 4, |sought, chance| {
        let Sought { case, recording, condition, .. } = sought;
        let from = chance.random_range(0..=recording.len());
        for direction in [Direction::Forward, Direction::Back] {
            let nth = |number, from| {
                let place = place_of(condition, Beside::After, number);
                find(recording, &place, &case.settings, from, direction)
            };
            let mut one_by_one = Some(from);
            for number in 1..6 {
                one_by_one = one_by_one.and_then(|from| nth(1, from));
                assert_eq!(nth(number, from), one_by_one, "{case}: {condition} #{number} from {from}");
            }
        }
    });
}
