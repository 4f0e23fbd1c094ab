//! Breakpoints: set, switched, removed.

use crate::{
    desk::prepared::{Breakpoint, BreakpointSwitch},
    places::PlacesShow,
};

/// Makes the typed place a breakpoint; one that is there already is switched on. A text that is no place stays as
/// typed.
pub fn add(places: &mut PlacesShow) {
    let Ok(Some(place)) = places.typed_place() else { return };
    let breakpoints = &mut places.breakpoints;
    match breakpoints.iter_mut().find(|other| other.place == place) {
        Some(same) => same.switch = BreakpointSwitch::On,
        None => breakpoints.push(Breakpoint { place, switch: BreakpointSwitch::On }),
    }
    places.typed.clear();
    changed(places);
}

/// Switches a breakpoint on or off.
pub fn switch(places: &mut PlacesShow, at: usize) {
    if let Some(breakpoint) = places.breakpoints.get_mut(at) {
        breakpoint.switch = breakpoint.switch.other();
        changed(places);
    }
}

/// Removes a breakpoint.
pub fn remove(places: &mut PlacesShow, at: usize) {
    if at < places.breakpoints.len() {
        places.breakpoints.remove(at);
        changed(places);
    }
}

/// Makes what plays stop at the breakpoints as they are after a change.
fn changed(places: &mut PlacesShow) {
    if let Some(watch) = &mut places.watch {
        watch.finder = None;
    }
}
