//! Reports to the page: the window is open, could not be opened, or has panicked. The page has the sentences for them,
//! and tests read them in `globalThis.eightRealms`.

use std::{collections::BTreeMap, panic, rc::Rc};

use eight_realms_app::{desk::screen::Animation, model::Model};
use eight_realms_core::{lane::LaneId, realm::Path};
use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::Window;

use crate::gui::Application;

/// Name of the object that the page reads.
pub const OBJECT: &str = "eightRealms";

/// Reporter that tells the page whether all searches have ended, with their counts, and whether everything is at rest.
pub struct StatusReporter {
    window: Rc<Window>,
    is_searched: bool,
    is_settled: bool,
    animation: Option<Animation>,
}

impl StatusReporter {
    /// Creates a reporter that has told nothing yet.
    pub fn new(window: &Rc<Window>) -> Self {
        Self { window: Rc::clone(window), is_searched: false, is_settled: false, animation: None }
    }

    /// Reports what has changed. Called in each frame.
    pub fn update(&mut self, application: &Application) {
        let model = application.model();
        let is_searched = model.requested_lanes().all(|id| model.lane(id).has_ended());
        if is_searched != self.is_searched {
            self.is_searched = is_searched;
            set(&self.window, "counts", &counts(model).into());
            set(&self.window, "searched", &is_searched.into());
        }
        let animation = model.surroundings.animation;
        if self.animation != Some(animation) {
            self.animation = Some(animation);
            let name = if animation == Animation::Full { "full" } else { "reduced" };
            set(&self.window, "animation", &name.into());
        }
        let is_settled = application.is_settled();
        if is_settled != self.is_settled {
            self.is_settled = is_settled;
            set(&self.window, "settled", &is_settled.into());
        }
    }
}

/// Expanded boards, generated boards and moves of each search, by the label of its realm, as JSON; `null` moves for no
/// path.
fn counts(model: &Model) -> String {
    let count = |id: LaneId| {
        let lane = model.lane(id);
        let tally = &lane.recording.edge().tally;
        let moves = lane.path().map(Path::len);
        (id.label(), (tally.expanded, tally.generated, moves))
    };
    let counts: BTreeMap<_, _> = model.requested_lanes().map(count).collect();
    serde_json::to_string(&counts).unwrap_or_default()
}

/// Reports that the window is open.
pub fn opened(window: &Window) {
    set(window, "state", &"open".into());
}

/// Reports that the Chinese fonts have arrived, or that they will not.
pub fn has_fonts(window: &Window, has: bool) {
    set(window, "hasFonts", &has.into());
}

/// Reports that the window could not be opened, and the error.
pub fn failed(window: &Window, error: &JsValue) {
    set(window, "reason", error);
    set(window, "state", &"failed".into());
}

/// Reports every panic from now on. A panic ends the window: the page says so in place of a frozen picture.
pub fn on_panic(window: &Window) {
    let window = window.clone();
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        usual(panic);
        set(&window, "reason", &panic.to_string().into());
        set(&window, "state", &"panicked".into());
    }));
}

/// Reports that everything stored has been removed: the page removes what it keeps for use without a network.
pub fn cleared(window: &Window) {
    set(window, "cleared", &true.into());
}

/// Sets a member of the object, and lets the page read it at once.
fn set(window: &Window, name: &str, value: &JsValue) {
    let object = Reflect::get(window, &OBJECT.into()).unwrap_or(JsValue::UNDEFINED);
    let object = if object.is_object() { object } else { Object::new().into() };
    _ = Reflect::set(&object, &name.into(), value);
    _ = Reflect::set(window, &OBJECT.into(), &object);
    if let Ok(changed) = Reflect::get(&object, &"onchange".into())
        && let Ok(changed) = wasm_bindgen::JsCast::dyn_into::<js_sys::Function>(changed)
    {
        _ = changed.call0(window);
    }
}
