//! The menu of settings: how the searches work, where puzzles open, and whether the window asks by itself.

use egui::{Align, Align2, Frame, Layout, Popup, PopupCloseBehavior, Rect, ScrollArea, Vec2, vec2};
use eight_realms_app::{
    desk::{
        action::{SettingsAction, WindowAction},
        preferences::{OpensAt, QuestionMode, QuestionRate, Totals},
    },
    model::{Action, Seen},
    questions::QuestionAction,
    settings,
    words::solution::SolutionForm,
};
use eight_realms_core::{
    lane::Conventions,
    puzzle::Order,
    realm::{Tie, TieOrder},
    trace::GoalTest,
};

use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, Chosen, columns, id},
    theme::{Type, looks, space},
    widgets::text,
};

/// Width of the menu.
const WIDTH: f32 = 456.0;

/// Number of orders in a row.
const ORDERS: usize = 6;
/// The beginnings of sentences that choices end.
const SENTENCES: [&str; 3] = ["ties", "tie-order", "goal-test"];

/// Choice of the menu, by what it changes.
#[derive(Clone, Copy)]
enum Choice {
    /// How searches work.
    Search(SettingsAction),
    /// Where puzzles open.
    OpensAt(OpensAt),
    /// Whether totals are covered.
    Totals(Totals),
    /// How solutions are written.
    Solution(SolutionForm),
    /// Whether the window asks by itself, and how often.
    Question(QuestionAction),
}

impl Choice {
    fn action(self) -> Action {
        match self {
            Self::Search(action) => Action::Settings(action),
            Self::OpensAt(opens_at) => Action::Window(WindowAction::OpensAt(opens_at)),
            Self::Totals(totals) => Action::Window(WindowAction::Totals(totals)),
            Self::Solution(form) => Action::Window(WindowAction::Solution(form)),
            Self::Question(action) => Action::Question(action),
        }
    }

    fn is_set(self, model: Seen<'_>) -> bool {
        let questions = model.preferences.questions;
        match self {
            Self::Search(action) => settings::is_set(&model.settings, action),
            Self::OpensAt(opens_at) => model.preferences.opens_at == opens_at,
            Self::Totals(totals) => model.preferences.totals == totals,
            Self::Solution(form) => model.preferences.solution == form,
            Self::Question(QuestionAction::Mode(mode)) => questions.mode == mode,
            Self::Question(QuestionAction::Rate(rate)) => questions.rate == rate,
            Self::Question(_) => false,
        }
    }

    /// Returns a stable name.
    fn name(self) -> String {
        match self {
            Self::Search(other) => format!("{other:?}"),
            Self::OpensAt(other) => format!("opens at {other:?}"),
            Self::Totals(other) => format!("totals {other:?}"),
            Self::Solution(other) => format!("solution {other:?}"),
            Self::Question(other) => format!("{other:?}"),
        }
    }
}

/// Shows the menu.
pub fn show_menu(canvas: &mut Canvas<'_, '_>, popup: Popup<'_>) {
    let frame = Frame::menu(canvas.ui.style()).inner_margin(space::L);
    popup.frame(frame).close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        let room = ui.ctx().content_rect().size() - Vec2::splat(2.0 * space::XL);
        ui.set_max_height(room.y - space::XL);
        ScrollArea::vertical().show(ui, |ui| {
            ui.set_width(WIDTH.min(room.x - space::S));
            show(&mut canvas.on(ui));
        });
    });
}

/// Draws all settings, one below the other.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let Canvas { ui, context, actions } = canvas;
    // A menu would spread the words of a line over its width.
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let canvas = &mut Canvas { ui, context, actions };
        show_conventions(canvas);
        show_orders(canvas);
        show_ties(canvas);
        show_goal_test(canvas);
        show_opens_at(canvas);
        show_totals(canvas);
        show_solution(canvas);
        show_questions(canvas);
    });
}

/// Draws the conventions of a book or a course, each set at once.
fn show_conventions(canvas: &mut Canvas<'_, '_>) {
    heading(canvas, "conventions");
    let hint = canvas.say("conventions-hint");
    canvas.ui.weak(hint);
    let options = Conventions::ALL.map(|conventions| {
        let name = canvas.say(format!("conventions-{}", conventions.name()));
        (name, Choice::Search(SettingsAction::Conventions(conventions)))
    });
    choices(canvas, &options);
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
    let options = [Tie::HighG, Tie::LowG, Tie::None]
        .map(|tie| (canvas.say(format!("ties-{}", tie.name())), Choice::Search(SettingsAction::Tie(tie))));
    named_choices(canvas, SENTENCES[0], &options);
    let options = TieOrder::ALL.map(|order| {
        let name = canvas.say(format!("tie-order-{}", order.name()));
        (name, Choice::Search(SettingsAction::TieOrder(order)))
    });
    named_choices(canvas, SENTENCES[1], &options);
}

/// Draws the choices of when breadth-first search tests for the goal, and where heuristic and weight are.
fn show_goal_test(canvas: &mut Canvas<'_, '_>) {
    let options = [GoalTest::Generated, GoalTest::Expanded].map(|test| {
        let name = canvas.say(format!("goal-test-{}", test.name()));
        (name, Choice::Search(SettingsAction::GoalTest(test)))
    });
    named_choices(canvas, SENTENCES[2], &options);
    let note = canvas.say("conventions-note");
    canvas.ui.weak(note);
}

/// Draws the choices of where puzzles open.
fn show_opens_at(canvas: &mut Canvas<'_, '_>) {
    heading(canvas, "opens-at");
    let options = OpensAt::ALL
        .map(|opens_at| (canvas.say(format!("opens-at-{}", opens_at.name())), Choice::OpensAt(opens_at)));
    choices(canvas, &options);
}

/// Draws the choices of whether totals are covered, with their key.
fn show_totals(canvas: &mut Canvas<'_, '_>) {
    let key = const { binding("totals") }.caps(canvas.context.words);
    let words = canvas.context.hint(&canvas.say("totals"), &key);
    canvas.ui.add_space(space::XS);
    canvas.ui.heading(words);
    let options =
        Totals::ALL.map(|totals| (canvas.say(format!("totals-{}", totals.name())), Choice::Totals(totals)));
    choices(canvas, &options);
}

/// Draws the choices of how solutions are written, and what the chosen one stands for.
fn show_solution(canvas: &mut Canvas<'_, '_>) {
    heading(canvas, "solution-form");
    let note = canvas.say(canvas.context.view.model.preferences.solution.convention());
    canvas.ui.weak(note);
    let options = SolutionForm::ALL
        .map(|form| (canvas.say(format!("solution-form-{}", form.name())), Choice::Solution(form)));
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

/// Writes what is chosen, and draws the choices behind it, so that both form one sentence; on a phone they are below it.
fn named_choices(canvas: &mut Canvas<'_, '_>, message: &str, options: &[(String, Choice)]) {
    let row = row(canvas);
    let (words, ink) = (canvas.say(message), canvas.palette().text);
    let rect = text::left(canvas.painter(), row.left_center(), &words, Type::Title, ink);
    canvas.named(rect, ("settings", message), &words);
    if canvas.is_phone() {
        choices(canvas, options);
        return;
    }
    let begin = columns::widest(canvas.painter(), SENTENCES.map(|id| canvas.say(id)), Type::Title) + space::M;
    choices_in(canvas, row.with_min_x(row.left() + begin), options, options.len());
}

/// Draws choices side by side, equally wide; on a phone in as many rows as they need.
fn choices(canvas: &mut Canvas<'_, '_>, options: &[(String, Choice)]) {
    let mut columns = options.len();
    if canvas.is_phone() {
        let words = options.iter().map(|(word, _)| word);
        let least = columns::widest(canvas.painter(), words, Type::Figure) + space::M;
        let fitting = (canvas.ui.available_width() + space::XS) / (least + space::XS);
        let rows = columns.div_ceil((fitting as usize).max(1));
        columns = columns.div_ceil(rows);
    }
    for options in options.chunks(columns) {
        let row = row(canvas);
        choices_in(canvas, row, options, columns);
    }
}

/// Takes the place of the next row.
fn row(canvas: &mut Canvas<'_, '_>) -> Rect {
    canvas.next_row(canvas.target(looks::SETTING.height))
}

/// Draws choices in a row, which is divided into as many columns.
fn choices_in(canvas: &mut Canvas<'_, '_>, row: Rect, options: &[(String, Choice)], columns: usize) {
    let gaps = space::XS * (columns - 1) as f32;
    let size = vec2((row.width() - gaps) / columns as f32, row.height());
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
