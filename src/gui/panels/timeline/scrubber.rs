//! The scrubber: drag it and one is there; hover over it and it says which event lies below.

use egui::{Rect, Stroke, Ui};

use super::id;
use crate::{
    app::Action,
    gui::{
        Desk,
        theme::stroke,
        widgets::scrubber::{self, Scrubber, ScrubberResponse, track_of},
    },
    realm::Realm,
    replay::{Mark, MarkKind},
    trace::Side,
    words::Words,
};

/// A click this close to a mark, in points, means the mark.
const SNAP: f32 = 4.0;

/// Draws words and track into `rect`.
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let timeline = &desk.view.timeline;
    let label = desk.words.say("playhead");
    let marks: Vec<(f32, String)> = timeline.marks.iter().map(|(at, mark)| (*at, word(desk, mark))).collect();
    let shown = Scrubber {
        playhead: timeline.playhead,
        marks: &marks,
        silhouette: &timeline.silhouette,
        accent: desk.accent(),
        label: &label,
    };
    ui.add_enabled_ui(timeline.events > 0, |ui| {
        let ScrubberResponse { response, seek } =
            scrubber::show(ui, rect, id("scrubber"), &shown, desk.palette);
        let track = track_of(rect);
        if let Some(share) = seek {
            let mark = near(desk, share, track).filter(|_| response.clicked());
            actions.push(Action::Seek(mark.map_or_else(|| moment(desk, share), |mark| mark.moment)));
        }
        if let Some(at) = response.hover_pos().filter(|_| ui.is_enabled() && !response.dragged()) {
            let share = ((at.x - track.left()) / track.width()).clamp(0.0, 1.0);
            let mark = near(desk, share, track);
            show_under_pointer(ui, track, share, desk);
            response.on_hover_ui_at_pointer(|ui| describe(ui, desk, share, mark));
        }
    });
}

/// The moment at a share of the recording.
fn moment(desk: &Desk<'_>, share: f32) -> u64 {
    let events = desk.view.timeline.events;
    ((f64::from(share) * events as f64).round() as u64).min(events)
}

/// The mark next to a place on the track, if it is near enough to be meant.
fn near(desk: &Desk<'_>, share: f32, track: Rect) -> Option<Mark> {
    let distance = |at: f32| (at - share).abs() * track.width();
    let marks = desk.view.timeline.marks.iter();
    let near = marks.filter(|(at, _)| distance(*at) <= SNAP);
    near.min_by(|(one, _), (other, _)| distance(*one).total_cmp(&distance(*other))).map(|(_, mark)| *mark)
}

fn show_under_pointer(ui: &Ui, track: Rect, share: f32, desk: &Desk<'_>) {
    let x = ui.painter().round_to_pixel_center(track.left() + track.width() * share);
    ui.painter().vline(x, track.y_range(), Stroke::new(stroke::HAIR, desk.palette.text_faint));
}

/// Which event a click would lead to, and what is marked there.
fn describe(ui: &mut Ui, desk: &Desk<'_>, share: f32, mark: Option<Mark>) {
    let n = mark.map_or_else(|| moment(desk, share), |mark| mark.moment);
    let total = desk.view.timeline.events;
    ui.label(desk.words.tell("event-place", &[("n", n.into()), ("total", total.into())]));
    if let Some(mark) = mark {
        ui.label(word(desk, &mark));
    }
}

/// The word above a mark.
fn word(desk: &Desk<'_>, mark: &Mark) -> String {
    let words = desk.words;
    let two_way = desk.view.model.chosen == Realm::Bidirectional;
    match mark.kind {
        MarkKind::Layer { g, side } if two_way => layer_of(words, g, side),
        MarkKind::Layer { g, .. } => words.tell("mark-layer", &[("layer", g.into())]),
        MarkKind::F(f) => words.tell("mark-f", &[("f", f.into())]),
        MarkKind::Bound(bound) => words.tell("mark-bound", &[("bound", bound.into())]),
        MarkKind::Meeting => words.say("mark-meeting"),
        MarkKind::Asked => words.say("mark-look-ups"),
        MarkKind::Solved => words.say("mark-solved"),
    }
}

fn layer_of(words: &Words, layer: u8, side: Side) -> String {
    match side {
        Side::Forward => words.tell("mark-layer-forward", &[("layer", layer.into())]),
        Side::Backward => words.tell("mark-layer-backward", &[("layer", layer.into())]),
    }
}
