//! The bar at the top: the puzzle, other puzzles, how to search, and how the window looks.
//!
//! ```text
//! ▦ Eight Realms  (Start ▣ 2 3 4 …) → (Goal ▣ 1 2 3 …)  Random▾ Examples Recent Settings   ∞ 中文 Light Projector ?
//! ```
//!
//! In a narrow window, parts disappear one after the other, see `narrowing`; no control ever does. Below 1200 points, the
//! tabs of the stage are in the bar, see `narrow`.

mod boards;
mod button;
mod icon;
mod menu;
mod name;
mod narrow;
mod narrowing;
mod settings;

use std::array;

use eight_realms_app::{
    app::{Action, BoardRole, Projector, Sheet, Theme},
    words::Words,
};
use strum::VariantArray;

use egui::{Id, Popup, Rect, Response, vec2};

use self::{
    button::{BarButton, Face},
    icon::Icon,
};
use super::tabs;
use crate::gui::{
    PanelContext,
    keys::binding,
    kit::{Canvas, Chosen, Item, Row, id},
    theme::space,
};

/// Room of the arrow between the two boards.
const ARROW: f32 = 14.0;
/// Gap between two buttons that belong together.
const JOINED: f32 = 1.0;

/// A command of the bar: those on puzzles and on how to search, from the left; then the others, from the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
enum BarCommand {
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
}

/// Number of commands.
const COMMANDS: usize = BarCommand::VARIANTS.len();

impl BarCommand {
    /// Returns the action of the command; `None` if it opens a menu.
    const fn action(self) -> Option<Action> {
        Some(match self {
            Self::Random => Action::DealRandom,
            Self::Depth => Action::Open(Sheet::Depth),
            Self::Examples | Self::Recent | Self::Settings => return None,
            Self::Keys => Action::Open(Sheet::Keys),
            Self::Projector => Action::SwitchProjector,
            Self::Theme => Action::SwitchTheme,
            Self::Language => Action::SwitchLanguage,
            Self::Link => Action::Open(Sheet::Link),
        })
    }

    /// Whether the command can be given: a question keeps its puzzle, and a projector is always light.
    fn is_offered(self, context: &PanelContext<'_>) -> bool {
        let model = context.view.model;
        match self {
            Self::Random | Self::Depth | Self::Examples | Self::Recent | Self::Settings => {
                !model.has_open_question()
            }
            Self::Theme => model.projector == Projector::Off,
            Self::Keys | Self::Projector | Self::Language | Self::Link => true,
        }
    }

    /// Returns the id of the command's menu.
    fn menu(self) -> Id {
        id(("top bar menu", self as usize))
    }

    /// Carries out the command, or opens or closes its menu.
    fn press(self, canvas: &mut Canvas<'_, '_>) {
        match self.action() {
            Some(action) => canvas.ask(action),
            None => Popup::toggle_id(canvas.ui.ctx(), self.menu()),
        }
    }

    /// Draws the command's button into `place`, and below it its menu while that is open.
    fn show(self, canvas: &mut Canvas<'_, '_>, button: &BarButton, place: Rect) {
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
    fn show_menu(self, canvas: &mut Canvas<'_, '_>, anchor: &Response) {
        let popup = || Popup::menu(anchor).id(self.menu()).open_memory(None).gap(space::XS);
        match self {
            Self::Examples => menu::examples(canvas, popup()),
            Self::Recent => menu::recent(canvas, popup()),
            Self::Settings => settings::menu(canvas, popup()),
            Self::Random
            | Self::Depth
            | Self::Keys
            | Self::Projector
            | Self::Theme
            | Self::Language
            | Self::Link => {}
        }
    }
}

/// Draws the panel into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    if tabs::are_in_bar(canvas) { narrow::show(canvas) } else { show_wide(canvas) }
}

fn show_wide(canvas: &mut Canvas<'_, '_>) {
    let bar = canvas.ui.max_rect().shrink2(vec2(space::L, 0.0));
    let [words, signs] = [0, narrowing::APPEARANCE_WORDS].map(|step| commands(canvas.context, step));
    let item = |command: BarCommand| {
        let [word, sign] = [&words, &signs].map(|buttons| buttons[command as usize].width(canvas));
        Item::new(word).or(narrowing::APPEARANCE_WORDS, sign)
    };
    let left = [
        name::item(canvas),
        boards::item(canvas, BoardRole::Start).after(space::L),
        Item::new(ARROW),
        boards::item(canvas, BoardRole::Goal),
        item(BarCommand::Random).after(space::L),
        item(BarCommand::Depth).after(JOINED),
        item(BarCommand::Examples),
        item(BarCommand::Recent),
        item(BarCommand::Settings),
    ];
    let right: [Item; 5] = array::from_fn(|place| item(BarCommand::VARIANTS[place + 5]));
    let Row { left, right, step, .. } = Row::fit(bar, &left, space::XL, &right);
    let [name, start, arrow, goal, puzzles @ ..] = left;
    name::show(canvas, name, step);
    boards::show(canvas, start, BoardRole::Start, step);
    boards::show_arrow(canvas, arrow);
    boards::show(canvas, goal, BoardRole::Goal, step);
    let buttons = if step < narrowing::APPEARANCE_WORDS { &words } else { &signs };
    for (command, place) in BarCommand::VARIANTS.iter().zip(puzzles.into_iter().chain(right)) {
        command.show(canvas, &buttons[*command as usize], place);
    }
}

/// Returns the buttons of all commands, in their order.
fn commands(context: &PanelContext<'_>, step: usize) -> [BarButton; COMMANDS] {
    let [keys, projector, theme, language, link] = right_buttons(step, context);
    [
        random(context),
        depth(context),
        examples(context.words),
        recent(context.words),
        settings::button(context),
        keys,
        projector,
        theme,
        language,
        link,
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

/// Returns the buttons of keys, projector, theme, language and link, in their order from the right.
fn right_buttons(step: usize, context: &PanelContext<'_>) -> [BarButton; 5] {
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
    ]
}

/// Returns the tooltip of a board's button.
fn edit_hint(context: &PanelContext<'_>, role: BoardRole) -> String {
    match role {
        BoardRole::Start => context.hint_of("edit-start", const { binding("start") }),
        BoardRole::Goal => context.hint_of("edit-goal", const { binding("goal") }),
    }
}
