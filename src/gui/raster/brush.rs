//! Brushes for triangles: they find the colour of a pixel from how near each corner is.

use egui::epaint::{Vertex, textures::TextureFilter};
use egui::{Color32, Pos2, Vec2, pos2};

use super::blend::{Channels, blend, fill, tint, unpack};
use super::texture::Texture;

/// Shares of the three corners in a pixel; they add up to 1.
pub(super) type Nearness = [f32; 3];

/// Kinds of paint from the fastest to the slowest; most of a window is flat.
pub(super) enum Brush<'a> {
    /// One colour all over: backgrounds, bars.
    Flat(Channels),
    /// A colour that runs from corner to corner: soft edges, gradients.
    Shaded([Channels; 3]),
    /// A texture: text, pictures.
    Textured { colors: [Channels; 3], corners: [Pos2; 3], texture: &'a Texture, filter: TextureFilter },
}

impl<'a> Brush<'a> {
    /// Chooses the brush for a triangle; `steps`: the way across the texture that one pixel to the right and one pixel
    /// down lead.
    pub fn of(vertices: &[Vertex; 3], texture: &'a Texture, steps: [Vec2; 2]) -> Self {
        let [a, b, c] = vertices;
        let colors = [a, b, c].map(|vertex| unpack(vertex.color));
        if a.uv != b.uv || b.uv != c.uv {
            let filter = texture.filter(steps);
            return Self::Textured { colors, corners: [a.uv, b.uv, c.uv], texture, filter };
        }
        let texel = texture.sample(a.uv, texture.filter([Vec2::ZERO; 2]));
        if a.color == b.color && b.color == c.color {
            Self::Flat(tint(colors[0], texel))
        } else {
            Self::Shaded(colors.map(|color| tint(color, texel)))
        }
    }

    /// Paints a run of pixels; `walk` yields for each how near the corners are.
    pub fn paint(&self, run: &mut [Color32], walk: impl Iterator<Item = Nearness>) {
        match self {
            Self::Flat(color) => fill(run, *color),
            Self::Shaded(colors) => {
                for (pixel, nearness) in run.iter_mut().zip(walk) {
                    blend(pixel, mix(colors, nearness));
                }
            }
            Self::Textured { colors, corners, texture, filter } => {
                for (pixel, nearness) in run.iter_mut().zip(walk) {
                    let texel = texture.sample(between(corners, nearness), *filter);
                    if texel[3] > 0.0 {
                        blend(pixel, tint(mix(colors, nearness), texel));
                    }
                }
            }
        }
    }
}

fn mix([a, b, c]: &[Channels; 3], [near_a, near_b, near_c]: Nearness) -> Channels {
    std::array::from_fn(|i| a[i] * near_a + b[i] * near_b + c[i] * near_c)
}

fn between([a, b, c]: &[Pos2; 3], [near_a, near_b, near_c]: Nearness) -> Pos2 {
    pos2(a.x * near_a + b.x * near_b + c.x * near_c, a.y * near_a + b.y * near_b + c.y * near_c)
}
