//! Plugin through which the tree leaves egui and requests enter it: eframe drops both in a browser, and a plugin comes
//! before it.

use std::cell::RefCell;

use egui::{Context, Event, FullOutput, Plugin, RawInput, accesskit::ActionRequest};

use super::Mirror;

thread_local! {
    /// The mirror, kept here because elements of a page belong to its one thread and a plugin may not hold them.
    static MIRROR: RefCell<Option<Mirror>> = const { RefCell::new(None) };
    /// Requests for the next frame.
    static REQUESTS: RefCell<Vec<ActionRequest>> = const { RefCell::new(Vec::new()) };
}

struct MirrorPlugin;

/// Keeps the mirror, and shows each later tree in it.
pub fn install(mirror: Mirror, ctx: &Context) {
    MIRROR.set(Some(mirror));
    ctx.add_plugin(MirrorPlugin);
    ctx.enable_accesskit();
    ctx.request_repaint();
}

/// Hands a request to the next frame.
pub fn push(request: ActionRequest) {
    REQUESTS.with_borrow_mut(|requests| requests.push(request));
}

impl Plugin for MirrorPlugin {
    fn debug_name(&self) -> &'static str {
        "mirror"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.events.extend(REQUESTS.take().into_iter().map(Event::AccessKitActionRequest));
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if let Some(tree) = output.platform_output.accesskit_update.take() {
            MIRROR.with_borrow_mut(|mirror| {
                if let Some(mirror) = mirror {
                    mirror.update(ctx, &tree);
                }
            });
        }
    }
}
