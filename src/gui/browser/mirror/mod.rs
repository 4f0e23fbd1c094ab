//! Mirror of the window's accessibility tree as hidden elements of the page, for screen readers: eframe has none in a
//! browser.
//!
//! egui builds the tree for anybody who asks. Here the tree becomes nested elements with roles, names and values, in
//! the same order. Presses and new values go back to egui as requests, and keys pressed there reach the window. The
//! mirror costs nothing until it is switched on.

mod element;
mod plugin;
mod switch;

use std::{cell::RefCell, collections::BTreeMap, rc::Rc};

use egui::{
    Context,
    accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId, TreeUpdate},
};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Document, Element, Event, HtmlInputElement, KeyboardEvent, KeyboardEventInit, Window};

use self::{
    element::{NodeFace, element_for},
    plugin::push,
};

pub use switch::{KEY, MirrorSwitch};

/// Id in the page of the element that holds the tree.
const ROOT: &str = "tree";
/// Beginning of the ids of the tree's elements.
const PREFIX: &str = "node-";
/// Minimum number of seconds between two updates of the page.
const INTERVAL: f64 = 0.25;

/// The tree in the page.
pub struct Mirror {
    document: Document,
    root: Element,
    nodes: BTreeMap<u64, (Element, NodeFace)>,
    updated_at: f64,
    _listeners: [Closure<dyn FnMut(Event)>; 3],
}

impl Mirror {
    /// Creates the tree in the page, empty. `None` where the page has no place for it.
    fn new(window: &Window, ctx: &Context) -> Option<Self> {
        let document = window.document()?;
        let root = document.get_element_by_id(ROOT)?;
        let listeners = [
            listen(&root, "click", ctx, |element| request(element, Action::Click, None)),
            listen(&root, "change", ctx, |element| {
                let input = element.dyn_ref::<HtmlInputElement>()?;
                let value = input.value();
                let number = value.parse().map(ActionData::NumericValue);
                let data = number.unwrap_or_else(|_| ActionData::Value(value.into()));
                request(element, Action::SetValue, Some(data))
            }),
            forward_keys(&document, &root)?,
        ];
        Some(Self {
            document,
            root,
            nodes: BTreeMap::new(),
            updated_at: f64::NEG_INFINITY,
            _listeners: listeners,
        })
    }

    /// Updates the page with the tree of a frame if it is time for that; otherwise requests a later frame.
    fn update(&mut self, ctx: &Context, tree: &TreeUpdate) {
        let now = ctx.input(|input| input.time);
        if now < self.updated_at + INTERVAL {
            ctx.request_repaint_after_secs((self.updated_at + INTERVAL - now) as f32);
        } else {
            self.updated_at = now;
            self.show(tree, f64::from(ctx.zoom_factor()));
        }
    }

    fn show(&mut self, update: &TreeUpdate, zoom: f64) {
        let mut current = BTreeMap::new();
        for (NodeId(id), node) in &update.nodes {
            let face = NodeFace::of(node, zoom);
            let kept = self.nodes.remove(id).filter(|(_, old)| old.tag() == face.tag());
            let (element, old) = match kept {
                Some((element, old)) => (element, Some(old)),
                None => match element_for(&self.document, &face, &format!("{PREFIX}{id}")) {
                    Some(element) => (element, None),
                    None => continue,
                },
            };
            face.write(&element, old.as_ref());
            current.insert(*id, (element, face));
        }
        for (element, _) in self.nodes.values() {
            element.remove();
        }
        self.nodes = current;
        for (NodeId(id), node) in &update.nodes {
            if let Some((parent, _)) = self.nodes.get(id) {
                let children = node.children().iter().filter_map(|NodeId(child)| self.nodes.get(child));
                arrange(parent, children.map(|(element, _)| element));
            }
        }
        let root = update.tree.as_ref().and_then(|tree| self.nodes.get(&tree.root.0));
        arrange(&self.root, root.into_iter().map(|(element, _)| element));
    }
}

/// Puts the children into their order. Children in the right place are not touched, so that a reader on one stays
/// there.
fn arrange<'a>(parent: &Element, children: impl Iterator<Item = &'a Element>) {
    let mut place = parent.first_element_child();
    for child in children {
        if place.as_ref() == Some(child) {
            place = child.next_element_sibling();
        } else {
            _ = parent.insert_before(child, place.as_deref());
        }
    }
}

/// Returns the request to a node that an event at its element stands for; `None` if the element has no node.
fn request(element: &Element, action: Action, data: Option<ActionData>) -> Option<ActionRequest> {
    let id = element.id().strip_prefix(PREFIX)?.parse().ok()?;
    Some(ActionRequest { action, target_tree: TreeId::ROOT, target_node: NodeId(id), data })
}

type DomListener = Closure<dyn FnMut(Event)>;

fn listen(
    root: &Element,
    event: &str,
    ctx: &Context,
    request: impl Fn(&Element) -> Option<ActionRequest> + 'static,
) -> DomListener {
    let ctx = ctx.clone();
    let listener = Closure::new(move |event: Event| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(request) = element.as_ref().and_then(&request) {
            push(request);
            ctx.request_repaint();
        }
    });
    _ = root.add_event_listener_with_callback(event, Closure::as_ref(&listener).unchecked_ref());
    listener
}

/// Passes keys pressed in the tree on to the window, except those that move and press in the page or write in a field.
/// `None` if the page has no canvas.
fn forward_keys(document: &Document, root: &Element) -> Option<DomListener> {
    let canvas = Rc::new(RefCell::new(document.get_element_by_id(super::CANVAS)?));
    let listener: DomListener = Closure::new(move |event: Event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        let is_of_page = matches!(key.key().as_str(), "Tab" | "Enter" | " ");
        let is_typed = event.target().is_some_and(|target| target.has_type::<HtmlInputElement>());
        if is_of_page || is_typed {
            return;
        }
        let init = KeyboardEventInit::new();
        init.set_key(&key.key());
        init.set_code(&key.code());
        init.set_ctrl_key(key.ctrl_key());
        init.set_shift_key(key.shift_key());
        init.set_alt_key(key.alt_key());
        init.set_meta_key(key.meta_key());
        if let Ok(again) = KeyboardEvent::new_with_keyboard_event_init_dict(&event.type_(), &init) {
            _ = canvas.borrow().dispatch_event(&again);
        }
    });
    for event in ["keydown", "keyup"] {
        _ = root.add_event_listener_with_callback(event, Closure::as_ref(&listener).unchecked_ref());
    }
    Some(listener)
}
