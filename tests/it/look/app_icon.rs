//! The icon: its files are what is drawn, and in every size its tiles stand apart.

use std::{fs, path::Path};

use eight_realms::gui::{app_icon, theme::Palette};
use image::RgbaImage;

#[path = "../../../examples/icons/files.rs"]
mod files;

#[test]
fn its_files_are_what_is_drawn() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let all = files::all().expect("they are made in memory");
    let is_old = |path: &str, bytes: &[u8]| fs::read(project.join(path)).ok().as_deref() != Some(bytes);
    let old: Vec<&str> =
        all.iter().filter(|(path, bytes)| is_old(path, bytes)).map(|(path, _)| path.as_str()).collect();
    assert!(old.is_empty(), "cargo run --release --example icons: {old:?}");
}

/// The colours of tiles along a row of pixels.
fn colors_of_row(icon: &RgbaImage, row: u32) -> Vec<[u8; 4]> {
    let tiles = Palette::dark().rungs().map(|color| color.to_array());
    let mut seen: Vec<[u8; 4]> =
        (0..icon.width()).map(|x| icon.get_pixel(x, row).0).filter(|pixel| tiles.contains(pixel)).collect();
    seen.dedup();
    seen
}

#[test]
fn the_tiles_of_the_ladder_stand_in_rows_of_three_in_every_size() {
    let rungs = Palette::dark().rungs().map(|color| color.to_array());
    for side in [16, 22, 24, 32, 48, 57, 64, 128, 256, 512, 1024] {
        let icon = app_icon::draw(side);
        assert_eq!((icon.width(), icon.height()), (side, side));
        // Rows of tiles are nearer to the middle where there is a plate around them.
        let from_middle = if side < 48 { side / 3 } else { side * 26 / 100 };
        for (row, tiles) in
            [side / 2 - from_middle, side / 2, side / 2 + from_middle].into_iter().zip(rungs.chunks(3))
        {
            assert_eq!(colors_of_row(&icon, row), tiles, "{side}, {row}");
        }
    }
}

#[test]
fn its_corners_are_free() {
    for side in [16, 48, 256] {
        let icon = app_icon::draw(side);
        for corner in [(0, 0), (side - 1, 0), (0, side - 1), (side - 1, side - 1)] {
            assert_eq!(icon.get_pixel(corner.0, corner.1).0[3], 0, "{side} {corner:?}");
        }
    }
}
