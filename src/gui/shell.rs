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

use egui::{CornerRadius, Rect, Stroke, Ui, pos2, vec2};

use super::{
    PanelContext,
    kit::Canvas,
    panels::{
        depth_sheet, editor, heuristics, inside, keys_sheet, ladder, link_sheet, map, places_sheet, plots,
        question, race, reading, results_sheet, stage, step, timeline, top_bar,
    },
    theme::{Regions, stroke},
};
use crate::app::{Action, Framing, StageTab, view::View};

/// Shape of a panel: it draws into `canvas.ui.max_rect()` and cannot draw outside.
type Panel = fn(&mut Canvas<'_, '_>);

pub fn show(ui: &mut Ui, context: &PanelContext<'_>, actions: &mut Vec<Action>) {
    let canvas = &mut Canvas { ui, context, actions };
    let full = canvas.ui.ctx().content_rect();
    let places = RegionRects::of(full, context.view.model.surroundings.framing);
    canvas.painter().rect_filled(full, CornerRadius::ZERO, canvas.palette().background);
    paint_backgrounds(canvas, &places);
    let stage = stage(context.view.model.stage, places.reading);
    if context.view.model.surroundings.framing == Framing::Alone {
        canvas.within("top bar", places.top, top_bar::show);
    }
    let regions: [(&str, Rect, Panel); 4] = [
        ("ladder", places.ladder, ladder::show),
        ("stage", places.stage, stage),
        ("plots", places.plots, below_stage(context.view)),
        ("timeline", places.timeline, timeline::show),
    ];
    let reading = places.reading.map(|rect| ("reading", rect, reading::show as Panel));
    for (name, rect, panel) in regions.into_iter().chain(reading) {
        canvas.within(name, rect, panel);
    }
    paint_lines(canvas, &places);
    editor::show(canvas);
    keys_sheet::show(canvas);
    depth_sheet::show(canvas);
    link_sheet::show(canvas);
    results_sheet::show(canvas);
    places_sheet::show(canvas);
}

/// Returns the panel below the stage: the current question if there is one, otherwise the plots.
fn below_stage(view: &View<'_>) -> Panel {
    if view.model.questions.current.is_some() { question::show } else { plots::show }
}

/// Returns the panel on the stage. A window with a panel for the reading needs no tab for it.
fn stage(tab: StageTab, reading: Option<Rect>) -> Panel {
    match tab {
        StageTab::Inside => inside::show,
        StageTab::Race => race::show,
        StageTab::Map => map::show,
        StageTab::Heuristics => heuristics::show,
        StageTab::Reading if reading.is_none() => stage::show_reading,
        StageTab::Step | StageTab::Reading => step::show,
    }
}

/// Places of the regions.
struct RegionRects {
    top: Rect,
    ladder: Rect,
    stage: Rect,
    plots: Rect,
    timeline: Rect,
    reading: Option<Rect>,
}

impl RegionRects {
    fn of(full: Rect, framing: Framing) -> Self {
        let sizes = Regions::of(full.width(), full.height());
        let top_bar = if framing == Framing::Alone { sizes.top_bar } else { 0.0 };
        let top = Rect::from_min_size(full.min, vec2(full.width(), top_bar));
        let timeline = Rect::from_min_max(pos2(full.left(), full.bottom() - sizes.timeline), full.max);
        let middle = Rect::from_min_max(top.left_bottom(), timeline.right_top());
        let ladder = Rect::from_min_size(middle.min, vec2(sizes.ladder, middle.height()));
        let right = middle.right() - sizes.reading.unwrap_or(0.0);
        let reading = sizes.reading.map(|_| Rect::from_min_max(pos2(right, middle.top()), middle.max));
        let centre = Rect::from_min_max(ladder.right_top(), pos2(right, middle.bottom()));
        let plots = Rect::from_min_max(pos2(centre.left(), centre.bottom() - sizes.plots), centre.max);
        let stage = Rect::from_min_max(centre.min, plots.right_top());
        Self { top, ladder, stage, plots, timeline, reading }
    }
}

fn paint_backgrounds(canvas: &Canvas<'_, '_>, places: &RegionRects) {
    let panels = [places.top, places.ladder, places.plots, places.timeline];
    for rect in panels.into_iter().chain(places.reading) {
        canvas.painter().rect_filled(rect, CornerRadius::ZERO, canvas.palette().panel);
    }
}

/// Paints the lines between regions. Lines appear nowhere else.
fn paint_lines(canvas: &Canvas<'_, '_>, places: &RegionRects) {
    let painter = canvas.painter();
    let line = Stroke::new(stroke::HAIR, canvas.palette().line);
    let snap = |x: f32| painter.round_to_pixel_center(x);
    painter.hline(places.top.x_range(), snap(places.top.bottom()), line);
    painter.hline(places.timeline.x_range(), snap(places.timeline.top()), line);
    painter.hline(places.plots.x_range(), snap(places.plots.top()), line);
    painter.vline(snap(places.ladder.right()), places.ladder.y_range(), line);
    if let Some(reading) = places.reading {
        painter.vline(snap(reading.left()), reading.y_range(), line);
    }
}
