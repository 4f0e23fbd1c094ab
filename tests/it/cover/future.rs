//! The same past, and another future of every lane: other events, another number of them, another path, other times.

use std::sync::Arc;

use egui::vec2;
use eight_realms::gui::Application;
use eight_realms_app::{
    desk::{
        effect::Effect,
        jobs::Role,
        lanes::{RunState, Times},
        preferences::{Preferences, Totals},
        screen::{Animation, Face, Surroundings},
    },
    model::{Action, Model, update},
    schedule::schedule,
    words::Language,
};
use eight_realms_core::{
    job::{BATCH, Batch, Message, TimeSummary},
    lane::LaneId,
    puzzle::Move,
    realm::{Path, Realm, Settings},
    trace::Event,
};

use super::{OWN_REALMS, lanes_of, sample, tour};
use crate::{
    ground::record,
    monkey::screen::{Screen, Window, difference},
    sizes::times,
};

/// Number of events that both futures have in common: more than the tour sees of any lane.
const PAST: usize = 700;
/// Number of events that a search has in the other future.
const OTHER: usize = PAST + 90;

/// What comes after the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Future {
    /// The search as it is.
    Own,
    /// A search that ends soon, with a longer path, and takes other times.
    Other,
}

impl Future {
    fn events(self, realm: Realm, settings: Settings) -> Vec<Event> {
        let mut events = record(realm, &sample(), settings);
        if self == Self::Other {
            events.truncate(OTHER);
            // They come in another order, too.
            events[PAST..].reverse();
        }
        events
    }

    fn path(self) -> Path {
        let mut path = Path::of_letters("drrulldrdlurrdlulrd");
        if self == Self::Other {
            path.moves.extend([Move::Left, Move::Right]);
        }
        path
    }

    /// Times of the realms and, in the order of the ladder, of lanes of one's own.
    fn times(self) -> impl Iterator<Item = (LaneId, Times)> {
        let longer = |time: TimeSummary| TimeSummary {
            median: time.median * 7.0,
            min: time.min * 5.0,
            max: time.max * 9.0,
            ..time
        };
        let own = |(place, times): (usize, Times)| (LaneId::own(place, OWN_REALMS[place]), times);
        let own = times().into_values().take(OWN_REALMS.len()).enumerate().map(own);
        let realms = times().into_iter().map(|(realm, times)| (LaneId::from(realm), times));
        realms.chain(own).map(move |(id, times)| match self {
            Self::Own => (id, times),
            Self::Other => {
                (id, Times { search: longer(times.search), lookup: times.lookup.map(longer), ..times })
            }
        })
    }
}

/// The window after searches that nobody has run.
fn screen(language: Language, face: Face, future: Future) -> Screen {
    let preferences = Preferences { language, totals: Totals::Covered, ..Preferences::default() };
    let mut model = Model::new(preferences, 0).with_times(future.times().collect());
    model.surroundings = Surroundings { animation: Animation::Reduced, ..Surroundings::default() };
    let act = |model: &mut Model, action| update(model, action, &mut Vec::new());
    for lane in lanes_of(face) {
        act(&mut model, lane);
    }
    act(&mut model, Action::Tick(10.0));
    while let Some(effect) = schedule(&mut model) {
        match effect {
            Effect::Start(Role::Search(id), _) => {
                let role = Role::Search(id);
                for events in future.events(id.realm, model.settings_of(id)).chunks(BATCH) {
                    let batch = Batch::of(events);
                    act(&mut model, Action::From(role, Message::Events { batch, search_seconds: 1.0 }));
                }
                act(&mut model, Action::From(role, Message::Done(Ok(Some(future.path())))));
            }
            Effect::Start(Role::Measure, _) => {
                act(&mut model, Action::From(Role::Measure, Message::Ended));
            }
            _ => {}
        }
    }
    Screen::showing(Application::of(model, Arc::new(|| {})))
}

#[test]
fn another_future_of_every_lane_draws_the_same_frames() {
    let looks = [
        (Face::Realms, Language::English, vec2(1024.0, 640.0)),
        (Face::Realms, Language::Chinese, vec2(1440.0, 900.0)),
        (Face::Own, Language::Chinese, vec2(1024.0, 640.0)),
    ];
    for (face, language, points) in looks {
        let [own, other] = [Future::Own, Future::Other].map(|future| {
            let mut screen = screen(language, face, future);
            screen.resize(Window { points, scale: 1.0 });
            let model = screen.application.model();
            let ladder = model.ladder();
            assert!(ladder.iter().all(|id| matches!(model.lane(*id).run, RunState::Done(_))));
            let ended: Vec<u64> = ladder.iter().map(|id| model.lane(*id).recording.len()).collect();
            (tour(&mut screen), ended)
        });
        assert!(own.1.iter().zip(&other.1).all(|(own, other)| own != other), "{:?} {:?}", own.1, other.1);
        for ((name, own), (_, other)) in own.0.iter().zip(&other.0) {
            assert!(own == other, "{face:?}, {language:?}: {name}: {}", difference(own, other));
        }
    }
}
