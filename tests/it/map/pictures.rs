//! Pictures: what is painted step by step is what is painted at once, and small ones are exact means.

use std::sync::Arc;

use eight_realms::{
    map::{
        BoardIndex, ColorSource, GoalMap, Layout, Linear, MapStatus, MapStatuses, Patch, Picture, Projection,
        SIZE, Upload,
    },
    space::Distances,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::recordings::{Recorded, recordings};

/// Colours that are as different as can be, shown as they are.
struct Plain;

impl ColorSource for Plain {
    type Pixel = Linear;

    fn board(&self, light: MapStatus, band: u8) -> Linear {
        let number = light.index() as u32;
        [number * 3_449, 65_535 - number * number * 170, u32::from(band % 2) * 65_535]
    }

    fn ground(&self) -> Linear {
        [7, 65_535, 32_767]
    }

    fn pixel(&self, light: Linear) -> Linear {
        light
    }
}

/// Shares of a texel.
const SHARES: u64 = 840;

/// The pixels of a picture, worked out from the lights alone.
fn worked_out(layout: &Layout, lights: &MapStatuses, step: u32) -> Vec<Linear> {
    let (width, height) = (layout.texels().width(), layout.texels().height());
    let mut sums = vec![[0_u64; 3]; (width / step * (height / step)) as usize];
    for texel in 0..width * height {
        let pixel = texel / width / step * (width / step) + texel % width / step;
        let seats = layout.indices_at(texel);
        assert!(seats.len() <= 8, "840 has no equal shares for {} boards", seats.len());
        let mut add = |light: Linear, share: u64| {
            let sum = &mut sums[pixel as usize];
            sum.iter_mut().zip(light).for_each(|(sum, channel)| *sum += u64::from(channel) * share);
        };
        if seats.is_empty() {
            add(Plain.ground(), SHARES);
        }
        for seat in seats {
            let light = Plain.board(lights.at(*seat), layout.data().band(*seat));
            add(light, SHARES / seats.len() as u64);
        }
    }
    let whole = SHARES * u64::from(step * step);
    sums.into_iter().map(|sum| sum.map(|sum| ((sum + whole / 2) / whole) as u32)).collect()
}

/// Shares of texels that are lit.
fn lit(layout: &Layout, lights: &MapStatuses) -> u64 {
    let seats = (0..layout.data().len() as BoardIndex).filter(|seat| lights.at(*seat).is_reached());
    let room = |texel: &u32| SHARES / layout.indices_at(*texel).len() as u64;
    seats.map(|seat| layout.texels_of(seat).iter().map(room).sum::<u64>()).sum()
}

fn layout_of(recorded: &Recorded, projection: Projection) -> Arc<Layout> {
    let goal = Arc::new(GoalMap::of(&Distances::to(recorded.puzzle.goal), SIZE));
    Arc::new(Layout::of(projection, &goal, &recorded.land))
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
            let mut lights = MapStatuses::of(&recorded.land);
            let mut picture = Picture::blank(&layout, step, Plain);
            let mut screen = vec![[0; 3]; picture.pixels().len()];
            assert!(picture.pixels() == worked_out(&layout, &lights, step), "{name}: unlit");
            for _ in 0..8 {
                let len = recorded.recording.len();
                let near = chance.random_range(0..=lights.moment() + 2_000) % (len + 1);
                let moment = if chance.random() { near } else { chance.random_range(0..=len) };
                lights.go_to(&recorded.recording, moment);
                picture.follow(&lights);
                show(&mut screen, &mut picture);
                assert!(screen == picture.pixels(), "{name}: the screen lags behind at {moment}");
            }
            assert!(picture.pixels() == worked_out(&layout, &lights, step), "{name}");
            assert_eq!(picture.ground()[0], lit(&layout, &lights), "{name}");
            assert_eq!(picture.take_changes(), Upload::Patches(Vec::new()), "{name}");
        }
    }
}

#[test]
fn a_picture_that_missed_something_is_repainted() {
    let recorded = &recordings()[2];
    let layout = layout_of(recorded, Projection::Lens);
    let mut lights = MapStatuses::of(&recorded.land);
    for moment in [10_000, 30_000, 20_000] {
        lights.go_to(&recorded.recording, moment);
    }
    for step in [1, 3] {
        let mut picture = Picture::blank(&layout, step, Plain);
        picture.repaint(&lights);
        assert!(picture.pixels() == worked_out(&layout, &lights, step));
    }
}

/// Two boards in far corners are two small rectangles, not the whole picture.
#[test]
fn little_is_shown_anew_where_little_has_changed() {
    let recorded = &recordings()[4];
    let layout = layout_of(recorded, Projection::Rings);
    let mut lights = MapStatuses::of(&recorded.land);
    let mut picture = Picture::blank(&layout, 1, Plain);
    assert_eq!(picture.take_changes(), Upload::Whole);
    lights.go_to(&recorded.recording, 20);
    picture.follow(&lights);
    let Upload::Patches(patches) = picture.take_changes() else { panic!("a few boards are no quarter") };
    let pixels = |patch: &Patch| (patch.right - patch.left) * (patch.bottom - patch.top);
    assert!(!patches.is_empty());
    assert!(patches.iter().map(pixels).sum::<usize>() < picture.pixels().len() / 10, "{patches:?}");
}
