//! The figures of a reason, held against what happens next in the recording.

use eight_realms_core::{
    ask::{Prediction, Question, QuestionContext, QuestionKind, RightAnswers, SuccessorFate, YesNo},
    puzzle::Move,
    realm::{Realm, Tie, TieOrder},
    replay::Recording,
    trace::{Event, Side},
};

/// A reason in English, and all that it must agree with. Numbers are tenths, so that a weighted search has whole ones.
pub struct ReasonText<'a> {
    pub question: &'a Question,
    pub right: &'a RightAnswers,
    pub from: &'a QuestionContext<'a>,
    pub whole: &'a Recording,
    pub text: String,
    pub case: String,
}

impl ReasonText<'_> {
    /// All figures of the sentence.
    pub fn check(&self) {
        match self.question.kind {
            QuestionKind::Next => self.check_next(),
            QuestionKind::Fate => self.check_fate(),
            QuestionKind::Meet => self.check_meeting(),
            QuestionKind::Heap | QuestionKind::Bucket => self.check_list(),
            _ => self.check_answer(),
        }
    }

    /// The numbers in turn.
    fn numbers(&self) -> Vec<u64> {
        let text = self.text.replace(',', "");
        let runs = text.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
        runs.filter_map(|run| tenths(run.trim_matches('.'))).collect()
    }

    /// h, f or a bound.
    fn cost(&self, amount: u16) -> u64 {
        10 * u64::from(amount) / u64::from(self.from.unit().per_move())
    }

    fn next(&self) -> Option<Event> {
        self.whole.event(self.from.past.len())
    }

    fn took(&self) -> &Prediction {
        self.right.took.as_ref().expect("the search does something")
    }

    fn check_next(&self) {
        let Self { text, case, .. } = self;
        match self.from.realm() {
            Realm::Table if self.from.past.edge().tally.lookups > 0 => self.check_table(),
            Realm::StringSet | Realm::PathStrings | Realm::Hash | Realm::Table => {
                assert!(text.starts_with("Of all that wait the oldest is taken"), "{case}");
                assert_eq!(text.contains("half right"), !self.right.half.is_empty(), "{case}");
            }
            Realm::Bidirectional => self.check_two_queues(),
            Realm::Misplaced | Realm::Manhattan | Realm::Heap | Realm::Buckets => self.check_open_list(),
            Realm::IdaStar => self.check_deepening(),
        }
    }

    fn check_table(&self) {
        let Self { text, case, .. } = self;
        let Some(Event::LookUp { board, .. }) = self.next() else { panic!("{case}") };
        let before = self.from.past.edge().current.expect("a board was looked up").board;
        let by = text.strip_prefix("The table says ").and_then(|rest| rest.chars().next());
        assert_eq!(before.after(by.and_then(Move::from_letter).expect("a move")), Some(board), "{case}");
        assert_eq!(text.contains("no other"), self.right.full.len() == 1, "{case}");
    }

    fn check_two_queues(&self) {
        let Self { text, case, .. } = self;
        let Some(Event::Expand { side, g, .. }) = self.next() else { panic!("{case}") };
        let layers = &self.from.past.edge().layers;
        let other = if side == Side::Forward { Side::Backward } else { Side::Forward };
        let sizes = [side, other].map(|side| 10 * layers.waiting(side));
        assert!(text.contains(if side == Side::Forward { "orward" } else { "ackward" }), "{case}");
        match self.numbers()[..] {
            [layer] if text.contains("layer") => assert_eq!(layer, moves(g), "{case}"),
            [both] => assert_eq!([both, both], sizes, "{case}"),
            [here, there] => assert!(sizes == [here, there] && here < there, "{case}"),
            _ => panic!("{case}"),
        }
    }

    fn check_open_list(&self) {
        let Self { text, case, right, .. } = self;
        let (f, g) = match self.next() {
            Some(Event::Expand { f, g, .. }) => (f, g),
            Some(Event::Solved { cost, .. }) => (self.from.unit().moves(cost), cost),
            _ => panic!("{case}"),
        };
        let (tie, order) = self.from.realm().ties(&self.from.settings);
        if tie == Tie::None {
            assert_eq!(self.numbers()[0], self.cost(f), "{case}");
        } else {
            assert_eq!(self.numbers()[..2], [self.cost(f), moves(g)], "{case}");
            let tie = if tie == Tie::LowG { "lowest" } else { "highest" };
            assert!(text.contains(&format!("of those g {g} is {tie};")), "{case}");
        }
        let n = right.full.len();
        let first = if order == TieOrder::Lifo { "last" } else { "first" };
        let equal = format!("{n} boards are equal, any is right; the {first} one put in is taken");
        let alone = if tie == Tie::None { "no other board has it" } else { "no other board has both" };
        assert!(text.contains(if n == 1 { alone } else { &equal }), "{case}");
        let is_goal = matches!(self.next(), Some(Event::Solved { .. }));
        assert_eq!(text.contains("taken, not expanded"), is_goal, "{case}");
    }

    /// Successors before the first within the bound are pruned.
    fn check_deepening(&self) {
        let Self { text, case, from, .. } = self;
        let mut ahead = self.whole.events_from(from.past.len());
        let step = ahead.find(|event| !matches!(event, Event::Prune { .. }));
        if let Some(Event::Open { by, f, .. }) = step {
            let bound = from.past.edge().bound.expect("a bound");
            assert_eq!(self.numbers(), [self.cost(f), self.cost(bound)], "{case}");
            assert!(text.starts_with(&format!("{by} is the first")), "{case}");
        } else {
            let is_start = from.past.edge().stack.len() == 1;
            assert!(text.starts_with("No successor"), "{case}");
            assert_eq!(text.contains("the iteration ends"), is_start, "{case}");
        }
    }

    fn check_fate(&self) {
        let (numbers, past, case) = (self.numbers(), self.from.past, &self.case);
        match (self.took(), self.next().expect("a successor")) {
            (Prediction::Fate(SuccessorFate::New), Event::Open { board, g, side, .. }) => {
                let other = if side == Side::Forward { Side::Backward } else { Side::Forward };
                assert_eq!(past.history_of(board, other, past.len()).opened, None, "{case}");
                assert!(self.from.realm().is_two_way() || numbers == [moves(g)], "{case}");
            }
            (Prediction::Fate(SuccessorFate::Meets), _) => {
                assert_eq!(numbers[0] + numbers[1], numbers[2], "{case}");
                let moves = self.from.distances.distance(&self.from.puzzle).map(moves);
                assert_eq!(Some(numbers[2]), moves, "{case}");
            }
            (Prediction::Fate(SuccessorFate::Entered), _) => assert!(numbers[0] <= numbers[1], "{case}"),
            (Prediction::Fate(SuccessorFate::Pruned), _) => assert!(numbers[0] > numbers[1], "{case}"),
            (_, Event::Improve { g, f, .. }) => {
                assert!(numbers[0] > numbers[1], "{case}");
                assert_eq!(numbers[1..], [moves(g), self.cost(f)], "{case}");
            }
            (_, Event::Duplicate { g, .. }) if self.text.contains("parent") => {
                assert!(numbers[0] < moves(g), "{case}");
            }
            (_, Event::Duplicate { g, .. }) => {
                assert!(numbers[0] <= numbers[1] && numbers[1] == moves(g), "{case}");
            }
            _ => panic!("{case}"),
        }
    }

    fn check_meeting(&self) {
        let (numbers, case) = (self.numbers(), &self.case);
        // Forward, backward, and the layer that begins.
        assert_eq!(numbers[0] + numbers[1] + 10, numbers[2], "{case}");
        let moves = moves(self.from.distances.distance(&self.from.puzzle).expect("a path"));
        assert_eq!(*self.took() == Prediction::YesNo(YesNo::Yes), numbers[2] == moves, "{case}");
        assert_eq!(numbers.get(3), (numbers[2] != moves).then_some(&moves), "{case}");
    }

    fn check_list(&self) {
        let (numbers, case) = (self.numbers(), &self.case);
        match (self.took(), self.next()) {
            (Prediction::Index(index), _) => {
                assert_eq!(numbers.last(), Some(&(10 * *index as u64)), "{case}");
            }
            (Prediction::Board(board), _) => {
                let h = self.from.node_at(*board, 0).h;
                assert_eq!(numbers[0], numbers[1] + self.cost(h), "{case}");
            }
            (Prediction::Bucket { f, g }, Some(Event::Open { .. } | Event::Improve { .. })) => {
                let (f, g) = (self.cost(*f), moves(*g));
                assert_eq!((numbers[0], numbers[0] + numbers[1]), (g, f), "{case}");
                assert_eq!(numbers[2..], [f, f, g], "{case}");
            }
            (Prediction::Bucket { f, g }, _) => {
                assert_eq!(numbers, [self.cost(*f), moves(*g)], "{case}");
            }
            _ => panic!("{case}"),
        }
    }

    fn check_answer(&self) {
        let Self { question, text, case, .. } = self;
        let numbers = self.numbers();
        match self.took() {
            Prediction::Cost(amount) => {
                assert_eq!(numbers.last(), Some(&self.cost(*amount)), "{case}");
                assert!(question.kind == QuestionKind::Bound || self.adds_up(), "{case}");
            }
            Prediction::Side(side) => {
                let sizes = if numbers.len() == 1 { [numbers[0]; 2] } else { [numbers[0], numbers[1]] };
                let smaller = if sizes[0] <= sizes[1] { Side::Forward } else { Side::Backward };
                assert_eq!(*side, smaller, "{case}");
            }
            Prediction::Count(count) if question.kind == QuestionKind::Frontier => {
                assert_eq!((numbers[0] + numbers[1], numbers[2]), (10 * count, 10 * count), "{case}");
            }
            Prediction::Count(count) => assert_eq!(numbers, [10 * count], "{case}"),
            Prediction::YesNo(answer) if question.kind == QuestionKind::Over => {
                assert_eq!(*answer == YesNo::Yes, numbers[0] > numbers[1], "{case}");
            }
            Prediction::YesNo(answer) => assert_eq!(*answer == YesNo::Yes, text.contains("even"), "{case}"),
            Prediction::Line(kind) => assert!(text.ends_with(&format!(": {}.", kind.name())), "{case}"),
            _ => panic!("{case}"),
        }
    }

    /// Whether the terms of a sum, if there is one, make what stands behind it.
    fn adds_up(&self) -> bool {
        let sum = self.text.rsplit(": ").next().unwrap_or_default().trim_end_matches('.');
        let Some((terms, sum)) = sum.rsplit_once(" = ") else { return true };
        let terms = terms.rsplit(" = ").next().unwrap_or_default().split(" + ");
        terms.map(|term| tenths(term).expect("a number")).sum::<u64>() == tenths(sum).expect("a number")
    }
}

/// `12` and `12.4`, in tenths.
fn tenths(number: &str) -> Option<u64> {
    let (whole, tenth) = number.split_once('.').unwrap_or((number, "0"));
    Some(10 * whole.parse::<u64>().ok()? + tenth.parse::<u64>().ok()?)
}

/// A number of moves, in tenths.
fn moves(g: u8) -> u64 {
    10 * u64::from(g)
}
