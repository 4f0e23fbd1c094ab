//! What stands one below the other, as high as the stage allows.

use egui::{Rect, pos2};

/// Parts from top to bottom, each between its least and its largest height, and so far apart. All of them grow alike;
/// where there is more room than they need, it is left below.
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

/// Where a length lies between two others: 0 to 1.
pub fn share(length: f32, [least, most]: [f32; 2]) -> f32 {
    ((length - least) / (most - least)).clamp(0.0, 1.0)
}

/// The length at a share.
pub fn between([least, most]: [f32; 2], share: f32) -> f32 {
    least + (most - least) * share
}
