//! The legend below the lanes: the meaning of colour, grey and flags, each beside the mark as it is drawn.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};
use eight_realms_app::app::view::{CurveEnd, Race};

use super::{curve, plan::LanesPlan};
use crate::gui::{
    kit::{Canvas, row::flow},
    theme::{StatusStyle, Type, sizes::race::lane, space, stroke},
    widgets::{status::status_mark, text},
};

/// Mark that the legend explains.
#[derive(Clone, Copy)]
enum LaneMark {
    /// The curve as far as it has run.
    Run,
    /// The curve beyond the playhead.
    ToRun,
    /// The end of a search that has found a path.
    Flag,
    /// The end of a search that has found that no path exists.
    NoSolution,
}

/// Boards that the curves count.
#[derive(Clone, Copy)]
enum CurveOf {
    /// Boards that wait.
    Frontier,
    /// Boards on the path, where no lane keeps a frontier.
    Path,
}

impl LaneMark {
    /// Returns the id of the mark's meaning.
    const fn message(self, of: CurveOf) -> &'static str {
        match self {
            Self::Run if matches!(of, CurveOf::Path) => "race-legend-run-path",
            Self::Run => "race-legend-run",
            Self::ToRun => "race-legend-to-run",
            Self::Flag => "race-legend-finished",
            Self::NoSolution => "rung-unsolvable",
        }
    }

    /// Paints the mark with the middle of its left edge at `at`.
    fn paint(self, canvas: &Canvas<'_, '_>, at: Pos2) {
        let (painter, palette) = (canvas.painter(), canvas.palette());
        let place = Rect::from_center_size(at + vec2(lane::MARK / 2.0, 0.0), Vec2::splat(lane::MARK));
        match self {
            Self::Run => area(painter, place, palette.run(canvas.context.accent()), canvas.context.accent()),
            Self::ToRun => area(painter, place, palette.to_run(), palette.edge),
            Self::Flag => {
                curve::flag(painter, place.left_bottom() + vec2(1.0, 0.0), lane::MARK, palette.text_soft);
            }
            Self::NoSolution => {
                status_mark(painter, place.center(), lane::MARK, StatusStyle::Pruned, palette);
            }
        }
    }
}

/// Paints the fill under a curve, and its line along the lower edge.
fn area(painter: &Painter, place: Rect, fill: Color32, line: Color32) {
    painter.rect_filled(place, CornerRadius::ZERO, fill);
    painter.hline(place.x_range(), place.bottom(), Stroke::new(stroke::CURVE, line));
}

/// Draws the legend; its tooltip is what the height of a curve means.
pub fn show(canvas: &Canvas<'_, '_>, plan: &LanesPlan, race: &Race) {
    let has_no_solution = race.lanes.iter().any(|lane| lane.end == Some(CurveEnd::NoSolution));
    let marks = [LaneMark::Run, LaneMark::ToRun, LaneMark::Flag, LaneMark::NoSolution];
    let marks = &marks[..marks.len() - usize::from(!has_no_solution)];
    let of = if race.keeps_paths() { CurveOf::Path } else { CurveOf::Frontier };
    let words = marks.iter().map(|mark| canvas.say(mark.message(of)));
    let words: Vec<String> = words.collect();
    let width_of =
        |words: &String| lane::MARK + space::XS + text::width(canvas.painter(), words, Type::Caption);
    let places = flow(words.iter().map(width_of), space::L, f32::INFINITY);
    let mut whole = Rect::NOTHING;
    for ((mark, words), (_, x)) in marks.iter().zip(&words).zip(places) {
        let at = pos2(plan.legend.left() + x, plan.legend.center().y);
        mark.paint(canvas, at);
        let from = at + vec2(lane::MARK + space::XS, 0.0);
        let ink = canvas.palette().text_faint;
        whole = whole.union(text::left(canvas.painter(), from, words, Type::Caption, ink));
    }
    let note = canvas.say(match of {
        CurveOf::Frontier => "race-legend-note",
        CurveOf::Path => "race-legend-note-path",
    });
    canvas.named(whole, "race legend", &words.join(" · ")).on_hover_text(note);
}
