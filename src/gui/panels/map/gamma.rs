//! sRGB and linear light, exactly back and forth.

use std::sync::LazyLock;

use egui::Color32;

/// The brightest linear value.
const BRIGHTEST: f64 = 65_535.0;

/// Red, green and blue of a colour in linear light, 0 to 65,535.
pub fn linear(color: Color32) -> [u32; 3] {
    let [r, g, b, _] = color.to_array();
    [r, g, b].map(|channel| (to_linear(f64::from(channel) / 255.0) * BRIGHTEST).round() as u32)
}

/// The way back: the channel of each linear value.
pub fn channels() -> &'static [u8] {
    static CHANNELS: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let channel = |value: u32| (from_linear(f64::from(value) / BRIGHTEST) * 255.0).round() as u8;
        (0..=BRIGHTEST as u32).map(channel).collect()
    });
    &CHANNELS
}

fn to_linear(channel: f64) -> f64 {
    if channel <= 0.040_45 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
}

fn from_linear(light: f64) -> f64 {
    if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 }
}
