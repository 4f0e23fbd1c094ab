//! The renderer: right pixels, right colours, and the same ones every time.

use std::{collections::BTreeSet, sync::Arc};

use egui::{
    Color32, ColorImage, Mesh, Pos2, Rect, TextureId, TextureOptions, Vec2,
    epaint::{
        ClippedPrimitive, ImageData, ImageDelta, Primitive, Vertex,
        textures::{TextureFilter, TexturesDelta},
    },
    pos2, vec2,
};
use eight_realms::gui::{
    fonts::install_fonts,
    raster::{Raster, render_app},
    theme::{Appearance, Type},
};
use eight_realms_app::desk::screen::{Surroundings, WindowScale};
use image::{Rgba, RgbaImage};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SIDE: u32 = 32;
const WHITE: Rgba<u8> = Rgba([255, 255, 255, 255]);

fn upload(raster: &mut Raster, delta: ImageDelta) {
    let mut textures = TexturesDelta::default();
    textures.push(TextureId::default(), delta);
    raster.update(&mut textures);
}

fn image(size: [usize; 2], pixels: Vec<Color32>) -> ImageData {
    ImageData::Color(Arc::new(ColorImage::new(size, pixels)))
}

/// A renderer whose only texture is white.
fn plain() -> Raster {
    let mut raster = Raster::default();
    let white = image([1, 1], vec![Color32::WHITE]);
    upload(&mut raster, ImageDelta::full(white, TextureOptions::NEAREST));
    raster
}

fn paint(raster: &Raster, mesh: Mesh, clip_rect: Rect) -> RgbaImage {
    let primitive = ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) };
    raster.paint(&[primitive], 1.0, [SIDE, SIDE], Color32::WHITE)
}

fn everywhere() -> Rect {
    Rect::from_min_size(Pos2::ZERO, Vec2::splat(SIDE as f32))
}

fn triangle(corners: [Pos2; 3], color: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for corner in corners {
        mesh.colored_vertex(corner, color);
    }
    mesh.add_triangle(0, 1, 2);
    mesh
}

/// Twice the signed area of a, b, at.
fn side([a, b]: [Pos2; 2], at: Pos2) -> f64 {
    let (along, to) = ((b - a), (at - a));
    f64::from(along.x) * f64::from(to.y) - f64::from(along.y) * f64::from(to.x)
}

#[test]
fn a_pixel_is_painted_when_its_middle_is_inside() {
    let raster = plain();
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut pixels_checked = 0;
    for _ in 0..200 {
        let mut corner = || pos2(random.random_range(-8.0..40.0), random.random_range(-8.0..40.0));
        let [a, b, c] = [corner(), corner(), corner()];
        let picture = paint(&raster, triangle([a, b, c], Color32::BLACK), everywhere());
        for (x, y, pixel) in picture.enumerate_pixels() {
            let middle = pos2(x as f32 + 0.5, y as f32 + 0.5);
            let sides = [side([a, b], middle), side([b, c], middle), side([c, a], middle)];
            // Corners are rounded to 1/256 pixel: the very edge may fall either way.
            if sides.iter().all(|side| side.abs() > 0.5) {
                let inside = sides.iter().all(|s| *s > 0.0) || sides.iter().all(|s| *s < 0.0);
                assert_eq!(*pixel != WHITE, inside, "{a:?} {b:?} {c:?} at {x}, {y}");
                pixels_checked += 1;
            }
        }
    }
    assert!(pixels_checked > 150_000, "{pixels_checked} pixels were far enough from every edge");
}

#[test]
fn triangles_that_share_edges_paint_every_pixel_once() {
    let half = Color32::from_rgba_premultiplied(0, 0, 0, 128);
    let corners = [pos2(0.0, 0.0), pos2(32.0, 0.0), pos2(32.0, 32.0), pos2(0.0, 32.0)];
    for middle in [pos2(16.0, 16.0), pos2(7.5, 20.5), pos2(12.3, 3.7), pos2(16.5, 16.0)] {
        let mut fan = Mesh::default();
        fan.colored_vertex(middle, half);
        for corner in corners {
            fan.colored_vertex(corner, half);
        }
        (0..4).for_each(|i| fan.add_triangle(0, 1 + i, 1 + (i + 1) % 4));
        let picture = paint(&plain(), fan, everywhere());
        assert!(picture.pixels().all(|pixel| *pixel == Rgba([127, 127, 127, 255])), "around {middle:?}");
    }
}

#[test]
fn nothing_is_painted_outside_the_clip() {
    let all = triangle([pos2(-99.0, -99.0), pos2(199.0, -99.0), pos2(-99.0, 199.0)], Color32::BLACK);
    let clip = Rect::from_min_max(pos2(4.0, 6.0), pos2(9.0, 20.0));
    let picture = paint(&plain(), all, clip);
    for (x, y, pixel) in picture.enumerate_pixels() {
        assert_eq!(*pixel != WHITE, (4..9).contains(&x) && (6..20).contains(&y), "{x}, {y}");
    }
}

#[test]
fn colours_run_from_corner_to_corner() {
    let mut mesh = Mesh::default();
    for (x, y, grey) in [(0.0, 0.0, 0), (0.0, 64.0, 0), (64.0, 0.0, 255)] {
        mesh.colored_vertex(pos2(x, y), Color32::from_gray(grey));
    }
    mesh.add_triangle(0, 1, 2);
    let picture = paint(&plain(), mesh, everywhere());
    let expected = |x: u32| ((x as f32 + 0.5) / 64.0 * 255.0).round();
    for x in 0..SIDE {
        let value = f32::from(picture.get_pixel(x, 3)[0]);
        assert!((value - expected(x)).abs() <= 1.0, "{value} at {x}");
    }
}

/// A square whose texture goes from corner to corner.
fn textured() -> Mesh {
    let mut mesh = Mesh::default();
    let vertex =
        |x: f32, y: f32| Vertex { pos: pos2(x, y) * SIDE as f32, uv: pos2(x, y), color: Color32::WHITE };
    mesh.vertices = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(x, y)| vertex(x, y)).to_vec();
    mesh.indices = vec![0, 1, 2, 0, 2, 3];
    mesh
}

#[test]
fn a_texture_is_shown_and_a_patch_changes_only_its_part() {
    let colors = [Color32::RED, Color32::GREEN, Color32::BLUE, Color32::BLACK];
    let mut raster = Raster::default();
    upload(&mut raster, ImageDelta::full(image([2, 2], colors.to_vec()), TextureOptions::NEAREST));
    let quarter = |picture: &RgbaImage, x: u32, y: u32| picture.get_pixel(8 + 16 * x, 8 + 16 * y).0;
    let before = paint(&raster, textured(), everywhere());
    let patch = ImageDelta::partial([1, 0], image([1, 1], vec![Color32::YELLOW]), TextureOptions::NEAREST);
    upload(&mut raster, patch);
    let after = paint(&raster, textured(), everywhere());
    assert_eq!(quarter(&before, 1, 0), Color32::GREEN.to_array());
    assert_eq!(quarter(&after, 1, 0), Color32::YELLOW.to_array());
    for (x, y, color) in [(0, 0, Color32::RED), (0, 1, Color32::BLUE), (1, 1, Color32::BLACK)] {
        assert_eq!(quarter(&before, x, y), color.to_array());
        assert_eq!(quarter(&after, x, y), color.to_array());
    }
}

/// Black and white columns, sharp when enlarged and smooth when reduced, as a map is drawn.
#[test]
fn a_texture_is_smoothed_by_its_options_when_enlarged_and_when_reduced() {
    let options = TextureOptions { magnification: TextureFilter::Nearest, ..TextureOptions::LINEAR };
    let greys = |columns: usize| {
        let column = |x: usize| if x.is_multiple_of(2) { Color32::BLACK } else { Color32::WHITE };
        let mut raster = Raster::default();
        let pixels = (0..columns * columns).map(|at| column(at % columns)).collect();
        upload(&mut raster, ImageDelta::full(image([columns, columns], pixels), options));
        let picture = paint(&raster, textured(), everywhere());
        picture.pixels().filter(|pixel| ![0, 255].contains(&pixel[0])).count()
    };
    assert_eq!(greys(4), 0, "eight pixels to a texel");
    assert_eq!(greys(2 * SIDE as usize), (SIDE * SIDE) as usize, "two texels to a pixel");
}

#[test]
fn a_patch_brings_its_own_smoothing() {
    let mut raster = Raster::default();
    let black_and_white = vec![Color32::BLACK, Color32::WHITE, Color32::BLACK, Color32::WHITE];
    upload(&mut raster, ImageDelta::full(image([2, 2], black_and_white), TextureOptions::NEAREST));
    let patch = |options| ImageDelta::partial([0, 0], image([1, 1], vec![Color32::BLACK]), options);
    let shades = |raster: &Raster| {
        let picture = paint(raster, textured(), everywhere());
        picture.pixels().map(|pixel| pixel[0]).collect::<BTreeSet<_>>().len()
    };
    assert_eq!(shades(&raster), 2);
    upload(&mut raster, patch(TextureOptions::LINEAR));
    assert!(shades(&raster) > 8, "it runs from black to white");
}

#[test]
fn a_freed_texture_paints_nothing() {
    let mut raster = plain();
    let mut textures = TexturesDelta::default();
    textures.free(TextureId::default());
    raster.update(&mut textures);
    let picture = paint(
        &raster,
        triangle([pos2(0.0, 0.0), pos2(32.0, 0.0), pos2(0.0, 32.0)], Color32::BLACK),
        everywhere(),
    );
    assert!(picture.pixels().all(|pixel| *pixel == WHITE));
}

/// A word in the middle of a window.
fn window(appearance: Appearance, size: Vec2, pixels_per_point: f32) -> (RgbaImage, Rect) {
    let mut content_rect = Rect::NOTHING;
    let setup = |ctx: &egui::Context| {
        install_fonts(ctx);
        appearance.install(ctx, &Surroundings::default());
    };
    let frame = render_app(size, pixels_per_point, 3, setup, |ui| {
        appearance.fit(ui.ctx(), &Surroundings::default(), WindowScale::default());
        content_rect = ui.ctx().content_rect();
        let color = appearance.palette().text;
        let middle = content_rect.center();
        ui.painter().text(middle, egui::Align2::CENTER_CENTER, "八境 8", Type::Display.font(), color);
    });
    (frame.image(), content_rect)
}

#[test]
fn the_same_window_gives_the_same_picture() {
    let (one, _) = window(Appearance::Dark, vec2(200.0, 100.0), 1.5);
    let (other, _) = window(Appearance::Dark, vec2(200.0, 100.0), 1.5);
    assert_eq!(one.dimensions(), (300, 150));
    assert_eq!(one, other);
    let background = *one.get_pixel(0, 0);
    assert!(one.pixels().filter(|pixel| **pixel != background).count() > 200, "no word was painted");
}

#[test]
fn projector_mode_keeps_the_window_and_enlarges_its_content() {
    let (picture, content_rect) = window(Appearance::Projector, vec2(1920.0, 1080.0), 1.0);
    assert_eq!(picture.dimensions(), (1920, 1080));
    assert!((content_rect.width() - 960.0).abs() < 0.5, "{content_rect:?}");
    assert!((content_rect.height() - 540.0).abs() < 0.5, "{content_rect:?}");
}
