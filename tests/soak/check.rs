//! What must hold of a model and its session, whatever has happened.

use std::collections::BTreeSet;

use eight_realms_app::{
    desk::{
        lanes::{CountingRun, RunState, SearchOutcome},
        preferences::Speed,
        structure::Operations,
    },
    heuristics::{distances::DistancesFace, view::HeuristicsView},
    model::Model,
    race::view::Race,
    timeline::Timeline,
    view::View,
};
use eight_realms_core::{lane::LaneId, realm::Realm, replay::Playback, trace::Event};

use super::stand::Stand;

/// Everything.
pub fn all(stand: &mut Stand, after: &str) {
    model(stand, after);
    views(stand, after);
}

/// What costs next to nothing.
pub fn model(stand: &Stand, after: &str) {
    for id in stand.model.lane_ids() {
        lane(&stand.model, id, after);
    }
    room(stand, after);
    choice(&stand.model, after);
    solution(&stand.model, after);
    small_things(&stand.model, after);
    threads(stand, after);
}

fn lane(model: &Model, id: LaneId, after: &str) {
    let lane = model.lane(id);
    let recording = &lane.recording;
    assert_eq!(recording.realm(), id.realm, "{after}");
    assert!(lane.playhead.moment <= recording.len(), "{after}: {id:?}");
    begin(model, id, after);
    if let RunState::Done(SearchOutcome::Found(path)) = &lane.run {
        let boards = path.boards(model.puzzle.start);
        assert_eq!(boards.last(), Some(&model.puzzle.goal), "{after}: {id:?}");
        assert_eq!(recording.edge().tally.solved, Some(path.len() as u8), "{after}: {id:?}");
    }
    let is_done = matches!(lane.run, RunState::Done(_));
    assert!(lane.times.is_none() || is_done, "{after}: {id:?} is timed");
    assert!(lane.work.is_none() || is_done, "{after}: the work of {id:?} is counted");
    assert!(lane.peak_memory.is_none() || is_done, "{after}: {id:?} is weighed");
    assert!(!matches!(lane.run, RunState::Lost { .. }), "{after}: {:?}", lane.run);
}

/// What a frame has put right: no time is taken while anything streams, and no playhead moves on where no more events
/// come.
pub fn after_frame(stand: &Stand, after: &str) {
    model(stand, after);
    let ids = stand.model.lane_ids();
    let streams = ids.iter().any(|id| stand.model.lane(*id).run == RunState::Running);
    assert!(!streams || !stand.session.is_measuring(), "{after}: time is taken while something streams");
    for id in ids {
        let lane = stand.model.lane(id);
        let is_at_its_end = lane.has_ended() && lane.playhead.moment == lane.recording.len();
        let is_paused = lane.playhead.playback == Playback::Paused;
        assert!(is_paused || !is_at_its_end, "{after}: {id:?} has ended");
    }
}

/// The first event is that of this puzzle.
fn begin(model: &Model, id: LaneId, after: &str) {
    let puzzle = model.puzzle;
    if let Some(event) = model.lane(id).recording.event(0) {
        let root = if id.realm == Realm::Table { puzzle.goal } else { puzzle.start };
        assert_eq!(event.board(), Some(root), "{after}: {id:?}");
        assert!(matches!(event, Event::Begin { .. }), "{after}: {id:?}");
    }
}

/// No recording has more events than it may have, and all together have not either.
fn room(stand: &Stand, after: &str) {
    let lens: Vec<u64> =
        stand.model.lane_ids().into_iter().map(|id| stand.model.lane(id).recording.len()).collect();
    let limits = stand.limits;
    assert!(lens.iter().all(|len| *len <= limits.one), "{after}: {lens:?}");
    assert!(lens.iter().sum::<u64>() <= limits.all, "{after}: {lens:?}");
}

/// The chosen lane is on the ladder, if there is any on it, and no lane is searched twice.
fn choice(model: &Model, after: &str) {
    let ladder = model.ladder();
    assert!(ladder.is_empty() || ladder.contains(&model.chosen), "{after}: {} is looked at", model.chosen);
    let requested: Vec<LaneId> = model.requested_lanes().collect();
    assert_eq!(requested.iter().collect::<BTreeSet<_>>().len(), requested.len(), "{after}: {requested:?}");
    let mut playing = model.lane_ids();
    playing.retain(|id| {
        let playback = model.lane(*id).playhead.playback;
        matches!(playback, Playback::Playing { .. } | Playback::Tenfold { .. })
    });
    assert!(playing.iter().all(|id| *id == model.chosen), "{after}: {playing:?} play");
}

fn solution(model: &Model, after: &str) {
    let solution = &model.solution;
    let moves = model.chosen_lane().path().map_or(0, eight_realms_core::realm::Path::len);
    assert!(solution.step <= moves, "{after}: move {} of {moves}", solution.step);
    assert!((0.0..=1.0).contains(&solution.progress), "{after}: {}", solution.progress);
    assert!((0.5..=8.0).contains(&solution.moves_per_second), "{after}: {}", solution.moves_per_second);
}

fn small_things(model: &Model, after: &str) {
    let recent: BTreeSet<String> = model.recent.iter().map(|puzzle| format!("{puzzle:?}")).collect();
    assert!(model.recent.len() <= 12 && recent.len() == model.recent.len(), "{after}: {recent:?}");
    assert!(!model.recent.contains(&model.puzzle), "{after}: it is looked at now");
    assert!(model.notice.as_ref().is_none_or(|(_, seconds)| *seconds > 0.0), "{after}: {:?}", model.notice);
    assert!(model.preferences.speed <= Speed::UNLIMITED, "{after}");
    if let Some(loaded) = model.heuristics.loaded {
        assert!(loaded.number < loaded.boards, "{after}: {loaded:?}");
    }
    if let Some(editor) = &model.editor {
        let cells = editor.typed.chars().filter(char::is_ascii_alphanumeric).count();
        assert!(cells < 9, "{after}: {:?} would be a board", editor.typed);
    }
}

fn threads(stand: &Stand, after: &str) {
    let lanes = || stand.model.lane_ids().into_iter().map(|id| stand.model.lane(id));
    let alive = lanes().filter(|lane| lane.is_alive()).count();
    let counting = lanes().filter(|lane| lane.counted == Some(CountingRun::Running)).count();
    assert_eq!(stand.session.searches(), alive + counting, "{after}: a thread for each search that lives");
    let (threads, expected) = (stand.threads(), stand.known_threads());
    assert!(
        threads <= expected,
        "{after}: {threads} threads and no more than {expected}; some may have ended"
    );
}

/// The cached views equal those that would be computed now.
pub fn views(stand: &mut Stand, after: &str) {
    let fresh = View::of(stand.model.seen());
    let cached = View::with(stand.model.seen(), &mut stand.cache);
    assert!(cached.stage == fresh.stage, "{after}: {:?} is not {:?}", cached.stage, fresh.stage);
    assert!(cached.plots == fresh.plots, "{after}: other plots");
    // A count that has not read all events shows what it has read so far.
    let is_counting = cached.is_counting() || fresh.is_counting();
    let timeline = |timeline: Timeline| {
        let operations = if is_counting { Operations::Pending } else { timeline.operations };
        Timeline { operations, ..timeline }
    };
    assert!(timeline(cached.timeline) == timeline(fresh.timeline), "{after}: another timeline");
    let race = |race: Option<Race>| {
        race.map(|race| Race { must_expand: race.must_expand.filter(|_| !is_counting), ..race })
    };
    assert!(race(cached.race) == race(fresh.race), "{after}: another race");
    assert!(
        is_same_heuristics_view(cached.heuristics.as_ref(), fresh.heuristics.as_ref()),
        "{after}: another heuristics tab"
    );
}

fn is_same_heuristics_view(one: Option<&HeuristicsView>, other: Option<&HeuristicsView>) -> bool {
    match (one, other) {
        (None, None) => true,
        (Some(HeuristicsView::Distances(one)), Some(HeuristicsView::Distances(other))) => {
            is_same_picture(one, other)
        }
        (Some(HeuristicsView::Board(one)), Some(HeuristicsView::Board(other))) => one == other,
        (Some(HeuristicsView::Suboptimal(one)), Some(HeuristicsView::Suboptimal(other))) => {
            one.rows == other.rows
                && one.run == other.run
                && one.paths == other.paths
                && one.over == other.over
        }
        (Some(HeuristicsView::Orders(one)), Some(HeuristicsView::Orders(other))) => one == other,
        _ => false,
    }
}

fn is_same_picture(one: &DistancesFace, other: &DistancesFace) -> bool {
    let key = |view: &DistancesFace| {
        let picture = view.picture.as_ref();
        picture.map(|surveyed| (surveyed.survey.kind(), surveyed.distances.goal(), surveyed.summary))
    };
    key(one) == key(other)
        && (one.is_current, &one.rows) == (other.is_current, &other.rows)
        && (one.start, one.now) == (other.start, other.now)
}
