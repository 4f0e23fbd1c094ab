//! The second plot: how many boards have been expanded, over time.
//!
//! Its clock is the time inside the watched searches, until every bare median is known; then each curve is
//! stretched to end at its own. The unit says which of the two it is.

use egui::{Rect, Ui};

use super::{axis, curves};
use crate::{
    app::{
        Action, PlotName,
        view::{PlotClock, PlotPlayhead},
    },
    gui::{
        Desk,
        widgets::plot::{Curve, Hovered, Law, Playhead, Scale},
    },
    words::figures,
};

/// Draws it into `rect`.
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let plots = &desk.view.plots;
    let law = axis::law(desk, PlotName::Expanded);
    let [_, most] = axis::most(&plots.expanded);
    let [least, longest] = match law {
        Law::Logarithmic => axis::seconds(desk),
        Law::Linear => axis::reach(axis::ends(&plots.expanded)),
    };
    let from = if law == Law::Logarithmic { least } else { 0.0 };
    let of = curves::Curves {
        plot: PlotName::Expanded,
        units: units(plots.clock).map(|id| desk.words.say(id)),
        value: curves::now(desk, plots.expanded_now),
        x: Scale::seconds(law, least, longest, &figures::tick),
        y: Scale::counts(law, most, &axis::count),
        series: curves::widgets(&plots.expanded, desk).map(|curve| since(curve, from)).collect(),
        playhead: playhead(plots.expanded_playhead),
        told: &|hovered| told(hovered, desk),
    };
    let frame = curves::show(ui, rect, &of, desk, actions);
    if plots.clock == PlotClock::Bare && !of.series.is_empty() {
        frame.on_hover_text(desk.words.say("plot-expanded-note"));
    }
}

/// Across the axis on which the clock runs.
fn playhead(place: PlotPlayhead) -> Playhead {
    match place {
        PlotPlayhead::Seconds(seconds) => Playhead::X(seconds),
        PlotPlayhead::Expansions(expansions) => Playhead::Y(expansions as f64),
    }
}

/// Whose seconds they are, in full and in short.
fn units(clock: PlotClock) -> [&'static str; 2] {
    match clock {
        PlotClock::Bare => ["plot-expanded-unit-bare", "plot-expanded-unit-bare-short"],
        PlotClock::Streamed => ["plot-expanded-unit-streamed", "plot-expanded-unit-streamed-short"],
    }
}

/// The curve from the last point before `least` on: the points before would crowd at the edge.
fn since(curve: Curve<'_>, least: f64) -> Curve<'_> {
    let first = curve.points.partition_point(|point| point[0] < least).saturating_sub(1);
    Curve { points: &curve.points[first..], ..curve }
}

fn told(hovered: &Hovered, desk: &Desk<'_>) -> String {
    let [seconds, expanded] = hovered.value;
    let told = [("value", (expanded as u64).into()), ("time", figures::seconds(seconds).into())];
    desk.words.tell("plot-hover-expanded", &told)
}
