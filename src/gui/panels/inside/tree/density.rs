//! Levels with more nodes than there are rows of pixels: each row has the mean colour of its nodes.
//!
//! What is painted depends on the moment and on what is shown, so it is kept until one of them changes.

use std::sync::Arc;

use egui::{Color32, Id, Mesh, Rect, Shape, pos2, vec2};

use super::{inks, screen::TreeScreen};
use crate::{
    app::view::TreeView,
    gui::{kit::Canvas, theme::Palette},
    replay::tree::{NodeStatus, NodeStatuses},
};

/// Share of the pitch of columns that a full level takes.
const COLUMN: f32 = 0.62;

/// What was painted last.
#[derive(Clone)]
struct Painted {
    of: Vec<Subject>,
    mesh: Arc<Mesh>,
}

/// What one tree is painted from.
#[derive(Clone)]
struct Subject {
    statuses: Arc<NodeStatuses>,
    /// Where its first and its last node stand: by that and by the area every other place is known.
    ends: [egui::Pos2; 2],
    area: Rect,
    background: Color32,
    pixels_per_point: f32,
}

impl Subject {
    fn of(screen: &TreeScreen<'_>, palette: &Palette, pixels_per_point: f32) -> Self {
        let last = screen.tree.level(screen.tree.levels() - 1).end - 1;
        let TreeView { statuses, .. } = screen.view;
        Self {
            statuses: Arc::clone(statuses),
            ends: [screen.at(0), screen.at(last)],
            area: screen.area,
            background: palette.background,
            pixels_per_point,
        }
    }

    fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.statuses, &other.statuses)
            && (self.ends, self.area, self.background, self.pixels_per_point)
                == (other.ends, other.area, other.background, other.pixels_per_point)
    }
}

/// Paints the full levels of all trees.
pub fn show(canvas: &Canvas<'_, '_>, screens: &[TreeScreen<'_>]) {
    let (palette, pixels) = (canvas.palette(), canvas.painter().pixels_per_point());
    let subjects: Vec<Subject> = screens.iter().map(|screen| Subject::of(screen, palette, pixels)).collect();
    let id = Id::unique("density of search trees");
    let painted: Option<Painted> = canvas.ui.data(|data| data.get_temp(id));
    let is_same = |painted: &Painted| {
        painted.of.len() == subjects.len()
            && painted.of.iter().zip(&subjects).all(|(one, other)| one.is_same(other))
    };
    let painted = painted.filter(is_same).unwrap_or_else(|| {
        let mut mesh = Mesh::default();
        for screen in screens {
            for level in (0..screen.tree.levels()).filter(|level| screen.is_full(*level)) {
                add_level(&mut mesh, screen, level, palette, pixels);
            }
        }
        Painted { of: subjects, mesh: Arc::new(mesh) }
    });
    if !painted.mesh.is_empty() {
        canvas.painter().add(Shape::Mesh(Arc::clone(&painted.mesh)));
    }
    canvas.ui.data_mut(|data| data.insert_temp(id, painted));
}

/// Adds a level to what is painted, row of pixels by row of pixels.
fn add_level(mesh: &mut Mesh, screen: &TreeScreen<'_>, level: usize, palette: &Palette, pixels: f32) {
    let inks = inks::all(palette);
    let top = (screen.area.top() * pixels).round();
    let mut column = Column { mesh, screen, level, pixels, top, begun: None };
    let mut row = RowSum::default();
    for node in screen.visible(level) {
        let y = screen.at_level(node, level).y * pixels - top;
        if y < 0.0 || y >= screen.area.height() * pixels {
            continue;
        }
        let place = y as u32;
        if place != row.place {
            column.paint(row.place, row.mean(&inks));
            row = RowSum { place, ..RowSum::default() };
        }
        row.counts[screen.view.statuses.at(node) as usize] += 1;
    }
    column.paint(row.place, row.mean(&inks));
    column.end();
}

/// The nodes of a row of pixels.
#[derive(Default)]
struct RowSum {
    place: u32,
    counts: [u32; NodeStatus::COUNT],
}

impl RowSum {
    /// The mean of the colours; `None` where there is no node.
    fn mean(&self, inks: &[Color32; NodeStatus::COUNT]) -> Option<Color32> {
        let all: u32 = self.counts.iter().sum();
        let channel = |of: fn(&Color32) -> u8| {
            let sum: u32 = self.counts.iter().zip(inks).map(|(count, ink)| count * u32::from(of(ink))).sum();
            (sum / all) as u8
        };
        (all > 0).then(|| Color32::from_rgb(channel(Color32::r), channel(Color32::g), channel(Color32::b)))
    }
}

/// A level as it is painted: neighbouring rows of one colour are one rectangle.
struct Column<'a, 's> {
    mesh: &'a mut Mesh,
    screen: &'a TreeScreen<'s>,
    level: usize,
    pixels: f32,
    /// The first row of pixels.
    top: f32,
    /// The rectangle that may go on: its first row, the row after its last one, its colour.
    begun: Option<(u32, u32, Color32)>,
}

impl Column<'_, '_> {
    fn paint(&mut self, row: u32, color: Option<Color32>) {
        let Some(color) = color else { return };
        match &mut self.begun {
            Some((_, after, ink)) if *after == row && *ink == color => *after += 1,
            _ => {
                self.end();
                self.begun = Some((row, row + 1, color));
            }
        }
    }

    fn end(&mut self) {
        let Some((first, after, color)) = self.begun.take() else { return };
        let width = (self.screen.columns.pitch() * COLUMN * self.pixels).round();
        let left = (self.screen.columns.x(self.level) * self.pixels - width / 2.0).round();
        let corner = pos2(left, self.top + first as f32) / self.pixels;
        let size = vec2(width, (after - first) as f32) / self.pixels;
        self.mesh.add_colored_rect(Rect::from_min_size(corner, size), color);
    }
}
