//! The fills of the map, measured: a texel has no shape, so its colour must do alone.

use egui::Color32;
use eight_realms::gui::theme::{MapColors, Palette};

use super::distance::{Eye, contrast, oklab};

/// The least distance of two fills, and of the first heat from the background of unseen boards.
const APART: f64 = 0.2;
/// The eyes for which it is guaranteed.
const EYES: [Eye; 4] = [Eye::Usual, Eye::Deuteranopia, Eye::Protanopia, Eye::Tritanopia];

fn channels(color: Color32) -> [u8; 3] {
    let [r, g, b, a] = color.to_array();
    assert_eq!(a, 255, "a fill is opaque");
    [r, g, b]
}

fn apart(one: Color32, other: Color32, eye: Eye) -> f64 {
    let [one, other] = [one, other].map(|color| oklab(channels(color), eye));
    one.into_iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

fn both() -> [(&'static str, MapColors); 2] {
    [("dark", Palette::dark().map()), ("light", Palette::light().map())]
}

#[test]
fn known_colours_have_their_known_place() {
    let near =
        |actual: [f64; 3], expected: [f64; 3]| actual.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-3);
    assert!(near(oklab([255, 255, 255], Eye::Usual), [1.0, 0.0, 0.0]));
    assert!(near(oklab([255, 0, 0], Eye::Usual), [0.628, 0.225, 0.126]));
    assert!(near(oklab([0, 0, 255], Eye::Usual), [0.452, -0.032, -0.312]));
}

#[test]
fn any_two_fills_of_the_map_stay_apart_for_every_eye() {
    for (theme, colors) in both() {
        for unseen in colors.unreached {
            let fills = [unseen, colors.open, colors.expanded, colors.from_goal];
            for (place, one) in fills.into_iter().enumerate() {
                for (other_place, other) in fills.into_iter().enumerate().skip(place + 1) {
                    for eye in EYES {
                        let distance = apart(one, other, eye);
                        assert!(distance >= APART, "{theme}, {eye:?}: {place}, {other_place}: {distance:.3}");
                    }
                }
            }
        }
    }
}

/// On screens that show colours badly and to those who see none, more visits are still more.
#[test]
fn the_heat_of_visits_leads_away_from_the_background_step_by_step() {
    for (theme, colors) in both() {
        for eye in EYES {
            let light = |color: Color32| oklab(channels(color), eye)[0];
            let sign = (light(colors.heat[0]) - light(colors.unreached[0])).signum();
            let steps = colors.heat.windows(2).map(|pair| sign * (light(pair[1]) - light(pair[0])));
            let least = steps.fold(f64::INFINITY, f64::min);
            assert!(least > 0.035, "{theme}, {eye:?}: a step of {least:.3}");
            for (unseen, heat) in colors.unreached.into_iter().flat_map(|u| colors.heat.map(|h| (u, h))) {
                assert!(apart(unseen, heat, eye) >= APART, "{theme}, {eye:?}: {heat:?} on {unseen:?}");
            }
        }
    }
}

/// Rings are counted by their parity; it must be seen, and must not be taken for a state.
#[test]
fn the_two_backgrounds_of_unseen_boards_differ_a_little() {
    for (theme, colors) in both() {
        let distance = apart(colors.unreached[0], colors.unreached[1], Eye::Usual);
        assert!((0.02..0.05).contains(&distance), "{theme}: {distance:.3}");
    }
}

#[test]
fn what_has_a_shape_stands_out_from_its_casing() {
    for (theme, colors) in both() {
        for shape in [colors.path, colors.mark] {
            let ratio = contrast(channels(shape), channels(colors.casing));
            assert!(ratio >= 9.0, "{theme}: {ratio:.1}");
        }
    }
}
