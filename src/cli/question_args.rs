//! The arguments of `ask`, and what they mean: a question at a moment of a search.

use std::sync::LazyLock;

use eight_realms_core::{
    ask::{BoardValue, CostMeasure, Question, QuestionBoard, QuestionKind},
    puzzle::Board,
    realm::Realm,
    replay::moment::{Line, MomentLine, Opening, read},
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
        ];
        let stray = options.into_iter().find(|(_, is_given, is_known)| *is_given && !is_known);
        if let Some((option, ..)) = stray {
            return Err(QuestionFault::StrayOption { option, kind }.into());
        }
        Ok(Question { kind, of: self.of.unwrap_or_default(), what: self.what.unwrap_or_default() })
    }

    /// The moment that the line names.
    ///
    /// # Errors
    /// If the line names no moment, or is a puzzle alone, which names no realm.
    pub fn moment(&self) -> Result<MomentLine, Failure> {
        let text = joined(&self.line);
        match read(&text) {
            Ok(Opening::Moment(Line::Own(_))) if self.kind == QuestionKind::Order => {
                Err(QuestionFault::OrderOfLanes.into())
            }
            Ok(Opening::Moment(line)) => Ok(line.moment()),
            Ok(Opening::Puzzle(puzzle)) => {
                let puzzle = puzzle.or_goal(Board::standard_goal());
                Err(QuestionFault::PuzzleAlone(puzzle).into())
            }
            Err(error) => Err(Failure::Line { text, error }),
        }
    }

    /// The realms that are put in order.
    ///
    /// # Errors
    /// If one is named twice.
    pub fn realms(&self) -> Result<Vec<Realm>, Failure> {
        let realms = self.realms.clone().unwrap_or_else(|| Realm::LADDER.to_vec());
        let is_there_before = |(at, realm): &(usize, &Realm)| realms[..*at].contains(realm);
        match realms.iter().enumerate().find(is_there_before) {
            Some((_, realm)) => Err(QuestionFault::RealmTwice(*realm).into()),
            None => Ok(realms),
        }
    }
}
