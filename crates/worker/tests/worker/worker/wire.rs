//! Jobs and messages as bytes: what is read again does the same and says the same, and damaged bytes are no job.

use std::time::Duration;

use eight_realms_core::{
    compare::StartOrder,
    heuristic::{HeuristicKind, Weight},
    job::{
        CounterexampleJob, CounterexampleTarget, Job, MapJob, Message, OrdersJob, Search, SearchTimes,
        SurveyJob, TimedSearch, TreesJob, TrialsKey,
        wire::{read_job, read_message, write_job, write_message},
    },
    map::Projection,
    realm::{Realm, Settings},
};
use eight_realms_worker::worker::{Drained, Host, native::rest};

use super::{no_wake, sample};
use crate::ground::puzzle;

fn weighted() -> HeuristicKind {
    HeuristicKind::Weighted(Weight::of_tenths(25))
}

/// Every kind of job, and of each the boards on which its messages differ most.
fn jobs() -> Vec<Job> {
    let settings = Settings::default();
    let apart = puzzle("1 2 3 4 5 6 8 7 x", "1 2 3 4 5 6 7 8 x");
    let searches = |puzzle| Realm::ALL.map(|realm| Search::new(realm, puzzle, settings));
    let map = |puzzle, projection| MapJob { puzzle, projection, goal: None, steps: vec![1, 2, 3, 4] };
    let of = TrialsKey { realm: Realm::Heap, puzzle: sample(), settings };
    let dear = Settings { heuristic: Some(weighted()), ..settings };
    let target = CounterexampleTarget { goal: sample().goal, settings: dear, starts: StartOrder::Dealt(5) };
    let search = |search: Search| [Job::Search(search.clone()), Job::Count(search)];
    let [with_path, without_path] = [sample(), apart].map(searches);
    let trees = |realm, events| TreesJob { search: Search::new(realm, sample(), settings), events };
    let survey = |heuristic| SurveyJob { heuristic, goal: sample().goal, distances: None };
    with_path
        .clone()
        .into_iter()
        .chain(without_path.clone())
        .flat_map(search)
        .chain([
            Job::Work(with_path.to_vec()),
            Job::Work(without_path.to_vec()),
            Job::Map(map(sample(), Projection::Rings)),
            Job::Map(map(sample(), Projection::Lens)),
            Job::Map(map(apart, Projection::Rings)),
            Job::Trees(trees(Realm::Hash, 500)),
            Job::Trees(trees(Realm::Bidirectional, u64::MAX)),
            Job::Trees(trees(Realm::IdaStar, u64::MAX)),
            Job::Survey(survey(HeuristicKind::LinearConflict)),
            Job::Survey(survey(weighted())),
            Job::Orders(OrdersJob { of, made: 90 }),
            Job::Counterexample(CounterexampleJob { target, realm: Realm::Heap, distances: None }),
        ])
        .collect()
}

/// The messages of a job, as bytes. Those of its events are one: how they are cut differs from run to run.
fn messages(job: Job) -> Vec<Vec<u8>> {
    let worker = Host::new(no_wake()).start(job).expect("a thread");
    worker.allow_until(u64::MAX);
    let (mut messages, mut events) = (Vec::new(), Vec::new());
    while worker.poll(Duration::MAX, |message| match message {
        Message::Events { ref batch, .. } => {
            let Ok(Message::Events { batch: read, .. }) = again(&message) else { panic!("no events") };
            assert_eq!(read[..], batch[..]);
            events.extend(read.iter().copied());
        }
        message => {
            let bytes = write_message(&message).expect("a message");
            let read = again(&message).expect("a message");
            assert_eq!(write_message(&read).expect("a message"), bytes);
            messages.push(bytes);
        }
    }) != Drained::HungUp
    {
        rest();
    }
    messages.push(eight_realms_core::trace::wire::encode(&events));
    messages
}

fn again(message: &Message) -> Result<Message, eight_realms_core::job::wire::ForeignBytes> {
    read_message(&write_message(message).expect("a message"))
}

#[test]
fn a_job_that_was_sent_does_the_same_and_says_the_same() {
    for job in jobs() {
        let bytes = write_job(&job).expect("a job");
        let read = read_job(&bytes).expect("a job");
        assert_eq!(write_job(&read).expect("a job"), bytes, "{}", job.name());
        let (name, sent, direct) = (job.name(), messages(read), messages(job));
        assert!(sent == direct && !direct.is_empty(), "{name}");
    }
}

/// A table that goes with a search saves the building of it: only look-ups are recorded.
#[test]
fn the_table_of_realm_3_goes_with_its_search() {
    let search = Search::new(Realm::Table, sample(), Settings::default());
    let built =
        messages(Job::Search(search.clone())).into_iter().find_map(|bytes| match read_message(&bytes) {
            Ok(Message::Built(table)) => Some(table),
            _ => None,
        });
    let search = Search { table: built, ..search };
    assert!(search.table.is_some());
    let job = Job::Search(search);
    let read = read_job(&write_job(&job).expect("a job")).expect("a job");
    let (sent, direct) = (messages(read), messages(job));
    assert!(sent == direct);
    assert!(direct.concat().len() < 2_000, "look-ups alone, and the answer");
}

/// Times are those of the run: they are only compared with themselves.
#[test]
fn times_and_peak_memory_are_sent_as_they_are() {
    let searches =
        [Realm::Table, Realm::IdaStar].map(|realm| Search::new(realm, sample(), Settings::default()));
    let timed = searches.map(|search| TimedSearch { search, expanded: 802 });
    let all = messages(Job::Time(timed.to_vec()));
    assert_eq!(all.len(), timed.len() + 1);
    let has_curve = |bytes: &Vec<u8>| match read_message(bytes) {
        Ok(Message::Timed(SearchTimes { curve: Some(curve), .. })) => curve.end().expanded == 802,
        _ => false,
    };
    assert!(all[..timed.len()].iter().all(has_curve), "each with its curve");
    let weighed = Message::Weighed(Realm::Hash.into(), u64::MAX);
    assert!(matches!(again(&weighed), Ok(Message::Weighed(lane, u64::MAX)) if lane == Realm::Hash));
    let reason = "out of paper · 没有纸了".to_owned();
    for message in [Message::Lost { reason: reason.clone() }, Message::Fault { reason: reason.clone() }] {
        let Ok(Message::Lost { reason: read } | Message::Fault { reason: read }) = again(&message) else {
            panic!("no reason")
        };
        assert_eq!(read, reason);
    }
}

/// Each prefix of a job is rejected; a byte that is changed makes another job, or none, and never a panic.
#[test]
fn damaged_bytes_are_another_job_or_none() {
    for job in jobs() {
        let bytes = write_job(&job).expect("a job");
        for len in 0..bytes.len() {
            assert!(read_job(&bytes[..len]).is_err(), "{} cut off after {len} bytes", job.name());
        }
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[at] ^= 1 << bit;
                if let Ok(read) = read_job(&damaged) {
                    assert!(write_job(&read).is_ok());
                }
            }
        }
    }
}
