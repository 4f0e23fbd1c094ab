//! The palette, measured. A palette that a colour-blind pupil cannot read must not pass.

use egui::Color32;
use eight_realms::gui::theme::{Appearance, LaneMark, Palette, StatusStyle};
use eight_realms_core::realm::Realm;

use super::distance::{Eye, contrast, least_distance};

fn channels(color: Color32) -> [u8; 3] {
    let [r, g, b, _] = color.to_array();
    [r, g, b]
}

/// `at_least`: the least distance of two realms, for [`Eye::ALL`] in order.
fn check_realms(palette: &Palette, at_least: [f64; 5]) {
    let colors = palette.rungs().map(channels);
    for (eye, least) in Eye::ALL.into_iter().zip(at_least) {
        let (distance, i, j) = least_distance(&colors, eye);
        assert!(distance >= least, "{eye:?}: rungs {} and {} are {distance:.2} apart", i + 1, j + 1);
    }
}

#[test]
fn realm_colours_stay_apart_for_every_eye_and_in_a_lit_hall() {
    check_realms(&Palette::dark(), [21.3, 13.2, 13.2, 11.4, 15.8]);
    check_realms(&Palette::light(), [20.9, 12.6, 12.6, 10.9, 13.4]);
}

#[test]
fn status_colours_stay_apart() {
    for (palette, least) in [(Palette::dark(), 9.9), (Palette::light(), 8.0)] {
        // A successor that is dropped has one colour; the shape says why.
        let [styles @ .., StatusStyle::PathBack] = StatusStyle::ALL else { panic!("another order") };
        let colors = styles.map(|style| channels(palette.status_color(style)));
        for eye in Eye::ALL {
            let (distance, i, j) = least_distance(&colors, eye);
            let pair = (styles[i], styles[j]);
            assert!(distance >= least, "{eye:?}: {pair:?} are {distance:.2} apart");
        }
    }
}

#[test]
fn texts_and_curves_stand_out_from_their_panel() {
    for (palette, least) in
        [(Palette::dark(), [15.2, 9.0, 5.6, 4.2]), (Palette::light(), [17.8, 9.2, 5.7, 3.2])]
    {
        let on_panel = |color| contrast(channels(color), channels(palette.panel));
        let realms = palette.rungs().map(on_panel).into_iter().fold(f64::INFINITY, f64::min);
        let contrasts =
            [on_panel(palette.text), on_panel(palette.text_soft), on_panel(palette.text_faint), realms];
        for (ratio, least) in contrasts.into_iter().zip(least) {
            assert!(ratio >= least, "{ratio:.2} where {least} is needed, dark: {}", palette.dark);
        }
    }
}

#[test]
fn the_name_on_a_chip_can_be_read() {
    for appearance in Appearance::ALL {
        let palette = appearance.palette();
        for mark in Realm::ALL.map(LaneMark::of) {
            let fill = mark.color(&palette);
            let ratio = contrast(channels(Palette::text_on(fill)), channels(fill));
            assert!(ratio >= 4.35, "{appearance:?}, realm {}: {ratio:.2}", mark.name());
        }
    }
}

#[test]
fn realms_with_one_colour_or_one_curve_differ_by_their_dash() {
    let dash = |name: &str| {
        Realm::ALL
            .map(LaneMark::of)
            .into_iter()
            .find(|mark| mark.name() == name)
            .map(LaneMark::dash)
            .expect("a realm")
    };
    for (one, other) in [("1", "2a"), ("1", "2"), ("2a", "2"), ("6", "7")] {
        assert_ne!(dash(one), dash(other), "realms {one} and {other}");
    }
    assert!(Realm::ALL.map(LaneMark::of).iter().all(|mark| mark.dash().len().is_multiple_of(2)));
}

#[test]
fn each_realm_has_its_mark_and_each_rung_its_colour() {
    let palette = Palette::dark();
    for realm in Realm::ALL {
        let mark = LaneMark::of(realm);
        assert_eq!(mark, Realm::ALL.map(LaneMark::of)[realm.index()]);
        assert_eq!((mark.lane(), mark.name()), (realm.into(), realm.label()));
        assert_eq!(mark.color(&palette), palette.rungs()[realm.rung()]);
    }
}

/// More boards are always farther from the background, for every eye: lightness alone decides, and even one board is
/// seen.
#[test]
fn a_scale_of_density_climbs_away_from_its_background() {
    const STEPS: usize = 12;
    for palette in [Palette::dark(), Palette::light()] {
        let scales: [fn(&Palette, f32) -> Color32; 2] = [Palette::density, Palette::density_over];
        for scale in scales {
            let shares = (0..=STEPS).map(|step| step as f32 / STEPS as f32);
            let climb: Vec<f64> = shares
                .map(|share| contrast(channels(scale(&palette, share)), channels(palette.background)))
                .collect();
            assert!(climb.is_sorted(), "{climb:?}");
            assert!(climb[0] >= 1.3, "one board: {:.2}", climb[0]);
            assert!(climb[STEPS] >= 11.0, "the most boards: {:.2}", climb[STEPS]);
        }
    }
}

/// A warning is read as text, and its scale differs from the other one by more than its hatching.
#[test]
fn a_warning_stands_out() {
    for palette in [Palette::dark(), Palette::light()] {
        for background in [palette.panel, palette.background, palette.raised] {
            let ratio = contrast(channels(palette.warning), channels(background));
            assert!(ratio >= 4.5, "{ratio:.2}");
        }
        for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
            let colors = [palette.density(share), palette.density_over(share)].map(channels);
            let (distance, ..) = least_distance(&colors, Eye::ALL[0]);
            assert!(distance >= 8.0, "{share}: {distance:.2}");
        }
    }
}
