//! A realm's page: a title and four short paragraphs, written in light Markdown.

use egui::{Rect, RichText, ScrollArea, Ui};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};

use super::margin;
use crate::{
    gui::{
        Desk,
        theme::{Type, space},
    },
    lesson::{Paragraph, title},
    words::names,
};

/// Lines longer than this are hard to read.
const WIDEST: f32 = 560.0;

/// Draws the page into `page`.
pub fn show(ui: &mut Ui, page: Rect, desk: &Desk<'_>) {
    let realm = desk.view.model.chosen;
    let width = (page.width() - 2.0 * margin(page)).clamp(0.0, WIDEST);
    let area = ScrollArea::vertical().id_salt(("lesson", realm.label())).auto_shrink(false);
    area.show(ui, |ui| {
        let inside = ui.max_rect().with_min_x(page.left() + margin(page));
        let inside = inside.with_max_x(inside.left() + width);
        ui.scope_builder(egui::UiBuilder::new().max_rect(inside), |ui| paragraphs(ui, desk));
    });
}

/// Where another estimate is in force than the one that the page is about, which one.
fn estimate_now(ui: &mut Ui, desk: &Desk<'_>) {
    let model = desk.view.model;
    let (Some(own), Some(other)) =
        (model.chosen.own_estimate(), model.chosen.other_estimate(&model.settings))
    else {
        return;
    };
    let [now, own] = [other, own].map(|estimate| names::estimate(desk.words, estimate));
    let now = desk.words.tell("lesson-estimate-now", &[("estimate", now.into()), ("own", own.into())]);
    let loses = other.weight().is_some_and(|weight| !weight.is_one());
    let over = loses.then(|| desk.words.say("lesson-estimate-too-much"));
    for words in std::iter::once(now).chain(over) {
        ui.add_space(space::S);
        ui.label(RichText::new(words).font(Type::Body.font()).color(desk.palette.warning));
    }
}

fn paragraphs(ui: &mut Ui, desk: &Desk<'_>) {
    let (realm, palette) = (desk.view.model.chosen, desk.palette);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(space::L);
    let title = RichText::new(desk.words.say(&title(realm))).font(Type::Title.font());
    ui.label(title.color(palette.text));
    estimate_now(ui, desk);
    for paragraph in Paragraph::ALL {
        ui.add_space(space::L);
        let heading = RichText::new(desk.words.say(&paragraph.heading())).font(Type::Caption.font());
        ui.label(heading.color(palette.text_faint));
        ui.add_space(space::XS);
        let text = desk.words.say(&paragraph.message(realm));
        CommonMarkViewer::new().show(ui, &mut CommonMarkCache::default(), &text);
    }
    ui.add_space(space::L);
}
