//! Conventions that books and courses publish their figures with.

use strum::{IntoStaticStr, VariantArray};

use crate::{
    realm::{Settings, Tie},
    trace::GoalTest,
};

/// What searches go by where nothing else is said: the order of moves, ties, and when breadth-first search tests for the
/// goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Conventions {
    /// Those of the eight realms: up, left, right, down; of equal f the higher g, then the oldest; the goal is tested when
    /// it is generated.
    EightRealms,
    /// Russell and Norvig 4e, whose figures for A* are those of the lower g.
    Book,
    /// The course CSMM.101 on edX: up, down, left, right; f alone, then the oldest; breadth-first search tests the goal
    /// when it is to be expanded.
    Course,
}

impl Conventions {
    /// All of them, the usual ones first.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Name in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The settings; all others are the usual ones.
    ///
    /// # Panics
    /// Never: the letters are an order of moves.
    pub fn settings(self) -> Settings {
        let usual = Settings::default();
        match self {
            Self::EightRealms => usual,
            Self::Book => Settings { tie: Tie::LowG, ..usual },
            Self::Course => Settings {
                order: "udlr".parse().expect("four moves"),
                tie: Tie::None,
                goal_test: Some(GoalTest::Expanded),
                ..usual
            },
        }
    }
}
