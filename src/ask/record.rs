//! How a question was answered, as it is kept for the list of results.

use super::{
    order::OrderQuestion,
    prediction::{Prediction, RightAnswers},
    question::{Question, QuestionBoard},
    rivals::Rival,
};
use crate::heuristic::Unit;

/// Hands for options: the option by its place from 0, and how many hands.
pub type ShownHands = Vec<(usize, u16)>;

/// A question and its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerRecord {
    /// Who answered: a name that CSV has.
    pub mode: &'static str,
    /// What was asked.
    pub question: Question,
    /// The board that it is about, if it is about one.
    pub of: Option<QuestionBoard>,
    /// Of a question about the order of realms, what they cost.
    pub order: Option<OrderQuestion>,
    /// Where it was asked, as the line of the moment.
    pub line: String,
    /// What g, h and f count in.
    pub unit: Unit,
    /// What could be chosen, in the order of the digits; empty where a number was typed.
    pub options: Vec<Prediction>,
    /// What was answered; `None` if nobody knew, or if a class has shown hands.
    pub answer: Option<Prediction>,
    pub right: RightAnswers,
    /// Points; `None` if none are counted.
    pub points: Option<u8>,
    /// Whose answer it was, if it was not right.
    pub rival: Option<Rival>,
    /// Seconds from the question to the answer.
    pub seconds: f64,
    /// Hands in the first vote, and in the second.
    pub hands: [ShownHands; 2],
    /// How many hands were right in each vote that there was, and how many there were.
    pub right_hands: Vec<[u32; 2]>,
}
