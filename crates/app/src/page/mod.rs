//! A realm's page: the message ids of its paragraphs, the names of its source files, and the line that each event
//! highlights.

mod lines;
pub mod markdown;
pub mod reading;

use eight_realms_core::realm::{Realm, SourceFile};
use strum::VariantArray;

pub use lines::{line_of, words_of_line};

/// A paragraph of a realm's page.
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

    /// The id of the paragraph's text for a realm.
    pub fn message(self, realm: Realm) -> String {
        format!("page-{realm}-{}", self.name())
    }
}

/// The id of the title of a realm's page.
pub fn title(realm: Realm) -> String {
    format!("page-{realm}-title")
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
