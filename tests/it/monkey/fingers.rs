//! What a phone asks of a window: whatever is pressed is large enough for a finger, nothing that is pressed is in the way of
//! another, and no text is too small.

use std::sync::Arc;

use egui::{
    Context, Id, LayerId, Order, Rect, Role, Shape, Vec2,
    accesskit::Node,
    epaint::{ClippedShape, text::ByteIndex},
};

use super::{faults::Faults, ink::viewports, shape::flat};

/// Least side of what is pressed, in points of the glass: of a key of a bar as it is drawn, and of all else with the room
/// beside it where it is the nearest.
const FINGER: f32 = 44.0;
/// Least side of a word's place in a choice of a few words, and the least area that it has then.
const NARROWEST: f32 = 37.5;
const AREA: f32 = 40.0 * FINGER - 1.0;
/// Width of what two of them may share.
const SHARED: f32 = 4.0;
/// Least size of a text in points of the glass.
const TEXT: f32 = 12.0;
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

impl Target {
    /// How wide and high the place is where a finger presses this: as far as a finger reaches beside it, but no further than
    /// half the way to what else is pressed there.
    fn room(&self, all: &[Self], reach: f32) -> Vec2 {
        let mut free = self.rect.expand(reach);
        let others = all.iter().filter(|it| it.layer == self.layer && !it.is_dragged && it.rect != self.rect);
        for Rect { min, max } in others.map(|other| other.rect) {
            let Rect { min: least, max: most } = self.rect;
            if min.y < most.y && max.y > least.y {
                if min.x >= least.x {
                    free.max.x = free.max.x.min(f32::midpoint(min.x, most.x).max(most.x));
                }
                if max.x <= most.x {
                    free.min.x = free.min.x.max(f32::midpoint(max.x, least.x).min(least.x));
                }
            }
            if min.x < most.x && max.x > least.x {
                if min.y >= least.y {
                    free.max.y = free.max.y.min(f32::midpoint(min.y, most.y).max(most.y));
                }
                if max.y <= most.y {
                    free.min.y = free.min.y.max(f32::midpoint(max.y, least.y).min(least.y));
                }
            }
        }
        free.size()
    }
}

/// What has another way that is large enough, by what its name begins with, and by what it has in it: lanes are chosen by
/// the chips of the bar, hidden and changed in the ladder, a move of the solution is reached by the keys of the timeline,
/// and a tile is put on a cell by the pad.
const BEGINS: [&str; 8] =
    ["Choose realm", "选第", "Hide realm", "Variant of realm", "move ", "Tile ", "Blank", "数码 "];
const HAS: [&str; 6] = [": Hide ", "：隐去第", "中隐去第", "的两种做法：", "步，共", "空格"];

/// Whether a name is that of a mark in a drawing, whose place is a figure: the board of a node or a dot, an order of moves, a
/// move of a solution. What they lead to has keys of its own.
fn is_mark(name: &str) -> bool {
    let tile = |tile: &str| matches!(tile.as_bytes(), [b'1'..=b'8' | b'x'] | [b'1'..=b'8' | b'x', b':']);
    let is_board = name.split_whitespace().take(9).filter(|it| tile(it)).count() == 9;
    let is_order = name.len() > 4 && name.bytes().take(4).all(|letter| b"udlr".contains(&letter));
    is_board || is_order || has_other_way(name)
}

fn has_other_way(name: &str) -> bool {
    BEGINS.iter().any(|begin| name.starts_with(begin)) || HAS.iter().any(|part| name.contains(part))
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
                let seen = widget.interact_rect;
                let is_cut = seen.width() < widget.rect.width() || seen != widget.rect && is_at_edge(seen);
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

/// Whether a finger misses a place of this size: each side has a finger's width, or one is less by little and the place as
/// large all the same.
fn is_small([width, height]: [f32; 2]) -> bool {
    width.min(height) < NARROWEST || width * height < AREA
}

/// Finds what is too small, or too near, in the last frame.
pub fn check(ctx: &Context, of: &str, faults: &mut Faults) {
    let Targets(targets) = ctx.data(|data| data.get_temp(Targets::id())).unwrap_or_default();
    let zoom = ctx.zoom_factor();
    let window = ctx.content_rect();
    let [top, foot] = BARS;
    let is_phone = window.size().min_elem() * zoom < 600.0;
    let reach = ctx.style_of(ctx.theme()).interaction.interact_radius;
    for (place, target) in targets.iter().enumerate() {
        let is_in_bar = target.rect.bottom() <= window.top() + top + 1.0
            || target.rect.top() >= window.bottom() - foot - 1.0;
        let is_key = is_phone && is_in_bar && target.layer.order == Order::Background;
        let room = if is_key { target.rect.size() } else { target.room(&targets, reach) };
        let [width, height] = [room.x, room.y].map(|side| side * zoom);
        let is_small = if is_key {
            width.min(height) < FINGER - ROUNDING
        } else {
            !is_mark(&target.name) && is_small([width, height])
        };
        if !target.is_cut && is_small {
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
}

/// Finds text that is too small in the last frame.
pub fn check_text(ctx: &Context, shapes: &[ClippedShape], of: &str, faults: &mut Faults) {
    let zoom = ctx.zoom_factor();
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
        if is_seen && size < TEXT - 0.01 {
            let kind = kind(text.galley.text());
            faults.add(
                &format!("Small {size:.1} {kind:?}"),
                &format!("{of}: {:?} at {:?}", text.galley.text(), text.visual_bounding_rect()),
            );
        }
    }
}

/// The beginning of a text, without its numbers: the same fault is listed once.
fn kind(text: &str) -> String {
    let kind: String = text.chars().filter(|c| !c.is_ascii_digit() && *c != '\u{2009}').take(24).collect();
    if kind.is_empty() && !text.is_empty() { "0".to_owned() } else { kind }
}
