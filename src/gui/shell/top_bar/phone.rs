//! The bar on a phone: the tabs, the plots among them, and behind the last button everything else. On a phone that lies
//! the tabs are one button, and the chips of the lanes are in the bar.
//!
//! ```text
//! Step  Inside  Race  Map  Heuristics  Plots   ⋯
//! Step ▾   1 2 3 4 5 6 7 8   A*, Manhattan   Ask  ⋯
//! ```

use egui::{Align2, Popup, Rect, ScrollArea, Sense, vec2};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        screen::{FoldingRegion, Framing, Sheet, StageTab},
    },
    model::Action,
    questions::QuestionAction,
    race::RaceAction,
    timeline,
};
use eight_realms_core::puzzle::BoardRole;
use strum::VariantArray;

use super::{
    super::strip,
    button::{BarButton, Face, Icon, paint_icon},
    command::{BarCommand, commands},
    narrow::show_row,
    parts::narrowing,
};
use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, Chosen, columns::widest, id, tabs},
    ladder, step,
    theme::{Type, looks, phone, space},
    widgets::text,
};

/// Smallest gap between two tabs; with less, they are one button.
const GAP: f32 = 5.0;
/// Room beside the word of the open tab, for the triangle.
const TRIANGLE: f32 = 18.0;

/// A tab, or an entry of the menu.
struct Entry {
    word: String,
    action: Action,
    chosen: Chosen,
}

/// Draws the bar of an upright window into its place.
pub fn show_upright(canvas: &mut Canvas<'_, '_>) {
    let rest = beside_more(canvas);
    show_tabs(canvas, rest.with_min_x(rest.left() + phone::MARGIN));
}

/// Draws the last button; returns the place to the left of it. In the frame of another page there is no such button: that
/// page says what is shown.
fn beside_more(canvas: &mut Canvas<'_, '_>) -> Rect {
    let full = canvas.ui.max_rect();
    if canvas.context.view.model.surroundings.framing == Framing::Embedded {
        return full.with_max_x(full.right() - phone::MARGIN);
    }
    let (rest, last) = full.split_left_right_at_x(full.right() - phone::BAR - space::XS);
    show_more(canvas, last.with_max_x(full.right() - space::XS));
    rest
}

/// Widths of the tabs' button, of a chip, and of the key that asks.
const TAB_MENU: f32 = 104.0;
const CHIP: f32 = 36.0;
const ASK: f32 = 56.0;

/// Draws the bar of a window that lies into its place.
pub fn show_lying(canvas: &mut Canvas<'_, '_>) {
    let margin = canvas.margin(canvas.ui.max_rect().width());
    let rest = beside_more(canvas);
    let rest = rest.with_min_x(rest.left() + margin);
    let (tabs, rest) = rest.split_left_right_at_x(rest.left() + TAB_MENU);
    let entries = entries(canvas);
    show_tab_menu(canvas, tabs, entries);
    let (rest, ask) = rest.split_left_right_at_x(rest.right() - ASK);
    let chips = CHIP * canvas.context.view.ladder.len() as f32;
    let (chips, name) = rest.split_left_right_at_x(rest.left() + chips.min(rest.width()));
    if !canvas.context.view.model.has_question() {
        canvas.within("chips", chips, ladder::show_chips);
        show_ask(canvas, ask);
    }
    if name.width() > LEAST_NAME {
        step::show_reading(canvas, name.shrink2(vec2(space::S, space::XS)));
    }
}

/// Least width of the key with the lane's name.
const LEAST_NAME: f32 = 90.0;

fn show_ask(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let word = canvas.say("question-ask");
    let hint = canvas.context.hint_of("question-ask-hint", const { binding("question") });
    let button = Button::new(place.shrink2(vec2(2.0, space::XS)), id("question-ask"), &word, &looks::KEY);
    let response = canvas.press_word(button.hint(hint), &word);
    canvas.on_click(&response, Action::Question(QuestionAction::Open(None)));
}

/// The tabs from left to right. The plots are a page of the stage.
fn entries(canvas: &Canvas<'_, '_>) -> Vec<Entry> {
    let model = canvas.context.view.model;
    let shows_plots = model.shows_plots_in_stage();
    let shown = |tab: &StageTab| *tab != StageTab::Reading;
    let mut tabs: Vec<Entry> = StageTab::ALL
        .into_iter()
        .filter(shown)
        .map(|tab| Entry {
            word: strip::tab_word(canvas, tab),
            action: Action::ShowStage(tab),
            chosen: if shows_plots { Chosen::No } else { Chosen::same(tab, model.stage) },
        })
        .collect();
    tabs.push(Entry {
        word: canvas.say("plots"),
        action: Action::Window(WindowAction::Fold(FoldingRegion::Plots)),
        chosen: if shows_plots { Chosen::Yes } else { Chosen::No },
    });
    tabs
}

/// Draws the tabs side by side, evenly spread, or one button with the menu of all.
fn show_tabs(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let entries = entries(canvas);
    let words = entries.iter().map(|entry| text::width(canvas.painter(), &entry.word, looks::TAB.kind));
    let gap = (place.width() - words.sum::<f32>()) / entries.len() as f32;
    if gap < GAP {
        show_tab_menu(canvas, place, entries);
        return;
    }
    let mut x = place.left();
    let is_asking = canvas.context.view.model.has_open_question();
    for (number, entry) in entries.into_iter().enumerate() {
        let mut part = canvas.part();
        if is_asking && entry.chosen == Chosen::No {
            part.disable();
        }
        let canvas = &mut canvas.on(&mut part);
        let (response, end) =
            tabs::tab(canvas, (place, x), ("upright tab", number), &entry.word, entry.chosen);
        if entry.chosen == Chosen::No {
            canvas.on_click(&response, entry.action);
        }
        x = end + gap;
    }
}

/// Draws one button with the open tab, and the menu of all behind it.
fn show_tab_menu(canvas: &mut Canvas<'_, '_>, place: Rect, entries: Vec<Entry>) {
    let open = entries.iter().find(|entry| entry.chosen == Chosen::Yes);
    let word = open.map_or_else(|| strip::tab_word(canvas, StageTab::Reading), |entry| entry.word.clone());
    let name = canvas.tell("named", &[("name", canvas.say("tabs").into()), ("what", word.clone().into())]);
    let width = text::width(canvas.painter(), &word, looks::BAR.kind) + 2.0 * looks::BAR.padding + TRIANGLE;
    let rect = Align2::LEFT_CENTER.anchor_size(place.left_center(), vec2(width, place.height()));
    let response = canvas.press(Button::new(rect, id("tab menu"), &name, &looks::TAB), |ink| {
        text::left(canvas.painter(), rect.left_center(), &word, looks::BAR.kind, ink);
        let sign = rect.right_center() - vec2(looks::BAR.padding + TRIANGLE / 4.0, 0.0);
        paint_icon(canvas.painter(), sign, Icon::Down, ink);
    });
    show_menu(canvas, Popup::menu(&response), "tab row", entries);
}

/// Draws the last button and its menu: the puzzle, what else can be read, and how the window looks.
fn show_more(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let more =
        BarButton::new("more", Face::Icon(Icon::More), canvas.say("more")).hint(canvas.say("more-hint"));
    let is_open =
        BarCommand::VARIANTS.iter().any(|command| Popup::is_id_open(canvas.ui.ctx(), command.menu()));
    let more = if is_open { more.chosen(Chosen::Yes) } else { more };
    let response = more.show(canvas, place);
    let entry = |word: &str, action| Entry { word: canvas.say(word), action, chosen: Chosen::No };
    let mut entries = Vec::new();
    // What a wider window has a button for on its stage.
    if timeline::sentences::can_be_stopped(canvas.context.narrator()) {
        entries.push(entry("stop", Action::Stop));
    }
    if canvas.context.view.model.is_racing() {
        entries.push(entry("race-difference", Action::Race(RaceAction::FindDivergence(None))));
    }
    entries.extend([
        entry("edit-start", Action::Edit(BoardRole::Start)),
        entry("edit-goal", Action::Edit(BoardRole::Goal)),
        entry("tab-reading", Action::ShowStage(StageTab::Reading)),
        entry("places", Action::Open(Sheet::Places)),
    ]);
    entries.extend(strip::walk(canvas).map(|(word, action)| Entry { word, action, chosen: Chosen::No }));
    for command in BarCommand::VARIANTS {
        command.show_menu(canvas, &response);
    }
    let buttons = commands(canvas.context, narrowing::APPEARANCE_WORDS);
    let labels = buttons.each_ref().map(|button| button.label().to_owned());
    show_scrolled(canvas, Popup::menu(&response), |canvas| {
        let words = labels.iter().chain(entries.iter().map(|entry| &entry.word));
        let width = widest(canvas.painter(), words, Type::Figure) + 2.0 * space::L;
        show_rows(canvas, width, "more entry", entries);
        for command in BarCommand::VARIANTS {
            let rect = row_place(canvas, width);
            let mut part = canvas.part();
            if !command.is_offered(canvas.context) {
                part.disable();
            }
            let name = ("more", *command as usize);
            if show_row(&canvas.on(&mut part), rect, name, &labels[*command as usize], Chosen::No).clicked() {
                command.press(canvas);
            }
        }
    });
}

/// Shows a menu, which scrolls where the window is too low for it.
fn show_scrolled(canvas: &mut Canvas<'_, '_>, popup: Popup<'_>, rows: impl FnOnce(&mut Canvas<'_, '_>)) {
    let height = canvas.ui.ctx().content_rect().height() - phone::BAR - space::XL;
    popup.gap(space::XS).show(|ui| {
        ui.set_max_height(height);
        ui.spacing_mut().item_spacing.y = 0.0;
        ScrollArea::vertical().show(ui, |ui| rows(&mut canvas.on(ui)));
    });
}

fn show_menu(canvas: &mut Canvas<'_, '_>, popup: Popup<'_>, name: &'static str, entries: Vec<Entry>) {
    show_scrolled(canvas, popup, |canvas| {
        let words = entries.iter().map(|entry| &entry.word);
        let width = widest(canvas.painter(), words, Type::Figure) + 2.0 * space::L;
        show_rows(canvas, width, name, entries);
    });
}

/// Draws a row for each entry. While a question is open, the stage stays where it is.
fn show_rows(canvas: &mut Canvas<'_, '_>, width: f32, name: &'static str, entries: Vec<Entry>) {
    for (number, entry) in entries.into_iter().enumerate() {
        let rect = row_place(canvas, width);
        let mut part = canvas.part();
        if canvas.context.view.model.has_open_question() {
            part.disable();
        }
        let response = show_row(&canvas.on(&mut part), rect, (name, number), &entry.word, entry.chosen);
        if entry.chosen == Chosen::No {
            canvas.on_click(&response, entry.action);
        }
    }
}

/// Takes the place of the next row of a menu.
fn row_place(canvas: &mut Canvas<'_, '_>, width: f32) -> Rect {
    canvas.ui.allocate_exact_size(vec2(width, phone::BAR), Sense::hover()).0
}
