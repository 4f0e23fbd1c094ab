//! Lanes of one's own in the ladder: the presets to begin with, what can be done with the chosen lane, and what adds
//! another.

use egui::{
    Align2, Color32, CursorIcon, Key, Popup, Rangef, Rect, Response, Sense, Stroke, Vec2, pos2, vec2,
};
use eight_realms_app::{
    desk::{
        action::{LanesAction, WindowAction},
        export::ExportAction,
        figure::{Export, Figure},
        preferences::Totals,
        screen::Face,
    },
    lanes::LaneSheetAction,
    model::Action,
    words::{lanes, names},
};
use eight_realms_core::lane::{LaneId, MAX_LANES, Preset};

use crate::gui::{
    keys::{Binding, binding},
    kit::{Button, Canvas, Chosen, id},
    theme::{LaneMark, Type, looks, space, stroke},
    widgets::{
        key_hint,
        marks::{eye, pointer},
        segments::{self, Segment},
        text,
    },
};

/// The key that adds a lane.
const ADD: &Binding = binding("add-lane");
/// The keys that move a lane.
const MOVE: &Binding = binding("move-lane");

/// Side of the button that adds a lane, in the head of the ladder.
const PLUS: f32 = 26.0;

/// Width and height of the eye's button.
const EYE: Vec2 = vec2(26.0, 20.0);

/// Draws the choice of the face, and at the right the eye and the button that adds a lane.
pub fn show_faces(canvas: &mut Canvas<'_, '_>, line: Rect) {
    let model = canvas.context.view.model;
    let own = model.own.len();
    let [long, short] = [["lanes-realms", "lanes-own-count"], ["lanes-realms-short", "lanes-own-short"]]
        .map(|ids| ids.map(|id| canvas.tell(id, &[("n", own.into())])));
    let words = [long.clone(), [long[0].clone(), short[1].clone()], short];
    let segments = |words: [String; 2]| {
        let [realms, own] = words;
        let keys = binding("own-lanes").caps(canvas.context.words);
        let segment = |value: Face, word: String, label: &str, hint: &str| Segment {
            value,
            word,
            label: canvas.say(label),
            hint: canvas.context.hint(&canvas.say(hint), &keys),
        };
        [
            segment(Face::Realms, realms, "lanes-realms", "lanes-realms-hint"),
            segment(Face::Own, own, "lanes-own", "lanes-own-hint"),
        ]
    };
    let (eye, add) = (vec2(canvas.target(EYE.x), canvas.target(EYE.y)), canvas.target(PLUS));
    let room = line.width() - eye.x - add - 2.0 * space::S;
    let fits = |segments: &[Segment<Face>; 2]| segments::width(canvas.painter(), segments) <= room;
    let [long, mixed, short] = words.map(segments);
    let shown = [long, mixed].into_iter().find(fits).unwrap_or(short);
    let pressed = segments::show(canvas.ui, line, id("ladder face"), &shown, model.face, canvas.palette());
    canvas.actions.extend(pressed.filter(|face| *face != model.face).map(Action::ShowFace));
    let place = Align2::RIGHT_CENTER.anchor_size(line.right_center(), Vec2::splat(add));
    show_eye(canvas, Align2::RIGHT_CENTER.anchor_size(place.left_center() - vec2(space::S, 0.0), eye));
    let label = canvas.say("lanes-add");
    let hint = canvas.context.hint(&label, &ADD.caps(canvas.context.words));
    let button = Button::new(place, id("add lane, head"), &label, &looks::RAISED).hint(hint);
    let response = canvas.press(button, |ink| plus(canvas, place, ink));
    canvas.on_click(&response, Action::LaneSheet(LaneSheetAction::Add));
}

/// What the lanes of one's own have in common, where they are shown and have anything.
pub fn common(canvas: &Canvas<'_, '_>) -> Option<String> {
    let model = canvas.context.view.model;
    let common = lanes::common(canvas.context.words, &model.own_lanes());
    Some(common).filter(|common| model.face == Face::Own && !common.is_empty())
}

/// Draws the button that covers totals or shows them.
fn show_eye(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let totals = canvas.context.view.model.preferences.totals;
    let label = canvas.say(match totals {
        Totals::InSight => "totals-cover",
        Totals::Covered => "totals-uncover",
    });
    let key = const { binding("totals") }.caps(canvas.context.words);
    let mut part = canvas.part();
    if canvas.context.view.model.has_open_question() {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let button = Button::new(place, id("totals"), &label, &looks::EYE)
        .choice(Chosen::same(totals, Totals::Covered))
        .hint(canvas.context.hint(&label, &key));
    let sees = totals == Totals::InSight;
    let response = canvas.press(button, |ink| eye(canvas.painter(), place.center(), sees, ink));
    canvas.on_click(&response, Action::Window(WindowAction::Totals(totals.other())));
}

/// Paints a plus sign.
fn plus(canvas: &Canvas<'_, '_>, place: Rect, ink: Color32) {
    let (middle, arm) = (place.center(), 5.0);
    let pen = Stroke::new(stroke::CURVE, ink);
    canvas.painter().line_segment([middle - vec2(arm, 0.0), middle + vec2(arm, 0.0)], pen);
    canvas.painter().line_segment([middle - vec2(0.0, arm), middle + vec2(0.0, arm)], pen);
}

/// Height of the button that adds a lane, below the rungs.
const ADD_HEIGHT: f32 = 34.0;
/// Height of the row with the presets.
const ROW: f32 = 26.0;

/// Height of what stands below the rungs.
pub fn foot_height(canvas: &Canvas<'_, '_>, lanes: usize) -> f32 {
    let [add, row] = [ADD_HEIGHT, ROW].map(|height| canvas.target(height) + space::S);
    if lanes == 0 || lanes == MAX_LANES { row } else { add + row }
}

/// Draws what stands below the rungs: a lane more, the presets, and the end of all lanes.
pub fn show_foot(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let lanes = canvas.context.view.model.own.len();
    let mut top = place.top() + space::S;
    if lanes < MAX_LANES {
        let height = canvas.target(ADD_HEIGHT);
        add_button(canvas, Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), height)));
        top += height + space::S;
    }
    let row = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), canvas.target(ROW)));
    let word = canvas.say("lanes-presets");
    let button = small(canvas, row, Side::Left, "presets", &word);
    let button = button.on_hover_text(canvas.say("lanes-presets-hint"));
    show_presets_menu(canvas, &button);
    let word = canvas.say("lanes-remove-all");
    let response = small(canvas, row, Side::Right, "remove all lanes", &word);
    canvas.on_click(&response, Action::Lanes(LanesAction::RemoveAll));
}

/// Draws the button that adds a lane, with its key, unless fingers press it.
fn add_button(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let word = canvas.say("lanes-add");
    let response = canvas.press(Button::new(place, id("add lane"), &word, &looks::SHEET), |ink| {
        let painter = canvas.painter();
        let caps = (!canvas.has_fingers()).then(|| ADD.caps(canvas.context.words));
        let cap = caps.as_ref().map_or(0.0, |caps| space::S + key_hint::cap_width(painter, caps));
        let left = place.center().x - (text::width(painter, &word, Type::Figure) + cap + PLUS) / 2.0;
        plus(
            canvas,
            Rect::from_center_size(pos2(left + PLUS / 2.0, place.center().y), Vec2::splat(PLUS)),
            ink,
        );
        let at = pos2(left + PLUS, place.center().y);
        let word_rect = text::left(painter, at, &word, Type::Figure, ink);
        if let Some(caps) = caps {
            key_hint::key_cap(painter, pos2(word_rect.right() + space::S, at.y), &caps, canvas.palette());
        }
    });
    canvas.on_click(&response, Action::LaneSheet(LaneSheetAction::Add));
}

/// Which end of a row a button stands at.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

fn small(canvas: &Canvas<'_, '_>, row: Rect, side: Side, name: &str, word: &str) -> Response {
    let arrow = match side {
        Side::Left => ARROW,
        Side::Right => 0.0,
    };
    let height = canvas.target(looks::SMALL.height);
    let size = vec2(looks::SMALL.width(canvas.painter(), word) + arrow, height);
    let left = match side {
        Side::Left => row.left(),
        Side::Right => row.right() - size.x,
    };
    let place = Rect::from_min_size(pos2(left, row.center().y - size.y / 2.0), size);
    let button = Button::new(place, id(name), word, &looks::SMALL);
    match side {
        Side::Left => canvas.press(button, |ink| menu_word(canvas, place, word, looks::SMALL.kind, ink)),
        Side::Right => canvas.press_word(button, word),
    }
}

/// Room for the arrow of a button with a menu.
pub const ARROW: f32 = 14.0;

/// Paints the word of a button with a menu, and behind it an arrow down.
pub fn menu_word(canvas: &Canvas<'_, '_>, place: Rect, word: &str, kind: Type, ink: Color32) {
    let width = text::width(canvas.painter(), word, kind) + ARROW;
    let at = pos2(place.center().x - width / 2.0, place.center().y);
    let end = text::left(canvas.painter(), at, word, kind, ink).right();
    pointer(canvas.painter(), pos2(end + ARROW / 2.0 + 1.0, at.y), Vec2::DOWN, 7.0, ink);
}

/// Shows the presets as a menu of a button.
pub fn show_presets_menu(canvas: &mut Canvas<'_, '_>, button: &Response) {
    let names = Preset::ALL.map(|preset| canvas.say(format!("preset-{}", preset.name())));
    let width =
        names.iter().map(|name| text::width(canvas.painter(), name, Type::Figure)).fold(0.0, f32::max);
    let height = canvas.target(ROW);
    let size = vec2(width + 2.0 * space::M, height * names.len() as f32);
    Popup::menu(button).gap(space::XS).show(|ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut canvas = canvas.on(ui);
        for (place, (preset, name)) in Preset::ALL.into_iter().zip(&names).enumerate() {
            let row = Rect::from_min_size(rect.min + vec2(0.0, place as f32 * height), vec2(size.x, height));
            let look = Button::new(row, id(("preset row", preset.name())), name, &looks::MENU_ROW);
            let response = canvas.press(look, |ink| {
                let at = row.left_center() + vec2(space::M, 0.0);
                text::left(canvas.painter(), at, name, Type::Figure, ink);
            });
            canvas.on_click(&response, Action::Lanes(LanesAction::Take(preset)));
        }
    });
}

/// Height of the card of a preset.
const CARD: f32 = 62.0;

/// Draws the empty face: a card for each preset, and the button that adds a lane.
pub fn show_empty(canvas: &mut Canvas<'_, '_>, width: f32) {
    let what = canvas.say("lanes-what");
    let words = text::height(canvas.painter(), &what, Type::Caption, width - 2.0 * space::S);
    let (above, add) = (ROW.max(words + space::S), canvas.target(ADD_HEIGHT));
    let height = above + (CARD + space::S) * Preset::ALL.len() as f32 + add;
    let (whole, _) = canvas.ui.allocate_exact_size(vec2(width.max(0.0), height), Sense::hover());
    let top = whole.with_min_y(whole.top() + (above - words) / 2.0).shrink2(vec2(space::S, 0.0));
    canvas.colored_paragraph(top, "lanes what", &what, Type::Caption, canvas.palette().text_soft);
    let mut y = whole.top() + above;
    for preset in Preset::ALL {
        preset_card(canvas, Rect::from_min_size(pos2(whole.left(), y), vec2(whole.width(), CARD)), preset);
        y += CARD + space::S;
    }
    add_button(canvas, Rect::from_min_size(pos2(whole.left(), y), vec2(whole.width(), add)));
}

/// Radius of the dot of a lane on the card of a preset, and the distance between two.
const DOT: [f32; 2] = [5.0, 14.0];

fn preset_card(canvas: &mut Canvas<'_, '_>, place: Rect, preset: Preset) {
    let name = canvas.say(format!("preset-{}", preset.name()));
    let lanes = canvas.say(format!("preset-{}-lanes", preset.name()));
    let label = format!("{name}: {lanes}");
    let response =
        canvas.press(Button::new(place, id(("preset", preset.name())), &label, &looks::RAISED), |_| {
            let (painter, palette) = (canvas.painter(), canvas.palette());
            let inner = place.shrink2(vec2(space::M, space::S));
            text::left(painter, pos2(inner.left(), inner.top() + 9.0), &name, Type::Title, palette.text);
            let requests = preset.requests();
            for (at, request) in requests.iter().enumerate() {
                let mark = LaneMark::of(LaneId::own(at, request.realm));
                let x = inner.right() - DOT[0] - (requests.len() - 1 - at) as f32 * DOT[1];
                painter.circle_filled(pos2(x, inner.top() + 9.0), DOT[0], mark.color(palette));
            }
            let below = Rect::from_min_max(pos2(inner.left(), inner.top() + 20.0), inner.max);
            canvas.paragraph(below, ("preset lanes", preset.name()), &lanes, Type::Caption);
        });
    canvas.on_click(&response, Action::Lanes(LanesAction::Take(preset)));
}

/// Draws what can be done with the chosen lane, in the line below its bar: edit, copy, remove, and the grip by which it
/// is moved.
pub fn show_words(canvas: &mut Canvas<'_, '_>, line: Rect, lane: LaneId, pitch: f32) {
    let Some(place) = lane.place() else { return };
    let name = names::lane(canvas.context.words, lane);
    let mut left = line.left();
    for (word, action) in words(place) {
        let text = canvas.say(format!("lanes-{word}"));
        let width = looks::STEP.width(canvas.painter(), &text);
        let rect = Rect::from_min_size(pos2(left, line.top()), vec2(width, line.height()));
        let label = canvas.tell(format!("lanes-{word}-hint"), &[("lane", name.clone().into())]);
        let button = Button::new(rect, id(("lane word", word)), &label, &looks::STEP).hint(&label);
        let response = canvas.press_word(button, &text);
        canvas.on_click(&response, action);
        left += width + space::XS;
    }
    grip(canvas, line, place, &name, pitch);
}

/// What can be done with the lane in this place: the word, and the action.
fn words(place: usize) -> [(&'static str, Action); 3] {
    [
        ("edit", Action::LaneSheet(LaneSheetAction::Edit(place))),
        ("copy", Action::LaneSheet(LaneSheetAction::Add)),
        ("remove", Action::Lanes(LanesAction::Remove(place))),
    ]
}

/// Size of the grip.
const GRIP: Vec2 = vec2(14.0, 14.0);

/// Draws the grip: dragging it moves the lane among the others, which stand `pitch` points below one another.
fn grip(canvas: &mut Canvas<'_, '_>, line: Rect, place: usize, name: &str, pitch: f32) {
    let rect = Rect::from_min_size(pos2(line.right() - GRIP.x, line.top()), GRIP);
    let keys = MOVE.caps(canvas.context.words);
    let label = canvas.tell("lanes-move-hint", &[("lane", name.into()), ("keys", keys.into())]);
    let button = Button::new(rect, id("lane grip"), &label, &looks::STEP).handle().hint(&label);
    let response = canvas.press(button, |ink| {
        for column in 0..2 {
            for row in 0..3 {
                let at = rect.min + vec2(4.5 + 5.0 * column as f32, 3.0 + 4.0 * row as f32);
                canvas.painter().circle_filled(at, 1.1, ink);
            }
        }
    });
    let moved = response.total_drag_delta().map_or(0.0, |delta| delta.y);
    let last = canvas.context.view.model.own.len().saturating_sub(1);
    let to = (place as f32 + (moved / pitch.max(1.0)).round()).clamp(0.0, last as f32) as usize;
    if response.dragged() {
        canvas.ui.set_cursor_icon(CursorIcon::Grabbing);
        let rung = line.center().y + (to as f32 - place as f32) * pitch;
        let pen = Stroke::new(stroke::FOCUS, canvas.context.accent());
        canvas.painter().hline(Rangef::new(line.left() - 30.0, line.right()), rung, pen);
    }
    if response.drag_stopped() && to != place {
        canvas.ask(Action::Lanes(LanesAction::Move { from: place, to }));
    }
}

/// Size of the arrow of the button with the menu.
const MENU_ARROW: f32 = 8.0;

/// Splits the place of the button with the menu of a lane from the rung of it, where fingers need one: every rung has one,
/// so that their bars are on one scale.
pub fn split_arrow(canvas: &Canvas<'_, '_>, rung: Rect, lane: LaneId) -> (Rect, Option<Rect>) {
    if lane.place().is_none() || !canvas.has_fingers() {
        return (rung, None);
    }
    let (rung, arrow) = rung.split_left_right_at_x(rung.right() - canvas.target(ROW));
    (rung, Some(arrow))
}

/// Draws the button with the menu of a lane, where its rung has no room for words. Dots stand for figures that are
/// covered, so it is an arrow.
pub fn show_arrow(canvas: &mut Canvas<'_, '_>, place: Rect, lane: LaneId) {
    if lane.place().is_none() {
        return;
    }
    let name = names::lane(canvas.context.words, lane);
    let label = canvas.tell("lanes-more-hint", &[("lane", name.into())]);
    let button = Button::new(place, id(("lane arrow", lane)), &label, &looks::STEP).hint(&label);
    let response = canvas.press(button, |ink| {
        pointer(canvas.painter(), place.center(), Vec2::DOWN, MENU_ARROW, ink);
    });
    show_menu(canvas, Popup::menu(&response), lane);
}

/// Shows what can be done with a lane as a menu: of its arrow, on a secondary press, or on a long one with a finger.
pub fn show_menu(canvas: &mut Canvas<'_, '_>, popup: Popup<'_>, lane: LaneId) {
    let Some(place) = lane.place() else { return };
    let name = names::lane(canvas.context.words, lane);
    let save = Export { figure: Figure::Stage, ..canvas.context.view.model.export.export };
    let save = ("save", Action::Export(ExportAction::Take(save)));
    let entry = |(word, action)| {
        (word, canvas.tell(format!("lanes-{word}-hint"), &[("lane", name.clone().into())]), action)
    };
    let entries: Vec<(&str, String, Action)> = words(place).into_iter().chain([save]).map(entry).collect();
    let width = entries
        .iter()
        .map(|(_, text, _)| text::width(canvas.painter(), text, Type::Figure))
        .fold(0.0, f32::max);
    let height = canvas.target(ROW);
    popup.gap(space::XS).show(|ui| {
        let size = vec2(width + 2.0 * space::M, height * entries.len() as f32);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut canvas = canvas.on(ui);
        for (at, (word, text, action)) in entries.into_iter().enumerate() {
            let row = Rect::from_min_size(rect.min + vec2(0.0, at as f32 * height), vec2(size.x, height));
            let response =
                canvas.press(Button::new(row, id(("lane menu", word)), &text, &looks::MENU_ROW), |ink| {
                    text::left(
                        canvas.painter(),
                        row.left_center() + vec2(space::M, 0.0),
                        &text,
                        Type::Figure,
                        ink,
                    );
                });
            if matches!(word, "copy" | "save") {
                canvas.actions.extend(response.clicked().then_some(Action::Choose(lane)));
            }
            canvas.on_click(&response, action);
        }
    });
}

/// Edits the chosen lane on Enter and on a double click, and removes the lane whose row has the keyboard on Delete.
pub fn react(canvas: &mut Canvas<'_, '_>, row: &Response, lane: LaneId, chosen: Chosen) {
    let Some(place) = lane.place() else { return };
    let (enter, delete) =
        canvas.ui.input(|input| (input.key_pressed(Key::Enter), input.key_pressed(Key::Delete)));
    let has_focus = row.has_focus();
    if row.double_clicked() || (has_focus && enter && chosen == Chosen::Yes) {
        canvas.ask(Action::LaneSheet(LaneSheetAction::Edit(place)));
    }
    if has_focus && delete {
        canvas.ask(Action::Lanes(LanesAction::Remove(place)));
    }
}
