//! The source that runs, with the line lit that spoke the event of the moment.
//!
//! The page scrolls by itself only when another line lights up outside of what is seen; otherwise it stays
//! where somebody put it. It never scrolls sideways: long lines go on in another row.

mod colors;
mod sheet;
mod wrap;

use egui::{Align, CornerRadius, Rect, ScrollArea, Ui, UiBuilder, style::ScrollAnimation, vec2};

use self::{colors::Indent, sheet::Sheet};
use crate::{
    gui::{
        Desk,
        theme::{radius, space},
    },
    lesson::Source,
};

/// Height of a line, in points.
const LINE: f32 = 20.0;
/// A well narrower than this has no room for whole indents.
const ROOM_FOR_INDENTS: f32 = 480.0;

/// Draws the source into `page`.
pub fn show(ui: &mut Ui, page: Rect, desk: &Desk<'_>) {
    let well = page.shrink(space::S);
    ui.painter().rect_filled(well, CornerRadius::same(radius::M), desk.palette.sunken);
    let source = Source::of(desk.view.model.chosen);
    let lit = lit_line(desk, source);
    let page = colors::page(ui, source.text, indent(well), sheet::code_width(well), desk.palette);
    let size = vec2(well.width().max(0.0), sheet::height(&page));

    let mut inner = ui.new_child(UiBuilder::new().id_salt("well").max_rect(well));
    inner.set_clip_rect(well.intersect(ui.clip_rect()));
    let area = ScrollArea::vertical().id_salt(source.file).auto_shrink(false);
    area.show(&mut inner, |ui| {
        let (place, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        let sheet = Sheet::new(page, place.min, well, lit, desk);
        sheet.paint(ui);
        follow(ui, &sheet);
    });
}

fn indent(well: Rect) -> Indent {
    if well.width() < ROOM_FOR_INDENTS { Indent::Half } else { Indent::Whole }
}

/// The line that spoke the event of the moment. When the start is the goal no search is called, and no
/// line of it speaks.
fn lit_line(desk: &Desk<'_>, source: Source) -> Option<usize> {
    let model = desk.view.model;
    let is_searched = !model.chosen.is_there_already(&model.puzzle);
    let event = desk.view.stage.scene.last.filter(|_| is_searched)?;
    source.line_of(event.kind())
}

/// Brings the lit line into view, when it is another than in the frame before.
fn follow(ui: &Ui, sheet: &Sheet<'_>) {
    let followed = ui.scope_id().with("followed");
    let before = ui.data_mut(|data| data.get_temp::<Option<usize>>(followed));
    if before == Some(sheet.lit) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(followed, sheet.lit));
    let Some(row) = sheet.lit_rows() else { return };
    if !sheet.well.y_range().contains(row.top()) || !sheet.well.y_range().contains(row.bottom()) {
        let middle = Rect::from_center_size(sheet.well.center(), egui::Vec2::ZERO);
        let target = Rect::from_x_y_ranges(middle.x_range(), row.y_range());
        ui.scroll_to_rect_animation(target, Some(Align::Center), ScrollAnimation::none());
    }
}
