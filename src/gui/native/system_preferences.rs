//! What the system wants of every window: light or dark, and whether things may move by themselves. On Linux it is
//! asked through the portal of the desktop; a system that does not answer wants nothing.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use egui::Context;
use mundy::{ColorScheme, Interest, Preferences, ReducedMotion, Subscription};

use crate::app::{Animation, Theme};

/// How long the window waits for an answer before it opens.
const PATIENCE: Duration = Duration::from_millis(200);

/// What the system wants, kept up to date.
pub struct SystemPreferences {
    is_reduced: Arc<AtomicBool>,
    /// It ends when this is dropped.
    _subscription: Subscription,
}

impl SystemPreferences {
    /// Listens from now on; a change draws a frame of `ctx`.
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

    /// Light or dark, for a window that opens for the first time. Waits for an answer.
    pub fn theme() -> Theme {
        let answer = Preferences::once_blocking(Interest::ColorScheme, PATIENCE);
        match answer.map(|preferences| preferences.color_scheme) {
            Some(ColorScheme::Light) => Theme::Light,
            Some(ColorScheme::Dark | ColorScheme::NoPreference) | None => Theme::Dark,
        }
    }
}
