//! The sheet of the link: its code as a camera sees it, its button, its field.

use std::sync::Arc;

use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use eight_realms::gui::{Application, picture};
use eight_realms_app::{
    desk::{
        notice::Notice,
        preferences::{Preferences, Theme},
        screen::{Projector, Sheet},
    },
    model::{Action, Model},
    words::Language,
};
use image::RgbaImage;
use qrcodegen::{QrCode, QrCodeEcc};
use rqrr::PreparedImage;

use super::test_window::TestWindow;
use crate::at_the_end::at_the_end;

const BLACK: [u8; 4] = [0, 0, 0, 255];
const WHITE: [u8; 4] = [255; 4];
const PAGE: &str = "https://example.org/eight-realms/";

/// A window with its link shown, as a picture, and the link.
fn drawn(preferences: Preferences, projector: Projector, size: Vec2, scale: f32) -> (RgbaImage, String) {
    let mut application = Application::of(Model::new(preferences, 0), Arc::new(|| {}));
    if projector == Projector::On {
        application.act(Action::SwitchProjector);
    }
    application.act(Action::Open(Sheet::Link));
    (picture::draw(&mut application, size, scale), application.model().link())
}

/// Reads the only code of a picture: its text, and about where it is (left, top, side).
fn scan(image: &RgbaImage) -> (String, [i32; 3]) {
    let [width, height] = [image.width(), image.height()].map(|side| side as usize);
    let gray = |x: usize, y: usize| {
        let [red, green, blue, _] = image.get_pixel(x as u32, y as u32).0.map(u16::from);
        ((red + green + blue) / 3) as u8
    };
    let mut prepared = PreparedImage::prepare_from_greyscale(width, height, gray);
    let grids = prepared.detect_grids();
    assert_eq!(grids.len(), 1, "one code");
    let (_, text) = grids[0].decode().expect("it can be read");
    let [first, second, ..] = grids[0].bounds;
    (text, [first.x, first.y, second.x - first.x])
}

/// The pixels around a code, up to the middle of its margin: each is black or white; returns the left and the upper edge of
/// its first module, and how many pixels a module has.
fn measure(image: &RgbaImage, [left, top, side]: [i32; 3], modules: i32) -> [i32; 3] {
    let margin = 2 * side / modules;
    let (mut corner, mut end) = ([i32::MAX; 2], 0);
    for y in top - margin..top + side + margin {
        for x in left - margin..left + side + margin {
            let pixel = image.get_pixel(x as u32, y as u32).0;
            assert!(pixel == BLACK || pixel == WHITE, "{pixel:?} at {x}, {y}");
            if pixel == BLACK {
                corner = [corner[0].min(x), corner[1].min(y)];
                end = end.max(x + 1);
            }
        }
    }
    assert_eq!((end - corner[0]) % modules, 0, "modules of whole pixels");
    [corner[0], corner[1], (end - corner[0]) / modules]
}

/// A camera reads the link; every module is black or white to its edge; returns the share of the height of the window
/// that the code has with its margin.
fn check(preferences: Preferences, projector: Projector, size: Vec2, scale: f32) -> f32 {
    let (image, link) = drawn(preferences, projector, size, scale);
    let (text, place) = scan(&image);
    assert_eq!(text, link);
    let code = QrCode::encode_text(&link, QrCodeEcc::Low).expect("it is short");
    let [left, top, module] = measure(&image, place, code.size());
    for (row, column) in (0..code.size()).flat_map(|row| (0..code.size()).map(move |column| (row, column))) {
        let [x, y] = [left + column * module + module / 2, top + row * module + module / 2];
        let is_black = image.get_pixel(x as u32, y as u32).0 == BLACK;
        assert_eq!(is_black, code.get_module(column, row), "row {row}, column {column}");
    }
    ((code.size() + 8) * module) as f32 / image.height() as f32
}

#[test]
fn a_camera_reads_the_code_in_every_window_and_every_theme() {
    for (number, (size, scale)) in [
        (vec2(800.0, 560.0), 1.0),
        (vec2(1024.0, 640.0), 1.0),
        (vec2(1024.0, 640.0), 2.0),
        (vec2(1280.0, 720.0), 1.25),
        (vec2(1920.0, 1080.0), 1.0),
    ]
    .into_iter()
    .enumerate()
    {
        for theme in Theme::ALL {
            let page = if number % 2 == 0 { PAGE } else { "https://e.org/" };
            let page = page.parse().expect("an address");
            let preferences = Preferences { theme, link_base: Some(page), ..at_the_end() };
            let share = check(preferences.clone(), Projector::Off, size, scale);
            assert!(share > 0.55, "{size} {scale}: {share}");
            let share = check(preferences, Projector::On, size, scale);
            assert!(share > 0.55, "projected {size} {scale}: {share}");
        }
    }
}

/// Without an address a code would lead nowhere: the field of the address has the keyboard instead.
#[test]
fn the_sheet_asks_for_an_address_first_and_then_enter_copies_the_link() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.press_word("link");
        let line = window.model().link();
        assert!(window.shows(&line) && window.shows(&window.say("link-no-base")));
        assert!(!window.shows(&window.say("link-code")), "nothing to open");
        let field = window.say("link-base");
        let field = window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, &field).rect();
        assert!(field.bottom() < window.place(&line).y);
        window.write(PAGE);
        window.key(Key::Enter);
        let link = window.model().link();
        assert_eq!(link, format!("{PAGE}#{line}"));
        assert!(window.shows(&link) && window.shows(&window.say("link-code")));
        window.key(Key::Escape);
        assert_eq!(window.model().sheet, Sheet::None);
        window.press_word("link");
        assert_eq!(window.copied_by(Key::Enter), [link], "the button that copies has the keyboard");
        assert!(matches!(window.model().notice, Some((Notice::CopiedLink, _))));
    }
}

#[test]
fn without_an_address_the_line_alone_is_copied() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.press_word("link");
        window.press_word("link-copy");
        assert!(matches!(window.model().notice, Some((Notice::CopiedLine, _))));
    }
}

#[test]
fn the_page_is_typed_into_its_field() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.press_word("link");
    let field = window.say("link-base");
    let middle =
        window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, &field).rect().center();
    window.harness.hover_at(middle);
    window.harness.drag_at(middle);
    window.drop(middle);
    window.write("example.org");
    assert!(!window.model().has_link_base());
    window.key(Key::Enter);
    let reason = window.say("error-page-scheme");
    assert!(window.shows(&window.words.tell("link-base-wrong", &[("reason", reason.into())])));
    window.drop(middle);
    window.key(Key::Home);
    window.harness.drag_at(middle);
    window.drop(middle);
    window.key(Key::Home);
    window.write("https://");
    window.key(Key::Enter);
    assert_eq!(window.model().link_draft.text, "https://example.org/");
    assert!(window.model().has_link_base() && !window.shows(&window.say("link-no-base")));
    assert!(window.shows(&window.model().link()));
    window.key(Key::Escape);
    assert_eq!(window.model().sheet, Sheet::None);
}
