//! The search tree of the whole recording: every node in its place, lit by its status at the playhead.
//!
//! ```text
//!  ● ─┬─ ●  ─ ● …      far: density, middle: marks, near: boards
//!     └─ ●  ─ ○
//!  ▁  ▂  ▃   ▅         boards reached at each g
//!  ▣  ▣  ▣   ▣         the path to the current board, its siblings below it,
//!     ▢  ▢ ▷ 312       and below those a count of what is folded away
//! ```
//!
//! Tree, bars and path have one axis: the column of a node is its g.

mod bars;
mod path;
mod screen;
mod textbook;
mod whole;

use egui::{Align2, Key, Pos2, Rect, Role, Sense, Vec2, WidgetInfo, pos2, vec2};
use eight_realms_app::{
    desk::camera::{TreeCamera, TreeFollowing, ZoomStep},
    inside::{
        InsideAction, sentences,
        view::{InsideView, PathEnd, TreesProgress, TreesView},
    },
    model::Action,
    words::figures,
};
use eight_realms_core::{
    replay::tree::{NodeStatus, Truncation},
    trace::Side,
};

use self::{
    bars::LevelBarsPlan,
    path::FoldedPlan,
    screen::{Columns, NodeOnScreen, ROW_NAMES, TreeScreen},
};
use crate::gui::{
    keys::binding,
    kit::{
        Button, Canvas, Chosen, Item, Row,
        card::{self, CardWords},
        columns::steady,
        id,
    },
    theme::{
        StatusStyle, Type, looks,
        sizes::{inside, marks},
        space,
    },
    widgets::{board::Grid, marks::pointer, pointed_moment, status::status_mark, still, text},
};

/// Room around the tree for the mark of a node at its edge.
const EDGE: f32 = 8.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, inside: &InsideView) {
    match &inside.trees {
        Some(view) if !view.forest.is_empty() => {
            let least = match view.forest.trees() {
                [tree] if canvas.is_phone() && textbook::fits(tree) => textbook::least(canvas, tree),
                _ => Vec2::ZERO,
            };
            canvas.at_least("search tree", body, least, |canvas, body| show_trees(canvas, body, view));
        }
        _ if canvas.stage().moment == 0 && canvas.context.view.timeline.events == 0 => {}
        _ => {
            show_pending(canvas, body);
        }
    }
}

/// Says that the trees are still to come, or that they could not be laid out.
fn show_pending(canvas: &Canvas<'_, '_>, body: Rect) {
    let model = canvas.context.view.model;
    let is_lost = model.trees_source().is_some_and(|source| model.inside.is_lost(&source));
    let id = if is_lost { "inside-lost" } else { "inside-coming" };
    canvas.paragraph(body, id, &canvas.say(id), Type::Body);
}

fn show_trees(canvas: &mut Canvas<'_, '_>, body: Rect, view: &TreesView) {
    let plan = TreePlan::of(body, view, Grid::least_readable(canvas.painter().pixels_per_point()));
    let camera = camera_now(canvas, view);
    let screens: Vec<TreeScreen<'_>> = view
        .trees()
        .zip(&plan.columns)
        .map(|((tree, side), columns)| TreeScreen::of(tree, side, plan.nodes, *columns, camera))
        .collect();
    show_head(canvas, plan.head, view, &screens);
    if plan.is_textbook {
        if let Some(node) = textbook::show(canvas, &screens[0]) {
            let at = canvas.ui.ctx().pointer_hover_pos();
            show_card(canvas, &screens, Some((0, node)), at);
        }
        return;
    }
    let response = screen::sense(canvas, plan.nodes, || sentences::summary(canvas.context.narrator(), view));
    if camera != canvas.context.view.model.inside.camera {
        // A camera that has followed the current node stays there.
        canvas.ask(Action::Inside(InsideAction::Look(camera)));
    }
    screen::steer(canvas, &response, &screens, camera);
    let hovered = screen::hovered(&response, &screens);
    let walked = screen::walk(canvas, &response, &screens, camera);
    canvas.within("search tree", plan.nodes.expand2(vec2(0.0, EDGE)), |canvas| {
        whole::show(canvas, &screens, hovered.or(walked));
    });
    screen::choose(canvas, &response, &screens, [hovered, walked]);
    show_camera(canvas, plan.nodes, &screens, camera);
    bars::show(canvas, &plan.bars, &screens);
    let mut in_path = None;
    if let Some(folded) = &plan.path {
        path::show_row_names(canvas, folded);
        for (tree, screen) in screens.iter().enumerate() {
            in_path =
                path::show(canvas, folded, (screen, screens.len())).map(|node| (tree, node)).or(in_path);
        }
    }
    let pointed = hovered.or(in_path);
    let at = pointed.and_then(|_| canvas.ui.ctx().pointer_hover_pos());
    show_card(canvas, &screens, pointed.or(walked), at);
}

/// Gap between the tree and what is below it.
const BELOW_TREE: f32 = space::M;
/// Largest height of a bar.
const BARS_HEIGHT: f32 = 54.0;
/// Smallest height of the whole at which bars are drawn.
const BARS_FROM: f32 = 370.0;
/// Smallest height of the whole at which the path is folded out.
const PATH_FROM: f32 = 216.0;
/// Smallest height of the whole with three rows of boards; below it there are two.
const THREE_ROWS_FROM: f32 = 370.0;

/// Placement of everything.
struct TreePlan {
    head: Rect,
    nodes: Rect,
    columns: Vec<Columns>,
    bars: LevelBarsPlan,
    /// The path; `None` where it has no room.
    path: Option<FoldedPlan>,
    /// Whether the tree is drawn with all of its boards, and nothing else is.
    is_textbook: bool,
}

impl TreePlan {
    /// The plan in a place, where a board with a side below `least` has no digits.
    fn of(body: Rect, view: &TreesView, least: f32) -> Self {
        let (head, below) = body.split_top_bottom_at_y(body.top() + inside::HEAD);
        let below = below.with_max_y(below.bottom() - space::S);
        if let [tree] = view.forest.trees()
            && textbook::fits(tree)
        {
            return Self {
                head,
                nodes: below,
                columns: Columns::of(&view.forest, below),
                bars: LevelBarsPlan { bars: None, numbers: Rect::NOTHING },
                path: None,
                is_textbook: true,
            };
        }
        let columns = Columns::of(&view.forest, below.with_min_x(below.left() + ROW_NAMES));
        let pitch = columns.first().map_or(0.0, Columns::pitch);
        let rows = if body.height() >= THREE_ROWS_FROM { 3 } else { 2 };
        let path_height =
            if body.height() >= PATH_FROM { FoldedPlan::height(pitch, rows, least) } else { 0.0 };
        let (upper, path) = below.split_top_bottom_at_y(below.bottom() - path_height);
        let upper = if path_height > 0.0 { upper.with_max_y(upper.bottom() - space::M) } else { upper };
        let (upper, numbers) = upper.split_top_bottom_at_y(upper.bottom() - 2.0 * bars::NUMBERS);
        let has_bars = body.height() >= BARS_FROM;
        let bars_height = if has_bars { BARS_HEIGHT + space::XS } else { 0.0 };
        let (nodes, bars) = upper.split_top_bottom_at_y(upper.bottom() - bars_height);
        let bars = Rect::from_min_size(bars.min, vec2(bars.width(), BARS_HEIGHT));
        Self {
            head,
            nodes: nodes.with_max_y(nodes.bottom() - BELOW_TREE),
            columns,
            bars: LevelBarsPlan { bars: has_bars.then_some(bars), numbers },
            path: (path_height > 0.0).then(|| FoldedPlan::of(path, pitch, rows, least)),
            is_textbook: false,
        }
    }
}

/// The camera as it is set or, while it follows, with the current node in its middle half; on a saved picture of the whole
/// tree, that of the whole.
fn camera_now(canvas: &Canvas<'_, '_>, view: &TreesView) -> TreeCamera {
    if still::is_whole(canvas.ui.ctx()) {
        return TreeCamera::WHOLE;
    }
    let inside = &canvas.context.view.model.inside;
    let current = view.trees().find_map(|(tree, side)| Some(tree.share(*side.path.nodes.last()?)));
    match (inside.following, current) {
        (TreeFollowing::On, Some(current)) => inside.camera.following(current),
        (TreeFollowing::Off, _) | (_, None) => inside.camera,
    }
}

/// Draws the line over the tree: its title and how much is reached, and at its right the marks with their counts.
fn show_head(canvas: &Canvas<'_, '_>, line: Rect, view: &TreesView, screens: &[TreeScreen<'_>]) {
    let entries = entries(canvas, view, screens);
    let most = figures::grouped(view.forest.len() as u64);
    let items: Vec<Item> = entries.iter().map(|entry| item(canvas, entry, &most)).collect();
    let Ok(items) = <[Item; 5]>::try_from(pad(items)) else { return };
    let title = canvas.say(title_id(view));
    let left = text::width(canvas.painter(), &title, Type::Title) + space::S;
    let row = Row::fit(line, &[Item::new(left)], space::L, &items);
    for (entry, place) in entries.iter().zip(row.right) {
        show_entry(canvas, place, entry, row.step);
    }
    let room = row.right.iter().map(Rect::left).fold(line.right(), f32::min) - line.left() - space::L;
    let (note, whole) = note(canvas, view, room - left);
    let hint = [whole, Some(canvas.say("inside-tree-hint"))].into_iter().flatten().collect::<Vec<_>>();
    canvas.heading_with(line.left_center(), title_id(view), &note, room, &hint.join("\n"));
}

/// A mark, its word, its count if it has one, and the message of its convention.
struct CountedMark {
    style: StatusStyle,
    word: String,
    count: Option<u64>,
    note: &'static str,
}

/// The marks of the lane, from the right, without those that it cannot have.
fn entries(canvas: &Canvas<'_, '_>, view: &TreesView, screens: &[TreeScreen<'_>]) -> Vec<CountedMark> {
    let lane = canvas.context.view.model.chosen;
    let count = |status: NodeStatus| -> u64 {
        screens.iter().map(|screen| u64::from(screen.view.statuses.total().of(status))).sum()
    };
    let entry = |style, word: &str, count, note| CountedMark { style, word: canvas.say(word), count, note };
    let is_solved = screens.iter().any(|screen| screen.view.path.leads_to == PathEnd::Solution);
    let solution = is_solved.then(|| entry(StatusStyle::Path, "inside-solution", None, ""));
    let counted = if lane.is_deepening() {
        vec![
            entry(
                StatusStyle::Pruned,
                "inside-pruned",
                Some(count(NodeStatus::Pruned)),
                "inside-pruned-note",
            ),
            entry(
                StatusStyle::Expanded,
                "inside-expanded-now",
                Some(count(NodeStatus::Expanded)),
                "inside-expanded-now-note",
            ),
        ]
    } else {
        let recording = &canvas.context.view.model.chosen_lane().recording;
        let moment = screens.iter().map(|screen| screen.view.at.moment()).max().unwrap_or_default();
        let path_backs = recording.path_backs_by(moment);
        let improved: u64 =
            view.trees().map(|(tree, side)| u64::from(tree.improved(&side.at).expanded)).sum();
        vec![
            entry(StatusStyle::PathBack, "fate-path-back", Some(path_backs), "inside-path-back-note"),
            entry(
                StatusStyle::Duplicate,
                "mark-duplicate",
                Some(count(NodeStatus::Duplicate)),
                "inside-duplicate-note",
            ),
            entry(StatusStyle::Open, "mark-open", Some(count(NodeStatus::Open)), "inside-open-note"),
            entry(
                StatusStyle::Expanded,
                "inside-expanded",
                Some(count(NodeStatus::Expanded) + improved),
                "inside-expanded-note",
            ),
        ]
    };
    counted.into_iter().chain(solution).collect()
}

/// Fills the items up to five, the largest number of marks.
fn pad(mut items: Vec<Item>) -> Vec<Item> {
    items.resize(5, Item::new(0.0).after(0.0));
    items
}

fn item(canvas: &Canvas<'_, '_>, entry: &CountedMark, most: &str) -> Item {
    let width = |words: &str| text::width(canvas.painter(), words, Type::Caption);
    let count = entry.count.map_or(0.0, |_| space::XS + width(&steady(most)));
    let mark = marks::STATUS + space::XS;
    Item::new(mark + width(&entry.word) + count).or(1, mark + count).or_gone(2).after(space::L)
}

fn title_id(view: &TreesView) -> &'static str {
    match view.forest.trees() {
        [tree] if tree.side() == Side::Backward => "inside-title-table",
        [_, _, ..] => "inside-title-two",
        _ => "inside-title",
    }
}

/// Says how much is reached and what is left out, in the longest form that fits; where that is not the longest of all,
/// also returns the longest.
fn note(canvas: &Canvas<'_, '_>, view: &TreesView, room: f32) -> (String, Option<String>) {
    let count = sentences::reached(view);
    let reached = if canvas.context.view.model.chosen.is_deepening() {
        canvas.tell("inside-nodes", &[("nodes", count.into())])
    } else {
        canvas.tell("inside-boards", &[("boards", count.into())])
    };
    let growing = |id| (view.progress == TreesProgress::Growing).then(|| canvas.say(id));
    let [long, short] = ["inside-growing", "inside-growing-short"].map(growing);
    let truncation = view.forest.truncation();
    let truncated = truncation.map(|truncation| match truncation {
        Truncation::FromIteration(iteration) => {
            canvas.tell("inside-truncated-iteration", &[("iteration", iteration.into())])
        }
        Truncation::FromEvent(event) => canvas.tell("inside-truncated-event", &[("event", event.into())]),
    });
    let truncated_short = truncation.map(|_| canvas.say("inside-truncated-short"));
    let forms = [
        [Some(reached.clone()), long, truncated.clone()],
        [Some(reached.clone()), short.clone(), truncated],
        [Some(reached.clone()), short.clone(), truncated_short.clone()],
        [None, short, truncated_short],
    ];
    let forms = forms.map(|parts| parts.into_iter().flatten().collect::<Vec<_>>().join(" · "));
    let fits = |form: &&String| text::width(canvas.painter(), form, Type::Caption) <= room;
    let form = forms.iter().find(fits).cloned().unwrap_or_default();
    let whole = (form != forms[0]).then(|| forms[0].clone());
    (form, whole)
}

fn show_entry(canvas: &Canvas<'_, '_>, place: Rect, entry: &CountedMark, step: usize) {
    if place.width() <= 0.0 {
        return;
    }
    let palette = canvas.palette();
    let count = entry.count.map(figures::grouped).unwrap_or_default();
    let count_rect = text::right(canvas.painter(), place.right_center(), &count, Type::Caption, palette.text);
    let word = if step == 0 { entry.word.as_str() } else { "" };
    let gap = if entry.count.is_some() { space::XS } else { 0.0 };
    let end = pos2(count_rect.left() - gap, place.center().y);
    let word_rect = text::right(canvas.painter(), end, word, Type::Caption, palette.text_soft);
    let mark = pos2(word_rect.left() - space::XS - marks::STATUS / 2.0, place.center().y);
    status_mark(canvas.painter(), mark, marks::STATUS, entry.style, palette);
    let words = [entry.word.as_str(), &count].join(" ");
    let response = canvas.named(place, ("inside mark", entry.style), words.trim_end());
    if !entry.note.is_empty() {
        response.on_hover_text(canvas.say(entry.note));
    }
}

/// Shows the card of a node, beside the pointer or, for the keyboard, beside the node.
fn show_card(
    canvas: &mut Canvas<'_, '_>,
    screens: &[TreeScreen<'_>],
    node: Option<NodeOnScreen>,
    pointer: Option<Pos2>,
) {
    let Some((tree, node)) = node else { return };
    let screen = &screens[tree];
    let moment = screen.tree.moment_of(node, &screen.view.at);
    pointed_moment::point(canvas.ui.ctx(), (canvas.context.view.model.chosen, moment));
    let lines = sentences::lines(canvas.context.narrator(), screen.tree, screen.view, node);
    let board = Some(screen.tree.board(node));
    let at = pointer.unwrap_or_else(|| screen.at(node));
    card::show(canvas, at, CardWords { name: "tree card", board, lines: &lines });
}

/// Shows controls while only a part of the tree is shown: back to the whole tree, whether the camera follows the current
/// node, and an arrow to that node where it is out of sight.
fn show_camera(canvas: &mut Canvas<'_, '_>, area: Rect, screens: &[TreeScreen<'_>], camera: TreeCamera) {
    let buttons = if camera.zoom() > 1.0 { show_buttons(canvas, area) } else { Rect::NOTHING };
    for screen in screens {
        show_arrow(canvas, (area, buttons), screen, camera);
    }
}

/// Shows the buttons in the lower left corner, where the tree has the fewest nodes; returns their place.
fn show_buttons(canvas: &mut Canvas<'_, '_>, area: Rect) -> Rect {
    let label = canvas.say("inside-whole");
    let corner = area.left_bottom();
    let place = Align2::LEFT_BOTTOM.anchor_size(corner, canvas.button_size(&label));
    let response = canvas.button(place, "tree whole", &label);
    canvas.on_click(&response, Action::Inside(InsideAction::Zoom(ZoomStep::Whole)));
    let key = const { binding("zoom") }.cap(Key::Num0, canvas.context.words);
    response.on_hover_text(canvas.context.hint(&label, &key));
    let label = canvas.say("inside-follow");
    let (corner, whole) = (place.right_bottom() + vec2(space::S, 0.0), place);
    let place = Align2::LEFT_BOTTOM.anchor_size(corner, canvas.button_size(&label));
    let is_on = Chosen::same(canvas.context.view.model.inside.following, TreeFollowing::On);
    let button = Button::new(place, id("tree follow"), &label, &looks::RAISED).choice(is_on);
    let response = canvas.press_word(button, &label);
    canvas.on_click(&response, Action::Inside(InsideAction::SwitchFollowing));
    response.on_hover_text(canvas.say("inside-follow-hint"));
    whole.union(place)
}

/// Size of the arrow to a current node out of sight, and its distance from the edge.
const AWAY: f32 = 12.0;

/// Shows the arrow at the upper or the lower edge, in the column of the current node, or above the buttons where they
/// are in its way.
fn show_arrow(
    canvas: &mut Canvas<'_, '_>,
    (area, buttons): (Rect, Rect),
    screen: &TreeScreen<'_>,
    camera: TreeCamera,
) {
    let Some(current) = screen.view.path.nodes.last() else { return };
    let at = screen.at(*current);
    let (y, direction) = if at.y < area.top() {
        (area.top() + AWAY, Vec2::UP)
    } else if at.y > area.bottom() {
        (area.bottom() - AWAY, Vec2::DOWN)
    } else {
        return;
    };
    let place = Rect::from_center_size(pos2(at.x, y), Vec2::splat(2.0 * AWAY));
    let is_in_the_way = place.intersects(buttons);
    let middle = if is_in_the_way { pos2(at.x, buttons.top() - AWAY) } else { place.center() };
    pointer(canvas.painter(), middle, direction, AWAY, canvas.context.accent());
    let label = canvas.say("inside-current");
    let place = Rect::from_center_size(middle, Vec2::splat(2.0 * AWAY));
    let response = canvas.ui.interact(place, id(("to current", screen.tree.side())), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    let there = camera.showing(screen.tree.share(*current));
    canvas.on_click(&response, Action::Inside(InsideAction::Look(there)));
    let key = const { binding("face") }.caps(canvas.context.words);
    response.on_hover_text(canvas.context.hint(&label, &key));
}
