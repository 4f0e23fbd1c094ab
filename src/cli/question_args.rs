//! The arguments of `ask`, and what they mean: a question at a moment of a search.

use std::sync::LazyLock;

use eight_realms_core::{
    ask::{BoardValue, CostMeasure, Question, QuestionBoard, QuestionKind},
    lane::{self, Lane, LaneId},
    puzzle::Board,
    realm::{Realm, Settings},
    replay::moment::{Line, Opening, read},
};

use super::{
    exit::Failure,
    question_fault::QuestionFault,
    value_parsers::{self, BOARDS, MEASURES, joined, one_of, question_board},
};

static OF: LazyLock<String> = LazyLock::new(|| BOARDS.join("|"));
static WHAT: LazyLock<String> = LazyLock::new(|| BoardValue::ALL.map(BoardValue::name).join("|"));
static BY: LazyLock<String> = LazyLock::new(|| MEASURES.map(CostMeasure::name).join("|"));

/// A question, and the moment at which it is put.
#[derive(Debug, clap::Args)]
pub struct QuestionArgs {
    /// Line of the moment: all arguments that are not options, to be joined. The line may be part of a sentence.
    #[arg(value_name = "LINE", required = true, num_args = 1.., help = "help-line")]
    pub line: Vec<String>,

    /// Kind of question, by its name.
    #[arg(long, value_name = "KIND", help = "help-kind", hide_possible_values = true)]
    #[arg(value_parser = one_of(QuestionKind::ALL, QuestionKind::ALL.map(QuestionKind::name)))]
    pub kind: QuestionKind,

    /// Board that the question is about; `None` for the start.
    #[arg(long, value_name = OF.as_str(), value_parser = question_board(), help = "help-question-of")]
    #[arg(hide_possible_values = true)]
    pub of: Option<QuestionBoard>,

    /// Number of that board that is asked for; `None` for h.
    #[arg(long, value_name = WHAT.as_str(), help = "help-what", hide_possible_values = true)]
    #[arg(value_parser = one_of(BoardValue::ALL, BoardValue::ALL.map(BoardValue::name)))]
    pub what: Option<BoardValue>,

    /// Cost by which realms are put in order; `None` for expansions.
    #[arg(long, value_name = BY.as_str(), help = "help-measure", hide_possible_values = true)]
    #[arg(value_parser = one_of(MEASURES, MEASURES.map(CostMeasure::name)))]
    pub measure: Option<CostMeasure>,

    /// Realms to put in order, by their labels or common names; `None` for the eight that a class counts.
    #[arg(long, value_name = "1,2a,2,…", value_delimiter = ',', value_parser = value_parsers::realm)]
    #[arg(help = "help-question-realms")]
    pub realms: Option<Vec<Realm>>,

    /// Lanes of the line to put in order, by their letters; `None` for all of them.
    #[arg(long, value_name = "a,b,…", value_delimiter = ',', help = "help-question-lanes")]
    pub lanes: Option<Vec<char>>,

    /// Whether to write a row of facts as JSON instead of the sentences.
    #[arg(long, help = "help-question-json")]
    pub json: bool,
}

impl QuestionArgs {
    /// The question, without the realms and the measure of a question about the order of realms.
    ///
    /// # Errors
    /// If an option is given that does not go with the kind.
    pub fn question(&self) -> Result<Question, Failure> {
        let (kind, is_about_realms) = (self.kind, self.kind == QuestionKind::Order);
        let is_about_value = kind == QuestionKind::Value;
        let options = [
            ("--of", self.of.is_some(), is_about_value || kind == QuestionKind::Over),
            ("--what", self.what.is_some(), is_about_value),
            ("--measure", self.measure.is_some(), is_about_realms),
            ("--realms", self.realms.is_some(), is_about_realms),
            ("--lanes", self.lanes.is_some(), is_about_realms),
        ];
        let stray = options.into_iter().find(|(_, is_given, is_known)| *is_given && !is_known);
        if let Some((option, ..)) = stray {
            return Err(QuestionFault::StrayOption { option, kind }.into());
        }
        Ok(Question { kind, of: self.of.unwrap_or_default(), what: self.what.unwrap_or_default() })
    }

    /// The line of the moment.
    ///
    /// # Errors
    /// If the line names no moment, or is a puzzle alone, which names no realm.
    pub fn line(&self) -> Result<Line, Failure> {
        let text = joined(&self.line);
        match read(&text) {
            Ok(Opening::Moment(line)) => Ok(line),
            Ok(Opening::Puzzle(puzzle)) => {
                let puzzle = puzzle.or_goal(Board::standard_goal());
                Err(QuestionFault::PuzzleAlone(puzzle).into())
            }
            Err(error) => Err(Failure::Line { text, error }),
        }
    }

    /// What is put in order: realms with the settings of the line, or its lanes.
    ///
    /// # Errors
    /// If one is named twice, or is not in the line.
    pub fn in_order(&self, line: &Line) -> Result<Vec<(LaneId, Settings)>, Failure> {
        let lanes: Vec<(LaneId, Settings)> = match (line, &self.realms, &self.lanes) {
            (Line::Own(_), Some(_), _) => return Err(QuestionFault::RealmsOfLanes.into()),
            (Line::Realm(_), _, Some(_)) => return Err(QuestionFault::LanesOfRealms.into()),
            (Line::Realm(line), realms, None) => {
                let realms = realms.as_deref().unwrap_or(&Realm::LADDER);
                realms.iter().map(|realm| (LaneId::from(*realm), line.settings)).collect()
            }
            (Line::Own(line), None, letters) => {
                let of = |place: usize| {
                    let Lane { realm, settings } = line.lanes[place];
                    (LaneId::own(place, realm), settings)
                };
                let place = |letter: &char| {
                    let place = (0..line.lanes.len()).find(|place| lane::letter(*place) == *letter);
                    place.map(of).ok_or(QuestionFault::NoLane { letter: *letter, lanes: line.lanes.len() })
                };
                match letters {
                    Some(letters) => letters.iter().map(place).collect::<Result<_, _>>()?,
                    None => (0..line.lanes.len()).map(of).collect(),
                }
            }
        };
        let is_there_before = |(at, lane): &(usize, &(LaneId, Settings))| lanes[..*at].contains(lane);
        match lanes.iter().enumerate().find(is_there_before) {
            Some((_, (id, _))) => Err(QuestionFault::Twice(*id).into()),
            None => Ok(lanes),
        }
    }
}
