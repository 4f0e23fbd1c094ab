//! What a replay keeps is counted, and what a call does is limited.

use eight_realms_core::{
    puzzle::{Board, RANKS},
    realm::{Entry, Realm, Settings, StructureKind},
    replay::{
        Node, PAGE,
        structures::{ALLOWANCE, Iteration, Structure, TreeLayers},
    },
    space::HALF,
    trace::{Event, Work},
};

use super::cases::Case;
use crate::probe::{check_all, puzzle};

/// Events between two copies of the page that is shown.
const PAGE_SPACING: u64 = 512;

/// The moments of which there are copies once a replay has come to the last one: of every page's first event, and
/// closer on the last page.
fn copied(last: u64) -> Vec<u64> {
    let page = PAGE as u64;
    let mut moments: Vec<u64> = (0..last).step_by(PAGE).collect();
    moments.extend(((last - 1) / page * page..last).step_by(PAGE_SPACING as usize));
    moments.sort_unstable();
    moments.dedup();
    moments
}

/// The bytes of what there is in a structure, without what a list or a map adds.
fn content(case: &Case, moment: u64) -> usize {
    // A bit for each index, and how many of each 4,096 there are.
    let bits = RANKS.div_ceil(64) * 8 + RANKS.div_ceil(4_096) * size_of::<u32>();
    let shown = case.at(moment);
    match &shown.structure {
        Structure::Empty => match case.realm.structure() {
            StructureKind::CurrentPath | StructureKind::ScannedList => 0,
            StructureKind::TwoTrees => 2 * bits,
            StructureKind::Heap | StructureKind::Buckets => HALF,
            _ => bits,
        },
        Structure::StringSet(_) | Structure::Table(_) => bits,
        Structure::Array(array) => {
            bits + array.queue.as_ref().map_or(0, |queue| queue.len * size_of::<u32>())
        }
        Structure::TwoTrees(trees) => {
            let layers = |tree: &TreeLayers| size_of_val(tree.layers.as_slice());
            2 * bits + trees.trees.iter().map(layers).sum::<usize>()
        }
        Structure::ScannedList(list) => {
            list.after.len() * (size_of::<(u64, Entry)>() + size_of::<(Board, u32)>())
        }
        Structure::Heap(heap) => {
            // Each entry that was ever put in, and of those in the heap a priority with a number.
            let is_put = |event: &Event| {
                matches!(event, Event::Begin { .. } | Event::Open { .. } | Event::Improve { .. })
            };
            let puts = case.recording.events_from(0).take(moment as usize).filter(is_put).count();
            HALF + puts * size_of::<Entry>() + heap.after.len() * size_of::<u64>()
        }
        Structure::Buckets(buckets) => {
            let entries: u32 = buckets.after.iter().map(|bucket| bucket.entries).sum();
            HALF + entries as usize * size_of::<Entry>()
        }
        Structure::CurrentPath(path) => {
            (path.path.len() + path.pruned.len()) * size_of::<Node>()
                + path.iterations.len() * size_of::<Iteration>()
        }
    }
}

/// The bound on copies is one on memory: none of what they hold may be left out, and little else is in them.
#[test]
fn the_bytes_of_copies_are_those_of_what_they_hold() {
    let sample = |realm: Realm| match realm {
        // One page of it is enough; its table would take longer than all others.
        Realm::Table => Case::of(realm, puzzle("12345678x", "12345678x"), Settings::default()),
        // So many entries that they count.
        Realm::Heap => Case::of(realm, puzzle("8672543x1", "12345678x"), Settings::default()),
        _ => Case::sample(realm),
    };
    let cases: Vec<Case> = Realm::ALL.into_iter().map(sample).collect();
    check_all(&cases, |case| {
        let last = case.recording.len().min(9_000);
        let mut replay = case.replay();
        let shown = case.by(&mut replay, last);
        let copies: usize = copied(last).into_iter().map(|moment| content(case, moment)).sum();
        let comparisons = shown.work.of(Work::StringComparisons);
        let log =
            if case.realm == Realm::StringSet { (comparisons + last) as usize * size_of::<u32>() } else { 0 };
        let [least, bytes] = [copies + log, replay.bytes()];
        assert!((least..=3 * least).contains(&bytes), "{case}: {bytes} for {least}");
    });
}

/// A call makes so many steps, and two units of work are a step at least: so there are enough calls for all the work,
/// and not many more.
#[test]
fn no_call_does_more_than_is_allowed() {
    for (realm, start) in
        [(Realm::StringSet, "23415x768"), (Realm::Heap, "8672543x1"), (Realm::Buckets, "8672543x1")]
    {
        let case = Case::of(realm, puzzle(start, "12345678x"), Settings::default());
        // More than a copy costs, so that copies do not decide.
        let allowed = ALLOWANCE / 4;
        let (mut replay, mut calls) = (case.replay(), 1);
        while replay.at(&case.recording, case.recording.len(), allowed).is_none() {
            calls += 1;
        }
        let steps = match realm {
            Realm::StringSet => 3 * case.work().of(Work::StringComparisons),
            _ => case.work().total() / 2,
        };
        let least = steps / (allowed + 50);
        assert!(least >= 10 && calls > least, "{realm}: {calls} calls of {allowed} for {steps} steps");
        // An event is a step too, and a copy some.
        let most = 2 * (steps + case.recording.len()) / allowed;
        assert!(calls <= most, "{realm}: {calls} calls of {allowed}, {most} are enough");
    }
}
