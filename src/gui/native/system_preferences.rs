//! Preferences of the system for every window: light or dark, and whether things may move by themselves. On Linux the
//! portal of the desktop is asked; a system that does not answer has no preference.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use egui::Context;
use eight_realms_app::desk::{preferences::Theme, screen::Animation};
use mundy::{ColorScheme, Interest, Preferences, ReducedMotion, Subscription};

/// Maximum time that the window waits for an answer before it opens.
const PATIENCE: Duration = Duration::from_millis(200);

/// The system's preference for reduced motion, kept up to date.
pub struct SystemPreferences {
    is_reduced: Arc<AtomicBool>,
    /// Subscription, which ends when it is dropped.
    _subscription: Subscription,
}

impl SystemPreferences {
    /// Starts to watch; a change draws a frame of `ctx`.
    pub fn watched(ctx: &Context) -> Self {
        let is_reduced = Arc::new(AtomicBool::new(false));
        let (reduced, ctx) = (Arc::clone(&is_reduced), ctx.clone());
        let subscription = Preferences::subscribe(Interest::ReducedMotion, move |preferences| {
            reduced.store(preferences.reduced_motion == ReducedMotion::Reduce, Ordering::Relaxed);
            ctx.request_repaint();
        });
        Self { is_reduced, _subscription: subscription }
    }

    /// Whether things may move by themselves.
    pub fn animation(&self) -> Animation {
        if self.is_reduced.load(Ordering::Relaxed) { Animation::Reduced } else { Animation::Full }
    }

    /// Returns light or dark, for a window that opens for the first time. Waits up to `PATIENCE` for an answer.
    pub fn theme() -> Theme {
        let answer = Preferences::once_blocking(Interest::ColorScheme, PATIENCE);
        match answer.map(|preferences| preferences.color_scheme) {
            Some(ColorScheme::Light) => Theme::Light,
            Some(ColorScheme::Dark | ColorScheme::NoPreference) | None => Theme::Dark,
        }
    }
}
