//! The application with a screen: model and session, driven by time and drawn by the shell.
//!
//! One application serves a real window, a test and a picture.

pub mod film;
mod filming;
mod hand_over;

use std::{sync::Arc, time::Duration};

use egui::{Context, Popup, Ui};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        effect::Drawing,
        journal::JournalTask,
        notice::Notice,
        preferences::Preferences,
        screen::{Animation, Framing, Pointing, Surroundings},
    },
    model::{Action, Model},
    places::PlacesAction,
    view::{View, ViewCache},
    words::Words,
};
use eight_realms_core::replay::{
    Playback,
    moment::{Line, Opening},
};
use eight_realms_worker::{
    session::Session,
    worker::{Drained, MemoryProbe, Wake},
};

use self::filming::Filming;
use super::{
    PanelContext,
    export::painting::Painter,
    keys,
    platform::{InMemory, Platform},
    shell,
    slide::Slide,
    theme::{Appearance, Arrangement, Regions},
    timeline::FADE,
    touch,
};

/// Time that a frame may spend on receiving from the workers.
const POLL_TIME: Duration = Duration::from_millis(2);
/// Time for receiving while the window follows a search at full speed.
const FOLLOWING_POLL_TIME: Duration = Duration::from_millis(3);
/// Maximum number of seconds that pass in one frame while something moves: twice the time between two events at the
/// slowest speed.
const LONGEST_FRAME: f64 = 2.0;
/// Minimum number of seconds between two moment lines for the platform.
const FOLLOW_INTERVAL: f64 = 1.0;
/// Seconds between two moments that are remembered for the next start.
const REMEMBER_INTERVAL: f64 = 0.5;
/// Maximum number of refusals that are counted: after them a line is offered every 32 seconds.
const MAX_REFUSALS: u32 = 5;
/// Minimum rest in seconds: for a shorter one, the next frame is drawn at once.
const SHORTEST_REST: f64 = 1.0 / 30.0;

/// Model, session, and the part of the screen's state that they do not hold.
pub struct Application {
    model: Model,
    session: Session,
    platform: Box<dyn Platform>,
    /// Preferences last saved by the platform.
    saved: Preferences,
    cache: ViewCache,
    appearance: Option<Appearance>,
    /// What the style is made for, besides the appearance.
    styled_for: (Animation, Pointing),
    slide: Slide,
    /// Pictures of what is still being counted.
    undrawn: Vec<Drawing>,
    /// Pictures that are being painted.
    painter: Painter,
    /// The film that is being made.
    filming: Option<Filming>,
    /// Moment line that the platform has, and the seconds since a line was last offered to it.
    followed: (Line, f64),
    /// What was on the screen when it was last remembered, and the seconds since.
    remembered: (Line, f64),
    /// Number of refusals in a row, at most [`MAX_REFUSALS`]: each doubles the seconds until the next offer.
    refusals: u32,
}

impl Application {
    /// Creates the application as it opens, on no platform. `wake` requests a frame; workers call it from wherever they
    /// run.
    pub fn new(preferences: Preferences, seed: u64, wake: Wake) -> Self {
        Self::of(Model::new(preferences, seed), wake)
    }

    /// Creates the application of a model, on no platform.
    pub fn of(model: Model, wake: Wake) -> Self {
        let (saved, session) = (model.preferences.clone(), Session::new(wake));
        let (followed, remembered) = ((model.moment_line(), 0.0), (model.whole_line(), 0.0));
        let (preferences, surroundings) = (saved.clone(), model.surroundings.clone());
        let platform = InMemory { preferences, surroundings };
        Self {
            model,
            session,
            platform: Box::new(platform),
            saved,
            cache: ViewCache::default(),
            appearance: None,
            styled_for: (Animation::Full, Pointing::Pointer),
            slide: Slide::at_rest(),
            undrawn: Vec::new(),
            painter: Painter::default(),
            filming: None,
            followed,
            remembered,
            refusals: 0,
        }
    }

    /// Creates the application as it opens on a platform, with what it is asked to open. Workers wake `ctx`.
    pub fn on(
        mut platform: impl Platform + 'static,
        ctx: &Context,
        seed: u64,
        opening: Option<Opening>,
    ) -> Self {
        let (preferences, notice) = platform.open();
        let (ctx, is_asked) = (ctx.clone(), opening.is_some());
        let is_alone = platform.surroundings().framing == Framing::Alone;
        let stored = preferences.prepared.screen.as_ref().map(|screen| screen.0.clone());
        let model = Model::new(preferences, seed).linked_from(platform.link_base());
        let at_first = model.moment_line();
        // A page within another one belongs to that one's author.
        let model = if is_asked || is_alone { model.opened_with(opening) } else { model };
        let application = Self::of(model, Arc::new(move || ctx.request_repaint()));
        let mut application = Self { platform: Box::new(platform), ..application };
        if is_asked {
            // What was asked for is on the screen, and not yet stored.
            application.remembered.0 = stored.unwrap_or(at_first);
        } else {
            // What was on the screen last is not in the address.
            application.followed.0 = at_first;
        }
        application.platform.journal(JournalTask::Find);
        let answers = application.model.questions.answered();
        let kept = (answers > 0).then_some(Notice::AnswersKept { answers });
        if let Some(notice) = notice.or(kept) {
            application.act(Action::Trouble(notice));
        }
        application
    }

    /// Adds a probe for peak memory.
    pub fn with_probe(self, probe: Option<MemoryProbe>) -> Self {
        Self { session: self.session.with_probe(probe), ..self }
    }

    pub const fn model(&self) -> &Model {
        &self.model
    }

    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The session, so that a caller can put a search of its own among the workers.
    pub const fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    /// Carries out an action on the model.
    pub fn act(&mut self, action: Action) {
        self.session.act(&mut self.model, action);
    }

    /// Whether every search has ended, everything that is requested is measured and every map is laid out.
    pub fn is_settled(&self) -> bool {
        let has_ended = |realm| self.model.lane(realm).has_ended();
        let is_quiet = !self.session.is_measuring()
            && !self.session.is_laying_out_map()
            && !self.session.is_laying_out_trees()
            && self.session.heuristics_tasks() == 0
            && !self.session.is_experimenting()
            && !self.model.places.is_searching();
        self.model.requested_lanes().all(has_ended) && self.session.searches() == 0 && is_quiet
    }

    /// Replays and counts everything that is shown, however long that takes: a window does it in parts.
    pub fn complete_view(&mut self) {
        while View::with(self.model.seen(), &mut self.cache).is_counting() {}
    }

    /// Lets `seconds` pass, all of them since the previous frame, and receives from the workers. Draws nothing.
    pub fn logic(&mut self, ctx: &Context, seconds: f64) {
        let surroundings = self.platform.surroundings();
        let pointing = touch::pointing(ctx).unwrap_or(surroundings.pointing);
        // Nothing moves away under a finger that is still down.
        let is_down = ctx.input(|input| input.pointer.any_down());
        let pointing = if is_down { self.model.surroundings.pointing } else { pointing };
        let surroundings = Surroundings { pointing, ..surroundings };
        if surroundings != self.model.surroundings {
            self.act(Action::Window(WindowAction::Surroundings(surroundings)));
        }
        // The window may have rested: what comes up only in this frame has not waited all that time.
        let visible_seconds = self.pass(seconds);
        let drained = self.poll();
        self.act(Action::Places(PlacesAction::ReadOn));
        self.settle(ctx, visible_seconds, drained);
        self.follow(ctx, seconds);
        self.remember(ctx, seconds);
        self.take_path(ctx);
        self.keep_journal(ctx);
        self.take_paintings(ctx);
        self.take_film(ctx);
        self.save(ctx);
    }

    /// First part of [`Self::logic`]: moves what moves, and returns the seconds that were visible.
    pub fn pass(&mut self, seconds: f64) -> f64 {
        let visible_seconds = self.visible_seconds(seconds);
        self.act(Action::Tick(visible_seconds));
        visible_seconds
    }

    /// Second part of [`Self::logic`]: receives from the workers, as long as a frame may.
    pub fn poll(&mut self) -> Drained {
        let following = self.model.seen().leading_playhead().playback == Playback::Following;
        let time = if following { FOLLOWING_POLL_TIME } else { POLL_TIME };
        self.session.poll(&mut self.model, time)
    }

    /// Third part of [`Self::logic`]: shows what was received, and requests the next frame if there will be something
    /// to show.
    pub fn settle(&mut self, ctx: &Context, visible_seconds: f64, drained: Drained) {
        self.act(Action::Tick(0.0));
        let board = self.cache.board_now(self.model.seen());
        self.slide.advance(self.model.seen(), board, visible_seconds as f32);
        let rest = if drained == Drained::MoreToCome { Some(0.0) } else { self.rest() };
        match rest {
            Some(rest) if rest < SHORTEST_REST => ctx.request_repaint(),
            Some(rest) => ctx.request_repaint_after(Duration::from_secs_f64(rest)),
            None => {}
        }
    }

    /// Gives the platform the moment line, if it has changed.
    fn follow(&mut self, ctx: &Context, seconds: f64) {
        if !self.platform.follows() {
            return;
        }
        self.followed.1 += seconds.max(0.0);
        let line = self.model.moment_line();
        if line == self.followed.0 {
            return;
        }
        let interval = FOLLOW_INTERVAL * f64::from(1_u32 << self.refusals);
        if self.followed.1 < interval {
            ctx.request_repaint_after(Duration::from_secs_f64(interval - self.followed.1));
            return;
        }
        self.followed.1 = 0.0;
        if self.platform.follow(&line) {
            self.followed.0 = line;
            self.refusals = 0;
        } else {
            self.refusals = (self.refusals + 1).min(MAX_REFUSALS);
            ctx.request_repaint_after(Duration::from_secs_f64(interval));
        }
    }

    /// Remembers what is on the screen, if it has changed.
    fn remember(&mut self, ctx: &Context, seconds: f64) {
        self.remembered.1 += seconds.max(0.0);
        let line = self.model.whole_line();
        if line == self.remembered.0 || self.model.surroundings.framing == Framing::Embedded {
            return;
        }
        let rest = REMEMBER_INTERVAL - self.remembered.1;
        if rest > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(rest));
            return;
        }
        self.remembered = (line, 0.0);
        self.act(Action::Window(WindowAction::Remember));
    }

    /// Saves what is on the screen now, from time to time and before the window closes.
    pub fn save_screen(&mut self) {
        let line = self.model.whole_line();
        if line != self.remembered.0 {
            self.remembered = (line, 0.0);
            self.act(Action::Window(WindowAction::Remember));
        }
        if let Some(notice) = self.save_now() {
            self.act(Action::Trouble(notice));
        }
    }

    /// Returns how much of the time since the previous frame was visible. While something moves, frames follow each
    /// other quickly: a long gap means that the computer slept or the window was held, and everything goes on where it
    /// was. A time that is negative or no number counts as 0.
    fn visible_seconds(&self, seconds: f64) -> f64 {
        let seconds = if seconds > 0.0 { seconds } else { 0.0 };
        let moves = self.model.seen().leading_playhead().playback != Playback::Paused
            || self.model.solution.is_moving();
        if moves { seconds.min(LONGEST_FRAME) } else { seconds }
    }

    /// Seconds until the window looks different without any input; `None` if it never will.
    fn rest(&self) -> Option<f64> {
        let playhead = self.model.seen().leading_playhead();
        let goes_on = playhead.playback == Playback::Following || self.model.places.is_searching();
        if goes_on || self.slide.progress() < 1.0 || self.model.solution.is_moving() {
            return Some(0.0);
        }
        let to_fade = self.model.notice.as_ref().map(|(_, remaining)| (remaining - FADE).max(0.0));
        playhead.seconds_to_next().into_iter().chain(to_fade).reduce(f64::min)
    }

    /// Draws the window and carries out the actions requested in it.
    pub fn ui(&mut self, ui: &mut Ui) {
        self.apply_appearance(ui.ctx());
        let actions = self.draw(ui);
        let over_it = |model: &Model| (model.sheet, model.editor.is_some());
        let before = over_it(&self.model);
        // egui may throw this pass away and draw it again, but without the clicks and keys that were in it.
        self.carry_out(ui.ctx(), actions);
        if over_it(&self.model) != before {
            // A hint that has just been covered disappears only in the frame after the one that covers it.
            ui.ctx().request_repaint();
        }
    }

    /// Draws the window and returns the actions requested in it.
    fn draw(&mut self, ui: &mut Ui) -> Vec<Action> {
        let view = View::with(self.model.seen(), &mut self.cache);
        if view.is_counting() {
            ui.ctx().request_repaint();
        }
        if let Some(seconds) = view.inside.as_ref().and_then(|inside| inside.seconds_to_next_operation) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(seconds));
        }
        let words = Words::new(self.model.preferences.language);
        let mut actions = keys::read(ui.ctx(), &view);
        let palette = self.appearance.unwrap_or_default().palette();
        let context =
            PanelContext { view: &view, words: &words, palette: &palette, slide: self.slide.progress() };
        let had_menu = Popup::is_any_open(ui.ctx());
        shell::show(ui, &context, &mut actions);
        if had_menu != Popup::is_any_open(ui.ctx()) {
            // The menu's button was drawn before the menu opened or closed.
            ui.ctx().request_repaint();
        }
        actions
    }

    /// Applies colours, type and zoom where they have changed, and gives a projector the whole screen. A window that
    /// opens gets the command too, because it may come back as large as it was when it was closed.
    fn apply_appearance(&mut self, ctx: &Context) {
        let target = Appearance::of(self.model.projector, self.model.preferences.theme);
        let Surroundings { animation, pointing, .. } = self.model.surroundings;
        let pointing = if touch::hovers(ctx) { Pointing::Pointer } else { pointing };
        let scales = target.scales(ctx.content_rect().size() * ctx.zoom_factor(), &self.model.surroundings);
        if scales != self.model.scales {
            self.act(Action::Window(WindowAction::Fits(scales)));
        }
        let scale = self.model.preferences.scale_on(self.model.projector);
        target.fit(ctx, &self.model.surroundings, scale);
        let room = Regions::room(ctx.content_rect().size(), &self.model.surroundings, self.model.folds());
        if room != self.model.room {
            self.act(Action::Window(WindowAction::Room(room)));
        }
        let is_phone = Arrangement::of(ctx.content_rect().size()) != Arrangement::Around;
        if is_phone != self.model.reading_is_page {
            self.act(Action::Window(WindowAction::ReadingIsPage(is_phone)));
        }
        if self.appearance == Some(target) && self.styled_for == (animation, pointing) {
            return;
        }
        let surroundings = Surroundings { pointing, ..self.model.surroundings.clone() };
        target.install(ctx, &surroundings);
        self.styled_for = (animation, pointing);
        let projects = |appearance| appearance == Some(Appearance::Projector);
        if self.appearance.is_none() || projects(self.appearance) != projects(Some(target)) {
            self.platform.fill_screen(ctx, self.model.projector);
        }
        self.appearance = Some(target);
    }
}
