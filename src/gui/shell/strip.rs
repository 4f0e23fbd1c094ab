//! The strip over the stage: the tabs, which choose what it shows, the sentence about that, and at the right the chosen
//! realm with the progress of its search.

use egui::{Align2, CornerRadius, Pos2, Rect, Vec2, pos2, vec2};
use eight_realms_app::{
    desk::{
        action::SolutionAction,
        here::Phase,
        lanes::{RunState, SearchOutcome},
        screen::{ScaleSteps, StageTab},
    },
    headline,
    model::Action,
    step::sentences,
};
use eight_realms_core::{realm::Realm, space::DEEPEST};

use crate::gui::{
    keys::caption,
    kit::{
        Button, Canvas, Chosen, Item,
        columns::widest,
        id,
        tabs::{self, Strip},
    },
    step,
    theme::{
        LaneMark, Regions, StatusStyle, Type, break_point, looks, phone, radius,
        sizes::{controls::segments, marks},
        space,
    },
    widgets::{
        chip::{Fill, chip},
        status::status_mark,
        text,
    },
};

/// Smallest room for the chosen lane beside the tabs.
const MIN_REALM: f32 = 60.0;
/// Smallest room in which words are worth writing.
const MIN_WORDS: f32 = 40.0;
/// Height of the button with the status.
const STATUS: f32 = 26.0;
const LINE: f32 = phone::SENTENCE_LINE;
/// Room above and below the lines of the sentence: on a roomy stage, and on a low one.
const AROUND: [f32; 2] = [5.5, 4.0];
/// Size of the bar in front of the sentence, in the lane's colour.
const BAR: Vec2 = vec2(marks::ACCENT_BAR, 18.0);
/// Width of the longest sentence that tests allow, in either language.
const LONGEST: f32 = 760.0;

/// Draws the tabs at the top of `full`, unless they are in the bar, and below them the sentence about what they show.
pub fn show_strip(canvas: &mut Canvas<'_, '_>, full: Rect, open: StageTab) -> Strip {
    if tabs_are_in_bar(canvas) {
        let below = show_narration(canvas, full, open);
        return match open {
            StageTab::Step | StageTab::Reading => Strip { rest: below.with_max_y(below.top()), below },
            StageTab::Inside | StageTab::Race | StageTab::Map | StageTab::Heuristics | StageTab::Lab => {
                let height = canvas.target(segments::OWN_ROW);
                let (line, below) = below.split_top_bottom_at_y(below.top() + height);
                Strip { rest: line.shrink2(vec2(canvas.margin(full.width()), 0.0)), below }
            }
        };
    }
    let strip = tabs::strip(canvas, full);
    let x = show_tabs(canvas, strip, full.left() + canvas.margin(full.width()), open);
    let rest = Rect::from_min_max(
        pos2(x, strip.top()),
        pos2(full.right() - canvas.margin(full.width()), strip.bottom()),
    );
    let below = Rect::from_min_max(strip.left_bottom(), full.max);
    Strip { rest, below: show_narration(canvas, below, open) }
}

/// Whether the tabs are in the bar at the top: in a window too narrow for a panel beside the stage.
pub fn tabs_are_in_bar(canvas: &Canvas<'_, '_>) -> bool {
    let framing = canvas.context.view.model.surroundings.framing;
    canvas.is_phone() || Regions::has_tabs_in_bar(canvas.ui.ctx().content_rect().width(), framing)
}

/// Draws the tabs side by side in `strip`, the first one's word from `x` on; returns where the next thing may begin. Where
/// they would not end before the strip, they stand closer.
pub fn show_tabs(canvas: &mut Canvas<'_, '_>, strip: Rect, x: f32, open: StageTab) -> f32 {
    let gaps = visible_tabs(canvas).count().saturating_sub(1).max(1) as f32;
    let excess = x + tabs_width(canvas) - strip.right();
    let gap = (space::XL - excess.max(0.0) / gaps).max(space::S);
    visible_tabs(canvas).fold(x, |x, tab| show_tab(canvas, (strip, x), tab, open) + gap)
}

/// Returns the tabs; the reading is one only where it has no panel.
pub fn visible_tabs(canvas: &Canvas<'_, '_>) -> impl Iterator<Item = StageTab> + use<> {
    let has_panel = Regions::has_reading(canvas.ui.ctx().content_rect().width());
    StageTab::ALL.into_iter().filter(move |tab| *tab != StageTab::Reading || !has_panel)
}

/// Draws a tab; returns where its word ends.
fn show_tab(canvas: &mut Canvas<'_, '_>, place: (Rect, f32), tab: StageTab, open: StageTab) -> f32 {
    let word = tab_word(canvas, tab);
    let mut part = canvas.part();
    // While a question is open, the stage stays where it is.
    if canvas.context.view.model.has_open_question() && tab != open {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let (response, end) = tabs::tab(canvas, place, ("tab", tab), &word, Chosen::same(tab, open));
    canvas.on_click(&response, Action::ShowStage(tab));
    if let Some(key) = caption::tab(tab, canvas.context.words) {
        response.on_hover_text(canvas.context.hint(&word, &key));
    }
    end
}

/// Returns the word of a tab.
pub fn tab_word(canvas: &Canvas<'_, '_>, tab: StageTab) -> String {
    canvas.say(format!("tab-{}", tab.name()))
}

/// Returns the width of all tabs side by side.
pub fn tabs_width(canvas: &Canvas<'_, '_>) -> f32 {
    let words = visible_tabs(canvas)
        .map(|tab| text::width(canvas.painter(), &tab_word(canvas, tab), looks::TAB.kind));
    words.fold(0.0, |sum, width| sum + width + space::XL) - space::XL
}

/// Draws the sentence with the reason of the search's last step, or with the standing of a race, at the top of `below`,
/// where it is about the open tab; returns what is left. It is read first, so it is above everything else.
///
/// The sentence's place is equally high at every moment, so nothing moves while it changes. On a stage as wide as the
/// longest sentence it has one line, on a narrower one two, unless the stage is low and not beside a question. Where it
/// has one, a longer sentence is written smaller, and one that is still too long is shown whole on hover.
fn show_narration(canvas: &mut Canvas<'_, '_>, below: Rect, open: StageTab) -> Rect {
    if !is_narrated(open) || canvas.has_sentence_in_bar() {
        return below;
    }
    let is_roomy = below.height() >= break_point::ROOMY_NARRATION;
    let left = below.left() + canvas.margin(below.width());
    let right = below.right() - canvas.margin(below.width());
    let around = AROUND[usize::from(!is_roomy)];
    let room =
        Rect::from_min_max(pos2(left + BAR.x + space::S, below.top() + around), pos2(right, below.bottom()));
    let lines = match room.width() {
        // The standing of a race is the longest sentence, and its rows have no chips above them.
        _ if canvas.is_upright() && open == StageTab::Race => 3,
        width if width < LONGEST / 2.0 || (is_roomy && width < LONGEST) => 2,
        _ => 1,
    };
    let (factor, lines) = sizes(canvas, below.height() - 2.0 * around, lines);
    let line = LINE * factor;
    let height = lines as f32 * line;
    let bar = Rect::from_min_size(
        pos2(left, room.top() + (line - BAR.y) / 2.0),
        vec2(BAR.x, BAR.y + height - line),
    );
    canvas.painter().rect_filled(bar, CornerRadius::same(radius::XXS), canvas.context.accent());
    if open == StageTab::Step {
        step::step_by_swipe(canvas, room.with_max_y(room.top() + height), "sentence");
    }
    show_sentence(canvas, room.with_max_y(room.top() + height), (factor, lines));
    below.with_min_y(room.top() + height + around)
}

/// Heights that a larger sentence leaves of the stage: upright, lying, and around.
const BELOW_LARGER: [f32; 3] = [268.0, 204.0, 306.0];

/// How many times as large the sentence is written that has so many lines at first, and its lines: as chosen, or less
/// where the stage would be too low.
fn sizes(canvas: &Canvas<'_, '_>, height: f32, lines: usize) -> (f32, usize) {
    let below = BELOW_LARGER[canvas.arrangement() as usize];
    let chosen = canvas.context.reading();
    let steps = ScaleSteps::Browser.all().iter().rev().map(|percent| f32::from(*percent) / 100.0);
    let larger = steps.filter(|factor| *factor > 1.0 && *factor <= chosen);
    let mut sizes = larger.map(|factor| (factor, (lines as f32 * factor).ceil() as usize));
    let fits = |(factor, lines): &(f32, usize)| height - *lines as f32 * LINE * factor >= below;
    sizes.find(fits).unwrap_or((1.0, lines))
}

/// Whether the sentence is about what the tab shows. The heuristics are about all boards, not about a moment.
const fn is_narrated(tab: StageTab) -> bool {
    match tab {
        StageTab::Step | StageTab::Inside | StageTab::Race | StageTab::Map | StageTab::Reading => true,
        StageTab::Heuristics | StageTab::Lab => false,
    }
}

/// Writes the sentence in `place`, so many times as large as usual, in the largest type in which it fits into its lines.
pub fn show_sentence(canvas: &Canvas<'_, '_>, place: Rect, (factor, lines): (f32, usize)) {
    let sentence = if canvas.is_phone() && canvas.context.view.model.shows_doors() {
        // It has no doors, and no keys.
        canvas.say("begin-on-a-phone")
    } else {
        headline::sentence(canvas.context.view, canvas.context.words)
    };
    let fits =
        |kind: &Type| text::fits(canvas.painter(), &sentence, kind.times(factor), place.width(), lines);
    let fitting = [Type::Lead, Type::Body].into_iter().find(fits);
    let kind = fitting.unwrap_or(Type::Body);
    let rect =
        text::lines(canvas.painter(), place, &sentence, kind.times(factor), canvas.palette().text, lines);
    let response = canvas.named(rect, "why", &sentence);
    let convention = headline::convention(canvas.context.view, canvas.context.words).map(|id| canvas.say(id));
    let hint: Vec<String> = fitting.is_none().then_some(sentence).into_iter().chain(convention).collect();
    if !hint.is_empty() {
        response.on_hover_text(hint.join("\n"));
    }
}

/// Draws the chosen lane at the right of what the tabs left, and how far its search is; in a narrow window both are in
/// the bar.
pub fn show_realm(canvas: &mut Canvas<'_, '_>, rest: Rect) {
    if tabs_are_in_bar(canvas) || rest.width() < MIN_REALM {
        return;
    }
    let name = show_realm_before(canvas, rest.right_center(), rest.width());
    show_status(canvas, Rect::from_min_max(rest.min, pos2(name - space::L, rest.bottom())));
}

/// Draws the chosen lane's chip and name, ending at `end`; returns the chip's left end.
fn show_realm_before(canvas: &Canvas<'_, '_>, end: Pos2, width: f32) -> f32 {
    let chosen = canvas.context.view.model.chosen;
    let name = canvas.context.name(chosen);
    let room = width - marks::CHIP - space::S;
    let color = canvas.palette().text;
    let word = text::line(canvas.painter(), end, Align2::RIGHT_CENTER, &name, Type::Figure, color, room);
    let middle = pos2(word.left() - space::S - marks::CHIP / 2.0, end.y);
    let rect = Rect::from_center_size(middle, Vec2::splat(marks::CHIP));
    chip(canvas.painter(), rect, LaneMark::of(chosen), Fill::Solid, canvas.palette());
    let response = canvas.named(rect.union(word), "realm", &name);
    if text::width(canvas.painter(), &name, Type::Figure) > room {
        response.on_hover_text(name);
    }
    rect.left()
}

/// Draws the chosen lane's chip and name at the right end of `place`, or the chip alone.
pub fn show_realm_in_bar(canvas: &Canvas<'_, '_>, place: Rect, is_alone: bool) {
    if !is_alone {
        show_realm_before(canvas, place.right_center(), place.width());
        return;
    }
    let chosen = canvas.context.view.model.chosen;
    let rect = Align2::RIGHT_CENTER.anchor_size(place.right_center(), Vec2::splat(marks::CHIP));
    chip(canvas.painter(), rect, LaneMark::of(chosen), Fill::Solid, canvas.palette());
    let name = canvas.context.name(chosen);
    canvas.named(rect, "realm", &name).on_hover_text(name);
}

/// Returns the room of the chosen lane's chip and name in a bar, the same for every lane; from `step` on, that of the
/// chip alone.
pub fn realm_item(canvas: &Canvas<'_, '_>, step: usize) -> Item {
    let names = Realm::ALL.map(|lane| canvas.context.name(lane.into()));
    let name = widest(canvas.painter(), names, Type::Figure);
    Item::new(marks::CHIP + space::S + name).or(step, marks::CHIP)
}

/// Draws the progress of the chosen lane's search at the right end of `rect`, or, once it has found a solution, a button
/// that opens the walk along it, so that the moment shown need not be left. At the end of the recording, the solution is on
/// the stage itself.
pub fn show_status(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let lane = canvas.context.view.model.chosen_lane();
    match (&lane.run, canvas.stage().phase) {
        (RunState::Done(SearchOutcome::Found(_)), Phase::Solved) if shows_solution(canvas) => {}
        (RunState::Done(SearchOutcome::Found(_)), _) => show_solution_button(canvas, rect),
        _ => show_progress(canvas, rect),
    }
}

/// Whether the stage itself shows the solution at the end.
fn shows_solution(canvas: &Canvas<'_, '_>) -> bool {
    match canvas.context.view.model.stage {
        StageTab::Step => true,
        StageTab::Reading => Regions::has_reading(canvas.ui.ctx().content_rect().width()),
        StageTab::Inside | StageTab::Race | StageTab::Map | StageTab::Heuristics | StageTab::Lab => false,
    }
}

/// The width of the button of a longest solution.
pub fn status_width(canvas: &Canvas<'_, '_>) -> f32 {
    let label = canvas.tell("solution-of", &[("moves", u64::from(DEEPEST).into())]);
    solution_button_width(canvas, &label)
}

fn solution_button_width(canvas: &Canvas<'_, '_>, label: &str) -> f32 {
    text::width(canvas.painter(), label, Type::Caption) + marks::STATUS + 3.0 * space::S
}

/// The word and the action of the button, where there is one.
pub fn walk(canvas: &Canvas<'_, '_>) -> Option<(String, Action)> {
    let model = canvas.context.view.model;
    let path = model.chosen_lane().path()?;
    let label = canvas.tell("solution-of", &[("moves", path.len().into())]);
    let action = if model.is_walking() { SolutionAction::Close } else { SolutionAction::Open };
    Some((label, Action::Solution(action)))
}

fn show_progress(canvas: &Canvas<'_, '_>, rect: Rect) {
    if rect.width() < MIN_WORDS {
        return;
    }
    let Some(words) = sentences::progress(canvas.context.narrator()) else { return };
    let color = canvas.palette().text_faint;
    let at = rect.right_center();
    let text_rect =
        text::line(canvas.painter(), at, Align2::RIGHT_CENTER, &words, Type::Caption, color, rect.width());
    let response = canvas.named(text_rect, "run", &words);
    if let Some(convention) = sentences::progress_convention(canvas.context.narrator()) {
        response.on_hover_text(canvas.say(convention));
    }
}

fn show_solution_button(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let Some((label, action)) = walk(canvas) else { return };
    let width = solution_button_width(canvas, &label);
    if width > rect.width() {
        return;
    }
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), vec2(width, STATUS));
    let chosen = if canvas.context.view.model.is_walking() { Chosen::Yes } else { Chosen::No };
    let button = Button::new(place, id("solution"), &label, &looks::RAISED).highlighted(chosen);
    let response = canvas.press(button.hint(canvas.say("race-column-moves-note")), |ink| {
        let mark = pos2(place.left() + space::S + marks::STATUS / 2.0, place.center().y);
        status_mark(canvas.painter(), mark, marks::STATUS, StatusStyle::Path, canvas.palette());
        let word = mark + vec2(marks::STATUS / 2.0 + space::S, 0.0);
        text::left(canvas.painter(), word, &label, Type::Caption, ink);
    });
    canvas.on_click(&response, action);
}
