//! The sheet in words.

use eight_realms_core::lane::{LaneRefusal, LaneRequest, MAX_LANES, letter};

use crate::{
    desk::{narrator::Narrator, own},
    lanes::{LaneDraft, twin},
    words::{Words, lanes, names},
};

/// The title of the sheet, and the words beside it.
pub fn title(narrator: Narrator<'_>, draft: &LaneDraft) -> (String, String) {
    let words = narrator.words;
    match draft.place {
        None => {
            let count = [("n", (narrator.seen.own.len() + 1).into()), ("most", MAX_LANES.into())];
            (words.say("sheet-lane-add"), words.tell("sheet-lane-count", &count))
        }
        Some(place) => {
            let id = own::id_of(&narrator.seen, place);
            (words.tell("sheet-lane-edit", &[("lane", names::lane(words, id).into())]), String::new())
        }
    }
}

/// The word of the button that confirms.
pub fn confirm(narrator: Narrator<'_>, draft: &LaneDraft) -> String {
    let place = draft.place.unwrap_or(narrator.seen.own.len());
    let (id, place) = match (twin(&narrator.seen, draft), draft.place) {
        (Some(twin), _) => ("sheet-lane-go-there", twin),
        (None, None) => ("sheet-lane-confirm-add", place),
        (None, Some(_)) => ("sheet-lane-confirm-edit", place),
    };
    narrator.words.tell(id, &[("letter", letter(place).to_string().into())])
}

/// What is said of the lane on the sheet.
pub struct LaneWords {
    pub name: String,
    pub formula: String,
    pub does: String,
    pub book: String,
    pub line: String,
}

/// The words about the lane, as it would stand among the others.
pub fn of(narrator: Narrator<'_>, draft: &LaneDraft) -> Option<LaneWords> {
    let (words, lane) = (narrator.words, draft.lane(&narrator.seen)?);
    let mut all = narrator.seen.own_lanes();
    let place = draft.place.unwrap_or(all.len());
    match all.get_mut(place) {
        Some(before) => *before = lane,
        None => all.push(lane),
    }
    Some(LaneWords {
        name: lanes::name(words, &all, place),
        formula: lanes::formula(words, &lane),
        does: lanes::does(words, &lane),
        book: lanes::book(words, &lane),
        line: line(&draft.request),
    })
}

fn line(request: &LaneRequest) -> String {
    request.to_string()
}

/// Why there is no such lane.
pub fn refused(words: &Words, why: LaneRefusal) -> String {
    words.say(format!("lane-refused-{}", why.name()))
}
