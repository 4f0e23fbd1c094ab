//! What the device lays over the page: a notch, a bar at the foot, and the on-screen keyboard.
//!
//! A page can read the insets only as lengths of a style, so an element that nobody sees has them as its padding. The
//! keyboard covers what the visual viewport lacks at its foot, while a field has the focus. Safari opens it only for a
//! field that gets the focus while a touch is handled; egui gives it in the next frame. So a tap on a field gives the focus
//! to eframe's own input at once.

use std::{cell::Cell, rc::Rc};

use egui::{Context, epaint::MarginF32, pos2};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Event, EventTarget, FocusOptions, HtmlCanvasElement, HtmlInputElement, TouchEvent, Window};

use crate::gui::safe_area::SafeArea;

/// Id of the element whose padding is the insets.
const INSETS: &str = "insets";

type Listener = Closure<dyn FnMut(Event)>;

/// Listeners that tell the window what lies over it.
pub struct Glass {
    _listeners: Vec<Listener>,
}

impl Glass {
    /// Starts to watch; a change draws a frame of `ctx`. Behind the canvas is eframe's own input.
    pub fn watched(window: &Rc<Window>, canvas: &HtmlCanvasElement, ctx: &Context) -> Self {
        let input = canvas.next_element_sibling().and_then(|next| next.dyn_into().ok());
        let Some(input) = input.map(Rc::new) else { return Self { _listeners: Vec::new() } };
        tell(window, &input, ctx);
        let viewport = window.visual_viewport();
        let page: &EventTarget = window;
        let mut changes = vec![(page, "resize")];
        if let Some(viewport) = &viewport {
            changes
                .extend([(viewport, "resize"), (viewport, "scroll")].map(|(of, name)| (of.as_ref(), name)));
        }
        let mut listeners = Vec::new();
        for (target, name) in changes {
            let (window, input, ctx) = (Rc::clone(window), Rc::clone(&input), ctx.clone());
            listeners.push(listen(target, name, move |_| tell(&window, &input, &ctx)));
        }
        listeners.extend(open_keyboard_at_once(page, &input, ctx));
        Self { _listeners: listeners }
    }
}

/// Listens before anything else hears.
fn listen(target: &EventTarget, name: &str, hear: impl FnMut(Event) + 'static) -> Listener {
    let listener: Listener = Closure::new(hear);
    let heard = listener.as_ref().unchecked_ref();
    _ = target.add_event_listener_with_callback_and_bool(name, heard, true);
    listener
}

/// Gives the input the focus while the touch is handled that taps a field.
fn open_keyboard_at_once(page: &EventTarget, input: &Rc<HtmlInputElement>, ctx: &Context) -> [Listener; 2] {
    let began_on_field = Rc::new(Cell::new(false));
    ["touchstart", "touchend"].map(|name| {
        let (input, ctx, began) = (Rc::clone(input), ctx.clone(), Rc::clone(&began_on_field));
        listen(page, name, move |event| {
            let is_on_field = event.dyn_ref().is_some_and(|touch| is_on_field(touch, &ctx));
            if name == "touchstart" {
                began.set(is_on_field);
            } else if is_on_field && began.get() {
                let options = FocusOptions::new();
                options.set_prevent_scroll(true);
                _ = input.focus_with_options(&options);
            }
        })
    })
}

/// Whether the only finger of an event is on a field. The canvas fills the page.
fn is_on_field(event: &TouchEvent, ctx: &Context) -> bool {
    let Some(touch) = event.changed_touches().get(0) else { return false };
    let at = pos2(touch.client_x() as f32, touch.client_y() as f32) / ctx.zoom_factor();
    let others = event.touches().length() - u32::from(event.type_() == "touchstart");
    others == 0 && SafeArea::has_field_at(ctx, at)
}

/// Tells the window the insets and the height of the keyboard.
fn tell(window: &Window, input: &HtmlInputElement, ctx: &Context) {
    SafeArea::set(ctx, insets(window).unwrap_or_default(), keyboard(window, input).unwrap_or(0.0));
}

fn insets(window: &Window) -> Option<MarginF32> {
    let element = window.document()?.get_element_by_id(INSETS)?;
    let style = window.get_computed_style(&element).ok()??;
    let side = |name: &str| {
        let length = style.get_property_value(&format!("padding-{name}")).ok()?;
        length.strip_suffix("px")?.parse().ok()
    };
    Some(MarginF32 { left: side("left")?, right: side("right")?, top: side("top")?, bottom: side("bottom")? })
}

/// The height of the page that the keyboard covers. A page that is enlarged shows a part of itself for that reason.
fn keyboard(window: &Window, input: &HtmlInputElement) -> Option<f32> {
    let focused = window.document()?.active_element()?;
    let viewport = window.visual_viewport()?;
    if !focused.is_same_node(Some(input)) || viewport.scale() > 1.01 {
        return None;
    }
    let height = window.inner_height().ok()?.as_f64()?;
    Some((height - viewport.offset_top() - viewport.height()).max(0.0) as f32)
}
