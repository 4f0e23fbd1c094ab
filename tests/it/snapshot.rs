//! Lets `egui_kittest` draw with the program's own renderer: no graphics card, no display, the same picture
//! on every machine.

use egui_kittest::TestRenderer;
use eight_realms::gui::raster::Raster;

/// Give it to a harness: `Harness::builder().renderer(CpuRenderer::default())`.
#[derive(Default)]
pub struct CpuRenderer(Raster);

impl TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut egui::TexturesDelta) {
        self.0.update(delta);
    }

    fn render(&mut self, ctx: &egui::Context, output: &egui::FullOutput) -> Result<image::RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = ctx.content_rect().size() * scale;
        let primitives = ctx.tessellate(output.shapes.clone(), scale);
        let pixels = [size.x, size.y].map(|side| side.round() as u32);
        Ok(self.0.paint(&primitives, scale, pixels, ctx.global_style().visuals.panel_fill))
    }
}
