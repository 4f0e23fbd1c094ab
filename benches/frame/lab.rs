//! The laboratory: its plots while an experiment of all boards runs, and once it is over.

use eight_realms_app::{
    desk::screen::StageTab,
    lab::{
        LabAction,
        chart::LabPlot,
        setup::{LabField, SourceKind},
    },
    model::Action,
};
use eight_realms_core::lab::Measure;

use super::screen::Screen;

/// Searches of the experiment: quick ones, so that results come as fast as they can.
const LANES: [&str; 4] = ["7", "7:h=linear-conflict", "8", "8:h=linear-conflict"];

/// Measures each plot while the experiment runs, and at its end.
pub fn measure(screen: &mut Screen) {
    screen.act(Action::ShowStage(StageTab::Lab));
    let lab = |screen: &mut Screen, action| screen.act(Action::Lab(action));
    lab(screen, LabAction::Source(SourceKind::All));
    while !screen.application.model().lab.setup.variants.is_empty() {
        lab(screen, LabAction::Remove(0));
    }
    for lane in LANES {
        lab(screen, LabAction::Type(LabField::Lane, lane.to_owned()));
        lab(screen, LabAction::AddTyped);
    }
    lab(screen, LabAction::SwitchMeasure(Measure::Rounds));
    lab(screen, LabAction::Run);
    let plots = LabPlot::ALL.into_iter().filter(|plot| *plot != LabPlot::Times);
    for plot in plots.clone() {
        lab(screen, LabAction::Plot(plot));
        screen.measure(&format!("lab running, {plot:?}"), |_| {});
    }
    screen.finish();
    for plot in plots {
        lab(screen, LabAction::Plot(plot));
        screen.measure(&format!("lab at its end, {plot:?}"), |_| {});
    }
    screen.act(Action::ShowStage(StageTab::Step));
}
