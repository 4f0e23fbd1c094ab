//! The scrubber: drag it and one is there; hover over it and it says what lies below.

use egui::{Rect, Stroke, Ui};

use super::{id, span::Span};
use crate::{
    app::{
        Action,
        view::{Finish, Race},
    },
    gui::{
        Desk,
        theme::stroke,
        widgets::scrubber::{self, Scrubber, ScrubberResponse, track_of},
    },
    tell::{race::sentence, timeline},
};

/// Draws words and track into `rect`.
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    if let Some(race) = &desk.view.race {
        let told = |at| sentence::place(race, at, desk.narrator());
        return show_span(ui, rect, &span_of_race(race, &told, desk), desk, actions);
    }
    let (shown, narrator) = (&desk.view.timeline, desk.narrator());
    let told = |event| timeline::event_place(narrator, event);
    let span = Span {
        at: shown.moment,
        most: shown.events,
        marks: shown.marks.iter().map(|mark| (mark.moment, timeline::mark(narrator, mark))).collect(),
        silhouette: &shown.silhouette,
        told: &told,
    };
    show_span(ui, rect, &span, desk, actions);
}

fn show_span(ui: &mut Ui, rect: Rect, span: &Span<'_>, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let label = desk.words.say("playhead");
    let marks: Vec<(f32, String)> =
        span.marks.iter().map(|(at, word)| (span.share(*at), word.clone())).collect();
    let shown = Scrubber {
        playhead: span.share(span.at),
        marks: &marks,
        silhouette: span.silhouette,
        accent: desk.accent(),
        label: &label,
    };
    ui.add_enabled_ui(span.most > 0, |ui| {
        let ScrubberResponse { response, seek } =
            scrubber::show(ui, rect, id("scrubber"), &shown, desk.palette);
        let track = track_of(rect);
        if let Some(share) = seek {
            let mark = span.near(share, track).filter(|_| response.clicked());
            actions.push(Action::Seek(mark.map_or_else(|| span.place(share), |(at, _)| *at)));
        }
        if let Some(at) = response.hover_pos().filter(|_| ui.is_enabled() && !response.dragged()) {
            let share = ((at.x - track.left()) / track.width()).clamp(0.0, 1.0);
            show_under_pointer(ui, track, share, desk);
            response.on_hover_ui_at_pointer(|ui| describe(ui, span, share, track));
        }
    });
}

fn show_under_pointer(ui: &Ui, track: Rect, share: f32, desk: &Desk<'_>) {
    let x = ui.painter().round_to_pixel_center(track.left() + track.width() * share);
    ui.painter().vline(x, track.y_range(), Stroke::new(stroke::HAIR, desk.palette.text_faint));
}

/// Where a click would lead to, and what is marked there.
fn describe(ui: &mut Ui, span: &Span<'_>, share: f32, track: Rect) {
    let mark = span.near(share, track);
    ui.label((span.told)(mark.map_or_else(|| span.place(share), |(at, _)| *at)));
    if let Some((_, word)) = mark {
        ui.label(word);
    }
}

/// The scrubber over a race; `told` is what the pointer is told about a place.
fn span_of_race<'a>(race: &'a Race, told: &'a dyn Fn(u64) -> String, desk: &Desk<'_>) -> Span<'a> {
    let mark = |finish: &Finish| (finish.at, sentence::mark(finish, desk.narrator()));
    Span {
        at: race.at,
        most: race.longest,
        marks: race.finishes.iter().map(mark).collect(),
        silhouette: &race.silhouette,
        told,
    }
}
