//! What stands beside the tabs: which face of the race, and which clock.

use egui::{Painter, Rect, pos2};

use crate::{
    app::{Action, RaceAction, RaceClock, RaceFace},
    gui::{
        keys::{Binding, named},
        kit::{Canvas, id},
        theme::space,
        widgets::segments::{self, Segment},
    },
};

/// Height of a row of its own, in a window so narrow that the tabs leave no room.
const OWN_ROW: f32 = segments::HEIGHT + space::S;
/// The key of the faces.
const FACE: &Binding = named("face");
/// The key of the clocks.
const CLOCK: &Binding = named("clock");

/// Draws both choices at the right end of `rest`, or of a row of their own at the top of `below`; answers with
/// what is left of that.
pub fn show(canvas: &mut Canvas<'_, '_>, rest: Rect, below: Rect) -> Rect {
    let faces = RaceFace::ALL.map(|face| segment(canvas, face, face_words(face), "race-face", FACE));
    let faces_width = segments::width(canvas.painter(), &faces);
    let clocks = clocks(canvas, rest.width() - faces_width - space::M);
    let wanted = faces_width + space::M + segments::width(canvas.painter(), &clocks);
    let (place, below) = if wanted <= rest.width() {
        (rest, below)
    } else {
        let row = Rect::from_min_max(below.min, pos2(rest.right(), below.top() + OWN_ROW));
        (row, below.with_min_y(row.bottom()))
    };
    let race = &canvas.desk.view.model.race;
    let from = |x: f32| Rect::from_min_max(pos2(x, place.top()), place.max);
    let (ui, palette, left) = (&*canvas.ui, canvas.palette(), place.right() - wanted);
    let face = segments::show(ui, from(left), id("race face"), &faces, race.face, palette);
    let right = from(left + faces_width + space::M);
    let clock = segments::show(ui, right, id("race clock"), &clocks, race.clock, palette);
    let asked = face.map(RaceAction::Face).into_iter().chain(clock.map(RaceAction::Clock));
    canvas.actions.extend(asked.map(Action::Race));
    below
}

/// The clocks in full, or in one word each where there is no room.
fn clocks(canvas: &Canvas<'_, '_>, room: f32) -> [Segment<RaceClock>; 3] {
    let full = RaceClock::ALL.map(|clock| segment(canvas, clock, clock_words(clock), "race-clock", CLOCK));
    if fits(canvas.painter(), &full, room) {
        return full;
    }
    RaceClock::ALL.map(|clock| {
        let short = segment(canvas, clock, clock_words(clock), "race-clock", CLOCK);
        Segment { word: canvas.say(short_word(clock)), ..short }
    })
}

fn fits(painter: &Painter, segments: &[Segment<RaceClock>], room: f32) -> bool {
    segments::width(painter, segments) <= room
}

/// One word of a choice, by the messages of the word and its hint, and that of the choice; and its key.
fn segment<T>(
    canvas: &Canvas<'_, '_>,
    value: T,
    [word, hint]: [&str; 2],
    choice: &str,
    key: &Binding,
) -> Segment<T> {
    let label = [("name", canvas.say(choice).into()), ("what", canvas.say(word).into())];
    Segment {
        value,
        word: canvas.say(word),
        label: canvas.tell("named", &label),
        hint: canvas.desk.hint(&canvas.say(hint), &key.caps(canvas.desk.words)),
    }
}

/// Word and hint of a face.
const fn face_words(face: RaceFace) -> [&'static str; 2] {
    match face {
        RaceFace::Lanes => ["race-lanes", "race-lanes-hint"],
        RaceFace::Table => ["race-table", "race-table-hint"],
        RaceFace::Meter => ["race-meter", "race-meter-hint"],
    }
}

/// Word and hint of a clock.
const fn clock_words(clock: RaceClock) -> [&'static str; 2] {
    match clock {
        RaceClock::Expansions => ["race-expansions", "race-expansions-hint"],
        RaceClock::Work => ["race-work", "race-work-hint"],
        RaceClock::BareTime => ["race-time", "race-time-hint"],
    }
}

const fn short_word(clock: RaceClock) -> &'static str {
    match clock {
        RaceClock::Expansions => "race-expansions",
        RaceClock::Work => "race-work-short",
        RaceClock::BareTime => "race-time-short",
    }
}
