//! The real window.

use std::{
    panic::{self, AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    process::ExitCode,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
};

use eframe::{CreationContext, NativeOptions, storage_dir};
use egui::{Context, IconData, Ui, ViewportBuilder};
use eight_realms_app::{
    desk::{notice::Notice, preferences::Theme, screen::Pointing},
    model::Action,
};
use eight_realms_core::replay::moment::Opening;
use eight_realms_worker::worker::MemoryProbe;

use super::{
    desktop::Desktop,
    display_lost::{self, is_loop_exit, is_lost_display_panic},
    no_display::{self, DisplayVariable, Obstacle, Recipient},
    store::{Store, WINDOW_FILE, check_window, check_window_file},
    system_fonts::{SystemFonts, is_looking},
};
use crate::{
    cli::{self, WindowRequest},
    gui::{
        Application, app_icon, fonts::install_fonts, held_keys::HeldKeys, theme::MIN_WINDOW, touch::LongPress,
    },
};

/// Name of the program for the system, and of the folder of its settings.
const NAME: &str = "eight-realms";
/// Id by which a desktop finds the program's entry and icon. The project has no public address yet: this file, from
/// which the packages are made too, holds a placeholder.
const APP_ID: &str = include_str!("../../../assets/app-id");
/// Side of the window's own icon, in pixels: taskbars make it smaller.
const ICON_SIDE: u32 = 128;
const TITLE: &str = "Eight Realms · 八境";
/// Key under which an earlier version kept the preferences in eframe's file.
const EARLIER: &str = "preferences";
const SIZE: [f32; 2] = [1440.0, 900.0];

/// Whether the window has opened: later failures have nothing to do with a missing display.
static OPENED: AtomicBool = AtomicBool::new(false);

struct Window {
    application: Application,
    /// Notice that is shown once no other one is.
    waiting: Option<Notice>,
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        // The whole time since the last frame, also when the window has rested.
        let seconds = ctx.input(|input| input.unstable_dt);
        self.application.logic(ctx, f64::from(seconds));
        if self.application.model().notice.is_none()
            && let Some(notice) = self.waiting.take()
        {
            self.application.act(Action::Trouble(notice));
            ctx.request_repaint();
        }
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.application.ui(ui);
    }

    /// Saves what is on the screen, and empties the preferences that an earlier version left in eframe's file: they are in a
    /// file of their own by now.
    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        self.application.save_screen();
        storage.set_string(EARLIER, String::new());
    }

    /// A picture that was asked for is there, even if the window is closed at once.
    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.application.finish_pictures();
    }

    /// Returns false: which menu was open and how far something was scrolled is not worth keeping.
    fn persist_egui_memory(&self) -> bool {
        false
    }
}

/// Opens the window with what is requested, and returns when it is closed. If no window can be opened, gives the
/// recipient the reason, the comparison and a picture, in the requested language, or else in that of the window.
pub fn open(request: &WindowRequest, recipient: Recipient) -> ExitCode {
    let panic_message = Arc::new(Mutex::new(String::new()));
    hook_panics(&panic_message);
    let folder = storage_dir(NAME);
    // If an unreadable file stays in its place, eframe gets no path and looks elsewhere.
    let checked = folder.as_deref().map_or(Ok(None), check_window_file);
    let place = folder.filter(|_| checked.is_ok()).map(|folder| folder.join(WINDOW_FILE));
    let waiting = checked.ok().flatten();
    let opening = request.opening.clone();
    let create = Box::new(move |creation: &CreationContext<'_>| create(creation, opening, waiting));
    let result = catch_unwind(AssertUnwindSafe(|| eframe::run_native(NAME, options(place), create)));
    let is_open = OPENED.load(Ordering::Relaxed);
    let is_lost = is_open && matches!(&result, Ok(Err(error)) if is_loop_exit(error));
    display_lost::report();
    match result {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(_)) if is_lost => ExitCode::FAILURE,
        Ok(Err(error)) if is_open => {
            cli::notice(&error.to_string());
            ExitCode::FAILURE
        }
        Err(_) if is_open => ExitCode::FAILURE,
        Ok(Err(error)) => {
            without_window(&Obstacle::of(&error.to_string(), DisplayVariable::now()), request, recipient)
        }
        Err(_) => {
            let words = panic_message.lock().map(|words| words.clone()).unwrap_or_default();
            without_window(&Obstacle::of(&words, DisplayVariable::now()), request, recipient)
        }
    }
}

/// Answers in the requested language, or in the one that the window has or would have, and names the page that links
/// lead to, if one is set.
fn without_window(obstacle: &Obstacle, request: &WindowRequest, recipient: Recipient) -> ExitCode {
    let preferences = Store::open(storage_dir(NAME)).0.preferences_or_usual(Theme::default);
    let language = request.language.unwrap_or(preferences.language);
    let opening = request.opening.as_ref();
    no_display::answer(obstacle, (language, opening), preferences.link_base.as_ref(), recipient)
}

/// Hooks panics. Before there is a window, a panic is not printed: its message is kept for the reason. A later panic is
/// printed as usual, unless it means that the display is lost or a font is being searched.
fn hook_panics(words: &Arc<Mutex<String>>) {
    let words = Arc::clone(words);
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if OPENED.load(Ordering::Relaxed) {
            if !is_lost_display_panic(panic) && !is_looking() {
                usual(panic);
            }
        } else if let Ok(mut words) = words.lock() {
            panic.payload_as_str().unwrap_or_default().clone_into(&mut words);
        }
    }));
}

/// Options of the window. `place`: the file of the window's size and place, which eframe would look for under the id.
fn options(place: Option<PathBuf>) -> NativeOptions {
    let viewport = ViewportBuilder::default()
        .with_title(TITLE)
        .with_app_id(APP_ID.trim_end())
        .with_icon(icon())
        .with_inner_size(SIZE)
        .with_min_inner_size(MIN_WINDOW);
    NativeOptions {
        viewport,
        persistence_path: place,
        system_font_fallback: false,
        ..NativeOptions::default()
    }
}

/// Icon that X11 and Windows show for the window. Wayland and macOS take it from the program's entry.
fn icon() -> IconData {
    let icon = app_icon::draw(ICON_SIDE);
    IconData { width: icon.width(), height: icon.height(), rgba: icon.into_raw() }
}

type Created = Result<Box<dyn eframe::App>, Box<dyn std::error::Error + Send + Sync>>;

#[expect(clippy::unnecessary_wraps, reason = "eframe asks for a result")]
fn create(creation: &CreationContext<'_>, opening: Option<Opening>, waiting: Option<Notice>) -> Created {
    OPENED.store(true, Ordering::Relaxed);
    install_fonts(&creation.egui_ctx);
    HeldKeys::install(&creation.egui_ctx);
    LongPress::install(&creation.egui_ctx, Pointing::Pointer);
    creation.egui_ctx.add_font_provider(Arc::new(SystemFonts::default()));
    let folder = storage_dir(NAME);
    let window = folder.as_deref().zip(creation.storage);
    let waiting = waiting.or_else(|| window.and_then(|(folder, storage)| check_window(folder, storage)));
    let earlier = creation.storage.and_then(|storage| storage.get_string(EARLIER));
    let desktop = Desktop::new(folder, earlier.as_deref(), &creation.egui_ctx);
    let application = Application::on(desktop, &creation.egui_ctx, rand::random(), opening);
    let application = application.with_probe(MemoryProbe::of_this_program().ok());
    Ok(Box::new(Window { application, waiting }))
}
