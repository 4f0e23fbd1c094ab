//! Curves over a common axis, their playhead, and a chip where each of them ends.

use egui::{Id, Painter, Pos2, Rect, Response, Role, Shape, Stroke, Ui, WidgetInfo};
use egui_plot::{PlotPoint, PlotTransform};

use super::background::{frame, paint_background, paint_x_ticks, paint_y_ticks};
use super::corner;
use super::curve::{self, Curve, PlottedCurve};
use super::end_chips::{self, EndChip};
use super::hover::{self, Hovered};
use super::scale::Scale;
use super::view::{self, Fit, Zoom};
use crate::gui::theme::{LaneMark, Palette, sizes::plot::axes, stroke};
use crate::gui::widgets::button::Chosen;
use crate::gui::widgets::chip::Fill;

/// Playhead of a plot in real units, across the axis of the measure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlayheadLine {
    /// An upright line.
    X(f64),
    /// A level line.
    Y(f64),
}

/// A line to compare with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Guide<'a> {
    /// Both axes have the same value.
    Diagonal,
    /// The axis from bottom to top has this value.
    Y(f64),
    /// Points in real units, in the colour of a lane.
    Curve(LaneMark, &'a [[f64; 2]]),
    /// Dots in real units, joined.
    Joined(&'a [[f64; 2]]),
}

/// A plot of curves, as data.
#[derive(Clone, Copy)]
pub struct Chart<'a> {
    /// Stable id, the same in every language.
    pub id: Id,
    /// Name for screen readers.
    pub label: &'a str,
    /// Axis from left to right.
    pub x: Scale<'a>,
    /// Axis from bottom to top.
    pub y: Scale<'a>,
    /// Curves in the order of the ladder: later ones are painted over earlier ones.
    pub curves: &'a [Curve<'a>],
    /// Moment shown; `None` shows every curve whole.
    pub playhead: Option<PlayheadLine>,
    /// Lines to compare with, below the curves.
    pub guides: &'a [Guide<'a>],
    /// Whether pan and zoom are undone.
    pub fit: Fit,
}

/// A chart as it was drawn, and what is under the pointer.
#[derive(Clone, Debug)]
pub struct ChartResponse {
    /// The sensed frame.
    pub response: Response,
    /// Place of the curves.
    pub frame: Rect,
    /// Whether all is visible, or a part after panning or zooming.
    pub extent: Zoom,
    /// The point to describe; paint it with `crosshair`.
    pub hovered: Option<Hovered>,
    /// Chips of the legend, which lie above the frame; the caller makes buttons of them.
    pub chips: Vec<EndChip>,
}

/// Paints `chart` below the head of `rect`.
pub fn show(ui: &mut Ui, rect: Rect, chart: &Chart<'_>, palette: &Palette) -> ChartResponse {
    let frame = frame(rect);
    let view::VisibleBounds { transform, response, extent } =
        view::transform(ui, frame, chart.id, [&chart.x, &chart.y], chart.fit);
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, ui.is_enabled(), chart.label));
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let inside = painter.with_clip_rect(frame.expand(2.0).intersect(painter.clip_rect()));
    paint_grid(&painter, frame, &transform, chart, palette);
    let lines = lines_of(chart, &transform);
    for guide in chart.guides {
        paint_guide(&inside, frame, chart, &transform, (*guide, palette));
    }
    let visible = paint_curves(&inside, &lines, chart, &transform, palette);
    paint_playhead(&painter, frame, chart, &transform, palette);
    let places = [frame, corner::room(frame, extent)];
    let chips = end_chips::paint(&painter, &inside, places, &lines, palette);
    let pointer = response.hover_pos().filter(|at| !chips.iter().any(|chip| chip.rect.contains(*at)));
    let hovered = pointer.and_then(|at| hover::nearest(&visible, at));
    ChartResponse { response, frame, extent, hovered, chips }
}

fn lines_of<'a>(chart: &Chart<'a>, transform: &PlotTransform) -> Vec<PlottedCurve<'a>> {
    let place = |&[x, y]: &[f64; 2]| {
        transform.position_from_point(&PlotPoint::new(chart.x.place(x), chart.y.place(y)))
    };
    let line = |curve: &'a Curve<'a>| PlottedCurve {
        curve,
        points: curve.points.iter().map(place).collect(),
        band: curve
            .points
            .iter()
            .zip(curve.band)
            .map(|(&[x, _], ends)| ends.map(|y| place(&[x, y])))
            .collect(),
    };
    chart.curves.iter().map(line).collect()
}

/// Paints all curves that are not hidden, the chosen one last; returns those that can be hovered.
fn paint_curves<'a, 'b>(
    inside: &Painter,
    lines: &'b [PlottedCurve<'a>],
    chart: &Chart<'_>,
    transform: &PlotTransform,
    palette: &Palette,
) -> Vec<&'b PlottedCurve<'a>> {
    let solid = lines.iter().filter(|line| line.curve.fill == Fill::Solid);
    let (chosen, others): (Vec<_>, Vec<_>) = solid.partition(|line| line.curve.chosen == Chosen::Yes);
    let visible: Vec<&PlottedCurve<'_>> = others.into_iter().chain(chosen).collect();
    for line in &visible {
        curve::paint_band(inside, line, palette);
    }
    for line in &visible {
        curve::paint(inside, line, |at| beyond(chart, transform, at), palette);
    }
    visible
}

/// Distance of a point of the screen past the playhead, in points; negative before it.
fn beyond(chart: &Chart<'_>, transform: &PlotTransform, at: Pos2) -> f32 {
    match chart.playhead {
        Some(PlayheadLine::X(x)) => at.x - transform.position_from_point_x(chart.x.place(x)),
        Some(PlayheadLine::Y(y)) => transform.position_from_point_y(chart.y.place(y)) - at.y,
        None => -1.0,
    }
}

fn paint_grid(
    painter: &Painter,
    frame: Rect,
    transform: &PlotTransform,
    chart: &Chart<'_>,
    palette: &Palette,
) {
    let bounds = transform.bounds();
    let x_ticks = chart.x.ticks(&bounds.range_x(), frame.width(), axes::NAMES_APART[0]);
    let y_ticks = chart.y.ticks(&bounds.range_y(), frame.height(), axes::NAMES_APART[1]);
    paint_background(painter, frame, palette);
    paint_x_ticks(painter, frame, &x_ticks, |x| transform.position_from_point_x(x), palette);
    paint_y_ticks(painter, frame, &y_ticks, |y| transform.position_from_point_y(y), palette);
}

/// Lengths of the dashes and gaps of a curve to compare with.
const GUIDE: [f32; 2] = [2.0, 4.0];

fn paint_guide(
    painter: &Painter,
    frame: Rect,
    chart: &Chart<'_>,
    transform: &PlotTransform,
    (guide, palette): (Guide<'_>, &Palette),
) {
    let pen = Stroke::new(stroke::CURVE, palette.text_faint);
    let at =
        |x: f64, y: f64| transform.position_from_point(&PlotPoint::new(chart.x.place(x), chart.y.place(y)));
    match guide {
        Guide::Diagonal => {
            let places = chart.x.places();
            let [first, last] = [places.start(), places.end()].map(|place| chart.x.value(*place));
            painter.line_segment([at(first, first), at(last, last)], pen);
        }
        Guide::Y(y) => _ = painter.hline(frame.x_range(), at(1.0, y).y, pen),
        Guide::Curve(mark, points) => {
            let points: Vec<Pos2> = points.iter().map(|[x, y]| at(*x, *y)).collect();
            let pen = Stroke::new(stroke::CURVE, mark.color(palette));
            let [dash, gap] = GUIDE;
            painter.extend(Shape::dashed_line(&points, pen, dash, gap));
        }
        Guide::Joined(points) => {
            painter.line(points.iter().map(|[x, y]| at(*x, *y)).collect(), pen);
        }
    }
}

fn paint_playhead(
    painter: &Painter,
    frame: Rect,
    chart: &Chart<'_>,
    transform: &PlotTransform,
    palette: &Palette,
) {
    let pen = Stroke::new(stroke::CURVE, palette.text);
    match chart.playhead {
        Some(PlayheadLine::X(x)) => {
            let at = painter.round_to_pixel_center(transform.position_from_point_x(chart.x.place(x)));
            if frame.x_range().contains(at) {
                painter.vline(at, frame.y_range(), pen);
            }
        }
        Some(PlayheadLine::Y(y)) => {
            let at = painter.round_to_pixel_center(transform.position_from_point_y(chart.y.place(y)));
            if frame.y_range().contains(at) {
                painter.hline(frame.x_range(), at, pen);
            }
        }
        None => (),
    }
}
