//! What each picture shows, and in which dress.

use std::sync::Arc;

use egui::vec2;
use eight_realms::{
    app::{Action, EXAMPLES, EditorAction, End, Model, Preferences, Theme},
    gui::{Application, picture},
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
    Realm8,
    Unsolvable,
    Editor,
}

impl Scene {
    const ALL: [Self; 6] =
        [Self::Opening, Self::Realm4, Self::Realm5, Self::Realm8, Self::Unsolvable, Self::Editor];

    const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Realm4 => "realm4",
            Self::Realm5 => "realm5",
            Self::Realm8 => "realm8",
            Self::Unsolvable => "unsolvable",
            Self::Editor => "editor",
        }
    }

    /// Leads the application to the moment.
    fn play(self, application: &mut Application) {
        if self == Self::Unsolvable {
            application.act(Action::SetPuzzle(EXAMPLES[EXAMPLES.len() - 1].puzzle()));
        }
        picture::finish(application);
        match self {
            Self::Opening | Self::Unsolvable => {}
            Self::Realm4 => to_first_meeting(application),
            Self::Realm5 => to_the_middle(application, Realm::Misplaced),
            Self::Realm8 => to_the_middle(application, Realm::IdaStar),
            Self::Editor => {
                application.act(Action::Edit(End::Start));
                application.act(Action::Editor(EditorAction::Drop(0, 1)));
            }
        }
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
    let middle = application.model().chosen_lane().recording.len() / 2;
    application.act(Action::Seek(middle));
    application.act(Action::Step(Stride::Expansion, Direction::Forward));
}

/// Size and dress of a window.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Dress {
    Usual,
    Small,
    FourK,
    Projector,
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
    /// Every scene in both languages and both themes; the opening also small, large and projected.
    pub fn all() -> Vec<Self> {
        let usual = Scene::ALL.into_iter().flat_map(|scene| {
            let dresses =
                Language::ALL.into_iter().flat_map(|language| Theme::ALL.map(|theme| (language, theme)));
            dresses.map(move |(language, theme)| Self { scene, dress: Dress::Usual, language, theme })
        });
        let others =
            [(Dress::Small, Theme::Dark), (Dress::FourK, Theme::Dark), (Dress::Projector, Theme::Light)];
        let others = others.into_iter().flat_map(|(dress, theme)| {
            Language::ALL.map(|language| Self { scene: Scene::Opening, dress, language, theme })
        });
        usual.chain(others).collect()
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
        let model = Model::new(preferences, 0).with_times(times.of(self.scene));
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
