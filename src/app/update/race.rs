//! In the race: one position on one clock, and every lane in its place.
//!
//! While one races, the position leads and the playheads of the lanes follow. Whatever else happens (a search
//! goes on, a time is known, a realm joins), [`settle`] puts those in their places whom it concerns.

use crate::{
    app::{
        Model, Pace, RaceAction, RaceClock, RunState, Why,
        race::{Placed, Runner},
    },
    realm::Realm,
    replay::{Direction, Playback, Playhead, Stride},
};

/// Lets it happen.
pub fn act(model: &mut Model, action: RaceAction) {
    match action {
        RaceAction::Clock(clock) => change_clock(model, clock),
        RaceAction::Face(face) => model.race.face = face,
    }
}

/// The race begins where the lanes stand: at the moment of the chosen one; where nobody has moved since one
/// raced last, at the position of then. As long as its search is followed, all are.
pub fn enter(model: &mut Model) {
    model.race.placed = Placed::default();
    let chosen = model.chosen_lane();
    if chosen.playhead.playback == Playback::Following {
        model.race.playhead = Playhead::following();
        return;
    }
    let (moment, before) = (chosen.playhead.moment, model.race.playhead.moment);
    let pace = Pace::of(chosen, model.race.clock);
    let at = match pace {
        _ if all_are_at_their_end(model) => longest(model),
        Some(pace) if pace.spent_at(moment) != pace.total().min(before) => pace.spent_at(moment),
        _ => before,
    };
    let stays = pace.is_some_and(|pace| moment >= pace.start()) && is_shown(model, model.chosen);
    go(model, at);
    if stays {
        model.lane_mut(model.chosen).playhead = Playhead::at(moment);
    }
}

/// The race is left. Whoever was followed is followed on.
pub fn leave(model: &mut Model) {
    if model.race.playhead.playback != Playback::Following {
        return;
    }
    let lanes: Vec<Realm> = model.shown_realms().collect();
    for realm in lanes {
        model.lane_mut(realm).playhead.playback = Playback::Following;
    }
}

/// Another clock: the position is what the lanes have spent on it.
fn change_clock(model: &mut Model, clock: RaceClock) {
    let is_at_the_end = all_are_at_their_end(model);
    model.race.clock = clock;
    if model.race.playhead.playback == Playback::Following {
        return;
    }
    let was_moving = model.race.is_moving();
    go(model, if is_at_the_end { longest(model) } else { spent_now(model) });
    if was_moving {
        resume(model);
    }
}

/// What is spent where the lanes stand: by the chosen one if it still runs, otherwise by the one that has
/// spent the most.
fn spent_now(model: &Model) -> u64 {
    let spent = |realm| {
        let lane = model.lane(realm);
        let runs = lane.playhead.moment < lane.recording.len();
        Pace::of(lane, model.race.clock).filter(|_| runs).map(|pace| pace.spent_at(lane.playhead.moment))
    };
    let chosen = Some(model.chosen).filter(|realm| is_shown(model, *realm)).and_then(spent);
    chosen.or_else(|| model.shown_realms().filter_map(spent).max()).unwrap_or(0)
}

fn all_are_at_their_end(model: &Model) -> bool {
    model
        .shown_realms()
        .map(|realm| model.lane(realm))
        .all(|lane| lane.playhead.moment >= lane.recording.len())
}

/// Plays or pauses. At the end it plays from the beginning; searches that were stopped are done again.
pub fn toggle(model: &mut Model) {
    if model.race.is_moving() {
        go(model, model.race.playhead.moment);
        return;
    }
    if model.race.playhead.moment >= longest(model) && !expects_more(model) {
        go(model, 0);
        search_stopped_again(model);
    }
    resume(model);
}

/// What somebody stopped is searched again from the beginning.
fn search_stopped_again(model: &mut Model) {
    let stopped = |realm: &Realm| model.lane(*realm).run == RunState::Stopped(Why::Asked);
    let lanes: Vec<Realm> = model.shown_realms().filter(stopped).collect();
    for realm in lanes {
        model.lane_mut(realm).start_again(realm);
    }
}

/// Another speed, at once if it plays.
pub fn resume(model: &mut Model) {
    let playback = match model.preferences.speed.events_per_second() {
        Some(rate) => Playback::Playing { events_per_second: f64::from(rate) * units_per_expansion(model) },
        None => Playback::Following,
    };
    model.race.playhead.playback = playback;
}

/// Playing takes as long on every clock: what the longest lane spends, by its expansions.
fn units_per_expansion(model: &Model) -> f64 {
    let longest = model.shown_realms().max_by_key(|realm| total(model, *realm));
    let expansions = longest.and_then(|realm| Pace::of(model.lane(realm), RaceClock::Expansions));
    let expansions = expansions.map_or(0, |pace| pace.total());
    if expansions == 0 { 1.0 } else { self::longest(model) as f64 / expansions as f64 }
}

/// A step, after which everybody stands still.
pub fn step(model: &mut Model, stride: Stride, direction: Direction) {
    match (stride, direction) {
        (Stride::All, Direction::Forward) if expects_more(model) => {
            model.race.playhead.playback = Playback::Following;
        }
        (Stride::All, Direction::Forward) => go(model, longest(model)),
        (Stride::All, Direction::Back) => go(model, 0),
        (Stride::Mark, _) => go(model, next_finish(model, direction)),
        (Stride::Expansion, _) if model.race.clock == RaceClock::Expansions => {
            step_together(model, direction)
        }
        (Stride::Expansion | Stride::Event, _) => step_runner(model, stride, direction),
    }
}

/// To a position, and everybody stands still there.
pub fn seek(model: &mut Model, at: u64) {
    go(model, at.min(longest(model)));
}

/// One expansion each. Where a lane has gone on by some events, the step back undoes those.
fn step_together(model: &mut Model, direction: Direction) {
    let at = model.race.playhead.moment;
    match direction {
        Direction::Forward => seek(model, at + 1),
        Direction::Back if is_ahead(model, at) => go(model, at),
        Direction::Back => go(model, at.saturating_sub(1)),
    }
}

/// Whether the chosen lane has gone on by some events since the position was reached.
fn is_ahead(model: &Model, at: u64) -> bool {
    let lane = model.chosen_lane();
    let place = Pace::of(lane, model.race.clock).map(|pace| pace.moment_at(at));
    is_shown(model, model.chosen) && place.is_some_and(|place| lane.playhead.moment > place)
}

/// One step of one lane; the others follow what it has spent.
fn step_runner(model: &mut Model, stride: Stride, direction: Direction) {
    let Some(realm) = runner(model, direction) else { return };
    let lane = model.lane(realm);
    let Some(pace) = Pace::of(lane, model.race.clock) else { return };
    let moment = lane.recording.step(lane.playhead.moment, stride, direction).max(pace.start());
    let spent = pace.spent_at(moment);
    let at = match direction {
        Direction::Forward => spent.max(model.race.playhead.moment),
        Direction::Back => spent.max(if realm == model.chosen { 0 } else { chosen_total(model) }),
    };
    go(model, at);
    model.lane_mut(realm).playhead = Playhead::at(moment);
}

/// Who steps: the chosen lane; when it has finished, the one that needs the most.
fn runner(model: &Model, direction: Direction) -> Option<Realm> {
    let at = model.race.playhead.moment;
    let lane = model.chosen_lane();
    let runs = match direction {
        Direction::Forward => lane.playhead.moment < lane.recording.len(),
        Direction::Back => at <= chosen_total(model),
    };
    if runs && is_shown(model, model.chosen) {
        return Some(model.chosen);
    }
    model.shown_realms().max_by_key(|realm| total(model, *realm))
}

/// What the chosen lane needs; nothing if it does not take part.
fn chosen_total(model: &Model) -> u64 {
    total(model, model.chosen).filter(|_| is_shown(model, model.chosen)).unwrap_or(0)
}

fn is_shown(model: &Model, realm: Realm) -> bool {
    model.shown_realms().any(|shown| shown == realm)
}

/// Where the next lane finishes, or the one before; the ends where there is none.
fn next_finish(model: &Model, direction: Direction) -> u64 {
    let at = model.race.playhead.moment;
    let ended = model.shown_realms().filter(|realm| model.lane(*realm).has_ended());
    let finishes = ended.filter_map(|realm| total(model, realm));
    match direction {
        Direction::Forward => finishes.filter(|finish| *finish > at).min().unwrap_or(longest(model)),
        Direction::Back => finishes.filter(|finish| *finish < at).max().unwrap_or(0),
    }
}

/// What a lane has spent at the end of what is recorded.
fn total(model: &Model, realm: Realm) -> Option<u64> {
    Pace::of(model.lane(realm), model.race.clock).map(|pace| pace.total())
}

/// What the longest lane spends.
fn longest(model: &Model) -> u64 {
    model.shown_realms().filter_map(|realm| total(model, realm)).max().unwrap_or(0)
}

/// Whether a lane may still become longer, or its length known.
fn expects_more(model: &Model) -> bool {
    model.shown_realms().any(|realm| !model.lane(realm).has_ended() || model.awaits_cost(realm))
}

/// Time passes.
pub fn tick(model: &mut Model, seconds: f64) {
    if !model.race.is_moving() {
        return;
    }
    let longest = longest(model);
    let mut playhead = model.race.playhead;
    playhead.advance(seconds, longest);
    let follows = playhead.playback == Playback::Following;
    if playhead.moment != model.race.playhead.moment || follows {
        place(model, playhead.moment);
    }
    model.race.playhead = playhead;
    if playhead.moment >= longest && !expects_more(model) {
        model.race.playhead.playback = Playback::Paused;
    }
}

/// To a position, with every lane, and stands still there.
fn go(model: &mut Model, at: u64) {
    model.race.playhead = Playhead::at(at);
    place(model, at);
}

/// Puts every lane where so much is spent.
fn place(model: &mut Model, at: u64) {
    let lanes: Vec<Realm> = model.shown_realms().collect();
    for realm in lanes {
        put(model, realm, at);
    }
    model.race.placed = now(model);
}

/// Puts a lane where so much is spent. While all is followed that is its end. It stays where it is as long as
/// nobody knows what it spends.
fn put(model: &mut Model, realm: Realm, at: u64) {
    let follows = model.race.playhead.playback == Playback::Following;
    let lane = model.lane(realm);
    let moment = match Pace::of(lane, model.race.clock) {
        _ if follows => lane.recording.len(),
        Some(pace) => pace.moment_at(at),
        None => lane.playhead.moment.min(lane.recording.len()),
    };
    model.lane_mut(realm).playhead = Playhead::at(moment);
}

/// What the places of the lanes depend on.
fn now(model: &Model) -> Placed {
    let clock = model.race.clock;
    let mut placed = Placed { clock, ..Placed::default() };
    for realm in model.shown_realms() {
        placed.runners[realm.rung()] = Some(Runner::of(realm, model.lane(realm), clock));
    }
    placed
}

/// Puts those lanes in their places that have changed since, or are new. When a clock begins to be known, its
/// position is where the lanes stand.
pub fn settle(model: &mut Model) {
    let (before, now) = (model.race.placed, now(model));
    if before == now {
        return;
    }
    if !before.is_known() && now.is_known() && !model.race.is_moving() {
        model.race.playhead = Playhead::at(spent_now(model));
    }
    for runner in now.runners.into_iter().flatten() {
        if before.clock != now.clock || before.runners[runner.realm.rung()] != Some(runner) {
            put(model, runner.realm, model.race.playhead.moment);
            go_on_searching(model, runner.realm);
        }
    }
    model.race.placed = now;
}

/// A search that was held goes on: a race is between whole searches.
fn go_on_searching(model: &mut Model, realm: Realm) {
    let lane = model.lane_mut(realm);
    if lane.run == RunState::Held {
        lane.run = RunState::Running;
    }
}
