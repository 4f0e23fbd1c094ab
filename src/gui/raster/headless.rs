//! Runs of an egui application without a window, which return the last frame.

use std::sync::Arc;

use egui::{
    Color32, Context, FullOutput, Pos2, RawInput, Rect, Shape, Ui, Vec2, ViewportId, emath::TSTransform,
    epaint::ClippedShape, vec2,
};
use image::RgbaImage;

use super::Raster;

/// Seconds from one frame to the next: long enough that a fade is over in two frames.
const STEP: f64 = 0.25;

/// Last frame of an application that was run without a window: its shapes, and everything that is needed to paint them.
#[derive(Clone)]
pub struct Frame {
    ctx: Context,
    raster: Arc<Raster>,
    shapes: Vec<ClippedShape>,
    pixels_per_point: f32,
    size: [u32; 2],
}

impl Frame {
    /// Shapes in the order in which they were painted.
    pub fn shapes(&self) -> &[ClippedShape] {
        &self.shapes
    }

    /// Returns this frame with other shapes.
    pub fn with(&self, shapes: Vec<ClippedShape>) -> Self {
        Self { shapes, ..self.clone() }
    }

    /// Size in points.
    pub fn size_points(&self) -> Vec2 {
        let [width, height] = self.size.map(|side| side as f32);
        vec2(width, height) / self.pixels_per_point
    }

    /// The colour where no shape is.
    pub fn background(&self) -> Color32 {
        self.ctx.global_style().visuals.panel_fill
    }

    /// Paints the frame.
    pub fn image(&self) -> RgbaImage {
        let primitives = self.ctx.tessellate(self.shapes.clone(), self.pixels_per_point);
        self.raster.paint(&primitives, self.pixels_per_point, self.size, self.background())
    }

    /// Paints one shape, as far as it is in `place`, on a picture that is transparent where it is not.
    pub fn part(&self, mut shape: Shape, place: Rect, pixels_per_point: f32) -> RgbaImage {
        shape.translate(-place.min.to_vec2());
        let clip_rect = Rect::from_min_size(Pos2::ZERO, place.size());
        let primitives = self.ctx.tessellate(
            vec![ClippedShape { clip_rect, shape, transform_after_tessellation: TSTransform::IDENTITY }],
            pixels_per_point,
        );
        let size = [place.width(), place.height()].map(|side| (side * pixels_per_point).round() as u32);
        self.raster.paint(&primitives, pixels_per_point, size, Color32::TRANSPARENT)
    }
}

/// Runs `frames` frames, at least one, of a window of `size_points` (before any zoom that `setup` or `draw` sets) with
/// `pixels_per_point` pixels to the point; returns the last one. The same input gives the same picture: time moves by
/// fixed steps, and there is neither pointer nor keyboard.
pub fn render_app(
    size_points: Vec2,
    pixels_per_point: f32,
    frames: usize,
    setup: impl FnOnce(&Context),
    draw: impl FnMut(&mut Ui),
) -> Frame {
    render_part([size_points; 2], pixels_per_point, frames, setup, draw)
}

/// Runs a window of the first size; returns its last frame, cut from the left top corner to the second size.
pub fn render_part(
    [size_points, part]: [Vec2; 2],
    pixels_per_point: f32,
    frames: usize,
    setup: impl FnOnce(&Context),
    mut draw: impl FnMut(&mut Ui),
) -> Frame {
    let ctx = Context::default();
    let mut raster = Raster::default();
    setup(&ctx);
    // A zoom takes effect at the start of a pass, together with a guess of the window's size: this pass is for that.
    run(&ctx, &mut raster, input(&ctx, size_points, pixels_per_point, 0), |_| ());
    let mut frame =
        |number: usize| run(&ctx, &mut raster, input(&ctx, size_points, pixels_per_point, number), &mut draw);
    let output = (2..=frames).fold(frame(1), |_, number| frame(number));
    let size = [part.x, part.y].map(|side| (side * pixels_per_point).round() as u32);
    let FullOutput { shapes, pixels_per_point, .. } = output;
    Frame { ctx, raster: Arc::new(raster), shapes, pixels_per_point, size }
}

/// Paints shapes from back to front, in pixels, on a picture that is transparent where no shape is.
pub fn render_shapes([width, height]: [u32; 2], shapes: &[Shape]) -> RgbaImage {
    let ctx = Context::default();
    let mut raster = Raster::default();
    let input = input(&ctx, vec2(width as f32, height as f32), 1.0, 0);
    let output = run(&ctx, &mut raster, input, |ui| ui.painter().extend(shapes.iter().cloned()));
    let primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
    raster.paint(&primitives, output.pixels_per_point, [width, height], Color32::TRANSPARENT)
}

fn run(ctx: &Context, raster: &mut Raster, input: RawInput, draw: impl FnMut(&mut Ui)) -> FullOutput {
    let mut output = ctx.run_ui(input, draw);
    raster.update(&mut output.textures_delta);
    output
}

fn input(ctx: &Context, size_points: Vec2, pixels_per_point: f32, frame: usize) -> RawInput {
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size_points / ctx.zoom_factor())),
        time: Some(frame as f64 * STEP),
        predicted_dt: STEP as f32,
        ..RawInput::default()
    };
    let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
    viewport.native_pixels_per_point = Some(pixels_per_point);
    input
}
