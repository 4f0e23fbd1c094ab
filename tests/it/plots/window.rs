//! Ladder and plots in the window: what is pressed by its label does what the label says, in both languages.

use std::sync::Arc;

use egui::{Pos2, vec2};
use egui_kittest::{Harness, kittest::Queryable};
use eight_realms::gui::{Application, fonts::install_fonts, picture};
use eight_realms_app::{
    desk::{
        Shown,
        preferences::{Axis, Preferences},
    },
    words::{Language, Words, names},
};
use eight_realms_core::{lane::LaneId, realm::Realm};

use crate::at_the_end::at_the_end;

type Window = Harness<'static, Application>;

fn window(language: Language) -> Window {
    let preferences = Preferences { language, ..at_the_end() };
    let mut application = Application::new(preferences, 1, Arc::new(|| {}));
    picture::finish(&mut application);
    let builder = Harness::builder().with_size(vec2(1024.0, 640.0)).with_context_setup(install_fonts);
    let mut window =
        builder.build_ui_state(|ui, application: &mut Application| application.ui(ui), application);
    window.run_steps(3);
    window
}

fn press(window: &mut Window, label: &str) {
    window.get_by_label(label).click_accesskit();
    window.run_steps(2);
}

/// A label that names a realm.
fn of_realm(words: &Words, id: &str, realm: Realm) -> String {
    words.tell(id, &[("lane", names::lane(words, realm.into()).into())])
}

/// A label in a plot.
fn in_plot(words: &Words, plot: &str, what: &str) -> String {
    words.tell("plot-control", &[("plot", words.say(plot).into()), ("what", what.into())])
}

#[test]
fn every_rung_chooses_its_realm() {
    for language in Language::ALL {
        let (mut window, words) = (window(language), Words::new(language));
        for realm in Realm::LADDER {
            press(&mut window, &of_realm(&words, "rung-choose", realm));
            assert_eq!(window.state().model().chosen, realm);
        }
        for (step, realm) in [("rung-step-2a", Realm::PathStrings), ("rung-step-2", Realm::Hash)] {
            press(&mut window, &words.say(step));
            assert_eq!(window.state().model().chosen, realm);
        }
    }
}

#[test]
fn the_box_of_a_rung_and_the_chips_of_all_plots_hide_and_show_one_and_the_same_realm() {
    for language in Language::ALL {
        let (mut window, words) = (window(language), Words::new(language));
        let chip = |plot, id, realm| in_plot(&words, plot, &of_realm(&words, id, realm));
        let hiders = [
            (Realm::StringSet, of_realm(&words, "rung-hide", Realm::StringSet)),
            (Realm::Table, chip("plot-title-frontier", "plot-chip-hint", Realm::Table)),
            (Realm::Misplaced, chip("plot-title-expanded", "plot-chip-hint", Realm::Misplaced)),
            (Realm::IdaStar, chip("plot-title-time", "plot-chip-hint", Realm::IdaStar)),
        ];
        for (realm, label) in &hiders {
            press(&mut window, label);
            assert_eq!(window.state().model().shown(*realm), Shown::No, "{label}");
            assert!(window.query_by_label(&chip("plot-title-frontier", "plot-chip-hint", *realm)).is_none());
        }
        press(&mut window, &of_realm(&words, "rung-show", Realm::Table));
        press(&mut window, &chip("plot-title-time", "plot-chip-show", Realm::IdaStar));
        let visible: Vec<&str> = window.state().model().shown_lanes().map(LaneId::label).collect();
        assert_eq!(visible, ["2", "3", "4", "6", "7", "8"]);
    }
}

#[test]
fn each_plot_has_its_own_switch_of_the_scale() {
    let (mut window, words) = (window(Language::English), Words::new(Language::English));
    let axes = |window: &Window| {
        let axes = window.state().model().preferences.axes;
        [axes.frontier, axes.expanded, axes.time]
    };
    press(&mut window, &in_plot(&words, "plot-title-expanded", &words.say("plot-linear-hint")));
    assert_eq!(axes(&window), [Axis::Logarithmic, Axis::Linear, Axis::Logarithmic]);
    press(&mut window, &in_plot(&words, "plot-title-time", &words.say("plot-linear-hint")));
    press(&mut window, &in_plot(&words, "plot-title-expanded", &words.say("plot-log-hint")));
    assert_eq!(axes(&window), [Axis::Logarithmic, Axis::Logarithmic, Axis::Linear]);
    press(&mut window, &in_plot(&words, "plot-title-time", &words.say("plot-linear-hint")));
    assert_eq!(axes(&window), [Axis::Logarithmic, Axis::Logarithmic, Axis::Linear], "linear it is already");
}

#[test]
fn a_reset_is_there_only_while_the_view_has_been_changed() {
    let (mut window, words) = (window(Language::English), Words::new(Language::English));
    let reset = in_plot(&words, "plot-title-frontier", &words.say("plot-reset-hint"));
    assert!(window.query_by_label(&reset).is_none());
    let free = Pos2::new(340.0, 500.0);
    window.drag_at(free);
    window.run_steps(1);
    window.hover_at(free + vec2(20.0, 10.0));
    window.run_steps(1);
    window.drop_at(free + vec2(20.0, 10.0));
    window.run_steps(2);
    press(&mut window, &reset);
    window.run_steps(2);
    assert!(window.query_by_label(&reset).is_none());
}
