//! The race: every visible realm in a lane of its own, by one measure.
//!
//! ```text
//! ┌ tabs ──── Lanes Table Must-expand │ Expansions Operations Run time ┐
//! │ what the face shows                                                │
//! └────────────────────────────────────────────────────────────────────┘
//! ```

mod axis;
mod curves;
mod lanes;
mod must_expand;
mod rows;
mod table;

use egui::{Rect, Vec2, vec2};
use eight_realms_app::{
    desk::cost::RaceMeasure,
    model::Action,
    race::{RaceAction, RaceFace},
};

use crate::gui::{
    keys::{Binding, binding},
    kit::{Canvas, Item, Row, id, tabs::Strip},
    theme::{Type, sizes, space},
    widgets::segments::{self, Segment},
};

/// Key of the faces.
const FACE: &Binding = binding("face");
/// Key of the measures.
const MEASURE: &Binding = binding("measure");

/// Draws both choices at the right end of the strip, or of a row of their own at the top of what is below; returns what
/// remains. Before the choices go to their own row, each measure is named in one short word; in that row, the full
/// words have room again.
pub fn controls(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    let Strip { rest, below } = strip;
    let faces = RaceFace::ALL.map(|face| segment(canvas, face, face_words(face), "race-face", FACE));
    let full = RaceMeasure::ALL
        .map(|measure| segment(canvas, measure, measure_words(measure), "race-measure", MEASURE));
    if canvas.is_phone() {
        let model = canvas.context.view.model;
        let [left, right] = Canvas::halves(rest);
        let face = canvas.choice_key(left, "race face", &faces, model.race.shown_face(&model));
        let measure = canvas.choice_key(right, "race measure", &full, model.together.measure);
        let actions = face.map(RaceAction::Face).into_iter().chain(measure.map(RaceAction::Measure));
        canvas.actions.extend(actions.map(Action::Race));
        return strip.without_rest();
    }
    let short =
        full.clone().map(|measure| Segment { word: canvas.say(short_word(measure.value)), ..measure });
    let [wide, narrow] = [&full, &short].map(|measures| segments::width(canvas.painter(), measures));
    let items =
        [Item::new(wide).or(1, narrow), Item::new(segments::width(canvas.painter(), &faces)).after(space::M)];
    let beside = Row::fit(rest, &[], 0.0, &items);
    let (row, below) = if beside.fits {
        (beside, below)
    } else {
        let (line, below) = below.split_top_bottom_at_y(below.top() + sizes::controls::segments::OWN_ROW);
        (Row::at(0, line.with_max_x(rest.right()), &[], &items), below)
    };
    let [right, left] = row.right;
    let measures = if row.step == 0 { full } else { short };
    let (ui, palette) = (&*canvas.ui, canvas.palette());
    let model = canvas.context.view.model;
    let (open, together) = (model.race.shown_face(&model), model.together);
    let face = segments::show(ui, left, id("race face"), &faces, open, palette);
    let measure = segments::show(ui, right, id("race measure"), &measures, together.measure, palette);
    let actions = face.map(RaceAction::Face).into_iter().chain(measure.map(RaceAction::Measure));
    canvas.actions.extend(actions.map(Action::Race));
    Strip { below, ..strip }.without_rest()
}

/// Returns one word of a choice, from the messages of the word, its hint and the choice, and from its key.
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

/// Returns word and hint of a face.
const fn face_words(face: RaceFace) -> [&'static str; 2] {
    match face {
        RaceFace::Lanes => ["race-lanes", "race-lanes-hint"],
        RaceFace::Table => ["race-table", "race-table-hint"],
        RaceFace::MustExpand => ["race-must-expand", "race-must-expand-hint"],
    }
}

/// Returns word and hint of a measure.
const fn measure_words(measure: RaceMeasure) -> [&'static str; 2] {
    match measure {
        RaceMeasure::Expansions => ["race-expansions", "race-expansions-hint"],
        RaceMeasure::Work => ["race-work", "race-work-hint"],
        RaceMeasure::RunTime => ["race-time", "race-time-hint"],
    }
}

const fn short_word(measure: RaceMeasure) -> &'static str {
    match measure {
        RaceMeasure::Expansions => "race-expansions",
        RaceMeasure::Work => "race-work-short",
        RaceMeasure::RunTime => "race-time-short",
    }
}

/// Least sizes of the table on a phone and of the must-expand face on one that lies, where what is larger is dragged.
const TABLE: Vec2 = Vec2::new(600.0, 230.0);
const MUST_EXPAND: Vec2 = Vec2::new(640.0, 270.0);
/// Least size of the lanes there.
const LANES: Vec2 = Vec2::new(0.0, 182.0);

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let Some(race) = &canvas.context.view.race else { return };
    if race.lanes.is_empty() {
        show_empty(canvas, body);
        return;
    }
    let model = canvas.context.view.model;
    let is_phone = canvas.is_phone();
    let least = |size| if is_phone { size } else { Vec2::ZERO };
    match (model.race.shown_face(&model), &race.must_expand) {
        (RaceFace::Table, _) => {
            canvas.at_least("race table", body, least(TABLE), |canvas, body| table::show(canvas, body, race));
        }
        (RaceFace::MustExpand, Some(view)) => {
            let size = if canvas.is_upright() {
                must_expand::upright_least(canvas, race.lanes.len(), view)
            } else {
                least(MUST_EXPAND)
            };
            canvas.at_least("must-expand", body, size, |canvas, body| {
                must_expand::show(canvas, body, race, view);
            });
        }
        (RaceFace::Lanes | RaceFace::MustExpand, _) => {
            canvas.at_least("race lanes", body, least(LANES), |canvas, body| lanes::show(canvas, body, race));
        }
    }
}

/// Says that no realm takes part, and how to add one.
fn show_empty(canvas: &Canvas<'_, '_>, body: Rect) {
    let room = Rect::from_min_size(
        body.min + vec2(0.0, space::XL),
        vec2(sizes::race::WIDEST_WORDS.min(body.width()), body.height() - space::XL),
    );
    let title = canvas.paragraph(room, "race-empty", &canvas.say("race-empty"), Type::Display);
    let below = room.with_min_y(title.bottom() + space::M);
    let [first, last] = const { binding("show") }.ends(canvas.context.words);
    let how = canvas.tell("race-empty-how", &[("first", first.into()), ("last", last.into())]);
    canvas.paragraph(below, "race-empty-how", &how, Type::Body);
}
