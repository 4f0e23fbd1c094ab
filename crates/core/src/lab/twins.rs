//! Twins: searches that expand the same boards in the same order, so that the quickest of them counts for all.
//!
//! Realms 1 and 2a are realm 2 with other structures; realms 5, 6 and 7b are realm 7. They differ in time, work and
//! memory, and in nothing that is counted.

use crate::{lane::Lane, realm::Realm};

/// The quickest lane with the same counts, which may be the lane itself.
pub fn twin(lane: Lane) -> Lane {
    let Lane { realm, mut settings } = lane;
    let quickest = match realm {
        Realm::StringSet | Realm::PathStrings | Realm::Hash => Realm::Hash,
        Realm::Misplaced | Realm::Manhattan | Realm::Heap | Realm::Buckets => Realm::Heap,
        Realm::Table | Realm::Bidirectional | Realm::IdaStar => realm,
    };
    settings.heuristic = realm.heuristic(&settings);
    Lane::of(quickest, settings)
}
