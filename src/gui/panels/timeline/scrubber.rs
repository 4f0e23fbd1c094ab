//! The scrubber: drag it and one is there; hover over it and it says what lies below.

use egui::{Rect, Stroke, Ui};

use super::span::Span;
use crate::{
    app::{
        Action,
        view::{Finish, Race},
    },
    gui::{
        PanelContext,
        kit::{Canvas, id},
        theme::stroke,
        widgets::scrubber::{self, Scrubber, ScrubberResponse, track_of},
    },
    tell::{race::sentence, timeline},
};

/// Draws words and track into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let context = canvas.context;
    if let Some(race) = &context.view.race {
        let told = |at| sentence::place(race, at, context.narrator());
        return show_span(canvas, rect, &span_of_race(race, &told, context));
    }
    let (shown, narrator) = (&context.view.timeline, context.narrator());
    let told = |event| timeline::event_place(narrator, event);
    let span = Span {
        at: shown.moment,
        most: shown.events,
        marks: shown.marks.iter().map(|mark| (mark.moment, timeline::mark(narrator, mark))).collect(),
        silhouette: &shown.silhouette,
        tooltip: &told,
    };
    show_span(canvas, rect, &span);
}

fn show_span(canvas: &mut Canvas<'_, '_>, rect: Rect, span: &Span<'_>) {
    let (label, caption) = (canvas.say("playhead"), canvas.say("silhouette"));
    let marks: Vec<(f32, String)> =
        span.marks.iter().map(|(at, word)| (span.share(*at), word.clone())).collect();
    let shown = Scrubber {
        playhead: span.share(span.at),
        marks: &marks,
        silhouette: span.silhouette,
        caption: &caption,
        accent: canvas.context.accent(),
        label: &label,
    };
    let mut part = canvas.part();
    if span.most == 0 {
        part.disable();
    }
    sense(&mut canvas.on(&mut part), rect, span, &shown);
}

/// Drags and clicks lead to a place; hovering tells of it.
fn sense(canvas: &mut Canvas<'_, '_>, rect: Rect, span: &Span<'_>, shown: &Scrubber<'_>) {
    let track = track_of(rect);
    let ScrubberResponse { response, seek } =
        scrubber::show(canvas.ui, rect, id("scrubber"), shown, canvas.palette());
    if let Some(share) = seek {
        let mark = span.near(share, track).filter(|_| response.clicked());
        canvas.ask(Action::Seek(mark.map_or_else(|| span.place(share), |(at, _)| *at)));
    }
    if let Some(at) = response.hover_pos().filter(|_| canvas.ui.is_enabled() && !response.dragged()) {
        let share = ((at.x - track.left()) / track.width()).clamp(0.0, 1.0);
        show_under_pointer(canvas, track, share);
        response.on_hover_ui_at_pointer(|ui| describe(ui, span, share, track));
    }
}

fn show_under_pointer(canvas: &Canvas<'_, '_>, track: Rect, share: f32) {
    let x = canvas.painter().round_to_pixel_center(track.left() + track.width() * share);
    let pen = Stroke::new(stroke::HAIR, canvas.palette().text_faint);
    canvas.painter().vline(x, track.y_range(), pen);
}

/// Where a click would lead to, and what is marked there.
fn describe(ui: &mut Ui, span: &Span<'_>, share: f32, track: Rect) {
    let mark = span.near(share, track);
    ui.label((span.tooltip)(mark.map_or_else(|| span.place(share), |(at, _)| *at)));
    if let Some((_, word)) = mark {
        ui.label(word);
    }
}

/// The scrubber over a race; `told` is what the pointer is told about a place.
fn span_of_race<'a>(race: &'a Race, told: &'a dyn Fn(u64) -> String, context: &PanelContext<'_>) -> Span<'a> {
    let mark = |finish: &Finish| (finish.at, sentence::mark(finish, context.narrator()));
    Span {
        at: race.at,
        most: race.longest,
        marks: race.finishes.iter().map(mark).collect(),
        silhouette: &race.silhouette,
        tooltip: told,
    }
}
