//! The bar over the results: which plot, of what; how far the run is.

use egui::{Align2, CornerRadius, Rect, Vec2, pos2, vec2};
use eight_realms_app::{
    lab::{
        LabAction, LabFace,
        chart::{LabCount, LabPlot},
        run::Standing,
        sentences,
        view::{Progress, ResultsView},
    },
    model::Action,
};

use crate::gui::{
    keys::caption,
    kit::{Button, Canvas, id},
    theme::{Type, looks, space},
    widgets::{segments::Segment, still, text},
};

/// Height of the bar.
const HEIGHT: f32 = 30.0;
/// Length and height of the bar of the progress.
const BAR: Vec2 = vec2(72.0, 5.0);
/// Room that the words of the progress need beside the choices.
const WORDS: f32 = 210.0;

/// Draws the bar at the top of `rect`; returns what is left.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, view: &ResultsView) -> Rect {
    let height = canvas.target(HEIGHT);
    let (row, below) = rect.split_top_bottom_at_y(rect.top() + height);
    let choices = choices(canvas, view);
    let widths: Vec<f32> = choices.iter().map(|choice| canvas.choice_key_width(&choice.segments)).collect();
    let all = widths.iter().map(|width| width + space::S).sum::<f32>();
    let beside = row.width() - all >= WORDS;
    let room = if beside { row.with_max_x(row.left() + all) } else { row };
    // On a narrow phone the plot has a row of its own.
    let below = if choices.len() > 2 && all > row.width() {
        let (second, below) = below.split_top_bottom_at_y(below.top() + height + space::XS);
        show_choices(canvas, room, &choices[..1], &widths[..1]);
        show_choices(canvas, second.with_min_y(second.top() + space::XS), &choices[1..], &widths[1..]);
        below
    } else {
        show_choices(canvas, room, &choices, &widths);
        below
    };
    let (progress, below) = if beside {
        (row.with_min_x(row.left() + all + space::M), below)
    } else {
        below.split_top_bottom_at_y(below.top() + height)
    };
    show_progress(canvas, progress, &view.progress);
    below.with_min_y(below.top() + space::XS)
}

/// A choice of the bar: its words, the chosen one, and what each leads to.
struct BarChoice {
    name: &'static str,
    segments: Vec<Segment<usize>>,
    chosen: usize,
    actions: Vec<LabAction>,
}

impl BarChoice {
    /// A choice among values, each with its word and its hint.
    fn of<T: PartialEq>(
        name: &'static str,
        values: impl IntoIterator<Item = (T, String, String)>,
        chosen: &T,
        action: impl Fn(T) -> LabAction,
    ) -> Self {
        let mut choice = Self { name, segments: Vec::new(), chosen: 0, actions: Vec::new() };
        for (number, (value, word, hint)) in values.into_iter().enumerate() {
            if value == *chosen {
                choice.chosen = number;
            }
            choice.segments.push(Segment::new(number, word, hint));
            choice.actions.push(action(value));
        }
        choice
    }
}

/// The choices that matter for what is shown.
fn choices(canvas: &Canvas<'_, '_>, view: &ResultsView) -> Vec<BarChoice> {
    let lab = canvas.context.view.model.lab;
    let Some(run) = &lab.run else { return Vec::new() };
    let counts = || {
        let counts = LabCount::ALL.into_iter().filter(|count| count.is_in(run)).map(|count| {
            let name = count.name();
            let hint = canvas.say(format!("lab-quantity-{name}-note"));
            (count, canvas.say(format!("lab-quantity-{name}")), hint)
        });
        BarChoice::of("lab count", counts, &lab.count, LabAction::Count)
    };
    if lab.face == LabFace::Table {
        // The textbook's tables have figures of their own.
        return if view.table.book.is_none() { vec![counts()] } else { Vec::new() };
    }
    let plots = lab.plots().enumerate().map(|(place, plot)| {
        let name = plot.name();
        let hint = canvas.say(format!("lab-plot-{name}-hint"));
        let hint = canvas.context.hint(&hint, &caption::digit(place, canvas.context.words));
        (plot, canvas.say(format!("lab-plot-{name}")), hint)
    });
    let mut choices = vec![BarChoice::of("lab plot", plots, &lab.plot, LabAction::Plot)];
    if lab.plot == LabPlot::Growth {
        choices.push(counts());
    }
    if lab.plot.is_of_one_depth() {
        let depths = view.depths.iter().map(|depth| {
            let word = canvas.tell("lab-at-depth", &[("depth", (*depth).into())]);
            (*depth, word.clone(), word)
        });
        choices.push(BarChoice::of("lab depth", depths, &view.depth, LabAction::Depth));
    }
    if lab.plot == LabPlot::Pairs && view.variants.len() > 2 {
        let others = view.variants.iter().enumerate().filter(|(number, _)| *number != view.against);
        let others = others.map(|(number, variant)| {
            let name = sentences::variant(canvas.context.words, variant);
            (number, variant.lane.to_string(), name)
        });
        choices.push(BarChoice::of("lab compared", others, &view.compared, LabAction::Compare));
    }
    if lab.plot.compares() {
        let variants = view.variants.iter().enumerate().map(|(number, variant)| {
            let name = sentences::against(canvas.context.words, variant);
            (number, name.clone(), name)
        });
        choices.push(BarChoice::of("lab against", variants, &view.against, LabAction::Against));
    }
    choices
}

fn show_choices(canvas: &mut Canvas<'_, '_>, row: Rect, choices: &[BarChoice], widths: &[f32]) {
    if still::is_set(canvas.ui.ctx()) {
        return;
    }
    let gaps = space::S * widths.len().saturating_sub(1) as f32;
    // Where they have no room, none takes more than its share.
    let has_room = widths.iter().sum::<f32>() <= row.width() - gaps;
    let share = (row.width() - gaps) / widths.len().max(1) as f32;
    let mut x = row.left();
    for (choice, width) in choices.iter().zip(widths) {
        let width = if has_room { *width } else { share };
        let place = Rect::from_x_y_ranges(x..=x + width, row.y_range());
        if let Some(number) = canvas.choice_key(place, choice.name, &choice.segments, choice.chosen) {
            canvas.ask(Action::Lab(choice.actions[number].clone()));
        }
        x = place.right() + space::S;
    }
}

/// Draws how far the run is, and the button that interrupts it or lets it go on.
fn show_progress(canvas: &mut Canvas<'_, '_>, row: Rect, progress: &Progress) {
    let (palette, words) = (canvas.palette(), canvas.context.words);
    let mut right = row.right();
    let button = match progress.standing {
        Standing::Running(_) | Standing::Resting | Standing::Waiting | Standing::WaitingForSearch => {
            Some((["lab-pause", "lab-pause-hint"], LabAction::Pause))
        }
        Standing::Paused => Some((["lab-go-on", "lab-go-on-hint"], LabAction::GoOn)),
        Standing::Done => None,
    };
    if let Some(([word, hint], action)) = button.filter(|_| !still::is_set(canvas.ui.ctx())) {
        let label = canvas.say(word);
        let size = canvas.button_size(&label);
        let place = Align2::RIGHT_CENTER.anchor_size(row.right_center(), size);
        let button = Button::new(place, id(("lab run", word)), &label, &looks::RAISED);
        let response = canvas.press_word(button.hint(canvas.say(hint)), &label);
        canvas.on_click(&response, Action::Lab(action));
        right = place.left() - space::M;
    }
    if let Standing::Running(_) = progress.standing {
        let bar = Align2::RIGHT_CENTER.anchor_size(pos2(right, row.center().y), BAR);
        let corners = CornerRadius::same((BAR.y / 2.0) as u8);
        canvas.painter().rect_filled(bar, corners, palette.sunken);
        let filled =
            Rect::from_min_size(bar.min, vec2(BAR.x * (progress.share as f32).clamp(0.0, 1.0), BAR.y));
        canvas.painter().rect_filled(filled, corners, palette.text_soft);
        right = bar.left() - space::S;
    }
    let words = sentences::progress(words, progress);
    let at = pos2(right, row.center().y);
    let room = right - row.left();
    let place = text::line(
        canvas.painter(),
        at,
        Align2::RIGHT_CENTER,
        &words,
        Type::Caption,
        palette.text_soft,
        room,
    );
    canvas.named(place, "lab progress", &words).on_hover_text(&words);
}
