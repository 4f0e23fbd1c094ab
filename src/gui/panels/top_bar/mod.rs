//! The bar at the top: the puzzle, other puzzles, how to search, and how the window is dressed.
//!
//! ```text
//! ▦ Eight Realms  (Start ▣ 2 3 4 …) → (Goal ▣ 1 2 3 …)  Random▾ Examples Recent Settings     中文 Light Projector ?
//! ```
//!
//! Where the window is narrow, parts go one after the other, see `Thrift`; no control ever does.

mod boards;
mod button;
mod icon;
mod menu;
mod name;
mod places;
mod settings;

use self::{
    button::{Button, Face},
    icon::Icon,
    places::{Places, Thrift},
};
use crate::{
    app::{Action, End, Projector, Sheet, Theme},
    gui::{
        Desk,
        keys::named,
        kit::{Canvas, Chosen},
        theme::space,
    },
    words::Words,
};

/// Draws the panel into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let bar = canvas.ui.max_rect();
    let thrift = thrift_for(canvas, bar.width());
    let mut places = Places::in_bar(bar);
    name::show(canvas, places.left(name::width(canvas, thrift)), thrift);
    places.gap();
    boards::show(canvas, &mut places, thrift);
    places.gap();
    puzzles(canvas, &mut places);
    settings::show(canvas, &mut places);
    dress(canvas, &mut places, thrift);
}

/// The least that must go for the bar to fit into `width`.
fn thrift_for(canvas: &Canvas<'_, '_>, width: f32) -> Thrift {
    let fits = |thrift: &Thrift| needed(canvas, *thrift) <= width;
    Thrift::ALL.into_iter().find(fits).unwrap_or(Thrift::Bare)
}

fn needed(canvas: &Canvas<'_, '_>, thrift: Thrift) -> f32 {
    let (desk, words) = (canvas.desk, canvas.desk.words);
    let buttons = [random(desk), examples(words), recent(words), settings::button(desk)];
    let left: f32 = buttons.iter().map(|button| button.width(canvas) + space::S).sum();
    let right: f32 = dresses(thrift, desk).iter().map(|button| button.width(canvas) + space::S).sum();
    let fixed = 2.0 * space::L + 2.0 * space::L + depth(desk).width(canvas) + 1.0;
    fixed + name::width(canvas, thrift) + boards::width(canvas, thrift) + left + right
}

/// Other puzzles.
fn puzzles(canvas: &mut Canvas<'_, '_>, places: &mut Places) {
    let (desk, words) = (canvas.desk, canvas.desk.words);
    if random(desk).show_left(canvas, places).clicked() {
        canvas.ask(Action::DealRandom);
    }
    places.join();
    if depth(desk).show_left(canvas, places).clicked() {
        canvas.ask(Action::Open(Sheet::Depth));
    }
    let response = examples(words).show_left(canvas, places);
    menu::examples(canvas, &response);
    let response = recent(words).show_left(canvas, places);
    menu::recent(canvas, &response);
}

/// How the window is dressed, from the right.
fn dress(canvas: &mut Canvas<'_, '_>, places: &mut Places, thrift: Thrift) {
    let asked =
        [Action::Open(Sheet::Keys), Action::SwitchProjector, Action::SwitchTheme, Action::SwitchLanguage];
    for (button, action) in dresses(thrift, canvas.desk).into_iter().zip(asked) {
        let mut part = canvas.part();
        // A projector is always light.
        if matches!(action, Action::SwitchTheme) && canvas.desk.view.model.projector == Projector::On {
            part.disable();
        }
        if button.show_right(&canvas.on(&mut part), places).clicked() {
            canvas.ask(action);
        }
    }
}

fn random(desk: &Desk<'_>) -> Button {
    let name = desk.words.say("random");
    let hint = desk.hint_of("random-hint", const { named("random") });
    Button::new("random", Face::Word(name.clone()), name).hint(hint)
}

fn depth(desk: &Desk<'_>) -> Button {
    let hint = desk.hint_of("random-at-depth", const { named("depth") });
    Button::new("depth", Face::Icon(Icon::Down), desk.words.say("random-at-depth")).hint(hint)
}

fn examples(words: &Words) -> Button {
    Button::new("examples", Face::Word(words.say("examples")), words.say("examples"))
        .hint(words.say("examples-hint"))
}

fn recent(words: &Words) -> Button {
    Button::new("recent", Face::Word(words.say("recent")), words.say("recent")).hint(words.say("recent-hint"))
}

/// Keys, projector, theme, language: as they stand from the right.
fn dresses(thrift: Thrift, desk: &Desk<'_>) -> [Button; 4] {
    let words = desk.words;
    let theme = match desk.view.model.preferences.theme {
        Theme::Dark => words.say("theme-light"),
        Theme::Light => words.say("theme-dark"),
    };
    let projector = words.say("projector");
    let other = words.language().next().name().to_owned();
    let face = |icon, word: &String| {
        if thrift >= Thrift::Icons { Face::Icon(icon) } else { Face::Word(word.clone()) }
    };
    let lit = Chosen::same(desk.view.model.projector, Projector::On);
    [
        Button::new("keys", Face::Word("?".to_owned()), words.say("keys"))
            .hint(desk.hint_of("keys", const { named("keys") })),
        Button::new("projector", face(Icon::Projector, &projector), projector.clone())
            .hint(desk.hint_of("projector-hint", const { named("projector") }))
            .lit(lit),
        Button::new("theme", face(Icon::Theme, &theme), theme.clone()).hint(words.say("theme-hint")),
        Button::new("language", Face::Word(other.clone()), other)
            .hint(desk.hint_of("language", const { named("language") })),
    ]
}

/// The tooltip of a board's button.
fn edit_hint(desk: &Desk<'_>, end: End) -> String {
    match end {
        End::Start => desk.hint_of("edit-start", const { named("start") }),
        End::Goal => desk.hint_of("edit-goal", const { named("goal") }),
    }
}
