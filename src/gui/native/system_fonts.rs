//! The system's fonts, searched only for what the bundled ones lack: a rare character that is typed or pasted.
//!
//! The search may panic: fontique does where the system has no font at all, as on a bare Debian. Then the character is
//! drawn as a box, and no font is searched again: no window is lost for a letter.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
};

use egui::{FallbackRequest, FontInsert, FontProvider};
use egui_system_font_provider::SystemFontProvider;

/// The system's fonts, listed at the first request.
#[derive(Default)]
pub struct SystemFonts(Mutex<ProviderState>);

#[derive(Default)]
enum ProviderState {
    #[default]
    Unlisted,
    Listed(Box<SystemFontProvider>),
    Broken,
}

/// Whether a font search is under way.
static LOOKING: AtomicBool = AtomicBool::new(false);

/// Whether a panic may be one that is caught here, and so is not printed.
pub fn is_looking() -> bool {
    LOOKING.load(Ordering::Relaxed)
}

impl FontProvider for SystemFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let mut state = self.0.lock().ok()?;
        LOOKING.store(true, Ordering::Relaxed);
        let result = catch_unwind(AssertUnwindSafe(|| state.font_for(request)));
        LOOKING.store(false, Ordering::Relaxed);
        result.unwrap_or_else(|_| {
            *state = ProviderState::Broken;
            None
        })
    }
}

impl ProviderState {
    fn font_for(&mut self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        if let Self::Unlisted = self {
            *self = Self::Listed(Box::default());
        }
        match self {
            Self::Listed(fonts) => fonts.font_for(request),
            Self::Unlisted | Self::Broken => None,
        }
    }
}
