//! The bar of a window that has no room for a row of tabs below it.
//!
//! ```text
//! ▣ → ▣   Step Inside Race Map Heuristics Reading   (Solution: 19 moves) 7 A*, binary heap   Random … ?  ⋯
//! ```
//!
//! What has no room goes behind the last button, one thing after the other: first the commands, then the solution, the
//! realm's name, and at last the tabs become one button. No control ever disappears.

use std::array;

use egui::{Align2, Popup, Rect, Response, vec2};
use eight_realms_app::{
    desk::screen::{Sheet, StageTab},
    model::Action,
    timeline::sentences::can_be_stopped,
};
use eight_realms_core::puzzle::BoardRole;

use super::{
    super::strip,
    button::{BarButton, Face, Icon},
    command::{BarCommand, COMMANDS, commands},
    menu::{self, Entry},
    parts::{ARROW, board_width, narrowing, show_arrow, show_board},
};
use crate::gui::{
    kit::{Canvas, Chosen, Item, Row, columns::widest},
    theme::{looks, space},
};

/// The step from which on the solution has no room; the commands go before, each at a step of its own.
const SOLUTION: usize = COMMANDS + 1;
/// The step from which on the lane is its chip alone.
const NAME: usize = SOLUTION + 1;
/// The step from which on the tabs are one button.
const TABS: usize = NAME + 1;

/// The order in which commands go behind the last button, the first to go first.
const GOES: [BarCommand; COMMANDS] = [
    BarCommand::Recent,
    BarCommand::Theme,
    BarCommand::Link,
    BarCommand::Save,
    BarCommand::Examples,
    BarCommand::Depth,
    BarCommand::Random,
    BarCommand::Settings,
    BarCommand::Projector,
    BarCommand::Keys,
    BarCommand::Language,
];

/// The step from which on a command has no room.
fn step_of(command: BarCommand) -> usize {
    GOES.iter().position(|other| *other == command).map_or(COMMANDS, |place| place + 1)
}

/// Draws the bar into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let bar = canvas.ui.max_rect().shrink2(vec2(space::L, 0.0));
    let buttons = commands(canvas.context, narrowing::APPEARANCE_WORDS);
    let more =
        BarButton::new("more", Face::Icon(Icon::More), canvas.say("more")).hint(canvas.say("more-hint"));
    let item = |canvas: &Canvas<'_, '_>, command: BarCommand| {
        Item::new(buttons[command as usize].width(canvas)).after(space::XS).or_gone(step_of(command))
    };
    let board = board_width(canvas);
    let left = [
        Item::new(board),
        Item::new(ARROW).after(0.0),
        Item::new(board).after(0.0),
        tabs_item(canvas).after(space::L),
    ];
    let mut right: [Item; COMMANDS + 3] = array::from_fn(|_| Item::new(more.width(canvas)));
    for (place, command) in FROM_RIGHT.into_iter().enumerate() {
        right[place + 1] = item(canvas, command);
    }
    right[COMMANDS + 1] = strip::realm_item(canvas, NAME).after(space::M);
    right[COMMANDS + 2] = Item::new(strip::status_width(canvas)).after(space::M).or_gone(SOLUTION);
    let Row { left, right, step, .. } = Row::fit(bar, &left, space::L, &right);
    let [start, arrow, goal, tab_place] = left;
    show_board(canvas, start, BoardRole::Start, narrowing::BOARD_WORDS);
    show_arrow(canvas, arrow);
    show_board(canvas, goal, BoardRole::Goal, narrowing::BOARD_WORDS);
    if step >= TABS {
        show_tab_menu(canvas, tab_place);
    } else {
        show_tabs(canvas, bar, tab_place);
    }
    strip::show_realm_in_bar(canvas, right[COMMANDS + 1], step >= NAME);
    if step < SOLUTION {
        strip::show_status(canvas, right[COMMANDS + 2]);
    }
    let opens_here = |command: &BarCommand| {
        step >= step_of(*command) && Popup::is_id_open(canvas.ui.ctx(), command.menu())
    };
    let is_open = FROM_RIGHT.iter().any(opens_here);
    let more = if is_open { more.chosen(Chosen::Yes) } else { more };
    let more = more.show(canvas, right[0]);
    show_commands(canvas, &buttons, &right, step, &more);
    show_more(canvas, &more, &buttons, step);
}

/// The commands in their order from the right.
const FROM_RIGHT: [BarCommand; COMMANDS] = [
    BarCommand::Keys,
    BarCommand::Projector,
    BarCommand::Theme,
    BarCommand::Language,
    BarCommand::Link,
    BarCommand::Save,
    BarCommand::Settings,
    BarCommand::Recent,
    BarCommand::Examples,
    BarCommand::Depth,
    BarCommand::Random,
];

/// The room of the tabs side by side, and of the one button that they become.
fn tabs_item(canvas: &Canvas<'_, '_>) -> Item {
    let one =
        widest(canvas.painter(), StageTab::ALL.map(|tab| strip::tab_word(canvas, tab)), looks::BAR.kind);
    Item::new(strip::tabs_width(canvas)).or(TABS, menu::tabs_width(one))
}

fn show_tabs(canvas: &mut Canvas<'_, '_>, bar: Rect, place: Rect) {
    let strip = canvas.ui.max_rect().with_max_x(bar.right());
    strip::show_tabs(canvas, strip, place.left(), canvas.context.view.model.stage);
}

/// Draws one button with the open tab, and the menu of all behind it.
fn show_tab_menu(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let open = canvas.context.view.model.stage;
    let rect = Align2::LEFT_CENTER
        .anchor_size(place.left_center(), vec2(place.width(), canvas.target(looks::BAR.height)));
    let tabs = strip::visible_tabs(canvas).map(|tab| Entry::tab(canvas, tab, Chosen::same(tab, open)));
    let tabs = tabs.collect();
    menu::show_tabs(canvas, rect, &looks::BAR, tabs);
}

/// Draws the commands that have room; the menus of the others open below the last button.
fn show_commands<const N: usize>(
    canvas: &mut Canvas<'_, '_>,
    buttons: &[BarButton; COMMANDS],
    places: &[Rect; N],
    step: usize,
    more: &Response,
) {
    for (place, command) in FROM_RIGHT.into_iter().enumerate() {
        if step < step_of(command) {
            command.show(canvas, &buttons[command as usize], places[place + 1]);
        } else {
            command.show_menu(canvas, more);
        }
    }
}

/// Draws the menu of the commands that have no room.
fn show_more(canvas: &mut Canvas<'_, '_>, button: &Response, buttons: &[BarButton; COMMANDS], step: usize) {
    let hidden = FROM_RIGHT.into_iter().rev().filter(|command| step >= step_of(*command));
    let hidden: Vec<BarCommand> = hidden.collect();
    let mut entries = Vec::new();
    if canvas.is_tablet() {
        // What the timeline for a pointer has a button for.
        let stops = can_be_stopped(canvas.context.narrator());
        entries.extend(stops.then(|| Entry::new(canvas.say("stop"), Action::Stop)));
        entries.push(Entry::new(canvas.say("playing"), Action::Open(Sheet::Playing)));
    }
    let walk = (step >= SOLUTION).then(|| strip::walk(canvas)).flatten();
    entries.extend(walk.map(|(word, action)| Entry::new(word, action)));
    menu::show_more(canvas, button, entries, &hidden, buttons);
}
