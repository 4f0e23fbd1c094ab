//! The plots in words: what they are called and in which units, what is under the pointer, and why one is empty.

use eight_realms_core::{
    job::{MachineLoad, TimeSummary},
    lane::LaneId,
};

use crate::{
    desk::{
        Shown,
        lanes::{Lane, RunState},
        measure::Measurement,
        narrator::Narrator,
        preferences::PlotName,
        seen::SeenDesk,
    },
    plots::{PlotTime, Plots, TimeSpread},
    words::{
        Words,
        figures::{self, spread},
        names,
    },
};

/// The title of a plot. A chosen search without a frontier has a path in its place.
pub fn title(narrator: Narrator<'_>, plot: PlotName) -> String {
    let is_path = plot == PlotName::Frontier && narrator.seen.chosen.is_deepening();
    narrator.words.say(format!("plot-title-{}", if is_path { "path" } else { plot.name() }))
}

/// A label that names the plot in which something is done.
pub fn done_in(narrator: Narrator<'_>, plot: PlotName, what: &str) -> String {
    narrator.words.tell("plot-control", &[("plot", title(narrator, plot).into()), ("what", what.into())])
}

/// Why a plot without data has none; empty while data are on their way.
pub fn empty_reason(narrator: Narrator<'_>, plot: PlotName) -> String {
    let model = narrator.seen;
    if plot != PlotName::Frontier && model.covers_race() {
        return narrator.words.say("plot-covered");
    }
    let is_waited_for = |id| {
        let lane = model.lane(id);
        !lane.has_ended() || (matches!(lane.run, RunState::Done(_)) && !lane.recording.is_empty())
    };
    if model.shown_lanes().next().is_none() {
        narrator.words.say("plot-all-hidden")
    } else if model.shown_lanes().any(is_waited_for) {
        String::new()
    } else {
        narrator.words.say("plot-nothing-searched")
    }
}

/// A count of the chosen lane at the playhead; empty before its recording has begun.
pub fn now(narrator: Narrator<'_>, count: u64) -> String {
    let has_begun = !narrator.seen.chosen_lane().recording.is_empty();
    if has_begun { figures::grouped(count) } else { String::new() }
}

/// The text for a point of the first plot, which is the largest frontier, or the longest path, of all expansions since
/// the point before it.
pub fn frontier_point(words: &Words, plots: &Plots, id: LaneId, index: usize, value: [f64; 2]) -> String {
    let [last, frontier] = value.map(|value| value as u64);
    let curve = plots.frontier.iter().find(|curve| curve.lane == id);
    let before = curve.and_then(|curve| curve.points.get(index.checked_sub(1)?));
    let first = before.map_or(1, |point| point[0] as u64 + 1);
    let [one, several] = if id.is_deepening() {
        ["plot-hover-path", "plot-hover-paths"]
    } else {
        ["plot-hover-frontier", "plot-hover-frontiers"]
    };
    if first >= last {
        return words.tell(one, &[("value", frontier.into()), ("n", last.into())]);
    }
    let args = [("value", frontier.into()), ("first", first.into()), ("last", last.into())];
    words.tell(several, &args)
}

/// The text for a point of the second plot.
pub fn expanded_point(words: &Words, [seconds, expanded]: [f64; 2]) -> String {
    let args = [("value", (expanded as u64).into()), ("time", figures::seconds(seconds).into())];
    words.tell("plot-hover-expanded", &args)
}

/// The names of the second plot's axis of seconds, the longest first, and the id of the note on how they are counted.
pub fn expanded_axis(narrator: Narrator<'_>, clock: PlotTime) -> (Vec<String>, &'static str) {
    let words = narrator.words;
    let run_time = || narrator.measured(words.say("plot-expanded-axis-run-time"));
    match clock {
        PlotTime::RunTime => (vec![run_time()], "plot-expanded-note"),
        PlotTime::RecordedShape => {
            let shape = words.say("plot-expanded-axis-shape");
            (vec![narrator.measured(shape.clone()), shape, run_time()], "plot-expanded-shape-note")
        }
        PlotTime::Streamed => (vec![words.say("plot-expanded-axis-streamed")], "plot-expanded-streamed-note"),
    }
}

/// The ids of the notes on what a plot counts, and what the figure over it is.
pub fn conventions(plot: PlotName, chosen: LaneId) -> (&'static str, &'static str) {
    match plot {
        PlotName::Frontier if chosen.is_deepening() => ("plot-path-note", "plot-path-now-note"),
        PlotName::Frontier => ("plot-frontier-note", "plot-frontier-now-note"),
        PlotName::Expanded => ("plot-expanded-count-note", "plot-expanded-now-note"),
        PlotName::Time => ("plot-time-note", "plot-time-now-note"),
    }
}

/// The rows of the third plot that are shown and have a time.
pub fn timed<'a>(model: SeenDesk<'a>, plots: &'a Plots) -> impl Iterator<Item = &'a TimeSpread> {
    let rows = plots.times.iter();
    rows.filter(move |row| row.answer.is_some() && model.shown(row.lane) == Shown::Yes)
}

/// The text beside the title of the third plot: the progress of measuring; or the lanes for which the computer was
/// busy; or the number of runs that the medians are of, which differs between a search of a microsecond and one of a
/// second. The longer wording comes first.
pub fn time_units(narrator: Narrator<'_>, plots: &Plots) -> [String; 2] {
    let words = narrator.words;
    if let Some([done, all]) = measured_so_far(narrator.seen) {
        let args = [("done", done.into()), ("all", all.into())];
        return ["plot-time-measuring", "plot-time-measuring-short"].map(|id| words.tell(id, &args));
    }
    let busy: Vec<&str> = busy(narrator.seen, plots).map(|row| row.lane.label()).collect();
    if !busy.is_empty() {
        let args = [("realms", busy.join(" ").into())];
        return ["plot-time-busy", "plot-time-busy-short"].map(|id| words.tell(id, &args));
    }
    [medians(narrator, plots), narrator.measured(words.say("plot-time-unit-short"))]
}

fn medians(narrator: Narrator<'_>, plots: &Plots) -> String {
    let words = narrator.words;
    let runs = || timed(narrator.seen, plots).filter_map(|row| row.answer).map(|time| time.runs);
    let medians = match (runs().min(), runs().max()) {
        (Some(least), Some(most)) if least < most => {
            words.tell("plot-time-unit-range", &[("least", least.into()), ("most", most.into())])
        }
        (Some(runs), _) => words.tell("plot-time-unit", &[("runs", runs.into())]),
        _ => return words.say("plot-time-unit-none"),
    };
    narrator.measured(medians)
}

/// The number of shown searches that are timed, and the number that will be; `None` when none is waited for.
fn measured_so_far(model: SeenDesk<'_>) -> Option<[u64; 2]> {
    let lanes = || model.shown_lanes().filter(|id| !model.is_covered(*id)).map(|id| model.lane(id));
    let is_awaited = |lane: &&Lane| match lane.run {
        RunState::Waiting | RunState::Running | RunState::Held => true,
        RunState::Done(_) => lane.awaits(Measurement::Time),
        RunState::Stopped(_) | RunState::Lost { .. } => false,
    };
    let awaited = lanes().filter(is_awaited).count() as u64;
    let done = lanes().filter(|lane| lane.times.is_some()).count() as u64;
    (awaited > 0).then_some([done, done + awaited])
}

/// The rows whose times were taken while the computer was busy.
pub fn busy<'a>(model: SeenDesk<'a>, plots: &'a Plots) -> impl Iterator<Item = &'a TimeSpread> {
    timed(model, plots).filter(|row| row.machine_load != MachineLoad::Quiet)
}

/// The text on what the computer did while a row was timed, and what can be done.
pub fn busy_note(words: &Words, row: &TimeSpread) -> String {
    let load = machine_load(words, row).into_iter();
    load.chain([words.say("plot-time-busy-note")]).collect::<Vec<_>>().join("\n")
}

/// The text on what the computer did while a row was timed; `None` if nothing was noticed.
fn machine_load(words: &Words, row: &TimeSpread) -> Option<String> {
    let lane = ("lane", names::lane_first(words, row.lane).into());
    match row.machine_load {
        MachineLoad::Quiet => None,
        MachineLoad::Shared(share) => {
            let share = figures::percent((share * 1000.0).round() as u64, 1000);
            let arguments = [lane, ("share", share.into())];
            Some(words.tell("plot-time-busy-shared", &arguments))
        }
        MachineLoad::Uneven(times) => {
            let times = figures::tenths(times);
            let arguments = [lane, ("times", times.into())];
            Some(words.tell("plot-time-busy-uneven", &arguments))
        }
    }
}

/// The lines of one row: the time of an answer, the time of the table built before, and what the computer did
/// meanwhile.
pub fn time_row(words: &Words, row: &TimeSpread) -> impl Iterator<Item = String> {
    let table_time =
        |time: TimeSummary| words.tell("plot-time-table", &[("time", spread(words, &time).into())]);
    let times = row.answer.map(|time| spread(words, &time)).into_iter();
    times.chain(row.table_time.map(table_time)).chain(machine_load(words, row))
}

/// Figures of the chosen search for the line of folded plots, each with the id of its name: frontier or path and boards
/// expanded at the playhead, and the median run time of the whole search.
pub fn figures(narrator: Narrator<'_>) -> [(&'static str, String); 3] {
    let model = narrator.seen;
    let scene = &narrator.here.scene;
    let frontier = if model.chosen.is_deepening() { "plots-path" } else { "plots-frontier" };
    let time = model.chosen_lane().times.map(|times| figures::seconds(times.answer().median));
    [
        (frontier, figures::grouped(scene.waiting(model.chosen.realm))),
        ("plots-expanded", figures::grouped(scene.tally.expanded)),
        ("plots-time", time.unwrap_or_else(|| figures::NONE.to_owned())),
    ]
}
