//! The bar at the top: the puzzle, other puzzles, how to search, and how the window looks.
//!
//! ```text
//! ▦ Eight Realms  (Start ▣ 2 3 4 …) → (Goal ▣ 1 2 3 …)  Random▾ Examples Recent Settings   ∞ 中文 Light Projector ?
//! ```
//!
//! In a narrow window, parts disappear one after the other, see `narrowing`; no control ever does.

mod boards;
mod button;
mod icon;
mod menu;
mod name;
mod narrowing;
mod settings;

use std::array;

use egui::{Rect, vec2};

use self::{
    button::{BarButton, Face},
    icon::Icon,
};
use crate::{
    app::{Action, BoardRole, Projector, Sheet, Theme},
    gui::{
        PanelContext,
        keys::binding,
        kit::{Canvas, Chosen, Item, Row},
        theme::space,
    },
    words::Words,
};

/// Room of the arrow between the two boards.
const ARROW: f32 = 14.0;
/// Gap between two buttons that belong together.
const JOINED: f32 = 1.0;

/// Draws the panel into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let bar = canvas.ui.max_rect().shrink2(vec2(space::L, 0.0));
    let puzzles = puzzles(canvas.context);
    let [random, depth, examples, recent, settings] =
        puzzles.each_ref().map(|button| Item::new(button.width(canvas)));
    let left = [
        name::item(canvas),
        boards::item(canvas, BoardRole::Start).after(space::L),
        Item::new(ARROW),
        boards::item(canvas, BoardRole::Goal),
        random.after(space::L),
        depth.after(JOINED),
        examples,
        recent,
        settings,
    ];
    let [words, signs] = [0, narrowing::APPEARANCE_WORDS].map(|step| right_buttons(step, canvas.context));
    let right: [Item; 5] = array::from_fn(|place| {
        Item::new(words[place].width(canvas)).or(narrowing::APPEARANCE_WORDS, signs[place].width(canvas))
    });
    let Row { left, right, step, .. } = Row::fit(bar, &left, space::XL, &right);
    let [name, start, arrow, goal, others @ ..] = left;
    name::show(canvas, name, step);
    boards::show(canvas, start, BoardRole::Start, step);
    boards::show_arrow(canvas, arrow);
    boards::show(canvas, goal, BoardRole::Goal, step);
    let mut part = canvas.part();
    if canvas.context.view.model.questions.open().is_some() {
        part.disable();
    }
    show_puzzles(&mut canvas.on(&mut part), &puzzles, others);
    show_right(canvas, if step < narrowing::APPEARANCE_WORDS { &words } else { &signs }, right);
}

/// Returns the buttons of other puzzles and of how to search, in their order from the left.
fn puzzles(context: &PanelContext<'_>) -> [BarButton; 5] {
    [
        random(context),
        depth(context),
        examples(context.words),
        recent(context.words),
        settings::button(context),
    ]
}

fn show_puzzles(canvas: &mut Canvas<'_, '_>, buttons: &[BarButton; 5], places: [Rect; 5]) {
    let [random, depth, examples, recent, settings] =
        array::from_fn(|number| (&buttons[number], places[number]));
    let show = |canvas: &Canvas<'_, '_>, (button, place): (&BarButton, Rect)| button.show(canvas, place);
    if show(canvas, random).clicked() {
        canvas.ask(Action::DealRandom);
    }
    if show(canvas, depth).clicked() {
        canvas.ask(Action::Open(Sheet::Depth));
    }
    let response = show(canvas, examples);
    menu::examples(canvas, &response);
    let response = show(canvas, recent);
    menu::recent(canvas, &response);
    let response = show(canvas, settings);
    settings::menu(canvas, &response);
}

/// Shows the buttons of how the window looks, and of the link to what it shows, from the right.
fn show_right(canvas: &mut Canvas<'_, '_>, buttons: &[BarButton; 5], places: [Rect; 5]) {
    let actions = [
        Action::Open(Sheet::Keys),
        Action::SwitchProjector,
        Action::SwitchTheme,
        Action::SwitchLanguage,
        Action::Open(Sheet::Link),
    ];
    for ((button, place), action) in buttons.iter().zip(places).zip(actions) {
        let mut part = canvas.part();
        // A projector is always light.
        if matches!(action, Action::SwitchTheme) && canvas.context.view.model.projector == Projector::On {
            part.disable();
        }
        if button.show(&canvas.on(&mut part), place).clicked() {
            canvas.ask(action);
        }
    }
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
