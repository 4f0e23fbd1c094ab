//! Sets of lanes that show one idea each.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Lane, LaneRequest};
use crate::realm::Settings;

/// A set of lanes to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Preset {
    /// A better heuristic expands fewer boards.
    Heuristics,
    /// Boards of equal f, and which of them goes first.
    EqualF,
    /// The weight makes the search straighter and the path longer.
    Weights,
    /// One search with four functions for f.
    FourF,
    /// Searches that know nothing of the goal.
    Uninformed,
    /// The searches of a textbook's table (Russell and Norvig 4e, figure 3.26).
    Book,
}

impl Preset {
    /// All sets.
    pub const ALL: [Self; 6] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The lines of the lanes.
    const fn lines(self) -> &'static [&'static str] {
        match self {
            Self::Heuristics => {
                &["7:h=zero", "7:h=misplaced", "7", "7:h=linear-conflict", "7:h=weighted,w=2.0"]
            }
            Self::EqualF => &[
                "7:t=high-g,n=fifo",
                "7:t=high-g,n=lifo",
                "7:t=low-g,n=fifo",
                "7:t=low-g,n=lifo",
                "7:t=none,n=fifo",
                "7:t=none,n=lifo",
            ],
            Self::Weights => &[
                "7",
                "7:h=weighted,w=1.5",
                "7:h=weighted,w=2.0",
                "7:h=weighted,w=3.0",
                "7:h=weighted,w=5.0",
                "7:f=h",
            ],
            Self::FourF => &["7:h=zero", "7:f=h", "7", "7:h=weighted,w=2.0"],
            Self::Uninformed => {
                &["2:g=generated", "2:g=expanded", "7:h=zero", "4", "8:h=zero", "8:h=zero,l=23"]
            }
            Self::Book => &["2", "8:h=zero", "7:t=low-g,h=misplaced-blank", "7:t=low-g"],
        }
    }

    /// What is said of the lanes.
    ///
    /// # Panics
    /// Never: the lines are those of lanes.
    pub fn requests(self) -> Vec<LaneRequest> {
        self.lines().iter().map(|line| line.parse().expect("a line of a lane")).collect()
    }

    /// The lanes, with the conventions for what they leave open.
    ///
    /// # Panics
    /// Never: the lines are lanes whatever the conventions.
    pub fn lanes(self, conventions: &Settings) -> Vec<Lane> {
        let lane = |request: LaneRequest| request.lane(conventions).expect("a lane whatever the conventions");
        self.requests().into_iter().map(lane).collect()
    }
}
