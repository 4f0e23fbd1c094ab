//! Search trees to lay out next: only those of the chosen realm, and only while they are shown.

use eight_realms_core::job::{Job, Search, TreesJob};

use crate::app::{
    Effect, InsideFace, Model, Role,
    state::{Measuring, TreesSource},
};

/// Requests the trees to lay out next. While a search runs, they are laid out again whenever its recording has doubled;
/// only then does a node move.
pub(super) fn lay_out_trees(model: &mut Model) -> Option<Effect> {
    if !shows_trees(model) {
        return None;
    }
    let source = model.whole().trees_source()?;
    let inside = &model.inside;
    if inside.is_drawing(&source) || inside.is_lost(&source) || !is_outdated(model, &source) {
        return None;
    }
    model.inside.request(source);
    model.measuring = Measuring::Idle;
    let TreesSource { realm, puzzle, settings, events } = source;
    let job = TreesJob { search: Search::new(realm, puzzle, settings), events };
    Some(Effect::Start(Role::Trees, Job::Trees(job)))
}

/// Whether what is shown needs the trees.
fn shows_trees(model: &Model) -> bool {
    match model.inside.shown_face(&model) {
        Some(InsideFace::Tree | InsideFace::Contours) => true,
        Some(InsideFace::Structure) | None => false,
    }
}

/// Whether the recording has grown enough since the trees were laid out to lay them out again.
fn is_outdated(model: &Model, source: &TreesSource) -> bool {
    let Some(trees) = model.inside.trees_of(source) else { return true };
    let laid_out = trees.source.events;
    laid_out != source.events && (!model.chosen_lane().streams() || source.events >= 2 * laid_out)
}
