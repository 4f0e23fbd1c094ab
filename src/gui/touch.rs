//! A finger that rests hovers: what a mouse shows when it lies still over a figure, a finger shows by a long press, and it
//! stays when the finger is lifted, until the next touch.
//!
//! A screen that is touched says that a button is pressed under the finger. After [`REST`] in one place the button is
//! released, too late for a click, and the finger moves as a mouse would. A tap chooses, and a drag drags, as before.

use std::time::Duration;

use egui::{Context, Event, Modifiers, Plugin, PointerButton, Pos2, RawInput, TouchPhase};

/// How long a finger rests before it hovers, in seconds: longer than egui's longest click.
pub const REST: f64 = 0.85;
/// How far it may move meanwhile, in points.
const STILL: f32 = 8.0;

/// Watches what comes in, before egui sees it.
#[derive(Debug, Default)]
pub struct LongPress {
    finger: Finger,
}

/// What the finger does.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Finger {
    /// None is down, or more than one, or it drags.
    #[default]
    Free,
    /// It is down, since then, in this place.
    Resting { since: f64, at: Pos2 },
    /// It hovers, still down.
    Hovering,
    /// It has been lifted, and what it hovered over is still shown.
    Lifted,
}

impl Plugin for LongPress {
    fn debug_name(&self) -> &'static str {
        "long press"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time));
        let events = std::mem::take(&mut input.events);
        input.events = events.into_iter().filter(|event| self.passes(event, now)).collect();
        if let Finger::Resting { since, at } = self.finger {
            let left = REST - (now - since);
            if left > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f64(left));
                return;
            }
            self.finger = Finger::Hovering;
            input.events.extend([released(at), Event::PointerMoved(at)]);
            ctx.request_repaint();
        }
    }
}

impl LongPress {
    /// From now on a long press hovers in this window.
    pub fn install(ctx: &Context) {
        ctx.add_plugin(Self::default());
    }

    /// Follows the finger; returns whether egui shall see an event.
    fn passes(&mut self, event: &Event, now: f64) -> bool {
        match (event, self.finger) {
            (Event::Touch { phase: TouchPhase::Start, pos, .. }, Finger::Free | Finger::Lifted) => {
                self.finger = Finger::Resting { since: now, at: *pos };
            }
            // A second finger, or it is lifted.
            (
                Event::Touch { phase: TouchPhase::Start | TouchPhase::End | TouchPhase::Cancel, .. },
                Finger::Resting { .. },
            ) => self.finger = Finger::Free,
            // It drags.
            (Event::Touch { phase: TouchPhase::Move, pos, .. }, Finger::Resting { at, .. })
                if pos.distance(at) > STILL =>
            {
                self.finger = Finger::Free;
            }
            (Event::Touch { phase: TouchPhase::End | TouchPhase::Cancel, .. }, Finger::Hovering) => {
                self.finger = Finger::Lifted;
            }
            // The button has been released already, and what is shown stays.
            (
                Event::PointerButton { pressed: false, .. } | Event::PointerGone,
                Finger::Hovering | Finger::Lifted,
            ) => return false,
            // The next touch, or a mouse.
            (Event::PointerButton { pressed: true, .. } | Event::PointerMoved(_), Finger::Lifted) => {
                self.finger = Finger::Free;
            }
            _ => {}
        }
        true
    }
}

fn released(at: Pos2) -> Event {
    Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed: false,
        modifiers: Modifiers::default(),
    }
}
