//! The ladder: eight rungs, each with the cost of its realm on this puzzle, and whether it takes part.
//!
//! A head explains the columns of figures, bar and tick. The rungs below share the remaining height.

mod own;
pub mod sheet;

use egui::{
    Align2, CornerRadius, Grid, Id, Popup, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use eight_realms_app::{
    desk::{
        Shown,
        screen::{Face, Fold, FoldingRegion, Sheet, StageTab},
    },
    ladder::{
        Rung,
        sentences::{self, RungFact, RungWords, step_label, step_name},
    },
    model::Action,
};

use crate::gui::{
    PanelContext,
    keys::caption,
    kit::{
        Canvas, Chosen, close_button, fold, id,
        sheet::{self as card, Outside},
        tooltip,
    },
    theme::{
        LaneMark, Type, looks, radius,
        sizes::{ladder, marks::RING},
        space, stroke,
    },
    widgets::{
        button::Button,
        chip::{Fill, chip},
        rung::{self, RungResponse, Steps},
        text::{line, right, width},
    },
};

/// Draws the ladder into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let rect = canvas.ui.max_rect();
    let lines = HeadLines::of(canvas);
    head(canvas, rect, &lines);
    let body = Rect::from_min_max(rect.min + vec2(space::S, lines.height), rect.max - Vec2::splat(space::S));
    canvas.scrolled("rungs", body, ScrollArea::vertical(), |canvas| rungs(canvas, body.size()));
}

/// Room above the line with the faces.
const ABOVE_FACES: f32 = 7.0;
/// Height of the line with the faces.
const FACES: f32 = 26.0;
/// From the middle of the line about the columns to the faces above it, and to the rungs below it: at least.
const AROUND_COLUMNS: [f32; 2] = [11.0, 12.0];
/// Side of the handle that folds the ladder.
const HANDLE: f32 = 16.0;

/// The lines of the head.
struct HeadLines {
    /// Height of the line with the faces.
    faces: f32,
    /// From the top to the middle of the faces, and to that of the line about the columns.
    middles: [f32; 2],
    /// Side of the handle.
    handle: f32,
    /// Height of all of it.
    height: f32,
}

impl HeadLines {
    fn of(canvas: &Canvas<'_, '_>) -> Self {
        let faces = canvas.target(FACES);
        // On a phone the ladder is a sheet, and cannot be folded.
        let handle = if canvas.is_phone() { HANDLE } else { canvas.target(HANDLE) };
        let [above, below] = AROUND_COLUMNS.map(|least| least.max(handle / 2.0));
        let first = ABOVE_FACES + faces / 2.0;
        let second = ABOVE_FACES + faces + above;
        Self { faces, middles: [first, second], handle, height: second + below }
    }
}

/// Draws the choice of the face, what bar and tick are, and what the figures at the right are.
fn head(canvas: &mut Canvas<'_, '_>, rect: Rect, lines: &HeadLines) {
    let inset = space::L + space::XS;
    let columns = Rect::from_x_y_ranges(rect.left() + inset..=rect.right() - inset, rect.y_range());
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let [first, second] = lines.middles.map(|line| rect.top() + line);
    let (ink, end) = (palette.text_faint, pos2(columns.right() - lines.handle, second));
    let (unit, common) = (canvas.say("ladder-unit"), own::common(canvas));
    let [long, short] = ["ladder-bar", "ladder-bar-short"].map(|id| canvas.say(id));
    let beside = end.x - width(painter, &unit, Type::Tick) - space::S - columns.left();
    let fits = |text: &str| width(painter, text, Type::Tick) <= beside;
    // What the figures are is told again where they stand, what all lanes have in common is not.
    let room = if common.as_deref().is_none_or(fits) {
        right(painter, end, &unit, Type::Tick, ink);
        beside
    } else {
        end.x - columns.left()
    };
    let note = common.clone().unwrap_or(if fits(&long) { long } else { short });
    let at = pos2(columns.left(), second);
    let text_rect = line(painter, at, Align2::LEFT_CENTER, &note, Type::Tick, ink, room);
    let hint = common.into_iter().chain([canvas.say("ladder-bar-note")]).collect::<Vec<_>>().join("\n");
    canvas.named(text_rect, "ladder bar", &note).on_hover_text(hint);
    let place = Align2::RIGHT_CENTER
        .anchor_size(pos2(columns.right() + space::XS, second + 2.0), Vec2::splat(lines.handle));
    if !canvas.is_phone() {
        fold::handle(canvas, place, FoldingRegion::Ladder, Fold::Open, Vec2::LEFT);
    }
    let line = Rect::from_center_size(pos2(columns.center().x, first), vec2(columns.width(), lines.faces));
    own::show_faces(canvas, line);
}

/// Maximum height of a rung: more space would pull its lines apart.
const MAX_RUNG: f32 = 90.0;
/// Gap between two rungs.
const RUNG_GAP: f32 = 2.0;

/// Draws all rungs, one below the other; where the window is too low for them, they scroll.
fn rungs(canvas: &mut Canvas<'_, '_>, room: Vec2) {
    let rungs = &canvas.context.view.ladder;
    let is_own = canvas.context.view.model.face == Face::Own;
    if is_own && rungs.is_empty() {
        own::show_empty(canvas, room.x);
        return;
    }
    let foot = if is_own { own::foot_height(canvas, rungs.len()) } else { 0.0 };
    let count = rungs.len().max(1) as f32;
    let height =
        ((room.y - foot - (count - 1.0) * RUNG_GAP) / count).clamp(ladder::rung::MIN_HEIGHT, MAX_RUNG);
    let all = vec2(room.x.max(0.0), count * (height + RUNG_GAP) - RUNG_GAP + foot);
    let (whole, _) = canvas.ui.allocate_exact_size(all, Sense::hover());
    for (i, rung) in rungs.iter().enumerate() {
        let at = whole.min + vec2(0.0, i as f32 * (height + RUNG_GAP));
        one(canvas, Rect::from_min_size(at, vec2(room.x, height)), rung);
    }
    if is_own {
        own::show_foot(canvas, whole.with_min_y(whole.bottom() - foot));
    }
}

/// Draws one rung, and reacts to its response.
fn one(canvas: &mut Canvas<'_, '_>, rect: Rect, rung: &Rung) {
    let words = sentences::of(rung, canvas.context.narrator());
    let words_of = canvas.context.words;
    let choices = |step| (LaneMark::of(step), step_label(step, words_of), step_name(step, words_of));
    let steps = rung.lane.two_steps().filter(|_| rung.lane.place().is_none());
    let steps = steps.map(|steps| steps.map(choices));
    let choices = steps.as_ref().map(|[first, second]| Steps {
        shown: LaneMark::of(rung.lane),
        choices: [(first.0, &first.1, &first.2), (second.0, &second.1, &second.2)],
    });
    let is_shown = rung.shown == Shown::Yes;
    let widget = rung::RungWidget {
        mark: LaneMark::of(rung.lane),
        name: &words.name,
        idea: &words.idea,
        figure: &words.figure,
        uncover: words.uncover.as_deref(),
        time: &words.time,
        bar: rung.bar.map(|share| share as f32),
        before: rung.before.filter(|_| is_shown).map(|share| share as f32),
        chosen: if rung.is_chosen { Chosen::Yes } else { Chosen::No },
        fill: if is_shown { Fill::Solid } else { Fill::Outline },
        label: &words.choose,
        chip_label: &words.toggle,
        steps: choices,
    };
    let (place, arrow) = own::split_arrow(canvas, rect, rung.lane);
    // Two steps are one rung, which keeps the keyboard focus when the step changes.
    let name = id(("rung", rung.lane.rung()));
    let response = rung::show(canvas.ui, place, name, &widget, canvas.palette());
    react(canvas, &response, rung);
    match (arrow, response.below_bar) {
        (Some(arrow), _) => own::show_arrow(canvas, arrow, rung.lane),
        (None, Some(line)) => own::show_words(canvas, line, rung.lane, rect.height() + RUNG_GAP),
        (None, None) if rung.is_chosen => own::show_arrow(canvas, response.below_chip, rung.lane),
        (None, None) => {}
    }
    own::show_menu(canvas, Popup::context_menu(&response.row), rung.lane);
    own::react(canvas, &response.row, rung.lane, widget.chosen);
    describe(canvas, response, &words, rung);
}

fn react(canvas: &mut Canvas<'_, '_>, response: &RungResponse, rung: &Rung) {
    if response.row.clicked() {
        canvas.ask(Action::Choose(rung.lane));
        if canvas.context.view.model.sheet == Sheet::Ladder {
            canvas.ask(Action::Open(Sheet::None));
        }
    }
    if response.chip.clicked() {
        canvas.ask(Action::ToggleShown(rung.lane));
    }
    if response.uncover.as_ref().is_some_and(egui::Response::clicked) {
        canvas.ask(Action::Uncover(rung.lane));
    }
    if let Some(step) = response.step.filter(|step| canvas.context.view.model.chosen != step.lane()) {
        canvas.ask(Action::Choose(step.lane()));
    }
}

/// Adds tooltips, and the figures for a screen reader, since they are painted and not written.
fn describe(canvas: &Canvas<'_, '_>, response: RungResponse, words: &RungWords, rung: &Rung) {
    let figures = words.spoken();
    canvas.ui.ctx().accesskit_node_builder(response.row.id, |node| node.set_description(figures));
    response.row.on_hover_ui(|ui| show_facts(ui, words, rung, canvas.context));
    let hint = canvas.context.hint(&words.toggle, &caption::toggle(rung.lane, canvas.context.words));
    response.chip.on_hover_text(hint);
}

/// Side of a chip on the rail.
const RAIL_CHIP: f32 = 32.0;
/// Height of the rail's foot, with the handle.
const RAIL_FOOT: f32 = 36.0;

/// Draws the rail: a chip for each rung, and the handle that opens the ladder.
pub fn show_rail(canvas: &mut Canvas<'_, '_>) {
    let rect = canvas.ui.max_rect();
    let (chips, foot) = rect.split_top_bottom_at_y(rect.bottom() - RAIL_FOOT);
    let rungs = &canvas.context.view.ladder;
    let step = chips.height() / rungs.len().max(1) as f32;
    for (number, rung) in rungs.iter().enumerate() {
        let middle = pos2(chips.center().x, chips.top() + (number as f32 + 0.5) * step);
        let side = canvas.target(RAIL_CHIP).min(step - 2.0 * RING - stroke::FOCUS);
        let place = Rect::from_center_size(middle, vec2(chips.width() - 2.0 * RING, step));
        lane_chip(canvas, (place, side), (id(("rung", rung.lane.rung())), rung), Action::Choose(rung.lane));
    }
    let place = Rect::from_center_size(foot.center(), Vec2::splat(HANDLE + space::S));
    fold::handle(canvas, place, FoldingRegion::Ladder, Fold::Folded, Vec2::RIGHT);
}

/// Side of a chip of an upright window.
const ROW_CHIP: f32 = 27.0;

/// Draws a chip for each rung, side by side. A press on the chosen one opens the ladder.
pub fn show_chips(canvas: &mut Canvas<'_, '_>) {
    let rect = canvas.ui.max_rect().shrink2(vec2(space::XS, 0.0));
    let rungs = &canvas.context.view.ladder;
    let step = rect.width() / chip_places(canvas) as f32;
    for (number, rung) in rungs.iter().enumerate() {
        let middle = pos2(rect.left() + (number as f32 + 0.5) * step, rect.center().y);
        let place = Rect::from_center_size(middle, vec2(step, rect.height()));
        let side = ROW_CHIP.min(step - 2.0 * RING - stroke::FOCUS);
        let action = if rung.is_chosen { Action::Open(Sheet::Ladder) } else { Action::Choose(rung.lane) };
        // The rung itself is in the sheet over the chips.
        lane_chip(canvas, (place, side), (id(("chip of a rung", rung.lane.rung())), rung), action);
    }
}

/// Draws the chosen lane's chip alone; a press opens the sheet with all of them.
pub fn show_chosen_chip(canvas: &mut Canvas<'_, '_>) {
    let place = canvas.ui.max_rect();
    let chosen = canvas.context.view.ladder.iter().find(|rung| rung.is_chosen);
    let Some(rung) = chosen else { return show_chips(canvas) };
    let side = ROW_CHIP.min(place.width() - 2.0 * RING - stroke::FOCUS);
    let name = id("chip of the chosen rung");
    lane_chip(canvas, (place, side), (name, rung), Action::Open(Sheet::Ladder));
}

/// Least number of places in a row of chips, however few lanes there are.
const MIN_CHIPS: usize = 8;

/// Number of places in the row of chips.
pub fn chip_places(canvas: &Canvas<'_, '_>) -> usize {
    canvas.context.view.ladder.len().max(MIN_CHIPS)
}

/// Shows the sheet with the ladder, in a window that has chips in its place.
pub fn show_sheet(canvas: &mut Canvas<'_, '_>) {
    let model = canvas.context.view.model;
    if model.sheet != Sheet::Ladder {
        let has_none = model.face == Face::Own && model.own.is_empty();
        if has_none && canvas.is_phone() && model.sheet == Sheet::None {
            // Only the sheet can show that there are no lanes of one's own; behind it there are the realms.
            canvas.ask(Action::ShowFace(Face::Realms));
        }
        return;
    }
    if !canvas.is_phone() {
        // The window has become larger, and has the ladder beside the stage.
        canvas.ask(Action::Open(Sheet::None));
        return;
    }
    let size = card::room(canvas);
    let outside = card::show(canvas, "ladder", size, |canvas, rect| {
        let ladder = rect.with_max_y(rect.bottom() - canvas.target(looks::SHEET.height) - space::S);
        canvas.within("ladder sheet", ladder, show);
        show_reading(canvas, rect);
        close_button(canvas, rect);
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

/// Draws the key that opens the page about the chosen lane's search into the lower left corner of the sheet.
fn show_reading(canvas: &mut Canvas<'_, '_>, sheet: Rect) {
    let word = canvas.say("tab-reading");
    let size = vec2(card::button_width(canvas, &word), canvas.target(looks::SHEET.height));
    let place = Align2::LEFT_BOTTOM.anchor_size(sheet.left_bottom(), size);
    let name = canvas.context.name(canvas.context.view.model.chosen);
    let label = canvas.tell("named", &[("name", word.clone().into()), ("what", name.into())]);
    let button = Button::new(place, id("reading of the ladder"), &label, &looks::SHEET);
    let response = canvas.press_word(button, &word);
    canvas.on_click(&response, Action::Open(Sheet::None));
    canvas.on_click(&response, Action::ShowStage(StageTab::Reading));
}

/// Draws a lane's chip in the middle of its place, and what a press on it does.
fn lane_chip(
    canvas: &mut Canvas<'_, '_>,
    (place, side): (Rect, f32),
    (name, rung): (Id, &Rung),
    action: Action,
) {
    let words = sentences::of(rung, canvas.context.narrator());
    let fill = if rung.shown == Shown::Yes { Fill::Solid } else { Fill::Outline };
    let chosen = if rung.is_chosen { Chosen::Yes } else { Chosen::No };
    let button = Button::new(place, name, &words.choose, &looks::RUNG_CHIP).choice(chosen);
    let mark = LaneMark::of(rung.lane);
    let rect = Rect::from_center_size(place.center(), Vec2::splat(side));
    let response = canvas.press(button, |_| chip(canvas.painter(), rect, mark, fill, canvas.palette()));
    if rung.is_chosen {
        let corners = CornerRadius::same(radius::L);
        let pen = Stroke::new(stroke::FOCUS, canvas.context.accent());
        canvas.painter().rect_stroke(rect.expand(RING), corners, pen, StrokeKind::Outside);
    }
    canvas.on_click(&response, action);
    canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words.spoken()));
    response.on_hover_ui(|ui| show_facts(ui, &words, rung, canvas.context));
}

/// Fills the tooltip of `rung`: every count with the convention by which it is counted.
fn show_facts(ui: &mut Ui, words: &RungWords, rung: &Rung, context: &PanelContext<'_>) {
    let palette = context.palette;
    tooltip::line(ui, &words.name, Type::Title, palette.text);
    tooltip::line(ui, &context.narrator().idea(rung.lane), Type::Caption, palette.text_soft);
    if let Some(facts) = sentences::facts(rung, context.narrator()) {
        facts_table(ui, &facts, context);
    }
    let hint = context.hint(&words.choose, &caption::choose(rung.lane, context.words));
    tooltip::line(ui, &hint, Type::Caption, palette.text_faint);
}

/// Draws names at the left, figures in a column of their own, and conventions behind them.
fn facts_table(ui: &mut Ui, facts: &[RungFact], context: &PanelContext<'_>) {
    let palette = context.palette;
    Grid::new("facts").num_columns(3).min_row_height(0.0).spacing(vec2(space::M, space::XS)).show(ui, |ui| {
        for fact in facts {
            tooltip::line(ui, &fact.name, Type::Caption, palette.text_soft);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
                tooltip::line(ui, &fact.figure, Type::Figure, palette.text);
            });
            tooltip::line(ui, &fact.convention, Type::Caption, palette.text_faint);
            ui.end_row();
        }
    });
}
