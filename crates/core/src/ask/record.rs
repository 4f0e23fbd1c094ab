//! Records of questions and their answers, kept for the list of results.

use super::{
    order::OrderQuestion,
    prediction::{Prediction, RightAnswers},
    question::{Question, QuestionBoard},
    rivals::Rival,
};
use crate::heuristic::Unit;

/// Hands shown for options: the place of each option, from 0, and the number of hands.
pub type ShownHands = Vec<(usize, u16)>;

/// A question and its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerRecord {
    /// Name in CSV of who answered.
    pub mode: &'static str,
    /// The question that was asked.
    pub question: Question,
    /// The board that the question is about; `None` if it is about none.
    pub of: Option<QuestionBoard>,
    /// Costs of the realms, for a question about their order.
    pub order: Option<OrderQuestion>,
    /// The moment at which the question was asked, as a line.
    pub line: String,
    /// The unit of g, h and f.
    pub unit: Unit,
    /// The options, in the order of the digits; empty where a number was typed.
    pub options: Vec<Prediction>,
    /// The answer; `None` if nobody knew, or if a class has shown hands.
    pub answer: Option<Prediction>,
    pub right: RightAnswers,
    /// Points; `None` if none are counted.
    pub points: Option<u8>,
    /// The rival that would give this answer, if the answer was not right.
    pub rival: Option<Rival>,
    /// Seconds from the question to the answer.
    pub seconds: f64,
    /// Hands in the first vote, and in the second.
    pub hands: [ShownHands; 2],
    /// The number of right hands and the number of all hands, for each vote that was held.
    pub right_hands: Vec<[u32; 2]>,
}
