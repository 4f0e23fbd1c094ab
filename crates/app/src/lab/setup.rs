//! What is to be run next: boards, variants and measures as they are typed and chosen.

use eight_realms_core::{
    lab::{
        BoardSource, BoardSourceError, DepthsError, Experiment, LabPreset, Measure, Sample, TooManyPairs,
        Twins, Variant, board_count,
    },
    lane::{Lane, LaneRequest, LineError, LineFault},
    puzzle::{Board, PuzzleText, PuzzleTextError},
    realm::Settings,
    space::DEEPEST,
};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::words::LONGEST_TEXT;

/// Where the boards come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SourceKind {
    /// Some boards of each of some depths.
    #[default]
    Sample,
    /// All boards of one depth.
    Depth,
    /// All boards from which the goal can be reached.
    All,
    /// Boards that are named.
    List,
}

impl SourceKind {
    /// All kinds.
    pub const ALL: [Self; 4] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The fields of the kind, in order.
    pub const fn fields(self) -> &'static [LabField] {
        match self {
            Self::Sample => &[LabField::Count, LabField::From, LabField::To, LabField::Step, LabField::Seed],
            Self::Depth => &[LabField::Depth],
            Self::All => &[],
            Self::List => &[LabField::List],
        }
    }
}

/// Maximum length of a list of boards, in characters: room for ten thousand boards. Longer ones are for the command line.
pub const LONGEST_LIST: usize = 100_000;

/// A field in which something is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr, EnumCount)]
#[strum(serialize_all = "kebab-case")]
pub enum LabField {
    /// Boards of each depth.
    Count,
    /// First depth.
    From,
    /// Last depth.
    To,
    /// Distance of two depths.
    Step,
    /// Seed of the deal.
    Seed,
    /// The only depth.
    Depth,
    /// Boards, one after the other.
    List,
    /// A lane that is to be added.
    Lane,
    /// Path of a journal.
    Journal,
}

impl LabField {
    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Maximum length of what is typed in it, in characters.
    pub const fn longest(self) -> usize {
        match self {
            Self::List => LONGEST_LIST,
            Self::Count
            | Self::From
            | Self::To
            | Self::Step
            | Self::Seed
            | Self::Depth
            | Self::Lane
            | Self::Journal => LONGEST_TEXT,
        }
    }
}

/// Why there is no experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// No variant is there.
    NoVariants,
    /// Not a number of boards.
    Boards(BoardSourceError),
    /// Not a whole number, 0 or more.
    Seed,
    /// No board is named.
    EmptyList,
    /// A list that was to be pasted is longer than [`LONGEST_LIST`], and was not.
    LongList,
    /// A line of the list is no board: its number, from 1.
    List(usize, PuzzleTextError),
    /// A line of the list names another goal than the window has.
    OtherGoal(usize),
    /// More pairs of variant and board than are counted.
    TooManyPairs(TooManyPairs),
    /// The depths have no board.
    NoBoards,
}

/// Why the typed lane cannot be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LaneFault {
    Line(LineError),
    /// It is the same search as this variant.
    Same(usize),
}

/// Boards, variants and measures as they are typed and chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabSetup {
    pub source: SourceKind,
    texts: [String; LabField::COUNT],
    pub variants: Vec<Variant>,
    /// What is measured besides the counts.
    pub measures: Vec<Measure>,
    pub twins: Twins,
    /// Why the lane that was to be added is not there.
    pub lane_fault: Option<LaneFault>,
    /// Whether a list was too long to be pasted, since the last change.
    pub(super) list_was_long: bool,
}

impl Default for LabSetup {
    /// An experiment that takes about two seconds.
    fn default() -> Self {
        Self::of(LabPreset::Growth)
    }
}

impl LabSetup {
    /// The experiment of a preset.
    pub fn of(preset: LabPreset) -> Self {
        Self::of_experiment(preset.experiment())
    }

    /// An experiment, but for its goal, which is the window's.
    pub(super) fn of_experiment(experiment: Experiment) -> Self {
        let Experiment { boards, variants, measures, twins, goal: _ } = experiment;
        let mut setup = Self {
            source: SourceKind::Sample,
            texts: Default::default(),
            variants,
            measures,
            twins,
            lane_fault: None,
            list_was_long: false,
        };
        for (field, text) in USUAL {
            text.clone_into(setup.text_mut(field));
        }
        setup.take(&boards);
        setup
    }

    /// What is typed in a field.
    pub fn text(&self, field: LabField) -> &str {
        &self.texts[field as usize]
    }

    /// Takes what is typed in a field. A list that is too long is not taken, and that is said until something else is typed.
    pub(super) fn type_in(&mut self, field: LabField, text: String) {
        // What is shortened may still be long: a journal's list is taken whole.
        let is_long = text.len() >= self.text(field).len() && text.chars().nth(field.longest()).is_some();
        self.list_was_long = is_long && field == LabField::List;
        if !is_long {
            *self.text_mut(field) = text;
        }
        if field == LabField::Lane {
            self.lane_fault = None;
        }
    }

    pub(crate) const fn text_mut(&mut self, field: LabField) -> &mut String {
        &mut self.texts[field as usize]
    }

    fn take(&mut self, boards: &BoardSource) {
        match boards {
            BoardSource::All => self.source = SourceKind::All,
            BoardSource::Depth(depth) => {
                self.source = SourceKind::Depth;
                *self.text_mut(LabField::Depth) = depth.to_string();
            }
            BoardSource::Sample(Sample { count, depths, seed }) => {
                self.source = SourceKind::Sample;
                let depths: Vec<u8> = depths.iter().collect();
                let step = depths.get(1).map_or(1, |second| second - depths[0]);
                let last = depths.last().copied().unwrap_or(depths[0]);
                *self.text_mut(LabField::Count) = count.to_string();
                *self.text_mut(LabField::From) = depths[0].to_string();
                *self.text_mut(LabField::To) = last.to_string();
                *self.text_mut(LabField::Step) = step.to_string();
                *self.text_mut(LabField::Seed) = seed.to_string();
            }
            BoardSource::List(boards) => {
                self.source = SourceKind::List;
                let lines: Vec<String> = boards.iter().map(|board| board.letters()).collect();
                *self.text_mut(LabField::List) = lines.join(" ");
            }
        }
    }

    /// The preset that this is; `None` for an experiment of one's own.
    pub fn preset(&self) -> Option<LabPreset> {
        let goal = Board::standard_goal();
        let experiment = self.experiment(goal).ok()?;
        LabPreset::ALL.into_iter().find(|preset| preset.experiment() == experiment)
    }

    /// The experiment, for this goal.
    ///
    /// # Errors
    /// If something that is typed names no boards, or there is no variant.
    pub fn experiment(&self, goal: Board) -> Result<Experiment, SetupFault> {
        let boards = self.boards(goal)?;
        if self.variants.is_empty() {
            return Err(SetupFault::NoVariants);
        }
        let is_measured = |measure: &Measure| self.measures.contains(measure) || *measure == Measure::Counts;
        Ok(Experiment {
            goal,
            boards,
            variants: self.variants.clone(),
            measures: Measure::ALL.into_iter().filter(is_measured).collect(),
            twins: self.twins,
        })
    }

    fn boards(&self, goal: Board) -> Result<BoardSource, SetupFault> {
        let text = |field| self.text(field).trim();
        match self.source {
            SourceKind::All => Ok(BoardSource::All),
            SourceKind::Depth => {
                let shape = || SetupFault::Boards(DepthsError::Shape.into());
                let depth: u32 = text(LabField::Depth).parse().map_err(|_| shape())?;
                let within = u8::try_from(depth).ok().filter(|depth| *depth <= DEEPEST);
                let fault = || SetupFault::Boards(DepthsError::TooDeep(depth).into());
                within.map(BoardSource::Depth).ok_or_else(fault)
            }
            SourceKind::Sample => {
                let count = board_count(text(LabField::Count)).map_err(SetupFault::Boards)?;
                let [from, to, step] =
                    [LabField::From, LabField::To, LabField::Step].map(|field| text(field).to_owned());
                let depths = format!("{from}..{to}/{step}").parse().map_err(BoardSourceError::Depths);
                let seed = text(LabField::Seed).parse().map_err(|_| SetupFault::Seed)?;
                Ok(BoardSource::Sample(Sample { count, depths: depths.map_err(SetupFault::Boards)?, seed }))
            }
            SourceKind::List if self.list_was_long => Err(SetupFault::LongList),
            SourceKind::List => {
                let boards = read_list(text(LabField::List), goal)?;
                if boards.is_empty() { Err(SetupFault::EmptyList) } else { Ok(BoardSource::List(boards)) }
            }
        }
    }

    /// Adds the typed lane.
    pub(crate) fn add_typed(&mut self, conventions: &Settings) {
        let typed = self.text(LabField::Lane).trim().to_owned();
        if typed.is_empty() {
            return;
        }
        let position = typed.chars().count() + 1;
        let refused = |why| LineError { position, fault: LineFault::Lane(why) };
        let read = |request: LaneRequest| request.lane(conventions).map_err(refused);
        let lane = typed.parse::<LaneRequest>().and_then(read);
        self.lane_fault = match lane {
            Err(error) => Some(LaneFault::Line(error)),
            Ok(lane) => self.add(lane).map(LaneFault::Same),
        };
        if self.lane_fault.is_none() {
            self.text_mut(LabField::Lane).clear();
        }
    }

    /// Adds a lane; returns the number of the variant that is the same search, if there is one.
    pub(crate) fn add(&mut self, lane: Lane) -> Option<usize> {
        let same = self.variants.iter().position(|variant| variant.lane == lane);
        if same.is_none() {
            self.variants.push(Variant::of(lane));
        }
        same
    }

    /// Replaces the variants.
    pub(crate) fn take_lanes(&mut self, lanes: impl IntoIterator<Item = Lane>) {
        self.variants.clear();
        self.lane_fault = None;
        for lane in lanes {
            self.add(lane);
        }
    }
}

/// What stands in the fields of the kinds that a preset does not use.
const USUAL: [(LabField, &str); 6] = [
    (LabField::Count, "100"),
    (LabField::From, "2"),
    (LabField::To, "30"),
    (LabField::Step, "2"),
    (LabField::Seed, "1"),
    (LabField::Depth, "20"),
];

/// Reads boards that stand one after the other, apart by spaces, commas or lines.
fn read_list(text: &str, goal: Board) -> Result<Vec<Board>, SetupFault> {
    let words = text.split([' ', '\n', '\t', ',', ';']).filter(|word| !word.is_empty());
    let read = |(place, word): (usize, &str)| {
        let puzzle: PuzzleText = word.parse().map_err(|error| SetupFault::List(place + 1, error))?;
        match puzzle.goal {
            Some(other) if other != goal => Err(SetupFault::OtherGoal(place + 1)),
            _ => Ok(puzzle.start),
        }
    };
    words.enumerate().map(read).collect()
}
