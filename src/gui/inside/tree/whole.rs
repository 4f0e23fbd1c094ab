//! The whole tree: edges, nodes, the highlighted path, the current node.

use std::{
    hash::{Hash, Hasher},
    ops::Range,
    sync::Arc,
};

use egui::{
    Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke,
    cache::{ComputerMut, FrameCache},
    pos2, vec2,
};
use eight_realms_app::inside::view::{PathEnd, TreePath};
use eight_realms_core::replay::tree::{NodeCounts, NodeIndex, NodeStatus};

use super::screen::{NodeOnScreen, TreeScreen};
use crate::gui::{
    kit::Canvas,
    theme::{Palette, StatusStyle, stroke},
    widgets::status::status_mark,
};

/// Radius of the current node.
const CURRENT: f32 = 5.0;

/// Draws all trees, and the path to the node that is pointed at.
pub fn show(canvas: &Canvas<'_, '_>, screens: &[TreeScreen<'_>], pointed: Option<NodeOnScreen>) {
    let (painter, palette, accent) = (canvas.painter(), canvas.palette(), canvas.context.accent());
    for screen in screens {
        for level in 1..screen.tree.levels() {
            show_edges(painter, screen, level, palette);
        }
    }
    for screen in screens {
        show_density(canvas, screen);
        for level in (0..screen.tree.levels()).filter(|level| !screen.is_full(*level)) {
            show_nodes(painter, screen, level, accent, palette);
        }
    }
    for screen in screens {
        show_path(canvas, screen);
    }
    show_meeting(canvas, screens);
    if let Some((tree, node)) = pointed {
        let screen = &screens[tree];
        paint_path(painter, screen, &screen.tree.path_to(node), palette.text, palette);
        painter.circle_stroke(screen.at(node), CURRENT, Stroke::new(stroke::CURVE, palette.text));
    }
}

/// Largest number of edges into a level that are drawn: more would be one grey area.
const MAX_EDGES: usize = 700;
/// Number of edges into a level above which they are drawn in a quieter colour.
const MANY_EDGES: usize = 160;
/// Share of the colour of text in an edge: among few, among many, and to what is still to come.
const EDGE_SHARES: [f32; 3] = [0.55, 0.20, 0.12];

/// Draws the edges into a level, unless they are too many.
fn show_edges(painter: &Painter, screen: &TreeScreen<'_>, level: usize, palette: &Palette) {
    let (tree, nodes) = (screen.tree, edges_shown(screen, level));
    if nodes.len() > MAX_EDGES {
        return;
    }
    let [few, many, to_come] =
        EDGE_SHARES.map(|share| Palette::mix(palette.background, palette.text_faint, share));
    let ink = if tree.level(level).len() > MANY_EDGES { many } else { few };
    for node in nodes {
        let Some(parent) = tree.parent(node) else { continue };
        let is_seen = screen.view.statuses.at(node) != NodeStatus::Unseen;
        let pen = Stroke::new(stroke::HAIR, if is_seen { ink } else { to_come });
        curve(painter, screen.at_level(parent, level - 1), screen.at_level(node, level), pen);
    }
}

/// The nodes of a level that are shown, or whose parents are.
fn edges_shown(screen: &TreeScreen<'_>, level: usize) -> Range<NodeIndex> {
    let (shown, parents) = (screen.visible(level), screen.visible(level - 1));
    if parents.is_empty() {
        return shown;
    }
    let below = screen.tree.children(parents.start).start..screen.tree.children(parents.end - 1).end;
    match (shown.is_empty(), below.is_empty()) {
        (_, true) => shown,
        (true, false) => below,
        (false, false) => shown.start.min(below.start)..shown.end.max(below.end),
    }
}

/// Length of a straight part of a curve.
const CURVE_PART: f32 = 7.0;
/// Smallest and largest number of straight parts of a curve.
const CURVE_PARTS: [f32; 2] = [8.0, 40.0];

/// Draws a curve that is horizontal at both ends, or a line where the ends are at one height.
pub fn curve(painter: &Painter, from: Pos2, to: Pos2, pen: Stroke) {
    if (from.y - to.y).abs() < 0.7 {
        painter.line_segment([from, to], pen);
        return;
    }
    let [least, most] = CURVE_PARTS;
    let parts = (from.distance(to) / CURVE_PART).clamp(least, most).floor();
    let points = (0..=parts as usize).map(|part| on_curve(from, to, part as f32 / parts)).collect();
    painter.add(Shape::line(points, pen));
}

/// Distance from an end of a curve to the inner point beside it, as a share of the horizontal distance of the ends.
const BEND: f32 = 0.55;

/// A point of a cubic Bézier curve whose inner points are at the heights of its ends, for `t` from 0 to 1.
fn on_curve(from: Pos2, to: Pos2, t: f32) -> Pos2 {
    let bend = (to.x - from.x) * BEND;
    let s = 1.0 - t;
    let weights = [s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t];
    let mean = |places: [f32; 4]| places.iter().zip(weights).map(|(place, weight)| place * weight).sum();
    pos2(mean([from.x, from.x + bend, to.x - bend, to.x]), mean([from.y, from.y, to.y, to.y]))
}

/// Width of a full level as a share of the pitch of columns.
const FULL_LEVEL: f32 = 0.62;

/// Paints the levels with more nodes than rows of pixels: each row has the mean colour of its nodes. A level whose
/// nodes have the same statuses as in the frame before is not computed again.
fn show_density(canvas: &Canvas<'_, '_>, screen: &TreeScreen<'_>) {
    let (inks, pixels) = (inks(canvas.palette()), canvas.painter().pixels_per_point());
    let full = (0..screen.tree.levels()).filter(|level| screen.is_full(*level));
    let meshes = canvas.ui.memory_mut(|memory| {
        let cache = memory.caches.cache::<DensityCache>();
        let mesh = |level| Arc::clone(cache.get(FullLevel { screen, level, inks: &inks, pixels }));
        full.map(mesh).collect::<Vec<_>>()
    });
    canvas.painter().extend(meshes.into_iter().map(Shape::Mesh));
}

/// A level as it is to be painted.
#[derive(Clone, Copy)]
struct FullLevel<'a> {
    screen: &'a TreeScreen<'a>,
    level: usize,
    inks: &'a [Color32; NodeStatus::COUNT],
    /// Pixels per point.
    pixels: f32,
}

/// Equal for levels that look alike. Nodes keep their places, and within an iteration their statuses change in one
/// direction only: so where the counts of the statuses are equal, every status is.
impl Hash for FullLevel<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { screen, level, inks, pixels } = self;
        std::ptr::from_ref(screen.tree).hash(state);
        (screen.tree.len(), screen.tree.events(), level).hash(state);
        (screen.view.at.iteration(), screen.view.statuses.levels()[*level]).hash(state);
        let (area, columns) = (screen.area, screen.columns);
        let lengths = [area.top(), area.bottom(), columns.x(*level), columns.pitch(), *pixels];
        lengths.map(f32::to_bits).hash(state);
        [area.top(), area.bottom()].map(|y| screen.place_at(y).to_bits()).hash(state);
        inks.hash(state);
    }
}

/// Painter of a level that looks different from the frame before.
#[derive(Default)]
struct DensityPainter;

type DensityCache = FrameCache<Arc<Mesh>, DensityPainter>;

impl ComputerMut<FullLevel<'_>, Arc<Mesh>> for DensityPainter {
    fn compute(&mut self, full: FullLevel<'_>) -> Arc<Mesh> {
        let mut mesh = Mesh::default();
        add_level(&mut mesh, &full);
        Arc::new(mesh)
    }
}

/// Adds a level to the mesh, row of pixels by row of pixels. The nodes of a level are in the order of their places, so
/// the nodes of a row follow one another.
fn add_level(mesh: &mut Mesh, &FullLevel { screen, level, inks, pixels }: &FullLevel<'_>) {
    let [top, bottom] = [screen.area.top(), screen.area.bottom()].map(|y| (y * pixels).round() as i32);
    let place = |row: i32| screen.place_at(row as f32 / pixels);
    let mut column = DensityColumn { mesh, screen, level, pixels, begun: None };
    let mut start = screen.tree.first_from(level, place(top));
    for row in top..bottom {
        let end = screen.tree.first_from_near(level, start, place(row + 1));
        column.paint(row, mean(screen.view.statuses.among(start..end), inks));
        start = end;
    }
    column.end();
}

/// The mean of the colours of some nodes; `None` without nodes.
fn mean(counts: NodeCounts, inks: &[Color32; NodeStatus::COUNT]) -> Option<Color32> {
    let all = counts.all();
    let channel = |of: fn(&Color32) -> u8| {
        let parts = NodeStatus::ALL.map(|status| counts.of(status) * u32::from(of(&inks[status as usize])));
        (parts.iter().sum::<u32>() / all) as u8
    };
    (all > 0).then(|| Color32::from_rgb(channel(Color32::r), channel(Color32::g), channel(Color32::b)))
}

/// A level while it is painted: neighbouring rows of one colour become one rectangle.
struct DensityColumn<'a, 's> {
    mesh: &'a mut Mesh,
    screen: &'a TreeScreen<'s>,
    level: usize,
    pixels: f32,
    /// The rectangle that may go on: its first row, the row after its last one, its colour.
    begun: Option<(i32, i32, Color32)>,
}

impl DensityColumn<'_, '_> {
    fn paint(&mut self, row: i32, color: Option<Color32>) {
        let Some(color) = color else { return };
        match &mut self.begun {
            Some((_, after, ink)) if *after == row && *ink == color => *after += 1,
            _ => {
                self.end();
                self.begun = Some((row, row + 1, color));
            }
        }
    }

    fn end(&mut self) {
        let Some((first, after, color)) = self.begun.take() else { return };
        let width = (self.screen.columns.pitch() * FULL_LEVEL * self.pixels).round();
        let left = (self.screen.columns.x(self.level) * self.pixels - width / 2.0).round();
        let corner = pos2(left, first as f32) / self.pixels;
        let size = vec2(width, (after - first) as f32) / self.pixels;
        self.mesh.add_colored_rect(Rect::from_min_size(corner, size), color);
    }
}

/// Draws the nodes of a level that are shown. In a deepening search, a node takes on more of the realm's colour the
/// more often it has been expanded.
fn show_nodes(painter: &Painter, screen: &TreeScreen<'_>, level: usize, accent: Color32, palette: &Palette) {
    let inks = inks(palette);
    let is_deepening = screen.view.at.iteration() > 0;
    for node in screen.visible(level) {
        let status = screen.view.statuses.at(node);
        let times = if is_deepening { screen.tree.times_expanded(node, &screen.view.at) } else { 0 };
        let often = times as f32 / (times as f32 + 2.0);
        let ink = Palette::mix(inks[status as usize], accent, often);
        if screen.is_within_bound(node) && status == NodeStatus::Pruned {
            // An earlier iteration pruned it: this one will enter it.
            dot(painter, screen.at_level(node, level), screen.radius(), (NodeStatus::Unseen, ink), palette);
            continue;
        }
        dot(painter, screen.at_level(node, level), screen.radius(), (status, ink), palette);
    }
}

/// Smallest radius of a node that is still to come.
const MIN_UNSEEN: f32 = 0.8;
/// Radius of a node still to come, as a share of the usual radius.
const UNSEEN_RADIUS: f32 = 0.6;
/// Radius above which nodes have the shapes of their statuses.
const SHAPED: f32 = 1.8;
/// Factor by which a mark with arms is larger than a dot.
const ARMS: f32 = 1.7;

/// Draws one node, where there is room in the shape of its status.
fn dot(painter: &Painter, at: Pos2, radius: f32, (status, ink): (NodeStatus, Color32), palette: &Palette) {
    let is_shaped = radius > SHAPED;
    match status {
        NodeStatus::Unseen => {
            painter.circle_filled(at, (radius * UNSEEN_RADIUS).max(MIN_UNSEEN), ink);
        }
        NodeStatus::Open if is_shaped => {
            painter.circle(at, radius - 0.6, palette.background, Stroke::new(stroke::CURVE, ink));
        }
        NodeStatus::Duplicate if is_shaped => {
            status_mark(painter, at, radius * ARMS, StatusStyle::Duplicate, palette);
        }
        NodeStatus::Pruned if is_shaped => {
            status_mark(painter, at, radius * ARMS, StatusStyle::Pruned, palette);
        }
        NodeStatus::Open
        | NodeStatus::Duplicate
        | NodeStatus::Pruned
        | NodeStatus::Expanded
        | NodeStatus::ExpandedEarlier
        | NodeStatus::Taken => {
            painter.circle_filled(at, radius, ink);
        }
    }
}

/// The mark of a status; `None` for what is still to come.
pub const fn style(status: NodeStatus) -> Option<StatusStyle> {
    match status {
        NodeStatus::Unseen => None,
        NodeStatus::Open => Some(StatusStyle::Open),
        NodeStatus::Expanded | NodeStatus::ExpandedEarlier => Some(StatusStyle::Expanded),
        NodeStatus::Duplicate => Some(StatusStyle::Duplicate),
        NodeStatus::Pruned => Some(StatusStyle::Pruned),
        NodeStatus::Taken => Some(StatusStyle::Path),
    }
}

/// Share of the colour of text in what is still to come.
const UNSEEN_INK: f32 = 0.16;
/// Share of the usual colour in a node that an earlier iteration has expanded.
const EARLIER_INK: f32 = 0.55;

/// The colour of a node by its status: that of the mark or, for two of them, a quieter one.
pub fn ink(palette: &Palette, status: NodeStatus) -> Color32 {
    let plain = style(status).map_or(palette.text_faint, |style| palette.status_color(style));
    match status {
        NodeStatus::Unseen => Palette::mix(palette.background, plain, UNSEEN_INK),
        NodeStatus::ExpandedEarlier => Palette::mix(palette.background, plain, EARLIER_INK),
        NodeStatus::Open
        | NodeStatus::Expanded
        | NodeStatus::Duplicate
        | NodeStatus::Pruned
        | NodeStatus::Taken => plain,
    }
}

/// The colours of all statuses, in the order of [`NodeStatus::ALL`].
fn inks(palette: &Palette) -> [Color32; NodeStatus::COUNT] {
    NodeStatus::ALL.map(|status| ink(palette, status))
}

/// Draws the highlighted path, and the solution or the current node that it leads to.
fn show_path(canvas: &Canvas<'_, '_>, screen: &TreeScreen<'_>) {
    let (painter, palette, path) = (canvas.painter(), canvas.palette(), &screen.view.path);
    let Some(last) = path.nodes.last() else { return };
    paint_path(painter, screen, &path.nodes, path_ink(canvas, path), palette);
    match path.leads_to {
        PathEnd::Solution => paint_solution(painter, screen, &path.nodes, palette),
        PathEnd::Current => paint_current(painter, screen.at(*last), canvas.context.accent(), palette),
    }
}

/// The colour of a path.
pub fn path_ink(canvas: &Canvas<'_, '_>, path: &TreePath) -> Color32 {
    match path.leads_to {
        PathEnd::Current => canvas.context.accent(),
        PathEnd::Solution => canvas.palette().status_color(StatusStyle::Path),
    }
}

/// Width that the casing, in the colour behind it, adds to a line.
const CASING: f32 = 2.0;
/// Width of the line along a path.
const PATH_WIDTH: f32 = 2.0;

/// Draws a path from the root on, over a casing that separates it from the edges below it.
fn paint_path(
    painter: &Painter,
    screen: &TreeScreen<'_>,
    nodes: &[NodeIndex],
    ink: Color32,
    palette: &Palette,
) {
    let points: Vec<Pos2> =
        nodes.iter().enumerate().map(|(level, node)| screen.at_level(*node, level)).collect();
    for (width, color) in [(PATH_WIDTH + CASING, palette.background), (PATH_WIDTH, ink)] {
        for pair in points.windows(2) {
            curve(painter, pair[0], pair[1], Stroke::new(width, color));
        }
    }
}

/// Side of a node on the solution.
const SOLUTION_MARK: f32 = 7.0;

fn paint_solution(painter: &Painter, screen: &TreeScreen<'_>, nodes: &[NodeIndex], palette: &Palette) {
    for (level, node) in nodes.iter().enumerate() {
        status_mark(painter, screen.at_level(*node, level), SOLUTION_MARK, StatusStyle::Path, palette);
    }
}

/// Draws the current node.
fn paint_current(painter: &Painter, at: Pos2, accent: Color32, palette: &Palette) {
    painter.circle_filled(at, CURRENT + stroke::CURVE, palette.background);
    painter.circle(at, CURRENT, accent, Stroke::new(stroke::CURVE, palette.text));
}

/// Draws, where two searches have met, a line from one tree to the other with a ring at either end.
fn show_meeting(canvas: &Canvas<'_, '_>, screens: &[TreeScreen<'_>]) {
    let [one, other] = screens else { return };
    let Some(met) = canvas.stage().scene.met else { return };
    let moment = canvas.stage().moment;
    let at = |screen: &TreeScreen<'_>| Some(screen.at(screen.tree.of_board(met, moment)?));
    let (Some(one), Some(other)) = (at(one), at(other)) else { return };
    let ink = canvas.palette().status_color(StatusStyle::Met);
    curve(canvas.painter(), one, other, Stroke::new(stroke::STRONG, ink));
    for end in [one, other] {
        paint_met(canvas.painter(), end, canvas.palette());
    }
}

/// Draws the node at which two searches meet, in the tree of one side: one of the two rings.
fn paint_met(painter: &Painter, at: Pos2, palette: &Palette) {
    let ink = palette.status_color(StatusStyle::Met);
    painter.circle(at, CURRENT, palette.background, Stroke::new(stroke::STRONG, ink));
}
