//! The sheet on which a lane of one's own is made: at the left a row for each setting, at the right the lane that comes
//! of it.
//!
//! ```text
//! Add a lane  lane 6 of at most 8
//! Search      (Breadth-first) [Best-first] (Deepening) …   ┌──────────────────┐
//! f =         (g) [h] (g + h) (g + w · h)                  │ f  Greedy        │
//! h           …                                            │    f = h         │
//! Equal f     —high g— —low g— [f alone]  [oldest] —newest—│ what it does     │
//!             why not                                      └──────────────────┘
//! [Add as lane f] (Cancel)                              or start from (Presets ▾)
//! ```

use egui::{
    Id, Key, Memory, Modifiers, Popup, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Vec2,
    WidgetInfo, pos2, vec2,
};
use eight_realms_app::{
    desk::screen::Sheet,
    lanes::{self, LaneChoice, LaneDraft, LaneRow, LaneSheetAction, RowContent, sentences},
    model::Action,
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lane::{LaneId, LaneRequest},
    puzzle::Order,
    realm::DepthLimit,
};

use super::own::{ARROW, menu_word, show_presets_menu};
use crate::gui::{
    kit::{
        Button, Canvas, Chosen, columns, id,
        sheet::{self, Outside},
    },
    theme::{LaneMark, Type, looks, radius, sizes::sheets, space, stroke},
    widgets::{
        chip::{Fill, chip},
        key_hint, slider, text,
    },
};

/// Largest size of the sheet.
const SIZE: Vec2 = vec2(848.0, 400.0);
/// Share of the width that the lane at the right has, and its greatest width.
const BESIDE: [f32; 2] = [0.3, 236.0];
/// Height of a row.
const ROW: f32 = 28.0;
/// Gap between two rows.
const GAP: f32 = 7.0;
/// Height of a line with a reason, below a row.
const REASON: f32 = 18.0;
/// Height of the buttons at the foot.
const FOOT: f32 = 46.0;

/// Draws the sheet, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let model = canvas.context.view.model;
    let Some(draft) = model.lane_draft.copied().filter(|_| model.sheet == Sheet::Lane) else {
        sheet::closed(canvas, "lane");
        return;
    };
    let room = sheet::room(canvas);
    let size = if canvas.is_upright() { room } else { room.min(SIZE) };
    let outside = sheet::show(canvas, "lane", size, |canvas, rect| content(canvas, rect, &draft));
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

fn content(canvas: &mut Canvas<'_, '_>, rect: Rect, draft: &LaneDraft) {
    // Enter is the button's that has the keyboard; without one it confirms.
    let has_keyboard = canvas.ui.memory(Memory::focused).is_some();
    if !has_keyboard && canvas.ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
        canvas.ask(Action::LaneSheet(LaneSheetAction::Confirm));
    }
    let (title, note) = sentences::title(canvas.context.narrator(), draft);
    sheet::title(canvas, rect, "lane", &title);
    let at = pos2(
        rect.left() + text::width(canvas.painter(), &title, Type::Display) + space::M,
        rect.top() + sheets::HEAD / 2.0 - space::XS,
    );
    text::left(canvas.painter(), at, &note, Type::Caption, canvas.palette().text_faint);
    let beside = (rect.width() * BESIDE[0]).min(BESIDE[1]);
    let body = rect.with_min_y(rect.top() + sheets::HEAD).with_max_y(rect.bottom() - FOOT);
    let (rows, lane) = if canvas.is_upright() {
        let (rows, lane) = body.split_top_bottom_at_y(body.bottom() - BELOW);
        (rows.with_max_y(rows.bottom() - space::S), lane)
    } else {
        (body.with_max_x(body.right() - beside - space::L), body.with_min_x(body.right() - beside))
    };
    canvas
        .scrolled("lane rows", rows, ScrollArea::vertical(), |canvas| show_rows(canvas, rows.width(), draft));
    show_lane(canvas, lane, draft);
    show_foot(canvas, rect.with_min_y(rect.bottom() - canvas.target(looks::SHEET.height)), draft);
}

/// Height of the lane that comes of it, where it is below the rows: its name and what it sorts by alone.
const BELOW: f32 = 62.0;

/// Draws the rows, one below the other.
fn show_rows(canvas: &mut Canvas<'_, '_>, width: f32, draft: &LaneDraft) {
    let rows = lanes::rows(&canvas.context.view.model, &draft.request);
    let names: Vec<String> =
        rows.iter().map(|(row, _)| canvas.say(format!("lane-row-{}", row.name()))).collect();
    let indent = columns::widest(canvas.painter(), &names, Type::Figure) + space::L;
    let start = canvas.ui.cursor().min;
    let mut top = start.y;
    for ((row, content), name) in rows.iter().zip(&names) {
        let line = Rect::from_min_size(pos2(start.x, top), vec2(width, canvas.target(ROW)));
        let ink = canvas.palette().text_soft;
        let name_rect = text::left(canvas.painter(), line.left_center(), name, Type::Figure, ink);
        canvas.named(name_rect, ("lane row", row.name()), name);
        let bottom = show_row(canvas, line.with_min_x(line.left() + indent), *row, content, draft);
        top = bottom + GAP;
    }
    canvas.ui.allocate_rect(Rect::from_min_max(start, pos2(start.x + width, top)), Sense::hover());
}

/// Draws what a row offers; returns where it ends.
fn show_row(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    row: LaneRow,
    content: &RowContent,
    draft: &LaneDraft,
) -> f32 {
    match content {
        RowContent::Sentence(message) => {
            let words = canvas.say(message);
            let lines = place.with_min_y(place.top() + 6.0);
            let rect = canvas.paragraph(lines, ("lane row says", row.name()), &words, Type::Caption);
            rect.bottom().max(place.bottom())
        }
        RowContent::Choices(groups) => show_choices(canvas, place, row, groups),
        RowContent::Weight(weight) => {
            let mut tenths = weight.tenths();
            let steps = Weight::MIN.tenths()..=Weight::GREATEST.tenths();
            show_slider(canvas, place, "lane weight", &mut tenths, steps, &weight.to_string());
            if tenths != weight.tenths() {
                let heuristic = Some(HeuristicKind::Weighted(Weight::of_tenths(tenths)));
                set(canvas, LaneRequest { heuristic, ..draft.request });
            }
            place.bottom()
        }
        RowContent::Limit(choices, limit) => {
            let bottom = show_choices(canvas, place, row, std::slice::from_ref(choices));
            let Some(limit) = limit else { return bottom };
            let mut moves = limit.moves();
            let line = Rect::from_min_size(pos2(place.left(), bottom + space::XS), place.size());
            show_slider(
                canvas,
                line,
                "lane limit",
                &mut moves,
                0..=DepthLimit::MAX.moves(),
                &limit.to_string(),
            );
            if moves != limit.moves() {
                set(canvas, LaneRequest { depth_limit: Some(DepthLimit::of(moves)), ..draft.request });
            }
            line.bottom()
        }
        RowContent::Order(order) => {
            show_order(canvas, place, *order, draft);
            place.bottom()
        }
    }
}

fn set(canvas: &mut Canvas<'_, '_>, request: LaneRequest) {
    canvas.ask(Action::LaneSheet(LaneSheetAction::Set(request)));
}

/// Width of a slider, and of the figure behind it.
const SLIDER: [f32; 2] = [180.0, 40.0];

fn show_slider(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    name: &'static str,
    value: &mut u8,
    steps: std::ops::RangeInclusive<u8>,
    figure: &str,
) {
    let rail = Rect::from_min_size(place.min, vec2(SLIDER[0].min(place.width() - SLIDER[1]), place.height()));
    let now = f64::from(*value);
    let response = slider::slider(canvas.ui, rail, name, value, steps, canvas.palette());
    response.widget_info(|| WidgetInfo::slider(true, now, figure));
    let at = pos2(rail.right() + SLIDER[1], place.center().y);
    text::right(canvas.painter(), at, figure, Type::Figure, canvas.palette().text);
}

/// Gap between two choices, and between two groups.
const GAPS: [f32; 2] = [space::XS, space::L];

/// Draws the choices of a row, group after group; below, why one that would be next is refused. Returns where it ends.
fn show_choices(canvas: &mut Canvas<'_, '_>, place: Rect, row: LaneRow, groups: &[Vec<LaneChoice>]) -> f32 {
    let (mut x, mut y, height) = (place.left(), place.top(), place.height());
    let mut refused = Vec::new();
    for (number, group) in groups.iter().enumerate() {
        let mut shown: Vec<(Id, &LaneChoice)> = Vec::new();
        for choice in group {
            let word = canvas.say(&choice.message);
            let width = looks::SETTING.width(canvas.painter(), &word);
            if x + width > place.right() && x > place.left() {
                (x, y) = (place.left(), y + height + GAPS[0]);
            }
            let rect = Rect::from_min_size(pos2(x, y), vec2(width, height));
            let name = id(("lane choice", row.name(), number, &choice.message));
            let response = show_choice(canvas, rect, name, &word, choice);
            shown.push((response.id, choice));
            refused.extend(choice.refused.filter(|_| response.hovered() || response.has_focus()));
            x += width + GAPS[0];
        }
        walk(canvas, &shown);
        x += GAPS[1] - GAPS[0];
    }
    let bottom = y + height;
    let mut all = groups.iter().flatten();
    let Some(why) = refused.first().copied().or_else(|| all.find_map(|choice| choice.refused)) else {
        return bottom;
    };
    let words = sentences::refused(canvas.context.words, why);
    let below = Rect::from_min_size(pos2(place.left(), bottom + 1.0), vec2(place.width(), REASON));
    canvas.paragraph(below, ("lane refused", row.name()), &words, Type::Caption).bottom()
}

fn show_choice(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    name: Id,
    word: &str,
    choice: &LaneChoice,
) -> Response {
    let reason = choice.refused.map(|why| sentences::refused(canvas.context.words, why));
    let label = reason.as_ref().map_or_else(|| word.to_owned(), |reason| format!("{word}: {reason}"));
    let chosen = if choice.is_set { Chosen::Yes } else { Chosen::No };
    let button = Button::new(rect, name, &label, &looks::SETTING).choice(chosen);
    let button = match &reason {
        Some(reason) => button.hint(reason.clone()),
        None => button,
    };
    let is_refused = reason.is_some();
    let response = canvas.press(button, |ink| {
        let ink = if is_refused { canvas.palette().text_faint } else { ink };
        let at =
            pos2(rect.center().x - text::width(canvas.painter(), word, Type::Figure) / 2.0, rect.center().y);
        let word_rect = text::left(canvas.painter(), at, word, Type::Figure, ink);
        if is_refused {
            canvas.painter().hline(word_rect.x_range(), rect.center().y, Stroke::new(stroke::HAIR, ink));
        }
    });
    if !is_refused && response.clicked() {
        set(canvas, choice.request);
    }
    response
}

/// Lets the arrows choose the next option of a group that has the keyboard.
fn walk(canvas: &mut Canvas<'_, '_>, shown: &[(Id, &LaneChoice)]) {
    let focus = canvas.ui.memory(Memory::focused);
    let Some(at) = shown.iter().position(|(id, _)| Some(*id) == focus) else { return };
    let step = canvas.ui.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        if pressed(Key::ArrowRight) {
            1
        } else if pressed(Key::ArrowLeft) {
            shown.len() - 1
        } else {
            0
        }
    });
    let open =
        (1..shown.len()).map(|n| (at + n * step) % shown.len()).find(|at| shown[*at].1.refused.is_none());
    if let Some((id, choice)) = open.filter(|_| step > 0).map(|at| shown[at]) {
        canvas.ui.memory_mut(|memory| memory.request_focus(id));
        set(canvas, choice.request);
    }
}

/// Number of orders in a row of their menu, and in an upright window.
const ORDERS: [usize; 2] = [6, 4];
/// Size of an order in the menu.
const ORDER: Vec2 = vec2(60.0, 26.0);

/// Draws the order of moves as a button with a menu.
fn show_order(canvas: &mut Canvas<'_, '_>, place: Rect, now: Order, draft: &LaneDraft) {
    let word = now.to_string();
    let width = looks::SETTING.width(canvas.painter(), &word) + ARROW;
    let rect = Rect::from_min_size(place.min, vec2(width, place.height()));
    let label = format!("{} {now}", canvas.say("lane-row-order"));
    let button = Button::new(rect, id("lane order"), &label, &looks::SETTING);
    let response = canvas.press(button, |ink| menu_word(canvas, rect, &word, Type::Figure, ink));
    let orders: Vec<Order> = Order::all().collect();
    let columns = ORDERS[usize::from(canvas.is_upright())];
    let rows = orders.len().div_ceil(columns);
    let cell = vec2(ORDER.x, canvas.target(ORDER.y));
    Popup::menu(&response).gap(space::XS).show(|ui| {
        let (all, _) =
            ui.allocate_exact_size(vec2(cell.x * columns as f32, cell.y * rows as f32), Sense::hover());
        let mut canvas = canvas.on(ui);
        for (at, order) in orders.into_iter().enumerate() {
            let corner = all.min + vec2((at % columns) as f32 * cell.x, (at / columns) as f32 * cell.y);
            let word = order.to_string();
            let button = Button::new(
                Rect::from_min_size(corner, cell),
                id(("lane order", &word)),
                &word,
                &looks::MENU_ROW,
            );
            if canvas.press_word(button.choice(Chosen::same(order, now)), &word).clicked() {
                set(&mut canvas, LaneRequest { order: Some(order), ..draft.request });
            }
        }
    });
}

/// Side of the chip of the lane.
const CHIP: f32 = 26.0;

/// Draws the lane that comes of it: chip, name, what it sorts by, what it does, its word in textbooks, its line.
fn show_lane(canvas: &Canvas<'_, '_>, place: Rect, draft: &LaneDraft) {
    let palette = canvas.palette();
    let edge = Stroke::new(stroke::HAIR, palette.line);
    canvas.painter().rect(place, radius::L, palette.sunken, edge, StrokeKind::Inside);
    let Some(words) = sentences::of(canvas.context.narrator(), draft) else { return };
    let inner = place.shrink(space::L);
    let at = draft.place.unwrap_or(canvas.context.view.model.own.len());
    let mark = LaneMark::of(LaneId::own(at, draft.request.realm));
    let square = Rect::from_min_size(inner.min, Vec2::splat(CHIP));
    chip(canvas.painter(), square, mark, Fill::Solid, palette);
    let beside = inner.with_min_x(square.right() + space::M);
    let name = canvas.paragraph(beside, "lane name", &words.name, Type::Title);
    let formula =
        canvas.paragraph(beside.with_min_y(name.bottom()), "lane formula", &words.formula, Type::Caption);
    if canvas.is_upright() {
        return;
    }
    let mut y = formula.bottom().max(square.bottom()) + space::M;
    y = canvas.paragraph(inner.with_min_y(y), "lane does", &words.does, Type::Body).bottom() + space::M;
    for (message, kind, value) in
        [("sheet-lane-book", Type::Body, &words.book), ("sheet-lane-line", Type::Code, &words.line)]
    {
        let caption = canvas.say(message);
        let height = |words: &str, kind| text::height(canvas.painter(), words, kind, inner.width());
        if y + height(&caption, Type::Caption) + space::XS + height(value, kind) > inner.bottom() {
            return;
        }
        y = canvas.paragraph(inner.with_min_y(y), message, &caption, Type::Caption).bottom() + space::XS;
        y = canvas.paragraph(inner.with_min_y(y), (message, "value"), value, kind).bottom() + space::M;
    }
}

/// Draws the buttons at the foot: confirm and cancel, and at the right the presets.
fn show_foot(canvas: &mut Canvas<'_, '_>, foot: Rect, draft: &LaneDraft) {
    let confirm = sentences::confirm(canvas.context.narrator(), draft);
    let size = vec2(sheet::button_width(canvas, &confirm), canvas.target(looks::SHEET.height));
    let place = Rect::from_min_size(foot.min, size);
    let response =
        canvas.press_word(Button::new(place, id("confirm lane"), &confirm, &looks::STRONG), &confirm);
    canvas.on_click(&response, Action::LaneSheet(LaneSheetAction::Confirm));
    let after = pos2(place.right() + space::S, place.center().y);
    let caps = if canvas.has_fingers() {
        place
    } else {
        key_hint::key_cap(canvas.painter(), after, &canvas.say("cap-enter"), canvas.palette())
    };
    let cancel = canvas.say("sheet-lane-cancel");
    let size = vec2(sheet::button_width(canvas, &cancel), canvas.target(looks::SHEET.height));
    let place = Rect::from_min_size(pos2(caps.right() + space::L, foot.top()), size);
    let cancelled = place.right();
    let response = canvas.press_word(Button::new(place, id("cancel lane"), &cancel, &looks::SHEET), &cancel);
    canvas.on_click(&response, Action::Open(Sheet::None));
    _ = sheet::focus_first(canvas, "lane", id("confirm lane"));
    if draft.place.is_none() {
        let word = canvas.say("lanes-presets");
        let size =
            vec2(looks::SMALL.width(canvas.painter(), &word) + ARROW, canvas.target(looks::SMALL.height));
        let place = Rect::from_min_size(pos2(foot.right() - size.x, foot.center().y - size.y / 2.0), size);
        if canvas.is_phone() && place.left() < cancelled + space::S {
            // The face of one's own lanes has them too.
            return;
        }
        let button = Button::new(place, id("sheet presets"), &word, &looks::SMALL);
        let response = canvas.press(button, |ink| menu_word(canvas, place, &word, looks::SMALL.kind, ink));
        show_presets_menu(canvas, &response);
        if canvas.is_phone() {
            return;
        }
        let words = canvas.say("sheet-lane-start-from");
        let at = pos2(place.left() - space::S, foot.center().y);
        text::right(canvas.painter(), at, &words, Type::Caption, canvas.palette().text_faint);
    }
}
