//! The page that is read beside a search: the message ids of its paragraphs, the names of source files, and the line that
//! each event highlights.
//!
//! Each realm has a page. So has each preset: it is read while the lanes of one's own are those of the preset. And so has
//! the laboratory, which is about no single search.

mod lines;
pub mod markdown;
pub mod reading;

use eight_realms_core::{
    lane::{Lane, Preset},
    realm::{Realm, Settings, SourceFile},
};
use strum::VariantArray;

use crate::desk::{
    Desk,
    screen::{Face, StageTab},
};

pub use lines::{line_of, words_of_line};

/// What a page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    Realm(Realm),
    /// The lanes of a preset under the usual conventions, as its figures are.
    Preset(Preset),
    Lab,
}

impl Page {
    /// Every page.
    pub fn all() -> impl Iterator<Item = Self> {
        let of_presets = Preset::ALL.into_iter().map(Self::Preset);
        Realm::ALL.into_iter().map(Self::Realm).chain(of_presets).chain([Self::Lab])
    }

    /// The page beside the laboratory, or beside the chosen lane.
    pub fn shown(desk: &Desk) -> Self {
        if desk.stage == StageTab::Lab {
            return Self::Lab;
        }
        let usual = Settings::default();
        let is_shown = |preset: &Preset| {
            let lanes = preset.requests().into_iter().map(|request| request.lane(&usual).ok());
            lanes.eq(desk.own.iter().map(|own| Some(own.lane)))
        };
        let preset = Preset::ALL.into_iter().find(is_shown).filter(|_| desk.face == Face::Own);
        preset.map_or(Self::Realm(desk.chosen.realm), Self::Preset)
    }

    fn name(self) -> String {
        match self {
            Self::Realm(realm) => realm.to_string(),
            Self::Preset(preset) => format!("preset-{}", preset.name()),
            Self::Lab => "lab".to_owned(),
        }
    }

    /// The id of the word on its tab.
    pub const fn tab(self) -> &'static str {
        match self {
            Self::Realm(_) | Self::Preset(_) => "tab-page",
            Self::Lab => "tab-lab",
        }
    }

    /// Whether it tells figures of the sample, and so of what is searched.
    pub const fn tells_figures(self) -> bool {
        !matches!(self, Self::Lab)
    }

    /// The id of the title.
    pub fn title(self) -> String {
        format!("page-{}-title", self.name())
    }

    /// The paragraphs, from top to bottom. Only a realm follows another, so that something has changed.
    pub fn paragraphs(self) -> impl Iterator<Item = Paragraph> {
        let has =
            move |paragraph: &Paragraph| matches!(self, Self::Realm(_)) || *paragraph != Paragraph::Change;
        Paragraph::ALL.into_iter().filter(has)
    }

    /// The id of a paragraph's text.
    pub fn message(self, paragraph: Paragraph) -> String {
        format!("page-{}-{}", self.name(), paragraph.name())
    }

    /// Whether the page is about searches that go just as this lane does.
    fn is_about(self, lane: &Lane) -> bool {
        match self {
            Self::Realm(realm) => *lane == Lane::of(realm, Settings::default()),
            Self::Preset(_) | Self::Lab => true,
        }
    }
}

/// A paragraph of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Paragraph {
    Idea,
    /// Change since the realm before.
    Change,
    Cost,
    Watch,
}

impl Paragraph {
    /// In the order in which they are read.
    pub const ALL: [Self; 4] = *Self::VARIANTS.as_array().unwrap();

    const fn name(self) -> &'static str {
        match self {
            Self::Idea => "idea",
            Self::Change => "change",
            Self::Cost => "cost",
            Self::Watch => "watch",
        }
    }

    /// The id of the paragraph's heading.
    pub fn heading(self) -> String {
        format!("page-heading-{}", self.name())
    }
}

/// The id of a file's name among the pages of a realm, which says what the file holds.
pub const fn page_name(source: SourceFile) -> &'static str {
    match source {
        SourceFile::StringSet
        | SourceFile::PathStrings
        | SourceFile::Hash
        | SourceFile::Table
        | SourceFile::Bidirectional
        | SourceFile::AStar
        | SourceFile::IdaStar => "code-search",
        SourceFile::OrderedSet => "code-ordered-set",
        SourceFile::ByIndex => "code-array",
        SourceFile::Rank => "code-rank",
        SourceFile::Tree | SourceFile::TwinTrees => "code-tree",
        SourceFile::ScannedList | SourceFile::HeapList | SourceFile::BucketList => "code-open-list",
        SourceFile::Misplaced | SourceFile::Manhattan => "code-heuristic",
        SourceFile::Heap => "code-heap",
        SourceFile::Buckets => "code-buckets",
        SourceFile::CurrentPath => "code-stack",
    }
}
