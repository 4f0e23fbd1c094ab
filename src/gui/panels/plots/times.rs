//! The third plot: time itself, a row a realm: the bare median with its spread, and the price of the table.

use egui::{Label, Rect, RichText, Ui};

use super::{axis, controls};
use crate::{
    app::{
        Action, PlotName, RunState, Shown,
        view::{PlotClock, PlotPlayhead, TimeSpread},
    },
    gui::{
        Desk,
        theme::{RealmMark, Type},
        widgets::{
            chip::Fill,
            plot::{self, Head, Law, Scale, Times},
            press::Chosen,
        },
    },
    job::Bare,
    words::figures,
};

/// Draws it into `rect`.
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let plots = &desk.view.plots;
    let title = super::title(desk, PlotName::Time);
    let now = match plots.expanded_playhead {
        PlotPlayhead::Seconds(seconds) if plots.clock == PlotClock::Bare && !plots.expanded.is_empty() => {
            Some(seconds)
        }
        PlotPlayhead::Seconds(_) | PlotPlayhead::Expansions(_) => None,
    };
    let chosen = plots.times.iter().find(|row| row.realm == desk.view.model.chosen);
    let measured = chosen.and_then(|row| row.answer).map(|bare| bare.median);
    let value = measured.map_or_else(String::new, figures::seconds);
    let units = [unit(desk), desk.words.say("plot-time-unit-short")];
    let head = Head { title: &title, units: &units.each_ref().map(String::as_str), value: &value };
    controls::head(ui, rect, &head, PlotName::Time, desk);
    let [least, most] = reach(desk);
    let rows: Vec<plot::Spread> = plots.times.iter().map(|spread| row(spread, desk)).collect();
    let x = Scale::seconds(axis::law(desk, PlotName::Time), least, most, &figures::tick);
    let id = controls::id(PlotName::Time);
    let times = Times { id, label: &title, x, rows: &rows, playhead: now };
    let shown = plot::dots(ui, rect, &times, desk.palette);
    if axis::drawn(desk).next().is_none() {
        super::say_why_empty(ui, shown.frame, desk);
    }
    controls::below(ui, shown.frame, desk, actions);
    controls::legend(ui, &shown.chips, PlotName::Time, desk, actions);
    if let Some(spread) = shown.hovered.and_then(|mark| axis::drawn(desk).find(|row| is_of(row, mark))) {
        shown.response.on_hover_ui_at_pointer(|ui| tell(ui, spread, desk));
    }
}

fn is_of(row: &TimeSpread, mark: RealmMark) -> bool {
    row.realm == mark.realm()
}

/// As far as the rows reach; with the curves of the second plot, where those have the same clock.
fn reach(desk: &Desk<'_>) -> [f64; 2] {
    match (desk.view.plots.clock, axis::law(desk, PlotName::Time)) {
        (PlotClock::Bare, Law::Logarithmic) => axis::seconds(desk),
        _ => axis::reach(axis::bare(axis::drawn(desk))),
    }
}

fn row(spread: &TimeSpread, desk: &Desk<'_>) -> plot::Spread {
    let model = desk.view.model;
    plot::Spread {
        mark: RealmMark::of(spread.realm),
        least_median_most: spread.answer.map(|bare| [bare.min, bare.median, bare.max]),
        price: spread.price.map(|price| price.median),
        chosen: if spread.realm == model.chosen { Chosen::Yes } else { Chosen::No },
        fill: if model.shown(spread.realm) == Shown::Yes { Fill::Solid } else { Fill::Outline },
    }
}

/// Of how many repeats the medians are: not the same for a search of a microsecond and one of a second.
fn unit(desk: &Desk<'_>) -> String {
    let runs = || axis::drawn(desk).filter_map(|row| row.answer).map(|bare| bare.runs);
    if is_measuring(desk) {
        return desk.words.say("plot-time-measuring");
    }
    match (runs().min(), runs().max()) {
        (Some(least), Some(most)) if least < most => {
            desk.words.tell("plot-time-unit-range", &[("least", least.into()), ("most", most.into())])
        }
        (Some(runs), _) => desk.words.tell("plot-time-unit", &[("runs", runs.into())]),
        _ => desk.words.say("plot-time-unit-none"),
    }
}

/// Whether a search that is shown still runs or has yet to be timed.
fn is_measuring(desk: &Desk<'_>) -> bool {
    let model = desk.view.model;
    model.shown_realms().map(|realm| model.lane(realm)).any(|lane| match lane.run {
        RunState::Waiting | RunState::Running | RunState::Held => true,
        RunState::Done(_) => lane.times.is_none(),
        RunState::Stopped(_) | RunState::Lost { .. } => false,
    })
}

/// The figures of one row.
fn tell(ui: &mut Ui, spread: &TimeSpread, desk: &Desk<'_>) {
    let (words, palette) = (desk.words, desk.palette);
    let name = desk.name(spread.realm);
    ui.add(Label::new(RichText::new(name).font(Type::Title.font()).color(palette.text)).extend());
    let answer = spread.answer.map(|bare| spread_of(&bare, desk));
    let price =
        spread.price.map(|bare| words.tell("plot-time-price", &[("time", spread_of(&bare, desk).into())]));
    for line in answer.into_iter().chain(price) {
        ui.add(Label::new(RichText::new(line).font(Type::Caption.font()).color(palette.text_soft)).extend());
    }
}

fn spread_of(bare: &Bare, desk: &Desk<'_>) -> String {
    let told = [
        ("median", figures::seconds(bare.median).into()),
        ("min", figures::seconds(bare.min).into()),
        ("max", figures::seconds(bare.max).into()),
        ("runs", bare.runs.into()),
    ];
    desk.words.tell("plot-time-spread", &told)
}
