//! A text as a code that a camera reads: a QR code, with its margin.
//!
//! Every module has the same whole number of pixels and no soft edge: otherwise hairlines show between modules on a
//! projector, and a camera has less to go by.

use std::{ops::Range, sync::Arc};

use egui::{
    Mesh, Painter, Rect, Shape, Ui, Vec2,
    cache::{ComputerMut, FrameCache},
    pos2, vec2,
};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::gui::theme::qr_colors::{DARK, LIGHT, QUIET_ZONE};

/// Modules of a code: dark ones side by side are one run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrModules {
    /// Modules in a row, without the margin.
    pub side: usize,
    /// Row of each dark run, and the columns from its first module to the one behind its last.
    runs: Vec<(usize, Range<usize>)>,
}

impl QrModules {
    /// Encodes a text; `None` if it is too long for a code. A screen is neither torn nor stained, so errors are
    /// corrected only as far as that costs no larger code: the larger the modules, the farther away a camera reads
    /// them.
    pub fn of(text: &str) -> Option<Self> {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
        let side = code.size() as usize;
        let is_dark = |row: usize, column: usize| code.get_module(column as i32, row as i32);
        let runs_in = |row: usize| {
            let columns: Vec<usize> = (0..side).filter(|column| is_dark(row, *column)).collect();
            let runs = columns.chunk_by(|one, next| one + 1 == *next);
            let runs = runs.map(|run| (row, run[0]..run[0] + run.len()));
            runs.collect::<Vec<_>>()
        };
        Some(Self { side, runs: (0..side).flat_map(runs_in).collect() })
    }

    /// Modules in a row, margins included.
    pub const fn full_side(&self) -> usize {
        self.side + 2 * QUIET_ZONE
    }
}

/// Codes of texts, computed when a text is shown for the first time and forgotten once it no longer is.
#[derive(Default)]
struct QrComputer;

impl ComputerMut<&str, Option<Arc<QrModules>>> for QrComputer {
    fn compute(&mut self, text: &str) -> Option<Arc<QrModules>> {
        QrModules::of(text).map(Arc::new)
    }
}

type QrCache = FrameCache<Option<Arc<QrModules>>, QrComputer>;

/// Returns the code of a text that is shown in this frame; `None` if it is too long for one.
pub fn modules(ui: &Ui, text: &str) -> Option<Arc<QrModules>> {
    ui.memory_mut(|memory| memory.caches.cache::<QrCache>().get(text).clone())
}

/// Side of a code with its margin, in points: the largest that fits into `room` with modules of whole pixels.
pub fn fitting_side(painter: &Painter, room: f32, modules: &QrModules) -> f32 {
    let scale = painter.pixels_per_point();
    module_pixels(room * scale, modules) * modules.full_side() as f32 / scale
}

/// Side of a module, in pixels; `room`: pixels for the whole code. A module may be a thousandth of a pixel larger than
/// its room.
fn module_pixels(room: f32, modules: &QrModules) -> f32 {
    (room / modules.full_side() as f32 + 1e-3).floor().max(1.0)
}

/// Paints a code with its margin into the middle of `rect`, as large as whole pixels allow; returns the room it took.
pub fn paint(painter: &Painter, rect: Rect, modules: &QrModules) -> Rect {
    let scale = painter.pixels_per_point();
    let module = module_pixels(rect.width().min(rect.height()) * scale, modules);
    let side = module * modules.full_side() as f32;
    let corner = (rect.center().to_vec2() * scale - Vec2::splat(side / 2.0)).round();
    let at = |column: usize, row: usize| {
        let point = corner + module * vec2(column as f32, row as f32);
        pos2(point.x / scale, point.y / scale)
    };
    let whole = Rect::from_min_max(at(0, 0), at(modules.full_side(), modules.full_side()));
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(whole, LIGHT);
    for (row, columns) in &modules.runs {
        let (row, first, behind) = (row + QUIET_ZONE, columns.start + QUIET_ZONE, columns.end + QUIET_ZONE);
        mesh.add_colored_rect(Rect::from_min_max(at(first, row), at(behind, row + 1)), DARK);
    }
    painter.add(Shape::mesh(mesh));
    whole
}
