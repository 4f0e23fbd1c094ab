//! The widgets: found by name, pressed by hand and by keyboard, whole pixels.

use egui::{Id, Key, Rect, Ui, Vec2, pos2, vec2};
use egui_kittest::{Harness, kittest::Queryable};
use eight_realms::gui::{
    fonts::install_fonts,
    testing::{
        Chosen, Fill, Grid, RungWidget, Scrubber, Steps, TransportKey, show_rung, show_scrubber,
        transport_key,
    },
    theme::{Appearance, LaneMark, Palette},
};
use eight_realms_app::desk::screen::Surroundings;
use eight_realms_core::realm::Realm;

use crate::snapshot::CpuRenderer;

const RECT: Rect = Rect { min: pos2(20.0, 20.0), max: pos2(220.0, 76.0) };

/// A dark window whose state is what `draw` has reported so far.
fn window<T: 'static>(draw: fn(&mut Ui, &mut Vec<T>)) -> Harness<'static, Vec<T>> {
    let setup = |ctx: &egui::Context| {
        install_fonts(ctx);
        Appearance::Dark.install(ctx, &Surroundings::default());
    };
    Harness::builder()
        .with_size(vec2(240.0, 100.0))
        .with_context_setup(setup)
        .renderer(CpuRenderer::default())
        .with_render_cursor(false)
        .build_ui_state(draw, Vec::new())
}

fn draw_key(ui: &mut Ui, presses: &mut Vec<&'static str>) {
    let palette = Palette::dark();
    let id = Id::unique("transport.play");
    let accent = Realm::ALL.map(LaneMark::of)[0].color(&palette);
    let rect = RECT.with_max_x(RECT.left() + 44.0);
    if transport_key(ui, rect, id, TransportKey::Play, "Play", accent, &palette).clicked() {
        presses.push("play");
    }
}

#[test]
fn a_key_is_found_by_its_name_and_pressed() {
    let mut window = window(draw_key);
    window.get_by_label("Play").click();
    window.run();
    assert_eq!(*window.state(), ["play"]);
}

#[test]
fn a_key_has_keyboard_focus_and_shows_it() {
    let mut window = window(draw_key);
    let before = window.render().unwrap();
    window.key_press(Key::Tab);
    window.run();
    assert!(window.get_by_label("Play").is_focused());
    assert_ne!(window.render().unwrap(), before, "no ring");
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(*window.state(), ["play"]);
}

#[test]
fn a_disabled_key_is_not_pressed() {
    let mut window = window(|ui, presses| {
        ui.disable();
        draw_key(ui, presses);
    });
    window.get_by_label("Play").click();
    window.run();
    assert!(window.state().is_empty());
}

fn draw_rung(ui: &mut Ui, presses: &mut Vec<&'static str>) {
    let [_, first, second, ..] = Realm::ALL.map(LaneMark::of);
    let rung = RungWidget {
        mark: first,
        name: "BFS",
        idea: "a rank",
        figure: "20",
        uncover: None,
        time: "4 ms",
        bar: Some(0.5),
        before: Some(0.7),
        chosen: Chosen::No,
        fill: Fill::Solid,
        label: "Realm 2a",
        chip_label: "2a in plots and ladder",
        steps: Some(Steps {
            shown: first,
            choices: [(first, "step 2a", "paths"), (second, "step 2", "links")],
        }),
    };
    let response = show_rung(ui, RECT, Id::unique("rung.2"), &rung, &Palette::dark());
    presses.extend(response.row.clicked().then_some("row"));
    presses.extend(response.chip.clicked().then_some("chip"));
    presses.extend(response.step.map(LaneMark::name));
}

#[test]
fn row_chip_and_steps_of_a_rung_are_pressed_apart() {
    let mut window = window(draw_rung);
    for label in ["Realm 2a", "2a in plots and ladder", "step 2", "step 2a"] {
        window.get_by_label(label).click();
        window.run();
    }
    assert_eq!(*window.state(), ["row", "chip", "2", "2a"]);
}

fn draw_scrubber(ui: &mut Ui, positions: &mut Vec<f32>) {
    let palette = Palette::dark();
    let scrubber = Scrubber {
        playhead: positions.last().copied().unwrap_or(1.0),
        marks: &[(0.1, "f 9".to_owned()), (0.12, "f 11".to_owned())],
        flags: &[0.5],
        silhouette: &[0.1, 0.9, 0.4],
        caption: "frontier",
        accent: Realm::ALL.map(LaneMark::of)[6].color(&palette),
        label: "Moment",
    };
    positions.extend(show_scrubber(ui, RECT, Id::unique("scrubber"), &scrubber, &palette).seek);
}

#[test]
fn the_scrubber_is_dragged_to_where_the_pointer_is() {
    let mut window = window(draw_scrubber);
    window.drag_at(pos2(70.0, 60.0));
    window.run();
    assert!((window.state().last().unwrap() - 0.25).abs() < 0.01, "{:?}", window.state());
    window.hover_at(pos2(120.0, 60.0));
    window.run();
    assert!((window.state().last().unwrap() - 0.5).abs() < 0.01, "{:?}", window.state());
    window.hover_at(pos2(500.0, 60.0));
    window.drop_at(pos2(500.0, 60.0));
    window.run();
    assert_eq!(window.state().last(), Some(&1.0));
}

#[test]
fn the_scrubber_answers_a_screen_reader() {
    let mut window = window(draw_scrubber);
    window.get_by_label("Moment").set_value_accesskit(0.3);
    window.run();
    assert_eq!(*window.state(), [0.3]);
}

#[test]
fn tiles_lie_on_whole_pixels_and_are_found_under_the_pointer() {
    for scale in [1.0, 1.5, 1.78, 2.0] {
        let rect = Rect::from_min_size(pos2(10.3, 20.7), Vec2::splat(123.4));
        let grid = Grid::of(scale, rect);
        assert!(rect.expand(1.0 / scale).contains_rect(grid.outer()));
        for place in 0..9 {
            let cell = grid.cell(place);
            let pixels = [cell.min.x, cell.min.y, cell.max.x, cell.max.y].map(|edge| edge * scale);
            assert!(pixels.iter().all(|edge| (edge - edge.round()).abs() < 1e-2), "{scale}: {pixels:?}");
            assert_eq!(grid.place_at(cell.center()), Some(place));
        }
        assert_eq!(grid.place_at(grid.outer().max + Vec2::splat(1.0)), None);
    }
}
