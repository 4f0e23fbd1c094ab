//! The sheet on which a lane of one's own is made: a row of choices for each setting that the search has.
//!
//! Each row depends on those above it. A choice clears what stands below it as far as it does not go with it; if it does
//! not go with what stands above, it is refused, with the reason.

pub mod sentences;

use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lane::{Lane, LaneRefusal, LaneRequest, MAX_LANES},
    puzzle::Order,
    realm::{DepthLimit, Evaluation, Realm, Settings, Tie, TieOrder, Waits},
    trace::GoalTest,
};
use strum::{IntoStaticStr, VariantArray};

use crate::desk::{
    Desk,
    action::LanesAction,
    edit_lanes,
    lanes::OwnLane,
    notice::Notice,
    own::{self},
    screen::Sheet,
};

/// The lane as it stands on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneDraft {
    /// Place of the lane that is edited; `None` for one that is added.
    pub place: Option<usize>,
    pub request: LaneRequest,
}

/// Action on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneSheetAction {
    /// Open it for a lane more, which begins as the chosen one.
    Add,
    /// Open it for the lane in this place.
    Edit(usize),
    /// Choose something on it.
    Set(LaneRequest),
    /// Add the lane, or change it; if there is such a lane already, choose that one.
    Confirm,
}

/// Carries out an action.
pub fn act(draft: &mut Option<LaneDraft>, desk: &mut Desk, action: LaneSheetAction) {
    match action {
        LaneSheetAction::Add if desk.own.len() == MAX_LANES => desk.notify(Notice::LanesFull),
        LaneSheetAction::Add => open(draft, desk, None, chosen(desk)),
        LaneSheetAction::Edit(place) => {
            if let Some(request) = desk.own.get(place).map(|own| own.request) {
                open(draft, desk, Some(place), request);
            }
        }
        LaneSheetAction::Set(request) => {
            if let Some(draft) = draft {
                draft.request = request;
            }
        }
        LaneSheetAction::Confirm => {
            if let Some(draft) = draft.take_if(|draft| draft.lane(desk).is_some()) {
                desk.sheet = Sheet::None;
                confirm(draft, desk);
            }
        }
    }
}

fn open(draft: &mut Option<LaneDraft>, desk: &mut Desk, place: Option<usize>, request: LaneRequest) {
    *draft = Some(LaneDraft { place, request });
    desk.sheet = Sheet::Lane;
}

/// Closes the sheet if its lane has no place any more, and forgets the draft once the sheet is closed.
pub fn settle(draft: &mut Option<LaneDraft>, desk: &mut Desk) {
    let has_place = |draft: &LaneDraft| match draft.place {
        Some(place) => place < desk.own.len(),
        None => desk.own.len() < MAX_LANES,
    };
    if desk.sheet == Sheet::Lane && !draft.as_ref().is_some_and(has_place) {
        desk.sheet = Sheet::None;
    }
    draft.take_if(|_| desk.sheet != Sheet::Lane);
}

/// What a lane more begins as: the chosen lane.
fn chosen(desk: &Desk) -> LaneRequest {
    let own = desk.chosen.place().and_then(|place| desk.own.get(place));
    // Realm 5 is realm 6 with another heuristic.
    let realm = match desk.chosen.realm {
        Realm::Misplaced => {
            let heuristic = Some(HeuristicKind::Misplaced);
            LaneRequest { heuristic, ..LaneRequest::of(Realm::Manhattan) }
        }
        realm => LaneRequest::of(realm),
    };
    own.map_or(realm, |own| own.request)
}

fn confirm(draft: LaneDraft, desk: &mut Desk) {
    match draft.place {
        None => edit_lanes::act(desk, LanesAction::Add(draft.request)),
        Some(place) => edit_lanes::act(desk, LanesAction::Change(place, draft.request)),
    }
}

/// The place of another lane that searches just so.
pub fn twin(desk: &Desk, draft: &LaneDraft) -> Option<usize> {
    own::place_of(desk, &draft.lane(desk)?).filter(|place| Some(*place) != draft.place)
}

impl LaneDraft {
    /// The lane, with the conventions for what is not chosen.
    pub fn lane(&self, desk: &Desk) -> Option<Lane> {
        self.request.lane(&desk.settings).ok()
    }
}

/// Families of searches, the first row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
enum Family {
    BreadthFirst,
    BestFirst,
    Deepening,
    BothEnds,
    Table,
}

impl Family {
    fn of(realm: Realm) -> Self {
        match realm.waits() {
            Waits::Queue => Self::BreadthFirst,
            Waits::OpenList(_) => Self::BestFirst,
            Waits::Deepening => Self::Deepening,
            Waits::TwoQueues => Self::BothEnds,
            Waits::Table => Self::Table,
        }
    }

    /// The realms of the family, the one to begin with first.
    const fn realms(self) -> &'static [Realm] {
        match self {
            Self::BreadthFirst => &[Realm::Hash, Realm::StringSet, Realm::PathStrings],
            Self::BestFirst => &[Realm::Heap, Realm::Manhattan, Realm::Buckets],
            Self::Deepening => &[Realm::IdaStar],
            Self::BothEnds => &[Realm::Bidirectional],
            Self::Table => &[Realm::Table],
        }
    }
}

/// A row of the sheet, from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LaneRow {
    Search,
    List,
    F,
    H,
    W,
    Tie,
    GoalTest,
    Limit,
    Order,
}

impl LaneRow {
    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A choice of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaneChoice {
    /// The id of its word.
    pub message: String,
    /// The lane with it.
    pub request: LaneRequest,
    pub is_set: bool,
    /// Why there is no such lane.
    pub refused: Option<LaneRefusal>,
}

/// What a row offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowContent {
    /// Groups of choices, one of each group.
    Choices(Vec<Vec<LaneChoice>>),
    /// Nothing to choose: the id of the reason.
    Sentence(&'static str),
    /// The weight.
    Weight(Weight),
    /// The depth at which one round ends, beside the choice whether there is a limit.
    Limit(Vec<LaneChoice>, Option<DepthLimit>),
    /// The order of moves.
    Order(Order),
}

/// The rows for a lane as it stands.
pub fn rows(desk: &Desk, request: &LaneRequest) -> Vec<(LaneRow, RowContent)> {
    let editor = Rows { request: *request, conventions: &desk.settings };
    LaneRow::VARIANTS.iter().filter_map(|row| Some((*row, editor.content(*row)?))).collect()
}

/// The depth limit that a first click sets, if none was set before.
const FIRST_LIMIT: u8 = 23;

struct Rows<'a> {
    request: LaneRequest,
    conventions: &'a Settings,
}

impl Rows<'_> {
    fn content(&self, row: LaneRow) -> Option<RowContent> {
        let (realm, heuristic) = (self.request.realm, self.heuristic());
        let family = Family::of(realm);
        let is_blind = heuristic == Some(HeuristicKind::Zero);
        let has_f = matches!(family, Family::BestFirst | Family::Deepening);
        let one = |choices| Some(RowContent::Choices(vec![choices]));
        match row {
            LaneRow::Search => one(self.searches()),
            LaneRow::List if family.realms().len() > 1 => one(self.lists(family)),
            LaneRow::F if has_f => one(self.evaluations()),
            LaneRow::H if is_blind => Some(RowContent::Sentence("lane-none-h-blind")),
            LaneRow::H if heuristic.and_then(HeuristicKind::weight).is_some() => {
                Some(RowContent::Sentence("lane-none-h-weighted"))
            }
            LaneRow::H if has_f => one(self.heuristics()),
            LaneRow::W => heuristic.and_then(HeuristicKind::weight).map(RowContent::Weight),
            LaneRow::Tie => match family {
                Family::BestFirst => Some(RowContent::Choices(vec![self.ties(), self.tie_orders()])),
                Family::BreadthFirst => Some(RowContent::Sentence("lane-none-tie-queue")),
                Family::Deepening => Some(RowContent::Sentence("lane-none-tie-deepening")),
                Family::BothEnds | Family::Table => None,
            },
            LaneRow::GoalTest => match family {
                Family::BestFirst | Family::BreadthFirst => one(self.goal_tests()),
                Family::Deepening => Some(RowContent::Sentence("lane-none-goal-test-deepening")),
                Family::BothEnds => Some(RowContent::Sentence("lane-none-goal-test-both-ends")),
                Family::Table => Some(RowContent::Sentence("lane-none-goal-test-table")),
            },
            LaneRow::Limit if family == Family::Deepening && is_blind => {
                Some(RowContent::Limit(self.limits(), self.request.depth_limit))
            }
            LaneRow::Order => Some(RowContent::Order(self.request.order.unwrap_or(self.conventions.order))),
            LaneRow::List | LaneRow::F | LaneRow::H | LaneRow::Limit => None,
        }
    }

    fn heuristic(&self) -> Option<HeuristicKind> {
        self.request.heuristic.or(self.request.realm.own_heuristic())
    }

    fn lane(&self) -> Lane {
        OwnLane::of(self.request, self.conventions).lane
    }

    /// A choice. What stands in the rows below is left out as far as it does not go with it.
    fn choice(&self, row: LaneRow, message: String, request: LaneRequest, is_set: bool) -> LaneChoice {
        let (request, refused) = fitted(row, request, self.conventions);
        LaneChoice { message, request, is_set, refused }
    }

    fn searches(&self) -> Vec<LaneChoice> {
        let now = Family::of(self.request.realm);
        let of = |family: &Family| {
            let realm = if *family == now { self.request.realm } else { family.realms()[0] };
            let message = format!("lane-search-{}", <&str>::from(*family));
            self.choice(LaneRow::Search, message, LaneRequest { realm, ..self.request }, *family == now)
        };
        Family::VARIANTS.iter().map(of).collect()
    }

    fn lists(&self, family: Family) -> Vec<LaneChoice> {
        let mut realms = family.realms().to_vec();
        realms.sort();
        let of = |realm: Realm| {
            let request = LaneRequest { realm, ..self.request };
            self.choice(
                LaneRow::List,
                format!("lane-list-realm-{realm}"),
                request,
                realm == self.request.realm,
            )
        };
        realms.into_iter().map(of).collect()
    }

    fn evaluations(&self) -> Vec<LaneChoice> {
        let realm = self.request.realm;
        let now = (self.request.evaluation == Some(Evaluation::HeuristicAlone), self.heuristic());
        let estimate = self
            .request
            .heuristic
            .filter(|kind| HeuristicKind::ESTIMATES.contains(kind) && kind.weight().is_none());
        let weight = self.request.heuristic.and_then(HeuristicKind::weight).unwrap_or_default();
        let weighted = HeuristicKind::Weighted(weight);
        let is_weighted = now.1.and_then(HeuristicKind::weight).is_some();
        let all = [
            ("g", None, Some(HeuristicKind::Zero), !now.0 && now.1 == Some(HeuristicKind::Zero)),
            ("h", Some(Evaluation::HeuristicAlone), estimate, now.0),
            ("sum", None, estimate, !now.0 && !is_weighted && now.1 != Some(HeuristicKind::Zero)),
            ("weighted", None, Some(weighted), !now.0 && is_weighted),
        ];
        let of = |(name, evaluation, heuristic, is_set)| {
            let request = LaneRequest { realm, evaluation, heuristic, ..self.request };
            self.choice(LaneRow::F, format!("lane-choice-f-{name}"), request, is_set)
        };
        all.into_iter().map(of).collect()
    }

    fn heuristics(&self) -> Vec<LaneChoice> {
        let now = self.heuristic();
        let of = |kind: HeuristicKind| {
            let heuristic = Some(kind).filter(|kind| Some(*kind) != self.request.realm.own_heuristic());
            let request = LaneRequest { heuristic, ..self.request };
            self.choice(LaneRow::H, format!("lane-choice-{}", kind.name()), request, now == Some(kind))
        };
        HeuristicKind::ESTIMATES.into_iter().filter(|kind| kind.weight().is_none()).map(of).collect()
    }

    fn ties(&self) -> Vec<LaneChoice> {
        let lane = self.lane();
        let (now, _) = lane.realm.ties(&lane.settings);
        let of = |tie: Tie| {
            let request = LaneRequest { tie: Some(tie), ..self.request };
            self.choice(LaneRow::Tie, format!("lane-choice-{}", tie.name()), request, now == tie)
        };
        [Tie::HighG, Tie::LowG, Tie::None].map(of).to_vec()
    }

    fn tie_orders(&self) -> Vec<LaneChoice> {
        let lane = self.lane();
        let (_, now) = lane.realm.ties(&lane.settings);
        let of = |order: TieOrder| {
            let request = LaneRequest { tie_order: Some(order), ..self.request };
            self.choice(LaneRow::Tie, format!("lane-choice-{}", order.name()), request, now == order)
        };
        TieOrder::ALL.map(of).to_vec()
    }

    fn goal_tests(&self) -> Vec<LaneChoice> {
        let lane = self.lane();
        let now = lane.realm.goal_test(&lane.settings);
        let of = |test: GoalTest| {
            let request = LaneRequest { goal_test: Some(test), ..self.request };
            self.choice(LaneRow::GoalTest, format!("lane-choice-{}", test.name()), request, now == test)
        };
        [GoalTest::Expanded, GoalTest::Generated].map(of).to_vec()
    }

    fn limits(&self) -> Vec<LaneChoice> {
        let now = self.request.depth_limit;
        let limit = now.or(Some(DepthLimit::of(FIRST_LIMIT)));
        let of = |(name, depth_limit): (&str, Option<DepthLimit>)| {
            let request = LaneRequest { depth_limit, ..self.request };
            let is_set = depth_limit.is_some() == now.is_some();
            self.choice(LaneRow::Limit, format!("lane-choice-{name}"), request, is_set)
        };
        [("no-limit", None), ("limit", limit)].map(of).to_vec()
    }
}

/// Leaves a setting of a lane open.
type LeaveOut = fn(&mut LaneRequest);

/// The lane without what stands below a row and does not go with it; and the reason if there is none all the same. What is
/// not the reason of a refusal stays.
fn fitted(
    row: LaneRow,
    mut request: LaneRequest,
    conventions: &Settings,
) -> (LaneRequest, Option<LaneRefusal>) {
    let leave_out: [(LaneRow, LeaveOut); 6] = [
        (LaneRow::Limit, |request| request.depth_limit = None),
        (LaneRow::GoalTest, |request| request.goal_test = None),
        (LaneRow::Tie, |request| request.tie_order = None),
        (LaneRow::Tie, |request| request.tie = None),
        (LaneRow::H, |request| request.heuristic = None),
        (LaneRow::F, |request| request.evaluation = None),
    ];
    let order = |row: LaneRow| row as usize;
    let mut refused = request.check(conventions).err();
    for (of, leave_out) in leave_out {
        if refused.is_some() && order(of) > order(row) {
            let mut without = request;
            leave_out(&mut without);
            let still = without.check(conventions).err();
            if still != refused {
                (request, refused) = (without, still);
            }
        }
    }
    (request, refused)
}
