//! The commands of the bar, each with its button and its menu: examples, and puzzles looked at before.

use egui::{Id, Popup, Rect, Response};
use eight_realms_app::{
    desk::{
        export::ExportAction,
        preferences::Theme,
        screen::{Projector, Sheet},
    },
    model::{Action, Seen},
    settings::is_changed,
    words::Words,
};
use strum::VariantArray;

use super::{
    button::{BarButton, Face, Icon},
    parts::narrowing,
    puzzles,
};
use crate::gui::{
    PanelContext,
    keys::binding,
    kit::{Canvas, Chosen, id},
    settings,
    theme::space,
};

/// Number of commands.
pub const COMMANDS: usize = BarCommand::VARIANTS.len();

/// A command of the bar: those on puzzles and on how to search, from the left; then the others, from the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum BarCommand {
    Random,
    /// A random board at a chosen depth.
    Depth,
    Examples,
    Recent,
    Settings,
    Keys,
    Projector,
    Theme,
    Language,
    Link,
    /// What is shown, as a picture or a table.
    Save,
}

impl BarCommand {
    /// Returns the action of the command; `None` if it opens a menu.
    fn action(self, model: Seen<'_>) -> Option<Action> {
        Some(match self {
            Self::Random => Action::DealRandom,
            Self::Depth => Action::Open(Sheet::Depth),
            Self::Examples | Self::Recent | Self::Settings => return None,
            Self::Keys => Action::Open(Sheet::Keys),
            Self::Projector => Action::SwitchProjector,
            Self::Theme => Action::SwitchTheme,
            Self::Language => Action::SwitchLanguage,
            Self::Link => Action::Open(Sheet::Link),
            Self::Save => Action::Export(ExportAction::Take(model.export.export)),
        })
    }

    /// Whether the command can be given: a question keeps its puzzle, and a projector is always light.
    pub fn is_offered(self, context: &PanelContext<'_>) -> bool {
        let model = context.view.model;
        match self {
            Self::Random | Self::Depth | Self::Examples | Self::Recent | Self::Settings => {
                !model.has_open_question()
            }
            Self::Theme => model.projector == Projector::Off,
            Self::Keys | Self::Projector | Self::Language | Self::Link | Self::Save => true,
        }
    }

    /// Returns the id of the command's menu.
    pub fn menu(self) -> Id {
        id(("top bar menu", self as usize))
    }

    /// Carries out the command, or opens or closes its menu.
    pub fn press(self, canvas: &mut Canvas<'_, '_>) {
        match self.action(canvas.context.view.model) {
            Some(action) => canvas.ask(action),
            None => Popup::toggle_id(canvas.ui.ctx(), self.menu()),
        }
    }

    /// Draws the command's button into `place`, and below it its menu while that is open.
    pub fn show(self, canvas: &mut Canvas<'_, '_>, button: &BarButton, place: Rect) {
        let mut part = canvas.part();
        if !self.is_offered(canvas.context) {
            part.disable();
        }
        let is_open = Popup::is_id_open(canvas.ui.ctx(), self.menu());
        let button = if is_open { button.clone().chosen(Chosen::Yes) } else { button.clone() };
        let response = button.show(&canvas.on(&mut part), place);
        if response.clicked() {
            self.press(canvas);
        }
        self.show_menu(canvas, &response);
    }

    /// Draws the command's menu below `anchor`, while it is open.
    pub fn show_menu(self, canvas: &mut Canvas<'_, '_>, anchor: &Response) {
        let popup = || Popup::menu(anchor).id(self.menu()).open_memory(None).gap(space::XS);
        match self {
            Self::Examples => _ = popup().show(|ui| puzzles::show_examples(&mut canvas.on(ui))),
            Self::Recent => _ = popup().show(|ui| puzzles::show_recent(&mut canvas.on(ui))),
            Self::Settings => settings::show_menu(canvas, popup()),
            Self::Random
            | Self::Depth
            | Self::Keys
            | Self::Projector
            | Self::Theme
            | Self::Language
            | Self::Link
            | Self::Save => {}
        }
    }
}

/// Returns the buttons of all commands, in their order.
pub fn commands(context: &PanelContext<'_>, step: usize) -> [BarButton; COMMANDS] {
    let [keys, projector, theme, language, link, save] = right_buttons(step, context);
    [
        random(context),
        depth(context),
        examples(context.words),
        recent(context.words),
        settings(context),
        keys,
        projector,
        theme,
        language,
        link,
        save,
    ]
}

fn random(context: &PanelContext<'_>) -> BarButton {
    let name = context.words.say("random");
    let hint = context.hint_of("random-hint", const { binding("random") });
    BarButton::new("random", Face::Word(name.clone()), name).hint(hint)
}

fn depth(context: &PanelContext<'_>) -> BarButton {
    let hint = context.hint_of("random-at-depth", const { binding("depth") });
    BarButton::new("depth", Face::Icon(Icon::Down), context.words.say("random-at-depth")).hint(hint)
}

fn examples(words: &Words) -> BarButton {
    BarButton::new("examples", Face::Word(words.say("examples")), words.say("examples"))
        .hint(words.say("examples-hint"))
}

fn recent(words: &Words) -> BarButton {
    BarButton::new("recent", Face::Word(words.say("recent")), words.say("recent"))
        .hint(words.say("recent-hint"))
}

/// Returns the button of the settings. All figures depend on them, so it has a mark while one of them is not as at first.
fn settings(context: &PanelContext<'_>) -> BarButton {
    let (words, word) = (context.words, context.words.say("settings"));
    if is_changed(&context.view.model.settings) {
        BarButton::new("settings", Face::Marked(word), words.say("settings-changed"))
            .hint(words.say("settings-changed-hint"))
    } else {
        BarButton::new("settings", Face::Word(word.clone()), word).hint(words.say("settings-hint"))
    }
}

/// Returns the buttons of keys, projector, theme, language, link and what is saved, in their order from the right.
fn right_buttons(step: usize, context: &PanelContext<'_>) -> [BarButton; 6] {
    let words = context.words;
    let theme = match context.view.model.preferences.theme {
        Theme::Dark => words.say("theme-light"),
        Theme::Light => words.say("theme-dark"),
    };
    let projector = words.say("projector");
    let other = words.language().next().name().to_owned();
    let face = |icon, word: &String| {
        if step >= narrowing::APPEARANCE_WORDS { Face::Icon(icon) } else { Face::Word(word.clone()) }
    };
    let chosen = Chosen::same(context.view.model.projector, Projector::On);
    [
        BarButton::new("keys", Face::Word("?".to_owned()), words.say("keys"))
            .hint(context.hint_of("keys", const { binding("keys") })),
        BarButton::new("projector", face(Icon::Projector, &projector), projector.clone())
            .hint(context.hint_of("projector-hint", const { binding("projector") }))
            .chosen(chosen),
        BarButton::new("theme", face(Icon::Theme, &theme), theme.clone()).hint(words.say("theme-hint")),
        BarButton::new("language", Face::Word(other.clone()), other)
            .hint(context.hint_of("language", const { binding("language") })),
        BarButton::new("link", Face::Icon(Icon::Link), words.say("link")).hint(words.say("link-hint")),
        BarButton::new("save", face(Icon::Save, &words.say("save-open")), words.say("save-open"))
            .hint(context.hint_of("save-hint", const { binding("save") })),
    ]
}
