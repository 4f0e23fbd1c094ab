//! Reader of the line of a lane, alone or in a longer line.

use std::str::FromStr;

use super::{LaneRequest, LineError, LineFault};
use crate::{
    heuristic::{HeuristicKind, Weight},
    realm::{Evaluation, ParityCheck, Realm, Tie, TieOrder},
    trace::GoalTest,
};

impl FromStr for LaneRequest {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Self, LineError> {
        let text: Vec<char> = text.chars().collect();
        let mut reader = LineReader { text: &text, at: 0 };
        let lane = reader.lane()?;
        if reader.at < text.len() {
            return Err(reader.error(LineFault::TextBehind));
        }
        Ok(lane)
    }
}

/// A text that is being read, and the position in it.
pub struct LineReader<'a> {
    pub text: &'a [char],
    /// Characters that have been read.
    pub at: usize,
}

impl LineReader<'_> {
    pub fn error(&self, fault: LineFault) -> LineError {
        LineError { position: self.at + 1, fault }
    }

    pub fn next_is(&self, is_meant: impl Fn(char) -> bool) -> bool {
        self.text.get(self.at).copied().is_some_and(is_meant)
    }

    /// Passes over a character if it comes next, and returns whether it did.
    pub fn takes(&mut self, letter: char) -> bool {
        let is_here = self.next_is(|next| next == letter);
        self.at += usize::from(is_here);
        is_here
    }

    pub fn must_take(&mut self, letter: char) -> Result<(), LineError> {
        if self.takes(letter) { Ok(()) } else { Err(self.error(LineFault::Missing(letter))) }
    }

    /// Reads all characters of a kind from here on.
    pub fn word(&mut self, is_part: impl Fn(char) -> bool) -> String {
        let word: String =
            self.text[self.at..].iter().copied().take_while(|letter| is_part(*letter)).collect();
        self.at += word.chars().count();
        word
    }

    fn realm(&mut self) -> Result<Realm, LineError> {
        let begin = self.at;
        let label = self.word(|letter| letter.is_ascii_alphanumeric());
        let fault = |_| LineError { position: begin + 1, fault: LineFault::UnknownRealm(label.clone()) };
        label.parse().map_err(fault)
    }

    /// Reads a realm and its settings, if any follow. A colon or a comma with no letter after it belongs to the text
    /// around the line.
    pub fn lane(&mut self) -> Result<LaneRequest, LineError> {
        let mut lane = LaneRequest::of(self.realm()?);
        let (mut read, mut weight) = (String::new(), None);
        let mut joint = ':';
        while self.next_is(|next| next == joint)
            && self.text.get(self.at + 1).is_some_and(char::is_ascii_alphabetic)
        {
            self.at += 1;
            let begin = self.at;
            let name = self.word(|letter| letter.is_ascii_alphabetic());
            let unknown =
                || LineError { position: begin + 1, fault: LineFault::UnknownSetting(name.clone()) };
            let letter = match name.as_bytes() {
                [letter] if b"otnhwpfgl".contains(letter) => char::from(*letter),
                _ => return Err(unknown()),
            };
            if read.contains(letter) {
                return Err(LineError { position: begin + 1, fault: LineFault::RepeatedSetting(letter) });
            }
            read.push(letter);
            self.must_take('=')?;
            if letter == 'w' {
                weight = Some((begin, self.weight()?));
            } else {
                self.setting(letter, &mut lane)?;
            }
            joint = ',';
        }
        match (weight, &mut lane.heuristic) {
            (Some((_, weight)), Some(heuristic @ HeuristicKind::Weighted(_))) => {
                *heuristic = HeuristicKind::Weighted(weight);
            }
            (Some((begin, _)), _) => {
                return Err(LineError { position: begin + 1, fault: LineFault::WeightAlone });
            }
            (None, _) => {}
        }
        Ok(lane)
    }

    fn setting(&mut self, letter: char, lane: &mut LaneRequest) -> Result<(), LineError> {
        let begin = self.at;
        let value = self.word(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        let fault = |fault| LineError { position: begin + 1, fault };
        let unknown = |known: &[&str]| {
            fault(LineFault::UnknownValue { setting: letter, value: value.clone(), known: known.join(", ") })
        };
        match letter {
            'o' => lane.order = Some(value.parse().map_err(|error| fault(LineFault::Order(error)))?),
            't' => lane.tie = Some(value.parse().map_err(|_| unknown(&Tie::ALL.map(Tie::name)))?),
            'n' => {
                let known = || unknown(&TieOrder::ALL.map(TieOrder::name));
                lane.tie_order = Some(value.parse().map_err(|_| known())?);
            }
            'h' => {
                let known = || unknown(&HeuristicKind::ALL.map(HeuristicKind::name));
                lane.heuristic = Some(value.parse().map_err(|_| known())?);
            }
            'f' if value == "h" => lane.evaluation = Some(Evaluation::HeuristicAlone),
            'f' => return Err(unknown(&["h"])),
            'g' => {
                let known = || unknown(&GoalTest::ALL.map(GoalTest::name));
                lane.goal_test = Some(value.parse().map_err(|_| known())?);
            }
            'l' => {
                let limit = value.parse().map_err(|error| fault(LineFault::DepthLimit(error)))?;
                lane.depth_limit = Some(limit);
            }
            _ if value == "off" => lane.parity = Some(ParityCheck::Off),
            _ => return Err(unknown(&["off"])),
        }
        Ok(())
    }

    /// Reads digits, and more of them after a point. A point that ends a sentence is not part of the weight.
    fn weight(&mut self) -> Result<Weight, LineError> {
        let begin = self.at;
        let mut number = self.word(|letter| letter.is_ascii_digit());
        if self.next_is(|next| next == '.') && self.text.get(self.at + 1).is_some_and(char::is_ascii_digit) {
            self.at += 1;
            number = format!("{number}.{}", self.word(|letter| letter.is_ascii_digit()));
        }
        number.parse().map_err(|error| LineError { position: begin + 1, fault: LineFault::Weight(error) })
    }
}
