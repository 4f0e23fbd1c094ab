//! In the study of estimates.

use crate::app::{Model, StudyAction};

/// Lets it happen.
pub fn act(model: &mut Model, action: StudyAction) {
    match action {
        StudyAction::Estimate(estimate) => model.study.estimate = estimate,
    }
}
