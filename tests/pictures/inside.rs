//! Pictures of the inside of a search.

use eight_realms::gui::{Application, picture};
use eight_realms_app::{
    desk::{preferences::Theme, screen::StageTab},
    inside::{InsideAction, InsideFace},
    model::Action,
    words::Language,
};
use eight_realms_core::{
    puzzle::Puzzle,
    realm::Realm,
    replay::{Direction, Stride},
};

use super::window_kind::WindowKind;

/// A moment of the inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InsideScene {
    /// Its part of a picture's name.
    pub name: &'static str,
    pub realm: Realm,
    face: InsideFace,
    at: At,
    puzzle: PuzzleShown,
    windows: &'static [(WindowKind, Language, Theme)],
}

/// Where the playhead stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Event(u64),
    /// So many events after an expansion.
    Expansion(u64, u64),
    /// So many events before the end.
    BeforeEnd(u64),
}

/// What is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleShown {
    Sample,
    /// The puzzle of Nilsson's figure of a search tree (1971), which many textbooks have.
    Textbook,
}

const DARK: &[(WindowKind, Language, Theme)] = &[(WindowKind::Usual, Language::English, Theme::Dark)];
const LIGHT: &[(WindowKind, Language, Theme)] = &[(WindowKind::Usual, Language::Chinese, Theme::Light)];
const BOTH: &[(WindowKind, Language, Theme)] = &[
    (WindowKind::Usual, Language::English, Theme::Dark),
    (WindowKind::Small, Language::Chinese, Theme::Light),
];
const ALL_SIZES: &[(WindowKind, Language, Theme)] = &[
    (WindowKind::Usual, Language::English, Theme::Dark),
    (WindowKind::Small, Language::English, Theme::Dark),
    (WindowKind::Small, Language::Chinese, Theme::Light),
];
const PROJECTED: &[(WindowKind, Language, Theme)] = &[
    (WindowKind::Usual, Language::English, Theme::Light),
    (WindowKind::Projector, Language::Chinese, Theme::Light),
];

impl InsideScene {
    const fn of(
        face: InsideFace,
        name: &'static str,
        realm: Realm,
        at: At,
        windows: &'static [(WindowKind, Language, Theme)],
    ) -> Self {
        Self { name, realm, face, at, puzzle: PuzzleShown::Sample, windows }
    }

    /// All of them. Each is drawn once or twice, in turn dark and light.
    pub const ALL: [Self; 17] = [
        Self {
            puzzle: PuzzleShown::Textbook,
            ..Self::of(InsideFace::Tree, "tree-textbook", Realm::Misplaced, At::BeforeEnd(0), PROJECTED)
        },
        Self::of(InsideFace::Tree, "tree-realm2", Realm::Hash, At::Expansion(6200, 0), DARK),
        Self::of(InsideFace::Tree, "tree-realm4", Realm::Bidirectional, At::BeforeEnd(364), LIGHT),
        Self::of(InsideFace::Tree, "tree-realm7", Realm::Heap, At::Event(872), BOTH),
        Self::of(InsideFace::Tree, "tree-realm8", Realm::IdaStar, At::Event(1485), LIGHT),
        Self::of(InsideFace::Contours, "contours-realm5", Realm::Misplaced, At::Expansion(868, 0), DARK),
        Self::of(InsideFace::Contours, "contours-realm8", Realm::IdaStar, At::Event(1485), LIGHT),
        Self::of(InsideFace::Structure, "structure-realm1", Realm::StringSet, At::Expansion(868, 2), DARK),
        Self::of(
            InsideFace::Structure,
            "structure-realm2a",
            Realm::PathStrings,
            At::Expansion(868, 2),
            LIGHT,
        ),
        Self::of(InsideFace::Structure, "structure-realm2", Realm::Hash, At::Expansion(868, 2), DARK),
        Self::of(InsideFace::Structure, "structure-realm3", Realm::Table, At::BeforeEnd(8), LIGHT),
        Self::of(InsideFace::Structure, "structure-realm4", Realm::Bidirectional, At::BeforeEnd(364), DARK),
        Self::of(InsideFace::Structure, "structure-realm5", Realm::Misplaced, At::Expansion(868, 0), LIGHT),
        Self::of(InsideFace::Structure, "structure-realm6", Realm::Manhattan, At::Expansion(237, 0), DARK),
        Self::of(InsideFace::Structure, "structure-realm7", Realm::Heap, At::Expansion(237, 0), ALL_SIZES),
        Self::of(InsideFace::Structure, "structure-realm7b", Realm::Buckets, At::Expansion(237, 0), LIGHT),
        Self::of(InsideFace::Structure, "structure-realm8", Realm::IdaStar, At::Event(1485), DARK),
    ];

    /// The windows that it is drawn for.
    pub fn windows(self) -> Vec<(WindowKind, Language, Theme)> {
        self.windows.to_vec()
    }

    /// The puzzle that is shown; `None` for the sample.
    pub fn puzzle(self) -> Option<Puzzle> {
        (self.puzzle == PuzzleShown::Textbook).then(textbook)
    }

    /// Brings the application to the moment.
    pub fn play(self, application: &mut Application) {
        application.act(Action::Choose(self.realm.into()));
        // The step of a rung that does not stand there at first is searched only now.
        picture::finish(application);
        application.act(Action::ShowStage(StageTab::Inside));
        application.act(Action::Inside(InsideAction::Face(self.face)));
        let end = application.model().chosen_lane().recording.len();
        match self.at {
            At::Event(moment) => application.act(Action::Seek(moment)),
            At::BeforeEnd(events) => application.act(Action::Seek(end - events)),
            At::Expansion(number, events) => {
                application.act(Action::Seek(0));
                let forward = |stride| Action::Step(stride, Direction::Forward);
                (0..number).for_each(|_| application.act(forward(Stride::Expansion)));
                (0..events).for_each(|_| application.act(forward(Stride::Event)));
            }
        }
        picture::finish(application);
    }
}

/// Nilsson's puzzle.
pub fn textbook() -> Puzzle {
    let [start, goal] = ["2831647x5", "1238x4765"].map(|board| board.parse().expect("a board"));
    Puzzle::new(start, goal)
}
