//! Pictures: what is painted step by step is what is painted at once, and small ones are exact means.

use std::sync::Arc;

use eight_realms_core::{
    map::{
        BoardIndex, ColorSource, GoalMap, Layout, Linear, MapStatus, MapStatuses, Patch, Picture, Projection,
        SIZE, Upload,
    },
    space::Distances,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::recordings::{RecordedSearch, recordings};

/// Colours that are as different as can be, shown as they are.
struct Plain;

impl ColorSource for Plain {
    type Pixel = Linear;

    fn board(&self, status: MapStatus, band: u8) -> Linear {
        let number = status.index() as u32;
        [number * 3_449, 65_535 - number * number * 170, u32::from(band % 2) * 65_535]
    }

    fn background(&self) -> Linear {
        [7, 65_535, 32_767]
    }

    fn pixel(&self, light: Linear) -> Linear {
        light
    }
}

/// Shares of a texel.
const SHARES: u64 = 840;

/// The pixels of a picture, worked out from the statuses alone.
fn expected_pixels(layout: &Layout, statuses: &MapStatuses, step: u32) -> Vec<Linear> {
    let (width, height) = (layout.texels().width(), layout.texels().height());
    let mut sums = vec![[0_u64; 3]; (width / step * (height / step)) as usize];
    for texel in 0..width * height {
        let pixel = texel / width / step * (width / step) + texel % width / step;
        let indices = layout.indices_at(texel);
        assert!(indices.len() <= 8, "840 has no equal shares for {} boards", indices.len());
        let mut add = |light: Linear, share: u64| {
            let sum = &mut sums[pixel as usize];
            sum.iter_mut().zip(light).for_each(|(sum, channel)| *sum += u64::from(channel) * share);
        };
        if indices.is_empty() {
            add(Plain.background(), SHARES);
        }
        for index in indices {
            let light = Plain.board(statuses.at(*index), layout.data().band(*index));
            add(light, SHARES / indices.len() as u64);
        }
    }
    let whole = SHARES * u64::from(step * step);
    sums.into_iter().map(|sum| sum.map(|sum| ((sum + whole / 2) / whole) as u32)).collect()
}

/// Shares of texels whose boards have been reached.
fn reached_shares(layout: &Layout, statuses: &MapStatuses) -> u64 {
    let indices = (0..layout.data().len() as BoardIndex).filter(|index| statuses.at(*index).is_reached());
    let room = |texel: &u32| SHARES / layout.indices_at(*texel).len() as u64;
    indices.map(|index| layout.texels_of(index).iter().map(room).sum::<u64>()).sum()
}

fn layout_of(recorded: &RecordedSearch, projection: Projection) -> Arc<Layout> {
    let goal = Arc::new(GoalMap::of(&Distances::to(recorded.puzzle.goal), SIZE));
    Arc::new(Layout::of(projection, &goal, &recorded.data))
}

/// Copies what is to be shown anew, as a screen would.
fn show(screen: &mut [Linear], picture: &mut Picture<Plain>) {
    let changes = picture.take_changes();
    let width = picture.size()[0];
    match changes {
        Upload::Whole => screen.copy_from_slice(picture.pixels()),
        Upload::Patches(patches) => {
            for row in patches.iter().flat_map(|patch| {
                (patch.top..patch.bottom).map(|y| y * width + patch.left..y * width + patch.right)
            }) {
                screen[row.clone()].copy_from_slice(&picture.pixels()[row]);
            }
        }
    }
}

#[test]
fn what_small_pictures_need_is_worked_out_before_and_only_where_it_fits() {
    let recordings = recordings();
    let layout = layout_of(&recordings[0], Projection::Rings);
    assert_eq!(layout.steps().count(), 0);
    layout.prepare(&[2, 7, 3]);
    assert_eq!(layout.steps().collect::<Vec<u32>>(), [2, 3], "7 does not divide the width");
    _ = Picture::blank(&layout, 4, Plain);
    assert_eq!(layout.steps().collect::<Vec<u32>>(), [2, 3, 4], "what has been painted is known too");
}

#[test]
fn step_by_step_is_as_good_as_at_once_and_small_as_large() {
    let mut chance = ChaCha8Rng::seed_from_u64(9);
    for (number, recorded) in recordings().iter().enumerate().filter(|(number, _)| number % 3 == 0) {
        let projection = Projection::ALL[number / 3 % 2];
        let layout = layout_of(recorded, projection);
        for step in [1, 2, 3, 4] {
            let name = format!("{projection:?}, realm {}, step {step}", recorded.recording.realm());
            let mut statuses = MapStatuses::of(&recorded.data);
            let mut picture = Picture::blank(&layout, step, Plain);
            let mut screen = vec![[0; 3]; picture.pixels().len()];
            assert!(
                picture.pixels() == expected_pixels(&layout, &statuses, step),
                "{name}: no board reached"
            );
            for _ in 0..8 {
                let len = recorded.recording.len();
                let near = chance.random_range(0..=statuses.moment() + 2_000) % (len + 1);
                let moment = if chance.random() { near } else { chance.random_range(0..=len) };
                statuses.go_to(&recorded.recording, moment);
                picture.follow(&statuses);
                show(&mut screen, &mut picture);
                assert!(screen == picture.pixels(), "{name}: the screen lags behind at {moment}");
            }
            assert!(picture.pixels() == expected_pixels(&layout, &statuses, step), "{name}");
            assert_eq!(picture.ground()[0], reached_shares(&layout, &statuses), "{name}");
            assert_eq!(picture.take_changes(), Upload::Patches(Vec::new()), "{name}");
        }
    }
}

#[test]
fn a_picture_that_missed_something_is_repainted() {
    let recorded = &recordings()[2];
    let layout = layout_of(recorded, Projection::Lens);
    let mut statuses = MapStatuses::of(&recorded.data);
    for moment in [10_000, 30_000, 20_000] {
        statuses.go_to(&recorded.recording, moment);
    }
    for step in [1, 3] {
        let mut picture = Picture::blank(&layout, step, Plain);
        picture.repaint(&statuses);
        assert!(picture.pixels() == expected_pixels(&layout, &statuses, step));
    }
}

/// Two boards in far corners are two small rectangles, not the whole picture.
#[test]
fn little_is_shown_anew_where_little_has_changed() {
    let recorded = &recordings()[4];
    let layout = layout_of(recorded, Projection::Rings);
    let mut statuses = MapStatuses::of(&recorded.data);
    let mut picture = Picture::blank(&layout, 1, Plain);
    assert_eq!(picture.take_changes(), Upload::Whole);
    statuses.go_to(&recorded.recording, 20);
    picture.follow(&statuses);
    let Upload::Patches(patches) = picture.take_changes() else { panic!("a few boards are no quarter") };
    let pixels = |patch: &Patch| (patch.right - patch.left) * (patch.bottom - patch.top);
    assert!(!patches.is_empty());
    assert!(patches.iter().map(pixels).sum::<usize>() < picture.pixels().len() / 10, "{patches:?}");
}
