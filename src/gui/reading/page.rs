//! A realm's page: a title and four short paragraphs, written in light Markdown.

use egui::{RichText, ScrollArea, TextFormat, Ui, UiBuilder, text::LayoutJob};
use eight_realms_app::{
    page::{Paragraph, title},
    tell::{
        self,
        markdown::{PieceKind, pieces},
    },
};

use super::margin;
use crate::gui::{
    PanelContext,
    kit::Canvas,
    theme::{Palette, Type, space},
    widgets::text::flush,
};

/// Maximum width of a line: longer ones are hard to read.
const WIDEST_LINE: f32 = 560.0;

/// Draws the page into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let page = canvas.ui.max_rect();
    let realm = canvas.context.view.model.chosen;
    let width = (page.width() - 2.0 * margin(page)).clamp(0.0, WIDEST_LINE);
    let area = ScrollArea::vertical().id_salt(("page", realm.label())).auto_shrink(false);
    canvas.scrolled("page", page, area, |Canvas { ui, context, .. }| {
        let inside = ui.max_rect().with_min_x(page.left() + margin(page));
        let inside = inside.with_max_x(inside.left() + width);
        ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| paragraphs(ui, context));
    });
}

/// Names the heuristic in force, if it differs from the one that the page is about.
fn heuristic_now(ui: &mut Ui, context: &PanelContext<'_>) {
    for words in tell::reading::heuristic_now(context.narrator()) {
        ui.add_space(space::S);
        ui.label(RichText::new(words).font(Type::Body.font()).color(context.palette.warning));
    }
}

/// Returns a paragraph as one text: its lines break between words, whatever its pieces are.
fn laid_out(paragraph: &str, palette: &Palette) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (kind, words) in pieces(paragraph) {
        let format = match kind {
            PieceKind::Plain => TextFormat::simple(Type::Body.font(), palette.text_soft),
            PieceKind::Bold => TextFormat::simple(Type::Title.font(), palette.text),
            PieceKind::Code => TextFormat {
                background: palette.sunken,
                ..TextFormat::simple(Type::Code.font(), palette.text)
            },
        };
        job.append(&words, 0.0, format);
    }
    job
}

fn paragraphs(ui: &mut Ui, context: &PanelContext<'_>) {
    let (realm, palette) = (context.view.model.chosen, context.palette);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(space::L);
    let title = RichText::new(context.words.say(title(realm))).font(Type::Title.font());
    ui.label(title.color(palette.text));
    heuristic_now(ui, context);
    // The paragraphs about the sample would answer some questions.
    let is_open_question = context.view.model.has_open_question();
    let answers = |paragraph: &Paragraph| matches!(paragraph, Paragraph::Cost | Paragraph::Watch);
    let is_shown = |paragraph: &Paragraph| !answers(paragraph) || !is_open_question;
    for paragraph in Paragraph::ALL.into_iter().filter(is_shown) {
        ui.add_space(space::L);
        let heading = RichText::new(context.words.say(paragraph.heading())).font(Type::Caption.font());
        ui.label(heading.color(palette.text_faint));
        ui.add_space(space::XS);
        let text = context.words.say(paragraph.message(realm));
        let mut job = laid_out(&text, palette);
        job.wrap.max_width = ui.available_width();
        ui.label(flush(ui.painter().layout_job(job)));
    }
    ui.add_space(space::L);
}
