//! A recorded search: every event, in pages, each with the scene before it.
//!
//! ```text
//!   scene 0 │ events 0 … 4095 │ scene 1 │ events 4096 … 8191 │ scene 2 │ …
//! ```
//!
//! Any moment is less than one page away from a stored scene. Full pages never move, so a copy of a
//! recording shares them.

use std::sync::{Arc, OnceLock};

use super::{
    Mark, Sample, Scene, Series, VisitsUntil, clock::Clock, histories::Histories, index::IndexUntil,
    mark::Marks, series_copies::SeriesCopies,
};
use crate::{
    realm::Realm,
    trace::{Event, ExpandHash, Side, Tally},
};

/// Events in a full page.
pub const PAGE: usize = 4096;

/// Consecutive events, and the scene before the first of them.
#[derive(Clone, Debug)]
struct Page {
    before: Scene,
    /// The hash over the boards expanded before the page.
    hash: ExpandHash,
    events: Vec<Event>,
}

/// A recorded search.
#[derive(Clone, Debug)]
pub struct Recording {
    realm: Realm,
    pages: Vec<Arc<Page>>,
    edge: Scene,
    hash: ExpandHash,
    len: u64,
    clock: Clock,
    marks: Marks,
    /// The curves. Those of a past are computed when they are first asked for.
    series: OnceLock<Series>,
    series_copies: SeriesCopies,
    /// The histories of the boards. A past shares those of its recording, which go on beyond its end.
    histories: Arc<Histories>,
}

impl Recording {
    /// A recording in which nothing has happened.
    pub fn of(realm: Realm) -> Self {
        Self {
            realm,
            pages: Vec::new(),
            edge: Scene::default(),
            hash: ExpandHash::default(),
            len: 0,
            clock: Clock::default(),
            marks: Marks::default(),
            series: OnceLock::from(Series::default()),
            series_copies: SeriesCopies::default(),
            histories: Arc::default(),
        }
    }

    /// Adds events. `search_seconds` is the time inside the search at the last of them.
    pub fn extend(&mut self, events: &[Event], search_seconds: f64) {
        self.own();
        for event in events {
            self.push(*event);
        }
        let histories = Arc::make_mut(&mut self.histories);
        for event in events {
            histories.file(self.realm, event);
        }
        self.clock.tick(self.len, search_seconds);
    }

    fn push(&mut self, event: Event) {
        if self.len.is_multiple_of(PAGE as u64) {
            let page =
                Page { before: self.edge.clone(), hash: self.hash.clone(), events: Vec::with_capacity(PAGE) };
            self.pages.push(Arc::new(page));
        }
        if let Some(page) = self.pages.last_mut() {
            Arc::make_mut(page).events.push(event);
        }
        if let Some(series) = self.series.get() {
            self.series_copies.note(self.len, series);
        }
        self.edge.apply(event);
        if let Some((board, _)) = event.expanded() {
            self.hash.add(board);
        }
        self.len += 1;
        self.marks.note(self.realm, &event, self.len);
        if let Some(series) = self.series.get_mut() {
            sample(series, &self.edge.tally, event, self.len);
        }
    }

    /// Returns the recording as if the search had stopped after its first `moment` events. Full pages and the histories
    /// of the boards are shared, so this takes some hundredths of a millisecond for a million events.
    pub(super) fn until(&self, moment: u64) -> Self {
        if moment >= self.len {
            return self.clone();
        }
        let mut pages: Vec<Arc<Page>> = self.pages[..moment as usize / PAGE].to_vec();
        let rest = moment as usize % PAGE;
        if rest > 0 {
            let Page { before, hash, events } = &*self.pages[moment as usize / PAGE];
            let (before, hash, events) = (before.clone(), hash.clone(), events[..rest].to_vec());
            pages.push(Arc::new(Page { before, hash, events }));
        }
        Self {
            realm: self.realm,
            edge: self.scene_at(moment),
            hash: self.hash_at(moment),
            len: moment,
            clock: self.clock.until(moment),
            marks: self.marks.until(moment),
            series: OnceLock::new(),
            series_copies: self.series_copies.until(moment),
            histories: Arc::clone(&self.histories),
            pages,
        }
    }

    /// Returns the same, with curves that go on from those of a recording of fewer events of the same search.
    pub(super) fn until_after(&self, before: Self, moment: u64) -> Self {
        let until = self.until(moment);
        let (first, mut tally) = (before.len, before.edge.tally);
        before.series();
        let Some(mut series) = before.series.into_inner().filter(|_| first <= until.len) else {
            return until;
        };
        let events = self.events_from(first).take((until.len - first) as usize);
        for (moment, event) in (first + 1..).zip(events) {
            tally.note(&event);
            sample(&mut series, &tally, event, moment);
        }
        Self { series: OnceLock::from(series), ..until }
    }

    /// Drops what is shared beyond the end, and computes what a past leaves for later.
    pub(super) fn own(&mut self) {
        self.series();
        if self.histories.len() > self.len {
            self.histories = Arc::new(self.histories.until(self.len, self.edge.tally.expanded));
        }
    }

    /// The search that was recorded.
    pub const fn realm(&self) -> Realm {
        self.realm
    }

    /// Number of events, which is also the last moment.
    pub const fn len(&self) -> u64 {
        self.len
    }

    /// Whether nothing has been recorded.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The event with number `at`, from 0.
    pub fn event(&self, at: u64) -> Option<Event> {
        let at = usize::try_from(at).ok()?;
        self.pages.get(at / PAGE)?.events.get(at % PAGE).copied()
    }

    /// The events from number `at` on.
    pub fn events_from(&self, at: u64) -> impl Iterator<Item = Event> {
        let at = usize::try_from(at).unwrap_or(usize::MAX);
        let pages = self.pages.iter().skip(at / PAGE);
        pages.flat_map(|page| page.events.iter().copied()).skip(at % PAGE)
    }

    /// The scene at the end.
    pub const fn edge(&self) -> &Scene {
        &self.edge
    }

    /// The scene after the first `moment` events.
    pub fn scene_at(&self, moment: u64) -> Scene {
        if moment >= self.len {
            return self.edge.clone();
        }
        let page = &self.pages[moment as usize / PAGE];
        let mut scene = page.before.clone();
        page.events.iter().take(moment as usize % PAGE).for_each(|event| scene.apply(*event));
        scene
    }

    /// The check of a moment in a line: the low 16 bits of the hash over the boards expanded among the first `moment`
    /// events.
    pub fn check_at(&self, moment: u64) -> u16 {
        self.hash_at(moment).value() as u16
    }

    fn hash_at(&self, moment: u64) -> ExpandHash {
        let Some(page) = self.pages.get(moment as usize / PAGE).filter(|_| moment < self.len) else {
            return self.hash.clone();
        };
        let mut hash = page.hash.clone();
        let expanded = page.events.iter().take(moment as usize % PAGE).filter_map(Event::expanded);
        expanded.for_each(|(board, _)| hash.add(board));
        hash
    }

    /// The moment right after expansion number `n`, from 1. For 0 this is the first moment, and the last one if there
    /// are fewer expansions.
    pub fn moment_of_expansion(&self, n: u64) -> u64 {
        let Some(number) = n.checked_sub(1) else { return 0 };
        self.expansion(number).map_or(self.len, |at| at + 1)
    }

    /// Streamed search time at a moment, in seconds.
    pub fn seconds_at(&self, moment: u64) -> f64 {
        self.clock.seconds_at(moment)
    }

    /// The share of the search's time that is over at a moment, from 0 to 1. Where its clock saw no time pass, as a coarse
    /// one may, it is the share of the events.
    pub fn share_at(&self, moment: u64) -> f64 {
        let ends = [moment.min(self.len), self.len];
        let [over, whole] = ends.map(|moment| self.seconds_at(moment));
        let [over, whole] = if whole > 0.0 { [over, whole] } else { ends.map(|events| events as f64) };
        if whole > 0.0 { over / whole } else { 0.0 }
    }

    /// Replaces the times of the clock: the search took `seconds`, and time passed evenly.
    pub fn retime(&mut self, seconds: f64) {
        self.clock = Clock::even(self.len, seconds);
    }

    /// Moments worth jumping to, in order.
    pub fn marks(&self) -> &[Mark] {
        self.marks.all()
    }

    /// The curves of the frontier's size over expansions.
    pub fn series(&self) -> &Series {
        self.series.get_or_init(|| {
            let (mut series, events) = self.series_copies.last();
            add_to(&mut series, events, &self.pages[events as usize / PAGE..]);
            series
        })
    }

    /// The expansions, each with its board, kept for a deepening search only.
    pub fn visits(&self) -> VisitsUntil<'_> {
        VisitsUntil::of(self.histories.visits(), self.edge.tally.expanded as usize)
    }

    /// The page of a moment before the end: the scene before its first event, and its events.
    pub(super) fn page_of(&self, moment: u64) -> (&Scene, &[Event]) {
        let page = &self.pages[moment as usize / PAGE];
        (&page.before, &page.events)
    }

    /// The first moment of the page with expansion number `number`, from 0, or of the last page if there are fewer;
    /// `None` without events.
    pub(super) fn page_before_expansion(&self, number: u64) -> Option<u64> {
        let is_before = |page: &Arc<Page>| page.before.tally.expanded <= number;
        let page = self.pages.partition_point(is_before).checked_sub(1)?;
        Some((page * PAGE) as u64)
    }

    /// The histories of the boards on one side.
    pub(super) fn index(&self, side: Side) -> IndexUntil<'_> {
        IndexUntil::of(self.histories.index(side), self.len)
    }
}

/// Adds an event to the curves. `after` are the counts, and `moment` is the number of events, right after it.
fn sample(series: &mut Series, after: &Tally, event: Event, moment: u64) {
    if event.expanded().is_some() {
        series.expand(Sample { expanded: after.expanded, moment, frontier: after.frontier });
    } else {
        series.frontier(after.frontier);
    }
}

/// Adds the events of some pages to the curves; `moment` events come before them.
fn add_to(series: &mut Series, mut moment: u64, pages: &[Arc<Page>]) {
    for page in pages {
        let mut tally = page.before.tally;
        for event in &page.events {
            tally.note(event);
            moment += 1;
            sample(series, &tally, *event, moment);
        }
    }
}
