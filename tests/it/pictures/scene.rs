//! What each picture shows, and in which dress.

use std::sync::Arc;

use egui::vec2;
use eight_realms::{
    app::{
        Action, BoardRole, EXAMPLES, EditorAction, Example, HeuristicsAction, HeuristicsFace, MapAction,
        MapScope, Model, Preferences, RaceAction, RaceFace, StageTab, Theme,
    },
    gui::{Application, picture},
    heuristic::{HeuristicKind, Weight},
    map::Projection,
    puzzle::Puzzle,
    realm::Realm,
    replay::{Direction, MarkKind, Stride},
    words::Language,
};
use image::RgbaImage;

use super::times::TimesFile;

/// A moment worth a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    Opening,
    Realm4,
    Realm5,
    Realm7b,
    Realm8,
    Unsolvable,
    Editor,
    Race,
    RaceTable,
    Meter,
    Map,
    MapLens,
    MapLanes,
    MapHeat,
    MapUnsolvable,
    Distances,
    Board,
    Orders,
    Price,
}

impl Scene {
    const ALL: [Self; 19] = [
        Self::Opening,
        Self::Realm4,
        Self::Realm5,
        Self::Realm7b,
        Self::Realm8,
        Self::Unsolvable,
        Self::Editor,
        Self::Race,
        Self::RaceTable,
        Self::Meter,
        Self::Map,
        Self::MapLens,
        Self::MapLanes,
        Self::MapHeat,
        Self::MapUnsolvable,
        Self::Distances,
        Self::Board,
        Self::Orders,
        Self::Price,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Realm4 => "realm4",
            Self::Realm5 => "realm5",
            Self::Realm7b => "realm7b",
            Self::Realm8 => "realm8",
            Self::Unsolvable => "unsolvable",
            Self::Editor => "editor",
            Self::Race => "race",
            Self::RaceTable => "race-table",
            Self::Meter => "meter",
            Self::Map => "map",
            Self::MapLens => "map-lens",
            Self::MapLanes => "map-lanes",
            Self::MapHeat => "map-heat",
            Self::MapUnsolvable => "map-unsolvable",
            Self::Distances => "distances",
            Self::Board => "board",
            Self::Orders => "orders",
            Self::Price => "price",
        }
    }

    /// Leads the application to the moment.
    fn play(self, application: &mut Application) {
        application.act(Action::SetPuzzle(self.puzzle()));
        picture::finish(application);
        match self {
            Self::Opening | Self::Unsolvable => {}
            Self::Realm4 => to_first_meeting(application),
            Self::Realm5 => to_the_middle(application, Realm::Misplaced),
            Self::Realm7b => to_the_middle(application, Realm::Buckets),
            Self::Realm8 => to_the_middle(application, Realm::IdaStar),
            Self::Editor => {
                application.act(Action::Edit(BoardRole::Start));
                application.act(Action::Editor(EditorAction::Drop(0, 1)));
            }
            _ => self.turn_to(application),
        }
    }

    /// Leads the application to a stage that compares.
    fn turn_to(self, application: &mut Application) {
        match self {
            Self::Race => race_at(application, 500),
            Self::RaceTable => race_by(application, RaceFace::Table),
            Self::Meter => race_by(application, RaceFace::MustExpand),
            Self::Map => map_of(application, Realm::Heap, Projection::Rings),
            Self::MapLens => map_of(application, Realm::Bidirectional, Projection::Lens),
            Self::MapHeat => map_of(application, Realm::IdaStar, Projection::Rings),
            Self::MapUnsolvable => map_of(application, Realm::Hash, Projection::Rings),
            Self::MapLanes => map_of_all(application),
            Self::Distances => study(application, HeuristicsFace::Distances, HeuristicKind::BlankCounted),
            Self::Board => {
                to_the_middle(application, Realm::Heap);
                study(application, HeuristicsFace::Board, HeuristicKind::LinearConflict);
            }
            Self::Orders => {
                application.act(Action::Choose(Realm::Heap));
                study(application, HeuristicsFace::Orders, HeuristicKind::Manhattan);
            }
            Self::Price => {
                study(application, HeuristicsFace::Suboptimal, HeuristicKind::Weighted(Weight::AT_FIRST));
                application.act(Action::Heuristics(HeuristicsAction::FindCounterexample));
                picture::finish(application);
            }
            _ => {}
        }
    }

    /// The puzzle that is shown.
    pub fn puzzle(self) -> Puzzle {
        match self {
            Self::Unsolvable | Self::MapUnsolvable => EXAMPLES[EXAMPLES.len() - 1].puzzle(),
            Self::Map | Self::MapHeat | Self::MapLanes => EXAMPLES[EXAMPLES.len() - 2].puzzle(),
            _ => Example::sample(),
        }
    }

    /// The windows that it is drawn for. What compares, and the second step of a rung, is drawn
    /// dark in English and light in Chinese.
    fn dresses(self) -> Vec<(Dress, Language, Theme)> {
        let both = [(Language::English, Theme::Dark), (Language::Chinese, Theme::Light)];
        let is_in_all = self as usize <= Self::Unsolvable as usize && self != Self::Realm7b;
        let usual: Vec<(Language, Theme)> = if is_in_all {
            Language::ALL.into_iter().flat_map(|language| Theme::ALL.map(|theme| (language, theme))).collect()
        } else {
            both.to_vec()
        };
        let others: &[Dress] = match self {
            Self::Opening => &[Dress::Small, Dress::FourK, Dress::Projector],
            Self::Race | Self::Map | Self::Distances => &[Dress::Small, Dress::Projector],
            _ => &[],
        };
        let usual = usual.into_iter().map(|(language, theme)| (Dress::Usual, language, theme));
        let other = |dress: &Dress| Language::ALL.map(|language| (*dress, language, dress.theme()));
        usual.chain(others.iter().flat_map(other)).collect()
    }
}

fn to_first_meeting(application: &mut Application) {
    application.act(Action::Choose(Realm::Bidirectional));
    let marks = application.model().chosen_lane().recording.marks();
    let meeting = marks.iter().find(|mark| mark.kind == MarkKind::Meeting).expect("the two sides meet");
    application.act(Action::Seek(meeting.moment));
}

fn to_the_middle(application: &mut Application, realm: Realm) {
    application.act(Action::Choose(realm));
    // The step of a rung that does not stand there at first is searched only now.
    picture::finish(application);
    let middle = application.model().chosen_lane().recording.len() / 2;
    application.act(Action::Seek(middle));
    application.act(Action::Step(Stride::Expansion, Direction::Forward));
}

/// All lanes where so much is spent.
fn race_at(application: &mut Application, expansions: u64) {
    application.act(Action::Choose(Realm::Heap));
    application.act(Action::ShowStage(StageTab::Race));
    application.act(Action::Seek(expansions));
}

/// A face of the race, everything at its end.
fn race_by(application: &mut Application, face: RaceFace) {
    application.act(Action::Choose(Realm::Heap));
    application.act(Action::ShowStage(StageTab::Race));
    application.act(Action::Race(RaceAction::Face(face)));
    picture::finish(application);
}

fn map_of(application: &mut Application, realm: Realm, projection: Projection) {
    application.act(Action::Choose(realm));
    application.act(Action::ShowStage(StageTab::Map));
    application.act(Action::Map(MapAction::Project(projection)));
    picture::finish(application);
}

fn map_of_all(application: &mut Application) {
    application.act(Action::ShowStage(StageTab::Map));
    application.act(Action::Map(MapAction::Scope(MapScope::Lanes)));
    picture::finish(application);
}

fn study(application: &mut Application, face: HeuristicsFace, estimate: HeuristicKind) {
    application.act(Action::Heuristics(HeuristicsAction::Face(face)));
    application.act(Action::Heuristics(HeuristicsAction::Heuristic(estimate)));
    application.act(Action::ShowStage(StageTab::Heuristics));
    picture::finish(application);
}

/// Size and dress of a window.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Dress {
    Usual,
    Small,
    FourK,
    Projector,
}

impl Dress {
    /// A projector wants light.
    const fn theme(self) -> Theme {
        if matches!(self, Self::Projector) { Theme::Light } else { Theme::Dark }
    }
}

/// One picture.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    scene: Scene,
    dress: Dress,
    language: Language,
    theme: Theme,
}

impl Picture {
    /// Every scene in every dress that it is drawn in.
    pub fn all() -> Vec<Self> {
        let pictures = |scene: Scene| {
            let dresses = scene.dresses().into_iter();
            dresses.map(move |(dress, language, theme)| Self { scene, dress, language, theme })
        };
        Scene::ALL.into_iter().flat_map(pictures).collect()
    }

    /// `opening-en-dark`, `opening-1024x640-zh-CN-dark`
    pub fn name(&self) -> String {
        let dress = match self.dress {
            Dress::Usual => "",
            Dress::Small => "-1024x640",
            Dress::FourK => "-4k",
            Dress::Projector => "-projector",
        };
        format!("{}{dress}-{}-{}", self.scene.name(), self.language.code(), self.theme.name())
    }

    /// Searches, plays and draws.
    pub fn draw(&self, times: &TimesFile) -> RgbaImage {
        let preferences =
            Preferences { language: self.language, theme: self.theme, ..Preferences::default() };
        let puzzle = self.scene.puzzle();
        let model =
            Model::new(preferences, 0).with_times(times.of(&puzzle)).with_memory(times.memory_of(&puzzle));
        let mut application = Application::of(model, Arc::new(|| {}));
        self.scene.play(&mut application);
        if self.dress == Dress::Projector {
            application.act(Action::SwitchProjector);
        }
        let (size, scale) = match self.dress {
            Dress::Usual => (vec2(1440.0, 900.0), 1.0),
            Dress::Small => (vec2(1024.0, 640.0), 1.0),
            Dress::FourK => (vec2(1920.0, 1080.0), 2.0),
            Dress::Projector => (vec2(1920.0, 1080.0), 1.0),
        };
        picture::draw(&mut application, size, scale)
    }
}
