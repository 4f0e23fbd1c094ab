//! The nodes of a search tree in words.

use eight_realms_core::{
    compare::{Plane, PlaneCell},
    heuristic::{HeuristicKind, Unit},
    lane::Lane,
    replay::tree::{NodeIndex, NodeStatus, SearchTree},
};

use crate::{
    desk::narrator::Narrator,
    inside::{
        planes::LanePlane,
        view::{PathEnd, TreeView, TreesView},
    },
    words::{Words, figures, lanes, names},
};

/// The unit of h and f; `None` in a realm without a heuristic.
fn unit(narrator: Narrator<'_>) -> Option<Unit> {
    let model = narrator.seen;
    model.chosen.heuristic(&model.chosen_settings()).map(HeuristicKind::unit)
}

/// What f is made of; without a heuristic g alone.
pub fn score(narrator: Narrator<'_>, tree: &SearchTree, node: NodeIndex) -> String {
    let at = tree.node(node);
    if narrator.has_costs() {
        narrator.sum(at.g, at.h, at.f)
    } else {
        narrator.words.tell("inside-g", &[("g", at.g.into())])
    }
}

/// `f 17`; empty without a heuristic.
pub fn short_f(narrator: Narrator<'_>, tree: &SearchTree, node: NodeIndex) -> String {
    let f = |unit| narrator.words.tell("mark-f", &[("f", figures::cost(tree.node(node).f, unit).into())]);
    unit(narrator).map_or_else(String::new, f)
}

/// The id of the word for a status.
pub const fn status(status: NodeStatus) -> &'static str {
    match status {
        NodeStatus::Unseen => "inside-to-come",
        NodeStatus::Open => "mark-open",
        NodeStatus::Expanded => "mark-expanded",
        NodeStatus::ExpandedEarlier => "inside-earlier",
        NodeStatus::Duplicate => "mark-duplicate",
        NodeStatus::Pruned => "mark-pruned",
        NodeStatus::Taken => "goal-taken",
    }
}

/// A node in one line, for screen readers: its board, its figures, its status.
pub fn node(narrator: Narrator<'_>, tree: &SearchTree, view: &TreeView, node: NodeIndex) -> String {
    let mut parts = vec![tree.board(node).to_string(), score(narrator, tree, node)];
    parts.push(narrator.words.say(status(view.statuses.at(node))));
    parts.extend(below(narrator, tree, view, node));
    parts.join(" · ")
}

/// The lines of the card of a node, top first.
pub fn lines(narrator: Narrator<'_>, tree: &SearchTree, view: &TreeView, node: NodeIndex) -> Vec<String> {
    let words = narrator.words;
    let at = tree.node(node);
    let mut lines = vec![match unit(narrator) {
        Some(unit) => {
            let [h, f] = [at.h, at.f].map(|cost| figures::cost(cost, unit));
            words.tell("inside-g-h-f", &[("g", at.g.into()), ("h", h.into()), ("f", f.into())])
        }
        None => words.tell("inside-g", &[("g", at.g.into())]),
    }];
    let recording = &narrator.seen.chosen_lane().recording;
    let event = tree.moment_of(node, &view.at);
    let status_now = view.statuses.at(node);
    lines.push(words.say(status(status_now)));
    if let Some(n) = tree.expansion_number(node, &view.at, recording) {
        lines.push(words.tell("map-expanded", &[("n", n.into()), ("event", event.into())]));
    } else if status_now != NodeStatus::Unseen {
        lines.push(words.tell("inside-event", &[("event", event.into())]));
    }
    let times = tree.times_expanded(node, &view.at);
    if times > 1 {
        lines.push(words.tell("inside-times", &[("times", times.into())]));
    }
    lines.extend(below(narrator, tree, view, node));
    lines.push(words.say("inside-click"));
    lines
}

/// The text on how many boards are reached below a node; `None` if there are none.
fn below(narrator: Narrator<'_>, tree: &SearchTree, view: &TreeView, node: NodeIndex) -> Option<String> {
    let reached = view.statuses.reached_below(tree, node);
    (reached > 1).then(|| narrator.words.tell("inside-below", &[("boards", (reached - 1).into())]))
}

/// All trees in one sentence, for screen readers: how much is reached, and where the search is.
pub fn summary(narrator: Narrator<'_>, view: &TreesView) -> String {
    let words = narrator.words;
    let mut parts = vec![words.tell("inside-tree-summary", &[("boards", reached(view).into())])];
    for (tree, side) in view.trees() {
        let Some(last) = side.path.nodes.last().copied() else { continue };
        let message = match side.path.leads_to {
            PathEnd::Current => "inside-tree-at",
            PathEnd::Solution => "inside-tree-solved",
        };
        let (level, board) = (tree.level_of(last), tree.board(last).to_string());
        parts.push(words.tell(message, &[("level", level.into()), ("board", board.into())]));
        parts.extend(Some(short_f(narrator, tree, last)).filter(|f| !f.is_empty()));
    }
    parts.join(", ")
}

/// The number of boards that wait or have been expanded, on both sides together.
pub fn reached(view: &TreesView) -> u64 {
    view.trees().map(|(_, side)| u64::from(side.statuses.total().reached())).sum()
}

/// A lane's plane in words.
pub struct PlaneWords {
    /// What the lane's f is made of.
    pub formula: String,
    /// The number of its expansions.
    pub figure: String,
    /// The whole plane, for screen readers.
    pub label: String,
    /// The heuristic on the axis of h, if it is not the lane's own.
    pub axis: Option<String>,
}

/// A lane's plane in words.
pub fn plane(narrator: Narrator<'_>, plane: &LanePlane) -> PlaneWords {
    let words = narrator.words;
    let settings = narrator.seen.settings_of(plane.id);
    let formula = lanes::formula(words, &Lane::of(plane.id.realm, settings));
    let cells = || plane.plane.iter().flat_map(Plane::cells).map(|(.., cell)| cell);
    let generated: u64 = cells().map(|cell| u64::from(cell.generated)).sum();
    let args = [
        ("lane", names::lane_first(words, plane.id).into()),
        ("formula", formula.clone().into()),
        ("expanded", plane.expanded.into()),
        ("generated", generated.into()),
    ];
    let figure = if plane.plane.is_some() { figures::grouped(plane.expanded) } else { String::new() };
    // Where the lane has no heuristic of its own, the axis of h needs a name.
    let is_borrowed = plane.factors.is_some_and(|[_, by_h]| by_h == 0.0);
    let heuristic = || words.say(format!("lane-h-{}", plane.heuristic));
    let axis = is_borrowed.then(|| words.tell("realm-idea-with", &[("heuristic", heuristic().into())]));
    PlaneWords { formula, figure, label: words.tell("planes-label", &args), axis }
}

/// The f of a line, in moves: whole, or with tenths.
pub fn f_of_plane(words: &Words, f: f64) -> String {
    let digits = if f.fract() == 0.0 { format!("{f:.0}") } else { format!("{f:.1}") };
    words.tell("mark-f", &[("f", digits.into())])
}

/// A cell of a plane: its place, its f, and the boards in it.
pub fn plane_cell(words: &Words, plane: &LanePlane, [g, h]: [usize; 2], counts: PlaneCell) -> [String; 2] {
    let [by_g, by_h] = plane.factors.unwrap_or_default();
    let f = by_g * g as f64 + by_h * h as f64;
    let name = words.say(format!("lane-h-{}", plane.heuristic));
    let place =
        [("g", g.into()), ("h", h.into()), ("heuristic", name.into()), ("f", f_of_plane(words, f).into())];
    let counts = [("expanded", counts.expanded.into()), ("generated", counts.generated.into())];
    [words.tell("planes-cell", &place), words.tell("planes-cell-boards", &counts)]
}
