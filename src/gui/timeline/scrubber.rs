//! The scrubber: dragging it seeks, and hovering over it describes the place under the pointer.

use egui::{Rect, RectAlign, Stroke, TextWrapMode, Tooltip, Ui};
use eight_realms_app::{
    desk::{action::SolutionAction, clock::ScrubberScale},
    model::Action,
    places,
    race::{
        self,
        view::{Finish, Race},
    },
    timeline,
};
use eight_realms_core::realm::Path;

use crate::gui::{
    PanelContext,
    kit::{Canvas, id},
    theme::{sizes::timeline::scrubber as sizes, stroke},
    touch,
    widgets::scrubber::{self, Scrubber, ScrubberResponse, track_of},
};

/// Largest distance, in points, of a click that means a mark.
const SNAP: f32 = 4.0;

/// Draws words and track into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    show_with(canvas, rect, Words::Shown);
}

/// Draws the track alone into `rect`.
pub fn show_track(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    show_with(canvas, rect.with_min_y(rect.top() - sizes::MARKS), Words::None);
}

/// Whether the marks have their words above the track.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Words {
    Shown,
    None,
}

fn show_with(canvas: &mut Canvas<'_, '_>, rect: Rect, words: Words) {
    let context = canvas.context;
    if context.view.model.is_walking() {
        let tooltip = |step| timeline::sentences::solution_place(context.narrator(), step as usize);
        return show_span(canvas, (rect, words), &span_of_walk(&tooltip, context));
    }
    if let Some(race) = &context.view.race {
        let tooltip = |at| race::sentences::place(race, at, context.narrator());
        return show_span(canvas, (rect, words), &span_of_race(race, &tooltip, context));
    }
    let (timeline, narrator) = (&context.view.timeline, context.narrator());
    let tooltip = |event| timeline::sentences::event_place(narrator, timeline, event);
    let span = Span {
        at: timeline.moment,
        most: timeline.last,
        scale: timeline.scale,
        marks: timeline
            .marks
            .iter()
            .map(|mark| (mark.moment, timeline::sentences::mark(narrator, mark)))
            .collect(),
        flags: canvas
            .context
            .view
            .places
            .flags
            .iter()
            .map(|(at, note)| (*at, places::sentences::flag(narrator.words, note)))
            .collect(),
        silhouette: &timeline.silhouette,
        caption: if context.view.model.chosen.is_deepening() { "stack" } else { "silhouette" },
        go: Action::Seek,
        tooltip: &tooltip,
    };
    show_span(canvas, (rect, words), &span);
}

/// Range of the scrubber: a recording from its first event to its last, or a race.
struct Span<'a> {
    /// The current place.
    at: u64,
    /// The last place.
    most: u64,
    /// Distances of places.
    scale: ScrubberScale,
    /// Places worth jumping to, sorted, each with its word.
    marks: Vec<(u64, String)>,
    /// Bookmarks, sorted, each with its text.
    flags: Vec<(u64, String)>,
    /// Frontier sizes at even distances, each from 0 to 1.
    silhouette: &'a [f32],
    /// Message that names the silhouette.
    caption: &'static str,
    /// The action that leads to a place.
    go: fn(u64) -> Action,
    /// The tooltip of a place.
    tooltip: &'a dyn Fn(u64) -> String,
}

impl Span<'_> {
    /// Share of the whole before a place, from 0 to 1.
    fn share(&self, at: u64) -> f32 {
        self.scale.share(at, self.most) as f32
    }

    /// The place at a share of the whole.
    fn place(&self, share: f32) -> u64 {
        self.scale.position(share.into(), self.most)
    }

    /// The flag or the mark nearest to a share on the track; `None` if none is near enough to be meant.
    fn near(&self, share: f32, track: Rect) -> Option<&(u64, String)> {
        let distance = |at: u64| (self.share(at) - share).abs() * track.width();
        let both = self.flags.iter().chain(&self.marks);
        let near = both.filter(|(at, _)| distance(*at) <= SNAP);
        near.min_by(|(one, _), (other, _)| distance(*one).total_cmp(&distance(*other)))
    }
}

/// The scrubber over the moves of the solution; `tooltip` is the text of a place under the pointer.
fn span_of_walk<'a>(tooltip: &'a dyn Fn(u64) -> String, context: &PanelContext<'_>) -> Span<'a> {
    let model = context.view.model;
    Span {
        at: model.solution.step as u64,
        most: model.chosen_lane().path().map_or(0, Path::len) as u64,
        scale: ScrubberScale::Even,
        marks: Vec::new(),
        flags: Vec::new(),
        silhouette: &[],
        caption: "solution-boards",
        go: |step| Action::Solution(SolutionAction::GoTo(step as usize)),
        tooltip,
    }
}

/// The scrubber over a race; `tooltip` is the text of a place under the pointer.
fn span_of_race<'a>(
    race: &'a Race,
    tooltip: &'a dyn Fn(u64) -> String,
    context: &PanelContext<'_>,
) -> Span<'a> {
    let mark = |finish: &Finish| (finish.at, race::sentences::mark(finish, context.narrator()));
    Span {
        at: race.at,
        most: race.longest,
        scale: context.view.timeline.scale,
        marks: race.finishes.iter().map(mark).collect(),
        flags: Vec::new(),
        silhouette: &race.silhouette,
        caption: match race.longest_lane() {
            Some(lane) if lane.id.is_deepening() => "stack",
            _ => "silhouette",
        },
        go: Action::Seek,
        tooltip,
    }
}

fn show_span(canvas: &mut Canvas<'_, '_>, (rect, words): (Rect, Words), span: &Span<'_>) {
    let label = canvas.say("playhead");
    let caption = if words == Words::Shown { canvas.say(span.caption) } else { String::new() };
    let marks: Vec<(f32, String)> = span
        .marks
        .iter()
        .map(|(at, word)| (span.share(*at), if words == Words::Shown { word.clone() } else { String::new() }))
        .collect();
    let flags: Vec<f32> = span.flags.iter().map(|(at, _)| span.share(*at)).collect();
    let scrubber = Scrubber {
        playhead: span.share(span.at),
        marks: &marks,
        flags: &flags,
        silhouette: span.silhouette,
        caption: &caption,
        accent: canvas.context.accent(),
        label: &label,
    };
    let mut part = canvas.part();
    if span.most == 0 {
        part.disable();
    }
    sense(&mut canvas.on(&mut part), rect, span, &scrubber);
}

/// Seeks a place on drags and clicks, and describes it on hover.
fn sense(canvas: &mut Canvas<'_, '_>, rect: Rect, span: &Span<'_>, scrubber: &Scrubber<'_>) {
    let track = track_of(rect);
    name_flags(canvas, track, span);
    let ScrubberResponse { response, seek } =
        scrubber::show(canvas.ui, rect, id("scrubber"), scrubber, canvas.palette());
    if let Some(share) = seek {
        let mark = span.near(share, track).filter(|_| response.clicked());
        canvas.ask((span.go)(mark.map_or_else(|| span.place(share), |(at, _)| *at)));
    }
    if response.dragged() && canvas.has_fingers() {
        // The finger is over the track, and the hand over the words.
        let x = track.left() + track.width() * span.share(span.at);
        let anchor = track.with_min_x(x).with_max_x(x);
        let mut bubble =
            Tooltip::always_open(canvas.ui.ctx().clone(), canvas.ui.layer_id(), response.id, anchor);
        bubble.popup = bubble.popup.align(RectAlign::TOP).gap(touch::ABOVE);
        bubble.show(|ui| describe(ui, span, span.share(span.at), track));
    }
    if let Some(at) = response.hover_pos().filter(|_| canvas.ui.is_enabled() && !response.dragged()) {
        let share = ((at.x - track.left()) / track.width()).clamp(0.0, 1.0);
        show_under_pointer(canvas, track, share);
        response.on_hover_ui_at_pointer(|ui| describe(ui, span, share, track));
    }
}

/// Names each bookmark, behind what senses the pointer.
fn name_flags(canvas: &Canvas<'_, '_>, track: Rect, span: &Span<'_>) {
    for (number, (at, words)) in span.flags.iter().enumerate() {
        let x = track.left() + track.width() * span.share(*at);
        let place = Rect::from_x_y_ranges(x..=x + sizes::FLAG.x, track.y_range());
        canvas.named(place, ("flag", number), words);
    }
}

fn show_under_pointer(canvas: &Canvas<'_, '_>, track: Rect, share: f32) {
    let x = canvas.painter().round_to_pixel_center(track.left() + track.width() * share);
    let pen = Stroke::new(stroke::HAIR, canvas.palette().text_faint);
    canvas.painter().vline(x, track.y_range(), pen);
}

/// Describes where a click would lead, and what is marked there.
fn describe(ui: &mut Ui, span: &Span<'_>, share: f32, track: Rect) {
    let mark = span.near(share, track);
    // Near the edge of the screen there is no room to wrap into, and egui moves the tooltip instead.
    ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
    ui.label((span.tooltip)(mark.map_or_else(|| span.place(share), |(at, _)| *at)));
    if let Some((_, word)) = mark {
        ui.label(word);
    }
}
