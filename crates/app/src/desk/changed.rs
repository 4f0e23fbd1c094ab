//! Settings of the searches: how one is changed, and the one that has just changed.

use eight_realms_core::{
    compare::{Difference, first_difference},
    lane::LaneId,
    realm::Settings,
    replay::{Playback, Playhead, Recording},
    trace::GoalTest,
};

use crate::desk::{
    Desk,
    action::SettingsAction,
    cost::RaceMeasure,
    kept::KeptPlace,
    lanes::{Lane, RunState},
    notice::{Notice, SearchDifference},
    runs,
};

/// A setting that has changed, until it is told what that has done to the search.
#[derive(Clone)]
pub(crate) struct ChangedSetting {
    pub setting: SettingsAction,
    /// The lane that was chosen.
    pub lane: LaneId,
    /// The number of expansions after which its search stood, and stands again.
    pub expanded: u64,
    /// The recording of its search before.
    pub before: Recording,
    /// Whether that recording is of a whole search.
    pub was_whole: bool,
    /// Whether the search stands there again, and the boards expanded so far are the same.
    pub has_arrived: bool,
}

/// Changes a setting, and with it every search that uses it. With the same settings nothing happens.
pub fn set(desk: &mut Desk, setting: SettingsAction) {
    let places: Vec<_> = desk.lane_ids().into_iter().map(|id| (id, KeptPlace::of(desk.lane(id)))).collect();
    let race = desk.together.playhead;
    let raced = place_in_race(desk);
    let before = desk.chosen_lane().recording.clone();
    let was_whole = matches!(desk.chosen_lane().run, RunState::Done(_));
    let Some(changed) = runs::search_with(desk, with(desk.settings, setting)) else { return };
    for (id, place) in places.iter().filter(|(id, _)| changed.contains(id)) {
        place.take(desk.lane_mut(*id));
    }
    match raced {
        Some(KeptPlace::Start | KeptPlace::After(_)) => desk.together.playhead = Playhead::at(race.moment),
        Some(KeptPlace::End) => desk.together.playhead = Playhead::following(),
        None => {}
    }
    let is_raced = desk.is_racing();
    let stood = if is_raced {
        raced
    } else {
        places.iter().find(|(id, _)| *id == desk.chosen).map(|(_, place)| *place)
    };
    // A race goes on beyond the end of a short search, which has stood there then.
    let is_told = |expanded: &u64| !is_raced || *expanded < before.edge().tally.expanded;
    let expanded = match stood {
        Some(KeptPlace::After(expanded)) => Some(expanded).filter(is_told),
        Some(KeptPlace::Start | KeptPlace::End) | None => None,
    };
    let id = desk.chosen;
    desk.changed = expanded.map(|expanded| ChangedSetting {
        setting,
        lane: id,
        expanded,
        before,
        was_whole,
        has_arrived: false,
    });
}

/// The place of a race whose position counts expansions; `None` without a race, and in other measures, whose units are
/// not known again before everything is measured.
fn place_in_race(desk: &Desk) -> Option<KeptPlace> {
    let (race, at) = (desk.together, desk.whole().race_position());
    (desk.is_racing() && race.measure == RaceMeasure::Expansions).then_some(match at {
        _ if race.playhead.playback == Playback::Following => KeptPlace::End,
        _ if at > 0 && at >= desk.whole().longest_cost() => KeptPlace::End,
        0 => KeptPlace::Start,
        _ => KeptPlace::After(at),
    })
}

fn with(mut settings: Settings, setting: SettingsAction) -> Settings {
    match setting {
        SettingsAction::Order(order) => settings.order = order,
        SettingsAction::Tie(tie) => settings.tie = tie,
        SettingsAction::TieOrder(order) => settings.tie_order = order,
        SettingsAction::GoalTest(test) => {
            settings.goal_test = Some(test).filter(|test| *test != GoalTest::Generated);
        }
        SettingsAction::Conventions(conventions) => {
            settings = Settings { parity: settings.parity, ..conventions.settings() };
        }
    }
    settings
}

/// Lets go of the place that the chosen search was to go to: the user has gone elsewhere.
pub fn forget(desk: &mut Desk) {
    desk.chosen_lane_mut().goes_after = None;
    desk.changed = None;
}

/// Takes every search to its place once it is recorded, or to the end once it never will be; tells what has changed.
pub fn arrive(desk: &mut Desk) {
    let is_racing = desk.is_racing();
    for id in desk.lane_ids() {
        let lane = desk.lane_mut(id);
        let Some(expanded) = lane.goes_after.filter(|expanded| is_recorded(lane, *expanded)) else {
            continue;
        };
        lane.goes_after = None;
        if !is_racing {
            lane.playhead = Playhead::at(lane.recording.moment_after_successors(expanded));
        }
    }
    tell(desk);
}

/// Whether a search has gone beyond a number of expansions, or has ended.
fn is_recorded(lane: &Lane, expanded: u64) -> bool {
    lane.has_ended() || lane.recording.edge().tally.expanded > expanded
}

/// Tells whether the search expands other boards than before, once that is known.
fn tell(desk: &mut Desk) {
    let Some(mut changed) = desk.changed.take().filter(|changed| changed.lane == desk.chosen) else {
        return;
    };
    let lane = desk.chosen_lane();
    let has_ended = lane.has_ended();
    if !is_recorded(lane, changed.expanded) || (changed.has_arrived && !has_ended) {
        desk.changed = Some(changed);
        return;
    }
    let all = lane.recording.edge().tally.expanded;
    let is_whole = matches!(lane.run, RunState::Done(_));
    let difference = first_difference(&changed.before, &lane.recording);
    // What comes after this place is not told while it is covered.
    let is_told = |from: u64| lane.covered.is_none() || from <= changed.expanded;
    let difference = match difference.map(|Difference { expansion, boards }| (expansion, boards)) {
        _ if has_ended && all < changed.expanded => SearchDifference::Shorter { all },
        _ if changed.lane.looks_up() => SearchDifference::Place,
        Some((from, [Some(_), Some(_)])) if is_told(from) => SearchDifference::Difference { from },
        _ if lane.covered.is_some() => SearchDifference::Place,
        Some((from, [None, Some(_)])) if changed.was_whole => SearchDifference::Difference { from },
        None if is_whole && changed.was_whole => SearchDifference::Same,
        _ if has_ended => SearchDifference::Place,
        _ => {
            changed.has_arrived = true;
            desk.changed = Some(changed);
            return;
        }
    };
    desk.notify(Notice::SettingChanged { setting: changed.setting, expanded: changed.expanded, difference });
}
