//! A picture as hashes of its tiles.

use std::fmt;

use image::{GenericImageView, RgbaImage};

/// Pixels along the side of a tile; at the right and lower edge of a picture there are smaller ones.
pub const SIDE: u32 = 64;

/// Hashes of the tiles of a picture, row by row. A hash is a cyclic redundancy check of 32 bits, which sees every change of
/// up to four neighbouring bytes, and so every pixel that differs alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiles(Vec<Vec<u32>>);

impl Tiles {
    /// Those of a picture.
    pub fn of(image: &RgbaImage) -> Self {
        let (width, height) = image.dimensions();
        let starts = |length: u32| (0..length).step_by(SIDE as usize);
        let hash = |left: u32, top: u32| {
            let tile = image.view(left, top, SIDE.min(width - left), SIDE.min(height - top));
            crc32fast::hash(tile.to_image().as_raw())
        };
        Self(starts(height).map(|top| starts(width).map(|left| hash(left, top)).collect()).collect())
    }

    /// Reads lines of hashes of eight hexadecimal digits.
    pub fn read(lines: &str) -> Option<Self> {
        let row = |line: &str| line.split(' ').map(|hash| u32::from_str_radix(hash, 16).ok()).collect();
        lines.lines().map(row).collect::<Option<_>>().map(Self)
    }

    /// Left and upper edge of each tile that differs, in pixels. Both have equally many tiles.
    pub fn differing(&self, other: &Self) -> Vec<(u32, u32)> {
        let rows = self.0.iter().zip(&other.0).enumerate();
        let tiles = rows.flat_map(|(y, (row, other))| {
            let columns = row.iter().zip(other).enumerate();
            columns.filter(|(_, (hash, other))| hash != other).map(move |(x, _)| (x, y))
        });
        tiles.map(|(x, y)| (x as u32 * SIDE, y as u32 * SIDE)).collect()
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.0 {
            let hashes: Vec<String> = row.iter().map(|hash| format!("{hash:08x}")).collect();
            writeln!(out, "{}", hashes.join(" "))?;
        }
        Ok(())
    }
}
