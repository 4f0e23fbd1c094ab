//! The inside of a search: its tree, scrubbed, stepped, zoomed; its structure.

use eight_realms_app::{
    desk::action::LanesAction,
    desk::screen::Face,
    desk::{camera::TreeCamera, screen::StageTab},
    inside::{InsideAction, InsideFace},
    model::Action,
};
use eight_realms_core::{
    heuristic::HeuristicKind,
    lane::LaneRequest,
    realm::Realm,
    replay::{Direction, Stride},
};

use super::{screen::Screen, step::scrub};

/// Factors by which the tree is enlarged.
const ZOOMS: [f64; 2] = [8.0, 1000.0];

/// Measures all faces.
pub fn measure(screen: &mut Screen) {
    screen.act(Action::ShowStage(StageTab::Inside));
    for face in InsideFace::ALL {
        for realm in Realm::ALL.into_iter().filter(|realm| face.is_of((*realm).into())) {
            screen.act(Action::Choose(realm.into()));
            screen.finish();
            screen.act(Action::Inside(InsideAction::Face(face)));
            screen.finish();
            let name = format!("inside {face:?}, realm {realm}");
            scrub(screen, &format!("{name} scrubbed"));
            step(screen, &format!("{name} stepped"));
        }
    }
    screen.act(Action::Choose(Realm::Hash.into()));
    screen.act(Action::Inside(InsideAction::Face(InsideFace::Tree)));
    screen.finish();
    for zoom in ZOOMS {
        screen.act(Action::Inside(InsideAction::Look(TreeCamera::WHOLE.enlarged(zoom, 0.4, f64::MAX))));
        scrub(screen, &format!("inside Tree, realm 2 at zoom {zoom} scrubbed"));
    }
    screen.act(Action::Inside(InsideAction::Look(TreeCamera::WHOLE)));
    screen.act(Action::Lanes(LanesAction::Add(LaneRequest {
        heuristic: Some(HeuristicKind::Misplaced),
        ..LaneRequest::of(Realm::IdaStar)
    })));
    screen.finish();
    scrub(screen, "inside Tree, realm 8 with misplaced tiles scrubbed");
    screen.act(Action::ShowFace(Face::Realms));
    screen.finish();
}

/// Measures a step of one event in each frame, from the middle on.
fn step(screen: &mut Screen, name: &str) {
    screen.act(Action::Seek(u64::MAX));
    let longest = screen.application.model().seen().leading_playhead().moment;
    screen.act(Action::Seek(longest / 2));
    screen.measure(name, |screen| screen.act(Action::Step(Stride::Event, Direction::Forward)));
}
