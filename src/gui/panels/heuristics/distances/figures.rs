//! What the estimate that is looked at comes to, over all boards.

use egui::{Align2, Rect, pos2, vec2};

use crate::{
    app::{Action, Region, StudyAction, view::study::DistancesFace},
    gui::{
        panels::{
            heuristics::reason,
            stage::canvas::{Canvas, id},
        },
        theme::{Type, radius, space},
        widgets::{press, text, warning::warning_mark},
    },
    job::Summary,
    words::figures::{grouped, hundredths, tenths},
};

/// Side of the warning in front of a figure.
const MARK: f32 = 11.0;

/// A line: what, how much, and why.
struct Line {
    name: &'static str,
    words: String,
    figure: String,
    hint: String,
    /// Which boards it is about, if they can be loaded.
    region: Option<Region>,
    is_warning: bool,
}

/// Draws them into `rect`, each `height` high, as many as there is room for.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, height: f32, view: &DistancesFace) {
    let current = view.picture.as_ref().filter(|_| view.is_current);
    let Some(summary) = current.map(|picture| picture.summary) else { return };
    let mut place = Rect::from_min_size(rect.min, vec2(rect.width(), height));
    for line in lines(canvas, &summary) {
        if place.bottom() <= rect.bottom() + 1.0 {
            show_line(canvas, place, &line);
        }
        place = place.translate(vec2(0.0, height));
    }
    reasons(canvas, rect.with_min_y(place.top() + space::S));
}

/// Why it is admissible and consistent, or why not, where there is room to write it.
fn reasons(canvas: &Canvas<'_, '_>, rect: Rect) {
    let name = reason::of(canvas.desk.view.model.study.estimate);
    let words =
        [format!("study-admissible-{name}"), format!("study-consistent-{name}")].map(|id| canvas.say(&id));
    let words = words.join(" ");
    let rect = rect.shrink2(vec2(space::S, 0.0));
    let color = canvas.palette().text_faint;
    let galley = canvas.painter().layout(words.clone(), Type::Caption.font(), color, rect.width().max(1.0));
    if galley.size().y <= rect.height() {
        canvas.paragraph(rect, "study reasons", &words, Type::Caption);
    }
}

fn lines(canvas: &Canvas<'_, '_>, summary: &Summary) -> Vec<Line> {
    let estimate = canvas.desk.view.model.study.estimate;
    let name = reason::of(estimate);
    let greatest = tenths(summary.greatest);
    vec![
        Line::plain(canvas, "study-greatest", greatest, canvas.say("study-greatest-hint")),
        exact(canvas, summary),
        over(canvas, summary),
        property(
            canvas,
            "study-admissible",
            if estimate.is_admissible() { Holds::Yes } else { Holds::No },
            canvas.say(&format!("study-admissible-{name}")),
        ),
        property(
            canvas,
            "study-consistent",
            if estimate.is_consistent() { Holds::Yes } else { Holds::No },
            canvas.say(&format!("study-consistent-{name}")),
        ),
    ]
}

impl Line {
    fn plain(canvas: &Canvas<'_, '_>, name: &'static str, figure: String, hint: String) -> Self {
        Self { name, words: canvas.say(name), figure, hint, region: None, is_warning: false }
    }
}

fn exact(canvas: &Canvas<'_, '_>, summary: &Summary) -> Line {
    let share = f64::from(summary.exact) * 100.0 / f64::from(summary.boards);
    let told = [("share", hundredths(share).into()), ("boards", summary.boards.into())];
    let hint = canvas.tell("study-exact-hint", &told);
    Line::plain(canvas, "study-exact", grouped(u64::from(summary.exact)), hint)
}

/// A press loads such a board, if there is one.
fn over(canvas: &Canvas<'_, '_>, summary: &Summary) -> Line {
    let name = "study-overestimates";
    let figure = grouped(u64::from(summary.over));
    if summary.over == 0 {
        return Line::plain(canvas, name, figure, canvas.say("study-over-none"));
    }
    let hint = canvas.tell("study-over-hint", &[("excess", tenths(summary.excess).into())]);
    Line { region: Some(Region::Over), is_warning: true, ..Line::plain(canvas, name, figure, hint) }
}

/// What an estimate should be: if it is not, that is a warning.
fn property(canvas: &Canvas<'_, '_>, name: &'static str, holds: Holds, hint: String) -> Line {
    let figure = canvas.say(if holds == Holds::Yes { "study-yes" } else { "study-no" });
    Line { is_warning: holds == Holds::No, ..Line::plain(canvas, name, figure, hint) }
}

/// Whether an estimate is what it should be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Yes,
    No,
}

fn show_line(canvas: &mut Canvas<'_, '_>, rect: Rect, line: &Line) {
    let said = format!("{}: {}", line.words, line.figure);
    let response = match line.region {
        Some(_) => press::button(canvas.ui, rect, id(line.name), &said),
        None => canvas.said(rect, line.name, &said),
    };
    let palette = canvas.palette();
    if response.hovered() && line.region.is_some() {
        canvas.painter().rect_filled(rect, radius::M, palette.hover);
    }
    let left = pos2(rect.left() + space::S + MARK + space::XS, rect.center().y);
    text::left(canvas.painter(), left, &line.words, Type::Body, palette.text_soft);
    let ink = if line.is_warning { palette.warning } else { palette.text };
    let end = pos2(rect.right() - space::S, rect.center().y);
    text::line(
        canvas.painter(),
        end,
        Align2::RIGHT_CENTER,
        &line.figure,
        Type::Figure,
        ink,
        rect.width() / 2.0,
    );
    if line.is_warning {
        let mark = pos2(rect.left() + space::S + MARK / 2.0, rect.center().y);
        warning_mark(canvas.painter(), mark, MARK, palette);
    }
    press::focus_ring(canvas.painter(), rect, radius::M, &response, palette);
    let clicked = response.clicked();
    response.on_hover_text(&line.hint);
    if let Some(region) = line.region.filter(|_| clicked) {
        canvas.actions.push(Action::Study(StudyAction::Load(region)));
    }
}
