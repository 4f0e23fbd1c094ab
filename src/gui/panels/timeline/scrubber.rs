//! The scrubber: drag it and one is there; hover over it and it says what lies below.

use egui::{Rect, Stroke, Ui};

use super::{id, race};
use crate::{
    app::Action,
    gui::{
        Desk,
        theme::stroke,
        widgets::scrubber::{self, Scrubber, ScrubberResponse, track_of},
    },
    replay::{Mark, MarkKind},
    trace::Side,
    words::{Words, figures},
};

/// A click this close to a mark, in points, means the mark.
const SNAP: f32 = 4.0;

/// What the scrubber runs over: a recording from its first event to its last, or a race.
pub struct Span<'a> {
    /// Where one stands.
    pub at: u64,
    /// Its end.
    pub most: u64,
    /// Places worth jumping to, sorted, each with its word.
    pub marks: Vec<(u64, String)>,
    /// Frontier sizes at even distances, 0 to 1.
    pub silhouette: &'a [f32],
    /// What the pointer is told about a place.
    pub told: &'a dyn Fn(u64) -> String,
}

/// Draws words and track into `rect`.
pub fn show(ui: &mut Ui, rect: Rect, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    if let Some(race) = &desk.view.race {
        let told = |at| race::place(race, at, desk);
        return show_span(ui, rect, &race::span(race, &told, desk), desk, actions);
    }
    let (timeline, words) = (&desk.view.timeline, desk.words);
    let told = |n: u64| words.tell("event-place", &[("n", n.into()), ("total", timeline.events.into())]);
    let span = Span {
        at: timeline.moment,
        most: timeline.events,
        marks: timeline.marks.iter().map(|mark| (mark.moment, word(desk, mark))).collect(),
        silhouette: &timeline.silhouette,
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

impl Span<'_> {
    fn share(&self, at: u64) -> f32 {
        (at as f64 / self.most.max(1) as f64) as f32
    }

    /// The place at a share of the whole.
    fn place(&self, share: f32) -> u64 {
        ((f64::from(share) * self.most as f64).round() as u64).min(self.most)
    }

    /// The mark next to a share on the track, if it is near enough to be meant.
    fn near(&self, share: f32, track: Rect) -> Option<&(u64, String)> {
        let distance = |at: u64| (self.share(at) - share).abs() * track.width();
        let near = self.marks.iter().filter(|(at, _)| distance(*at) <= SNAP);
        near.min_by(|(one, _), (other, _)| distance(*one).total_cmp(&distance(*other)))
    }
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

/// The word above a mark.
fn word(desk: &Desk<'_>, mark: &Mark) -> String {
    let (words, model) = (desk.words, desk.view.model);
    let two_way = model.chosen.is_two_way();
    let cost = |amount| figures::cost(amount, model.chosen.unit(&model.settings)).into();
    match mark.kind {
        MarkKind::Layer { g, side } if two_way => layer_of(words, g, side),
        MarkKind::Layer { g, .. } => words.tell("mark-layer", &[("layer", g.into())]),
        MarkKind::F(f) => words.tell("mark-f", &[("f", cost(f))]),
        MarkKind::Bound(bound) => words.tell("mark-bound", &[("bound", cost(bound))]),
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
