//! The menu of settings: how the searches work, where puzzles open, and whether the window asks by itself.

use egui::{Align2, Frame, Popup, PopupCloseBehavior, Rect, Sense, WidgetInfo, vec2};
use eight_realms_app::{
    desk::{
        action::{SettingsAction, WindowAction},
        preferences::{OpensAt, QuestionMode, QuestionRate},
    },
    model::{Action, Seen},
    questions::QuestionAction,
    settings,
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    puzzle::Order,
    realm::{Tie, TieOrder},
};

use crate::gui::{
    keys::caption,
    kit::{Button, Canvas, Chosen, columns, id, sheet},
    theme::{Type, looks, sizes, space},
    widgets::{slider, text},
};

/// Width of the menu.
const WIDTH: f32 = 456.0;
/// Room for a weight at the right of its slider.
const WEIGHT: f32 = 40.0;

/// Number of orders in a row.
const ORDERS: usize = 6;
/// Number of heuristics in a row.
const HEURISTICS: usize = 3;
/// The beginnings of sentences that choices end.
const SENTENCES: [&str; 2] = ["ties", "tie-order"];

/// Choice of the menu, by what it changes.
#[derive(Clone, Copy)]
enum Choice {
    /// How searches work.
    Search(SettingsAction),
    /// Where puzzles open.
    OpensAt(OpensAt),
    /// Whether the window asks by itself, and how often.
    Question(QuestionAction),
}

impl Choice {
    fn action(self) -> Action {
        match self {
            Self::Search(action) => Action::Settings(action),
            Self::OpensAt(opens_at) => Action::Window(WindowAction::OpensAt(opens_at)),
            Self::Question(action) => Action::Question(action),
        }
    }

    fn is_set(self, model: Seen<'_>) -> bool {
        let questions = model.preferences.questions;
        match self {
            Self::Search(action) => settings::is_set(&model.settings, action),
            Self::OpensAt(opens_at) => model.preferences.opens_at == opens_at,
            Self::Question(QuestionAction::Mode(mode)) => questions.mode == mode,
            Self::Question(QuestionAction::Rate(rate)) => questions.rate == rate,
            Self::Question(_) => false,
        }
    }

    /// Returns a stable name: that of a heuristic does not change with its weight.
    fn name(self) -> String {
        match self {
            Self::Search(SettingsAction::Heuristic(Some(heuristic))) => format!("heuristic {heuristic}"),
            Self::Search(other) => format!("{other:?}"),
            Self::OpensAt(other) => format!("opens at {other:?}"),
            Self::Question(other) => format!("{other:?}"),
        }
    }
}

/// Shows the menu.
pub fn show_menu(canvas: &mut Canvas<'_, '_>, popup: Popup<'_>) {
    let frame = Frame::menu(canvas.ui.style()).inner_margin(space::L);
    popup.frame(frame).close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(WIDTH);
        let canvas = &mut canvas.on(ui);
        show_orders(canvas);
        show_ties(canvas);
        show_heuristics(canvas);
        show_reset(canvas);
        show_opens_at(canvas);
        show_questions(canvas);
    });
}

fn show_orders(canvas: &mut Canvas<'_, '_>) {
    heading(canvas, "order");
    let hint = canvas.say("order-hint");
    canvas.ui.weak(hint);
    let orders: Vec<Order> = Order::all().collect();
    for row in orders.chunks(ORDERS) {
        let options =
            row.iter().map(|order| (order.to_string(), Choice::Search(SettingsAction::Order(*order))));
        choices(canvas, &options.collect::<Vec<_>>());
    }
}

fn show_ties(canvas: &mut Canvas<'_, '_>) {
    canvas.ui.add_space(space::S);
    let options = Tie::BY_G
        .map(|tie| (canvas.say(format!("ties-{}", tie.name())), Choice::Search(SettingsAction::Tie(tie))));
    named_choices(canvas, SENTENCES[0], &options);
    let options = TieOrder::ALL.map(|order| {
        let name = canvas.say(format!("tie-order-{}", order.name()));
        (name, Choice::Search(SettingsAction::TieOrder(order)))
    });
    named_choices(canvas, SENTENCES[1], &options);
}

fn show_heuristics(canvas: &mut Canvas<'_, '_>) {
    heading(canvas, "heuristic");
    let model = canvas.context.view.model;
    let all =
        settings::heuristics(canvas.context.words, &model.settings, model.heuristics.weight).into_iter();
    let options: Vec<_> = all.map(|(name, action)| (name, Choice::Search(action))).collect();
    for row in options.chunks(HEURISTICS) {
        choices(canvas, row);
    }
    show_weight(canvas);
}

/// Draws the slider of the weight: moving it chooses the weighted heuristic.
fn show_weight(canvas: &mut Canvas<'_, '_>) {
    let (row, _) = canvas.ui.allocate_exact_size(vec2(WIDTH, looks::SETTING.height), Sense::hover());
    let (model, palette, label) =
        (canvas.context.view.model, canvas.palette(), canvas.say("heuristics-weight"));
    let before = settings::weight(&model.settings, model.heuristics.weight);
    let is_set = settings::weight_in_force(&model.settings).is_some();
    let ink = if is_set { palette.text } else { palette.text_faint };
    let word = text::left(canvas.painter(), row.left_center(), &label, Type::Figure, ink);
    text::right(canvas.painter(), row.right_center(), &before.to_string(), Type::Figure, ink);
    let rail = Rect::from_center_size(row.center(), vec2(0.0, sizes::controls::slider::HEIGHT))
        .with_min_x(word.right() + space::M)
        .with_max_x(row.right() - WEIGHT);
    let mut tenths = before.tenths();
    let steps = Weight::MIN.tenths()..=Weight::GREATEST.tenths();
    let response = slider::slider(canvas.ui, rail, "settings weight", &mut tenths, steps, palette);
    response.widget_info(|| WidgetInfo::slider(true, before.into(), &label));
    response.on_hover_text(canvas.context.hint(&label, &caption::row(&slider::KEYS, canvas.context.words)));
    if tenths != before.tenths() {
        let weighted = HeuristicKind::Weighted(Weight::of_tenths(tenths));
        canvas.ask(Action::Settings(SettingsAction::Heuristic(Some(weighted))));
    }
}

fn show_reset(canvas: &mut Canvas<'_, '_>) {
    canvas.ui.add_space(space::S);
    let word = canvas.say("settings-default");
    let below = canvas.ui.spacing().item_spacing.y;
    let (row, _) = canvas.ui.allocate_exact_size(vec2(WIDTH, looks::SHEET.height + below), Sense::hover());
    let size = vec2(sheet::button_width(canvas, &word), looks::SHEET.height);
    let mut part = canvas.part();
    if !settings::is_changed(&canvas.context.view.model.settings) {
        part.disable();
    }
    let place = Rect::from_min_size(row.min, size);
    let button = Button::new(place, id(("settings", "reset")), &word, &looks::SHEET);
    if canvas.on(&mut part).press_word(button, &word).clicked() {
        canvas.ask(Action::Settings(SettingsAction::Reset));
    }
}

/// Draws the choices of where puzzles open.
fn show_opens_at(canvas: &mut Canvas<'_, '_>) {
    heading(canvas, "opens-at");
    let options = OpensAt::ALL
        .map(|opens_at| (canvas.say(format!("opens-at-{}", opens_at.name())), Choice::OpensAt(opens_at)));
    choices(canvas, &options);
}

/// Draws the choices of whether the window asks by itself, and how often. They do not concern the searches, and stay as
/// they are when those are reset.
fn show_questions(canvas: &mut Canvas<'_, '_>) {
    heading(canvas, "questions");
    let modes = QuestionMode::ALL.map(|mode| {
        let name = canvas.say(format!("questions-{}", mode.name()));
        (name, Choice::Question(QuestionAction::Mode(mode)))
    });
    choices(canvas, &modes);
    let rates = QuestionRate::ALL.map(|rate| {
        let name = canvas.say(format!("questions-{}", rate.name()));
        (name, Choice::Question(QuestionAction::Rate(rate)))
    });
    choices(canvas, &rates);
}

fn heading(canvas: &mut Canvas<'_, '_>, message: &str) {
    let words = canvas.say(message);
    canvas.ui.add_space(space::XS);
    canvas.ui.heading(words);
}

/// Writes what is chosen, and draws the choices behind it, so that both form one sentence.
fn named_choices(canvas: &mut Canvas<'_, '_>, message: &str, options: &[(String, Choice)]) {
    let (row, _) = canvas.ui.allocate_exact_size(vec2(WIDTH, looks::SETTING.height), Sense::hover());
    let (words, ink) = (canvas.say(message), canvas.palette().text);
    let rect = text::left(canvas.painter(), row.left_center(), &words, Type::Title, ink);
    canvas.named(rect, ("settings", message), &words);
    let begin = columns::widest(canvas.painter(), SENTENCES.map(|id| canvas.say(id)), Type::Title) + space::M;
    choices_in(canvas, row.with_min_x(row.left() + begin), options);
}

/// Draws choices side by side, equally wide.
fn choices(canvas: &mut Canvas<'_, '_>, options: &[(String, Choice)]) {
    let (row, _) = canvas.ui.allocate_exact_size(vec2(WIDTH, looks::SETTING.height), Sense::hover());
    choices_in(canvas, row, options);
}

fn choices_in(canvas: &mut Canvas<'_, '_>, row: Rect, options: &[(String, Choice)]) {
    let gaps = space::XS * (options.len() - 1) as f32;
    let size = vec2((row.width() - gaps) / options.len() as f32, looks::SETTING.height);
    for (place, (name, action)) in options.iter().enumerate() {
        let corner = row.min + vec2((size.x + space::XS) * place as f32, 0.0);
        choice(canvas, Rect::from_min_size(corner, size), name, *action);
    }
}

fn choice(canvas: &mut Canvas<'_, '_>, rect: Rect, name: &str, choice: Choice) {
    let chosen = if choice.is_set(canvas.context.view.model) { Chosen::Yes } else { Chosen::No };
    let button = Button::new(rect, id(("settings", choice.name())), name, &looks::SETTING).choice(chosen);
    let response = canvas.press(button, |ink| {
        let width = text::width(canvas.painter(), name, Type::Figure).min(rect.width() - space::S);
        let (at, room) = (rect.center() - vec2(width / 2.0, 0.0), rect.width() - space::XS);
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, name, Type::Figure, ink, room);
    });
    canvas.on_click(&response, choice.action());
}
