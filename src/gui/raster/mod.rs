//! Renderer that draws the window without a graphics card: egui's triangles become pixels on the processor.
//!
//! Without a display, the program shows its window as a picture made here, and tests compare such pictures on
//! any machine. The renderer is exact in this sense: positions are whole numbers of 1/256 pixel, edges follow the
//! top-left rule (no pixel twice, none left out), and colours are blended as egui expects them (premultiplied, in gamma
//! space). So every machine draws the same picture, and a graphics card differs from it by about 1/255 a channel. Only
//! paint callbacks cannot be drawn.

mod blend;
mod brush;
pub mod film;
mod frame_buffer;
mod headless;
pub mod png;
mod texture;
mod triangle;

use std::collections::HashMap;

use egui::epaint::textures::TexturesDelta;
use egui::epaint::{ClippedPrimitive, Primitive};
use egui::{Color32, Mesh, Rect, TextureId};
use image::RgbaImage;

use frame_buffer::{Clip, FrameBuffer};
use texture::Texture;
use triangle::Triangle;

pub use headless::{Frame, render_app, render_part, render_shapes};

/// Renderer, with the textures that egui has uploaded so far.
#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, Texture>,
}

impl Raster {
    /// Takes the new and changed textures out of `delta`, and forgets the freed ones. Call it for every
    /// frame that was run, painted or not, in order: later changes build on earlier ones.
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                match change.pos {
                    None => _ = self.textures.insert(id, Texture::new(&change)),
                    Some(corner) => {
                        self.textures.entry(id).and_modify(|texture| texture.patch(corner, &change));
                    }
                }
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    /// Paints tessellated shapes on `background`, `width` × `height` pixels. The picture is opaque if the
    /// background is.
    pub fn paint(
        &self,
        primitives: &[ClippedPrimitive],
        pixels_per_point: f32,
        [width, height]: [u32; 2],
        background: Color32,
    ) -> RgbaImage {
        let mut buffer = FrameBuffer::new([width, height], background);
        for primitive in primitives {
            let clip = clip_of(primitive.clip_rect, pixels_per_point, &buffer);
            if let Primitive::Mesh(mesh) = &primitive.primitive
                && let Some(texture) = self.textures.get(&mesh.texture_id)
            {
                paint_mesh(&mut buffer, mesh, texture, pixels_per_point, clip);
            }
        }
        buffer.into_image()
    }
}

fn clip_of(rect: Rect, pixels_per_point: f32, buffer: &FrameBuffer) -> Clip {
    let pixel = |points: f32, most: usize| (points * pixels_per_point).round().clamp(0.0, most as f32) as i64;
    let [width, height] = buffer.size();
    Clip {
        left: pixel(rect.min.x, width),
        top: pixel(rect.min.y, height),
        right: pixel(rect.max.x, width),
        bottom: pixel(rect.max.y, height),
    }
}

fn paint_mesh(buffer: &mut FrameBuffer, mesh: &Mesh, texture: &Texture, pixels_per_point: f32, clip: Clip) {
    for corners in mesh.indices.chunks_exact(3) {
        let corners = [0, 1, 2].map(|i| mesh.vertices[corners[i] as usize]);
        if let Some(triangle) = Triangle::new(corners, pixels_per_point) {
            triangle.paint(buffer, texture, clip);
        }
    }
}
