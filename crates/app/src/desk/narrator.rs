//! What sentences about a search are made from.

use eight_realms_core::{
    heuristic::Unit,
    lane::{Lane, LaneId},
    puzzle::Board,
    realm::Evaluation,
};

use crate::{
    desk::{here::Here, screen::RunsIn, seen::SeenDesk},
    words::{Words, figures, lanes, names},
};

/// The desk as it may be shown, the chosen search at its playhead, and the language.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    pub seen: SeenDesk<'a>,
    pub here: &'a Here,
    pub words: &'a Words,
}

impl Narrator<'_> {
    /// Adds to the text of a run time that it was measured in a browser, where it was.
    pub fn measured(&self, time: String) -> String {
        match self.seen.surroundings.runs_in {
            RunsIn::Desktop => time,
            RunsIn::Browser => self.words.tell("measured-in-browser", &[("time", time.into())]),
        }
    }

    /// The name of a lane: of one of the realms, with the heuristic if that is not its own; of one's own, what tells it
    /// apart from the others.
    pub fn name(&self, id: LaneId) -> String {
        match id.place() {
            None => names::realm(self.words, id.label(), id.other_heuristic(&self.seen.settings_of(id))),
            Some(place) => lanes::name(self.words, &self.seen.own_lanes(), place),
        }
    }

    /// What is new in a realm, or what a lane of one's own sorts by, in a line.
    pub fn idea(&self, id: LaneId) -> String {
        let settings = self.seen.settings_of(id);
        match id.place() {
            None => names::idea(self.words, id.realm, &settings),
            Some(_) => lanes::formula(self.words, &Lane::of(id.realm, settings)),
        }
    }

    /// The unit of the chosen lane's h, f and bounds.
    pub fn unit(&self) -> Unit {
        self.seen.chosen.unit(&self.seen.chosen_settings())
    }

    /// What the chosen lane's f is made of.
    pub fn evaluation(&self) -> Evaluation {
        self.seen.chosen_settings().evaluation
    }

    /// Whether the chosen lane uses a heuristic.
    pub fn has_costs(&self) -> bool {
        self.seen.chosen.heuristic(&self.seen.chosen_settings()).is_some()
    }

    /// h, f or a bound, written in the unit of the chosen lane.
    pub fn cost(&self, amount: u16) -> String {
        figures::cost(amount, self.unit())
    }

    /// The id of the note on g, h and f.
    pub fn score_note(&self) -> &'static str {
        match self.evaluation() {
            _ if !self.has_costs() => "score-note-g",
            Evaluation::Sum => "score-note",
            Evaluation::HeuristicAlone => "score-note-greedy",
        }
    }

    /// What f is made of: `3 + 5 = 8`, as textbooks write it, or `f = h = 5`.
    pub fn sum(&self, g: u8, h: u16, f: u16) -> String {
        let [moves, h, f] = [self.unit().moves(g), h, f].map(|amount| self.cost(amount));
        match self.evaluation() {
            Evaluation::Sum => format!("{moves} + {h} = {f}"),
            Evaluation::HeuristicAlone => format!("f = h = {h}"),
        }
    }

    /// A board in words, `2 3 4 1 5 x 7 6 8`, with g and, in a lane with a heuristic, f and h.
    pub fn described(&self, board: Board, g: u8, h: u16) -> String {
        if !self.has_costs() {
            return format!("{board} · g {g}");
        }
        let (f, h) = (self.cost(self.evaluation().f(self.unit(), g, h)), self.cost(h));
        format!("{board} · f {f} · g {g} · h {h}")
    }
}
