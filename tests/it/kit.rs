//! Rows and columns: what gives way first, and where everything lies.

use egui::{Painter, Rangef, Rect, pos2, vec2};
use egui_kittest::Harness;
use eight_realms::gui::fonts::install_fonts;
use eight_realms::gui::testing::{Item, Row, flow, row_width, share_out, space, steady, text_width, widest};
use eight_realms::gui::theme::Type;

/// From a place that is not the corner of the window.
fn room(width: f32) -> Rect {
    Rect::from_min_size(pos2(10.0, 20.0), vec2(width, 30.0))
}

/// Widths that are dispensed with in this order: c shorter, a gone, d gone, c gone. b stays.
fn items() -> ([Item; 2], [Item; 2]) {
    let left = [Item::new(40.0).or_gone(2), Item::new(30.0).after(space::L)];
    (left, [Item::new(60.0).or(1, 20.0).or_gone(4), Item::new(50.0).after(space::M).or_gone(3)])
}

fn row(width: f32) -> Row<2, 2> {
    let (left, right) = items();
    Row::fit(room(width), &left, space::XL, &right)
}

/// In full: 40 + 16 + 30 at the left, 60 + 12 + 50 at the right, 24 between.
const FULL: f32 = 232.0;

#[test]
fn in_full_while_there_is_room() {
    let Row { left: [a, b], right: [c, d], rest, step, fits } = row(FULL);
    assert_eq!((step, fits), (0, true));
    let ranges = [a, b, rest, d, c].map(|place| place.x_range());
    let expected = [(10.0, 50.0), (66.0, 96.0), (96.0, 120.0), (120.0, 170.0), (182.0, 242.0)];
    assert_eq!(ranges, expected.map(|(from, to)| Rangef::new(from, to)));
    assert_eq!(a.y_range(), room(FULL).y_range());
}

/// The widths at which each step begins: 40 less for c, then a with its gap, then d with its gap, then c.
#[test]
fn the_steps_decide_what_gives_way_first() {
    let least = [232.0, 192.0, 136.0, 74.0, 54.0];
    for (step, width) in least.into_iter().enumerate() {
        assert_eq!((row(width).step, row(width).fits), (step, true), "{width}");
        assert!(row(width - 0.5).step > step || !row(width - 0.5).fits, "{width}");
    }
    let stands = |place: Rect| place.width() > 0.0;
    let left_over = least.map(|width| {
        let Row { left: [a, b], right: [c, d], .. } = row(width);
        [a, b, c, d].map(stands)
    });
    assert_eq!(
        left_over,
        [
            [true, true, true, true],
            [true, true, true, true],
            [false, true, true, true],
            [false, true, true, false],
            [false, true, false, false]
        ]
    );
    let [_, short, ..] = least;
    let [c, _] = row(short).right;
    assert_eq!(c.x_range(), Rangef::new(182.0, 202.0), "c is shorter before anybody goes");
}

#[test]
fn nothing_lies_over_another_and_the_sum_fits_or_the_last_form_stands() {
    for width in 0..=260 {
        let row = row(width as f32);
        let Row { left: [a, b], right: [c, d], rest, .. } = row;
        let place = room(width as f32);
        if row.fits {
            let ends = [a, b, rest, d, c].map(|item| [item.left(), item.right()]);
            assert!(ends.as_flattened().is_sorted(), "{width}: {ends:?}");
            assert!(place.left() <= a.left() && c.right() <= place.right(), "{width}: {ends:?}");
            assert!(rest.width() >= space::XL, "{width}: {rest}");
        } else {
            assert_eq!((row.step, b.width()), (4, 30.0), "{width}");
        }
    }
}

#[test]
fn what_is_gone_leaves_no_gap() {
    let [first, second, third] = [10.0, 20.0, 30.0].map(Item::new);
    let row = Row::at(1, room(100.0), &[first.or_gone(1), second.or_gone(1), third], &[]);
    assert_eq!(row.left[2].x_range(), Rangef::new(10.0, 40.0));
    assert_eq!(row.rest.x_range(), Rangef::new(40.0, 110.0));
}

#[test]
fn an_item_of_parts_is_as_wide_as_they_are_side_by_side() {
    let parts = [Item::new(10.0).or_gone(3), Item::new(20.0), Item::new(30.0).or(1, 15.0).or_gone(2)];
    let whole = Item::of(&parts).padded(space::S);
    for (step, width) in [76.0, 61.0, 38.0, 20.0].into_iter().enumerate() {
        assert_eq!(whole.width(step), Some(width + 2.0 * space::S), "step {step}");
        assert_eq!(Some(row_width(&parts, step)), Some(width), "step {step}");
    }
}

#[test]
fn what_flows_takes_another_line_where_it_has_no_room() {
    assert_eq!(
        flow([30.0, 40.0, 50.0, 90.0, 10.0], 10.0, 80.0),
        [(0, 0.0), (0, 40.0), (1, 0.0), (2, 0.0), (3, 0.0)]
    );
    assert!(flow([], 10.0, 80.0).is_empty());
}

#[test]
fn columns_share_out_the_room_and_the_dispensable_go_in_their_order() {
    let columns = [Item::new(50.0), Item::new(40.0).or_gone(2), Item::new(30.0).or(1, 20.0)];
    let cases =
        [(220.0, 0, 30.0, 50.0), (136.0, 0, 30.0, 8.0), (135.0, 1, 20.0, 12.5), (126.0, 1, 20.0, 8.0)];
    for (width, step, last, gap) in cases {
        let row = share_out(room(width), &columns);
        assert_eq!((row.step, row.fits), (step, true), "{width}");
        let end = room(width).right();
        let expected = [(10.0, 60.0), (60.0 + gap, 100.0 + gap), (end - last, end)];
        let ranges = row.left.map(|place| place.x_range());
        assert_eq!(ranges, expected.map(|(from, to)| Rangef::new(from, to)), "{width}");
    }
    let [first, second, third] = share_out(room(125.0), &columns).left.map(|place| place.x_range());
    assert_eq!((first, third), (Rangef::new(10.0, 60.0), Rangef::new(115.0, 135.0)));
    assert!(second.span() <= 0.0, "gone");
    let narrow = share_out(room(60.0), &columns);
    assert_eq!(
        (narrow.fits, narrow.left[2].x_range()),
        (false, Rangef::new(60.0, 80.0)),
        "no gap, none over another"
    );
}

/// Measures with the window's own fonts.
fn measure<T: Default + 'static>(measure: fn(&Painter) -> T) -> T {
    let mut harness = Harness::builder()
        .with_context_setup(install_fonts)
        .build_ui_state(move |ui, result| *result = measure(ui.painter()), T::default());
    std::mem::take(harness.state_mut())
}

#[test]
fn a_figure_that_counts_keeps_its_width_until_it_needs_a_digit_more() {
    assert_eq!(steady("1 234.5 ms"), "0 000.0 ms");
    let moved = measure(|painter| {
        let width = |figure: &str| text_width(painter, figure, Type::Figure);
        (100..1000).filter(|n: &u32| width(&n.to_string()) > width("000")).collect::<Vec<_>>()
    });
    assert!(moved.is_empty(), "{moved:?}");
}

#[test]
fn a_column_is_as_wide_as_the_widest_that_stands_in_it() {
    let [widest, alone, nothing] = measure(|painter| {
        let of = |lines: &[&str]| widest(painter, lines, Type::Figure);
        [of(&["1", "1 000", "10"]), of(&["1 000"]), of(&[])]
    });
    assert_eq!((widest, nothing), (alone, 0.0));
    assert!(widest > 0.0 && widest.fract() <= 0.0);
}
