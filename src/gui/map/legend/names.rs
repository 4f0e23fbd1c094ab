//! The names of the fills and shapes.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::tell::map_marks::{MapMark, marks, marks_of_all};
use eight_realms_core::{
    map::{Heat, MapStatus},
    realm::Realm,
};

use super::Subject;
use crate::gui::{
    kit::{Canvas, row::flow},
    map::fills::fill,
    theme::{
        MapColors, Palette, Type, radius,
        sizes::{self, map::overlay},
        space, stroke,
    },
    widgets::text,
};

/// Height of a line of samples.
const LINE: f32 = 17.0;
/// Width of a step of the scale of visits.
const VISITS_STEP: f32 = 20.0;
/// Radius of the two rings that stand for the meeting.
const MEETING_RING: f32 = 2.5;

/// Returns the width of the sample in front of a name.
const fn width(mark: MapMark) -> f32 {
    match mark {
        MapMark::Visits => VISITS_STEP * Heat::ALL.len() as f32,
        MapMark::Fill(_) | MapMark::Path | MapMark::Stack | MapMark::Start | MapMark::Goal | MapMark::Met => {
            sizes::marks::SAMPLE
        }
    }
}

/// Draws the names at the top of `rest`; returns the room they took.
pub fn show(canvas: &Canvas<'_, '_>, rest: Rect, subject: &Subject<'_>) -> Rect {
    let names = Names::of(canvas, &marks(subject.realm), rest.width());
    names.show(canvas, rest.min, subject.colors);
    Rect::from_min_size(rest.min, vec2(rest.width(), names.height))
}

/// Draws the names for several realms together at the foot of `body`.
pub fn show_below(canvas: &Canvas<'_, '_>, body: Rect, realms: &[Realm], colors: &MapColors) {
    let names = Names::of(canvas, &marks_of_all(realms), body.width());
    names.show(canvas, body.with_min_y(body.bottom() - names.height).min, colors);
}

/// Returns the room above the names of several realms.
pub fn above(canvas: &Canvas<'_, '_>, body: Rect, realms: &[Realm]) -> Rect {
    let names = Names::of(canvas, &marks_of_all(realms), body.width());
    body.with_max_y(body.bottom() - names.height - space::S)
}

/// Samples with their words, one after the other, in as many lines as it takes.
struct Names {
    /// Sample and message of each word, with its place from the upper left corner.
    words: Vec<(Vec2, MapMark, &'static str)>,
    height: f32,
}

impl Names {
    fn of(canvas: &Canvas<'_, '_>, samples: &[(MapMark, &'static str)], room: f32) -> Self {
        let taken_width = |(sample, name): &(MapMark, &str)| {
            width(*sample) + space::XS + text::width(canvas.painter(), &canvas.say(name), Type::Caption)
        };
        let places = flow(samples.iter().map(taken_width), space::M, room);
        let height = LINE * places.last().map_or(1.0, |(line, _)| (line + 1) as f32);
        let at = |(line, x)| vec2(x, LINE * (line as f32 + 0.5));
        let words = samples.iter().zip(places).map(|((sample, name), place)| (at(place), *sample, *name));
        Self { words: words.collect(), height }
    }

    fn show(&self, canvas: &Canvas<'_, '_>, corner: Pos2, colors: &MapColors) {
        for (at, sample, name) in &self.words {
            let (at, word) = (corner + *at, canvas.say(name));
            paint(canvas.painter(), at + vec2(width(*sample) / 2.0, 0.0), *sample, colors);
            let from = at + vec2(width(*sample) + space::XS, 0.0);
            let text_rect =
                text::left(canvas.painter(), from, &word, Type::Caption, canvas.palette().text_soft);
            canvas.named(text_rect, ("map sample", name), &word);
            if *sample == MapMark::Visits {
                let scale = text_rect.with_min_x(at.x);
                canvas.hint(scale, "map visits", || canvas.say("map-visits-note"));
            }
        }
    }
}

fn paint(painter: &Painter, at: Pos2, sample: MapMark, colors: &MapColors) {
    let casing = Stroke::new(stroke::HAIR, colors.casing);
    match sample {
        MapMark::Fill(status) => {
            swatch(painter, at, Vec2::splat(sizes::marks::SAMPLE), fill(colors, status, 1));
            if status == MapStatus::Met {
                // This fill is as dark as the dark theme's background, so an edge separates them.
                let place = Rect::from_center_size(at, Vec2::splat(sizes::marks::SAMPLE));
                let edge = Stroke::new(stroke::HAIR, colors.number);
                painter.rect_stroke(place, CornerRadius::same(radius::XS), edge, StrokeKind::Inside);
            }
        }
        MapMark::Visits => scale(painter, at, colors),
        MapMark::Path => line(painter, at, colors.path, colors),
        MapMark::Stack => line(painter, at, colors.mark, colors),
        MapMark::Start => _ = painter.circle(at, overlay::MARK - 1.5, colors.mark, casing),
        MapMark::Goal => {
            let r = overlay::MARK - 0.5;
            let corners =
                [vec2(0.0, -r), vec2(r, 0.0), vec2(0.0, r), vec2(-r, 0.0)].map(|corner| at + corner);
            painter.add(Shape::convex_polygon(corners.to_vec(), colors.mark, casing));
        }
        MapMark::Met => {
            swatch(painter, at, Vec2::splat(sizes::marks::SAMPLE), colors.casing);
            for side in [-2.0, 2.0] {
                painter.circle_stroke(
                    at + vec2(side, 0.0),
                    MEETING_RING,
                    Stroke::new(stroke::HAIR, colors.mark),
                );
            }
        }
    }
}

fn swatch(painter: &Painter, at: Pos2, size: Vec2, color: Color32) {
    painter.rect_filled(Rect::from_center_size(at, size), CornerRadius::same(radius::XS), color);
}

fn line(painter: &Painter, at: Pos2, color: Color32, colors: &MapColors) {
    let half = vec2(sizes::marks::SAMPLE / 2.0, 0.0);
    for (width, color) in [(overlay::CASING, colors.casing), (overlay::CORE, color)] {
        painter.line_segment([at - half, at + half], Stroke::new(width, color));
    }
}

/// Draws the scale of visits.
fn scale(painter: &Painter, at: Pos2, colors: &MapColors) {
    let left = at.x - VISITS_STEP * Heat::ALL.len() as f32 / 2.0;
    for heat in Heat::ALL {
        let corner = pos2(left + VISITS_STEP * heat.step() as f32, at.y - LINE / 2.0 + 1.0);
        let cell = Rect::from_min_size(corner, vec2(VISITS_STEP, LINE - 2.0));
        let color = fill(colors, MapStatus::Visited(heat), 0);
        painter.rect_filled(cell, CornerRadius::ZERO, color);
        let visits = heat.visits().to_string();
        text::centred(painter, cell.center(), &visits, Type::Key.font(), Palette::text_on(color));
    }
}
