//! One rung of the ladder: chip, name, idea, and what the realm cost on this board.
//!
//! The bar at the foot shows the gain at a glance: boards expanded, on a logarithmic scale that all rungs share, with a
//! tick where the realm before it ended. A bar that is shorter than the tick is what the new idea bought.

mod steps;
mod words;

use egui::{Color32, CornerRadius, Id, Painter, Rangef, Rect, Response, Stroke, StrokeKind, Ui, Vec2};
use egui::{pos2, vec2};

use super::button::{Button, Chosen};
use super::chip::{Fill, chip};
use crate::gui::theme::{LaneMark, Palette, looks, radius, space, stroke};

pub use steps::Steps;

/// Minimum and maximum distance of two lines.
const LINES: [f32; 2] = [16.0, 20.0];
/// Side of the chip.
const CHIP: f32 = 24.0;
/// Room inside the ring of the chosen rung.
const INSIDE_RING: f32 = 3.0;
/// Height of the bar.
const BAR: f32 = 4.0;
/// Distance from the bar to the named steps of the chosen rung, and their height.
const STEPS: [f32; 2] = [4.0, 14.0];

/// Contents of a rung. Words and figures come from the caller, in its language.
#[derive(Clone, Copy, Debug)]
pub struct RungWidget<'a> {
    /// Mark of the realm on the rung.
    pub mark: LaneMark,
    /// Name of the realm; never cut.
    pub name: &'a str,
    /// New idea of the realm, in a few words.
    pub idea: &'a str,
    /// Main figure, already written: `12 345`, or `7 look-ups`.
    pub figure: &'a str,
    /// Name of the button in the place of the main figure, which shows the figures; `None` if they are shown.
    pub uncover: Option<&'a str>,
    /// Run time, already written.
    pub time: &'a str,
    /// Share of the common logarithmic scale, 0 to 1; `None` while there is nothing to show.
    pub bar: Option<f32>,
    /// Share at which the realm before it ended, on the same scale.
    pub before: Option<f32>,
    /// Whether the window shows this realm.
    pub chosen: Chosen,
    /// Whether the realm takes part in plots and ladder.
    pub fill: Fill,
    /// Name of the whole rung for screen readers.
    pub label: &'a str,
    /// Name of the chip for screen readers; the chip puts the realm into plots and ladder or takes it out.
    pub chip_label: &'a str,
    /// The switch between the two steps that share this rung.
    pub steps: Option<Steps<'a>>,
}

#[derive(Clone, Debug)]
pub struct RungResponse {
    /// Response of the row: a click chooses the realm.
    pub row: Response,
    /// Response of the chip: a click shows or hides the realm in plots and ladder.
    pub chip: Response,
    /// Response of the button that shows the figures: a click uncovers the lane.
    pub uncover: Option<Response>,
    /// The step that was pressed, if the rung has two.
    pub step: Option<LaneMark>,
    /// Line below the bar of the chosen rung, where the rung is high enough for one.
    pub below_bar: Option<Rect>,
    /// Place below the chip, as large as the switch of two steps.
    pub below_chip: Rect,
}

/// Paints `rung` in `rect` and senses row, chip and steps under ids derived from `id`.
pub fn show(ui: &Ui, rect: Rect, id: Id, rung: &RungWidget<'_>, palette: &Palette) -> RungResponse {
    let (rows, columns) = (RungLines::of(rect), columns(rect));
    let button = Button::new(rect, id, rung.label, &looks::ROW).choice(rung.chosen);
    let row = button.show(ui, palette, |_| {
        if rung.chosen == Chosen::Yes {
            let ring = Stroke::new(stroke::CURVE, rung.mark.color(palette));
            ui.painter().rect_stroke(rect, CornerRadius::same(radius::M), ring, StrokeKind::Inside);
        }
        words::paint(ui.painter(), columns, &rows, rung, palette);
        paint_bar(ui.painter(), &rows, columns, rung, palette);
    });
    let uncover = rung.uncover.map(|label| {
        let place = words::place_of_dots(columns, &rows);
        let button = Button::new(place, id.with("uncover"), label, &looks::COVERED).hint(label);
        button.show(ui, palette, |ink| words::paint_dots(ui.painter(), place, ink))
    });
    let chip_rect = chip_rect(rect, &rows);
    let takes_part = Chosen::same(rung.fill, Fill::Solid);
    let button = Button::new(chip_rect, id.with("chip"), rung.chip_label, &looks::RUNG_CHIP).tick(takes_part);
    let chip_response =
        button.show(ui, palette, |_| chip(ui.painter(), chip_rect, rung.mark, rung.fill, palette));
    let below_bar = (rung.chosen == Chosen::Yes).then(|| rows.named_steps(rect, columns)).flatten();
    let places = steps::StepPlaces { below_chip: pos2(chip_rect.center().x, rows.bar), below_bar };
    let step = rung.steps.as_ref().and_then(|steps| steps::show(ui, places, id, steps, palette));
    let below_chip = Rect::from_center_size(places.below_chip, steps::SWITCH);
    RungResponse { row, chip: chip_response, uncover, step, below_bar, below_chip }
}

fn chip_rect(rect: Rect, rows: &RungLines) -> Rect {
    let middle = pos2(rect.left() + space::M + CHIP / 2.0, rows.first.midpoint(rows.second));
    Rect::from_center_size(middle, Vec2::splat(CHIP))
}

/// Room of words and bar, beside the chip.
fn columns(rect: Rect) -> Rangef {
    Rangef::new(rect.left() + space::M + CHIP + space::S + 2.0, rect.right() - space::M)
}

/// Middle lines of name, idea and bar. The three are one group in the middle of the rung: spare height
/// goes between rungs, where it separates, and not inside them.
struct RungLines {
    first: f32,
    second: f32,
    bar: f32,
}

impl RungLines {
    fn of(rect: Rect) -> Self {
        // The ink of the group reaches higher above its middle line than below it.
        let middle = rect.center().y + 2.0;
        let [least, most] = LINES;
        let pitch = (rect.height() * 0.245).clamp(least, most).round();
        Self { first: middle - pitch, second: middle, bar: middle + pitch - 1.0 }
    }

    /// Line of the named steps below the bar; `None` if the rung is too low for a line more.
    fn named_steps(&self, rect: Rect, columns: Rangef) -> Option<Rect> {
        let line = Rect::from_x_y_ranges(columns, self.bar + STEPS[0]..=self.bar + STEPS[0] + STEPS[1]);
        (line.bottom() <= rect.bottom() - INSIDE_RING).then_some(line)
    }
}

fn paint_bar(painter: &Painter, rows: &RungLines, columns: Rangef, rung: &RungWidget<'_>, palette: &Palette) {
    let track = Rect::from_x_y_ranges(columns, rows.bar - BAR / 2.0..=rows.bar + BAR / 2.0);
    let corners = CornerRadius::same(radius::XS);
    let well = if rung.chosen == Chosen::Yes { palette.sunken } else { palette.line };
    painter.rect_filled(track, corners, well);
    let x_of = |share: f32| track.left() + track.width() * share.clamp(0.0, 1.0);
    if let Some(share) = rung.bar {
        let end = pos2(x_of(share).max(track.left() + BAR), track.bottom());
        painter.rect_filled(Rect::from_min_max(track.min, end), corners, bar_color(rung, palette));
    }
    if let Some(share) = rung.before {
        let tick = track.expand2(vec2(0.0, 2.0)).y_range();
        painter.vline(x_of(share), tick, Stroke::new(stroke::CURVE, palette.text_soft));
    }
}

/// Colour of the bar. A hidden realm keeps its bar, in grey: its cost is still true.
fn bar_color(rung: &RungWidget<'_>, palette: &Palette) -> Color32 {
    match rung.fill {
        Fill::Solid => rung.mark.color(palette),
        Fill::Outline => palette.text_faint,
    }
}
