//! Realm 7b: the buckets, which of them are looked at, and the queue of the one in hand.

use crate::realm::{Entry, Validity};

/// The number of entries in a bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BucketSize {
    pub f: u16,
    pub g: u8,
    /// Entries in the bucket's queue, void ones included.
    pub entries: u32,
    /// Void entries in the bucket's queue.
    pub void: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueEntry {
    /// The board with its g, h and f.
    pub entry: Entry,
    /// Whether the entry still counts.
    pub validity: Validity,
}

/// The bucket that an event takes from or puts into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BucketInHand {
    pub f: u16,
    pub g: u8,
    /// The bucket's queue before the event, in the order in which entries were put in.
    pub before: Vec<QueueEntry>,
    /// The bucket's queue after the event.
    pub after: Vec<QueueEntry>,
}

/// The buckets before and after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BucketsMoment {
    /// All buckets before the event, by f and then by g. Some are empty.
    pub before: Vec<BucketSize>,
    /// All buckets after the event, in the same order.
    pub after: Vec<BucketSize>,
    /// f and g of the bucket that would have been looked at first before the event: all before it were empty.
    pub position_before: (u16, u8),
    /// f and g of the bucket that will be looked at first after the event.
    pub position_after: (u16, u8),
    /// The bucket that the event takes its board from or puts it into.
    pub in_hand: Option<BucketInHand>,
    /// The entry that the event puts in.
    pub put: Option<Entry>,
    /// The entry that the event takes out to be expanded, or because it is the goal.
    pub taken: Option<Entry>,
}
