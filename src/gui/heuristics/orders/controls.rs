//! The controls over the bars: the count, the sorting, and the progress of the trials.

use egui::{Align2, Rect, pos2};
use eight_realms_app::{
    app::{Action, HeuristicsAction, OrdersCount, OrdersSorting, view::heuristics::TrialBars},
    tell::trials::{self, TrialsProgress},
};

use crate::gui::{
    heuristics::progress,
    kit::{Canvas, id},
    theme::{Type, space},
    widgets::{
        segments::{self, Segment},
        text,
    },
};

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, trial_bars: &TrialBars) {
    let realm = canvas.context.view.model.chosen;
    let counts = OrdersCount::ALL.map(|count| segment(canvas, count, trials::counted(count, realm)));
    let sortings = OrdersSorting::ALL.map(|sorting| {
        segment(
            canvas,
            sorting,
            match sorting {
                OrdersSorting::ByOrder => ["heuristics-by-order", "heuristics-by-order-hint"],
                OrdersSorting::ByValue => ["heuristics-by-value", "heuristics-by-value-hint"],
            },
        )
    });
    let orders = &canvas.context.view.model.heuristics.orders;
    let (count, sorting) = (orders.count, orders.sorting);
    let from = rect.left() + segments::width(canvas.painter(), &counts) + space::M;
    let beside = rect.with_min_x(from);
    let end = from + segments::width(canvas.painter(), &sortings);
    let palette = canvas.context.palette;
    let count = segments::show(canvas.ui, rect, id("heuristics count"), &counts, count, palette);
    let sorting = segments::show(canvas.ui, beside, id("heuristics sorting"), &sortings, sorting, palette);
    let actions = count.map(HeuristicsAction::Count).into_iter().chain(sorting.map(HeuristicsAction::Sort));
    canvas.actions.extend(actions.map(Action::Heuristics));
    show_progress(canvas, rect.with_min_x(end + space::L), trial_bars);
}

fn segment<T>(canvas: &Canvas<'_, '_>, value: T, [word, hint]: [&str; 2]) -> Segment<T> {
    let word = canvas.say(word);
    Segment { value, label: word.clone(), word, hint: canvas.say(hint) }
}

/// Draws how many trials were made; while they run, their progress and the button that stops them.
fn show_progress(canvas: &mut Canvas<'_, '_>, rect: Rect, trial_bars: &TrialBars) {
    match trials::trials_progress(canvas.context.words, trial_bars) {
        TrialsProgress::Progress(progress) => progress::show(canvas, rect, &progress),
        TrialsProgress::Stopped(text) => {
            let hint = canvas.say("heuristics-run-on-hint");
            let after =
                progress::button_at_end(canvas, rect, "heuristics-run-on", &hint, HeuristicsAction::RunOn);
            show_text(canvas, after, &text);
        }
        TrialsProgress::Done(text) => show_text(canvas, rect, &text),
    }
}

fn show_text(canvas: &Canvas<'_, '_>, rect: Rect, words: &str) {
    let at = pos2(rect.right(), rect.center().y);
    let color = canvas.palette().text_faint;
    let text_rect =
        text::line(canvas.painter(), at, Align2::RIGHT_CENTER, words, Type::Caption, color, rect.width());
    let hint = format!("{words}\n{}", canvas.say(trials::CONVENTION));
    canvas.named(text_rect, "heuristics trials", words).on_hover_text(hint);
}
