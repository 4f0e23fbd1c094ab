//! The window in a page: canvas, local storage, address, the browser's language and full screen.

mod address;
mod chinese_fonts;
mod download;
mod frame_log;
mod glass;
mod history;
mod mirror;
mod page;
mod reduced_motion;
mod share;
mod status;
mod store;

use std::rc::Rc;

use eframe::{CreationContext, WebOptions, WebRunner};
use egui::{Context, Event, Key, Memory, Modifiers, Popup, RawInput, Ui};
use eight_realms_app::{desk::screen::Pointing, model::Action};
use eight_realms_worker::worker::MemoryProbe;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlCanvasElement, Window};

use self::{
    frame_log::FrameLog, glass::Glass, history::History, mirror::MirrorSwitch, page::BrowserPage,
    status::StatusReporter,
};
use crate::gui::{
    Application, fonts::install_fonts, held_keys::HeldKeys, safe_area::SafeArea, touch::LongPress,
};

/// Id in the page of the canvas that the window fills.
const CANVAS: &str = "canvas";

struct BrowserWindow {
    window: Rc<Window>,
    application: Application,
    status: StatusReporter,
    mirror: MirrorSwitch,
    history: Rc<History>,
    /// Whether a frame has been drawn.
    has_drawn: bool,
    _glass: Glass,
}

impl eframe::App for BrowserWindow {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        // The workers start after the first picture, which needs none of them.
        if !std::mem::replace(&mut self.has_drawn, true) {
            ctx.request_repaint();
            return;
        }
        let seconds = ctx.input(|input| input.unstable_dt);
        for text in self.history.take_texts() {
            self.application.act(Action::OpenLine(text));
        }
        let log = FrameLog::begin(&self.window, &self.application);
        self.application.logic(ctx, f64::from(seconds));
        if let Some(log) = log {
            log.end(&self.application, frame.info().cpu_usage);
        }
        self.status.update(&self.application);
        self.mirror.update(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.application.ui(ui);
        let menus = usize::from(Popup::is_any_open(ui.ctx()));
        let open = self.application.model().layers().count() + menus;
        self.history.follow(open as u32);
    }

    /// Going back is Escape, wherever the focus is: what it closes is the window's to know.
    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        for _ in 0..self.history.take_back() {
            ctx.memory_mut(Memory::stop_text_input);
            input.events.extend([true, false].map(escape));
        }
    }
}

/// The key Escape, pressed or released.
const fn escape(pressed: bool) -> Event {
    let (key, modifiers) = (Key::Escape, Modifiers::NONE);
    Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers }
}

/// Opens the window in the page. Failures are reported to the page, which has words for them.
pub fn open() {
    let Some(window) = web_sys::window() else { return };
    let canvas = window.document().and_then(|document| document.get_element_by_id(CANVAS));
    let Some(canvas) = canvas.and_then(|canvas| canvas.dyn_into::<HtmlCanvasElement>().ok()) else { return };
    let runner = WebRunner::new();
    status::on_panic(&window);
    spawn_local(async move {
        chinese_fonts::wait(&window).await;
        let glass = canvas.clone();
        let creator = Box::new(move |creation: &CreationContext<'_>| Ok(create(creation, &glass)));
        let created = runner.start(canvas, WebOptions::default(), creator);
        match created.await {
            Ok(()) => status::opened(&window),
            Err(error) => status::failed(&window, &error),
        }
        // The runner lives as long as the page.
        std::mem::forget(runner);
    });
}

/// What points at things when the page opens, as far as the browser knows.
fn pointing(window: &Window) -> Pointing {
    let query = window.match_media("(pointer: coarse)").ok().flatten();
    if query.is_some_and(|query| query.matches()) { Pointing::Fingers } else { Pointing::Pointer }
}

fn create(creation: &CreationContext<'_>, canvas: &HtmlCanvasElement) -> Box<dyn eframe::App> {
    install_fonts(&creation.egui_ctx);
    HeldKeys::install(&creation.egui_ctx);
    SafeArea::install(&creation.egui_ctx);
    let window: Rc<Window> = Rc::new(web_sys::window().expect("a page has a window"));
    chinese_fonts::follow(&window, &creation.egui_ctx);
    LongPress::install(&creation.egui_ctx, pointing(&window));
    let history = Rc::new(History::new(&window, &creation.egui_ctx));
    let page = BrowserPage::new(&window, &history, &creation.egui_ctx);
    let opening = address::opening(&window);
    let wrong_text = opening.as_ref().and_then(|opening| opening.as_ref().err().cloned());
    let application = Application::on(page, &creation.egui_ctx, rand::random(), opening.and_then(Result::ok));
    let mut application = application.with_probe(Some(MemoryProbe));
    if let Some(text) = wrong_text {
        application.act(Action::OpenLine(text));
    }
    let glass = Glass::watched(&window, canvas, &creation.egui_ctx);
    let mirror = MirrorSwitch::new(&window, &creation.egui_ctx);
    let status = StatusReporter::new(&window);
    Box::new(BrowserWindow { window, application, status, mirror, history, has_drawn: false, _glass: glass })
}
