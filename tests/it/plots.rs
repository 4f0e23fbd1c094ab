//! The three plots: their data are those of the searches, at every moment and at the end.

mod series;
#[cfg(feature = "gui")]
mod window;

use std::{sync::Arc, time::Duration};

use eight_realms_app::{
    desk::{
        Shown,
        lanes::RunState,
        preferences::{Axis, PlotName},
        puzzles::EXAMPLES,
    },
    model::{Action, Model},
    plots::{PlotCurve, PlotTime, Plots},
    view::View,
};
use eight_realms_core::{
    lane::LaneId,
    realm::{Realm, Settings},
    replay::{Direction, Stride},
    trace::{Event, Tally},
};
use eight_realms_worker::{session::Session, worker};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{at_the_end::at_the_end, ground::record};

/// The application without a screen, with real searches.
struct Window {
    model: Model,
    session: Session,
}

impl Window {
    /// The sample, searched by every realm of the ladder, timed, and paused at its end.
    fn settled() -> Self {
        let model = Model::new(at_the_end(), 1);
        let mut window = Self { model, session: Session::new(Arc::new(|| {})) };
        window.settle();
        window
    }

    fn act(&mut self, action: Action) {
        self.session.act(&mut self.model, action);
    }

    /// Chooses another realm, and waits for its search if it was not on the ladder.
    fn choose(&mut self, realm: Realm) {
        self.act(Action::Choose(realm.into()));
        self.settle();
    }

    fn settle(&mut self) {
        loop {
            self.session.poll(&mut self.model, Duration::from_millis(2));
            check_clock(&self.model);
            let has_ended = |realm| self.model.lane(realm).has_ended();
            let is_over = self.model.requested_lanes().all(has_ended);
            if is_over && self.session.searches() == 0 && !self.session.is_measuring() {
                return;
            }
            worker::native::rest();
        }
    }

    fn plots(&self) -> Plots {
        View::of(self.model.seen()).plots
    }
}

/// The second plot shows run times only when every curve in it has its median.
fn check_clock(model: &Model) {
    let plots = View::of(model.seen()).plots;
    let is_timed = |curve: &PlotCurve| {
        let lane = model.lane(curve.lane);
        matches!(lane.run, RunState::Done(_)) && lane.times.is_some()
    };
    assert_eq!(plots.clock == PlotTime::RunTime, plots.expanded.iter().all(is_timed));
    if plots.clock == PlotTime::Streamed {
        let lane = model.chosen_lane();
        assert_eq!(plots.seconds_now.to_bits(), lane.recording.seconds_at(lane.playhead.moment).to_bits());
    }
}

fn curve_of(curves: &[PlotCurve], realm: Realm) -> &[[f64; 2]] {
    let curve = curves.iter().find(|curve| curve.lane == realm);
    &curve.unwrap_or_else(|| panic!("realm {realm} has a curve")).points
}

/// Expanded and frontier after so many events, from the events alone.
fn walk(events: &[Event]) -> Vec<[u64; 2]> {
    let mut tally = Tally::default();
    let after = |event| {
        tally.note(event);
        [tally.expanded, tally.frontier]
    };
    std::iter::once([0, 0]).chain(events.iter().map(after)).collect()
}

#[test]
fn at_the_playhead_the_plots_show_the_counts_of_that_moment_after_steps_forward_and_back() {
    let mut window = Window::settled();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for realm in Realm::ALL {
        window.choose(realm);
        let counts = walk(&record(realm, &window.model.puzzle, Settings::default()));
        assert_eq!(counts.len() as u64, window.model.chosen_lane().recording.len() + 1);
        for _ in 0..6 {
            window.act(Action::Seek(rng.random_range(0..counts.len() as u64)));
            check_moment(&window, &counts);
            for (stride, direction) in strides(&mut rng) {
                window.act(Action::Step(stride, direction));
                check_moment(&window, &counts);
            }
        }
    }
}

/// Steps of every length, each on and back, in any order.
fn strides(rng: &mut impl Rng) -> Vec<(Stride, Direction)> {
    let strides = [Stride::Event, Stride::Expansion, Stride::Mark];
    let mut steps: Vec<_> = strides
        .into_iter()
        .flat_map(|stride| [Direction::Forward, Direction::Back].map(|direction| (stride, direction)))
        .collect();
    for i in (1..steps.len()).rev() {
        steps.swap(i, rng.random_range(0..=i));
    }
    steps
}

/// Figures and curves of the chosen realm at its playhead.
fn check_moment(window: &Window, counts: &[[u64; 2]]) {
    let (plots, realm) = (window.plots(), window.model.chosen);
    let moment = window.model.chosen_lane().playhead.moment;
    let [expanded, frontier] = counts[moment as usize];
    assert_eq!([plots.expanded_now, plots.frontier_now], [expanded, frontier], "realm {realm} at {moment}");
    if expanded == 0 {
        return;
    }
    let at_or_after = |points: &[[f64; 2]], x: f64| points.partition_point(|point| point[0] < x);
    let points = curve_of(&plots.frontier, realm.realm);
    let step = points[at_or_after(points, expanded as f64)];
    assert!(step[1] >= frontier as f64, "realm {realm} at {moment}: {frontier} is above its step {step:?}");
    let points = curve_of(&plots.expanded, realm.realm);
    let first = at_or_after(points, plots.seconds_now);
    let least = first.checked_sub(1).map_or(0.0, |before| points[before][1]);
    let after = points.partition_point(|point| point[0] <= plots.seconds_now);
    let between = least..=points[after.min(points.len() - 1)][1];
    assert!(between.contains(&(expanded as f64)), "realm {realm} at {moment}: {expanded} not in {between:?}");
}

#[test]
fn every_curve_ends_at_the_last_counts_and_at_the_median_run_time() {
    let mut window = Window::settled();
    for realm in Realm::ALL {
        window.choose(realm);
        for axis in [Axis::Logarithmic, Axis::Linear] {
            assert_eq!(window.model.preferences.axes.frontier, axis);
            check_ends(&window);
            window.act(Action::SwitchAxis(PlotName::Frontier));
            window.act(Action::SwitchAxis(PlotName::Expanded));
        }
    }
}

fn check_ends(window: &Window) {
    let plots = window.plots();
    assert_eq!(plots.clock, PlotTime::RunTime);
    for realm in window.model.ladder() {
        let lane = window.model.lane(realm);
        let tally = lane.recording.edge().tally;
        let (frontier, expanded) =
            (curve_of(&plots.frontier, realm.realm), curve_of(&plots.expanded, realm.realm));
        let peak = frontier.iter().map(|point| point[1]).fold(0.0, f64::max);
        assert_eq!(peak as u64, tally.frontier_peak, "realm {realm}");
        assert_eq!(frontier.last(), Some(&[tally.expanded as f64, tally.frontier as f64]), "realm {realm}");
        let times = lane.times.unwrap();
        let [seconds, last] = *expanded.last().unwrap();
        assert_eq!(last as u64, tally.expanded, "realm {realm}");
        assert!((seconds / times.search.median - 1.0).abs() < 1e-9, "realm {realm}: {seconds}");
        let row = plots.times.iter().find(|row| row.lane == realm).unwrap();
        assert_eq!((row.answer, row.table_time), (Some(times.answer()), times.table_time()), "realm {realm}");
        assert_rising(expanded, realm.realm);
    }
}

/// Neither time nor expansions ever run backwards.
fn assert_rising(points: &[[f64; 2]], realm: Realm) {
    for pair in points.windows(2) {
        assert!(pair[0][0] <= pair[1][0] && pair[0][1] <= pair[1][1], "realm {realm}: {pair:?}");
    }
}

#[test]
fn a_table_that_is_used_again_keeps_the_time_of_its_building() {
    let mut window = Window::settled();
    let building = curve_of(&window.plots().expanded, Realm::Table).len();
    window.act(Action::SetPuzzle(EXAMPLES[1].puzzle()));
    window.settle();
    let plots = window.plots();
    let points = curve_of(&plots.expanded, Realm::Table);
    assert_eq!(points.len(), building);
    assert_rising(points, Realm::Table);
    let median = window.model.lane(Realm::Table).times.unwrap().search.median;
    let half = points[points.partition_point(|point| point[1] < 90_720.0)][0];
    assert!(half > median / 100.0 && half < median, "half of the table after {half} of {median} s");
}

#[test]
fn hidden_realms_have_no_curves_and_keep_their_rows() {
    let mut window = Window::settled();
    window.act(Action::ToggleShown(Realm::Misplaced.into()));
    window.act(Action::ToggleShown(Realm::Heap.into()));
    let plots = window.plots();
    let visible: Vec<LaneId> = window.model.shown_lanes().collect();
    assert_eq!(visible.len(), 6);
    for curves in [&plots.frontier, &plots.expanded] {
        assert_eq!(curves.iter().map(|curve| curve.lane).collect::<Vec<_>>(), visible);
    }
    assert_eq!(plots.times.len(), 8);
    assert_eq!(window.model.shown(Realm::Heap), Shown::No);
}

#[test]
fn an_unsolvable_puzzle_has_the_curves_of_realm_1_until_it_is_searched_all_the_same() {
    let mut window = Window::settled();
    window.act(Action::SetPuzzle(EXAMPLES[EXAMPLES.len() - 1].puzzle()));
    window.settle();
    let plots = window.plots();
    for curves in [&plots.frontier, &plots.expanded] {
        let labels: Vec<&str> = curves.iter().map(|curve| curve.lane.label()).collect();
        assert_eq!(labels, ["1"], "the only one without a parity test");
    }
    let [first, others @ ..] = &plots.times[..] else { panic!("a row a realm") };
    assert!(first.answer.is_some(), "it has searched");
    assert!(others.iter().all(|row| row.answer.is_none() && row.table_time.is_none()), "parity is no search");
    window.act(Action::SearchAnyway);
    window.settle();
    let plots = window.plots();
    let labels: Vec<&str> = plots.frontier.iter().map(|curve| curve.lane.label()).collect();
    assert_eq!(labels, ["1", "2", "3", "4", "5", "6", "7"]);
    for curve in plots.frontier.iter().filter(|curve| curve.lane != Realm::Bidirectional) {
        assert_eq!(curve.points.last(), Some(&[181_440.0, 0.0]), "realm {}", curve.lane);
    }
    assert!(plots.times.last().unwrap().answer.is_none(), "realm 8 refuses");
}
