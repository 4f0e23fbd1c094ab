//! Known facts, checked one by one: each with where it is known from, what was found, and where that differs, what is
//! known.

use egui::{Align2, Rect, ScrollArea, pos2, vec2};
use eight_realms_app::{
    lab::{
        LabAction,
        checks::{CheckStanding, Checks},
        sentences,
    },
    model::Action,
    words::facts,
};
use eight_realms_core::check::Extent;

use crate::gui::{
    kit::{Button, Canvas, id},
    theme::{Type, looks, space},
    widgets::{
        marks::{tick, warning_mark},
        segments::Segment,
        still, text,
    },
};

/// Height of the row with the button, and of a fact.
const HEAD: f32 = 30.0;
const ROW: f32 = 22.0;
/// Room of a mark.
const MARK: f32 = 22.0;
/// Side of a tick, and of a warning.
const TICK: f32 = 10.0;
const WARNING: f32 = 14.0;
/// The green among the colours of the ladder.
const GREEN: usize = 3;
/// Share of the width that the name of a fact takes, alone and beside where it is known from, and that of the latter.
const NAME: [f32; 2] = [0.6, 0.5];
const SOURCE: f32 = 0.26;
/// Least width at which the source has a column of its own.
const WITH_SOURCE: f32 = 600.0;
/// Width of the seconds.
const SECONDS: f32 = 64.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let checks = &canvas.context.view.model.lab.checks;
    let (head, list) = body.split_top_bottom_at_y(body.top() + canvas.target(HEAD) + space::S);
    show_head(canvas, head.with_max_y(head.bottom() - space::S), checks);
    canvas.scrolled("lab facts", list, ScrollArea::vertical(), |canvas| {
        for number in 0..checks.facts.len() {
            let row = canvas.next_row(ROW);
            show_fact(canvas, row, checks, number);
        }
    });
}

fn show_head(canvas: &mut Canvas<'_, '_>, row: Rect, checks: &Checks) {
    let mut x = row.left();
    if !still::is_set(canvas.ui.ctx()) {
        let extents = [
            (Extent::Quick, "lab-check-quick", "lab-check-quick-hint"),
            (Extent::Full, "lab-check-full", "lab-check-full-hint"),
        ]
        .map(|(extent, word, hint)| Segment::new(extent, canvas.say(word), canvas.say(hint)));
        let width = canvas.choice_key_width(&extents);
        let place = row.with_max_x(row.left() + width);
        if let Some(extent) = canvas.choice_key(place, "lab extent", &extents, checks.extent) {
            canvas.ask(Action::Lab(LabAction::Extent(extent)));
        }
        let (word, action) = if checks.is_busy() {
            ("lab-check-stop", LabAction::StopCheck)
        } else {
            ("lab-check", LabAction::Check)
        };
        let label = canvas.say(word);
        let size = vec2(canvas.button_size(&label).x, row.height());
        let place = Rect::from_min_size(pos2(place.right() + space::S, row.top()), size);
        let mut part = canvas.part();
        if checks.standing == CheckStanding::Stopping {
            part.disable();
        }
        let canvas = &mut canvas.on(&mut part);
        let button = Button::new(place, id("lab check"), &label, &looks::RAISED);
        let response = canvas.press_word(button.hint(canvas.say("lab-check-hint")), &label);
        canvas.on_click(&response, Action::Lab(action));
        x = place.right() + space::M;
    }
    let words = sentences::checked(canvas.context.words, checks);
    let ink = canvas.palette().text_soft;
    let at = pos2(x, row.center().y);
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, ink, row.right() - x);
    canvas.named(row.with_min_x(x), "lab checked", &words);
}

fn show_fact(canvas: &Canvas<'_, '_>, row: Rect, checks: &Checks, number: usize) {
    let (name, source) = &checks.facts[number];
    let name = facts::name(canvas.context.words, name);
    let source = facts::source(canvas.context.words, *source);
    let finding = checks.findings.get(number);
    let palette = canvas.palette();
    let middle = pos2(row.left() + MARK / 2.0, row.center().y);
    match finding {
        Some(finding) if finding.ok => tick(canvas.painter(), middle, TICK, palette.rungs()[GREEN]),
        Some(_) => warning_mark(canvas.painter(), middle, WARNING, palette),
        None => {}
    }
    let ink = if finding.is_some() { palette.text } else { palette.text_faint };
    let left = row.left() + MARK;
    let width = row.width() - MARK - SECONDS;
    let has_source = row.width() >= WITH_SOURCE;
    let of_source = if has_source { width * SOURCE } else { 0.0 };
    let room = width * NAME[usize::from(has_source)];
    let at = pos2(left, row.center().y);
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, &name, Type::Caption, ink, room - space::M);
    if has_source {
        let at = pos2(row.right() - SECONDS - of_source, row.center().y);
        let ink = palette.text_faint;
        text::line(
            canvas.painter(),
            at,
            Align2::LEFT_CENTER,
            &source,
            Type::Caption,
            ink,
            of_source - space::S,
        );
    }
    let mut said = [name, source].join(", ");
    if let Some(finding) = finding {
        let [found, seconds] = sentences::finding(canvas.context.words, finding);
        let at = pos2(left + room, row.center().y);
        let rest = row.right() - SECONDS - of_source - at.x - space::S;
        let ink = if finding.ok { palette.text_soft } else { palette.warning };
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, &found, Type::Figure, ink, rest);
        let end = row.right_center();
        text::line(
            canvas.painter(),
            end,
            Align2::RIGHT_CENTER,
            &seconds,
            Type::Caption,
            palette.text_faint,
            SECONDS,
        );
        said = [said, found, seconds].join(", ");
    }
    canvas.named(row, ("lab fact", number), &said).on_hover_text(said);
}
