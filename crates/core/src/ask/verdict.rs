//! Judges answers.

use super::{
    kind::QuestionKind,
    prediction::{Prediction, RightAnswers},
    rivals::Rival,
};

/// Points of a right answer.
pub const FULL: u8 = 2;
/// Points of an answer that is half right.
pub const HALF_POINTS: u8 = 1;

/// Factors within which a number of boards counts in full, and half.
const FACTORS: [f64; 2] = [1.5, 3.0];
/// Maximum distance of a number of boards from that of a rival, as a part of the latter, to count as the rival's.
const NEAR: f64 = 0.1;

/// Points of an answer, and the rival that gives it if it is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerVerdict {
    /// 0 to [`FULL`].
    pub points: u8,
    /// The rival that would answer the same, if the answer is not right.
    pub rival: Option<Rival>,
}

/// Judges an answer by the right ones and by those of the rivals.
pub fn judge(
    kind: QuestionKind,
    answer: &Prediction,
    right: &RightAnswers,
    rivals: &[(Rival, Vec<Prediction>)],
) -> AnswerVerdict {
    let points = points(kind, answer, right);
    let is_of =
        |(_, answers): &&(Rival, Vec<Prediction>)| answers.iter().any(|other| is_near(kind, answer, other));
    let rival = rivals.iter().find(is_of).map(|(rival, _)| *rival);
    AnswerVerdict { points, rival: rival.filter(|_| points < FULL) }
}

fn points(kind: QuestionKind, answer: &Prediction, right: &RightAnswers) -> u8 {
    if let (QuestionKind::Count, Prediction::Count(given), Some(Prediction::Count(count))) =
        (kind, answer, right.full.first())
    {
        return points_of_count(*given, *count);
    }
    match () {
        () if right.full.contains(answer) => FULL,
        () if right.half.contains(answer) => HALF_POINTS,
        () => 0,
    }
}

/// The factor by which a number is too large or too small: at least 1, and infinite if only one of the numbers is 0.
pub fn factor(given: u64, count: u64) -> f64 {
    if given == count {
        return 1.0;
    }
    let [given, count] = [given, count].map(|number| number as f64);
    (given / count).max(count / given)
}

fn points_of_count(given: u64, count: u64) -> u8 {
    let factor = factor(given, count);
    match () {
        () if factor <= FACTORS[0] => FULL,
        () if factor <= FACTORS[1] => HALF_POINTS,
        () => 0,
    }
}

fn is_near(kind: QuestionKind, answer: &Prediction, other: &Prediction) -> bool {
    match (kind, answer, other) {
        (QuestionKind::Count, Prediction::Count(given), Prediction::Count(other)) => {
            (*given as f64 - *other as f64).abs() <= NEAR * *other as f64
        }
        _ => answer == other,
    }
}
