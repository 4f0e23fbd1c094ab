//! Breakpoints: set, switched, removed.

use crate::app::{Breakpoint, BreakpointSwitch, Model};

/// Makes the typed place a breakpoint; one that is there already is switched on. A text that is no place stays as
/// typed.
pub fn add(model: &mut Model) {
    let Ok(Some(place)) = model.places.typed_place() else { return };
    let breakpoints = &mut model.places.breakpoints;
    match breakpoints.iter_mut().find(|other| other.place == place) {
        Some(same) => same.switch = BreakpointSwitch::On,
        None => breakpoints.push(Breakpoint { place, switch: BreakpointSwitch::On }),
    }
    model.places.typed.clear();
    changed(model);
}

/// Switches a breakpoint on or off.
pub fn switch(model: &mut Model, at: usize) {
    if let Some(breakpoint) = model.places.breakpoints.get_mut(at) {
        breakpoint.switch = breakpoint.switch.other();
        changed(model);
    }
}

/// Removes a breakpoint.
pub fn remove(model: &mut Model, at: usize) {
    if at < model.places.breakpoints.len() {
        model.places.breakpoints.remove(at);
        changed(model);
    }
}

/// Makes what plays stop at the breakpoints as they are after a change.
fn changed(model: &mut Model) {
    if let Some(watch) = &mut model.places.watch {
        watch.finder = None;
    }
}
