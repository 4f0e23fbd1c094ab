//! The line that an event lights in a structure has run: the operations that the structures count come with the
//! events that light their lines, and with no others.

use std::collections::BTreeSet;

use eight_realms_app::page::line_of;
use eight_realms_core::{
    puzzle::Puzzle,
    realm::{Realm, Settings, SourceFile},
    trace::{Event, EventKind, Flow, Observer, Work},
};

use crate::ground::puzzle;

/// The kinds of operation that were counted between the event before and this one, and until the next one.
struct EventWork {
    kind: EventKind,
    before: BTreeSet<Work>,
    after: BTreeSet<Work>,
}

/// Records which operations are counted before and after each event.
#[derive(Default)]
struct Ledger {
    events: Vec<EventWork>,
    since: BTreeSet<Work>,
}

impl Observer for Ledger {
    fn on(&mut self, event: Event) -> Flow {
        let before = std::mem::take(&mut self.since);
        if let Some(last) = self.events.last_mut() {
            last.after.clone_from(&before);
        }
        self.events.push(EventWork { kind: event.kind(), before, after: BTreeSet::new() });
        Ok(())
    }

    fn work(&mut self, kind: Work, _: u32) {
        self.since.insert(kind);
    }
}

fn sample() -> Puzzle {
    puzzle("23415x768", "12345678x")
}

/// What a realm counts around its events; not the first few, where a heap of one board has nothing to compare.
fn event_work(realm: Realm) -> Vec<EventWork> {
    let mut ledger = Ledger::default();
    realm.search(&sample(), &Settings::default(), &mut ledger).expect("nobody ends this search");
    ledger.events.split_off(12)
}

/// The kinds of event that light this line of the file.
fn lit_with(source: SourceFile, like: EventKind) -> BTreeSet<EventKind> {
    let line = line_of(source, like);
    EventKind::ALL.into_iter().filter(|kind| line_of(source, *kind) == line).collect()
}

/// Among the events of a realm, the kinds before all of which an operation is counted; with no others it ever is.
fn kinds_after(realm: Realm, work: Work) -> BTreeSet<EventKind> {
    let events = event_work(realm);
    let with: BTreeSet<EventKind> =
        events.iter().filter(|event| event.before.contains(&work)).map(|event| event.kind).collect();
    let always = |kind: &EventKind| {
        events.iter().filter(|event| event.kind == *kind).all(|event| event.before.contains(&work))
    };
    assert!(with.iter().all(always), "realm {realm}, {work:?}: sometimes before {with:?}");
    with
}

#[test]
fn what_is_taken_from_an_open_list_is_taken_where_its_line_is_lit() {
    for (realm, source, work) in [
        (Realm::Misplaced, SourceFile::ScannedList, Work::EntriesScanned),
        (Realm::Manhattan, SourceFile::ScannedList, Work::EntriesScanned),
        (Realm::Buckets, SourceFile::Buckets, Work::BucketsLookedAt),
        (Realm::Buckets, SourceFile::BucketList, Work::BucketsLookedAt),
    ] {
        assert_eq!(kinds_after(realm, work), lit_with(source, EventKind::Expand), "realm {realm}");
    }
}

/// A heap compares after the event of what is put in, before the event of what is taken, and at no other.
#[test]
fn a_heap_compares_where_its_lines_are_lit() {
    let [put, taken] = [EventKind::Open, EventKind::Expand].map(|kind| lit_with(SourceFile::Heap, kind));
    let events = event_work(Realm::Heap);
    for pair in events.windows(2) {
        let is_used = put.contains(&pair[0].kind) || taken.contains(&pair[1].kind);
        let compares = pair[0].after.contains(&Work::HeapComparisons);
        assert_eq!(compares, is_used, "between {:?} and {:?}", pair[0].kind, pair[1].kind);
    }
    for kind in EventKind::ALL {
        assert_eq!(lit_with(SourceFile::HeapList, kind), lit_with(SourceFile::Heap, kind), "{kind:?}");
    }
}

#[test]
fn a_board_is_looked_up_where_the_line_is_lit() {
    let lookups = BTreeSet::from([EventKind::Open, EventKind::Duplicate]);
    for (realm, source, work) in [
        (Realm::StringSet, SourceFile::OrderedSet, Work::StringComparisons),
        (Realm::PathStrings, SourceFile::ByIndex, Work::RankDigits),
        (Realm::PathStrings, SourceFile::Rank, Work::RankDigits),
        (Realm::Hash, SourceFile::Rank, Work::RankDigits),
    ] {
        assert_eq!(kinds_after(realm, work), lookups, "realm {realm}");
        let lit_kinds = lit_with(source, EventKind::Open);
        assert_eq!(lit_kinds, &lookups | &BTreeSet::from([EventKind::Begin]), "{source:?}");
    }
    let look_up = BTreeSet::from([EventKind::LookUp]);
    assert_eq!(lit_with(SourceFile::ByIndex, EventKind::LookUp), look_up);
    let table_kinds = kinds_after(Realm::Table, Work::TableReads);
    assert_eq!(table_kinds, look_up, "and the table is read for nothing else");
}

/// Two searches: what is new to one is looked up in the tree of the other, which is what a meeting reports.
#[test]
fn a_meeting_is_a_lookup_in_the_tree_of_the_other_search() {
    let meetings: Vec<EventWork> =
        event_work(Realm::Bidirectional).into_iter().filter(|event| event.kind == EventKind::Meet).collect();
    assert!(!meetings.is_empty() && meetings.iter().all(|event| event.before.contains(&Work::RankDigits)));
    assert_ne!(
        line_of(SourceFile::TwinTrees, EventKind::Meet),
        line_of(SourceFile::TwinTrees, EventKind::Open),
        "it has a line of its own"
    );
}

/// IDA* visits a successor, and then prunes it or goes on from it.
#[test]
fn the_current_path_is_visited_grows_and_shrinks_where_its_lines_are_lit() {
    let visiting_kinds = kinds_after(Realm::IdaStar, Work::NodesVisited);
    assert_eq!(visiting_kinds, BTreeSet::from([EventKind::Prune, EventKind::Open]));
    let path = SourceFile::CurrentPath;
    let line = |words: &str| path.text().lines().position(|line| line.contains(words)).map(|line| line + 1);
    for (kind, words) in [
        (EventKind::Open, "moves.push(by)"),
        (EventKind::Retreat, "moves.pop()"),
        (EventKind::Prune, "self.0.next()?"),
    ] {
        assert_eq!(line_of(path, kind), line(words), "{kind:?}");
    }
}
