//! Names of lanes of one's own, and what they do. A name is made of what tells a lane apart from the others of its set,
//! so it is never false and needs no typing.

use eight_realms_core::{
    heuristic::HeuristicKind,
    lane::Lane,
    realm::{DepthLimit, Evaluation, ListKind, Settings, Waits},
    trace::GoalTest,
};
use strum::{IntoStaticStr, VariantArray};

use super::Words;

/// What a search is called in textbooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LaneKind {
    BreadthFirst,
    Table,
    BothEnds,
    UniformCost,
    AStar,
    Weighted,
    Greedy,
    Deepening,
    DepthLimit,
    IdaStar,
    WeightedIda,
}

impl LaneKind {
    pub fn of(lane: &Lane) -> Self {
        let heuristic = lane.realm.heuristic(&lane.settings);
        let is_blind = heuristic == Some(HeuristicKind::Zero);
        let is_weighted = heuristic.and_then(HeuristicKind::weight).is_some();
        match lane.realm.waits() {
            Waits::Queue => Self::BreadthFirst,
            Waits::Table => Self::Table,
            Waits::TwoQueues => Self::BothEnds,
            Waits::OpenList(_) if lane.settings.evaluation == Evaluation::HeuristicAlone => Self::Greedy,
            Waits::OpenList(_) if is_blind => Self::UniformCost,
            Waits::OpenList(_) if is_weighted => Self::Weighted,
            Waits::OpenList(_) => Self::AStar,
            Waits::Deepening if lane.settings.depth_limit.is_some() => Self::DepthLimit,
            Waits::Deepening if is_blind => Self::Deepening,
            Waits::Deepening if is_weighted => Self::WeightedIda,
            Waits::Deepening => Self::IdaStar,
        }
    }

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A value that can tell two lanes apart whose searches have the same word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
enum Facet {
    Heuristic,
    Tie,
    TieOrder,
    GoalTest,
    Realm,
    Order,
}

impl Facet {
    const ALL: &'static [Self] = Self::VARIANTS;

    /// The value of a lane as text; empty where it goes without saying, or where the word has it.
    fn value(self, words: &Words, lane: &Lane) -> String {
        let (realm, settings) = (lane.realm, &lane.settings);
        let said = |value: &str| words.say(format!("lane-value-{value}"));
        let (tie, tie_order) = realm.ties(settings);
        match self {
            Self::Heuristic => match realm.heuristic(settings) {
                None | Some(HeuristicKind::Zero | HeuristicKind::Weighted(_)) => String::new(),
                Some(heuristic) => said(heuristic.name()),
            },
            Self::Tie if realm.has_ties() => said(tie.name()),
            Self::TieOrder if realm.has_ties() => said(tie_order.name()),
            Self::Tie | Self::TieOrder => String::new(),
            Self::GoalTest => match realm.goal_test(settings) {
                test if test == realm.own_goal_test() => String::new(),
                test => said(test.name()),
            },
            Self::Realm => match realm.waits() {
                Waits::OpenList(ListKind::Scanned) => said("scan"),
                Waits::OpenList(ListKind::Heap) => said("heap"),
                Waits::OpenList(ListKind::Buckets) => said("buckets"),
                Waits::Queue | Waits::Table | Waits::TwoQueues | Waits::Deepening => {
                    words.tell("lane-value-realm", &[("realm", realm.label().into())])
                }
            },
            Self::Order => settings.order.to_string(),
        }
    }
}

/// The word for the search of a lane, with its weight or its limit.
fn word(words: &Words, lane: &Lane) -> String {
    let kind = LaneKind::of(lane);
    words.tell(format!("lane-kind-{}", kind.name()), &figures(lane))
}

/// The weight and the depth limit of a lane, and its heuristic in a word.
fn figures(lane: &Lane) -> [(&'static str, super::Arg<'static>); 2] {
    let weight = lane.realm.heuristic(&lane.settings).and_then(HeuristicKind::weight);
    let text = |text: Option<String>| text.unwrap_or_default().into();
    [
        ("w", text(weight.map(|weight| weight.to_string()))),
        ("limit", text(lane.settings.depth_limit.map(|limit| limit.to_string()))),
    ]
}

/// The name of the lane in this place of a set: the word for its search if the searches differ, and the fewest values
/// that tell it apart from the others with that word.
pub fn name(words: &Words, lanes: &[Lane], place: usize) -> String {
    let Some(lane) = lanes.get(place) else { return String::new() };
    let kind = LaneKind::of(lane);
    let peers: Vec<&Lane> = lanes.iter().filter(|other| LaneKind::of(other) == kind).collect();
    let values = fewest(words, &peers).into_iter().map(|facet| facet.value(words, lane));
    let mut parts: Vec<String> = values.filter(|value| !value.is_empty()).collect();
    if kind != LaneKind::AStar || parts.is_empty() {
        parts.insert(0, word(words, lane));
    }
    let parts = parts.into_iter();
    parts.reduce(|name, value| more(words, name, value)).unwrap_or_default()
}

fn more(words: &Words, name: String, value: String) -> String {
    words.tell("lane-name-more", &[("name", name.into()), ("value", value.into())])
}

/// The fewest facets by which all of these lanes differ; none for a lane alone.
fn fewest(words: &Words, lanes: &[&Lane]) -> Vec<Facet> {
    let told = |facets: &[Facet], lane: &Lane| {
        let values: Vec<String> = facets.iter().map(|facet| facet.value(words, lane)).collect();
        (word(words, lane), values)
    };
    let tells_apart = |facets: &Vec<Facet>| {
        let all: Vec<_> = lanes.iter().map(|lane| told(facets, lane)).collect();
        all.iter().enumerate().all(|(at, one)| !all[..at].contains(one))
    };
    let all = Facet::ALL;
    let sets = 0_u32..1 << all.len();
    let mut sets: Vec<Vec<Facet>> = sets
        .map(|set| all.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1).map(|(_, f)| *f).collect())
        .collect();
    sets.sort_by_key(Vec::len);
    sets.into_iter().find(tells_apart).unwrap_or_default()
}

/// What a lane sorts by, in a line.
pub fn formula(words: &Words, lane: &Lane) -> String {
    let kind = match LaneKind::of(lane) {
        LaneKind::BreadthFirst if lane.settings.goal_test == Some(GoalTest::Expanded) => {
            return words.say("lane-f-breadth-first-late");
        }
        LaneKind::IdaStar => LaneKind::AStar,
        LaneKind::WeightedIda => LaneKind::Weighted,
        kind => kind,
    };
    let heuristic = lane.realm.heuristic(&lane.settings);
    let heuristic = heuristic.map_or_else(String::new, |kind| words.say(format!("lane-h-{}", kind.name())));
    let args: Vec<_> = figures(lane).into_iter().chain([("h", heuristic.into())]).collect();
    words.tell(format!("lane-f-{}", kind.name()), &args)
}

/// What several lanes have in common: the search and where its boards wait, then heuristic and ties; empty if that is
/// nothing, and for one lane alone.
pub fn common(words: &Words, lanes: &[Lane]) -> String {
    let shared = |value: &dyn Fn(&Lane) -> String| {
        let mut values = lanes.iter().map(value).filter(|value| !value.is_empty());
        let first = values.next()?;
        values.all(|value| value == first).then_some(first)
    };
    if lanes.len() < 2 {
        return String::new();
    }
    // A lane whose ties say nothing by g goes with any.
    let of = |facet: Facet| {
        move |lane: &Lane| {
            let is_silent = facet == Facet::Tie && !breaks_ties_by_g(lane);
            if is_silent { String::new() } else { facet.value(words, lane) }
        }
    };
    let kinds = lanes.iter().map(LaneKind::of);
    let search = kinds.clone().all(|kind| kind == LaneKind::AStar).then(|| word(words, &lanes[0]));
    let is_everywhere = |facet: Facet| lanes.iter().all(|lane| !facet.value(words, lane).is_empty());
    let facet = |facet: Facet| shared(&of(facet)).filter(|_| is_everywhere(facet));
    let list = |parts: Vec<Option<String>>| {
        parts.into_iter().flatten().reduce(|name, value| more(words, name, value))
    };
    let parts = [
        list(vec![search, facet(Facet::Realm)]),
        list(vec![facet(Facet::Heuristic), facet(Facet::Tie), facet(Facet::TieOrder)]),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Whether a lane breaks ties by g, or could: where f is g or h alone, g has no say of its own.
fn breaks_ties_by_g(lane: &Lane) -> bool {
    lane.settings.evaluation == Evaluation::Sum
        && lane.realm.heuristic(&lane.settings) != Some(HeuristicKind::Zero)
}

/// What a lane does otherwise than its realm usually does, in words.
pub fn otherwise(words: &Words, lane: &Lane) -> Vec<String> {
    let usual = Lane::of(lane.realm, Settings::default());
    let mut all = Vec::new();
    let [now, before] = [lane, &usual].map(|lane| formula(words, lane));
    if now != before {
        all.push(now);
    }
    for facet in [Facet::Tie, Facet::TieOrder, Facet::GoalTest, Facet::Order] {
        let [now, before] = [lane, &usual].map(|lane| facet.value(words, lane));
        let is_told = match facet {
            Facet::Tie => breaks_ties_by_g(lane),
            // The formula says it.
            Facet::GoalTest => lane.realm.waits() != Waits::Queue,
            _ => true,
        };
        if now != before && is_told {
            all.push(match facet {
                Facet::Order => words.tell("page-order", &[("order", now.into())]),
                _ => now,
            });
        }
    }
    all
}

/// What a lane does, in a sentence or two.
pub fn does(words: &Words, lane: &Lane) -> String {
    words.tell(format!("lane-does-{}", LaneKind::of(lane).name()), &figures(lane))
}

/// That there was no path within this depth limit.
pub fn cut_off(words: &Words, limit: DepthLimit) -> String {
    words.tell("lane-cut-off", &[("limit", limit.to_string().into())])
}

/// What textbooks call the search of a lane.
pub fn book(words: &Words, lane: &Lane) -> String {
    words.say(format!("lane-book-{}", LaneKind::of(lane).name()))
}
