//! The plots: what is written along an axis, what is shown at the pointer, what pan and zoom do.

use egui::{Id, Pos2, Rect, Ui, pos2, vec2};
use egui_kittest::Harness;
use eight_realms::gui::{
    fonts::install_fonts,
    testing::{
        AxisScale, Chart, ChartResponse, Chosen, Curve, Fill, Fit, Form, PlayheadLine, Scale, show_plot,
    },
    theme::{Appearance, LaneMark, Palette},
};
use eight_realms_app::desk::screen::Surroundings;
use eight_realms_core::realm::Realm;

const RECT: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(360.0, 240.0) };
/// Length of an axis and least distance of two names, in points.
const AXIS: [f32; 2] = [300.0, 42.0];

fn name(value: f64) -> String {
    value.to_string()
}

fn tick_names(scale: &Scale<'_>) -> Vec<String> {
    let [length, apart] = AXIS;
    scale.ticks(&scale.places(), length, apart).into_iter().map(|tick| tick.name).collect()
}

#[test]
fn long_ranges_are_written_in_decades_and_short_ones_in_1_2_5() {
    let counts = |axis_scale, most| tick_names(&Scale::counts(axis_scale, most, &name));
    assert_eq!(counts(AxisScale::Logarithmic, 20_907.0), ["1", "10", "100", "1000", "10000"]);
    assert_eq!(counts(AxisScale::Logarithmic, 40.0), ["1", "2", "5", "10", "20"]);
    assert_eq!(counts(AxisScale::Linear, 20_907.0), ["0", "5000", "10000", "15000", "20000"]);
    assert_eq!(counts(AxisScale::Linear, 12.0), ["0", "2", "4", "6", "8", "10", "12"]);
    let seconds = Scale::seconds(AxisScale::Logarithmic, 1e-3, 4.0, &name);
    assert_eq!(tick_names(&seconds), ["0.001", "0.01", "0.1", "1"]);
}

#[test]
fn a_count_is_never_written_as_a_fraction() {
    for axis_scale in [AxisScale::Linear, AxisScale::Logarithmic] {
        let scale = Scale::counts(axis_scale, 10.0, &name);
        let whole = |places| scale.ticks(&places, 300.0, 10.0).iter().all(|tick| !tick.name.contains('.'));
        assert!(whole(scale.places()));
        assert!(whole(scale.place(2.0)..=scale.place(4.0)));
    }
}

#[test]
fn names_never_run_into_each_other_however_far_one_zooms() {
    let [length, apart] = AXIS;
    for axis_scale in [AxisScale::Linear, AxisScale::Logarithmic] {
        let scale = Scale::seconds(axis_scale, 1e-6, 30.0, &name);
        let (from, to) = (*scale.places().start(), *scale.places().end());
        for zoom in 0..60 {
            let visible = from..=from + (to - from) * 0.8_f64.powi(zoom);
            let span = visible.end() - visible.start();
            let ticks = scale.ticks(&visible, length, apart);
            assert!(ticks.len() >= 2, "{axis_scale:?} {zoom}: {ticks:?}");
            for pair in ticks.windows(2) {
                let distance = (pair[1].place - pair[0].place) / span * f64::from(length);
                assert!(distance > f64::from(apart) - 0.5, "{axis_scale:?} {zoom}: {pair:?}");
            }
        }
    }
}

#[test]
fn a_place_stands_for_its_value() {
    for axis_scale in [AxisScale::Linear, AxisScale::Logarithmic] {
        let scale = Scale::seconds(axis_scale, 1e-6, 30.0, &name);
        for value in [1e-6, 3.7e-4, 1.0, 30.0] {
            assert!((scale.value(scale.place(value)) / value - 1.0).abs() < 1e-9);
        }
    }
    assert!(Scale::counts(AxisScale::Logarithmic, 100.0, &name).place(0.0).abs() < 1e-12);
}

/// The input of the window, and its last response.
struct Plot {
    most: f64,
    axis_scale: AxisScale,
    fit: Fit,
    response: Option<ChartResponse>,
}

const RISING: &[[f64; 2]] = &[[0.0, 0.0], [250.0, 25.0], [500.0, 50.0]];
const LEVEL: &[[f64; 2]] = &[[0.0, 80.0], [300.0, 80.0]];
const HIDDEN: &[[f64; 2]] = &[[0.0, 60.0], [100.0, 60.0]];

fn draw(ui: &mut Ui, state: &mut Plot) {
    let [first, _, third, fourth, ..] = Realm::ALL.map(LaneMark::of);
    let curve =
        |mark, points, fill| Curve { mark, points, form: Form::Line, band: &[], chosen: Chosen::No, fill };
    let curves = [
        curve(first, RISING, Fill::Solid),
        curve(third, LEVEL, Fill::Solid),
        curve(fourth, HIDDEN, Fill::Outline),
    ];
    let chart = Chart {
        guides: &[],
        id: Id::unique("plot"),
        label: "Frontier",
        x: Scale::counts(state.axis_scale, 1000.0, &name),
        y: Scale::counts(state.axis_scale, state.most, &name),
        curves: &curves,
        playhead: Some(PlayheadLine::X(200.0)),
        fit: state.fit,
    };
    state.response = Some(show_plot(ui, RECT, &chart, &Palette::dark()));
}

fn window() -> Harness<'static, Plot> {
    let setup = |ctx: &egui::Context| {
        install_fonts(ctx);
        Appearance::Dark.install(ctx, &Surroundings::default());
    };
    let state = Plot { most: 100.0, axis_scale: AxisScale::Linear, fit: Fit::WhileUntouched, response: None };
    // Steps short enough for two clicks to be a double click.
    let builder = Harness::builder().with_size(vec2(360.0, 240.0)).with_step_dt(1.0 / 60.0);
    builder.with_context_setup(setup).build_ui_state(draw, state)
}

fn response<'a>(window: &'a Harness<'static, Plot>) -> &'a ChartResponse {
    window.state().response.as_ref().unwrap()
}

/// Where the rising curve ends on the screen.
fn end(window: &Harness<'static, Plot>) -> Pos2 {
    response(window).chips[0].rect.center()
}

/// The place of a value in the frame while everything is shown; 6 % of each axis lie beyond its most.
fn at(window: &Harness<'static, Plot>, x: f32, y: f32) -> Pos2 {
    let frame = response(window).frame;
    pos2(frame.left() + frame.width() * x / 1060.0, frame.bottom() - frame.height() * y / 106.0)
}

fn drag(window: &mut Harness<'static, Plot>, from: Pos2, to: Pos2) {
    window.drag_at(from);
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    window.remove_cursor();
    window.run();
}

#[test]
fn a_chip_stands_where_its_curve_ends() {
    let window = window();
    assert!(end(&window).distance(at(&window, 500.0, 50.0)) < 1.0);
    let marks: Vec<&str> = response(&window).chips.iter().map(|chip| chip.mark.name()).collect();
    assert_eq!(marks, ["1", "2", "3"], "a hidden realm keeps its chip");
}

#[test]
fn the_pointer_gets_the_nearest_point_of_the_nearest_curve() {
    let mut window = window();
    let near = at(&window, 240.0, 27.0);
    window.hover_at(near);
    window.run();
    let hovered = response(&window).hovered.unwrap();
    assert_eq!((hovered.mark.name(), hovered.index, hovered.value), ("1", 1, [250.0, 25.0]));
    window.hover_at(at(&window, 150.0, 82.0));
    window.run();
    assert_eq!(response(&window).hovered.unwrap().mark.name(), "2");
}

#[test]
fn the_pointer_gets_nothing_far_from_every_curve_and_on_hidden_ones() {
    let mut window = window();
    for (x, y) in [(900.0, 15.0), (50.0, 55.0)] {
        window.hover_at(at(&window, x, y));
        window.run();
        assert_eq!(response(&window).hovered, None, "at {x}, {y}");
    }
}

#[test]
fn a_drag_pans_and_a_double_click_shows_all_again() {
    let mut window = window();
    let (before, free) = (end(&window), at(&window, 900.0, 20.0));
    drag(&mut window, free, free + vec2(-40.0, 30.0));
    assert!(end(&window).distance(before + vec2(-40.0, 30.0)) < 1.0, "{:?} after {before:?}", end(&window));
    for _ in 0..2 {
        window.drag_at(free);
        window.drop_at(free);
    }
    window.run();
    assert!(end(&window).distance(before) < 1.0);
}

#[test]
fn growth_is_followed_until_a_drag_pans() {
    let mut window = window();
    window.state_mut().most = 200.0;
    window.run();
    let end_after_growth = end(&window);
    assert!(
        end_after_growth.distance(at(&window, 500.0, 25.0)) < 1.0,
        "half as high on an axis twice as long"
    );
    let free = at(&window, 900.0, 20.0);
    drag(&mut window, free, free + vec2(-40.0, 0.0));
    let end_after_pan = end(&window);
    window.state_mut().most = 400.0;
    window.run();
    assert!(end(&window).distance(end_after_pan) < 1.0);
    window.state_mut().fit = Fit::Now;
    window.run();
    assert!(end(&window).distance(at(&window, 500.0, 12.5)) < 1.0);
}

#[test]
fn the_wheel_zooms_around_the_pointer() {
    let mut window = window();
    let (before, pointer) = (end(&window), at(&window, 250.0, 25.0));
    window.hover_at(pointer);
    window.run();
    window.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, 40.0),
        phase: egui::TouchPhase::Move,
        modifiers: egui::Modifiers::NONE,
        source: egui::MouseWheelSource::Wheel,
    });
    // egui spreads a turn of the wheel over a few frames.
    window.run_steps(30);
    let after = end(&window);
    assert!((after - pointer).length() > (before - pointer).length() * 1.1, "{before:?}, then {after:?}");
}

#[test]
fn a_change_of_axis_scale_shows_all() {
    let mut window = window();
    let free = at(&window, 900.0, 20.0);
    drag(&mut window, free, free + vec2(-40.0, 0.0));
    window.state_mut().axis_scale = AxisScale::Logarithmic;
    window.run();
    let frame = response(&window).frame;
    let expected = frame.left() + frame.width() * (500_f32.log10() / (3.0 * 1.06));
    assert!((end(&window).x - expected).abs() < 1.0, "{:?}, not {expected}", end(&window));
}
