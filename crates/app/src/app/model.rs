//! Everything the window shows.

use std::{
    collections::BTreeMap,
    ops::{Deref, DerefMut},
    sync::Arc,
};

use eight_realms_core::{realm::Realm, replay::TimeCurve};

use super::{
    Desk, Editor, HeuristicsShow, InsideShow, Limits, LinkDraft, MapShow, PlacesShow, Preferences, Questions,
    RaceShow, ResultsDraft, Times,
};

/// Everything the window shows: the desk, and the state of each feature.
pub struct Model {
    pub(super) desk: Desk,
    /// The editor, while it is open.
    pub editor: Option<Editor>,
    pub race: RaceShow,
    /// How the map is shown.
    pub map: MapShow,
    /// The inside of the chosen realm's search.
    pub inside: InsideShow,
    /// State of the heuristics tab.
    pub heuristics: HeuristicsShow,
    /// The question on the screen, and how those before it went.
    pub questions: Questions,
    /// The file that the results of questions are written into, as it is typed.
    pub results_draft: ResultsDraft,
    /// Breakpoints, bookmarks, and searches for places.
    pub places: PlacesShow,
    /// Address of the page that links lead to, as it is typed while the sheet of the link is open.
    pub link_draft: LinkDraft,
}

impl Deref for Model {
    type Target = Desk;

    fn deref(&self) -> &Desk {
        &self.desk
    }
}

impl DerefMut for Model {
    fn deref_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }
}

impl Model {
    /// The window as it opens: the sample, realm 1 chosen. `seed` decides the random boards.
    pub fn new(preferences: Preferences, seed: u64) -> Self {
        Self {
            desk: Desk::new(preferences, seed),
            editor: None,
            race: RaceShow::default(),
            map: MapShow::default(),
            inside: InsideShow::default(),
            heuristics: HeuristicsShow::default(),
            questions: Questions::default(),
            results_draft: ResultsDraft::default(),
            places: PlacesShow::default(),
            link_draft: LinkDraft::default(),
        }
    }

    /// Sets times measured before. Nothing is measured then, and time passes evenly in recordings, and over the
    /// expansions too unless their curves are given.
    pub fn with_times(mut self, given_times: BTreeMap<Realm, Times>) -> Self {
        self.desk.given_times = given_times;
        self
    }

    /// Sets the curves of times measured before.
    pub fn with_time_curves(mut self, given_curves: BTreeMap<Realm, Arc<TimeCurve>>) -> Self {
        self.desk.given_curves = given_curves;
        self
    }

    /// Sets peak memory measured before, in bytes: no process is started to measure it.
    pub fn with_memory(mut self, given_memory: BTreeMap<Realm, u64>) -> Self {
        self.desk.given_memory = given_memory;
        self
    }

    /// Sets the maximum numbers of events.
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.desk.limits = limits;
        self
    }
}
