//! Requests that only the platform can carry out: texts for the clipboard, preferences, files.

use std::time::Duration;

use egui::Context;
use eight_realms_app::{desk::notice::Notice, model::Action, questions::results::ResultsAction};

use super::Application;

/// Time between two looks for the answer of the system's dialog, which arrives without an input of the window.
const DIALOG_INTERVAL: Duration = Duration::from_millis(100);

impl Application {
    /// Carries out the actions requested in a frame, and hands their requests over to the platform.
    pub(super) fn carry_out(&mut self, ctx: &Context, actions: Vec<Action>) {
        if !actions.is_empty() {
            ctx.request_repaint();
        }
        for action in actions {
            self.act(action);
        }
        if let Some(text) = self.session.take_copied() {
            self.platform.copy(ctx, text);
        }
        if let Some(path) = self.session.take_path_to_choose() {
            let title =
                eight_realms_app::words::Words::new(self.model.preferences.language).say("results-choose");
            self.platform.choose_path(&title, &path);
        }
        if let Some(file) = self.session.take_unwritten() {
            let notice = self.platform.write(&file);
            self.act(Action::Trouble(notice));
            ctx.request_repaint();
        }
        // The preferences are saved at once: there may be no other frame.
        self.save(ctx);
        if self.session.take_clearing_request() {
            let notice = self.platform.clear();
            self.remembered.0 = self.model.whole_line();
            self.act(Action::Trouble(notice));
            ctx.request_repaint();
        }
    }

    /// Takes the path that the person has chosen in the system's dialog, if there is one.
    pub(super) fn take_path(&mut self, ctx: &Context) {
        if let Some(path) = self.platform.chosen_path() {
            self.act(Action::Results(ResultsAction::Chosen(path)));
            ctx.request_repaint();
        }
        if self.platform.is_choosing() {
            ctx.request_repaint_after(DIALOG_INTERVAL);
        }
    }

    /// Saves the preferences if they differ from those last saved. A failure is shown in the next frame.
    pub(super) fn save(&mut self, ctx: &Context) {
        if let Some(notice) = self.save_now() {
            self.act(Action::Trouble(notice));
            ctx.request_repaint();
        }
    }

    /// The same; returns a notice of the failure.
    pub(super) fn save_now(&mut self) -> Option<Notice> {
        let preferences = self.session.take_unsaved().filter(|now| *now != self.saved)?;
        let notice = self.platform.save(&preferences);
        self.saved = preferences;
        notice
    }
}
