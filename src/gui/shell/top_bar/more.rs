//! The sheet behind the last button of a phone's bar: the puzzle, what else can be read and set, and how the window looks.
//!
//! ```text
//! More                              ✕
//! Start     Goal      tap a board to edit it
//!  ▣    →    ▣
//! (Random) (Examples) (Recent) (At depth …)
//! Reading                A*, Manhattan  ›
//! Places                                ›
//! …
//! Text size                       100%  ›
//! (中文)      (Light)      (Projector)
//! Hand                   (right) (left)
//! ```

use egui::{Align2, Rect, Vec2, vec2};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        export::ExportAction,
        preferences::Hand,
        screen::{Sheet, StageTab},
    },
    export,
    model::Action,
    questions::QuestionAction,
    race::RaceAction,
    settings::is_changed,
    timeline::sentences::{self, can_be_stopped},
};
use eight_realms_core::puzzle::BoardRole;

use super::{
    super::{keys_sheet, strip},
    command::{BarCommand, commands},
    parts::{board, edit_hint, messages, show_arrow},
    puzzles, text_size,
};
use crate::gui::{
    kit::{Button, Canvas, id, paint_small, sheet},
    settings,
    step::legend,
    theme::{Arrangement, Type, looks, phone, space},
    widgets::{
        marks::pointer,
        segments::{self, Segment},
        text,
    },
};

/// Height of a row.
const ROW: f32 = 43.0;
/// Side of a board, and height of the word above it.
const BOARD: f32 = 60.0;
const CAPTION: f32 = 20.0;
/// Room of the arrow between both boards.
const ARROW: f32 = 26.0;
/// Length of the arrow at the end of a row.
const POINTER: f32 = 8.0;

/// Shows the sheet, while it is open, and those that it leads to.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let [more, examples, recent, words, size, marks] =
        ["more", "examples", "recent", "settings", "text-size", "marks"].map(|title| canvas.say(title));
    sheet::rows(canvas, Sheet::More, &more, content);
    sheet::rows(canvas, Sheet::Examples, &examples, puzzles::show_examples);
    sheet::rows(canvas, Sheet::Recent, &recent, puzzles::show_recent);
    sheet::rows(canvas, Sheet::Settings, &words, settings::show);
    sheet::rows(canvas, Sheet::TextSize, &size, text_size::show);
    sheet::rows(canvas, Sheet::Legend, &marks, legend::show_rows);
}

fn content(canvas: &mut Canvas<'_, '_>) {
    show_puzzle(canvas);
    for row in rows(canvas) {
        row.show(canvas);
    }
    show_looks(canvas);
    show_hand(canvas);
}

/// Draws start and goal, each a button that edits it, and below them where other puzzles come from.
fn show_puzzle(canvas: &mut Canvas<'_, '_>) {
    let mut part = canvas.part();
    if canvas.context.view.model.has_open_question() {
        part.disable();
    }
    let row = canvas.next_row(CAPTION + BOARD + space::S);
    // A window that lies has room for the keys beside the boards.
    let is_lying = canvas.arrangement() == Arrangement::Lying;
    let keys = if is_lying {
        let left = row.left() + 2.0 * BOARD + ARROW + space::L;
        let [above, below] = [0.0, phone::BAR + space::XS].map(|y| row.min.y + y);
        let half = |top: f32| row.with_min_x(left).with_min_y(top).with_max_y(top + phone::BAR);
        columns(half(above), 2).chain(columns(half(below), 2)).collect::<Vec<_>>()
    } else {
        columns(canvas.next_row(phone::BAR + space::S), PUZZLES.len()).collect()
    };
    let canvas = &mut canvas.on(&mut part);
    let (start, rest) = row.split_left_right_at_x(row.left() + BOARD);
    let (arrow, rest) = rest.split_left_right_at_x(rest.left() + ARROW);
    let (goal, note) = rest.split_left_right_at_x(rest.left() + BOARD);
    show_board(canvas, start, BoardRole::Start);
    show_arrow(canvas, arrow.with_min_y(arrow.top() + CAPTION));
    show_board(canvas, goal, BoardRole::Goal);
    if !is_lying {
        let note = note.with_min_x(note.left() + space::M).with_min_y(note.top() + CAPTION);
        canvas.paragraph(note, "edit boards", &canvas.say("more-edit"), Type::Caption);
    }
    for (rect, (name, action)) in keys.into_iter().zip(PUZZLES) {
        let word = canvas.say(name);
        let response = canvas.press_word(Button::new(rect, id(("more", name)), &word, &looks::NUMBER), &word);
        let closes = matches!(action, Action::DealRandom);
        canvas.on_click(&response, action);
        if closes {
            canvas.on_click(&response, Action::Open(Sheet::None));
        }
    }
}

/// Divides a row into equal keys.
fn columns(row: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let width = (row.width() + space::XS) / count as f32;
    let size = vec2(width - space::XS, phone::BAR);
    (0..count).map(move |place| Rect::from_min_size(row.left_top() + vec2(place as f32 * width, 0.0), size))
}

/// Where other puzzles come from.
const PUZZLES: [(&str, Action); 4] = [
    ("random", Action::DealRandom),
    ("more-depth", Action::Open(Sheet::Depth)),
    ("examples", Action::Open(Sheet::Examples)),
    ("recent", Action::Open(Sheet::Recent)),
];

fn show_board(canvas: &mut Canvas<'_, '_>, place: Rect, role: BoardRole) {
    let [name, edit] = messages(role);
    let (caption, below) = place.split_top_bottom_at_y(place.top() + CAPTION);
    let ink = canvas.palette().text_soft;
    let word = canvas.say(name);
    text::left(canvas.painter(), caption.left_center(), &word, Type::Caption, ink);
    let square = Rect::from_min_size(below.left_top(), Vec2::splat(BOARD));
    let board = board(canvas, role);
    let label =
        canvas.tell("named", &[("name", canvas.say(edit).into()), ("what", board.to_string().into())]);
    let button = Button::new(square, id(("more", edit)), &label, &looks::PAINTED);
    let response = canvas.press(button.hint(edit_hint(canvas.context, role)), |_| {
        paint_small(canvas, square, board);
    });
    canvas.on_click(&response, Action::Open(Sheet::None));
    canvas.on_click(&response, Action::Edit(role));
}

/// A row that leads somewhere.
struct Row {
    /// Name that is the same in every language.
    name: &'static str,
    word: String,
    /// What is there now.
    value: String,
    action: Action,
}

/// The rows from top to bottom.
fn rows(canvas: &Canvas<'_, '_>) -> Vec<Row> {
    let model = canvas.context.view.model;
    let row = |name, value: String, action| Row { name, word: canvas.say(name), value, action };
    let none = String::new;
    let mut rows = Vec::new();
    if can_be_stopped(canvas.context.narrator()) {
        rows.push(row("stop", none(), Action::Stop));
    }
    if model.is_racing() {
        rows.push(row("race-difference", none(), Action::Race(RaceAction::FindDivergence(None))));
    }
    if canvas.asks_in_more() {
        rows.push(row("question-ask", none(), Action::Question(QuestionAction::Open(None))));
    }
    let lane = canvas.context.name(model.chosen);
    rows.push(row("tab-reading", lane, Action::ShowStage(StageTab::Reading)));
    if canvas.is_upright() {
        rows.push(row("tab-lab", none(), Action::ShowStage(StageTab::Lab)));
    }
    let changed = if is_changed(&model.settings) { canvas.say("more-changed") } else { none() };
    rows.extend([
        row("places", none(), Action::Open(Sheet::Places)),
        row("playing", sentences::speed(canvas.context.narrator()), Action::Open(Sheet::Playing)),
        row("marks", none(), Action::Open(Sheet::Legend)),
    ]);
    rows.extend(strip::walk(canvas).map(|(word, action)| Row {
        name: "solution",
        word,
        value: none(),
        action,
    }));
    rows.extend([
        row("results", none(), Action::Open(Sheet::Results)),
        row(
            "save-open",
            none(),
            Action::Export(ExportAction::Take(export::looked_at(canvas.context.view.model))),
        ),
        row("settings", changed, Action::Open(Sheet::Settings)),
        row("link", none(), Action::Open(Sheet::Link)),
        row(keys_sheet::title(canvas), none(), Action::Open(Sheet::Keys)),
        row("text-size", text_size::words(canvas), Action::Open(Sheet::TextSize)),
    ]);
    rows
}

impl Row {
    fn show(self, canvas: &mut Canvas<'_, '_>) {
        let rect = canvas.next_row(ROW);
        let button = Button::new(rect, id(("more", self.name)), &self.word, &looks::MENU_ROW);
        let response = canvas.press(button, |ink| {
            let painter = canvas.painter();
            let end = rect.right_center() - vec2(space::S, 0.0);
            pointer(painter, end, Vec2::RIGHT, POINTER, canvas.palette().text_faint);
            let at = rect.left_center() + vec2(space::S, 0.0);
            let word = text::left(painter, at, &self.word, Type::Figure, ink);
            let (at, room) = (end - vec2(space::M, 0.0), end.x - word.right() - 2.0 * space::M);
            let soft = canvas.palette().text_soft;
            text::line(painter, at, Align2::RIGHT_CENTER, &self.value, Type::Caption, soft, room);
        });
        if !self.value.is_empty() {
            let both = canvas.tell("named", &[("name", self.word.into()), ("what", self.value.into())]);
            canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(both));
        }
        if !response.clicked() {
            return;
        }
        if !matches!(self.action, Action::Open(_)) {
            canvas.ask(Action::Open(Sheet::None));
        }
        canvas.ask(self.action);
    }
}

/// Draws a row with a name; returns the place at its right for what it sets.
fn named_row(canvas: &mut Canvas<'_, '_>, message: &str) -> Rect {
    let row = canvas.next_row(ROW);
    let (word, ink) = (canvas.say(message), canvas.palette().text);
    let at = row.left_center() + vec2(space::S, 0.0);
    let rect = text::left(canvas.painter(), at, &word, Type::Figure, ink);
    canvas.named(rect, ("more", message), &word);
    row.with_min_x(rect.right() + space::M).shrink2(vec2(0.0, (ROW - phone::BAR) / 2.0))
}

/// Draws the keys of language, theme and projector.
fn show_looks(canvas: &mut Canvas<'_, '_>) {
    let row = canvas.next_row(ROW);
    let buttons = commands(canvas.context, 0);
    let looks = [BarCommand::Language, BarCommand::Theme, BarCommand::Projector];
    for (place, command) in columns(row, looks.len()).zip(looks) {
        let mut part = canvas.part();
        if !command.is_offered(canvas.context) {
            part.disable();
        }
        let canvas = &mut canvas.on(&mut part);
        let label = buttons[command as usize].label();
        let button = Button::new(place, id(("more", command as usize)), label, &looks::NUMBER);
        if canvas.press_word(button, label).clicked() {
            command.press(canvas);
        }
    }
}

/// Draws the choice of the hand that holds the phone.
fn show_hand(canvas: &mut Canvas<'_, '_>) {
    let place = named_row(canvas, "hand");
    let hands = Hand::ALL
        .map(|hand| Segment::new(hand, canvas.say(format!("hand-{}", hand.name())), canvas.say("hand-hint")));
    let width = segments::width(canvas.painter(), &hands) + 2.0 * space::XL;
    let place = place.with_min_x(place.right() - width.min(place.width()));
    let now = canvas.context.view.model.preferences.hand;
    let choice = canvas.choice(place, "hand", &hands, now);
    canvas.actions.extend(choice.map(|hand| Action::Window(WindowAction::Hand(hand))));
}
