//! Parts of the stage one below the other, as high as it allows.

use egui::{Rect, pos2};

/// Returns parts from top to bottom, each between its smallest and its largest height, with gaps between the two
/// lengths of `gap`. All of them grow alike. Room beyond the largest heights is left below.
pub fn sections<const N: usize>(body: Rect, heights: [[f32; 2]; N], gap: [f32; 2]) -> [Rect; N] {
    let gaps = N.saturating_sub(1) as f32;
    let total = |end: usize| heights.iter().map(|height| height[end]).sum::<f32>() + gaps * gap[end];
    let share = share(body.height(), [total(0), total(1)]);
    let mut top = body.top();
    heights.map(|height| {
        let bottom = top + between(height, share);
        let part = Rect::from_min_max(pos2(body.left(), top), pos2(body.right(), bottom));
        top = bottom + between(gap, share);
        part
    })
}

/// The position of a length between two others, from 0 to 1.
pub fn share(length: f32, [least, most]: [f32; 2]) -> f32 {
    ((length - least) / (most - least)).clamp(0.0, 1.0)
}

/// The length at a share of the way between two others.
pub fn between([least, most]: [f32; 2], share: f32) -> f32 {
    least + (most - least) * share
}
