//! Answered questions as CSV (RFC 4180, UTF-8), one row a question. An absent value is an empty field, and spaces
//! separate the items of a list.
//!
//! ```text
//! n,mode,lesson,stop,kind,line,of,answer,right,took,points,rival,seconds,hands_1,hands_2,options
//! 1,alone,,,next,8r1:41325678x:6@e12~de69,,4132x6758,41x253786 4132x5786 4132x6758 413256x78,41x253786,2,,21,,,41x253786 …
//! 2,class,,,fate,8r1:1237x8564:7@e62~aa11,r,,duplicate,duplicate,,tree-search,48,1=12 3=9,1=3 3=18,new duplicate …
//! ```

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::question::value;
use crate::{
    ask::{AnswerRecord, LaneFinish, OrderQuestion, Prediction, QuestionBoard, Rival, ShownHands},
    heuristic::Unit,
};

/// An answered question as a row of the file. Times are whole seconds, and g, h and f are in moves. Hands name each option
/// by its digit, and options are in the order of their digits. The columns `lesson` and `stop` are reserved for questions
/// that a lesson asks, and empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionRow {
    /// Number of the row in its file, from 1.
    #[serde(default)]
    pub n: usize,
    /// Who answered.
    pub mode: String,
    #[serde(default)]
    lesson: String,
    #[serde(default)]
    stop: String,
    /// Name of the kind of question.
    pub kind: String,
    /// The moment at which the question was asked, as a line.
    pub line: String,
    #[serde(default)]
    of: Option<String>,
    #[serde(default)]
    answer: Option<String>,
    #[serde(default)]
    right: String,
    #[serde(default)]
    took: Option<String>,
    /// Points; `None` if none are counted.
    #[serde(default)]
    pub points: Option<u8>,
    #[serde(default)]
    rival: Option<String>,
    #[serde(default)]
    seconds: u64,
    #[serde(default)]
    hands_1: String,
    #[serde(default)]
    hands_2: String,
    #[serde(default)]
    options: String,
}

impl QuestionRow {
    /// The row of an answer, without a number.
    pub fn of(record: &AnswerRecord) -> Self {
        let text = |answer: &Prediction| text_of(answer, record.unit);
        Self {
            n: 0,
            mode: record.mode.to_owned(),
            lesson: String::new(),
            stop: String::new(),
            kind: record.question.kind.name().to_owned(),
            line: record.line.clone(),
            of: record
                .of
                .map(QuestionBoard::name)
                .or_else(|| record.order.as_ref().map(|order| order.measure.name().to_owned())),
            answer: record.answer.as_ref().map(text),
            right: match &record.order {
                Some(order) => order_text(order),
                None => record.right.full.iter().map(text).collect::<Vec<_>>().join(" "),
            },
            took: record.right.took.as_ref().map(text),
            points: record.points,
            rival: record.rival.map(Rival::name).map(str::to_owned),
            seconds: record.seconds.round() as u64,
            hands_1: hands(&record.hands[0]),
            hands_2: hands(&record.hands[1]),
            options: record.options.iter().map(text).collect::<Vec<_>>().join(" "),
        }
    }
}

/// A line of names, then a line for each question, numbered in this order.
///
/// # Panics
/// Never: a flat row can always be written into memory.
pub fn question_csv(rows: impl IntoIterator<Item = QuestionRow>) -> String {
    let mut writer = ::csv::WriterBuilder::new().terminator(::csv::Terminator::CRLF).from_writer(Vec::new());
    for (place, row) in rows.into_iter().enumerate() {
        let row = QuestionRow { n: place + 1, ..row };
        writer.serialize(row).expect("a flat row can be written into memory");
    }
    let bytes = writer.into_inner().expect("memory takes what is written into it");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// An answer without a space: as in JSON, but a bucket as `f8g2` and an order as `3<6<7`.
fn text_of(answer: &Prediction, unit: Unit) -> String {
    match (answer, value(answer, unit)) {
        (Prediction::Bucket { .. }, Value::Object(bucket)) => format!("f{}g{}", bucket["f"], bucket["g"]),
        (Prediction::Order(lanes), _) => lanes.iter().map(|lane| lane.label()).collect::<Vec<_>>().join("<"),
        (_, Value::String(text)) => text,
        (_, other) => other.to_string(),
    }
}

/// Lanes in order, equal ones in one place: `3<6=7<4`.
fn order_text(order: &OrderQuestion) -> String {
    let place =
        |lanes: Vec<LaneFinish>| lanes.iter().map(|cost| cost.lane.label()).collect::<Vec<_>>().join("=");
    order.right().into_iter().map(place).collect::<Vec<_>>().join("<")
}

/// Hands for each option, as `1=12 3=9`: a spreadsheet would read a colon as a time.
fn hands(shown: &ShownHands) -> String {
    let each = shown.iter().map(|(option, hands)| format!("{}={hands}", option + 1));
    each.collect::<Vec<_>>().join(" ")
}
