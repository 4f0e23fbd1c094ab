//! Hovering with a resting finger. What a mouse shows when it rests over a figure, a finger shows by a long press, and
//! it stays when the finger is lifted, until the next touch.
//!
//! A touch screen reports a pressed button under the finger. After [`REST`] in one place the button is released, too
//! late for a click. A tap still chooses, and a drag still drags, even one that begins after a rest. A key that
//! does something while it is held does not hover.

use std::{iter, mem, time::Duration};

use egui::{
    Context, Event, Id, LayerId, Modifiers, Order, Plugin, PointerButton, Popup, Pos2, RawInput, Rect,
    Response, Sense, TouchId, TouchPhase, Ui, emath::TSTransform, vec2,
};
use eight_realms_app::desk::screen::Pointing;

/// Maximum distance that a resting finger may move, in points.
const STILL: f32 = 8.0;

/// Time that a finger rests before it hovers, in seconds: longer than egui's longest click.
pub const REST: f64 = 0.85;

/// Plugin that watches the input before egui sees it.
#[derive(Debug, Default)]
pub struct LongPress {
    finger: Finger,
    pointing: Pointing,
    /// The places of keys that do something while they are held, as drawn last.
    held_keys: Vec<Rect>,
    /// What has happened and comes in the next frame.
    waiting: Vec<Event>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Finger {
    /// No finger is down, or several are, or one drags.
    #[default]
    Free,
    /// A finger is down in one place since a time.
    Resting { id: TouchId, since: f64, at: Pos2 },
    /// A finger that is still down hovers in one place.
    Hovering { id: TouchId, at: Pos2 },
    /// The finger has been lifted, and what it hovered over in one place is still shown.
    Lifted { at: Pos2 },
}

impl Plugin for LongPress {
    fn debug_name(&self) -> &'static str {
        "long press"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time));
        let mut events = mem::take(&mut self.waiting);
        events.append(&mut input.events);
        self.note_pointing(&events);
        let mut events = events.into_iter();
        while let Some(event) = events.next() {
            if self.is_touched_anew(&event) {
                // What egui takes for the movement of a pointer goes from frame to frame: in this one the pointer goes, and
                // what it does in its new place waits for the next one.
                input.events.push(Event::PointerGone);
                self.finger = Finger::Free;
                self.waiting = iter::once(event).chain(events).collect();
                break;
            }
            self.follow(&event, now, &mut input.events);
            if self.is_passed_on(&event) {
                input.events.push(event);
            }
        }
        if let Some(left) = self.left(now)
            && left <= 0.0
            && let Finger::Resting { id, at, .. } = self.finger
        {
            self.finger = Finger::Hovering { id, at };
            input.events.extend([released(at), Event::PointerMoved(at)]);
        }
        self.held_keys.clear();
    }

    /// Requests the frame in which the finger hovers. A request from [`Self::input_hook`] is lost where an earlier frame
    /// was to be drawn as soon.
    fn on_end_pass(&mut self, ui: &mut Ui) {
        if !self.waiting.is_empty() {
            ui.ctx().request_repaint();
        }
        if let Some(left) = self.left(ui.input(|input| input.time)) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
        }
    }
}

impl LongPress {
    /// Installs the plugin: from then on a long press hovers in this window. `pointing` is right until something has
    /// pointed.
    pub fn install(ctx: &Context, pointing: Pointing) {
        ctx.add_plugin(Self { pointing, ..Self::default() });
    }

    /// Whether something points or touches anew, while what a finger was told is still shown.
    fn is_touched_anew(&self, event: &Event) -> bool {
        let is_new = matches!(
            event,
            Event::Touch { phase: TouchPhase::Start, .. }
                | Event::PointerButton { pressed: true, .. }
                | Event::PointerMoved(_)
        );
        is_new && matches!(self.finger, Finger::Lifted { .. })
    }

    /// Seconds until the resting finger hovers; `None` if none rests, or on a key that does something while it is held.
    fn left(&self, now: f64) -> Option<f64> {
        let Finger::Resting { since, at, .. } = self.finger else { return None };
        let is_on_key = self.held_keys.iter().any(|key| key.contains(at));
        (!is_on_key).then_some(REST - (now - since))
    }

    /// Notes what points. What a finger does is also told as what a pointer does, so a pointer is one that moves while no
    /// finger is there.
    fn note_pointing(&mut self, events: &[Event]) {
        let has = |is_meant: fn(&Event) -> bool| events.iter().any(is_meant);
        if has(|event| matches!(event, Event::Touch { .. })) {
            self.pointing = Pointing::Fingers;
        } else if self.finger == Finger::Free && has(|event| matches!(event, Event::PointerMoved(_))) {
            self.pointing = Pointing::Pointer;
        }
    }

    /// Whether egui sees an event. A finger that hovers has released the button already, and what it shows stays.
    fn is_passed_on(&self, event: &Event) -> bool {
        let is_end = matches!(event, Event::PointerButton { pressed: false, .. } | Event::PointerGone);
        !(is_end && matches!(self.finger, Finger::Hovering { .. } | Finger::Lifted { .. }))
    }

    /// Follows the finger. A hovering finger that moves after all drags: the button is pressed again where the finger
    /// rested.
    fn follow(&mut self, event: &Event, now: f64, events: &mut Vec<Event>) {
        self.finger = match (event, self.finger) {
            (Event::Touch { phase: TouchPhase::Start, id, pos, .. }, Finger::Free) => {
                Finger::Resting { id: *id, since: now, at: *pos }
            }
            // A second finger comes down, or this one is lifted.
            (
                Event::Touch { phase: TouchPhase::Start | TouchPhase::End | TouchPhase::Cancel, .. },
                Finger::Resting { .. },
            ) => Finger::Free,
            (Event::Touch { phase: TouchPhase::Move, pos, .. }, Finger::Resting { at, .. })
                if pos.distance(at) > STILL =>
            {
                Finger::Free
            }
            (Event::PointerMoved(pos), Finger::Hovering { at, .. }) if pos.distance(at) > STILL => {
                events.extend([Event::PointerMoved(at), pressed(at)]);
                Finger::Free
            }
            (
                Event::Touch { phase: TouchPhase::End | TouchPhase::Cancel, id: lifted, .. },
                Finger::Hovering { id, at },
            ) if *lifted == id => Finger::Lifted { at },
            (_, finger) => finger,
        };
    }
}

/// What points at things in this window; `None` if nobody watches.
pub fn pointing(ctx: &Context) -> Option<Pointing> {
    ctx.plugin_opt::<LongPress>().map(|press| press.lock().pointing)
}

/// Distance from a finger up to what it is told, in points.
pub const ABOVE: f32 = 16.0;

/// Moves the tooltips of a resting finger above it, where it does not cover them.
pub fn lift_tooltips(ctx: &Context) {
    let finger = ctx.plugin_opt::<LongPress>().map(|press| press.lock().finger);
    let at = match finger {
        Some(Finger::Hovering { at, .. } | Finger::Lifted { at }) => Some(at),
        _ => None,
    };
    let tooltips: Vec<(LayerId, Option<Rect>)> = ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids().into_iter();
        let tooltips = layers.filter(|layer| layer.order == Order::Tooltip);
        tooltips.map(|layer| (layer, memory.area_rect(layer.id))).collect()
    });
    for (layer, rect) in tooltips {
        let up = at.zip(rect).map_or(0.0, |(at, rect)| {
            let up = (rect.bottom() - (at.y - ABOVE)).max(0.0);
            if rect.top() - up < ctx.content_rect().top() { 0.0 } else { up }
        });
        ctx.set_transform_layer(layer, TSTransform::from_translation(vec2(0.0, -up)));
    }
}

/// Two fingers that spread or close so far change the size of the text.
const PINCH: f32 = 1.15;

/// Which way two fingers have just gone far enough: apart or together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pinch {
    Apart,
    Together,
}

/// Keeps fingers from what has been drawn in this layer, under a name, while a menu is open: a tap beside the menu closes it
/// and does no more, and so does a drag.
pub fn shield(ui: &Ui, pointing: Pointing, name: Id) {
    if pointing != Pointing::Fingers || !Popup::is_any_open(ui.ctx()) {
        return;
    }
    let response = ui.interact(ui.ctx().content_rect(), name, Sense::CLICK | Sense::DRAG);
    if response.drag_started() {
        Popup::close_all(ui.ctx());
    }
}

/// Returns which way two fingers have just gone far enough, each time they have.
pub fn pinched(ctx: &Context) -> Option<Pinch> {
    let name = Id::unique("pinch");
    let Some(touch) = ctx.multi_touch() else {
        ctx.data_mut(|data| data.remove::<f32>(name));
        return None;
    };
    let so_far = ctx.data(|data| data.get_temp::<f32>(name)).unwrap_or(1.0) * touch.zoom_delta;
    let pinch = match so_far {
        apart if apart > PINCH => Some(Pinch::Apart),
        together if together < PINCH.recip() => Some(Pinch::Together),
        _ => None,
    };
    ctx.data_mut(|data| data.insert_temp(name, if pinch.is_some() { 1.0 } else { so_far }));
    pinch
}

/// Whether something rests over the window and presses nothing: then what is under it is meant, and not what is near.
pub fn hovers(ctx: &Context) -> bool {
    ctx.input(|input| input.pointer.has_pointer() && !input.pointer.any_down())
}

/// Seconds until a key that is held acts, and from then on from one time to the next.
const HOLDS: [f64; 2] = [0.4, 0.125];

/// What a key does while it is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// It acts again and again.
    Repeats,
    /// It does something else, once.
    Once,
}

/// How a key has just been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// It was pressed and let go.
    Pressed,
    /// It is held, and its time has come.
    Held,
}

/// How a key is used in this frame, if it is. A key that was held is not pressed when it is let go.
pub fn used(ui: &Ui, response: &Response, hold: Hold) -> Option<Use> {
    let ctx = ui.ctx();
    let covered_by = ctx.layer_id_at(response.rect.center()).filter(|layer| *layer != response.layer_id);
    if response.enabled() && covered_by.is_none() {
        ctx.with_plugin(|press: &mut LongPress| press.held_keys.push(response.rect));
    }
    let has_held = response.id.with("was held");
    // After 0.8 s egui takes the press for that of a context menu, and the key for let go.
    let was_pressed =
        response.is_pointer_button_down_on() || ui.data(|data| data.get_temp(has_held) == Some(true));
    let is_on_key = ui.input(|input| {
        let pointer = &input.pointer;
        pointer.primary_down() && pointer.latest_pos().is_some_and(|at| response.rect.contains(at))
    });
    if !(was_pressed && is_on_key) {
        let was_held = ui.data_mut(|data| data.remove_temp::<bool>(has_held)).is_some();
        return (response.clicked() && !was_held).then_some(Use::Pressed);
    }
    ctx.request_repaint();
    let (held, before) = ui.input(|input| {
        let held = input.time - input.pointer.press_start_time().unwrap_or(input.time);
        (held, held - f64::from(input.unstable_dt))
    });
    let [wait, every] = HOLDS;
    let times = |held: f64| match hold {
        _ if held < wait => 0.0,
        Hold::Repeats => ((held - wait) / every).floor() + 1.0,
        Hold::Once => 1.0,
    };
    let is_time = times(held) > times(before);
    if is_time {
        ui.data_mut(|data| data.insert_temp(has_held, true));
    }
    is_time.then_some(Use::Held)
}

/// Press of the button that stands for the finger.
fn pressed(pos: Pos2) -> Event {
    Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed: true,
        modifiers: Modifiers::default(),
    }
}

fn released(pos: Pos2) -> Event {
    Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed: false,
        modifiers: Modifiers::default(),
    }
}
