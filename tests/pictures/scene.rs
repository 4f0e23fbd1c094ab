//! What each picture shows, and in which window.

use std::sync::Arc;

use eight_realms::gui::{Application, picture, raster::Frame};
use eight_realms_app::{
    desk::{
        preferences::{OpensAt, Preferences, Theme},
        puzzles::{EXAMPLES, Example},
        screen::{ChosenFolds, Folds, Sheet, StageTab},
    },
    editor::EditorAction,
    heuristics::{HeuristicsAction, HeuristicsFace},
    lab::{LabAction, LabFace, chart::LabPlot},
    model::{Action, Model},
    race::RaceFace,
    words::Language,
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lab::LabPreset,
    map::Projection,
    puzzle::{BoardRole, Puzzle},
    realm::Realm,
};

use super::{
    inside::InsideScene,
    moments::{
        map_of, map_of_all, race_at, run_lab, show_heuristics, show_places, show_race, to_first_meeting,
        to_the_middle,
    },
    questions::QuestionScene,
    times::TimesFile,
    window_kind::WindowKind,
};

/// The page that the English picture of a link leads to; the Chinese one leads to none.
const PAGE: &str = "https://example.org/eight-realms/";

/// A moment worth a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// As the window opens for the first time.
    First,
    Opening,
    Realm4,
    Realm5,
    Realm7b,
    Realm8,
    Unsolvable,
    Editor,
    Race,
    RaceTable,
    MustExpand,
    Map,
    MapLens,
    MapLanes,
    MapHeat,
    MapUnsolvable,
    Distances,
    Board,
    Orders,
    Suboptimal,
    LabSetUp,
    Lab,
    LabTradeOff,
    LabBook,
    Link,
    Places,
    Inside(InsideScene),
    Question(QuestionScene),
}

impl Scene {
    const WINDOW: [Self; 26] = [
        Self::First,
        Self::Opening,
        Self::Realm4,
        Self::Realm5,
        Self::Realm7b,
        Self::Realm8,
        Self::Unsolvable,
        Self::Editor,
        Self::Race,
        Self::RaceTable,
        Self::MustExpand,
        Self::Map,
        Self::MapLens,
        Self::MapLanes,
        Self::MapHeat,
        Self::MapUnsolvable,
        Self::Distances,
        Self::Board,
        Self::Orders,
        Self::Suboptimal,
        Self::LabSetUp,
        Self::Lab,
        Self::LabTradeOff,
        Self::LabBook,
        Self::Link,
        Self::Places,
    ];

    /// All of them.
    fn all() -> impl Iterator<Item = Self> {
        let insides = InsideScene::ALL.map(Self::Inside);
        Self::WINDOW.into_iter().chain(insides).chain(QuestionScene::ALL.map(Self::Question))
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Inside(scene) => scene.name,
            Self::Question(scene) => scene.name,
            Self::First => "first",
            Self::Opening => "opening",
            Self::Realm4 => "realm4",
            Self::Realm5 => "realm5",
            Self::Realm7b => "realm7b",
            Self::Realm8 => "realm8",
            Self::Unsolvable => "unsolvable",
            Self::Editor => "editor",
            Self::Race => "race",
            Self::RaceTable => "race-table",
            Self::MustExpand => "must-expand",
            Self::Map => "map",
            Self::MapLens => "map-lens",
            Self::MapLanes => "map-lanes",
            Self::MapHeat => "map-heat",
            Self::MapUnsolvable => "map-unsolvable",
            Self::Distances => "distances",
            Self::Board => "board",
            Self::Orders => "orders",
            Self::Suboptimal => "suboptimal",
            Self::LabSetUp => "lab-set-up",
            Self::Lab => "lab",
            Self::LabTradeOff => "lab-trade-off",
            Self::LabBook => "lab-book",
            Self::Link => "link",
            Self::Places => "places",
        }
    }

    /// Brings the application to the moment.
    fn play(self, application: &mut Application) {
        application.act(Action::SetPuzzle(self.puzzle()));
        picture::finish(application);
        // Until the notice of the new puzzle is gone.
        application.act(Action::Tick(10.0));
        match self {
            Self::First | Self::Opening | Self::Unsolvable => {}
            Self::Inside(scene) => scene.play(application),
            Self::Question(scene) => scene.play(application),
            Self::Realm4 => to_first_meeting(application),
            Self::Realm5 => to_the_middle(application, Realm::Misplaced),
            Self::Realm7b => to_the_middle(application, Realm::Buckets),
            Self::Realm8 => to_the_middle(application, Realm::IdaStar),
            Self::Editor => {
                application.act(Action::Edit(BoardRole::Start));
                application.act(Action::Editor(EditorAction::Drop(0, 1)));
            }
            Self::Link => {
                to_the_middle(application, Realm::Heap);
                application.act(Action::Open(Sheet::Link));
            }
            Self::Places => show_places(application),
            _ => self.turn_to(application),
        }
    }

    /// Brings the application to a stage that compares.
    fn turn_to(self, application: &mut Application) {
        match self {
            Self::Race => race_at(application, 500),
            Self::RaceTable => show_race(application, RaceFace::Table),
            Self::MustExpand => show_race(application, RaceFace::MustExpand),
            Self::Map => map_of(application, Realm::Heap, Projection::Rings),
            Self::MapLens => map_of(application, Realm::Bidirectional, Projection::Lens),
            Self::MapHeat => map_of(application, Realm::IdaStar, Projection::Rings),
            Self::MapUnsolvable => map_of(application, Realm::Hash, Projection::Rings),
            Self::MapLanes => map_of_all(application),
            Self::Distances => {
                show_heuristics(application, HeuristicsFace::Distances, HeuristicKind::BlankCounted);
            }
            Self::Board => {
                to_the_middle(application, Realm::Heap);
                show_heuristics(application, HeuristicsFace::Board, HeuristicKind::LinearConflict);
            }
            Self::Orders => {
                application.act(Action::Choose(Realm::Heap.into()));
                show_heuristics(application, HeuristicsFace::Orders, HeuristicKind::Manhattan);
            }
            Self::Suboptimal => {
                show_heuristics(
                    application,
                    HeuristicsFace::Suboptimal,
                    HeuristicKind::Weighted(Weight::DEFAULT),
                );
                application.act(Action::Heuristics(HeuristicsAction::FindCounterexample));
                picture::finish(application);
            }
            Self::LabSetUp => application.act(Action::ShowStage(StageTab::Lab)),
            Self::Lab => run_lab(application, LabPreset::Growth, LabAction::Plot(LabPlot::Growth)),
            Self::LabTradeOff => run_lab(application, LabPreset::Weights, LabAction::Plot(LabPlot::TradeOff)),
            Self::LabBook => run_lab(application, LabPreset::Book, LabAction::Face(LabFace::Table)),
            _ => {}
        }
    }

    /// The window for the first time, or at the end of what is recorded, with the plots open.
    fn preferences(self) -> Preferences {
        let folds = ChosenFolds { desk: Folds::OPEN, ..ChosenFolds::default() };
        match self {
            Self::First => Preferences::default(),
            _ => Preferences { opens_at: OpensAt::End, folds, ..Preferences::default() },
        }
    }

    /// The puzzle that is shown.
    pub fn puzzle(self) -> Puzzle {
        match self {
            Self::Inside(scene) => scene.puzzle().unwrap_or_else(Example::sample),
            Self::Unsolvable | Self::MapUnsolvable => EXAMPLES[EXAMPLES.len() - 1].puzzle(),
            Self::Map | Self::MapHeat | Self::MapLanes => EXAMPLES[EXAMPLES.len() - 2].puzzle(),
            _ => Example::sample(),
        }
    }

    /// The windows that it is drawn for. Scenes that compare, and the second step of a rung, are drawn
    /// dark in English and light in Chinese.
    fn windows(self) -> Vec<(WindowKind, Language, Theme)> {
        let both = [(Language::English, Theme::Dark), (Language::Chinese, Theme::Light)];
        let is_in_all =
            matches!(self, Self::Opening | Self::Realm4 | Self::Realm5 | Self::Realm8 | Self::Unsolvable);
        let usual: Vec<(Language, Theme)> = if is_in_all {
            Language::ALL.into_iter().flat_map(|language| Theme::ALL.map(|theme| (language, theme))).collect()
        } else {
            both.to_vec()
        };
        if let Self::Inside(scene) = self {
            return scene.windows();
        }
        if self == Self::Link {
            let [english, chinese] = both;
            return vec![
                (WindowKind::Small, english.0, english.1),
                (WindowKind::Projector, chinese.0, chinese.1),
            ];
        }
        let others: &[WindowKind] = match self {
            Self::First | Self::Opening => &[WindowKind::Small, WindowKind::FourK, WindowKind::Projector],
            Self::Race | Self::Map | Self::Distances => &[WindowKind::Small, WindowKind::Projector],
            // Where there is least room for the arcs, and for eight options.
            Self::Unsolvable => &[WindowKind::Small],
            Self::Question(scene) if scene.is_order() => &[WindowKind::Small],
            // A class sits before a projector, and there is little room for the words of nine boards.
            Self::Question(scene) if scene.is_of_class() => &[WindowKind::Small, WindowKind::Projector],
            _ => &[],
        };
        let usual = usual.into_iter().map(|(language, theme)| (WindowKind::Usual, language, theme));
        let other = |window: &WindowKind| Language::ALL.map(|language| (*window, language, window.theme()));
        usual.chain(others.iter().flat_map(other)).collect()
    }
}

/// One picture.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    scene: Scene,
    window: WindowKind,
    language: Language,
    theme: Theme,
}

impl Picture {
    /// Every scene in every window that it is drawn for.
    pub fn all() -> Vec<Self> {
        let pictures = |scene: Scene| {
            let windows = scene.windows().into_iter();
            windows.map(move |(window, language, theme)| Self { scene, window, language, theme })
        };
        Scene::all().flat_map(pictures).collect()
    }

    /// `opening-en-dark`, `opening-1024x640-zh-CN-dark`
    pub fn name(&self) -> String {
        let window = self.window.name();
        format!("{}{window}-{}-{}", self.scene.name(), self.language.code(), self.theme.name())
    }

    /// Searches, plays and draws.
    pub fn frame(&self, times: &TimesFile) -> Frame {
        let link_base = (self.scene == Scene::Link && self.language == Language::English)
            .then(|| PAGE.parse().expect("the address of a page"));
        let preferences =
            Preferences { language: self.language, theme: self.theme, link_base, ..self.scene.preferences() };
        let puzzle = self.scene.puzzle();
        let model = Model::new(preferences, 0)
            .with_times(times.of(&puzzle))
            .with_time_curves(times.curves_of(&puzzle))
            .with_memory(times.memory_of(&puzzle));
        let mut application = Application::of(model, Arc::new(|| {}));
        self.scene.play(&mut application);
        if self.window == WindowKind::Projector {
            application.act(Action::SwitchProjector);
        }
        let (size, scale) = self.window.size();
        picture::frame(&mut application, size, scale)
    }
}
