//! Between two layers of a search from both ends: the side from which the next layer is expanded, and whether the
//! searches meet in it.
//!
//! A whole layer is expanded on the side where fewer boards wait. The searches meet in the layer with which the number
//! of layers on both sides together reaches the number of moves of a shortest path.

use crate::{
    ask::{
        RecordingEnd,
        prediction::{Prediction, RightAnswers, YesNo},
        question::QuestionContext,
    },
    replay::{Recording, Scene},
    trace::{Event, Side},
};

/// Whether both questions can be asked: the next event is the first expansion of a layer.
pub fn is_eligible(from: &QuestionContext<'_>, whole: &Recording) -> bool {
    let scene = from.past.edge();
    let is_expansion = matches!(whole.event(from.past.len()), Some(Event::Expand { .. }));
    from.realm().is_two_way() && is_expansion && scene.layers.remaining() == 0
}

/// The side where fewer boards wait; both sides if equally many wait.
pub fn smaller_sides(scene: &Scene) -> Vec<Side> {
    let [forward, backward] = [Side::Forward, Side::Backward].map(|side| scene.layers.waiting(side));
    match forward.cmp(&backward) {
        std::cmp::Ordering::Less => vec![Side::Forward],
        std::cmp::Ordering::Equal => vec![Side::Forward, Side::Backward],
        std::cmp::Ordering::Greater => vec![Side::Backward],
    }
}

pub fn right_side(from: &QuestionContext<'_>, whole: &Recording) -> Option<RightAnswers> {
    let (_, took) = whole.event(from.past.len())?.expanded()?;
    let full = smaller_sides(from.past.edge()).into_iter().map(Prediction::Side).collect();
    Some(RightAnswers { full, half: Vec::new(), took: Some(Prediction::Side(took)) })
}

/// The right answer about the meeting; `None` as long as the end of the layer is not recorded. The last layer of a
/// search without a path ends with the search.
pub fn right_meeting(
    from: &QuestionContext<'_>,
    whole: &Recording,
    end: RecordingEnd,
) -> Option<RightAnswers> {
    let mut layers = from.past.edge().layers;
    let mut begun = 0;
    for event in whole.events_from(from.past.len()) {
        layers.note(&event);
        begun += u32::from(layers.turn().is_some());
        match event {
            Event::Meet { .. } => return Some(meets(YesNo::Yes)),
            _ if begun == 2 || matches!(event, Event::Solved { .. }) => return Some(meets(YesNo::No)),
            _ => {}
        }
    }
    (end == RecordingEnd::OfSearch).then(|| meets(YesNo::No))
}

fn meets(answer: YesNo) -> RightAnswers {
    RightAnswers::only(Prediction::YesNo(answer))
}

/// The number of layers on both sides together once the next layer is expanded.
pub fn layers_after_this(scene: &Scene) -> u8 {
    scene.layers.begun(Side::Forward) + scene.layers.begun(Side::Backward) + 1
}
