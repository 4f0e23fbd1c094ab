//! The link to what is shown: as text with a button that copies it, and as a code that a class scans from the last row.
//!
//! ```text
//! Link                        ┌──────────────┐
//! what it opens               │ ▄▄▄  ▄ ▄ ▄▄▄ │
//! Page address                │ █ █ ▄▀▄  █ █ │
//! [ https://…/           ]    │ ▀▀▀ ▄▀ ▀ ▀▀▀ │
//! what is wrong with it       │ ▀▄█▀▄█ ▀▄█▄▀ │
//! ┌────────────────────────┐  │ ▄▄▄ ▀▄ █▀ ▄▀ │
//! │ https://…/#8r1:23415x… │  │ █ █ ▀█▄▀▀ ▄█ │
//! └────────────────────────┘  │ ▀▀▀ ▀ ▀ ▀▀ ▀ │
//! (Copy link)      (Close)    └──────────────┘
//! ```
//!
//! Without a known address of a page there is no code: a phone that reads it would have nothing to open.

use egui::{Rect, ScrollArea, Sense, Stroke, StrokeKind, Vec2, pos2, vec2};
use eight_realms_app::{
    desk::{self, screen::Sheet},
    link::{self, LinkAction},
    model::Action,
};

use crate::gui::{
    kit::{
        Button, Canvas, FieldLook, close_button, id,
        sheet::{self, Outside},
    },
    theme::{Type, looks, radius, sizes, space, stroke},
    widgets::{
        qr_code::{self, QrModules},
        text,
    },
};

/// Minimum and maximum width of the part beside the code.
const BESIDE: [f32; 2] = [310.0, 440.0];
/// Minimum width of that part in a window that lies.
const LYING_WORDS: f32 = 330.0;
/// Minimum height of the sheet, where the window has it: the code may be lower.
const MIN_HEIGHT: f32 = 400.0;
/// Height of the field.
const FIELD: f32 = 30.0;

/// Example of an address, shown in the empty field.
const EXAMPLE: &str = "https://…/";

/// Draws the sheet, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    if canvas.context.view.model.sheet != Sheet::Link {
        sheet::closed(canvas, "link");
        return;
    }
    let link = canvas.context.view.model.link();
    let has_page = canvas.context.view.model.has_link_base();
    let modules = if has_page { qr_code::modules(canvas.ui, &link) } else { None };
    let room = sheet::room(canvas);
    let plan = SheetPlan::of(canvas, room, modules.as_deref(), has_page);
    let outside = sheet::show(canvas, "link", plan.size, |canvas, rect| {
        let [words, picture] = plan.divide(rect);
        sheet::title(canvas, rect.with_max_x(words.right()), "link", &canvas.say("link"));
        let foot = canvas.target(looks::SHEET.height) + space::M;
        let body = words.with_max_y(rect.bottom() - foot);
        canvas.scrolled("link", body, ScrollArea::vertical(), |canvas| describe(canvas, body.width(), &link));
        if has_page {
            code(canvas, picture, modules.as_deref());
        }
        let buttons = rect.with_max_x(words.right());
        copy_button(canvas, buttons);
        close_button(canvas, buttons);
        _ = sheet::focus_first(canvas, "link", if has_page { id("copy link") } else { id("link base") });
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

/// Division of the sheet: the words, and beside them or, in an upright window, above them the code.
struct SheetPlan {
    size: Vec2,
    /// Width of the words.
    words: f32,
    /// Side of the code, with the gap; 0 without one.
    side: f32,
    is_upright: bool,
}

impl SheetPlan {
    fn of(canvas: &Canvas<'_, '_>, room: Vec2, modules: Option<&QrModules>, has_page: bool) -> Self {
        let [least, most] = BESIDE;
        let is_upright = canvas.is_upright();
        let side = if is_upright {
            room.x.min((room.y - MIN_HEIGHT).max(least / 2.0))
        } else {
            let least = if canvas.is_phone() { LYING_WORDS } else { least };
            (room.x - space::XL - least).min(room.y).max(0.0)
        };
        let side = modules.map_or(side, |code| qr_code::fitting_side(canvas.painter(), side, code));
        let side = if has_page { side + space::XL } else { 0.0 };
        let height = MIN_HEIGHT.min(room.y);
        if is_upright {
            let size = vec2(room.x, (height + side).min(room.y));
            return Self { size, words: room.x, side, is_upright };
        }
        let words = (room.x - side).min(most);
        Self { size: vec2(words + side, (side - space::XL).max(height)), words, side, is_upright }
    }

    /// The places of the words, below the title, and of the code.
    fn divide(&self, rect: Rect) -> [Rect; 2] {
        let below = rect.with_min_y(rect.top() + sizes::sheets::HEAD);
        if self.is_upright {
            let (code, words) = below.split_top_bottom_at_y(below.top() + self.side);
            return [words, code.with_max_y(code.bottom() - space::XL)];
        }
        let words = below.with_max_x(rect.left() + self.words);
        [words, rect.with_min_x(words.right() + space::XL)]
    }
}

/// Writes what the link opens, the page that it leads to, and the link itself.
fn describe(canvas: &mut Canvas<'_, '_>, width: f32, link: &str) {
    let start = canvas.ui.cursor().min;
    let rect = Rect::from_min_size(start, vec2(width, 0.0));
    let opens = link::opens(canvas.context.narrator());
    let mut y = canvas.paragraph(rect, "link opens", &opens, Type::Body).bottom();
    if canvas.context.view.model.has_settable_link_base() {
        y = base(canvas, rect.with_min_y(y + space::M));
    }
    y = boxed(canvas, rect.with_min_y(y + space::M), link);
    if !canvas.context.view.model.has_link_base() {
        let note = canvas.say("link-no-base");
        y = canvas.paragraph(rect.with_min_y(y + space::S), "link note", &note, Type::Caption).bottom();
    }
    if canvas.context.view.model.links_work_here_alone() {
        let note = canvas.say("link-here-alone");
        y = canvas.paragraph(rect.with_min_y(y + space::S), "link note", &note, Type::Caption).bottom();
    }
    canvas.ui.allocate_rect(Rect::from_min_max(start, pos2(start.x + width, y)), Sense::hover());
}

/// Draws the link in a box, wrapped wherever its room ends; returns where the box ends.
fn boxed(canvas: &Canvas<'_, '_>, rect: Rect, link: &str) -> f32 {
    let palette = canvas.palette();
    let galley = text::layout_code(canvas.painter(), link, rect.width() - 2.0 * space::M, palette.text);
    let edge = Stroke::new(stroke::HAIR, palette.line);
    let place = Rect::from_min_size(rect.min, vec2(rect.width(), galley.size().y + 2.0 * space::S));
    canvas.painter().rect(place, radius::M, palette.sunken, edge, StrokeKind::Inside);
    text::show(canvas.painter(), place.min + vec2(space::M, space::S), galley);
    canvas.named(place, "link", link);
    place.bottom()
}

/// Width of the field below which an address is written smaller.
const NARROW: f32 = 400.0;

/// Draws the field of the page's address, and below it what is wrong with it; returns where they end.
fn base(canvas: &mut Canvas<'_, '_>, rect: Rect) -> f32 {
    let caption = canvas.say("link-base");
    let above = canvas.paragraph(rect, "link base", &caption, Type::Caption);
    let draft = &canvas.context.view.model.link_draft;
    let place = Rect::from_min_size(pos2(rect.left(), above.bottom() + space::XS), vec2(rect.width(), FIELD));
    let mut typed = draft.text.clone();
    let (font, margin) =
        if rect.width() < NARROW { (Type::Caption, space::S) } else { (Type::Code, space::M) };
    let look = FieldLook { font, margin, hint: EXAMPLE };
    let response = canvas.field(place, &mut typed, id("link base"), look);
    let hint = canvas.say("link-base-hint");
    canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(caption));
    let (has_changed, is_left) = (response.changed(), response.lost_focus());
    response.on_hover_text(hint);
    canvas.actions.extend(has_changed.then(|| Action::Link(LinkAction::Type(typed))));
    canvas.actions.extend(is_left.then_some(Action::Link(LinkAction::Take)));
    let Some(trouble) = &draft.trouble else { return place.bottom() };
    let reason = desk::notice::sentences::of_page_address(trouble, canvas.context.words);
    let words = canvas.tell("link-base-wrong", &[("reason", reason.into())]);
    let ink = canvas.palette().warning;
    let below = rect.with_min_y(place.bottom() + space::XS);
    canvas.colored_paragraph(below, "link trouble", &words, Type::Caption, ink).bottom()
}

/// Draws the code as large as its place allows; a link that is too long for a code has none.
fn code(canvas: &Canvas<'_, '_>, rect: Rect, modules: Option<&QrModules>) {
    let Some(modules) = modules else {
        canvas.paragraph(rect, "link without code", &canvas.say("link-too-long"), Type::Body);
        return;
    };
    let square = Rect::from_min_size(rect.min, Vec2::splat(rect.width().min(rect.height())));
    let place = qr_code::paint(canvas.painter(), square, modules);
    canvas.named(place, "link code", &canvas.say("link-code"));
}

fn copy_button(canvas: &mut Canvas<'_, '_>, words: Rect) {
    let word = canvas.say("link-copy");
    let size = vec2(sheet::button_width(canvas, &word), canvas.target(looks::SHEET.height));
    let rect = Rect::from_min_size(words.left_bottom() - vec2(0.0, size.y), size);
    let button = Button::new(rect, id("copy link"), &word, &looks::STRONG);
    let response = canvas.press_word(button, &word);
    canvas.on_click(&response, Action::Link(LinkAction::Copy));
}
