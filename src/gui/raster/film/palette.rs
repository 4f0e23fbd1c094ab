//! 255 colours for all frames of a film.
//!
//! A palette for each frame would make still areas flicker, because each rounds their colours in its own way. Windows have
//! some thousand colours, nearly all of them at the edges of letters; the 64 commonest are nine tenths of all pixels.

use std::{cmp::Reverse, collections::HashMap};

use color_quant::NeuQuant;
use image::RgbaImage;

/// Red, green, blue.
type Color = [u8; 3];

/// Index of a pixel that stays as it was: the lowest, because an index takes as many bits as the highest of its frame needs.
pub const UNCHANGED: u8 = 0;
/// Number of colours that an index can name besides.
const COLORS: usize = 255;
/// Number of the commonest colours that are kept exactly.
const EXACT: usize = 64;
/// Number of colours that are counted or remembered: several times those of a window.
const MAX_KNOWN: usize = 1 << 18;
/// Number of colours that the quantizer is shown, at least: it learns a few only if it sees them again and again.
const LESSONS: usize = 1 << 15;

/// Number of pixels of each colour in some frames.
#[derive(Clone, Debug, Default)]
pub struct ColorCounts(HashMap<Color, u64>);

impl ColorCounts {
    /// Adds the pixels of a frame.
    pub fn add(&mut self, frame: &RgbaImage) {
        let color = |pixel: &image::Rgba<u8>| [pixel.0[0], pixel.0[1], pixel.0[2]];
        let mut colors = frame.pixels().map(color).peekable();
        while let Some(color) = colors.next() {
            let mut count = 1;
            while colors.next_if_eq(&color).is_some() {
                count += 1;
            }
            if self.0.len() < MAX_KNOWN {
                *self.0.entry(color).or_default() += count;
            } else if let Some(known) = self.0.get_mut(&color) {
                *known += count;
            }
        }
    }

    /// Chooses the colours: all if there are few, else the commonest exactly and for the others such as are near to them.
    pub fn palette(&self) -> FilmPalette {
        let mut counts: Vec<(Color, u64)> = self.0.iter().map(|(&color, &count)| (color, count)).collect();
        counts.sort_unstable_by_key(|&(color, count)| (Reverse(count), color));
        let mut colors: Vec<Color> = counts.into_iter().map(|(color, _)| color).collect();
        if colors.len() > COLORS {
            let others = quantized(&colors.split_off(EXACT));
            colors.extend(others);
        }
        colors.insert(UNCHANGED.into(), Color::default());
        FilmPalette { colors, indexes: HashMap::new() }
    }
}

/// Colours near to all of `colors`, each of which counts once: the few pixels of a rare one may be the ones to look at.
fn quantized(colors: &[Color]) -> Vec<Color> {
    let shown = colors.len().max(LESSONS);
    let pixel = |&[red, green, blue]: &Color| [red, green, blue, u8::MAX];
    let pixels: Vec<u8> = colors.iter().cycle().take(shown).flat_map(pixel).collect();
    let network = NeuQuant::new(1, COLORS - EXACT, &pixels);
    network.color_map_rgb().chunks_exact(3).map(|color| [color[0], color[1], color[2]]).collect()
}

/// Colours, and which of them is nearest to any other.
#[derive(Clone, Debug)]
pub struct FilmPalette {
    /// The first is no colour.
    colors: Vec<Color>,
    indexes: HashMap<Color, u8>,
}

impl FilmPalette {
    /// Red, green and blue for each index in turn.
    pub fn bytes(&self) -> &[u8] {
        self.colors.as_flattened()
    }

    /// Returns the index of the nearest colour for each pixel, and [`UNCHANGED`] if it has none.
    pub fn indexes(&mut self, pixels: impl Iterator<Item = Option<Color>>) -> Vec<u8> {
        let mut last = (None, UNCHANGED);
        let index = |pixel| {
            if pixel != last.0 {
                last = (pixel, pixel.map_or(UNCHANGED, |color| self.index(color)));
            }
            last.1
        };
        pixels.map(index).collect()
    }

    fn index(&mut self, color: Color) -> u8 {
        if let Some(&index) = self.indexes.get(&color) {
            return index;
        }
        let distance = |other: &Color| -> u32 {
            color.iter().zip(other).map(|(&one, &other)| u32::from(one.abs_diff(other)).pow(2)).sum()
        };
        let distances = self.colors.iter().map(distance).zip(0..=u8::MAX).skip(1);
        let index = distances.min().map_or(UNCHANGED, |(_, index)| index);
        if self.indexes.len() < MAX_KNOWN {
            self.indexes.insert(color, index);
        }
        index
    }
}
