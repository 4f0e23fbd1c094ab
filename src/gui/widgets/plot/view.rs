//! The part of the plane that a plot shows: all of it, until it is panned or zoomed.
//!
//! Drag pans, the wheel or a pinch zooms around the pointer, a double click or [`reset`] shows all again.
//! Growing data are followed as long as the view has not been moved; a change of scale shows all.

use egui::{Id, Rect, Response, Sense, Ui, UiBuilder, Vec2};
use egui_plot::{Plot, PlotBounds, PlotTransform, PlotUi};

use super::scale::{AxisScale, Scale};

/// Whether the plot must show everything, whatever was done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// Only as long as the plot has not been panned or zoomed.
    WhileUntouched,
    /// Now: a new board, a reset, a run that is followed.
    Now,
}

/// Part of the plane that is visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zoom {
    Whole,
    /// A part, after panning or zooming.
    Part,
}

/// Visible bounds, and the response of the plot.
pub(super) struct VisibleBounds {
    pub transform: PlotTransform,
    pub response: Response,
    pub extent: Zoom,
}

/// Scales and bounds last shown as "everything".
#[derive(Clone, Copy, PartialEq)]
struct Whole {
    scales: [AxisScale; 2],
    bounds: PlotBounds,
}

/// Factor from points of scrolling to the exponent of the enlargement.
const ZOOM: f32 = 0.005;

/// Lets `egui_plot` own bounds and pointer inside `frame`, and draw nothing.
pub(super) fn transform(
    ui: &mut Ui,
    frame: Rect,
    id: Id,
    [x, y]: [&Scale<'_>; 2],
    fit: Fit,
) -> VisibleBounds {
    let whole = whole_of(x, y);
    let stored_id = whole_id(id);
    let before = ui.data(|data| data.get_temp::<Whole>(stored_id));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(frame));
    let output = plot(id, frame).show(&mut inner, |plot| {
        let refit = must_refit(plot, fit, &whole, before.as_ref());
        if refit {
            plot.set_plot_bounds(whole.bounds);
        } else {
            zoom_by_wheel(plot);
        }
        refit
    });
    if output.inner {
        ui.data_mut(|data| data.insert_temp(stored_id, whole));
    }
    let current = if output.inner { Some(whole) } else { before };
    let is_whole = current.is_some_and(|current| current.bounds == *output.transform.bounds());
    let extent = if is_whole { Zoom::Whole } else { Zoom::Part };
    VisibleBounds { transform: output.transform, response: output.response, extent }
}

/// Lets the plot `id` show everything in the next frame.
pub fn reset(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.remove::<Whole>(whole_id(id)));
    ui.ctx().request_repaint();
}

/// Id under which the plot `id` stores what it last showed as everything.
fn whole_id(id: Id) -> Id {
    id.with("whole")
}

fn whole_of(x: &Scale<'_>, y: &Scale<'_>) -> Whole {
    let (across, up) = (x.places(), y.places());
    let bounds = PlotBounds::from_min_max([*across.start(), *up.start()], [*across.end(), *up.end()]);
    Whole { scales: [x.axis_scale(), y.axis_scale()], bounds }
}

fn plot<'a>(id: Id, frame: Rect) -> Plot<'a> {
    Plot::new("plot")
        .id(id)
        .width(frame.width())
        .height(frame.height())
        .show_axes(false)
        .show_grid(false)
        .show_background(false)
        .show_x(false)
        .show_y(false)
        .show_crosshair(false)
        .auto_bounds(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .allow_scroll(false)
        // Sensed, but no stop for the keyboard: a button of its own does what the keyboard could do there.
        .sense(Sense::CLICK | Sense::DRAG)
}

fn must_refit(plot: &PlotUi<'_>, fit: Fit, whole: &Whole, before: Option<&Whole>) -> bool {
    let Some(before) = before else { return true };
    let is_untouched = plot.plot_bounds() == before.bounds;
    let is_requested = fit == Fit::Now || plot.response().double_clicked();
    is_requested || before.scales != whole.scales || (is_untouched && before != whole)
}

fn zoom_by_wheel(plot: &mut PlotUi<'_>) {
    let scrolled = plot.ctx().input(|input| input.smooth_scroll_delta().y);
    if scrolled != 0.0 && plot.response().contains_pointer() {
        plot.zoom_bounds_around_hovered(Vec2::splat((ZOOM * scrolled).exp()));
    }
}
