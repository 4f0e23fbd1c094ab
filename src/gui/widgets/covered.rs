//! Hints that a sheet covers. egui keeps a hint open as long as the pointer is in its place, whatever has come between;
//! but what a sheet lies over must explain nothing.

use egui::{Rect, Response};

/// Returns a response, without a place as long as a sheet lies over it.
pub fn uncovered(response: Response) -> Response {
    let is_free = response.ctx.memory(|memory| memory.allows_interaction(response.layer_id));
    if is_free { response } else { Response { rect: Rect::NOTHING, ..response } }
}
