//! The source that runs, with the line of the current event highlighted.
//!
//! The page scrolls by itself only when another line outside of the visible part is highlighted; otherwise it stays
//! where it is. It never scrolls sideways: long lines go on in another row.

mod colors;
mod sheet;
mod wrap;

use egui::{Align, CornerRadius, Rect, ScrollArea, Sense, Ui, style::ScrollAnimation, vec2};
use eight_realms_app::tell;
use eight_realms_core::realm::SourceFile;

use self::{colors::Indent, sheet::CodeSheet};
use crate::gui::{
    kit::Canvas,
    theme::{break_point, radius, space},
};

/// Draws the source into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let well = canvas.ui.max_rect().shrink(space::S);
    let palette = canvas.palette();
    canvas.painter().rect_filled(well, CornerRadius::same(radius::M), palette.sunken);
    let source = canvas.context.view.model.source;
    let highlighted = tell::reading::highlighted_line(canvas.context.view);
    let page = colors::page(canvas.ui, source.text(), indent(well), sheet::code_width(well), palette);
    let size = vec2(well.width().max(0.0), sheet::height(&page));
    let area = ScrollArea::vertical().id_salt(source.path()).auto_shrink(false);
    canvas.within("well", well, |canvas| {
        canvas.scrolled("rows", well, area, |canvas| {
            let (place, _) = canvas.ui.allocate_exact_size(size, Sense::hover());
            let sheet = CodeSheet { page, corner: place.min, well, highlighted };
            sheet.paint(canvas);
            follow(canvas.ui, source, &sheet);
        });
    });
}

fn indent(well: Rect) -> Indent {
    if well.width() < break_point::WHOLE_INDENTS { Indent::Half } else { Indent::Whole }
}

/// Brings the highlighted line into view, if it differs from the one that was highlighted last in this file.
fn follow(ui: &Ui, source: SourceFile, sheet: &CodeSheet) {
    let (Some(highlighted), Some(row)) = (sheet.highlighted, sheet.highlighted_rows()) else { return };
    let followed = ui.scope_id().with(("followed", source));
    let previous = ui.data_mut(|data| data.get_temp::<usize>(followed));
    if previous == Some(highlighted) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(followed, highlighted));
    if !sheet.well.y_range().contains(row.top()) || !sheet.well.y_range().contains(row.bottom()) {
        let middle = Rect::from_center_size(sheet.well.center(), egui::Vec2::ZERO);
        let target = Rect::from_x_y_ranges(middle.x_range(), row.y_range());
        ui.scroll_to_rect_animation(target, Some(Align::Center), ScrollAnimation::none());
    }
}
