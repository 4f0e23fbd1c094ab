//! What the estimate that is looked at comes to, over all boards.

use egui::{Align2, Rect, pos2, vec2};

use crate::{
    app::{Action, Region, StudyAction, Summary, view::study::Distances},
    gui::{
        panels::stage::canvas::{Canvas, id},
        theme::{Type, radius, space},
        widgets::{press, text, warning::warning_mark},
    },
    heuristic::Estimate,
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
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, height: f32, view: &Distances) {
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
    let name = reason(canvas.desk.view.model.study.estimate);
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
    let share = f64::from(summary.exact) * 100.0 / f64::from(summary.boards);
    let plain = |name, figure, hint| Line {
        name,
        words: canvas.say(name),
        figure,
        hint,
        region: None,
        is_warning: false,
    };
    let of_all = [("share", hundredths(share).into()), ("boards", summary.boards.into())];
    let exact =
        plain("study-exact", grouped(u64::from(summary.exact)), canvas.tell("study-exact-hint", &of_all));
    let greatest = plain("study-greatest", tenths(summary.greatest), canvas.say("study-greatest-hint"));
    let excess = [("excess", tenths(summary.excess).into())];
    let over = Line {
        region: (summary.over > 0).then_some(Region::Over),
        is_warning: summary.over > 0,
        ..plain(
            "study-overestimates",
            grouped(u64::from(summary.over)),
            if summary.over > 0 {
                canvas.tell("study-over-hint", &excess)
            } else {
                canvas.say("study-over-none")
            },
        )
    };
    let yes = |is: bool| canvas.say(if is { "study-yes" } else { "study-no" });
    let name = reason(estimate);
    let admissible = Line {
        is_warning: !estimate.is_admissible(),
        ..plain(
            "study-admissible",
            yes(estimate.is_admissible()),
            canvas.say(&format!("study-admissible-{name}")),
        )
    };
    let consistent = Line {
        is_warning: !estimate.is_consistent(),
        ..plain(
            "study-consistent",
            yes(estimate.is_consistent()),
            canvas.say(&format!("study-consistent-{name}")),
        )
    };
    vec![greatest, exact, over, admissible, consistent]
}

/// Whose reasons are given: with w = 1 they are those of the estimate that is multiplied.
fn reason(estimate: Estimate) -> &'static str {
    match estimate {
        Estimate::Weighted(weight) if weight.is_one() => Estimate::Manhattan.name(),
        other => other.name(),
    }
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
