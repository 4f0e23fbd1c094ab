//! Window as a whole: its size, its folds, its sheets.

use std::sync::Arc;

use eight_realms_core::replay::Playback;

use crate::desk::{
    Desk,
    action::WindowAction,
    cover,
    effect::Effect,
    notice::Notice,
    prepared::AsText,
    screen::{Fold, FoldingRegion, Folds, ScaleSteps, Sheet, WindowScale},
};

/// Carries out an action on the window.
pub fn act(desk: &mut Desk, action: WindowAction) {
    match action {
        WindowAction::Larger => larger(desk),
        WindowAction::Smaller => smaller(desk),
        WindowAction::UsualSize => {
            desk.preferences.reading = WindowScale::default();
            resize(desk, |_| WindowScale::default());
        }
        WindowAction::Fits(scales) => desk.scales = scales,
        WindowAction::Room(room) => {
            desk.plots_in_stage &= room.plots == Fold::Folded;
            desk.room = room;
        }
        WindowAction::ReadingIsPage(is_page) => desk.reading_is_page = is_page,
        WindowAction::Fold(region) => fold(desk, region),
        WindowAction::StageAlone => stage_alone(desk),
        WindowAction::Plot(plot) => desk.plot = plot,
        WindowAction::StepBy(step_by) => desk.step_by = step_by,
        WindowAction::Hand(hand) => desk.preferences.hand = hand,
        WindowAction::OpensAt(opens_at) => desk.preferences.opens_at = opens_at,
        WindowAction::Totals(totals) => cover::set(desk, totals),
        WindowAction::Solution(form) => desk.preferences.solution = form,
        WindowAction::Surroundings(surroundings) => desk.surroundings = surroundings,
        WindowAction::Remember => {
            let screen = Some(AsText(desk.whole_line()));
            Arc::make_mut(&mut desk.preferences.prepared).screen = screen;
        }
        WindowAction::ClearStored => desk.ask(Effect::ClearStored),
    }
}

/// Switches projector mode on or off.
pub fn switch_projector(desk: &mut Desk) {
    desk.projector = desk.projector.other();
    desk.folds_before = None;
}

/// Folds a region, or opens it. Plots without room below the stage take its place, and give it back; any other region
/// without room stays folded until the window has room for it.
fn fold(desk: &mut Desk, region: FoldingRegion) {
    if region == FoldingRegion::Plots && desk.room.plots == Fold::Folded {
        desk.plots_in_stage = !desk.plots_in_stage;
        return;
    }
    let is_open = desk.folds().of(region) == Fold::Open && desk.room.of(region) == Fold::Open;
    let fold = if is_open { Fold::Folded } else { Fold::Open };
    desk.preferences.folds.of_mut(desk.projector).set(region, fold);
    if fold == Fold::Open && desk.room.of(region) == Fold::Folded {
        desk.notify(Notice::NoRoom);
    }
}

fn stage_alone(desk: &mut Desk) {
    desk.plots_in_stage = false;
    let folds = desk.folds();
    let (next, before) = match (folds, desk.folds_before) {
        (Folds::FOLDED, before) => (before.unwrap_or(Folds::OPEN), None),
        _ => (Folds::FOLDED, Some(folds)),
    };
    *desk.preferences.folds.of_mut(desk.projector) = next;
    desk.folds_before = before;
}

/// Draws everything one step larger or, where the window has no room for that, the sentences alone.
fn larger(desk: &mut Desk) {
    if desk.scale() == desk.scales.largest {
        desk.preferences.reading = desk.preferences.reading().larger(ScaleSteps::Browser);
    }
    let steps = desk.scales.steps;
    resize(desk, |scale| scale.larger(steps));
}

/// Draws the sentences one step smaller or, where they are no larger than everything else, all of it.
fn smaller(desk: &mut Desk) {
    let reading = desk.preferences.reading();
    if reading > WindowScale::default() {
        desk.preferences.reading = reading.smaller(ScaleSteps::Browser);
        resize(desk, |scale| scale);
    } else {
        let steps = desk.scales.steps;
        resize(desk, |scale| scale.smaller(steps));
    }
}

/// Makes a step from the size that is drawn, which is not the chosen one where that does not suit the window.
fn resize(desk: &mut Desk, step: impl FnOnce(WindowScale) -> WindowScale) {
    let scale = desk.scales.clamp(step(desk.scale()));
    *desk.preferences.scale_on_mut(desk.projector) = scale;
    let reading = desk.preferences.reading();
    // The sheet of the text size says it already, where a message would lie over its keys.
    if desk.sheet != Sheet::TextSize {
        desk.notify(Notice::Resized { scale, reading });
    }
}

/// Opens a sheet, or closes it if it is open. The sheet of the link pauses what plays, so that its QR code stays the
/// same.
pub fn show(desk: &mut Desk, sheet: Sheet) {
    desk.sheet = if desk.sheet == sheet { Sheet::None } else { sheet };
    if desk.sheet == Sheet::Link {
        let playhead = &mut desk.chosen_lane_mut().playhead;
        if let Playback::Playing { .. } | Playback::Tenfold { .. } = playhead.playback {
            playhead.playback = Playback::Paused;
        }
    }
}
