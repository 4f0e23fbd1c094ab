//! The bar on a phone: the tabs, the plots among them, and behind the last button everything else. On a phone that lies
//! the tabs are one button, and the chips of the lanes are in the bar.
//!
//! ```text
//! Step  Inside  Race  Map  Heuristics  Plots   ⋯
//! Step ▾   1 2 3 4 5 6 7 8   A*, Manhattan   Ask  ⋯
//! ```

use egui::{Align2, Rect, pos2, vec2};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        screen::{FoldingRegion, Framing, Sheet, StageTab},
    },
    model::Action,
};

use super::{
    super::strip,
    button::{BarButton, Face, Icon},
    menu::{self, Entry},
};
use crate::gui::{
    kit::{Canvas, Chosen, tabs},
    ladder, step,
    theme::{looks, phone, space},
    timeline::phone::show_ask,
    widgets::text,
};

/// Smallest gap between the words of two tabs; with less, they are one button.
const GAP: f32 = 5.0;
/// Width over which two tabs may both be pressed: a finger in it meant either.
const SHARED: f32 = 3.5;

/// Draws the bar of an upright window into its place.
pub fn show_upright(canvas: &mut Canvas<'_, '_>) {
    let rest = beside_more(canvas);
    let rest = rest.with_min_x(rest.left() + phone::MARGIN);
    if !canvas.has_one_chip() {
        return show_tabs(canvas, rest);
    }
    let (tabs, chip) = rest.split_left_right_at_x(rest.right() - phone::BAR - space::XS);
    canvas.within("chosen chip", chip.with_max_x(chip.left() + phone::BAR), ladder::show_chosen_chip);
    show_tabs(canvas, tabs);
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
const CHIP: f32 = 41.0;
const ASK: f32 = 56.0;

/// Draws the bar of a window that lies into its place.
pub fn show_lying(canvas: &mut Canvas<'_, '_>) {
    let margin = canvas.margin(canvas.ui.max_rect().width());
    let rest = beside_more(canvas);
    let rest = rest.with_min_x(rest.left() + margin);
    let (tabs, rest) = rest.split_left_right_at_x(rest.left() + TAB_MENU);
    let entries = entries(canvas);
    show_tab_menu(canvas, tabs, entries);
    if canvas.has_sentence_in_bar() {
        let (chip, sentence) = rest.split_left_right_at_x(rest.left() + phone::BAR);
        canvas.within("chosen chip", chip, ladder::show_chosen_chip);
        strip::show_sentence(canvas, sentence.with_min_x(sentence.left() + space::S), (1.0, 2));
        return;
    }
    let (rest, ask) = rest.split_left_right_at_x(rest.right() - ASK);
    let chips = CHIP * ladder::chip_places(canvas) as f32;
    let (chips, name) = rest.split_left_right_at_x(rest.left() + chips.min(rest.width()));
    canvas.within("chips", chips, ladder::show_chips);
    show_ask(canvas, ask.shrink2(vec2(2.0, 0.0)));
    if name.width() > LEAST_NAME {
        step::show_reading(canvas, name.shrink2(vec2(space::S, 0.0)));
    }
}

/// Least width of the key with the lane's name.
const LEAST_NAME: f32 = 90.0;

/// The tabs from left to right. The plots are a page of the stage.
fn entries(canvas: &Canvas<'_, '_>) -> Vec<Entry> {
    let model = canvas.context.view.model;
    let shows_plots = model.shows_plots_in_stage();
    let shown = |tab: &StageTab| *tab != StageTab::Reading;
    let mut tabs: Vec<Entry> = StageTab::ALL
        .into_iter()
        .filter(shown)
        .map(|tab| {
            let chosen = if shows_plots { Chosen::No } else { Chosen::same(tab, model.stage) };
            Entry::tab(canvas, tab, chosen)
        })
        .collect();
    tabs.push(Entry {
        word: canvas.say("plots"),
        action: Action::Window(WindowAction::Fold(FoldingRegion::Plots)),
        chosen: if shows_plots { Chosen::Yes } else { Chosen::No },
    });
    tabs
}

/// Draws the tabs side by side, evenly spread, or one button with the menu of all. The laboratory, which the last button
/// of the bar leads to as well, goes first.
fn show_tabs(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let least = |entry: &Entry| {
        let word = text::width(canvas.painter(), &entry.word, looks::TAB.kind);
        (word + GAP).max(phone::BAR - SHARED)
    };
    let spare = |entries: &[Entry]| place.width() - entries.iter().map(least).sum::<f32>();
    let mut entries = entries(canvas);
    let has_more = canvas.context.view.model.surroundings.framing != Framing::Embedded;
    if has_more && spare(&entries) < 0.0 {
        entries.retain(|entry| !matches!(entry.action, Action::ShowStage(StageTab::Lab)));
    }
    let widths: Vec<f32> = entries.iter().map(least).collect();
    let spare = spare(&entries);
    if spare < 0.0 {
        show_tab_menu(canvas, place, self::entries(canvas));
        return;
    }
    let mut x = place.left();
    for (number, (entry, least)) in entries.into_iter().zip(&widths).enumerate() {
        let width = least + spare / widths.len() as f32;
        let middle = pos2(x + width / 2.0, place.center().y);
        let tab = Rect::from_center_size(middle, vec2(width.max(phone::BAR), place.height()));
        entry.show(canvas, |canvas, word, chosen| {
            tabs::tab_in(canvas, tab, ("upright tab", number), word, chosen)
        });
        x += width;
    }
}

/// Draws one button with the open tab, and the menu of all behind it.
fn show_tab_menu(canvas: &mut Canvas<'_, '_>, place: Rect, entries: Vec<Entry>) {
    let open = entries.iter().find(|entry| entry.chosen == Chosen::Yes);
    let word = open.map_or_else(|| strip::tab_word(canvas, StageTab::Reading), |entry| entry.word.clone());
    let width = menu::tabs_width(text::width(canvas.painter(), &word, looks::BAR.kind));
    let left = place.left_center() - vec2(looks::BAR.padding, 0.0);
    let rect = Align2::LEFT_CENTER.anchor_size(left, vec2(width, place.height()));
    menu::show_tabs(canvas, rect, &looks::TAB, entries);
}

/// Draws the last button, which opens the sheet of everything that has no place in the bar.
fn show_more(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let more =
        BarButton::new("more", Face::Icon(Icon::More), canvas.say("more")).hint(canvas.say("more-hint"));
    let response = more.show(canvas, place);
    canvas.on_click(&response, Action::Open(Sheet::More));
}
