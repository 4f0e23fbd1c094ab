//! Facts checked one after the other.

use std::time::Duration;

use super::{CheckJob, CheckNews, Listener, Message};
use crate::{
    check::{ByBoard, Find, Finding, facts, plus},
    trace::{Flow, Stop},
};

/// Time after which progress is sent.
const SEND_AFTER: Duration = Duration::from_millis(50);

/// Checks one fact after the other.
pub fn run(job: CheckJob, listener: &impl Listener) -> Flow {
    for fact in facts(job.extent) {
        listener.check_cancelled()?;
        let begin = listener.now();
        let found = match fact.find() {
            Find::Whole(value) => {
                listener.send(Message::Check(CheckNews::Passed(1)))?;
                value
            }
            Find::ByBoard(by_board) => over(&by_board, fact.boards(), listener)?,
        };
        let seconds = listener.now().saturating_sub(begin).as_secs_f64();
        let finding = Finding::of(&fact, fact.expected(), found, seconds);
        listener.send(Message::Check(CheckNews::Found(finding)))?;
    }
    Ok(())
}

/// Goes through all boards of a fact.
fn over(by_board: &ByBoard, boards: usize, listener: &impl Listener) -> Result<serde_json::Value, Stop> {
    let (mut sums, mut passed, mut sent) = (Default::default(), 0, listener.now());
    for number in 0..boards {
        sums = plus(sums, by_board.counts(number));
        passed += 1;
        listener.check_cancelled()?;
        if number + 1 == boards || listener.now().saturating_sub(sent) >= SEND_AFTER {
            listener.send(Message::Check(CheckNews::Passed(std::mem::take(&mut passed))))?;
            sent = listener.now();
        }
    }
    Ok(by_board.value(sums))
}
