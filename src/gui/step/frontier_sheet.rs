//! The whole frontier: every board that waits, in the order in which boards are taken.
//!
//! ```text
//! Frontier  85   next: lowest f, then highest g, then oldest          (Forward Backward)
//! f 15    ▣ ▣ ▣
//! 3       6 + 9 …
//! f 17    ▣ ▣ ▣ ▣ ▣ ▣ ▣ ▣ ▣ ▣
//! 82      ▣ ▣ ▣ …
//! ▣ generated at event 44 · expansion 97, event 361      (Go to event 44) (Go to 361) (Close)
//! ```
//!
//! Only the rows that are seen are laid out. A press on a board tells when it was generated and when it is expanded.

use egui::{Align2, Rect, ScrollArea, Sense, pos2, vec2};
use eight_realms_app::{
    desk::screen::{FrontierSheet, Sheet},
    model::Action,
    step::{
        frontier_list::{BoardLife, FrontierList, Group},
        sentences,
    },
    words::figures,
};
use eight_realms_core::{replay::Node, trace::Side};

use crate::gui::{
    kit::{
        Button, Canvas, Chosen, close_button, cost, id, paint_small, ring,
        sheet::{self, Outside},
    },
    theme::{Type, looks, sizes::sheets, space},
    widgets::{
        segments::{self, Segment},
        text,
    },
};

/// Maximum width of the sheet.
const WIDEST: f32 = 880.0;
/// Side of a board.
const BOARD: f32 = 48.0;
/// Room of a board and of the sum below it.
const CELL: [f32; 2] = [68.0, 74.0];
/// Width of the head of a group.
const HEAD: f32 = 72.0;
/// Height of the line about the board that was pressed.
const DETAIL: f32 = 60.0;

/// Draws the sheet, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let view = canvas.context.view;
    let (Sheet::Frontier(open), Some(list)) = (view.model.sheet, &view.frontier_list) else { return };
    if view.model.has_open_question() {
        return;
    }
    let room = sheet::room(canvas);
    let width = WIDEST.min(room.x);
    let columns = (((width - HEAD) / CELL[0]).floor() as usize).max(1);
    let rows = rows(list, columns);
    let foot = DETAIL + space::M + canvas.target(looks::SHEET.height);
    let wanted = sheets::HEAD + rows.len().max(1) as f32 * CELL[1] + space::S + foot;
    let outside = sheet::show(canvas, "frontier", vec2(width, wanted.min(room.y)), |canvas, rect| {
        head(canvas, rect, open, list);
        let body = rect.with_min_y(rect.top() + sheets::HEAD).with_max_y(rect.bottom() - foot);
        show_rows(canvas, body, open, list, &rows, columns);
        detail(canvas, rect.with_min_y(body.bottom() + space::S));
        close_button(canvas, rect);
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

/// A row of the list: some boards of one group, from a number on.
struct ListRow {
    group: usize,
    first: usize,
}

fn rows(list: &FrontierList, columns: usize) -> Vec<ListRow> {
    let of_group = |(group, Group { boards, .. }): (usize, &Group)| {
        (0..boards.len()).step_by(columns).map(move |first| ListRow { group, first }).collect::<Vec<_>>()
    };
    list.groups.iter().enumerate().flat_map(of_group).collect()
}

/// Least room for the rule; with less, it is told on the number.
const LEAST_RULE: f32 = 60.0;

/// Draws title, number and rule, and the switch between the two sides of a search that has two.
fn head(canvas: &mut Canvas<'_, '_>, rect: Rect, open: FrontierSheet, list: &FrontierList) {
    let title = canvas.say(sentences::waiting_title(canvas.context.narrator()));
    sheet::title(canvas, rect, "frontier", &title);
    let palette = canvas.palette();
    let y = rect.top() + sheets::HEAD / 2.0 - space::XS;
    let x = rect.left() + text::width(canvas.painter(), &title, Type::Display) + space::M;
    let count = figures::grouped(list.count as u64);
    let count = text::left(canvas.painter(), pos2(x, y), &count, Type::Display, palette.text);
    let mut right = rect.right();
    if let Some([forward, backward]) = list.sides {
        let side = |value, name: &str, count: usize| {
            let word = canvas.tell(name, &[("n", count.into())]);
            Segment::new(value, word.clone(), word)
        };
        let sides = [
            side(Side::Forward, "frontier-list-forward", forward),
            side(Side::Backward, "frontier-list-backward", backward),
        ];
        let width = segments::width(canvas.painter(), &sides);
        let place = Rect::from_min_max(pos2(right - width, rect.top()), pos2(right, y + (y - rect.top())));
        right = place.left() - space::M;
        let pressed = segments::show(canvas.ui, place, id("frontier side"), &sides, open.side, palette);
        let chosen = pressed.filter(|side| *side != open.side);
        canvas
            .actions
            .extend(chosen.map(|side| Action::Open(Sheet::Frontier(FrontierSheet { side, picked: None }))));
    }
    let start = pos2(count.right() + space::M, y);
    let rule = canvas.say(sentences::frontier_rule(canvas.context.narrator()));
    let room = (right - start.x).max(0.0);
    if room < LEAST_RULE {
        canvas.named(count, "frontier list rule", &rule).on_hover_text(rule);
        return;
    }
    let rule_place = text::line(
        canvas.painter(),
        start,
        Align2::LEFT_CENTER,
        &rule,
        Type::Caption,
        palette.text_soft,
        room,
    );
    let response = canvas.named(rule_place, "frontier list rule", &rule);
    if text::width(canvas.painter(), &rule, Type::Caption) > room {
        response.on_hover_text(rule);
    }
}

fn show_rows(
    canvas: &mut Canvas<'_, '_>,
    body: Rect,
    open: FrontierSheet,
    list: &FrontierList,
    rows: &[ListRow],
    columns: usize,
) {
    if rows.is_empty() {
        canvas.paragraph(body, "frontier list empty", &canvas.say("frontier-empty"), Type::Body);
        return;
    }
    canvas.within("frontier list", body, |canvas| {
        let context = canvas.context;
        let mut asked = Vec::new();
        canvas.ui.spacing_mut().item_spacing.y = 0.0;
        let area = ScrollArea::vertical().auto_shrink([false; 2]);
        area.show_rows(canvas.ui, CELL[1], rows.len(), |ui, seen| {
            for row in &rows[seen] {
                let (place, _) = ui.allocate_exact_size(vec2(body.width(), CELL[1]), Sense::hover());
                let canvas = &mut Canvas { ui, context, actions: &mut asked };
                show_row(canvas, place, open, &list.groups[row.group], row.first, columns);
            }
        });
        canvas.actions.append(&mut asked);
    });
}

/// Draws a row; the first one of a group has the group's figure and number of boards at its left.
fn show_row(
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    open: FrontierSheet,
    group: &Group,
    first: usize,
    columns: usize,
) {
    if first == 0 {
        let words = sentences::group_head(canvas.context.narrator(), &group.boards[0]);
        let palette = canvas.palette();
        let at = pos2(place.left(), place.top() + BOARD / 2.0 - space::S);
        text::left(canvas.painter(), at, &words, Type::Title, palette.text);
        let count = figures::grouped(group.boards.len() as u64);
        let below = at + vec2(0.0, 2.0 * space::S);
        text::left(canvas.painter(), below, &count, Type::Caption, palette.text_soft);
        let head = Rect::from_min_size(place.min, vec2(HEAD, BOARD));
        if words.is_empty() {
            return;
        }
        let label =
            canvas.tell("frontier-list-group", &[("group", words.into()), ("n", group.boards.len().into())]);
        canvas.named(head, ("frontier list group", group.first), &label);
    }
    for (column, board) in group.boards.iter().skip(first).take(columns).enumerate() {
        let left = place.left() + HEAD + column as f32 * CELL[0];
        let cell = Rect::from_min_size(pos2(left + 2.0, place.top() + 4.0), vec2(BOARD, BOARD));
        show_board(canvas, cell, open, group.first + first + column, board);
    }
}

fn show_board(canvas: &mut Canvas<'_, '_>, place: Rect, open: FrontierSheet, number: usize, node: &Node) {
    let words = cost::description(canvas, node.board, node.g, node.h);
    let chosen = Chosen::same(open.picked, Some(node.board));
    let name = id(("frontier list", number));
    let button = Button::new(place, name, &words, &looks::PAINTED).choice(chosen).hint(&words);
    let response = canvas.press(button, |_| {
        paint_small(canvas, place, node.board);
        if chosen == Chosen::Yes {
            ring(canvas, place);
        }
    });
    cost::show_sum_below(canvas, place, node);
    let picked = (chosen == Chosen::No).then_some(node.board);
    canvas.on_click(&response, Action::Open(Sheet::Frontier(FrontierSheet { picked, ..open })));
}

/// Draws what is known of the board that was pressed, and the keys that lead to those moments.
fn detail(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let row = rect.with_max_y(rect.top() + DETAIL);
    let Some(life) = BoardLife::picked(canvas.context.view.model.desk) else {
        let hint = canvas.say("frontier-list-hint");
        let height = text::height(canvas.painter(), &hint, Type::Caption, row.width());
        let lines = Rect::from_center_size(row.center(), vec2(row.width(), height));
        canvas.paragraph(lines, "frontier list hint", &hint, Type::Caption);
        return;
    };
    let board = Rect::from_min_size(row.min + vec2(2.0, (DETAIL - BOARD) / 2.0), vec2(BOARD, BOARD));
    paint_small(canvas, board, life.board);
    let mut right = row.right();
    for (name, event) in [("expanded", life.expanded.map(|(event, _)| event)), ("generated", life.generated)]
    {
        let Some(event) = event else { continue };
        let label = canvas.tell(format!("frontier-list-go-{name}"), &[("event", event.into())]);
        let size = canvas.button_size(&label);
        let place = Align2::RIGHT_CENTER.anchor_size(pos2(right, row.center().y), size);
        let response = canvas.button(place, ("frontier list go", name), &label);
        if response.clicked() {
            canvas.ask(Action::Open(Sheet::None));
            canvas.ask(Action::Seek(event));
        }
        right = place.left() - space::S;
    }
    let words = sentences::life(canvas.context.words, life);
    let at = pos2(board.right() + space::M, row.center().y);
    let room = (right - space::M - at.x).max(0.0);
    let place = Rect::from_min_size(at - vec2(0.0, 2.0 * space::S + 2.0), vec2(room, DETAIL));
    canvas.paragraph(place, "frontier list life", &words, Type::Caption);
}
