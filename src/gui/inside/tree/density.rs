//! Levels with more nodes than rows of pixels: each row has the mean colour of its nodes. A level whose nodes have the
//! same statuses as in the frame before is not computed again.

use std::{
    hash::{Hash, Hasher},
    sync::Arc,
};

use egui::{
    Color32, Mesh, Rect, Shape,
    cache::{ComputerMut, FrameCache},
    pos2, vec2,
};
use eight_realms_core::replay::tree::{NodeCounts, NodeStatus};

use super::{inks, screen::TreeScreen};
use crate::gui::kit::Canvas;

/// Width of a full level as a share of the pitch of columns.
const COLUMN: f32 = 0.62;

/// Paints the full levels of a tree.
pub fn show(canvas: &Canvas<'_, '_>, screen: &TreeScreen<'_>) {
    let (inks, pixels) = (inks::all(canvas.palette()), canvas.painter().pixels_per_point());
    let full = (0..screen.tree.levels()).filter(|level| screen.is_full(*level));
    let meshes = canvas.ui.memory_mut(|memory| {
        let cache = memory.caches.cache::<DensityCache>();
        let mesh = |level| Arc::clone(cache.get(FullLevel { screen, level, inks: &inks, pixels }));
        full.map(mesh).collect::<Vec<_>>()
    });
    canvas.painter().extend(meshes.into_iter().map(Shape::Mesh));
}

/// A level as it is to be painted.
#[derive(Clone, Copy)]
struct FullLevel<'a> {
    screen: &'a TreeScreen<'a>,
    level: usize,
    inks: &'a [Color32; NodeStatus::COUNT],
    /// Pixels per point.
    pixels: f32,
}

/// Equal for levels that look alike. Nodes keep their places, and within an iteration their statuses change in one
/// direction only: so where the counts of the statuses are equal, every status is.
impl Hash for FullLevel<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { screen, level, inks, pixels } = self;
        std::ptr::from_ref(screen.tree).hash(state);
        (screen.tree.len(), screen.tree.events(), level).hash(state);
        (screen.view.at.iteration(), screen.view.statuses.levels()[*level]).hash(state);
        let (area, columns) = (screen.area, screen.columns);
        let lengths = [area.top(), area.bottom(), columns.x(*level), columns.pitch(), *pixels];
        lengths.map(f32::to_bits).hash(state);
        [area.top(), area.bottom()].map(|y| screen.place_at(y).to_bits()).hash(state);
        inks.hash(state);
    }
}

/// Painter of a level that looks different from the frame before.
#[derive(Default)]
struct DensityPainter;

type DensityCache = FrameCache<Arc<Mesh>, DensityPainter>;

impl ComputerMut<FullLevel<'_>, Arc<Mesh>> for DensityPainter {
    fn compute(&mut self, full: FullLevel<'_>) -> Arc<Mesh> {
        let mut mesh = Mesh::default();
        add_level(&mut mesh, &full);
        Arc::new(mesh)
    }
}

/// Adds a level to the mesh, row of pixels by row of pixels. The nodes of a level are in the order of their places, so
/// the nodes of a row follow one another.
fn add_level(mesh: &mut Mesh, &FullLevel { screen, level, inks, pixels }: &FullLevel<'_>) {
    let [top, bottom] = [screen.area.top(), screen.area.bottom()].map(|y| (y * pixels).round() as i32);
    let first = |row: i32| screen.tree.first_from(level, screen.place_at(row as f32 / pixels));
    let mut column = DensityColumn { mesh, screen, level, pixels, begun: None };
    let mut start = first(top);
    for row in top..bottom {
        let end = first(row + 1);
        column.paint(row, mean(screen.view.statuses.among(start..end), inks));
        start = end;
    }
    column.end();
}

/// The mean of the colours of some nodes; `None` without nodes.
fn mean(counts: NodeCounts, inks: &[Color32; NodeStatus::COUNT]) -> Option<Color32> {
    let all = counts.all();
    let channel = |of: fn(&Color32) -> u8| {
        let parts = NodeStatus::ALL.map(|status| counts.of(status) * u32::from(of(&inks[status as usize])));
        (parts.iter().sum::<u32>() / all) as u8
    };
    (all > 0).then(|| Color32::from_rgb(channel(Color32::r), channel(Color32::g), channel(Color32::b)))
}

/// A level while it is painted: neighbouring rows of one colour become one rectangle.
struct DensityColumn<'a, 's> {
    mesh: &'a mut Mesh,
    screen: &'a TreeScreen<'s>,
    level: usize,
    pixels: f32,
    /// The rectangle that may go on: its first row, the row after its last one, its colour.
    begun: Option<(i32, i32, Color32)>,
}

impl DensityColumn<'_, '_> {
    fn paint(&mut self, row: i32, color: Option<Color32>) {
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
        let corner = pos2(left, first as f32) / self.pixels;
        let size = vec2(width, (after - first) as f32) / self.pixels;
        self.mesh.add_colored_rect(Rect::from_min_size(corner, size), color);
    }
}
