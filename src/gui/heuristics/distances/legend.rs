//! The legend: the meaning of the picture's colours and lines.

use egui::{Mesh, Pos2, Rect, Shape, Vec2, pos2, vec2};
use eight_realms_app::words::figures;

use super::{lines, placement::DistancePicture};
use crate::gui::{
    kit::Canvas,
    theme::{Type, space},
    widgets::text,
};

/// Size of the scale of numbers of boards.
const SCALE: Vec2 = vec2(72.0, 9.0);
/// Length of a sample of a line.
const LINE: f32 = 18.0;

/// Number of steps in which the scale is painted.
const STEPS: usize = 24;

/// Painter of the sample in front of a word, from its left middle to the right.
type Swatch = fn(&Canvas<'_, '_>, Pos2);

/// Draws the legend into `rect`; the last entries are left out where they have no room.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, picture: &DistancePicture<'_>) {
    let mut at = rect.left_center();
    scale(canvas, &mut at, picture.most());
    let entries: [(&str, Swatch); 4] = [
        ("heuristics-legend-mean", |canvas, at| {
            let points = [at, at + vec2(LINE / 2.0, 0.0), at + vec2(LINE, 0.0)];
            lines::mean_line(canvas.painter(), &points, canvas.palette());
        }),
        ("heuristics-legend-exact", |canvas, at| {
            lines::diagonal(canvas.painter(), &[at, at + vec2(LINE, 0.0)], canvas.palette());
        }),
        ("heuristics-legend-start", |canvas, at| {
            lines::start_mark(canvas.painter(), at + vec2(LINE / 2.0, 0.0), canvas.palette());
        }),
        ("heuristics-legend-now", |canvas, at| {
            let accent = canvas.context.accent();
            lines::now_mark(canvas.painter(), at + vec2(LINE / 2.0, 0.0), accent, canvas.palette());
        }),
    ];
    for (words, sign) in entries {
        let words = canvas.say(words);
        let width = LINE + space::XS + text::width(canvas.painter(), &words, Type::Caption);
        if at.x + width > rect.right() {
            return;
        }
        sign(canvas, at);
        let color = canvas.palette().text_soft;
        text::left(canvas.painter(), at + vec2(LINE + space::XS, 0.0), &words, Type::Caption, color);
        at.x += width + space::M;
    }
}

/// Draws the scale, from one board to `most`, and moves `at` behind it.
fn scale(canvas: &Canvas<'_, '_>, at: &mut Pos2, most: u32) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let least = canvas.say("heuristics-least");
    let one = text::left(painter, *at, &least, Type::Caption, palette.text_soft);
    let bar = Rect::from_min_size(pos2(one.right() + space::XS, at.y - SCALE.y / 2.0), SCALE);
    let mut mesh = Mesh::default();
    for step in 0..STEPS {
        let width = bar.width() / STEPS as f32;
        let corner = bar.min + vec2(step as f32 * width, 0.0);
        let color = palette.density(step as f32 / (STEPS - 1) as f32);
        mesh.add_colored_rect(Rect::from_min_size(corner, vec2(width, bar.height())), color);
    }
    painter.add(Shape::mesh(mesh));
    let words = canvas.tell("heuristics-most", &[("boards", figures::grouped(u64::from(most)).into())]);
    let after = pos2(bar.right() + space::XS, at.y);
    let end = text::left(painter, after, &words, Type::Caption, palette.text_soft);
    let response = canvas.named(one.union(end), "heuristics scale", &format!("{least} … {words}"));
    response.on_hover_text(canvas.say("heuristics-scale-hint"));
    at.x = end.right() + space::M;
}
