//! The sheet of all keys, made from the table that the keys are read by; on a phone that fingers use, of the gestures.

use egui::{Rect, ScrollArea, Sense, pos2, vec2};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        screen::{Pointing, Sheet, StoredIn},
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
/// Least height of a row, and the room above and below its words.
const ROW: f32 = 27.0;
const AROUND: f32 = 4.0;
/// Height of the word above a column.
const CAPTION: f32 = 24.0;
/// Least width of the caps, before what the keys do.
const CAPS: f32 = 126.0;

/// Number of the window's keys that the first column has beyond half of them: those of the editor and of questions are
/// below the second half.
const EVEN: usize = 6;

/// Returns the name of the sheet: a phone that fingers use has gestures in place of keys.
pub fn title(canvas: &Canvas<'_, '_>) -> &'static str {
    if is_of_gestures(canvas) { "gestures" } else { "keys" }
}

fn is_of_gestures(canvas: &Canvas<'_, '_>) -> bool {
    canvas.is_phone() && canvas.context.view.model.surroundings.pointing == Pointing::Fingers
}

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
    let height = sheets::HEAD + height_of_all(canvas, width) + paragraphs + buttons;
    let size = vec2(width, height.min(room.y));
    let outside = sheet::show(canvas, "keys", size, |canvas, rect| {
        sheet::title(canvas, rect, "keys", &canvas.say(title(canvas)));
        let body = rect.with_min_y(rect.top() + sheets::HEAD).with_max_y(rect.bottom() - below);
        show_all(canvas, body, scrolls.then_some(&foot));
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

/// What fingers do: the messages of what they do and of what it does.
const GESTURES: [&str; 8] =
    ["swipe", "hold-step", "hold-play", "hold", "chip", "pinch", "double-tap", "drag"];

/// Height of the gestures in this width.
fn height_of_gestures(canvas: &Canvas<'_, '_>, width: f32) -> f32 {
    let heights =
        GESTURES.iter().map(|name| gesture_lines(canvas, name, width).iter().map(|it| it.2).sum::<f32>());
    heights.map(|lines| lines + space::S).sum()
}

/// What a gesture is and what it does, each with its type and its height in this width.
fn gesture_lines(canvas: &Canvas<'_, '_>, name: &str, width: f32) -> [(String, Type, f32); 2] {
    [("", Type::Figure), ("-does", Type::Caption)].map(|(end, kind)| {
        let words = canvas.say(format!("gesture-{name}{end}"));
        let height = text::height(canvas.painter(), &words, kind, width);
        (words, kind, height)
    })
}

fn gestures(canvas: &Canvas<'_, '_>, mut rest: Rect) {
    for name in GESTURES {
        for (words, kind, height) in gesture_lines(canvas, name, rest.width()) {
            let ink = if kind == Type::Figure { canvas.palette().text } else { canvas.palette().text_soft };
            canvas.colored_paragraph(rest, ("gesture", name, kind == Type::Figure), &words, kind, ink);
            rest.min.y += height;
        }
        rest.min.y += space::S;
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

/// Height of a group in a column of this width.
fn height_of(canvas: &Canvas<'_, '_>, (_, bindings): &KeyGroup, width: f32) -> f32 {
    CAPTION + bindings.iter().map(|binding| Row::of(canvas, binding, width).height).sum::<f32>()
}

/// Gap between the two columns.
const BETWEEN: f32 = space::XL;

/// Returns the height of the longer column in a sheet of this width; in an upright window, which has one, of both.
fn height_of_columns(canvas: &Canvas<'_, '_>, width: f32) -> f32 {
    let is_upright = canvas.is_upright();
    let column = if is_upright { width } else { (width - BETWEEN) / 2.0 };
    let height = |groups: Vec<KeyGroup>| groups.iter().map(|it| height_of(canvas, it, column)).sum::<f32>();
    let [first, second] = groups(canvas).map(height);
    if is_upright { first + second } else { first.max(second) }
}

/// Returns the height of the gestures, or of the keys.
fn height_of_all(canvas: &Canvas<'_, '_>, width: f32) -> f32 {
    if is_of_gestures(canvas) { height_of_gestures(canvas, width) } else { height_of_columns(canvas, width) }
}

fn show_all(canvas: &mut Canvas<'_, '_>, body: Rect, foot: Option<&Foot>) {
    canvas.scrolled("keys", body, ScrollArea::vertical(), |canvas| {
        let height = height_of_all(canvas, body.width());
        let below = foot.map_or(0.0, |foot| space::M + foot.height());
        let size = vec2(body.width().max(0.0), height + below);
        let (all, _) = canvas.ui.allocate_exact_size(size, Sense::hover());
        let whole = all.with_max_y(all.top() + height);
        if let Some(foot) = foot {
            foot.show(canvas, all.with_min_y(whole.bottom() + space::M));
        }
        if is_of_gestures(canvas) {
            gestures(canvas, whole);
        } else {
            columns(canvas, whole);
        }
    });
}

fn columns(canvas: &Canvas<'_, '_>, rect: Rect) {
    let right = rect.center().x + BETWEEN / 2.0;
    let is_upright = canvas.is_upright();
    let places =
        if is_upright { [rect; 2] } else { [rect.with_max_x(right - BETWEEN), rect.with_min_x(right)] };
    let mut end = rect.top();
    for (mut place, column_groups) in places.into_iter().zip(groups(canvas)) {
        if is_upright {
            place.min.y = end;
        }
        for group in column_groups {
            place.min.y = column(canvas, place, &group);
        }
        end = place.top();
    }
}

/// Writes the word above a column.
fn caption(canvas: &Canvas<'_, '_>, rect: Rect, message: &str) {
    let at = pos2(rect.left(), rect.top() + CAPTION / 2.0);
    let words = canvas.say(message);
    let text_rect = text::left(canvas.painter(), at, &words, Type::Caption, canvas.palette().text_faint);
    canvas.named(text_rect, ("keys", message), &words);
}

/// Draws a group; returns where it ends.
fn column(canvas: &Canvas<'_, '_>, rect: Rect, (name, bindings): &KeyGroup) -> f32 {
    if !name.is_empty() {
        caption(canvas, rect, name);
    }
    bindings.iter().fold(rect.top() + CAPTION, |top, binding| {
        let row = Row::of(canvas, binding, rect.width());
        let place = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), row.height));
        row.show(canvas, place, binding);
        place.bottom()
    })
}

/// A key and what it does, in as many lines as it takes.
struct Row {
    key: String,
    does: String,
    /// Width of the caps, before the words.
    caps: f32,
    /// Height of the words.
    words: f32,
    height: f32,
}

impl Row {
    fn of(canvas: &Canvas<'_, '_>, binding: &Binding, width: f32) -> Self {
        let (key, does) = (binding.caps(canvas.context.words), binding.does(canvas.context.words));
        let caps = CAPS.max(cap_width(canvas.painter(), &key) + space::S);
        let words = text::height(canvas.painter(), &does, Type::Body, width - caps);
        Self { key, does, caps, words, height: ROW.max(words + 2.0 * AROUND) }
    }

    fn show(self, canvas: &Canvas<'_, '_>, rect: Rect, binding: &Binding) {
        key_cap(canvas.painter(), rect.left_center(), &self.key, canvas.palette());
        let corner = rect.left_center() + vec2(self.caps, -self.words / 2.0);
        let place = Rect::from_min_max(corner, rect.max);
        text::paragraph(canvas.painter(), place, &self.does, Type::Body, canvas.palette().text);
        let both = canvas.tell("named", &[("name", self.key.into()), ("what", self.does.into())]);
        canvas.named(rect, ("keys", binding.name), &both);
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
