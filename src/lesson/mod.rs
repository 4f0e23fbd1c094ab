//! A realm's page: its paragraphs' message ids, its real source, and the line that speaks each event.
//!
//! The source is the file that was compiled, so what is read is what runs. The realms that keep an open
//! list are one search with another estimate and another list; the line that speaks stands in `astar.rs`, so that
//! is shown.

use crate::{realm::Realm, trace::EventKind};

/// A paragraph of a realm's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paragraph {
    /// The idea.
    Idea,
    /// What changed since the realm before.
    Change,
    /// What it costs.
    Cost,
    /// What to watch.
    Watch,
}

impl Paragraph {
    /// In the order in which they are read.
    pub const ALL: [Self; 4] = [Self::Idea, Self::Change, Self::Cost, Self::Watch];

    const fn name(self) -> &'static str {
        match self {
            Self::Idea => "idea",
            Self::Change => "change",
            Self::Cost => "cost",
            Self::Watch => "watch",
        }
    }

    /// The id of its heading's message.
    pub fn heading(self) -> String {
        format!("lesson-heading-{}", self.name())
    }

    /// The id of its message for a realm.
    pub fn message(self, realm: Realm) -> String {
        format!("lesson-{realm}-{}", self.name())
    }
}

/// The id of the title of a realm's page.
pub fn title(realm: Realm) -> String {
    format!("lesson-{realm}-title")
}

/// The source of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its file's name.
    pub file: &'static str,
    /// Its whole text.
    pub text: &'static str,
}

impl Source {
    /// The file in which a realm's search speaks.
    pub const fn of(realm: Realm) -> Self {
        let (file, text) = realm.source();
        Self { file, text }
    }

    /// The line, from 1, that speaks this kind of event; `None` if the search never does.
    pub fn line_of(self, kind: EventKind) -> Option<usize> {
        let spoken = format!("Event::{} {{", kind.name());
        let is_spoken = |line: &str| line.contains("observer.on(") && line.contains(&spoken);
        self.text.lines().position(is_spoken).map(|line| line + 1)
    }
}
