//! Blending of one colour over another: premultiplied, in gamma space, as egui expects it.

use egui::Color32;

/// Channels from 0 to 255, not yet rounded.
pub(super) type Channels = [f32; 4];

const UNIT: f32 = 1.0 / 255.0;

pub(super) fn unpack(color: Color32) -> Channels {
    color.to_array().map(f32::from)
}

/// The colour of a vertex seen through a texture.
pub(super) fn tint(color: Channels, texel: Channels) -> Channels {
    std::array::from_fn(|i| color[i] * texel[i] * UNIT)
}

/// Lays `over` on `under`.
pub(super) fn blend(under: &mut Color32, over: Channels) {
    let rest = 1.0 - over[3] * UNIT;
    let below = under.to_array();
    let mixed = |i: usize| (over[i] + f32::from(below[i]) * rest + 0.5) as u8;
    *under = Color32::from_rgba_premultiplied(mixed(0), mixed(1), mixed(2), mixed(3));
}

/// Lays one colour on a whole run of pixels.
pub(super) fn fill(run: &mut [Color32], over: Channels) {
    if over[3] >= 254.99 {
        let [r, g, b] = [0, 1, 2].map(|i| (over[i] + 0.5) as u8);
        run.fill(Color32::from_rgba_premultiplied(r, g, b, 255));
    } else if over.iter().any(|channel| *channel > 0.0) {
        for pixel in run {
            blend(pixel, over);
        }
    }
}
