//! sRGB and linear light, exactly back and forth.

use std::sync::LazyLock;

use egui::{
    Color32,
    ecolor::{gamma_u8_from_linear_f32, linear_f32_from_gamma_u8},
};

/// The brightest linear value.
const BRIGHTEST: u16 = u16::MAX;

/// Red, green and blue of a colour in linear light, 0 to 65,535.
pub fn linear(color: Color32) -> [u32; 3] {
    let [r, g, b, _] = color.to_array();
    [r, g, b].map(|channel| (linear_f32_from_gamma_u8(channel) * f32::from(BRIGHTEST)).round() as u32)
}

/// The way back: the channel of each linear value.
pub fn channels() -> &'static [u8] {
    static CHANNELS: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let channel = |value| gamma_u8_from_linear_f32(f32::from(value) / f32::from(BRIGHTEST));
        (0..=BRIGHTEST).map(channel).collect()
    });
    &CHANNELS
}
