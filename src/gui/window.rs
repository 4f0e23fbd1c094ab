//! The real window.

use std::{
    env,
    panic::{self, AssertUnwindSafe, catch_unwind},
    process::ExitCode,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use eframe::{CreationContext, NativeOptions, Storage};
use egui::{Context, Ui, ViewportBuilder};

use super::{
    Application,
    fonts::install_fonts,
    no_display::{self, Named, Obstacle},
    store,
};
use crate::{
    app::{Action, Notice, Preferences},
    cli,
    words::Language,
};

/// The name under which the system knows the program.
const NAME: &str = "eight-realms";
const TITLE: &str = "Eight Realms · 八境";
const SIZE: [f32; 2] = [1440.0, 900.0];
/// How soon a change of preferences is written.
const SAVE_AFTER: Duration = Duration::from_secs(2);
const LEAST_SIZE: [f32; 2] = [800.0, 560.0];

/// Set once the window is there: what goes wrong from then on is no matter of displays.
static OPENED: AtomicBool = AtomicBool::new(false);

struct Window {
    application: Application,
    /// The preferences as they were in the last frame.
    seen: Preferences,
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        // All of it, also when the window has rested.
        let seconds = ctx.input(|input| input.unstable_dt);
        self.application.logic(ctx, f64::from(seconds));
        let preferences = self.application.model().preferences;
        if preferences != self.seen {
            // Saving happens at the end of a frame: see to it that there is one.
            ctx.request_repaint_after(SAVE_AFTER + SAVE_AFTER / 2);
            self.seen = preferences;
        }
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.application.ui(ui);
    }

    fn save(&mut self, storage: &mut dyn Storage) {
        store::save(storage, &self.application.model().preferences);
    }

    /// Soon, so that nothing is lost to a crash; only what has changed is written.
    fn auto_save_interval(&self) -> Duration {
        SAVE_AFTER
    }

    /// Which menu was open and how far something was scrolled is not worth keeping.
    fn persist_egui_memory(&self) -> bool {
        false
    }
}

/// Opens the window, and answers when it is closed. Where none can be opened, says why and shows the same
/// thing otherwise.
pub fn open() -> ExitCode {
    let words_of_panic = Arc::new(Mutex::new(String::new()));
    listen_to_panics(&words_of_panic);
    let closed = catch_unwind(AssertUnwindSafe(|| eframe::run_native(NAME, options(), Box::new(create))));
    match closed {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) if OPENED.load(Ordering::Relaxed) => {
            cli::notice(&error.to_string());
            ExitCode::FAILURE
        }
        Err(_) if OPENED.load(Ordering::Relaxed) => ExitCode::FAILURE,
        Ok(Err(error)) => no_display::answer(&Obstacle::of(&error.to_string(), Named::now())),
        Err(_) => {
            let words = words_of_panic.lock().map(|words| words.clone()).unwrap_or_default();
            no_display::answer(&Obstacle::of(&words, Named::now()))
        }
    }
}

/// A panic before there is a window is no panic to the person: it is kept for the answer. Any later one is
/// told as usual.
fn listen_to_panics(words: &Arc<Mutex<String>>) {
    let words = Arc::clone(words);
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if OPENED.load(Ordering::Relaxed) {
            usual(panic);
        } else if let Ok(mut words) = words.lock() {
            panic.payload_as_str().unwrap_or_default().clone_into(&mut words);
        }
    }));
}

fn options() -> NativeOptions {
    let viewport = ViewportBuilder::default()
        .with_title(TITLE)
        .with_app_id(NAME)
        .with_inner_size(SIZE)
        .with_min_inner_size(LEAST_SIZE);
    NativeOptions { viewport, ..NativeOptions::default() }
}

type Created = Result<Box<dyn eframe::App>, Box<dyn std::error::Error + Send + Sync>>;

#[expect(clippy::unnecessary_wraps, reason = "eframe asks for a result")]
fn create(creation: &CreationContext<'_>) -> Created {
    OPENED.store(true, Ordering::Relaxed);
    install_fonts(&creation.egui_ctx);
    let (preferences, trouble) = match store::load(creation.storage) {
        Ok(Some(preferences)) => (preferences, None),
        Ok(None) => (first_preferences(), None),
        Err(reason) => (first_preferences(), Some(Notice::SettingsUnread { reason })),
    };
    let application = Application::in_context(&creation.egui_ctx, preferences, rand::random());
    let mut application = application.with_program(env::current_exe().ok());
    if let Some(notice) = trouble {
        application.act(Action::Trouble(notice));
    }
    Ok(Box::new(Window { application, seen: preferences }))
}

/// The first time, the language is that of the system.
fn first_preferences() -> Preferences {
    let language =
        sys_locale::get_locale().map_or(Language::English, |locale| Language::from_system(&locale));
    Preferences { language, ..Preferences::default() }
}
