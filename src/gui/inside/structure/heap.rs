//! Realm 7: the heap, as a tree and as the array that it is.
//!
//! ```text
//! ┌ entry ┐ taken            17            7 comparisons
//! └───────┘ 12 + 5 = 17     ╱  ╲             6 swaps
//!                         17    17
//!                        ╱  ╲  ╱  ╲
//!   in the array   17 17 17 19 19 …
//! ```
//!
//! A level keeps its place and its form for the whole recording. The form depends on the room of an entry: a box with
//! f, f alone, a stroke, or the mean colour of several entries.

use egui::{
    Align2, Color32, CornerRadius, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
    epaint::CubicBezierShape, pos2, vec2,
};
use eight_realms_core::{
    heuristic::Unit,
    realm::Validity,
    replay::structures::{ListContent, ListEntry, ListMoment, Operation},
};

use super::{
    entry::{self, Handling},
    progress::{OperationProgress, ShownStructure},
};
use crate::gui::{
    kit::{Canvas, cost},
    theme::{Palette, StatusStyle, Type, radius, space, stroke},
    widgets::text,
};

/// Gap between two boxes.
const BOX_GAP: f32 = 2.5;
/// Maximum size of a figure in a box.
const FIGURE: f32 = 14.0;
/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.66;

/// A heap as it is drawn.
struct HeapDrawing {
    content: ListContent,
    /// The lowest f.
    least: u16,
    path: GapPath,
}

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, heap: &ListMoment) {
    let content = entry::content(shown, heap);
    let longest = heap.before.len().max(heap.after.len());
    let plan = HeapPlan::of(canvas, body, longest);
    let least = entry::least(content.entries.iter());
    let view = HeapDrawing { content, least, path: GapPath::of(shown) };
    show_tree(canvas, &plan, &view);
    show_event(canvas, &plan, shown, heap);
    if let Some(rect) = plan.array {
        show_array(canvas, rect, &view);
    }
    let hovered = hovered_in_tree(canvas, &plan, &view).or_else(|| hovered_in_array(canvas, &plan, &view));
    if let Some((pointer, at)) = hovered {
        entry::show_card(canvas, pointer, entry::lines(canvas, &view.content.entries[at], at));
    }
}

/// Smallest room of an entry drawn as a box: for an f of up to two characters, and for longer ones.
const BOX_FROM: [f32; 2] = [22.0, 34.0];
/// Smallest room of an entry whose f is written: for an f of up to two characters, and for longer ones.
const FIGURE_FROM: [f32; 2] = [11.5, 20.0];
/// Smallest room of an entry drawn as a stroke of its own.
const STROKE_FROM: f32 = 1.5;

/// How the entries of a level are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LevelForm {
    /// f in a box.
    Boxes,
    /// f alone.
    Figures,
    Strokes,
    /// The mean colour of the entries at each point.
    Density,
}

impl LevelForm {
    /// The form for the room of an entry.
    fn of(canvas: &Canvas<'_, '_>, room: f32, unit: Unit) -> Self {
        let long = usize::from(unit == Unit::Tenth);
        // `31`, or `31.5`.
        let letters = if long == 0 { 2.0 } else { 4.0 };
        let figure = canvas.least_figure(0.0) * LETTER * letters + 2.0;
        if room >= BOX_FROM[long] {
            Self::Boxes
        } else if room >= FIGURE_FROM[long].max(figure) {
            Self::Figures
        } else if room >= STROKE_FROM {
            Self::Strokes
        } else {
            Self::Density
        }
    }

    /// Height as a share of the height of a level of boxes.
    const fn share(self) -> f32 {
        match self {
            Self::Boxes => 1.0,
            Self::Figures => 0.85,
            Self::Strokes => 0.6,
            Self::Density => 0.4,
        }
    }
}

/// A level of the tree.
#[derive(Clone, Copy, Debug)]
struct HeapLevel {
    /// The y of the middle of the entries.
    y: f32,
    /// Size of an entry.
    size: Vec2,
    /// Distance from entry to entry.
    step: f32,
    form: LevelForm,
}

/// Largest height of a level.
const MAX_LEVEL: f32 = 48.0;
/// Smallest height of a level of boxes with the array below the tree.
const MIN_LEVEL: f32 = 34.0;
/// Largest and smallest side of the board of the event's entry.
const BOARD: [f32; 2] = [76.0, 30.0];
/// Height of the array below the tree.
const ARRAY_HEIGHT: f32 = 96.0;

/// Placement of the tree and the array.
struct HeapPlan {
    tree: Rect,
    levels: Vec<HeapLevel>,
    /// Place of the first entries as they lie in the array; `None` where they have no room.
    array: Option<Rect>,
}

impl HeapPlan {
    /// The plan for the largest number of entries in the recording, and for `len` at least. It stays the same as long
    /// as the recording does.
    fn of(canvas: &Canvas<'_, '_>, body: Rect, len: usize) -> Self {
        let edge = canvas.stage().edge;
        // Void entries stay in the heap beside the entries that wait: at most one for each improvement.
        let most = (edge.frontier_peak + edge.improved).max(len as u64).max(1);
        let unit = cost::unit(canvas);
        let count = most.ilog2() + 1;
        let step = |level: u32| body.width() / 2f32.powi(level as i32);
        let forms: Vec<LevelForm> =
            (0..count).map(|level| LevelForm::of(canvas, step(level), unit)).collect();
        let shares: f32 = forms.iter().map(|form| form.share()).sum();
        let above = body.height() - ARRAY_HEIGHT - space::M;
        let has_array = above >= shares * MIN_LEVEL;
        let (tree, array) = if has_array {
            let (tree, below) = body.split_top_bottom_at_y(body.top() + above);
            (tree, Some(below.with_min_y(below.top() + space::M)))
        } else {
            (body, None)
        };
        let height = (tree.height() / shares).min(MAX_LEVEL);
        let mut y = tree.top();
        let levels = forms.iter().zip(0..).map(|(form, level)| {
            let room = height * form.share();
            let size = entry_size((*form, unit), step(level), height, level);
            let middle = if level == 0 { y + size.y / 2.0 + space::XS } else { y + room / 2.0 };
            y += room;
            HeapLevel { y: middle, size, step: step(level), form: *form }
        });
        Self { levels: levels.collect(), tree, array }
    }

    /// The middle of the entry at an index.
    fn place(&self, at: usize) -> Pos2 {
        let (level, number) = level_of(at);
        let HeapLevel { y, step, .. } = self.levels[level];
        pos2(self.tree.left() + step * (number as f32 + 0.5), y)
    }

    /// The box of the entry at an index.
    fn rect(&self, at: usize) -> Rect {
        Rect::from_center_size(self.place(at), self.levels[level_of(at).0].size)
    }

    /// The index of the entry at a place, even if the heap has no entry there; `None` off all levels.
    fn at(&self, place: Pos2) -> Option<usize> {
        if !self.tree.contains(place) {
            return None;
        }
        let is_near = |level: &HeapLevel| (place.y - level.y).abs() <= level.size.y / 2.0 + 1.0;
        let level = self.levels.iter().position(is_near)?;
        let HeapLevel { step, size, form, .. } = self.levels[level];
        let number = ((place.x - self.tree.left()) / step) as usize;
        let at = (1 << level) - 1 + number.min((1 << level) - 1);
        let is_on = form != LevelForm::Boxes || (place.x - self.place(at).x).abs() <= size.x / 2.0;
        is_on.then_some(at)
    }

    /// Side of the board of the event, which ends above or left of the first entry of every level below the top.
    fn board(&self, canvas: &Canvas<'_, '_>) -> f32 {
        let least = BOARD[1].max(canvas.least_board());
        let ends = |level: usize| {
            let first = (1 << level) - 1;
            (level < self.levels.len()).then(|| self.rect(first))
        };
        let mut side = BOARD[0];
        for first in (1..self.levels.len()).filter_map(ends) {
            let room = first.min - self.tree.min - vec2(space::S, space::S);
            side = side.min(room.max_elem());
        }
        side.max(least)
    }
}

/// The level of the entry at an index, and its number in that level.
const fn level_of(at: usize) -> (usize, usize) {
    let level = (at + 1).ilog2() as usize;
    (level, at + 1 - (1 << level))
}

/// Smallest and largest height of a box.
const BOX_HEIGHT: [f32; 2] = [15.0, 24.0];
/// Width of the top's box, and the decrease of that width from level to level.
const BOX_WIDTH: [f32; 2] = [36.0, 2.4];
/// Height of an entry that is a stroke, of a level of density, and of a figure without a box.
const SMALL_HEIGHT: [f32; 3] = [9.0, 8.0, 12.0];

/// Size of the entries of a level.
fn entry_size((form, unit): (LevelForm, Unit), step: f32, height: f32, level: u32) -> Vec2 {
    let [least, most] = BOX_HEIGHT;
    let [stroke, density, figure] = SMALL_HEIGHT;
    match form {
        LevelForm::Boxes => {
            let widest = BOX_WIDTH[0] - BOX_WIDTH[1] * level as f32;
            vec2(
                widest.max(BOX_FROM[usize::from(unit == Unit::Tenth)]).min(step - BOX_GAP),
                (height * 0.54).clamp(least, most),
            )
        }
        LevelForm::Figures => vec2(step - 1.0, figure + 1.0),
        LevelForm::Strokes => vec2((step * 0.7).max(1.0), stroke),
        LevelForm::Density => vec2(step, density),
    }
}

/// Work of an event in a heap: a gap sinks to the bottom, and rises to where the last entry belongs.
#[derive(Default)]
struct GapPath {
    /// The edges along which gaps move, in turn.
    steps: Vec<GapStep>,
    /// The indices of entries that have been put into a gap.
    filled: Vec<usize>,
    /// The indices of the entries that are compared at this moment, the lower one first.
    compared: Option<[usize; 2]>,
}

impl GapPath {
    /// The path of the event. The comparison is set only while the event is not done.
    fn of(shown: &ShownStructure<'_>) -> Self {
        let mut path = Self::default();
        for (number, operation) in shown.moment.operations.iter().enumerate() {
            path.note(operation, OperationProgress::of(number, shown.done));
        }
        if let (false, Some(Operation::HeapCompared { pair: [one, other], lower })) =
            (shown.is_done(), shown.operations().last())
        {
            let higher = if lower == one { other } else { one };
            path.compared = Some([*lower as usize, *higher as usize]);
        }
        path
    }

    fn note(&mut self, operation: &Operation, progress: OperationProgress) {
        let is_done = progress == OperationProgress::Done;
        match *operation {
            Operation::HeapMoved { from, to } => {
                let direction = if from > to { GapDirection::Sinks } else { GapDirection::Rises };
                let ends = [from.min(to) as usize, from.max(to) as usize];
                self.steps.push(GapStep { ends, direction, is_done });
            }
            Operation::GapFilled { at } if is_done => self.filled.push(at as usize),
            _ => {}
        }
    }

    /// Whether the entry that is held is compared at the gap: the gap rises, or has reached the bottom.
    fn is_compared_at_gap(&self, gap: Option<usize>) -> bool {
        let sinks_on = |step: &GapStep| !step.is_done && step.direction == GapDirection::Sinks;
        gap.is_some() && !self.steps.iter().any(sinks_on)
    }

    /// Colour of the ring around the entry at an index, which is compared, has moved, or was put into a gap; `None` if
    /// there is no ring.
    fn ring(&self, canvas: &Canvas<'_, '_>, at: usize) -> Option<Color32> {
        if self.compared.is_some_and(|pair| pair.contains(&at)) {
            return Some(canvas.palette().text);
        }
        if self.filled.contains(&at) {
            return Some(GapDirection::Rises.color(canvas));
        }
        let touches = |step: &&GapStep| step.is_done && step.ends.contains(&at);
        self.steps.iter().find(touches).map(|step| step.direction.color(canvas))
    }
}

/// Move of a gap along an edge of the tree.
#[derive(Clone, Copy)]
struct GapStep {
    /// Indices of the upper and the lower end of the edge.
    ends: [usize; 2],
    direction: GapDirection,
    is_done: bool,
}

/// Direction of a gap's move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GapDirection {
    /// To the lower of the two children, which moves up.
    Sinks,
    /// To the parent, which moves down.
    Rises,
}

impl GapDirection {
    /// The realm's colour for a gap that sinks, the colour of open nodes for one that rises.
    fn color(self, canvas: &Canvas<'_, '_>) -> Color32 {
        match self {
            Self::Sinks => canvas.context.accent(),
            Self::Rises => canvas.palette().status_color(StatusStyle::Open),
        }
    }
}

/// Draws the whole heap as a tree, with the path of the gap.
fn show_tree(canvas: &Canvas<'_, '_>, plan: &HeapPlan, view: &HeapDrawing) {
    show_edges(canvas, plan, view.content.entries.len());
    view.path.steps.iter().for_each(|step| show_step(canvas, plan, step));
    for (number, level) in plan.levels.iter().enumerate() {
        match level.form {
            LevelForm::Density => show_density(canvas, plan, view, number),
            LevelForm::Boxes | LevelForm::Figures | LevelForm::Strokes => {
                let first = (1 << number) - 1;
                let end = view.content.entries.len().min(2 * first + 1);
                (first..end).for_each(|at| show_tree_entry(canvas, plan.rect(at), view, at, level.form));
            }
        }
    }
    show_rings(canvas, plan, view);
    canvas.named(plan.tree, "heap tree", &tree_words(canvas, view));
    canvas.hint(plan.rect(0), "heap tree", || canvas.say("lists-heap-note"));
}

/// Smallest room of an entry to which an edge leads.
const EDGE_FROM: f32 = 4.0;
/// Share of the stronger line colour in an edge of the tree.
const EDGE: f32 = 0.5;

fn show_edges(canvas: &Canvas<'_, '_>, plan: &HeapPlan, len: usize) {
    let ink = Palette::mix(canvas.palette().line, canvas.palette().edge, EDGE);
    let pen = Stroke::new(stroke::HAIR, ink);
    for at in 1..len {
        let level = &plan.levels[level_of(at).0];
        if level.step < EDGE_FROM {
            break;
        }
        let [upper, lower] = [plan.rect((at - 1) / 2).center_bottom(), plan.rect(at).center_top()];
        canvas.painter().line_segment([upper, lower], pen);
    }
}

/// Distance between the lines of a gap that sinks and of one that rises.
const APART: f32 = 4.0;

/// Draws a move of the gap along an edge: a move down a little left of the edge, a move up a little right of it.
fn show_step(canvas: &Canvas<'_, '_>, plan: &HeapPlan, step: &GapStep) {
    let color = step.direction.color(canvas);
    let color = if step.is_done { color } else { entry::pale(canvas, color) };
    let [upper, lower] = step.ends.map(|at| plan.place(at));
    let aside = (lower - upper).normalized().rot90() * (APART / 2.0);
    let aside = if aside.x < 0.0 { aside } else { -aside };
    let aside = match step.direction {
        GapDirection::Sinks => aside,
        GapDirection::Rises => -aside,
    };
    canvas.painter().line_segment([upper + aside, lower + aside], Stroke::new(stroke::STRONG, color));
}

/// Draws a level with more entries than points: each point has the mean colour of its entries.
fn show_density(canvas: &Canvas<'_, '_>, plan: &HeapPlan, view: &HeapDrawing, number: usize) {
    let HeapLevel { y, size, step, .. } = plan.levels[number];
    let first = (1usize << number) - 1;
    let entries = view.content.entries.get(first..).unwrap_or_default();
    let entries = &entries[..entries.len().min(first + 1)];
    let per_point = (1.0 / step).ceil() as usize;
    let mut mesh = Mesh::default();
    for (point, chunk) in entries.chunks(per_point).enumerate() {
        let left = plan.tree.left() + step * (point * per_point) as f32;
        let place =
            Rect::from_min_size(pos2(left, y - size.y / 2.0), vec2(step * chunk.len() as f32, size.y));
        mesh.add_colored_rect(place, mean(canvas, chunk, view.least));
    }
    canvas.painter().add(Shape::mesh(mesh));
}

fn mean(canvas: &Canvas<'_, '_>, entries: &[ListEntry], least: u16) -> Color32 {
    let mut sums = [0.0f32; 3];
    for entry in entries {
        let [fill, _] = match entry.validity {
            Validity::Valid => entry::colors(canvas, entry.entry.f, least),
            Validity::Void => [canvas.palette().background; 2],
        };
        let channels = [fill.r(), fill.g(), fill.b()];
        sums.iter_mut().zip(channels).for_each(|(sum, channel)| *sum += f32::from(channel));
    }
    let [r, g, b] = sums.map(|sum| (sum / entries.len().max(1) as f32) as u8);
    Color32::from_rgb(r, g, b)
}

fn show_tree_entry(canvas: &Canvas<'_, '_>, rect: Rect, view: &HeapDrawing, at: usize, form: LevelForm) {
    let entry = &view.content.entries[at];
    if view.content.gap == Some(at) {
        show_gap(canvas, rect, view, form);
        return;
    }
    let f = entry.entry.f;
    let [fill, ink] = look(canvas, view, at);
    let corners = CornerRadius::same(if form == LevelForm::Strokes { radius::XXS } else { radius::S });
    let is_void = entry.validity == Validity::Void;
    if is_void {
        let pen = Stroke::new(stroke::CURVE, canvas.palette().status_color(StatusStyle::Duplicate));
        canvas.painter().rect(rect, corners, canvas.palette().background, pen, StrokeKind::Inside);
    } else {
        canvas.painter().rect_filled(rect, corners, fill);
    }
    if form != LevelForm::Strokes {
        show_figure(canvas, rect, f, ink, form);
    }
}

/// Fill and ink of the entry at an index. The top has the realm's full colour.
fn look(canvas: &Canvas<'_, '_>, view: &HeapDrawing, at: usize) -> [Color32; 2] {
    let ListEntry { entry, validity, .. } = view.content.entries[at];
    match (validity, at) {
        (Validity::Void, _) => [canvas.palette().background, canvas.palette().text_faint],
        (Validity::Valid, 0) => [canvas.context.accent(), Palette::text_on(canvas.context.accent())],
        (Validity::Valid, _) => entry::colors(canvas, entry.f, view.least),
    }
}

fn show_figure(canvas: &Canvas<'_, '_>, rect: Rect, f: u16, ink: Color32, form: LevelForm) {
    let figure = cost::figure(canvas, f);
    let most = if form == LevelForm::Boxes { FIGURE } else { Type::Key.font().size };
    let size = most.min((rect.width() - 1.0) / (LETTER * figure.len() as f32));
    text::centred(canvas.painter(), rect.center(), &figure, Type::fitted(size), ink);
}

/// Draws the gap as a dashed box and, once the gap no longer sinks, the f of the held entry that may belong there.
fn show_gap(canvas: &Canvas<'_, '_>, rect: Rect, view: &HeapDrawing, form: LevelForm) {
    let color = GapDirection::Rises.color(canvas);
    let [a, b, c, d] = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    canvas.painter().rect_filled(rect, CornerRadius::ZERO, canvas.palette().background);
    let pen = Stroke::new(stroke::CURVE, color);
    canvas.painter().extend(Shape::dashed_line(&[a, b, c, d, a], pen, 2.0, 2.0));
    let held = view.content.held.filter(|_| form != LevelForm::Strokes);
    if let Some(held) = held.filter(|_| view.path.is_compared_at_gap(view.content.gap)) {
        show_figure(canvas, rect, held.entry.f, color, form);
    }
}

/// Radius of the ring around an entry that is a stroke.
const RING: f32 = 4.0;

/// Draws rings around the entries on the path, over everything else.
fn show_rings(canvas: &Canvas<'_, '_>, plan: &HeapPlan, view: &HeapDrawing) {
    for at in 0..view.content.entries.len() {
        let Some(color) = view.path.ring(canvas, at).filter(|_| view.content.gap != Some(at)) else {
            continue;
        };
        let pen = Stroke::new(stroke::FOCUS, color);
        match plan.levels[level_of(at).0].form {
            LevelForm::Boxes | LevelForm::Figures => {
                let corners = CornerRadius::same(radius::S);
                canvas.painter().rect_stroke(plan.rect(at), corners, pen, StrokeKind::Outside);
            }
            LevelForm::Strokes | LevelForm::Density => {
                canvas.painter().circle_stroke(plan.place(at), RING, pen);
            }
        }
    }
}

/// Number of levels whose f the description names.
const NAMED_LEVELS: u32 = 4;

/// Describes the heap: `Heap, 149 entries; f from the top: 17 17 17 …`.
fn tree_words(canvas: &Canvas<'_, '_>, view: &HeapDrawing) -> String {
    let first = view.content.entries.iter().take((1 << NAMED_LEVELS) - 1);
    let f = first.map(|entry| cost::figure(canvas, entry.entry.f)).collect::<Vec<_>>().join(" ");
    let entries = view.content.entries.len().into();
    canvas.tell("lists-heap-words", &[("entries", entries), ("f", f.into())])
}

/// Distance between two lines of the event's work, at the right.
const COUNT: f32 = 17.0;

/// Draws the entry that the event takes out or puts in left of the top, and the event's work at the right.
fn show_event(canvas: &Canvas<'_, '_>, plan: &HeapPlan, shown: &ShownStructure<'_>, heap: &ListMoment) {
    let top = plan.rect(0);
    let left = Rect::from_min_max(plan.tree.min, pos2(top.left() - space::S, plan.tree.bottom()));
    let event = Handling::of(shown, heap.put.map(|put| put.entry), heap.taken.map(|taken| taken.entry));
    let Some(event) = event else { return };
    entry::show_handled(canvas, left, plan.board(canvas), event, shown);
    let lines = work(canvas, shown, heap);
    let at = pos2(plan.tree.right(), plan.tree.top() + COUNT / 2.0);
    let mut whole = Rect::from_center_size(at, vec2(0.0, 0.0));
    for (number, (line, hint)) in lines.iter().enumerate() {
        let at = at + vec2(0.0, COUNT * number as f32);
        let ink = canvas.palette().text_soft;
        let rect = text::line(
            canvas.painter(),
            at,
            Align2::RIGHT_CENTER,
            line,
            Type::Caption,
            ink,
            plan.tree.right() - top.right() - space::S,
        );
        canvas.hint(rect, ("heap work", number), || canvas.say(hint));
        whole = whole.union(rect);
    }
    let words: Vec<&str> = lines.iter().map(|(line, _)| line.as_str()).collect();
    canvas.named(whole, "heap work", &words.join(", "));
}

/// Counts what this event compares and exchanges, and the void entries that it drops, each with its convention.
fn work(
    canvas: &Canvas<'_, '_>,
    shown: &ShownStructure<'_>,
    heap: &ListMoment,
) -> Vec<(String, &'static str)> {
    let line =
        |ids: [&str; 2], is_counted: fn(&Operation) -> bool| entry::counted(canvas, shown, ids, is_counted);
    let compares = |operation: &Operation| matches!(operation, Operation::HeapCompared { .. });
    let exchanges = |operation: &Operation| matches!(operation, Operation::HeapMoved { .. });
    let takes = |operation: &Operation| matches!(operation, Operation::Taken { .. });
    let mut lines = vec![
        (line(["lists-comparisons", "lists-comparisons-of"], compares), "lists-comparisons-note"),
        (line(["lists-exchanges", "lists-exchanges-of"], exchanges), "lists-exchanges-note"),
    ];
    let taken = shown.moment.operations.iter().filter(|operation| takes(operation)).count();
    let dropped = taken - usize::from(heap.taken.is_some());
    if dropped > 0 {
        lines.push((canvas.tell("lists-dropped", &[("entries", dropped.into())]), "lists-void"));
    }
    lines
}

/// Smallest width for an entry: for an f of up to two characters, and for longer ones.
const ARRAY_STEP: [f32; 2] = [25.0, 34.0];
/// Distance from the top to the upper edge of the boxes.
const ARRAY_BOXES: f32 = 50.0;
/// Height of a box.
const ARRAY_BOX: f32 = 22.0;
/// Largest number of entries shown: five whole levels.
const MAX_SHOWN: usize = 31;

/// Draws the first entries as they lie in the array, and how far the gap moves there.
fn show_array(canvas: &Canvas<'_, '_>, rect: Rect, view: &HeapDrawing) {
    let places = ArrayPlaces::of(canvas, rect);
    let entries = &view.content.entries;
    let shown = entries.len().min(places.count);
    show_array_head(canvas, rect, entries.len() - shown);
    view.path.steps.iter().for_each(|step| show_arc(canvas, &places, step));
    (0..shown).for_each(|at| show_array_entry(canvas, places.rect(at), view, at));
    let f = entries[..shown].iter().map(|entry| cost::figure(canvas, entry.entry.f));
    let words = format!("{}: {}", canvas.say("lists-array"), f.collect::<Vec<_>>().join(" "));
    canvas.named(rect.with_min_y(places.first.top()), "heap array", &words);
}

/// The places of the entries, from left to right.
struct ArrayPlaces {
    first: Rect,
    step: f32,
    count: usize,
}

impl ArrayPlaces {
    fn of(canvas: &Canvas<'_, '_>, rect: Rect) -> Self {
        let long = usize::from(cost::unit(canvas) == Unit::Tenth);
        let fitting = (rect.width() / ARRAY_STEP[long]) as usize;
        let count = fitting.clamp(1, MAX_SHOWN);
        let step = rect.width() / count as f32;
        let corner = pos2(rect.left() + BOX_GAP / 2.0, rect.top() + ARRAY_BOXES);
        let first = Rect::from_min_size(corner, vec2(step - BOX_GAP, ARRAY_BOX));
        Self { first, step, count }
    }

    fn rect(&self, at: usize) -> Rect {
        self.first.translate(vec2(self.step * at as f32, 0.0))
    }
}

/// Distance from the top to the middle of the head.
const ARRAY_HEAD: f32 = 10.0;

fn show_array_head(canvas: &Canvas<'_, '_>, rect: Rect, more: usize) {
    let at = pos2(rect.left(), rect.top() + ARRAY_HEAD);
    let ink = canvas.palette().text_faint;
    let more = match more {
        0 => String::new(),
        more => canvas.tell("lists-more", &[("entries", more.into())]),
    };
    let end = text::right(canvas.painter(), pos2(rect.right(), at.y), &more, Type::Caption, ink);
    let note = canvas.say("lists-array-children");
    let width = end.left() - space::L - at.x;
    canvas.heading_with(at, "lists-array", &note, width, &canvas.say("lists-array-note"));
}

/// Largest height of an arc.
const ARC: f32 = 22.0;

/// Draws the arc of a gap that moves from one index to another.
fn show_arc(canvas: &Canvas<'_, '_>, places: &ArrayPlaces, step: &GapStep) {
    let [upper, lower] = step.ends;
    if lower >= places.count {
        return;
    }
    let color = step.direction.color(canvas);
    let color = if step.is_done { color } else { entry::pale(canvas, color) };
    let [from, to] = [upper, lower].map(|at| places.rect(at).center_top());
    let height = ARC.min((to.x - from.x) / 2.0);
    let high = vec2(0.0, -height * 4.0 / 3.0);
    let inward = vec2((to.x - from.x) / 8.0, 0.0);
    let points = [from, from + high + inward, to + high - inward, to];
    let pen = Stroke::new(stroke::CURVE, color);
    let arc = CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, pen);
    canvas.painter().add(Shape::CubicBezier(arc));
}

/// Distance from the lower edge of the boxes to the middle of the indices.
const ARRAY_INDEX: f32 = 12.0;

fn show_array_entry(canvas: &Canvas<'_, '_>, rect: Rect, view: &HeapDrawing, at: usize) {
    let palette = canvas.palette();
    let entry = &view.content.entries[at];
    let corners = CornerRadius::same(radius::S);
    let index = pos2(rect.center().x, rect.bottom() + ARRAY_INDEX);
    let words = at.to_string();
    text::line(
        canvas.painter(),
        index,
        Align2::CENTER_CENTER,
        &words,
        Type::Tick,
        palette.text_faint,
        rect.width() + BOX_GAP,
    );
    if view.content.gap == Some(at) {
        let pen = Stroke::new(stroke::HAIR, palette.edge);
        canvas.painter().rect_stroke(rect, corners, pen, StrokeKind::Inside);
        return;
    }
    let [fill, ink] = look(canvas, view, at);
    let ring = match entry.validity {
        Validity::Void => Some(palette.status_color(StatusStyle::Duplicate)),
        Validity::Valid => None,
    };
    canvas.painter().rect_filled(rect, corners, fill);
    if let Some(ring) = ring.or_else(|| view.path.ring(canvas, at)) {
        let pen = Stroke::new(stroke::CURVE, ring);
        canvas.painter().rect_stroke(rect, corners, pen, StrokeKind::Inside);
    }
    let f = cost::figure(canvas, entry.entry.f);
    let size = FIGURE.min((rect.width() - 2.0) / (LETTER * f.len() as f32));
    text::centred(canvas.painter(), rect.center(), &f, Type::fitted(size), ink);
}

/// The pointer, and the index of the entry under it.
fn hovered_in_tree(canvas: &Canvas<'_, '_>, plan: &HeapPlan, view: &HeapDrawing) -> Option<(Pos2, usize)> {
    let pointer = canvas.ui.rect_contains_pointer(plan.tree).then(|| canvas.ui.ctx().pointer_hover_pos());
    let pointer = pointer.flatten()?;
    let at = plan.at(pointer).filter(|at| *at < view.content.entries.len())?;
    Some((pointer, at))
}

/// The pointer, and the index of the entry under it.
fn hovered_in_array(canvas: &Canvas<'_, '_>, plan: &HeapPlan, view: &HeapDrawing) -> Option<(Pos2, usize)> {
    let rect = plan.array?;
    let places = ArrayPlaces::of(canvas, rect);
    let pointer = canvas.ui.rect_contains_pointer(rect).then(|| canvas.ui.ctx().pointer_hover_pos());
    let pointer = pointer.flatten()?;
    let at = ((pointer.x - rect.left()) / places.step).max(0.0) as usize;
    let is_entry = at < view.content.entries.len().min(places.count) && places.rect(at).contains(pointer);
    is_entry.then_some((pointer, at))
}
