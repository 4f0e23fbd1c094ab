//! Rivals that take a heap for a sorted array, or h for g.

use super::Rival;
use crate::{
    ask::{
        kinds::{next, stored},
        prediction::Prediction,
        question::QuestionContext,
    },
    realm::Priority,
    replay::{
        Recording,
        structures::{ListEntry, ListMoment},
    },
    trace::{Event, Side},
};

/// Rivals that choose the place where an entry ends in a heap, or the board on top once one is taken.
pub fn heap(from: &QuestionContext<'_>, whole: &Recording) -> Vec<(Rival, Vec<Prediction>)> {
    let Some((operation, list, _)) = stored::heap(from, whole) else { return Vec::new() };
    match operation {
        stored::ListOperation::Put => put(from, &list),
        stored::ListOperation::Take => {
            let last = list.before.last().map(|last| Prediction::Board(last.entry.board));
            vec![(Rival::LastToTop, last.into_iter().collect())]
        }
    }
}

fn put(from: &QuestionContext<'_>, list: &ListMoment) -> Vec<(Rival, Vec<Prediction>)> {
    let Some(put) = list.put else { return Vec::new() };
    let (tie, tie_order) = from.realm().ties(&from.settings);
    let priority = |entry: &ListEntry| {
        let ListEntry { entry, number, .. } = *entry;
        Priority::new(entry.f, entry.g, number, tie, tie_order)
    };
    let before = list.before.iter().filter(|entry| priority(entry) < priority(&put)).count();
    vec![
        (Rival::SortedArray, vec![Prediction::Index(before)]),
        (Rival::StaysAtEnd, vec![Prediction::Index(list.before.len())]),
    ]
}

/// Rivals that choose the bucket that the next event puts into or takes from.
pub fn bucket(from: &QuestionContext<'_>, whole: &Recording) -> Vec<(Rival, Vec<Prediction>)> {
    let event = whole.event(from.past.len());
    if let Some(Event::Open { f, h, .. } | Event::Improve { f, h, .. }) = event {
        let bucket = stored::g_of_h(from, h).map(|g| Prediction::Bucket { f, g });
        return vec![(Rival::HForG, bucket.into_iter().collect())];
    }
    let waiting = next::waiting(from, Side::Forward);
    let Some((f, Some(g))) = next::least(&waiting, from.tie()) else { return Vec::new() };
    let mut others: Vec<u8> =
        waiting.iter().filter(|waiting| waiting.node.f == f).map(|waiting| waiting.node.g).collect();
    others.sort_unstable();
    others.dedup();
    let others = others.into_iter().filter(|other| *other != g);
    vec![(Rival::OtherG, others.map(|g| Prediction::Bucket { f, g }).collect())]
}
