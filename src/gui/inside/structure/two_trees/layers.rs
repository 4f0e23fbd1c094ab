//! One of the trees, with a bar for each layer: the number of boards with this g.

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, pos2};
use eight_realms_app::words::figures;
use eight_realms_core::{replay::structures::TwoTreesMoment, trace::Side};

use crate::gui::{
    kit::Canvas,
    theme::{Palette, StatusStyle, Type, radius, space, stroke},
    widgets::{status::status_mark, text},
};

/// Height of the head over a tree.
const HEAD: f32 = 22.0;
/// Smallest height of a bar.
const MIN_BAR: f32 = 1.5;
/// Height of the figure over a bar.
const FIGURE_HEIGHT: f32 = 15.0;
/// Height of g below a bar.
const G_HEIGHT: f32 = 18.0;
const LARGEST_FIGURE: f32 = 11.0;
const SMALLEST_FIGURE: f32 = 7.0;
/// Size of the mark of the layer at which the trees met.
const MET: f32 = 11.0;

/// Width of a bar as a share of its layer's room.
const WIDTH: f32 = 0.72;
/// Share of the realm's colour in the newest layer, and in the others.
const COLOR: [f32; 2] = [0.35, 0.9];
/// Width of a digit as a share of the font size.
const LETTER: f32 = 0.64;

/// Placement of a tree.
pub struct LayerChart {
    pub place: Rect,
    pub side: Side,
    /// Number of layers that have room.
    pub count: usize,
    /// Number of boards of a bar as high as the chart.
    pub tallest: u64,
    /// Layer of the first meeting; `None` before it.
    pub met: Option<usize>,
}

impl LayerChart {
    fn bars(&self) -> Rect {
        let Rect { min, max } = self.place;
        let top = min.y + HEAD + 2.0 * FIGURE_HEIGHT;
        Rect::from_min_max(pos2(min.x, top), pos2(max.x, max.y - G_HEIGHT))
    }

    fn step(&self) -> f32 {
        self.place.width() / self.count as f32
    }

    /// The x of the middle of a layer. Layers run from the outside towards the other tree.
    fn x(&self, layer: usize) -> f32 {
        let away = self.step() * (layer as f32 + 0.5);
        match self.side {
            Side::Forward => self.place.left() + away,
            Side::Backward => self.place.right() - away,
        }
    }

    fn rect(&self, layer: usize, boards: u64) -> Rect {
        let bars = self.bars();
        let height = (bars.height() * boards as f32 / self.tallest as f32).max(MIN_BAR);
        let width = self.step() * WIDTH;
        let left = self.x(layer) - width / 2.0;
        Rect::from_min_max(pos2(left, bars.bottom() - height), pos2(left + width, bars.bottom()))
    }
}

pub fn show(canvas: &Canvas<'_, '_>, chart: &LayerChart, trees: &TwoTreesMoment) {
    let tree = &trees.trees[chart.side as usize];
    show_head(canvas, chart, tree.len());
    let bars = chart.bars();
    let base = canvas.painter().round_to_pixel_center(bars.bottom());
    canvas.painter().hline(bars.x_range(), base, Stroke::new(stroke::HAIR, canvas.palette().edge));
    for layer in 0..chart.count {
        show_g(canvas, chart, layer);
    }
    for (layer, boards) in tree.layers.iter().enumerate() {
        let age = if layer + 1 == tree.layers.len() { LayerAge::Newest } else { LayerAge::Older };
        show_bar(canvas, chart, (layer, *boards), age);
    }
    let layers = tree.layers.iter().map(|boards| figures::grouped(*boards)).collect::<Vec<_>>().join(", ");
    let words = canvas.tell("lists-layers-words", &[("layers", layers.into())]);
    canvas.named(bars, ("layers", chart.side), &words);
    canvas.hint(bars, ("layers", chart.side), || canvas.say("lists-layers-note"));
}

/// Says, at the tree's outer edge, whose tree it is and how many boards it has.
fn show_head(canvas: &Canvas<'_, '_>, chart: &LayerChart, boards: usize) {
    let palette = canvas.palette();
    let id = match chart.side {
        Side::Forward => "lists-from-start",
        Side::Backward => "lists-from-goal",
    };
    let (name, boards) = (canvas.say(id), figures::grouped(boards as u64));
    let y = chart.place.top() + HEAD / 2.0;
    let room = chart.place.width();
    let painter = canvas.painter();
    let rect = match chart.side {
        Side::Forward => {
            let at = pos2(chart.place.left(), y);
            let first = text::line(painter, at, Align2::LEFT_CENTER, &name, Type::Title, palette.text, room);
            let at = pos2(first.right() + space::S, y);
            first.union(text::left(painter, at, &boards, Type::Figure, palette.text_soft))
        }
        Side::Backward => {
            let at = pos2(chart.place.right(), y);
            let last = text::right(painter, at, &boards, Type::Figure, palette.text_soft);
            let at = pos2(last.left() - space::S, y);
            last.union(text::right(painter, at, &name, Type::Title, palette.text))
        }
    };
    canvas.named(rect, ("tree", chart.side), &format!("{name} {boards}"));
    canvas.hint(rect, ("tree", chart.side), || canvas.say("lists-reached-note"));
}

/// Age of a layer: the newest one stands out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LayerAge {
    Newest,
    Older,
}

fn show_bar(canvas: &Canvas<'_, '_>, chart: &LayerChart, (layer, boards): (usize, u64), age: LayerAge) {
    let is_newest = age == LayerAge::Newest;
    let (palette, accent) = (canvas.palette(), canvas.context.accent());
    let rect = chart.rect(layer, boards);
    let share = COLOR[usize::from(!is_newest)];
    let corners = CornerRadius::same(radius::XS);
    canvas.painter().rect_filled(rect, corners, Palette::mix(palette.background, accent, share));
    if is_newest {
        let pen = Stroke::new(stroke::CURVE, accent);
        canvas.painter().rect_stroke(rect, corners, pen, StrokeKind::Inside);
    }
    let figure = figures::grouped(boards);
    let size = LARGEST_FIGURE.min((chart.step() - 1.0) / (LETTER * figure.chars().count() as f32));
    let mut y = rect.top() - FIGURE_HEIGHT / 2.0;
    if size >= SMALLEST_FIGURE {
        let ink = if is_newest { palette.text } else { palette.text_soft };
        text::centred(canvas.painter(), pos2(rect.center().x, y), &figure, Type::fitted(size), ink);
    }
    if chart.met == Some(layer) {
        y -= FIGURE_HEIGHT;
        let at = pos2(rect.center().x, y);
        status_mark(canvas.painter(), at, MET, StatusStyle::Met, palette);
    }
}

/// Writes g below a layer.
fn show_g(canvas: &Canvas<'_, '_>, chart: &LayerChart, layer: usize) {
    let at = pos2(chart.x(layer), chart.bars().bottom() + G_HEIGHT / 2.0 + 1.0);
    let figure = layer.to_string();
    let size = LARGEST_FIGURE.min(chart.step() / (LETTER * 2.0));
    let ink = canvas.palette().text_faint;
    text::centred(canvas.painter(), at, &figure, Type::fitted(size), ink);
}
