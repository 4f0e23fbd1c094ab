//! The menu of settings. All figures depend on them, so its button wears a mark while one of them is not as
//! at first.

use egui::{Align2, Frame, Id, Popup, PopupCloseBehavior, Rect, Sense, Ui, WidgetInfo, vec2};

use super::{
    button::{Button, Face},
    places::Places,
};
use crate::{
    app::{Action, SettingsAction},
    gui::{
        Desk,
        kit::sheet,
        theme::{Type, radius, space},
        widgets::{
            press::{self, Chosen},
            slider, text,
        },
    },
    heuristic::{Estimate, Weight},
    puzzle::Order,
    realm::{Tie, TieOrder},
    tell::settings,
};

/// Width of the menu.
const WIDTH: f32 = 456.0;
/// Orders in a row.
const ORDERS: usize = 6;
/// Estimates in a row.
const ESTIMATES: usize = 3;
/// Room for a weight at the right of its slider.
const WEIGHT: f32 = 40.0;
/// Height of a choice.
const ROW: f32 = 28.0;

/// The button, for its width too.
pub fn button(desk: &Desk<'_>) -> Button {
    let (words, word) = (desk.words, desk.words.say("settings"));
    if settings::is_changed(&desk.view.model.settings) {
        Button::new("settings", Face::Marked(word), words.say("settings-changed"))
            .hint(words.say("settings-changed-hint"))
    } else {
        Button::new("settings", Face::Word(word.clone()), word).hint(words.say("settings-hint"))
    }
}

/// Draws button and menu.
pub fn show(ui: &Ui, places: &mut Places, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let response = button(desk).show_left(ui, places, desk);
    let mut asked = Vec::new();
    let frame = Frame::menu(ui.style()).inner_margin(space::L);
    let menu = Popup::menu(&response).frame(frame).gap(space::XS);
    menu.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(WIDTH);
        orders(ui, desk, &mut asked);
        ties(ui, desk, &mut asked);
        heuristics(ui, desk, &mut asked);
        reset(ui, desk, &mut asked);
    });
    actions.extend(asked.into_iter().map(Action::Settings));
}

fn orders(ui: &mut Ui, desk: &Desk<'_>, asked: &mut Vec<SettingsAction>) {
    heading(ui, "order", desk);
    ui.weak(desk.words.say("order-hint"));
    let orders: Vec<Order> = Order::all().collect();
    for row in orders.chunks(ORDERS) {
        let named = row.iter().map(|order| (order.to_string(), SettingsAction::Order(*order)));
        choices(ui, &named.collect::<Vec<_>>(), desk, asked);
    }
}

fn ties(ui: &mut Ui, desk: &Desk<'_>, asked: &mut Vec<SettingsAction>) {
    heading(ui, "ties", desk);
    let named =
        Tie::ALL.map(|tie| (desk.words.say(&format!("ties-{}", tie.name())), SettingsAction::Tie(tie)));
    choices(ui, &named, desk, asked);
    heading(ui, "tie-order", desk);
    let named = TieOrder::ALL.map(|order| {
        (desk.words.say(&format!("tie-order-{}", order.name())), SettingsAction::TieOrder(order))
    });
    choices(ui, &named, desk, asked);
}

fn heuristics(ui: &mut Ui, desk: &Desk<'_>, asked: &mut Vec<SettingsAction>) {
    heading(ui, "heuristic", desk);
    for row in settings::estimates(desk.narrator()).chunks(ESTIMATES) {
        choices(ui, row, desk, asked);
    }
    weights(ui, desk, asked);
}

/// The slider of the weight: moving it chooses the weighted estimate.
fn weights(ui: &mut Ui, desk: &Desk<'_>, asked: &mut Vec<SettingsAction>) {
    let (row, _) = ui.allocate_exact_size(vec2(WIDTH, ROW), Sense::hover());
    let (before, palette, label) =
        (settings::weight(desk.view.model), desk.palette, desk.words.say("study-weight"));
    let is_set = settings::weight_in_force(desk.view.model).is_some();
    let ink = if is_set { palette.text } else { palette.text_faint };
    let word = text::left(ui.painter(), row.left_center(), &label, Type::Figure, ink);
    text::right(ui.painter(), row.right_center(), &before.to_string(), Type::Figure, ink);
    let rail = Rect::from_center_size(row.center(), vec2(0.0, slider::HEIGHT))
        .with_min_x(word.right() + space::M)
        .with_max_x(row.right() - WEIGHT);
    let mut tenths = before.tenths();
    let steps = Weight::LEAST.tenths()..=Weight::GREATEST.tenths();
    let response = slider::slider(ui, rail, "settings weight", &mut tenths, steps, palette);
    response.widget_info(|| WidgetInfo::slider(true, before.into(), &label));
    let key = desk.words.say("study-weight-keys");
    response.on_hover_text(desk.words.tell("hint-with-key", &[("hint", label.into()), ("key", key.into())]));
    if tenths != before.tenths() {
        asked.push(SettingsAction::Heuristic(Some(Estimate::Weighted(Weight::of_tenths(tenths)))));
    }
}

fn reset(ui: &mut Ui, desk: &Desk<'_>, asked: &mut Vec<SettingsAction>) {
    ui.add_space(space::S);
    let changed = settings::is_changed(&desk.view.model.settings);
    let word = desk.words.say("settings-default");
    let (row, _) = ui.allocate_exact_size(vec2(WIDTH, sheet::BUTTON), Sense::hover());
    let place = row.with_max_x(row.left() + sheet::button_width(ui.painter(), &word));
    ui.add_enabled_ui(changed, |ui| {
        let id = Id::unique("settings").with("reset");
        if sheet::button(ui, place, id, &word, sheet::Weight::Plain, desk.palette).clicked() {
            asked.push(SettingsAction::Reset);
        }
    });
}

fn heading(ui: &mut Ui, message: &str, desk: &Desk<'_>) {
    ui.add_space(space::XS);
    ui.heading(desk.words.say(message));
}

/// Choices side by side, equally wide.
fn choices(
    ui: &mut Ui,
    named: &[(String, SettingsAction)],
    desk: &Desk<'_>,
    asked: &mut Vec<SettingsAction>,
) {
    let (row, _) = ui.allocate_exact_size(vec2(WIDTH, ROW), Sense::hover());
    let gaps = space::XS * (named.len() - 1) as f32;
    let size = vec2((WIDTH - gaps) / named.len() as f32, ROW);
    for (place, (name, action)) in named.iter().enumerate() {
        let corner = row.min + vec2((size.x + space::XS) * place as f32, 0.0);
        if choice(ui, Rect::from_min_size(corner, size), name, *action, desk) {
            asked.push(*action);
        }
    }
}

/// Whether it was chosen now.
fn choice(ui: &Ui, rect: Rect, name: &str, action: SettingsAction, desk: &Desk<'_>) -> bool {
    let palette = desk.palette;
    let chosen = if settings::is_set(&desk.view.model.settings, action) { Chosen::Yes } else { Chosen::No };
    let response = press::choice(ui, rect, Id::unique("settings").with(name_of(action)), name, chosen);
    let (fill, ink) = match chosen {
        Chosen::Yes => (palette.text, palette.panel),
        Chosen::No if response.hovered() => (palette.hover, palette.text),
        Chosen::No => (palette.raised, palette.text_soft),
    };
    ui.painter().rect_filled(rect, radius::M, fill);
    let width = text::width(ui.painter(), name, Type::Figure).min(rect.width() - space::S);
    let at = rect.center() - vec2(width / 2.0, 0.0);
    text::line(ui.painter(), at, Align2::LEFT_CENTER, name, Type::Figure, ink, rect.width() - space::XS);
    press::focus_ring(ui.painter(), rect.expand(2.0), radius::M, &response, palette);
    response.clicked()
}

/// A stable name: that of an estimate does not change with its weight.
fn name_of(action: SettingsAction) -> String {
    match action {
        SettingsAction::Heuristic(Some(estimate)) => format!("heuristic {estimate}"),
        other => format!("{other:?}"),
    }
}
