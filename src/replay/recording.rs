//! A recorded search: every event, in pages, each with the scene before it.
//!
//! ```text
//!   scene 0 │ events 0 … 4095 │ scene 1 │ events 4096 … 8191 │ scene 2 │ …
//! ```
//!
//! Any moment is less than one page away from a stored scene. Full pages never move, so a copy of a
//! recording shares them.

use std::sync::Arc;

use super::{Mark, Sample, Scene, Series, Visits, clock::Clock, index::Index, mark::Marks};
use crate::{
    realm::Realm,
    trace::{Event, ExpandHash, Side},
};

/// Events in a full page.
pub const PAGE: usize = 4096;

/// Events that follow one another, and the scene before the first of them.
#[derive(Clone, Debug)]
struct Page {
    before: Scene,
    /// Over the boards expanded before the page.
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
    series: Series,
    forward: Index,
    backward: Index,
    visits: Visits,
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
            series: Series::default(),
            forward: Index::default(),
            backward: Index::default(),
            visits: Visits::default(),
        }
    }

    /// Adds events; `search_seconds` is the time inside the search at the last of them.
    pub fn extend(&mut self, events: &[Event], search_seconds: f64) {
        for event in events {
            self.push(*event);
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
        self.file(event);
        self.edge.apply(event);
        if let Some((board, _)) = event.expanded() {
            self.hash.add(board);
        }
        self.len += 1;
        self.marks.note(self.realm, &event, self.len);
        sample(&mut self.series, &self.edge, event, self.len);
    }

    /// The same as if the search had stopped after its first `moment` events.
    pub(super) fn until(&self, moment: u64) -> Self {
        if moment >= self.len {
            return self.clone();
        }
        let (edge, visits) = (self.scene_at(moment), self.visits.until(self.expanded_by(moment) as usize));
        let mut pages: Vec<Arc<Page>> = self.pages[..moment as usize / PAGE].to_vec();
        let rest = moment as usize % PAGE;
        if rest > 0 {
            let Page { before, hash, events } = &*self.pages[moment as usize / PAGE];
            let (before, hash, events) = (before.clone(), hash.clone(), events[..rest].to_vec());
            pages.push(Arc::new(Page { before, hash, events }));
        }
        Self {
            realm: self.realm,
            edge,
            hash: self.hash_at(moment),
            len: moment,
            clock: self.clock.until(moment),
            marks: self.marks.until(moment),
            series: series_of(&pages),
            forward: self.forward.until(moment),
            backward: self.backward.until(moment),
            visits,
            pages,
        }
    }

    /// A deepening search keeps no frontier to index, and comes to a board again and again.
    fn file(&mut self, event: Event) {
        if self.realm.is_deepening() {
            if let Some((board, _)) = event.expanded() {
                self.visits.note(board);
            }
        } else {
            let at = self.len as u32;
            self.forward.file(at, &event, Side::Forward);
            self.backward.file(at, &event, Side::Backward);
        }
    }

    /// The search that was recorded.
    pub const fn realm(&self) -> Realm {
        self.realm
    }

    /// How many events there are: also the last moment.
    pub const fn len(&self) -> u64 {
        self.len
    }

    /// Whether nothing has been recorded.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The event with number `at`, from 0.
    pub fn event(&self, at: u64) -> Option<Event> {
        self.pages.get(at as usize / PAGE)?.events.get(at as usize % PAGE).copied()
    }

    /// Events from number `at` on.
    pub fn events_from(&self, at: u64) -> impl Iterator<Item = Event> {
        let pages = self.pages.iter().skip(at as usize / PAGE);
        pages.flat_map(|page| page.events.iter().copied()).skip(at as usize % PAGE)
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

    /// What a line checks a moment by: the low 16 bits of the hash over the boards expanded among the first `moment` events.
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

    /// The moment right after expansion number `n`, from 1: the first moment for 0, the last one where there
    /// are fewer.
    pub fn moment_of_expansion(&self, n: u64) -> u64 {
        let Some(number) = n.checked_sub(1) else { return 0 };
        self.expansion(number).map_or(self.len, |at| at + 1)
    }

    /// Streamed search time at a moment, in seconds.
    pub fn seconds_at(&self, moment: u64) -> f64 {
        self.clock.seconds_at(moment)
    }

    /// Replaces the times of the clock: the search took `seconds`, and time passed evenly.
    pub fn retime(&mut self, seconds: f64) {
        self.clock = Clock::even(self.len, seconds);
    }

    /// Moments worth jumping to, in order.
    pub fn marks(&self) -> &[Mark] {
        self.marks.all()
    }

    /// The curves.
    pub const fn series(&self) -> &Series {
        &self.series
    }

    /// How often each board was expanded: kept for a deepening search only.
    pub const fn visits(&self) -> &Visits {
        &self.visits
    }

    /// The page of a moment before the end: the scene before it, and its events.
    pub(super) fn page_of(&self, moment: u64) -> (&Scene, &[Event]) {
        let page = &self.pages[moment as usize / PAGE];
        (&page.before, &page.events)
    }

    /// The first moment of the page on which a board is expanded as number `number`, from 0.
    pub(super) fn page_before_expansion(&self, number: u64) -> Option<u64> {
        let is_before = |page: &Arc<Page>| page.before.tally.expanded <= number;
        let page = self.pages.partition_point(is_before).checked_sub(1)?;
        Some((page * PAGE) as u64)
    }

    /// The histories of the boards on one side.
    pub(super) const fn index(&self, side: Side) -> &Index {
        match side {
            Side::Forward => &self.forward,
            Side::Backward => &self.backward,
        }
    }
}

/// Adds an event, after which the scene is this and `moment` events have happened, to the curves.
fn sample(series: &mut Series, after: &Scene, event: Event, moment: u64) {
    let tally = &after.tally;
    if event.expanded().is_some() {
        series.expand(Sample { expanded: tally.expanded, moment, frontier: tally.frontier });
    } else {
        series.frontier(tally.frontier);
    }
}

/// The curves of all events of some pages.
fn series_of(pages: &[Arc<Page>]) -> Series {
    let mut series = Series::default();
    let mut moment = 0;
    for page in pages {
        let mut scene = page.before.clone();
        for event in &page.events {
            scene.apply(*event);
            moment += 1;
            sample(&mut series, &scene, *event, moment);
        }
    }
    series
}
