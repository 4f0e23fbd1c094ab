//! Experiments of the field, ready to run.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{
    boards::{BoardSource, Depths, Sample},
    book::BOOK_LANES,
    experiment::{Experiment, Variant},
    measure::Measure,
};
use crate::{
    lane::{Lane, LaneRequest, Preset},
    puzzle::Order,
    realm::{Realm, Settings},
};

/// An experiment to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum LabPreset {
    /// The table of a textbook (Russell and Norvig, figure 3.26 of the fourth edition, 3.29 of the third).
    Book,
    /// The searches of the ladder over depth.
    Growth,
    /// Boards of equal f, and which goes first (Asai and Fukunaga 2017).
    Ties,
    /// What a weight gains, and what it costs (Pohl 1970).
    Weights,
    /// A better heuristic never expands more? (Holte 2010, misconception 1.)
    BetterH,
    /// With one heuristic nothing expands fewer than A*? (Holte 2010, misconception 2.)
    SameH,
    /// Two searches that meet, without a heuristic, beside A* (Holte 2010, misconception 2).
    TwoWays,
    /// A* without a heuristic beside breadth-first search (Holte 2010, misconception 4).
    Uninformed,
    /// All orders of moves (Reinefeld 1993).
    Orders,
    /// Iterations by their bound, and the formula for them (Korf, Reid and Edelkamp 2001).
    Rounds,
}

impl LabPreset {
    /// All presets.
    pub const ALL: [Self; 10] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The experiment.
    ///
    /// # Panics
    /// Never: the lines are those of lanes, and the depths are there.
    pub fn experiment(self) -> Experiment {
        let lanes = |lines: &[&str]| lines.iter().map(|line| lane(line)).collect::<Vec<_>>();
        let ladder = |realm: &Realm| Lane::of(*realm, Settings::default());
        let every_order =
            || Order::all().map(|order| Lane::of(Realm::IdaStar, Settings { order, ..Settings::default() }));
        match self {
            Self::Book => {
                let experiment = Experiment::new(sample(100, "2..28/2"), []);
                let variant =
                    |(line, deepest): &(&str, Option<u8>)| Variant { lane: lane(line), deepest: *deepest };
                Experiment { variants: BOOK_LANES.iter().map(variant).collect(), ..experiment }
            }
            Self::Growth => {
                let realms =
                    Realm::LADDER.iter().filter(|realm| !realm.looks_up() && **realm != Realm::StringSet);
                Experiment::new(sample(20, "2..30/2"), realms.map(ladder))
            }
            Self::Ties => Experiment::new(sample(100, "2..30/2"), Preset::EqualF.lanes(&Settings::default())),
            Self::Weights => {
                Experiment::new(sample(100, "2..30/2"), Preset::Weights.lanes(&Settings::default()))
            }
            Self::BetterH => Experiment::new(BoardSource::All, lanes(&["7", "7:h=linear-conflict"])),
            Self::SameH => Experiment::new(BoardSource::All, lanes(&["7", "8"])),
            Self::TwoWays => Experiment::new(BoardSource::All, lanes(&["7", "4"])),
            Self::Uninformed => {
                Experiment::new(sample(20, "2..30/2"), lanes(&["2", "2:g=expanded", "7:h=zero"]))
            }
            Self::Orders => Experiment::new(sample(100, "2..30/2"), every_order()),
            Self::Rounds => Experiment {
                measures: vec![Measure::Counts, Measure::Rounds],
                ..Experiment::new(BoardSource::All, lanes(&["8", "8:h=linear-conflict"]))
            },
        }
    }
}

fn lane(line: &str) -> Lane {
    let request: LaneRequest = line.parse().expect("a line of a lane");
    request.lane(&Settings::default()).expect("a lane whatever the conventions")
}

fn sample(count: u32, depths: &str) -> BoardSource {
    let depths: Depths = depths.parse().expect("depths that there are");
    BoardSource::Sample(Sample { count, depths, seed: super::boards::DEFAULT_SEED })
}
