//! What the fills and shapes mean.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::Subject;
use crate::{
    gui::{
        panels::{map::fills::fill, stage::canvas::Canvas},
        theme::{MapColors, Type, map_line, space, stroke},
        widgets::text,
    },
    map::{Heat, Light, Round},
    realm::Realm,
};

/// Side of a sample.
const SAMPLE: f32 = 11.0;
/// Height of a line of samples.
const LINE: f32 = 17.0;
/// Width of a step of the scale of visits.
const STEP: f32 = 20.0;

/// What is drawn in front of a name.
#[derive(Clone, Copy)]
enum Sample {
    Fill(Light),
    Path,
    Stack,
    Start,
    Goal,
    Met,
}

/// The samples that a realm's map needs, with the messages that name them.
fn samples(realm: Realm) -> Vec<(Sample, &'static str)> {
    let fills: &[(Sample, &str)] = match realm {
        Realm::Table => &[
            (Sample::Fill(Light::OpenFromGoal), "mark-open"),
            (Sample::Fill(Light::ExpandedFromGoal), "map-from-goal"),
            (Sample::Stack, "map-asked"),
        ],
        Realm::Bidirectional => &[
            (Sample::Fill(Light::Open), "mark-open"),
            (Sample::Fill(Light::Expanded), "map-from-start"),
            (Sample::Fill(Light::ExpandedFromGoal), "map-from-goal"),
            (Sample::Met, "mark-met"),
        ],
        Realm::IdaStar => &[(Sample::Stack, "map-stack")],
        _ => &[(Sample::Fill(Light::Open), "mark-open"), (Sample::Fill(Light::Expanded), "mark-expanded")],
    };
    let common = [
        (Sample::Fill(Light::Unseen), "map-unseen"),
        (Sample::Path, "map-path"),
        (Sample::Start, "map-start"),
        (Sample::Goal, "map-goal"),
    ];
    fills.iter().copied().chain(common).collect()
}

/// Draws them at the top of `rest`; answers with the room they took.
pub fn show(canvas: &Canvas<'_, '_>, rest: Rect, subject: &Subject<'_>) -> Rect {
    let from = if subject.realm == Realm::IdaStar { heat(canvas, rest, subject.colors) } else { rest.top() };
    let below = rest.with_min_y(from);
    flow(canvas, below, &samples(subject.realm), subject.colors)
}

/// One after the other, in as many lines as it takes.
fn flow(canvas: &Canvas<'_, '_>, rest: Rect, samples: &[(Sample, &str)], colors: &MapColors) -> Rect {
    let mut at = pos2(rest.left(), rest.top() + LINE / 2.0);
    for (sample, name) in samples {
        let word = canvas.say(name);
        let width = SAMPLE + space::XS + text::width(canvas.painter(), &word, Type::Caption);
        if at.x + width > rest.right() && at.x > rest.left() {
            at = pos2(rest.left(), at.y + LINE);
        }
        paint(canvas.painter(), at + vec2(SAMPLE / 2.0, 0.0), *sample, colors);
        let from = at + vec2(SAMPLE + space::XS, 0.0);
        let written = text::left(canvas.painter(), from, &word, Type::Caption, canvas.palette().text_soft);
        canvas.said(written, ("map sample", name), &word);
        at.x += width + space::M;
    }
    Rect::from_min_max(rest.min, pos2(rest.right(), at.y + LINE / 2.0))
}

fn paint(painter: &Painter, at: Pos2, sample: Sample, colors: &MapColors) {
    let casing = Stroke::new(stroke::HAIR, colors.casing);
    match sample {
        Sample::Fill(light) => swatch(painter, at, Vec2::splat(SAMPLE), fill(colors, light, 1)),
        Sample::Path => line(painter, at, colors.path, colors),
        Sample::Stack => line(painter, at, colors.mark, colors),
        Sample::Start => _ = painter.circle(at, map_line::MARK - 1.5, colors.mark, casing),
        Sample::Goal => {
            let r = map_line::MARK - 0.5;
            let corners =
                [vec2(0.0, -r), vec2(r, 0.0), vec2(0.0, r), vec2(-r, 0.0)].map(|corner| at + corner);
            painter.add(Shape::convex_polygon(corners.to_vec(), colors.mark, casing));
        }
        Sample::Met => {
            swatch(painter, at, Vec2::splat(SAMPLE), colors.casing);
            for side in [-2.0, 2.0] {
                painter.circle_stroke(at + vec2(side, 0.0), 2.5, Stroke::new(stroke::HAIR, colors.mark));
            }
        }
    }
}

fn swatch(painter: &Painter, at: Pos2, size: Vec2, color: Color32) {
    painter.rect_filled(Rect::from_center_size(at, size), CornerRadius::same(2), color);
}

fn line(painter: &Painter, at: Pos2, color: Color32, colors: &MapColors) {
    let half = vec2(SAMPLE / 2.0, 0.0);
    for (width, color) in [(map_line::CASING, colors.casing), (map_line::CORE, color)] {
        painter.line_segment([at - half, at + half], Stroke::new(width, color));
    }
}

/// The scale of visits; answers with where it ends.
fn heat(canvas: &Canvas<'_, '_>, rest: Rect, colors: &MapColors) -> f32 {
    let y = rest.top() + LINE / 2.0;
    let step = STEP.min(rest.width() / (Heat::ALL.len() as f32 + 2.0));
    let mut x = rest.left();
    for heat in Heat::ALL {
        let cell = Rect::from_min_size(pos2(x, y - LINE / 2.0 + 1.0), vec2(step, LINE - 2.0));
        let color = fill(colors, Light::Visited(heat, Round::Present), 0);
        canvas.painter().rect_filled(cell, CornerRadius::ZERO, color);
        let ink = crate::gui::theme::Palette::ink_on(color);
        text::centred(canvas.painter(), cell.center(), &heat.visits().to_string(), Type::Key.font(), ink);
        x += step;
    }
    let word = canvas.say("map-visits");
    let from = pos2(x + space::XS, y);
    let written = text::left(canvas.painter(), from, &word, Type::Caption, canvas.palette().text_soft);
    canvas.said(written, "map visits", &word);
    rest.top() + LINE + 2.0
}
