//! The window's regions, and a panel in each.
//!
//! ```text
//! ┌───────────────────────── top bar ─────────────────────────┐
//! ├────────┬──────────────────────────────────────┬───────────┤
//! │ ladder │ stage                                │ reading   │
//! │        ├────────────┬────────────┬────────────┤           │
//! │        │ frontier   │ expanded   │ time       │           │
//! ├────────┴────────────┴────────────┴────────────┴───────────┤
//! └───────────────────────── timeline ────────────────────────┘
//! ```

mod keys_sheet;
mod least;
mod strip;
mod top_bar;

use egui::{CornerRadius, PointerButton, Rect, Stroke, Ui, pos2, vec2};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        export::ExportAction,
        figure::{Export, Figure},
        screen::{Fold, Folds, Sheet, StageTab},
    },
    model::Action,
    view::View,
};

use self::strip::{show_realm, show_strip};
use super::{
    PanelContext, heuristics, inside,
    kit::{Canvas, id},
    lab, ladder, link, map, places, plots,
    puzzle::{self, depth},
    questions, race, reading, save, step,
    theme::{Arrangement, Regions, phone, regions::BESIDE_QUESTION, stroke},
    timeline,
    touch::{self, Pinch},
};

/// Shape of a panel: it draws into `canvas.ui.max_rect()` and cannot draw outside.
type Panel = fn(&mut Canvas<'_, '_>);

pub fn show(ui: &mut Ui, context: &PanelContext<'_>, actions: &mut Vec<Action>) {
    let canvas = &mut Canvas { ui, context, actions };
    let full = canvas.ui.ctx().content_rect();
    if least::is_too_small(full.size()) {
        canvas.painter().rect_filled(full, CornerRadius::ZERO, canvas.palette().background);
        least::show(canvas, full);
        return;
    }
    let regions = RegionRects::of(full, context.view);
    let arrangement = canvas.arrangement();
    let glass = canvas.ui.ctx().viewport_rect();
    let places = regions.to_glass(full, glass);
    canvas.painter().rect_filled(glass, CornerRadius::ZERO, canvas.palette().background);
    paint_backgrounds(canvas, &places);
    let model = context.view.model;
    let stage: Panel = match model.shows_plots_in_stage() {
        true if arrangement == Arrangement::Upright => plots::show_upright,
        true => plots::show,
        false => show_stage,
    };
    if regions.top.height() > 0.0 {
        let is_asking = canvas.is_phone() && model.has_question();
        canvas.within("top bar", regions.top, if is_asking { questions::bar::show } else { top_bar::show });
    }
    let Folds { ladder, plots, reading } = regions.folds;
    let panels: [(&str, Rect, Panel); 4] = [
        ("ladder", regions.ladder, show_ladder(ladder, arrangement)),
        ("stage", regions.stage, stage),
        ("plots", regions.below, below_stage(context.view, plots)),
        ("timeline", regions.timeline, show_timeline(canvas)),
    ];
    let panel: Panel = if reading == Fold::Open { reading::show_panel } else { reading::show_edge };
    let reading = regions.reading.map(|rect| ("reading", rect, panel));
    for (name, rect, panel) in panels.into_iter().chain(reading).filter(|(_, rect, _)| rect.height() > 0.0) {
        canvas.within(name, rect, panel);
    }
    if regions.timeline.height() <= 0.0 {
        timeline::phone::show_notice(canvas, full.with_min_y(full.bottom()));
    }
    paint_lines(canvas, &places);
    touch::shield(canvas.ui, model.surroundings.pointing, id("shield"));
    puzzle::show_editor(canvas);
    keys_sheet::show(canvas);
    depth::show(canvas);
    link::show(canvas);
    ladder::sheet::show(canvas);
    questions::results::show(canvas);
    save::show(canvas);
    places::show(canvas);
    step::frontier_sheet::show(canvas);
    ladder::show_sheet(canvas);
    top_bar::more::show(canvas);
    timeline::playing::show(canvas);
    change_size(canvas, regions.stage);
    save_by_click(canvas, regions.stage, regions.below);
    touch::lift_tooltips(canvas.ui.ctx());
}

/// Opens what can be saved with the figure under a pointer whose right button is clicked.
fn save_by_click(canvas: &mut Canvas<'_, '_>, stage: Rect, below: Rect) {
    let model = canvas.context.view.model;
    let at = canvas.ui.input(|input| {
        let is_clicked = input.pointer.button_clicked(PointerButton::Secondary);
        input.pointer.interact_pos().filter(|_| is_clicked)
    });
    let Some(at) = at.filter(|_| model.sheet == Sheet::None && model.editor.is_none()) else { return };
    let figure = if stage.contains(at) {
        Figure::Stage
    } else if below.contains(at) && !model.has_question() {
        let place = (at.x - below.left()) / below.width() * 3.0;
        [Figure::Frontier, Figure::Expanded, Figure::Time][place.clamp(0.0, 2.0) as usize]
    } else {
        return;
    };
    canvas.ask(Action::Export(ExportAction::Take(Export { figure, ..model.export.export })));
}

/// Draws everything larger or smaller where two fingers spread or close, except over a picture that they enlarge.
fn change_size(canvas: &mut Canvas<'_, '_>, stage: Rect) {
    let Some(pinch) = touch::pinched(canvas.ui.ctx()) else { return };
    let model = canvas.context.view.model;
    let has_picture = matches!(model.stage, StageTab::Map | StageTab::Inside) && model.sheet == Sheet::None;
    let middle = canvas.ui.ctx().multi_touch().map(|touch| touch.center_pos);
    if has_picture && middle.is_some_and(|at| stage.contains(at)) {
        return;
    }
    canvas.ask(Action::Window(match pinch {
        Pinch::Apart => WindowAction::Larger,
        Pinch::Together => WindowAction::Smaller,
    }));
}

/// Returns the panel of the ladder: its rungs, or a chip for each, below or beside one another.
fn show_ladder(fold: Fold, arrangement: Arrangement) -> Panel {
    match (arrangement, fold) {
        (Arrangement::Upright | Arrangement::Lying, _) => ladder::show_chips,
        (Arrangement::Around, Fold::Open) => ladder::show,
        (Arrangement::Around, Fold::Folded) => ladder::show_rail,
    }
}

fn show_timeline(canvas: &Canvas<'_, '_>) -> Panel {
    match canvas.arrangement() {
        Arrangement::Upright => timeline::phone::show_upright,
        Arrangement::Lying => timeline::phone::show_lying,
        Arrangement::Around if canvas.is_tablet() => timeline::phone::show_tablet,
        Arrangement::Around => timeline::show,
    }
}

/// Places of the regions.
struct RegionRects {
    top: Rect,
    ladder: Rect,
    stage: Rect,
    /// The plots below the stage, or a question below it or beside it.
    below: Rect,
    timeline: Rect,
    reading: Option<Rect>,
    folds: Folds,
}

/// Share of a phone's stage that a data structure keeps while it is asked about.
const STRUCTURE_ASKED: f32 = 0.45;

impl RegionRects {
    fn of(full: Rect, view: &View<'_>) -> Self {
        match Arrangement::of(full.size()) {
            Arrangement::Upright => return Self::upright(full, view),
            Arrangement::Lying => return Self::lying(full, view),
            Arrangement::Around => {}
        }
        let sizes = Regions::of(full.size(), &view.model.surroundings, view.model.folds());
        let is_asking = view.model.has_question();
        let sizes = if is_asking { sizes.with_question(full.height(), view.model.stage) } else { sizes };
        let has_line = is_asking || !view.model.shows_plots_in_stage();
        let sizes = Regions { plots: if has_line { sizes.plots } else { 0.0 }, ..sizes };
        let top = Rect::from_min_size(full.min, vec2(full.width(), sizes.top_bar));
        let timeline = Rect::from_min_max(pos2(full.left(), full.bottom() - sizes.timeline), full.max);
        let middle = Rect::from_min_max(top.left_bottom(), timeline.right_top());
        let ladder = Rect::from_min_size(middle.min, vec2(sizes.ladder, middle.height()));
        let right = middle.right() - sizes.reading.unwrap_or(0.0);
        let reading = sizes.reading.map(|_| Rect::from_min_max(pos2(right, middle.top()), middle.max));
        let centre = Rect::from_min_max(ladder.right_top(), pos2(right, middle.bottom()));
        let is_beside = is_asking && Regions::question_is_beside(full.height(), view.model.stage);
        let (stage, below) = if is_beside {
            centre.split_left_right_at_fraction(BESIDE_QUESTION)
        } else {
            centre.split_top_bottom_at_y(centre.bottom() - sizes.plots)
        };
        Self { top, ladder, stage, below, timeline, reading, folds: sizes.folds }
    }

    /// The regions from top to bottom. A race has the chips of its lanes in its rows; a question leaves of the stage no
    /// more than the board or the structure that it is about, and takes the place of everything else.
    fn upright(full: Rect, view: &View<'_>) -> Self {
        let is_asking = view.model.has_question();
        let (top, below) = full.split_top_bottom_at_y(full.top() + phone::BAR);
        let reading = view.model.preferences.reading().factor();
        let height = full.height() - phone::larger_sentence(reading);
        let is_folded = phone::has_one_chip(vec2(full.width(), height));
        let has_chips = !is_asking && !is_folded && view.model.stage != StageTab::Race;
        let chips = if has_chips { phone::CHIPS } else { 0.0 };
        let (ladder, below) = below.split_top_bottom_at_y(below.top() + chips);
        let timeline = if is_asking { 0.0 } else { phone::timeline(height) };
        let (stage, timeline) = below.split_top_bottom_at_y(below.bottom() - timeline);
        let (stage, below) = match view.model.stage {
            _ if !is_asking => (stage, stage.with_min_y(stage.bottom())),
            StageTab::Step | StageTab::Reading => stage.split_top_bottom_at_y(stage.top() + phone::ASKED),
            StageTab::Inside => stage.split_top_bottom_at_fraction(STRUCTURE_ASKED),
            _ => (stage.with_max_y(stage.top()), stage),
        };
        Self { top, ladder, stage, below, timeline, reading: None, folds: Folds::FOLDED }
    }

    /// The stage between both bars; a question is beside its board, or in its place.
    fn lying(full: Rect, view: &View<'_>) -> Self {
        let (top, rest) = full.split_top_bottom_at_y(full.top() + phone::BAR);
        let is_asking = view.model.has_question();
        let timeline = if is_asking { 0.0 } else { phone::LYING_TIMELINE };
        let (stage, timeline) = rest.split_top_bottom_at_y(rest.bottom() - timeline);
        let none = stage.with_min_y(stage.bottom());
        let (stage, below) = match view.model.stage {
            _ if !is_asking => (stage, none),
            StageTab::Step | StageTab::Reading => stage.split_left_right_at_fraction(BESIDE_QUESTION),
            StageTab::Inside => stage.split_left_right_at_fraction(STRUCTURE_ASKED),
            _ => (none, stage),
        };
        let ladder = rest.with_max_y(rest.top());
        Self { top, ladder, stage, below, timeline, reading: None, folds: Folds::FOLDED }
    }
}

/// Two edges that are nearer than this are one, in points.
const SAME_EDGE: f32 = 1e-3;

impl RegionRects {
    /// The same regions, but those at an edge of the content go on to the edge of the glass.
    fn to_glass(&self, content: Rect, glass: Rect) -> Self {
        let side = |side: f32, content: f32, glass: f32| {
            if (side - content).abs() < SAME_EDGE { glass } else { side }
        };
        let wider = |rect: Rect| {
            if !rect.is_positive() {
                return rect;
            }
            let min = pos2(
                side(rect.left(), content.left(), glass.left()),
                side(rect.top(), content.top(), glass.top()),
            );
            let max = pos2(
                side(rect.right(), content.right(), glass.right()),
                side(rect.bottom(), content.bottom(), glass.bottom()),
            );
            Rect::from_min_max(min, max)
        };
        Self {
            top: wider(self.top),
            ladder: wider(self.ladder),
            stage: wider(self.stage),
            below: wider(self.below),
            timeline: wider(self.timeline),
            reading: self.reading.map(wider),
            folds: self.folds,
        }
    }
}

fn paint_backgrounds(canvas: &Canvas<'_, '_>, places: &RegionRects) {
    let panels = [places.top, places.ladder, places.below, places.timeline];
    for rect in panels.into_iter().chain(places.reading) {
        canvas.painter().rect_filled(rect, CornerRadius::ZERO, canvas.palette().panel);
    }
}

/// Shows the stage: its tabs, the reason of the step in a sentence, the controls of the open tab and how far the chosen
/// realm's search is; below, between the margins, what the tab shows.
///
/// ```text
/// ┌ Step  Race  Map  Heuristics ──────────── status, realm ┐
/// │ ▌why this step, in one sentence                        │
/// │ margin            what the open tab shows              │
/// └────────────────────────────────────────────────────────┘
/// ```
///
/// A window with a panel for the reading needs no tab for it.
fn show_stage(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let open = match canvas.context.view.model.stage {
        StageTab::Reading
            if !canvas.is_phone() && Regions::has_reading(canvas.ui.ctx().content_rect().width()) =>
        {
            StageTab::Step
        }
        open => open,
    };
    let strip = show_strip(canvas, full, open);
    if open == StageTab::Reading {
        canvas.within("reading in the stage", strip.below, reading::show);
        return;
    }
    let strip = match open {
        StageTab::Step | StageTab::Reading => step::controls(canvas, strip),
        StageTab::Inside => inside::controls(canvas, strip),
        StageTab::Race => race::controls(canvas, strip),
        StageTab::Map => map::controls(canvas, strip),
        StageTab::Heuristics => heuristics::controls(canvas, strip),
        StageTab::Lab => lab::controls(canvas, strip),
    };
    show_realm(canvas, strip.rest);
    let margin = canvas.margin(full.width());
    let body = Rect::from_min_max(strip.below.left_top(), full.max - vec2(margin, 0.0));
    let body = body.with_min_x(full.left() + margin);
    match open {
        StageTab::Step | StageTab::Reading => step::show(canvas, body),
        StageTab::Inside => inside::show(canvas, body),
        StageTab::Race => race::show(canvas, body),
        StageTab::Map => map::show(canvas, body),
        StageTab::Heuristics => heuristics::show(canvas, body),
        StageTab::Lab => lab::show(canvas, body),
    }
}

/// Returns the panel below the stage: the current question if there is one, otherwise the plots.
fn below_stage(view: &View<'_>, plots: Fold) -> Panel {
    match plots {
        _ if view.model.has_question() => questions::show,
        Fold::Open => plots::show,
        Fold::Folded => plots::show_line,
    }
}

/// Paints the lines between regions. Lines appear nowhere else.
fn paint_lines(canvas: &Canvas<'_, '_>, places: &RegionRects) {
    let painter = canvas.painter();
    let line = Stroke::new(stroke::HAIR, canvas.palette().line);
    let snap = |x: f32| painter.round_to_pixel_center(x);
    painter.hline(places.top.x_range(), snap(places.top.bottom()), line);
    if places.timeline.is_positive() {
        painter.hline(places.timeline.x_range(), snap(places.timeline.top()), line);
    }
    painter.hline(places.below.x_range(), snap(places.below.top()), line);
    if places.below.left() > places.stage.left() {
        painter.vline(snap(places.below.left()), places.below.y_range(), line);
    }
    if places.ladder.right() < places.stage.right() {
        painter.vline(snap(places.ladder.right()), places.ladder.y_range(), line);
    }
    if let Some(reading) = places.reading {
        painter.vline(snap(reading.left()), reading.y_range(), line);
    }
}
