//! The reader of ink can fail: each fault is laid out on purpose and found, and what is no fault is not.

use egui::{
    Align2, Color32, Context, FontId, Pos2, RawInput, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};
use eight_realms_app::words::{Language, Words};

use super::ink::{Fading, Fault, Page, watch};

const INK: Color32 = Color32::WHITE;

/// Paints a window of 400 × 300 and reads it.
fn read(paint: impl Fn(&mut Ui)) -> Page {
    let ctx = Context::default();
    watch(&ctx);
    let mut output = None;
    for _ in 0..3 {
        let size = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 300.0));
        let input = RawInput { screen_rect: Some(size), ..RawInput::default() };
        let mut frame = ctx.run_ui(input, |ui| paint(ui));
        frame.textures_delta.clear();
        output = Some(frame);
    }
    Page::of(&ctx, &output.unwrap())
}

fn faults(paint: impl Fn(&mut Ui)) -> Vec<Fault> {
    read(paint).flaws(Fading::Checked).into_iter().map(|flaw| flaw.fault).collect()
}

fn write(ui: &Ui, at: Pos2, text: &str) -> Rect {
    ui.painter().text(at, Align2::LEFT_TOP, text, FontId::proportional(14.0), INK)
}

fn cut(ui: &mut Ui, to: Rect) -> Ui {
    let mut inner = ui.new_child(UiBuilder::new().max_rect(to));
    inner.set_clip_rect(to);
    inner
}

#[test]
fn text_apart_is_no_fault() {
    let page = read(|ui| {
        write(ui, pos2(20.0, 20.0), "one");
        write(ui, pos2(20.0, 40.0), "two");
        write(ui, pos2(900.0, 40.0), "nowhere");
    });
    assert_eq!((page.texts(), page.flaws(Fading::Checked)), (2, Vec::new()));
}

#[test]
fn text_that_leaves_the_window_or_its_region_is_clipped() {
    assert_eq!(faults(|ui| _ = write(ui, pos2(370.0, 20.0), "expanded")), [Fault::Clipped]);
    let region = Rect::from_min_size(pos2(10.0, 10.0), vec2(30.0, 100.0));
    assert_eq!(faults(|ui| _ = write(&cut(ui, region), pos2(12.0, 20.0), "expanded")), [Fault::Clipped]);
    let low = Rect::from_min_size(pos2(10.0, 10.0), vec2(300.0, 18.0));
    assert_eq!(faults(|ui| _ = write(&cut(ui, low), pos2(12.0, 18.0), "expanded")), [Fault::Clipped]);
}

#[test]
fn a_row_that_is_lost_below_its_region_is_clipped() {
    let low = Rect::from_min_size(pos2(10.0, 10.0), vec2(300.0, 25.0));
    assert_eq!(faults(|ui| _ = write(&cut(ui, low), pos2(12.0, 12.0), "one\ntwo\nthree")), [Fault::Clipped]);
}

/// Up and down only.
#[test]
fn a_viewport_may_cut_what_it_scrolls() {
    let scrolled = |ui: &mut Ui, at: Pos2, text: &str| {
        let low = Rect::from_min_size(pos2(10.0, 10.0), vec2(100.0, 80.0));
        let mut inner = cut(ui, low);
        ScrollArea::vertical().show(&mut inner, |ui| {
            ui.allocate_exact_size(vec2(90.0, 400.0), Sense::hover());
            write(ui, at, text);
        });
    };
    assert_eq!(faults(|ui| scrolled(ui, pos2(12.0, 82.0), "one")), []);
    assert_eq!(faults(|ui| scrolled(ui, pos2(80.0, 30.0), "expanded")), [Fault::Clipped]);
}

#[test]
fn two_texts_at_one_place_overlap() {
    let two = |ui: &Ui, below: f32| {
        write(ui, pos2(20.0, 20.0), "expanded");
        write(ui, pos2(40.0, 20.0 + below), "1372");
    };
    assert_eq!(faults(|ui| two(ui, 5.0)), [Fault::Overlapping]);
    assert_eq!(faults(|ui| two(ui, 16.0)), []);
}

#[test]
fn a_card_between_two_texts_parts_them() {
    let card = Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 100.0));
    let paint = |ui: &Ui, card: Rect, color: Color32| {
        write(ui, pos2(20.0, 20.0), "expanded");
        ui.painter().rect_filled(card, 4.0, color);
        write(ui, pos2(40.0, 25.0), "1372");
    };
    assert_eq!(faults(|ui| paint(ui, card, Color32::BLACK)), []);
    assert_eq!(faults(|ui| paint(ui, card, Color32::from_black_alpha(90))), [Fault::Overlapping]);
    let chip = Rect::from_min_size(pos2(40.0, 10.0), vec2(100.0, 40.0));
    assert_eq!(faults(|ui| paint(ui, chip, Color32::BLACK)), [Fault::Hidden]);
}

#[test]
fn the_same_text_twice_is_named_as_such() {
    let twice = |ui: &mut Ui| (0..2).for_each(|_| _ = write(ui, pos2(20.0, 20.0), "expanded"));
    assert_eq!(faults(twice), [Fault::Doubled]);
}

#[test]
fn an_id_without_a_message_is_no_text() {
    let id = Words::new(Language::English).say("no-such-id");
    assert_eq!(faults(|ui| _ = write(ui, pos2(20.0, 20.0), &id)), [Fault::Unworded]);
}
