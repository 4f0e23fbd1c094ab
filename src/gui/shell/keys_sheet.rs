//! The sheet of all keys, made from the table that the keys are read by.

use egui::{Align2, Rect, ScrollArea, Sense, pos2, vec2};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        screen::{Sheet, StoredIn},
    },
    model::Action,
};

use crate::gui::{
    keys::{Binding, KeyScope, bindings},
    kit::{
        Button, Canvas, close_button, id,
        sheet::{self, Outside},
    },
    theme::{Type, looks, sizes::sheets, space},
    widgets::{
        key_hint::{cap_width, key_cap},
        text,
    },
};

/// Maximum width of the sheet.
const WIDEST: f32 = 860.0;
/// Height of a row.
const ROW: f32 = 27.0;
/// Height of the word above a column.
const CAPTION: f32 = 24.0;
/// Least width of the caps, before what the keys do.
const CAPS: f32 = 126.0;

/// Number of the window's keys that the first column has beyond half of them: those of the editor and of questions are
/// below the second half.
const EVEN: usize = 6;

/// Draws the sheet, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    if canvas.context.view.model.sheet != Sheet::Keys {
        return;
    }
    let room = sheet::room(canvas);
    let width = WIDEST.min(room.x);
    let foot = Foot::of(canvas, width);
    // On a phone the foot is at the end of what scrolls, and only its buttons stay.
    let scrolls = canvas.is_phone();
    let paragraphs = space::M + foot.height();
    let buttons = space::M + canvas.target(looks::SHEET.height);
    let below = if scrolls { buttons } else { paragraphs + buttons };
    let height = sheets::HEAD + height_of_columns(canvas) + paragraphs + buttons;
    let size = vec2(width, height.min(room.y));
    let outside = sheet::show(canvas, "keys", size, |canvas, rect| {
        sheet::title(canvas, rect, "keys", &canvas.say("keys"));
        let body = rect.with_min_y(rect.top() + sheets::HEAD).with_max_y(rect.bottom() - below);
        columns(canvas, body, scrolls.then_some(&foot));
        if !scrolls {
            foot.show(canvas, rect.with_min_y(body.bottom() + space::M));
        }
        show_clear(canvas, rect);
        close_button(canvas, rect);
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

/// Keys under a caption; without a caption, they continue the column before.
type KeyGroup = (&'static str, Vec<&'static Binding>);

/// What fingers do, on a phone: the messages of what they do and of what it does.
const GESTURES: [&str; 8] =
    ["swipe", "hold-step", "hold-play", "hold", "chip", "pinch", "double-tap", "drag"];

/// Height of the gestures, which are above the keys on a phone.
fn height_of_gestures(canvas: &Canvas<'_, '_>) -> f32 {
    if canvas.is_phone() { CAPTION + GESTURES.len() as f32 * GESTURE } else { 0.0 }
}

/// Height of a gesture, in two lines.
const GESTURE: f32 = 40.0;

fn gestures(canvas: &Canvas<'_, '_>, place: Rect) {
    caption(canvas, place, "gestures");
    for (number, name) in GESTURES.iter().enumerate() {
        let top = place.top() + CAPTION + number as f32 * GESTURE;
        let [gesture, does] = ["", "-does"].map(|end| canvas.say(format!("gesture-{name}{end}")));
        let lines = [
            (gesture, 9.0, Type::Figure, canvas.palette().text),
            (does, 26.0, Type::Caption, canvas.palette().text_soft),
        ];
        for (words, y, kind, ink) in lines {
            let at = pos2(place.left(), top + y);
            let rect =
                text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, kind, ink, place.width());
            let response = canvas.named(rect, ("gesture", name, y as u32), &words);
            if text::width(canvas.painter(), &words, kind) > place.width() {
                response.on_hover_text(&words);
            }
        }
    }
}

/// Returns the keys of the window, halved, and below the second half those of the editor and of questions.
fn groups(canvas: &Canvas<'_, '_>) -> [Vec<KeyGroup>; 2] {
    let of = |is_meant: fn(KeyScope) -> bool| {
        let bindings = bindings().filter(|binding| binding.is_there(canvas.runs_in()));
        bindings.filter(move |binding| is_meant(binding.scope)).collect::<Vec<_>>()
    };
    let windows = of(|scope| !matches!(scope, KeyScope::Editor | KeyScope::Question));
    let (first, second) = windows.split_at(windows.len() / 2 + EVEN);
    let editors = of(|scope| scope == KeyScope::Editor);
    let questions = of(|scope| scope == KeyScope::Question);
    [
        vec![("keys-window", first.to_vec())],
        vec![("", second.to_vec()), ("keys-editor", editors), ("keys-question", questions)],
    ]
}

fn height_of((_, bindings): &KeyGroup) -> f32 {
    CAPTION + bindings.len() as f32 * ROW
}

/// Returns the height of the longer column; in an upright window, which has one, of both.
fn height_of_columns(canvas: &Canvas<'_, '_>) -> f32 {
    let [first, second] = groups(canvas).map(|column| column.iter().map(height_of).sum::<f32>());
    let keys = if canvas.is_upright() { first + second } else { first.max(second) };
    height_of_gestures(canvas) + keys
}

fn columns(canvas: &mut Canvas<'_, '_>, body: Rect, foot: Option<&Foot>) {
    canvas.scrolled("keys", body, ScrollArea::vertical(), |canvas| {
        let height = height_of_columns(canvas);
        let below = foot.map_or(0.0, |foot| space::M + foot.height());
        let size = vec2(body.width().max(0.0), height + below);
        let (all, _) = canvas.ui.allocate_exact_size(size, Sense::hover());
        let whole = all.with_max_y(all.top() + height);
        if let Some(foot) = foot {
            foot.show(canvas, all.with_min_y(whole.bottom() + space::M));
        }
        let (above, rect) = whole.split_top_bottom_at_y(whole.top() + height_of_gestures(canvas));
        if above.height() > 0.0 {
            gestures(canvas, above);
        }
        let right = rect.center().x + space::XL / 2.0;
        let is_upright = canvas.is_upright();
        let places =
            if is_upright { [rect; 2] } else { [rect.with_max_x(right - space::XL), rect.with_min_x(right)] };
        let mut end = rect.top();
        for (mut place, column_groups) in places.into_iter().zip(groups(canvas)) {
            if is_upright {
                place.min.y = end;
            }
            for group in column_groups {
                column(canvas, place, &group);
                place.min.y += height_of(&group);
            }
            end = place.top();
        }
    });
}

/// Writes the word above a column.
fn caption(canvas: &Canvas<'_, '_>, rect: Rect, message: &str) {
    let at = pos2(rect.left(), rect.top() + CAPTION / 2.0);
    let words = canvas.say(message);
    let text_rect = text::left(canvas.painter(), at, &words, Type::Caption, canvas.palette().text_faint);
    canvas.named(text_rect, ("keys", message), &words);
}

fn column(canvas: &Canvas<'_, '_>, rect: Rect, (name, bindings): &KeyGroup) {
    if !name.is_empty() {
        caption(canvas, rect, name);
    }
    for (place, binding) in bindings.iter().enumerate() {
        let top = rect.top() + CAPTION + place as f32 * ROW;
        row(canvas, Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), ROW)), binding);
    }
}

fn row(canvas: &Canvas<'_, '_>, rect: Rect, binding: &Binding) {
    let (key, does) = (binding.caps(canvas.context.words), binding.does(canvas.context.words));
    key_cap(canvas.painter(), rect.left_center(), &key, canvas.palette());
    let caps = CAPS.max(cap_width(canvas.painter(), &key) + space::S);
    let at = rect.left_center() + vec2(caps, 0.0);
    let room = rect.width() - caps;
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, &does, Type::Body, canvas.palette().text, room);
    let both = canvas.tell("named", &[("name", key.into()), ("what", does.clone().into())]);
    let response = canvas.named(rect, ("keys", binding.name), &both);
    if text::width(canvas.painter(), &does, Type::Body) > room {
        response.on_hover_text(&does);
    }
}

/// The foot of the sheet: version and licences, what is stored, and a button that removes it. Two paragraphs and their
/// heights.
struct Foot {
    paragraphs: [String; 2],
    heights: [f32; 2],
}

impl Foot {
    /// Lays out the paragraphs, wrapped at a width.
    fn of(canvas: &Canvas<'_, '_>, width: f32) -> Self {
        let version = canvas.tell("keys-foot-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
        let paragraphs = [version, stored(canvas)];
        let heights =
            paragraphs.each_ref().map(|words| text::height(canvas.painter(), words, Type::Caption, width));
        Self { paragraphs, heights }
    }

    /// Returns the height of the paragraphs, without the row of the button.
    fn height(&self) -> f32 {
        self.heights.iter().sum::<f32>() + space::XS
    }

    /// Draws the paragraphs from the top of `rect`.
    fn show(&self, canvas: &Canvas<'_, '_>, rect: Rect) {
        let [version, stored] = &self.paragraphs;
        canvas.paragraph(rect, "version", version, Type::Caption);
        let below = rect.with_min_y(rect.top() + self.heights[0] + space::XS);
        canvas.paragraph(below, "stored", stored, Type::Caption);
    }
}

/// Draws the button that clears what is stored into the lower left corner of the sheet.
fn show_clear(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    if canvas.context.view.model.surroundings.stored_in == StoredIn::Nowhere {
        return;
    }
    let word = canvas.say("keys-foot-clear");
    let size = vec2(sheet::button_width(canvas, &word), canvas.target(looks::SHEET.height));
    let place = Rect::from_min_size(rect.left_bottom() - vec2(0.0, size.y), size);
    let response = canvas.press_word(Button::new(place, id("clear"), &word, &looks::SHEET), &word);
    canvas.on_click(&response, Action::Window(WindowAction::ClearStored));
}

fn stored(canvas: &Canvas<'_, '_>) -> String {
    let (place, file) = match &canvas.context.view.model.surroundings.stored_in {
        StoredIn::Nowhere => ("nowhere", ""),
        StoredIn::File(file) => ("file", file.as_str()),
        StoredIn::LocalStorage => ("browser", ""),
    };
    canvas.tell("keys-foot-stored", &[("place", place.into()), ("file", file.into())])
}
