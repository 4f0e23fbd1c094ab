//! Keys that are held: a key stays what it was when it was pressed, whatever Shift makes of it meanwhile.
//!
//! egui knows keys by what they write. If `!` is pressed and Shift is let go first, 1 is released: to egui `!` is still
//! down, so its next press counts as a repeat and does nothing. Here a repeat and a release take the name of the press
//! of the same physical key, before egui sees them.

use std::collections::HashMap;

use egui::{Context, Event, Key, Plugin, RawInput};

/// Physical keys that are down, each with the key that it was pressed as.
#[derive(Debug, Default)]
pub struct HeldKeys(HashMap<Key, Key>);

impl Plugin for HeldKeys {
    fn debug_name(&self) -> &'static str {
        "held keys"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.events.iter_mut().for_each(|event| self.follow(event));
    }
}

impl HeldKeys {
    /// Installs the plugin: from then on this window tells keys by their place on the keyboard until they are released.
    pub fn install(ctx: &Context) {
        ctx.add_plugin(Self::default());
    }

    fn follow(&mut self, event: &mut Event) {
        match event {
            Event::Key { key, physical_key: Some(physical), pressed: true, .. } => {
                *key = *self.0.entry(*physical).or_insert(*key);
            }
            Event::Key { key, physical_key: Some(physical), pressed: false, .. } => {
                *key = self.0.remove(physical).unwrap_or(*key);
            }
            // A browser does not report the release of a key that was held with ⌘: its releases name no physical key.
            Event::Key { key, physical_key: None, pressed: false, .. } => {
                self.0.retain(|_, held| held != key);
            }
            // Later releases go to another window.
            Event::WindowFocused(false) => self.0.clear(),
            _ => {}
        }
    }
}
