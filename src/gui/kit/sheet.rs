//! Sheets: a card in the middle of the window, which is dimmed and out of reach behind it. On a phone the card comes from
//! the edge near the thumbs: held upright from below, and as wide as the window; lying from the right, and as high.

use egui::{
    Align2, Color32, Context, CornerRadius, Frame, Id, Key, Modal, Painter, Rect, ScrollArea, Sense, Ui,
    Vec2, pos2, text::CCursor, text_edit::TextEditState, text_selection::CCursorRange, vec2,
};
use eight_realms_app::{desk::screen::Sheet, model::Action};

use super::{
    canvas::{Canvas, id},
    field::FieldLook,
};
use crate::gui::{
    keys::binding,
    safe_area::SafeArea,
    theme::{Arrangement, Type, looks, phone, radius, sizes::sheets, space},
    touch,
    widgets::{button::Button, marks::cross, text},
};

/// Largest width of a card of rows that stands in the middle of the window.
const ROWS: f32 = 456.0;
/// Least share of the width of a window that lies.
const LYING: f32 = 0.6;
/// A card that is dragged down by this share of its height is closed.
const DRAGGED: f32 = 1.0 / 3.0;

/// The part of the window that no on-screen keyboard covers.
fn uncovered(context: &Context) -> Rect {
    let content = context.content_rect();
    content.with_max_y(content.bottom() - SafeArea::keyboard(context))
}

/// Size of the largest card that the window has room for.
pub fn room(canvas: &Canvas<'_, '_>) -> Vec2 {
    let window = uncovered(canvas.ui.ctx()).size();
    match canvas.arrangement() {
        Arrangement::Upright => window - vec2(2.0 * phone::MARGIN, phone::BAR + 2.0 * phone::MARGIN),
        Arrangement::Lying => window - Vec2::splat(2.0 * phone::MARGIN),
        Arrangement::Around => window - Vec2::splat(2.0 * sheets::OUTSIDE),
    }
}

/// Shows a card of a size over the window; returns whether it was left.
pub fn show<'d>(
    canvas: &mut Canvas<'_, 'd>,
    name: &str,
    size: Vec2,
    content: impl FnOnce(&mut Canvas<'_, 'd>, Rect),
) -> Outside {
    let room = room(canvas);
    let size = match canvas.arrangement() {
        Arrangement::Upright => vec2(room.x, size.y),
        Arrangement::Lying => vec2(size.x.max(LYING * room.x), room.y),
        Arrangement::Around => size,
    };
    show_card(canvas, name, |canvas| {
        let (rect, _) = canvas.ui.allocate_exact_size(size.max(Vec2::ZERO), Sense::hover());
        content(canvas, rect);
    })
}

/// Shows a card with a title, and below it rows as high as they are; where they have no room they scroll. Nothing is shown
/// unless this sheet is open.
pub fn rows<'d>(
    canvas: &mut Canvas<'_, 'd>,
    sheet: Sheet,
    title: &str,
    content: impl FnOnce(&mut Canvas<'_, 'd>),
) {
    let was_open = id(("rows are open", sheet));
    if canvas.context.view.model.sheet != sheet {
        canvas.ui.data_mut(|data| data.remove::<bool>(was_open));
        return;
    }
    let is_new = canvas.ui.data_mut(|data| {
        let is_new = data.get_temp::<bool>(was_open).is_none();
        data.insert_temp(was_open, true);
        is_new
    });
    let room = room(canvas);
    let (width, height) = match canvas.arrangement() {
        Arrangement::Upright => (room.x, None),
        Arrangement::Lying => (LYING * room.x, Some(room.y)),
        Arrangement::Around => (room.x.min(ROWS), None),
    };
    let outside = show_card(canvas, title, |canvas| {
        canvas.ui.set_width(width);
        canvas.ui.set_max_height(room.y);
        canvas.ui.spacing_mut().item_spacing.y = 0.0;
        let (head, _) = canvas.ui.allocate_exact_size(vec2(width, phone::BAR), Sense::hover());
        show_head(canvas, head, title);
        let area = ScrollArea::vertical().id_salt(title).max_height(room.y - phone::BAR);
        let area = area.auto_shrink([false, height.is_none()]);
        // A sheet that opens again begins at its top.
        let area = if is_new { area.vertical_scroll_offset(0.0) } else { area };
        let Canvas { ui, context, actions } = canvas;
        area.show(ui, |ui| content(&mut Canvas { ui, context, actions }));
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

/// Draws title and cross at the top of a card of rows.
fn show_head(canvas: &mut Canvas<'_, '_>, head: Rect, words: &str) {
    let (head, last) = head.split_left_right_at_x(head.right() - phone::BAR);
    let at = head.left_center();
    let text_rect = text::left(canvas.painter(), at, words, Type::Display, canvas.palette().text);
    canvas.named(text_rect, ("sheet title", words), words);
    let label = canvas.say("close");
    let hint = canvas.context.hint_of("close", const { binding("stop") });
    let button = Button::new(last, id("close sheet"), &label, &looks::FOLD).hint(hint);
    let response = canvas.press(button, |ink| cross(canvas.painter(), last.center(), CROSS, ink));
    canvas.on_click(&response, Action::Open(Sheet::None));
}

/// Side of the cross that closes a card.
const CROSS: f32 = 11.0;

/// Shows a card as large as what is drawn on it.
fn show_card<'d>(
    canvas: &mut Canvas<'_, 'd>,
    name: &str,
    content: impl FnOnce(&mut Canvas<'_, 'd>),
) -> Outside {
    let (context, arrangement) = (canvas.ui.ctx().clone(), canvas.arrangement());
    let name = id(("sheet", name));
    let frame = Frame::popup(canvas.ui.style()).inner_margin(space::XL).corner_radius(radius::L);
    let palette = canvas.palette();
    let modal = Modal::new(name).backdrop_color(palette.shadow);
    let dragged = context.data(|data| data.get_temp::<f32>(name)).unwrap_or_default();
    let area = Modal::default_area(name).constrain_to(uncovered(&context));
    let (area, frame) = match arrangement {
        Arrangement::Upright => {
            let corners = CornerRadius { nw: radius::L, ne: radius::L, sw: 0, se: 0 };
            // A card that is dragged leaves the window.
            let area = area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, dragged)).constrain(false);
            (area, frame.inner_margin(phone::MARGIN).corner_radius(corners))
        }
        Arrangement::Lying => {
            let corners = CornerRadius { nw: radius::L, sw: radius::L, ne: 0, se: 0 };
            let area = area.anchor(Align2::RIGHT_CENTER, Vec2::ZERO);
            (area, frame.inner_margin(phone::MARGIN).corner_radius(corners))
        }
        Arrangement::Around => (area, frame),
    };
    let response = modal.area(area).frame(frame).show(&context, |ui| {
        show_edges(ui, arrangement, [frame.fill, palette.shadow]);
        let is_dragged_away = arrangement == Arrangement::Upright && drag(ui, name, palette.edge);
        content(&mut canvas.on(ui));
        touch::shield(ui, canvas.context.view.model.surroundings.pointing, name.with("shield"));
        is_dragged_away
    });
    // A card is placed by its size in the frame before: after a turn of the phone, there must be one more.
    let shown = (context.content_rect(), response.response.rect);
    let before = context.data(|data| data.get_temp::<(Rect, Rect)>(name.with("shown")));
    context.data_mut(|data| data.insert_temp(name.with("shown"), shown));
    if before != Some(shown) {
        context.request_repaint();
    }
    context.data_mut(|data| data.insert_temp(card_id(), response.response.rect));
    let is_left = response.inner || response.backdrop_response.clicked();
    if is_left { Outside::Clicked } else { Outside::Quiet }
}

fn card_id() -> Id {
    id("card over the window")
}

/// Where the card is that is open, or was last.
pub fn place(context: &Context) -> Option<Rect> {
    context.data(|data| data.get_temp(card_id()))
}

/// Paints the edges of the glass beside the content: a card that stands at one goes on there, and elsewhere the window is
/// dimmed.
fn show_edges(ui: &Ui, arrangement: Arrangement, [card, shadow]: [Color32; 2]) {
    let painter = Painter::new(ui.ctx().clone(), ui.layer_id(), ui.ctx().viewport_rect());
    let goes_on = match arrangement {
        Arrangement::Upright => Some(0),
        Arrangement::Lying => Some(3),
        Arrangement::Around => None,
    };
    for (side, edge) in
        beside_content(ui.ctx()).into_iter().enumerate().filter(|(_, edge)| edge.is_positive())
    {
        if goes_on == Some(side) {
            // The line of the card is covered too.
            painter.rect_filled(edge.expand(1.0), CornerRadius::ZERO, card);
        } else {
            painter.rect_filled(edge, CornerRadius::ZERO, shadow);
        }
    }
}

/// The edges of the glass that are no part of the content: at the foot, at the top, left and right.
fn beside_content(context: &Context) -> [Rect; 4] {
    let (glass, content) = (context.viewport_rect(), context.content_rect());
    let between = content.with_min_x(glass.left()).with_max_x(glass.right());
    [
        glass.with_min_y(content.bottom()),
        glass.with_max_y(content.top()),
        between.with_max_x(content.left()),
        between.with_min_x(content.right()),
    ]
}

/// Size of the grip of a card that can be dragged away.
const GRIP: Vec2 = vec2(36.0, 4.0);

/// Paints the grip of a card, and follows a finger that drags the card down by its upper edge; returns whether it has been
/// let go far enough.
fn drag(ui: &Ui, name: Id, ink: Color32) -> bool {
    let full = ui.max_rect();
    let grip = Rect::from_center_size(full.center_top() - vec2(0.0, phone::MARGIN / 2.0), GRIP);
    ui.painter().rect_filled(grip, radius::XS, ink);
    let handle = full.with_min_y(full.top() - phone::MARGIN).with_max_y(full.top() + phone::BAR);
    let response = ui.interact(handle, name.with("handle"), Sense::DRAG);
    if let Some(by) = response.total_drag_delta() {
        ui.data_mut(|data| data.insert_temp(name, by.y.max(0.0)));
        return false;
    }
    if !response.drag_stopped() {
        return false;
    }
    let dragged = ui.data_mut(|data| data.remove_temp::<f32>(name)).unwrap_or_default();
    let rest = ui.ctx().content_rect().bottom() - full.top();
    dragged > DRAGGED * (rest + dragged)
}

/// Whether a card was left: by a click beside it, or because it was dragged away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    Clicked,
    Quiet,
}

/// Gives keyboard focus to a part of a card that has just been opened; returns whether that was so.
pub fn focus_first(canvas: &Canvas<'_, '_>, name: &str, part: Id) -> bool {
    let ui = &canvas.ui;
    let is_new = ui.data(|data| data.get_temp::<bool>(open_id(name))).is_none();
    if is_new {
        ui.data_mut(|data| data.insert_temp(open_id(name), true));
        ui.memory_mut(|memory| memory.request_focus(part));
    }
    is_new
}

/// Forgets that a card was open: when it opens again, [`focus_first`] gives focus again.
pub fn closed(canvas: &Canvas<'_, '_>, name: &str) {
    canvas.ui.data_mut(|data| data.remove::<bool>(open_id(name)));
}

fn open_id(name: &str) -> Id {
    id(("sheet is open", name))
}

/// Draws the title at the top of `rect`.
pub fn title(canvas: &Canvas<'_, '_>, rect: Rect, name: &str, words: &str) {
    let at = rect.left_top() + Vec2::new(0.0, sheets::HEAD / 2.0 - space::XS);
    let fits = text::width(canvas.painter(), words, Type::Display) <= rect.width();
    let kind = if fits { Type::Display } else { Type::Title };
    let text_rect = text::left(canvas.painter(), at, words, kind, canvas.palette().text);
    canvas.named(text_rect, ("sheet title", name), words);
}

/// Width of a button of a sheet.
pub fn button_width(canvas: &Canvas<'_, '_>, word: &str) -> f32 {
    looks::SHEET.width(canvas.painter(), word)
}

/// What was done with the line of a path.
pub enum PathField {
    Typed(String),
    /// The system is to ask for the path.
    Choose,
    /// Enter was pressed behind this path.
    Entered(String),
}

/// Height of the caption above the line of a path, and of that line.
const PATH: [f32; 2] = [18.0, 28.0];

/// Name of the field of a path: no two sheets are open at once.
const PATH_FIELD: &str = "path of a file";

/// Gives keyboard focus to the field of a path.
pub fn focus_path(ctx: &Context) {
    ctx.memory_mut(|memory| memory.request_focus(id(PATH_FIELD)));
}

/// Gives keyboard focus to the field of a path on a card that has just been opened. As often as a figure gives its file
/// another path, the file's name is selected there without its ending.
pub fn focus_name(canvas: &Canvas<'_, '_>, card: &str, path: &str) {
    let is_new = focus_first(canvas, card, id(PATH_FIELD));
    let selected = id(("path selected", card));
    let before = canvas.ui.data_mut(|data| data.get_temp::<String>(selected));
    if !is_new && before.as_deref() == Some(path) {
        return;
    }
    canvas.ui.data_mut(|data| data.insert_temp(selected, path.to_owned()));
    let name = path.rfind(['/', '\\']).map_or(0, |separator| separator + 1);
    let end = path[name..].rfind('.').map_or(path.len(), |dot| name + dot);
    let at = |byte: usize| CCursor::new(path[..byte].chars().count());
    let mut state = TextEditState::default();
    state.cursor.set_char_range(Some(CCursorRange::two(at(name), at(end))));
    state.store(canvas.ui.ctx(), id(PATH_FIELD));
}

/// The height of the line of a path, with its caption and the room below it.
pub const fn path_height() -> f32 {
    PATH[0] + PATH[1] + space::L
}

/// Draws the line of a path at the top of `rect`, and the button that lets the system ask for it; returns what was done.
pub fn path_field(canvas: &mut Canvas<'_, '_>, rect: Rect, mut typed: String) -> Option<PathField> {
    let [caption_height, height] = PATH;
    let caption = canvas.say("results-file");
    let at = rect.min + vec2(0.0, caption_height / 2.0);
    text::left(canvas.painter(), at, &caption, Type::Caption, canvas.palette().text_faint);
    let word = canvas.say("results-choose");
    let width = button_width(canvas, &word);
    let row = Rect::from_min_size(rect.min + vec2(0.0, caption_height), vec2(rect.width(), height));
    let place = row.with_max_x(row.right() - width - space::M);
    let look = FieldLook { font: Type::Code, margin: space::M, hint: "" };
    let response = canvas.field(place, &mut typed, id(PATH_FIELD), look);
    canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(caption));
    let size = vec2(width, canvas.target(looks::SHEET.height));
    let corner = pos2(row.right() - size.x, row.center().y - size.y / 2.0);
    let button =
        Button::new(Rect::from_min_size(corner, size), id(("choose", PATH_FIELD)), &word, &looks::SHEET);
    if canvas.press_word(button, &word).clicked() {
        return Some(PathField::Choose);
    }
    if response.lost_focus() && canvas.ui.input(|input| input.key_pressed(Key::Enter)) {
        return Some(PathField::Entered(typed));
    }
    response.changed().then_some(PathField::Typed(typed))
}

/// Shows the button that closes a sheet, in its lower right corner.
pub fn close_button(canvas: &mut Canvas<'_, '_>, sheet: Rect) {
    let word = canvas.say("close");
    let size = vec2(button_width(canvas, &word), canvas.target(looks::SHEET.height));
    let rect = Rect::from_min_size(sheet.right_bottom() - size, size);
    let hint = canvas.context.hint_of("close", const { binding("stop") });
    let button = Button::new(rect, id("close sheet"), &word, &looks::SHEET).hint(hint);
    let response = canvas.press_word(button, &word);
    canvas.on_click(&response, Action::Open(Sheet::None));
}
