//! The icon as the files that are kept.

use std::io::{self, Cursor};

use eight_realms::gui::{app_icon, raster::png};
use icns::{IconFamily, PixelFormat};
use ico::{IconDir, IconDirEntry, IconImage, ResourceType};
use image::{RgbaImage, imageops};

/// Sides in pixels for which Linux desktops look, and one for whoever shows a large icon.
const PNG_SIDES: [u32; 9] = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
/// Sides in pixels that Windows shows in lists, on the task bar and as large symbols.
const ICO_SIDES: [u32; 6] = [16, 24, 32, 48, 64, 256];
/// Sides in pixels that macOS takes, from the Finder's lists to the Dock of a dense screen.
const ICNS_SIDES: [u32; 7] = [16, 32, 64, 128, 256, 512, 1024];
/// Share of the width that the icon takes. macOS leaves the rest free around it for shadows.
const MAC_SHARE: f32 = 824.0 / 1024.0;

/// All files of the icon, each with its path in the project, and its bytes.
pub fn all() -> io::Result<Vec<(String, Vec<u8>)>> {
    let mut files = Vec::new();
    for side in PNG_SIDES {
        files.push((format!("assets/icon/{side}.png"), png::encode(&app_icon::draw(side))?));
    }
    files.push(("assets/icon/eight-realms.ico".to_owned(), windows_file()?));
    files.push(("assets/icon/eight-realms.icns".to_owned(), mac_file()?));
    for path in ["assets/icon/eight-realms.svg", "web/page/icon.svg"] {
        files.push((path.to_owned(), app_icon::svg().into_bytes()));
    }
    Ok(files)
}

fn windows_file() -> io::Result<Vec<u8>> {
    let mut file = IconDir::new(ResourceType::Icon);
    for side in ICO_SIDES {
        let icon = IconImage::from_rgba_data(side, side, app_icon::draw(side).into_raw());
        file.add_entry(IconDirEntry::encode(&icon)?);
    }
    let mut bytes = Cursor::new(Vec::new());
    file.write(&mut bytes)?;
    Ok(bytes.into_inner())
}

fn mac_file() -> io::Result<Vec<u8>> {
    let mut file = IconFamily::new();
    for side in ICNS_SIDES {
        let pixels = with_mac_margin(side).into_raw();
        file.add_icon(&icns::Image::from_data(PixelFormat::RGBA, side, side, pixels)?)?;
    }
    let mut bytes = Vec::new();
    file.write(&mut bytes)?;
    Ok(bytes)
}

/// The icon in the middle of a free margin.
fn with_mac_margin(side: u32) -> RgbaImage {
    let inner = (side as f32 * MAC_SHARE / 2.0).round() as u32 * 2;
    let mut picture = RgbaImage::new(side, side);
    let offset = i64::from(side - inner) / 2;
    imageops::replace(&mut picture, &app_icon::draw(inner), offset, offset);
    picture
}
