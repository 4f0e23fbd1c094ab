//! Realm 7b: which buckets are looked at, and what lies in them.

use std::collections::BTreeMap;

use eight_realms_core::{
    realm::Realm,
    replay::structures::{BucketSize, BucketsMoment, Operation, Structure, StructureMoment},
    trace::Work,
};

use super::lists::{cases_of, taken_board, waiting};
use crate::probe::check_all;

fn buckets(shown: &StructureMoment) -> &BucketsMoment {
    let Structure::Buckets(buckets) = &shown.structure else { panic!("{:?}", shown.structure) };
    buckets
}

/// Queues of the test's own, from the events alone.
#[test]
fn buckets_hold_what_was_put_in_and_not_yet_taken() {
    check_all(&cases_of(&[Realm::Buckets]), |case| {
        for shown in case.moments() {
            let buckets = buckets(&shown);
            let valid: u32 = buckets.after.iter().map(|bucket| bucket.entries - bucket.void).sum();
            if shown.moment.is_multiple_of(29) {
                assert_eq!(valid as usize, waiting(case, &shown), "{case} at {}", shown.moment);
            }
            if let Some(taken) = buckets.taken {
                assert_eq!(taken.board, taken_board(case, &shown));
            }
            let Some(hand) = &buckets.in_hand else { continue };
            let size = |sizes: &[BucketSize]| {
                let own = sizes.iter().find(|bucket| (bucket.f, bucket.g) == (hand.f, hand.g));
                own.map_or(0, |bucket| bucket.entries as usize)
            };
            assert_eq!((size(&buckets.before), size(&buckets.after)), (hand.before.len(), hand.after.len()));
            let change = hand.after.len() as i64 - hand.before.len() as i64;
            assert_eq!(change == 1, buckets.put.is_some(), "{case} at {}", shown.moment);
            if let Some(put) = buckets.put {
                let last = hand.after.last().map(|last| last.entry);
                assert_eq!(last, Some(put), "{case} at {}: put in last, it is listed last", shown.moment);
            }
        }
    });
}

/// Looked at are, from the position on, empty buckets and then the one that is not; nothing lies before the position.
#[test]
fn the_buckets_that_are_looked_at_are_those_that_are_counted() {
    check_all(&cases_of(&[Realm::Buckets]), |case| {
        let mut counted = 0;
        for shown in case.moments() {
            let buckets = buckets(&shown);
            let entries: BTreeMap<(u16, u8), u32> =
                buckets.before.iter().map(|bucket| ((bucket.f, bucket.g), bucket.entries)).collect();
            let mut first = None;
            let mut last = None;
            let mut dropped = BTreeMap::new();
            for operation in &shown.operations {
                match *operation {
                    Operation::BucketLookedAt { f, g, entries: shown_entries } => {
                        let gone = dropped.get(&(f, g)).copied().unwrap_or(0);
                        assert_eq!(entries.get(&(f, g)).copied().unwrap_or(0) - gone, shown_entries);
                        first = first.or(Some((f, g)));
                        last = Some((f, g));
                        counted += 1;
                    }
                    Operation::QueueTaken { f, g } => *dropped.entry((f, g)).or_insert(0) += 1,
                    _ => {}
                }
            }
            assert_eq!(shown.work.of(Work::BucketsLookedAt), counted, "{case} at {}", shown.moment);
            if let (Some(first), Some(taken)) = (first, buckets.taken) {
                assert_eq!(first, buckets.position_before);
                assert_eq!((last, buckets.position_after), (Some((taken.f, taken.g)), (taken.f, taken.g)));
            }
        }
        assert_eq!(counted, case.work().of(Work::BucketsLookedAt), "{case}");
    });
}
