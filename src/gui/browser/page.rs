//! The page as the window's platform: settings are in local storage.

use std::rc::Rc;

use egui::Context;
use eight_realms_app::desk::{
    effect::{FileNotWritten, NewFile},
    notice::Notice,
    page_address::LinkBase,
    preferences::Preferences,
    screen::{Framing, Projector, RunsIn, StoredIn, Surroundings},
};
use eight_realms_core::replay::moment::Line;
use web_sys::Window;

use super::{
    address, download, history::History, reduced_motion::ReducedMotion, share, status, store::Store,
};
use crate::gui::platform::Platform;

/// Platform in a page: local storage for the settings, and the address.
pub struct BrowserPage {
    window: Rc<Window>,
    store: Store,
    trouble: Option<Notice>,
    framing: Framing,
    motion: ReducedMotion,
    history: Rc<History>,
}

impl BrowserPage {
    /// Creates the platform for a browser's window.
    pub fn new(window: &Rc<Window>, history: &Rc<History>, ctx: &Context) -> Self {
        let (store, trouble) = Store::open(window);
        let motion = ReducedMotion::watched(window, ctx);
        let (window, history, framing) = (Rc::clone(window), Rc::clone(history), address::framing(window));
        Self { window, store, trouble, framing, motion, history }
    }
}

impl Platform for BrowserPage {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        (self.store.preferences_or_usual(), self.trouble.take())
    }

    fn save(&mut self, preferences: &Preferences) -> Option<Notice> {
        self.store.save(preferences)
    }

    fn clear(&mut self) -> Notice {
        match self.store.clear() {
            Ok(()) => {
                status::cleared(&self.window);
                Notice::Cleared
            }
            Err(reason) => Notice::NotCleared { reason },
        }
    }

    fn surroundings(&self) -> Surroundings {
        Surroundings {
            runs_in: RunsIn::Browser,
            framing: self.framing,
            animation: self.motion.animation(),
            stored_in: if self.store.is_there() { StoredIn::LocalStorage } else { StoredIn::Nowhere },
            ..Surroundings::default()
        }
    }

    fn write(&mut self, file: &NewFile) -> Notice {
        if share::start(&self.window, file) {
            return Notice::Sharing;
        }
        let path = file.name().to_owned();
        match download::start(&self.window, file) {
            Ok(()) => Notice::Written { path },
            Err(error) => Notice::NotWritten { path, reason: FileNotWritten::System(format!("{error:?}")) },
        }
    }

    fn link_base(&self) -> LinkBase {
        address::page(&self.window).map_or(LinkBase::Setting, LinkBase::OwnAddress)
    }

    fn follows(&self) -> bool {
        true
    }

    fn follow(&mut self, line: &Line) -> bool {
        self.history.show(line)
    }

    /// Fills the screen with the page, or ends that. A browser fills the screen only after a key or a click, and may
    /// refuse: then the page keeps its size.
    fn fill_screen(&mut self, _: &Context, projector: Projector) {
        let Some(document) = self.window.document() else { return };
        if projector == Projector::On {
            _ = document.document_element().map(|page| page.request_fullscreen());
        } else if document.fullscreen_element().is_some() {
            document.exit_fullscreen();
        }
    }
}
