//! Answered questions as CSV (RFC 4180, UTF-8), one row a question. An absent value is an empty field, and spaces
//! separate the items of a list.
//!
//! ```text
//! n,mode,lesson,stop,kind,line,of,answer,right,took,points,rival,seconds,hands_1,hands_2,options
//! 1,alone,,,next,8r1:41325678x:6@e12~de69,,4132x6758,41x253786 4132x5786 4132x6758 413256x78,41x253786,2,,21,,,41x253786 …
//! 2,class,,,fate,8r1:1237x8564:7@e62~aa11,r,,duplicate,duplicate,,tree-search,48,1=12 3=9,1=3 3=18,new duplicate …
//! ```

use serde::Serialize;
use serde_json::Value;

use super::question::value;
use crate::{
    ask::{AnswerRecord, LaneFinish, OrderQuestion, Prediction, QuestionBoard, ShownHands},
    heuristic::Unit,
};

/// A row. The columns `lesson` and `stop` are reserved for questions that a lesson asks, and empty.
#[derive(Serialize)]
struct QuestionFields<'a> {
    n: usize,
    mode: &'a str,
    lesson: &'a str,
    stop: &'a str,
    kind: &'a str,
    line: &'a str,
    of: Option<String>,
    answer: Option<String>,
    right: String,
    took: Option<String>,
    points: Option<u8>,
    rival: Option<&'a str>,
    seconds: u64,
    hands_1: String,
    hands_2: String,
    options: String,
}

/// A line of names, then a line for each question, in the order in which they were answered. Times are whole seconds,
/// and g, h and f are in moves. Hands name each option by its digit, and options are in the order of their digits.
///
/// # Panics
/// Never: a flat row can always be written into memory.
pub fn question_csv(records: &[AnswerRecord]) -> String {
    let mut writer = ::csv::WriterBuilder::new().terminator(::csv::Terminator::CRLF).from_writer(Vec::new());
    for (place, record) in records.iter().enumerate() {
        let text = |answer: &Prediction| text_of(answer, record.unit);
        let fields = QuestionFields {
            n: place + 1,
            mode: record.mode,
            lesson: "",
            stop: "",
            kind: record.question.kind.name(),
            line: &record.line,
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
            rival: record.rival.map(crate::ask::Rival::name),
            seconds: record.seconds.round() as u64,
            hands_1: hands(&record.hands[0]),
            hands_2: hands(&record.hands[1]),
            options: record.options.iter().map(text).collect::<Vec<_>>().join(" "),
        };
        writer.serialize(fields).expect("a flat row can be written into memory");
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
