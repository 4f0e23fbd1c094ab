//! Where the window stands: what it is asked for, when, and what it may answer.

use std::{cell::RefCell, rc::Rc};

use egui::{Context, RawInput};
use eight_realms::{
    app::{Action, Notice, Preferences, SettingsNotWritten, Speed, Theme},
    gui::{Application, fonts::install_fonts, platform::Platform},
};

/// What a platform was asked for, in order.
#[derive(Debug, PartialEq)]
enum Asked {
    Open,
    Save(Preferences),
    Copy(String),
}

/// A platform that takes everything down. It cannot keep a window that is light.
struct Pad(Rc<RefCell<Vec<Asked>>>);

fn liked() -> Preferences {
    Preferences { speed: Speed::of_step(7), ..Preferences::default() }
}

fn unread() -> Notice {
    Notice::SettingsUnread { reason: "torn".to_owned() }
}

fn unwritten() -> Notice {
    Notice::SettingsUnwritten { reason: SettingsNotWritten::NoFolder }
}

impl Platform for Pad {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        self.0.borrow_mut().push(Asked::Open);
        (liked(), Some(unread()))
    }

    fn save(&mut self, preferences: Preferences) -> Option<Notice> {
        self.0.borrow_mut().push(Asked::Save(preferences));
        (preferences.theme == Theme::Light).then(unwritten)
    }

    fn copy(&mut self, _: &Context, text: String) {
        self.0.borrow_mut().push(Asked::Copy(text));
    }
}

/// An application on such a platform.
struct Stand {
    application: Application,
    ctx: Context,
    asked: Rc<RefCell<Vec<Asked>>>,
}

impl Stand {
    fn new() -> Self {
        let (ctx, asked) = (Context::default(), Rc::default());
        install_fonts(&ctx);
        let application = Application::on(Pad(Rc::clone(&asked)), &ctx, 1);
        Self { application, ctx, asked }
    }

    fn act(&mut self, actions: impl IntoIterator<Item = Action>) {
        actions.into_iter().for_each(|action| self.application.act(action));
    }

    /// What was asked for until the end of the next time that something happens without a picture.
    fn logic(&mut self) -> Vec<Asked> {
        self.application.logic(&self.ctx, 0.0);
        self.asked.take()
    }

    /// The same for a picture.
    fn ui(&mut self) -> Vec<Asked> {
        let mut output = self.ctx.run_ui(RawInput::default(), |ui| self.application.ui(ui));
        output.textures_delta.clear();
        self.asked.take()
    }

    fn notice(&self) -> Option<&Notice> {
        self.application.model().notice.as_ref().map(|(notice, _)| notice)
    }
}

#[test]
fn the_window_opens_as_it_was_kept_and_says_what_is_wrong_with_that() {
    let mut stand = Stand::new();
    assert_eq!(stand.asked.take(), [Asked::Open]);
    assert_eq!(stand.application.model().preferences, liked());
    assert_eq!(stand.notice(), Some(&unread()));
    assert_eq!((stand.logic(), stand.ui()), (vec![], vec![]), "what is kept is not kept again");
}

#[test]
fn each_change_is_kept_at_once_and_once() {
    let mut stand = Stand::new();
    stand.asked.take();
    let faster = |step| Preferences { speed: Speed::of_step(step), ..liked() };
    stand.act([Action::SetSpeed(Speed::of_step(8))]);
    assert_eq!(stand.logic(), [Asked::Save(faster(8))]);
    stand.act([9, 10].map(|step| Action::SetSpeed(Speed::of_step(step))));
    assert_eq!(stand.ui(), [Asked::Save(faster(10))], "as it is at the end of a frame");
    assert_eq!((stand.logic(), stand.ui()), (vec![], vec![]));
    stand.act([11, 10].map(|step| Action::SetSpeed(Speed::of_step(step))));
    assert_eq!(stand.logic(), [], "all is as it was");
}

#[test]
fn what_cannot_be_kept_is_said_and_stays_in_the_window() {
    let mut stand = Stand::new();
    stand.asked.take();
    stand.act([Action::SwitchTheme]);
    let light = Preferences { theme: Theme::Light, ..liked() };
    assert_eq!(stand.logic(), [Asked::Save(light)]);
    assert_eq!(stand.notice(), Some(&unwritten()));
    assert_eq!(stand.application.model().preferences, light);
    stand.act([Action::Trouble(Notice::Undone)]);
    assert_eq!((stand.logic(), stand.ui()), (vec![], vec![]), "it is not tried again by itself");
    assert_eq!(stand.notice(), Some(&Notice::Undone));
}

#[test]
fn a_text_goes_to_the_clipboard_with_the_next_picture() {
    let mut stand = Stand::new();
    stand.asked.take();
    stand.act([Action::CopyStart]);
    assert_eq!(stand.logic(), []);
    let start = stand.application.model().puzzle.start.to_string();
    assert_eq!(stand.ui(), [Asked::Copy(start)]);
    assert_eq!(stand.ui(), []);
}
