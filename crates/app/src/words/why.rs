//! The one sentence "why this step": which message belongs to the current event, and with which figures.
//!
//! Every family of searches has its own words for an event, so an id is made of three parts,
//! `why-<family>-<event>`, sometimes with a case at the end: a successor that was rejected may have been
//! reached before or be the move back. The head of `why.ftl` lists the ids and what each figure means.
//!
//! Nothing is searched for here: the figures come from the event, from the scene at that moment, or from the
//! recording's index.

use eight_realms_core::{
    heuristic::HeuristicKind,
    puzzle::{Board, Move, Puzzle},
    realm::{Evaluation, Settings, Tie, Waits},
    replay::{Mark, MarkKind, Recording, Scene, SideChoice},
    trace::{Event, GoalTest, PriorStatus, Side, TableEntry},
};

use super::{Arg, Words, figures};

/// End of the whole search, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The search goes on or has found a path: its events report that.
    InEvents,
    /// Everything within reach has been searched, and there is no path: no event reports that.
    NoSolution,
}

/// A moment of a recorded search.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    pub recording: &'a Recording,
    /// Number of events that have happened.
    pub at: u64,
    /// The recording's scene at that moment.
    pub scene: &'a Scene,
    pub puzzle: &'a Puzzle,
    pub settings: &'a Settings,
    pub ending: Ending,
}

/// Figures by their names in messages. A message takes those it needs.
type Args = Vec<(&'static str, Arg<'static>)>;

/// The sentence at a moment.
pub fn why(words: &Words, moment: &Moment<'_>) -> String {
    match moment.scene.last {
        None => before(words, moment),
        Some(Event::Solved { cost: 0, .. }) if !moment.recording.realm().looks_up() => {
            words.say("why-start-is-goal")
        }
        Some(_) if moment.is_exhausted() => moment.tell(words, "exhausted", Vec::new()),
        Some(event) => {
            let (event, figures) = moment.sentence(event);
            moment.tell(words, event, figures)
        }
    }
}

/// The sentence before the first event: nothing has happened yet, or there is no path by parity.
fn before(words: &Words, moment: &Moment<'_>) -> String {
    let realm = moment.recording.realm();
    if !realm.is_answered_by_parity(moment.puzzle, moment.settings) {
        return words.say("why-before");
    }
    let inversions = moment.puzzle.inversions().len();
    let ends = realm.ends_without_solution(moment.settings);
    let id = if ends { "why-no-solution" } else { "why-deep-not-entered" };
    words.tell(id, &[("inversions", inversions.into())])
}

impl Moment<'_> {
    /// The message of this family for an event, with the figures of the scene and those of the event.
    fn tell(&self, words: &Words, event: &str, figures: Args) -> String {
        let tally = &self.scene.tally;
        let mut all: Args = vec![
            ("waiting", tally.frontier.into()),
            ("expanded", tally.expanded.into()),
            ("lookups", tally.lookups.into()),
            ("bound", self.cost(self.scene.bound.unwrap_or(0))),
        ];
        all.extend(figures);
        let family = self.recording.realm().waits().name();
        words.tell(format!("why-{family}-{event}"), &all)
    }

    /// Whether this is the end of a search that has found nothing.
    fn is_exhausted(&self) -> bool {
        self.ending == Ending::NoSolution
            && self.at >= self.recording.len()
            && self.scene.tally.solved.is_none()
    }

    /// The last two parts of the id, and the figures of the event.
    fn sentence(&self, event: Event) -> (&'static str, Args) {
        match event {
            Event::Begin { h, side, .. } => (self.begin(side), vec![("h", self.cost(h))]),
            Event::Expand { g, f, side, .. } => self.expand(g, f, side),
            Event::Open { board, by, g, h, f, side } => (self.open(board, side), self.reached(by, g, h, f)),
            Event::Improve { by, g, h, f, was, .. } => (self.improve(was), self.reached(by, g, h, f)),
            Event::Duplicate { by, g, h, f, .. } => (self.duplicate(), self.reached(by, g, h, f)),
            Event::Deepen { .. } => self.deepen(),
            Event::Prune { by, g, h, f, .. } => ("prune", self.reached(by, g, h, f)),
            Event::Retreat { board, .. } => self.retreat(board),
            Event::Meet { g, rest, side, .. } => self.meet(g, rest, side),
            Event::LookUp { board, sign, .. } => self.look_up(board, sign),
            Event::Solved { cost, .. } => self.solved(cost),
        }
    }

    const fn is_two_way(&self) -> bool {
        self.recording.realm().is_two_way()
    }

    const fn begin(&self, side: Side) -> &'static str {
        match side {
            _ if !self.is_two_way() => "begin",
            Side::Forward => "begin-forward",
            Side::Backward => "begin-backward",
        }
    }

    fn expand(&self, g: u8, f: u16, side: Side) -> (&'static str, Args) {
        let mut figures: Args = vec![("g", g.into()), ("f", self.cost(f)), ("layer", g.into())];
        let (tie, tie_order) = self.recording.realm().ties(self.settings);
        match (self.recording.realm().waits(), tie) {
            (Waits::TwoQueues, _) => return self.expand_side(side, figures),
            (Waits::OpenList(_), Tie::LowG) => return ("expand-low-g", figures),
            (Waits::OpenList(_), Tie::None) => {
                figures.push(("first", tie_order.name().into()));
                return ("expand-any-g", figures);
            }
            (Waits::OpenList(_), Tie::HighG) | (Waits::Queue | Waits::Table | Waits::Deepening, _) => {}
        }
        ("expand", figures)
    }

    /// The message for an expansion of a two-way search, and its figures. For the first board of a layer it explains
    /// the choice of the side; for the others that of the board, or why the search goes on.
    fn expand_side(&self, side: Side, mut figures: Args) -> (&'static str, Args) {
        let layers = &self.scene.layers;
        if let Some(SideChoice { here, there }) = layers.turn() {
            let case = match side {
                _ if here == there => "turn-equal",
                Side::Forward => "turn-forward",
                Side::Backward => "turn-backward",
            };
            return (case, vec![("waiting", here.into()), ("other", there.into())]);
        }
        figures.push(("left", layers.remaining().into()));
        let case = match side {
            _ if self.scene.met.is_some() => "expand-met",
            Side::Forward => "expand-forward",
            Side::Backward => "expand-backward",
        };
        (case, figures)
    }

    /// A board that is new on its side is then looked up on the other. If it is found there, the next event is a
    /// meeting.
    fn open(&self, board: Board, side: Side) -> &'static str {
        let next = self.recording.event(self.at);
        match side {
            _ if !self.is_two_way() => "open",
            _ if next.is_none() => "open-looked-up",
            _ if matches!(next, Some(Event::Meet { board: met, .. }) if met == board) => "open-looked-up",
            Side::Forward => "open-forward",
            Side::Backward => "open-backward",
        }
    }

    fn duplicate(&self) -> &'static str {
        if self.at > 0 && self.recording.is_path_back(self.at - 1) { "path-back" } else { "duplicate" }
    }

    /// The board that is left is a child of the current one; the start is a child of none.
    fn retreat(&self, board: Board) -> (&'static str, Args) {
        match self.scene.current.and_then(|now| now.board.move_to(board)) {
            Some(by) => ("retreat", vec![("move", letter(by))]),
            None => ("retreat-start", Vec::new()),
        }
    }

    fn deepen(&self) -> (&'static str, Args) {
        let marks = self.recording.marks();
        let earlier = &marks[..marks.partition_point(|mark| mark.moment < self.at)];
        let bound = |mark: &Mark| if let MarkKind::Bound(bound) = mark.kind { Some(bound) } else { None };
        match earlier.iter().rev().find_map(bound) {
            None if self.used().depth_limit.is_some() => ("deepen-limit", Vec::new()),
            None if self.inadmissible_heuristic().is_some() => ("deepen-first-over", Vec::new()),
            None => ("deepen-first", Vec::new()),
            Some(before) => ("deepen", vec![("other", self.cost(before))]),
        }
    }

    /// The message for a meeting, and its figures: whichever side found it, one part of the path leads from the start,
    /// and one to the goal.
    fn meet(&self, g: u8, rest: u8, side: Side) -> (&'static str, Args) {
        let (forward, backward) = match side {
            Side::Forward => (g, rest),
            Side::Backward => (rest, g),
        };
        let figures =
            vec![("forward", forward.into()), ("backward", backward.into()), ("moves", (g + rest).into())];
        (if self.scene.tally.meetings == 1 { "meet" } else { "meet-again" }, figures)
    }

    /// The message for a look-up, and its figures. The path that the table holds from the board to the goal is as long
    /// as the one by which the board was reached.
    fn look_up(&self, board: Board, sign: TableEntry) -> (&'static str, Args) {
        match sign {
            TableEntry::Here => ("look-up-goal", Vec::new()),
            TableEntry::Nowhere => ("look-up-missing", Vec::new()),
            TableEntry::Go(step) => {
                let boards = self.recording.path_to(board, Side::Backward, self.at).len();
                ("look-up", vec![("move", letter(step)), ("left", boards.saturating_sub(2).into())])
            }
        }
    }

    /// The message on why the path cannot be shorter, and its figures. In the first iteration, no lower bound was
    /// searched in vain. A heuristic that is not admissible has another reason, or allows a longer path.
    fn solved(&self, cost: u8) -> (&'static str, Args) {
        let mut figures: Args = vec![("moves", cost.into())];
        let used = self.used();
        let is_early = self.recording.realm().has_ties() && used.goal_test == Some(GoalTest::Generated);
        let case = match self.inadmissible_heuristic() {
            _ if self.is_greedy() => "solved-greedy",
            _ if used.depth_limit.is_some() => "solved-limit",
            Some(HeuristicKind::Weighted(weight)) => {
                figures.push(("weight", weight.to_string().into()));
                if is_early { "solved-early-weighted" } else { "solved-weighted" }
            }
            None if is_early => "solved-early",
            Some(_) => "solved-blank",
            None if self.scene.tally.iterations == 1 => "solved-first",
            None => "solved",
        };
        (case, figures)
    }

    /// The figures of a successor, and the move that made it.
    fn reached(&self, by: Move, g: u8, h: u16, f: u16) -> Args {
        let (h, f) = (self.cost(h), self.cost(f));
        vec![("move", letter(by)), ("g", g.into()), ("h", h), ("f", f), ("layer", g.into())]
    }

    /// h, f or a bound, in the unit of the search.
    fn cost(&self, amount: u16) -> Arg<'static> {
        figures::cost(amount, self.recording.realm().unit(self.settings)).into()
    }

    fn improve(&self, prior: PriorStatus) -> &'static str {
        match prior {
            PriorStatus::Open if self.is_greedy() => "improve-greedy",
            PriorStatus::Open => "improve",
            PriorStatus::Expanded => "reopen",
        }
    }

    /// Whether f is h alone.
    fn is_greedy(&self) -> bool {
        self.used().evaluation == Evaluation::HeuristicAlone
    }

    /// What the realm uses of the settings.
    fn used(&self) -> Settings {
        self.settings.used_by(self.recording.realm())
    }

    /// The heuristic, if it is not admissible.
    fn inadmissible_heuristic(&self) -> Option<HeuristicKind> {
        self.recording.realm().heuristic(self.settings).filter(|heuristic| !heuristic.is_admissible())
    }
}

fn letter(step: Move) -> Arg<'static> {
    step.to_string().into()
}
