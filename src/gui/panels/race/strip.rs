//! What stands beside the tabs: which face of the race, and which clock.

use egui::Rect;

use crate::{
    app::{Action, RaceAction, RaceFace, RaceMeasure},
    gui::{
        keys::{Binding, named},
        kit::{Canvas, Item, Row, id},
        theme::space,
        widgets::segments::{self, Segment},
    },
};

/// Height of a row of its own, in a window so narrow that the tabs leave no room.
const OWN_ROW: f32 = segments::HEIGHT + space::S;
/// The key of the faces.
const FACE: &Binding = named("face");
/// The key of the clocks.
const MEASURE: &Binding = named("measure");

/// Draws both choices at the right end of `rest`, or of a row of their own at the top of `below`; answers with
/// what is left of that. Before they go there, the clocks are named in one short word each; there they have room again.
pub fn show(canvas: &mut Canvas<'_, '_>, rest: Rect, below: Rect) -> Rect {
    let faces = RaceFace::ALL.map(|face| segment(canvas, face, face_words(face), "race-face", FACE));
    let full =
        RaceMeasure::ALL.map(|clock| segment(canvas, clock, measure_words(clock), "race-measure", MEASURE));
    let short = full.clone().map(|clock| Segment { word: canvas.say(short_word(clock.value)), ..clock });
    let [wide, narrow] = [&full, &short].map(|clocks| segments::width(canvas.painter(), clocks));
    let items =
        [Item::new(wide).or(1, narrow), Item::new(segments::width(canvas.painter(), &faces)).after(space::M)];
    let beside = Row::fit(rest, &[], 0.0, &items);
    let (row, below) = if beside.fits {
        (beside, below)
    } else {
        let (line, below) = below.split_top_bottom_at_y(below.top() + OWN_ROW);
        (Row::at(0, line.with_max_x(rest.right()), &[], &items), below)
    };
    let [right, left] = row.right;
    let clocks = if row.step == 0 { full } else { short };
    let (ui, palette, race) = (&*canvas.ui, canvas.palette(), &canvas.context.view.model.race);
    let face = segments::show(ui, left, id("race face"), &faces, race.face, palette);
    let clock = segments::show(ui, right, id("race clock"), &clocks, race.measure, palette);
    let asked = face.map(RaceAction::Face).into_iter().chain(clock.map(RaceAction::Measure));
    canvas.actions.extend(asked.map(Action::Race));
    below
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
        hint: canvas.context.hint(&canvas.say(hint), &key.caps(canvas.context.words)),
    }
}

/// Word and hint of a face.
const fn face_words(face: RaceFace) -> [&'static str; 2] {
    match face {
        RaceFace::Lanes => ["race-lanes", "race-lanes-hint"],
        RaceFace::Table => ["race-table", "race-table-hint"],
        RaceFace::MustExpand => ["race-must-expand", "race-must-expand-hint"],
    }
}

/// Word and hint of a clock.
const fn measure_words(clock: RaceMeasure) -> [&'static str; 2] {
    match clock {
        RaceMeasure::Expansions => ["race-expansions", "race-expansions-hint"],
        RaceMeasure::Work => ["race-work", "race-work-hint"],
        RaceMeasure::BareTime => ["race-time", "race-time-hint"],
    }
}

/// A clock in one word.
const fn short_word(clock: RaceMeasure) -> &'static str {
    match clock {
        RaceMeasure::Expansions => "race-expansions",
        RaceMeasure::Work => "race-work-short",
        RaceMeasure::BareTime => "race-time-short",
    }
}
