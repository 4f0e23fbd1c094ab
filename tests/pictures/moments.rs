//! How a picture comes to its moment.

use eight_realms::gui::{Application, picture};
use eight_realms_app::{
    desk::screen::{LaneScope, StageTab},
    heuristics::{HeuristicsAction, HeuristicsFace},
    lab::{LabAction, setup::LabField},
    map::MapAction,
    model::Action,
    places::PlacesAction,
    race::{RaceAction, RaceFace},
};
use eight_realms_core::{
    heuristic::HeuristicKind,
    lab::LabPreset,
    map::Projection,
    realm::Realm,
    replay::{Direction, MarkKind, Stride},
};

pub fn to_first_meeting(application: &mut Application) {
    application.act(Action::Choose(Realm::Bidirectional.into()));
    let marks = application.model().chosen_lane().recording.marks();
    let meeting = marks.iter().find(|mark| mark.kind == MarkKind::Meeting).expect("the two sides meet");
    application.act(Action::Seek(meeting.moment));
}

pub fn to_the_middle(application: &mut Application, realm: Realm) {
    application.act(Action::Choose(realm.into()));
    // The step of a rung that does not stand there at first is searched only now.
    picture::finish(application);
    let middle = application.model().chosen_lane().recording.len() / 2;
    application.act(Action::Seek(middle));
    application.act(Action::Step(Stride::Expansion, Direction::Forward));
}

/// All lanes after so many expansions.
pub fn race_at(application: &mut Application, expansions: u64) {
    application.act(Action::Choose(Realm::Heap.into()));
    application.act(Action::ShowStage(StageTab::Race));
    application.act(Action::Seek(expansions));
}

/// A face of the race, everything at its end.
pub fn show_race(application: &mut Application, face: RaceFace) {
    application.act(Action::Choose(Realm::Heap.into()));
    application.act(Action::ShowStage(StageTab::Race));
    application.act(Action::Race(RaceAction::Face(face)));
    picture::finish(application);
}

pub fn map_of(application: &mut Application, realm: Realm, projection: Projection) {
    application.act(Action::Choose(realm.into()));
    application.act(Action::ShowStage(StageTab::Map));
    application.act(Action::Map(MapAction::Project(projection)));
    picture::finish(application);
}

pub fn map_of_all(application: &mut Application) {
    application.act(Action::ShowStage(StageTab::Map));
    application.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
    picture::finish(application);
}

pub fn show_heuristics(application: &mut Application, face: HeuristicsFace, heuristic: HeuristicKind) {
    application.act(Action::Heuristics(HeuristicsAction::Face(face)));
    application.act(Action::Heuristics(HeuristicsAction::Heuristic(heuristic)));
    application.act(Action::ShowStage(StageTab::Heuristics));
    picture::finish(application);
}

/// An experiment with a few boards of each depth to 20, at its end.
pub fn run_lab(application: &mut Application, preset: LabPreset, look: LabAction) {
    application.act(Action::ShowStage(StageTab::Lab));
    let count = LabAction::Type(LabField::Count, "10".to_owned());
    let to = LabAction::Type(LabField::To, "20".to_owned());
    for action in [LabAction::Preset(preset), count, to, LabAction::Run] {
        application.act(Action::Lab(action));
    }
    picture::finish(application);
    application.act(Action::Lab(look));
}

/// Breakpoints, one of them off and one of another realm, bookmarks with their flags, and a place that is typed.
pub fn show_places(application: &mut Application) {
    application.act(Action::Choose(Realm::Heap.into()));
    picture::finish(application);
    let places = |application: &mut Application, action| application.act(Action::Places(action));
    for text in ["f-step", "before improved", "tie >= 5", "iteration"] {
        places(application, PlacesAction::Write(text.to_owned()));
        places(application, PlacesAction::AddBreakpoint);
    }
    places(application, PlacesAction::SwitchBreakpoint(2));
    for (number, (moment, note)) in [(13, "f 11 → 13?"), (486, "")].into_iter().enumerate() {
        application.act(Action::Seek(moment));
        places(application, PlacesAction::SetBookmark);
        places(application, PlacesAction::WriteNote(number, note.to_owned()));
    }
    application.act(Action::Seek(700));
    places(application, PlacesAction::NoteFocused);
    places(application, PlacesAction::Write("duplicate and g = 12".to_owned()));
}
