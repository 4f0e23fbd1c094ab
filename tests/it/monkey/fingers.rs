//! What a phone asks of a window: the keys of both bars are large enough for a finger, nothing that is pressed is in the way
//! of another, and no text is too small.

use std::sync::Arc;

use egui::{
    Context, Id, LayerId, Order, Rect, Role, Shape,
    accesskit::Node,
    epaint::{ClippedShape, text::ByteIndex},
};

use super::{faults::Faults, ink::viewports, shape::flat};

/// Least side of a key of a bar, in points of the glass.
const FINGER: f32 = 44.0;
/// Width of what two of them may share.
const SHARED: f32 = 4.0;
/// Least size of a text in points of the glass, where figures are the drawing itself and everywhere else.
const TEXT: [f32; 2] = [7.8, 11.75];
/// Heights of the bars at the top and at the foot, in points of the layout.
const BARS: [f32; 2] = [40.0, 48.0];
/// What can be pressed. Text that can only be marked, a picture that can only be pointed at, and the bar of a scroll area
/// are none of it.
const PRESSED: [Role; 8] = [
    Role::Button,
    Role::CheckBox,
    Role::RadioButton,
    Role::Tab,
    Role::MenuItem,
    Role::Link,
    Role::TextInput,
    Role::Slider,
];
/// Rounding is no fault.
const ROUNDING: f32 = 0.2;

/// Something that can be pressed.
#[derive(Clone, Debug)]
struct Target {
    name: String,
    layer: LayerId,
    /// Whether it is dragged: then a press belongs to what lies on it.
    is_dragged: bool,
    /// The part of it that is seen.
    rect: Rect,
    /// Whether a scroll area shows only a part of it.
    is_cut: bool,
}

/// What could be pressed in the last pass.
#[derive(Clone, Default)]
struct Targets(Vec<Target>);

impl Targets {
    fn id() -> Id {
        Id::unique("what could be pressed")
    }

    fn now(ctx: &Context) -> Self {
        let viewports = viewports(ctx);
        let is_at_edge = |rect: Rect| {
            viewports.iter().any(|port| {
                (rect.top() - port.top()).abs() < 1.0 || (rect.bottom() - port.bottom()).abs() < 1.0
            })
        };
        let free = |layer| ctx.memory(|memory| memory.allows_interaction(layer));
        let all = ctx.viewport(|viewport| {
            let pass = &viewport.this_pass;
            let nodes = pass.accesskit_state.iter().flat_map(|state| &state.nodes);
            let pressed = nodes.filter(|(_, node)| PRESSED.contains(&node.role()) && !node.is_disabled());
            let target = |(id, node): (&Id, &Node)| {
                let widget = pass.widgets.get(*id)?;
                let is_cut = widget.interact_rect != widget.rect && is_at_edge(widget.interact_rect);
                let name = node.label().or(node.value()).unwrap_or_default().to_owned();
                let is_dragged = node.role() == Role::Slider;
                Some(Target { name, layer: widget.layer_id, is_dragged, rect: widget.interact_rect, is_cut })
            };
            pressed.filter_map(target).filter(|target| target.rect.is_positive()).collect::<Vec<_>>()
        });
        Self(all.into_iter().filter(|target| free(target.layer)).collect())
    }
}

/// From now on a context keeps what [`check`] needs. Once, before the first frame that is read.
pub fn watch(ctx: &Context) {
    let keep = |ui: &mut egui::Ui| {
        let targets = Targets::now(ui.ctx());
        ui.data_mut(|data| data.insert_temp(Targets::id(), targets));
    };
    ctx.on_end_pass("fingers", Arc::new(keep));
}

/// Finds what is too small, or too near, in the last frame.
pub fn check(ctx: &Context, shapes: &[ClippedShape], of: &str, faults: &mut Faults) {
    let Targets(targets) = ctx.data(|data| data.get_temp(Targets::id())).unwrap_or_default();
    let zoom = ctx.zoom_factor();
    let window = ctx.content_rect();
    let [top, foot] = BARS;
    for (place, target) in targets.iter().enumerate() {
        let is_in_bar = target.rect.bottom() <= window.top() + top + 1.0
            || target.rect.top() >= window.bottom() - foot - 1.0;
        let is_key = is_in_bar && target.layer.order == Order::Background && !target.is_cut;
        let [width, height] = [target.rect.width(), target.rect.height()].map(|side| side * zoom);
        if is_key && width.min(height) < FINGER - ROUNDING {
            let size = format!("{width:.0} × {height:.0}");
            faults.add(&format!("Tiny {:?}", kind(&target.name)), &format!("{of}: {size} at {target:?}"));
        }
        for other in &targets[place + 1..] {
            let both = target.rect.intersect(other.rect);
            let is_within = [target, other].iter().any(|it| both.expand(0.5).contains_rect(it.rect));
            let shared = both.width().min(both.height()) * zoom;
            let is_dragged = target.is_dragged || other.is_dragged;
            if target.layer == other.layer && !is_within && !is_dragged && shared > SHARED + ROUNDING {
                let names = format!("Crowded {:?}, {:?}", kind(&target.name), kind(&other.name));
                let places = [target.rect, other.rect];
                faults.add(&names, &format!("{of}: {shared:.0} at {places:?}"));
            }
        }
    }
    let is_drawing = ["inside", "heuristics", "plots"].iter().any(|part| of.to_lowercase().contains(part));
    let least_text = TEXT[usize::from(!is_drawing)];
    for (clip, shape) in flat(shapes) {
        let Shape::Text(text) = shape else { continue };
        let sections = &text.galley.job.sections;
        let blank = |range: &std::ops::Range<ByteIndex>| {
            text.galley.job.text[range.start.0..range.end.0].trim().is_empty()
        };
        let written = sections.iter().filter(|section| !blank(&section.byte_range));
        let least = written.map(|section| section.format.font_id.size).reduce(f32::min);
        let Some(size) = least.map(|size| size * zoom) else { continue };
        let is_seen = clip.intersects(text.visual_bounding_rect()) && !text.galley.text().trim().is_empty();
        if is_seen && size < least_text - 0.01 {
            let kind = kind(text.galley.text());
            faults.add(&format!("Small {size:.1} {kind:?}"), &format!("{of}: {:?}", text.galley.text()));
        }
    }
}

/// The beginning of a text, without its numbers: the same fault is listed once.
fn kind(text: &str) -> String {
    let kind: String = text.chars().filter(|c| !c.is_ascii_digit() && *c != '\u{2009}').take(24).collect();
    if kind.is_empty() && !text.is_empty() { "0".to_owned() } else { kind }
}
