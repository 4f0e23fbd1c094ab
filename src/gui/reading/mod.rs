//! The reading panel: what the chosen lane teaches, and the source that runs.
//!
//! ```text
//! ┌──────────────────────────┐
//! │ Realm   Code        file │
//! ├──────────────────────────┤
//! │ Search  Heap   (of code) │
//! ├──────────────────────────┤
//! │ title, four paragraphs,  │
//! │ or the source: the line  │
//! │ that ran last stands out │
//! └──────────────────────────┘
//! ```
//!
//! The panel has a region of its own in a wide window, and that of the stage in a narrow one.

mod code;

use egui::{
    Align2, Rect, RichText, ScrollArea, TextFormat, Ui, UiBuilder, Vec2, pos2, text::LayoutJob, vec2,
};
use eight_realms_app::{
    desk::{
        puzzles::Example,
        screen::{Fold, FoldingRegion, Reading},
    },
    model::Action,
    page::{
        self, Page, Paragraph,
        markdown::{PieceKind, pieces},
        page_name,
    },
};
use eight_realms_core::realm::SourceFile;

use crate::gui::{
    PanelContext,
    keys::binding,
    kit::{Button, Canvas, Chosen, fold, id, tabs},
    theme::{Arrangement, Palette, Type, break_point, looks, space, stroke},
    widgets::text,
};

/// Size of the handle that folds the panel.
const HANDLE: f32 = 18.0;

/// Draws the panel beside the stage, with the handle that folds it.
pub fn show_panel(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let strip = draw(canvas, HANDLE);
    let place = Align2::RIGHT_CENTER
        .anchor_size(pos2(full.right() - space::XS, strip.center().y), Vec2::splat(HANDLE));
    fold::handle(canvas, place, FoldingRegion::Reading, Fold::Open, Vec2::RIGHT);
}

/// Draws the edge that the panel is folded to, with the handle that opens it.
pub fn show_edge(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let place = Align2::CENTER_BOTTOM
        .anchor_size(full.center_bottom() - vec2(0.0, space::S), Vec2::splat(HANDLE + space::S));
    fold::handle(canvas, place, FoldingRegion::Reading, Fold::Folded, Vec2::LEFT);
}

pub fn show(canvas: &mut Canvas<'_, '_>) {
    draw(canvas, 0.0);
}

/// Draws tabs and content, and leaves `end` points free at the right end of the tabs; returns the strip of tabs.
fn draw(canvas: &mut Canvas<'_, '_>, end: f32) -> Rect {
    let full = canvas.ui.max_rect();
    let page = show_tabs(canvas, full, end);
    match canvas.context.view.model.reading {
        Reading::Page => canvas.within("page", page, show_page),
        Reading::Code => {
            let page = if has_one_strip(canvas) { page } else { show_file_tabs(canvas, page) };
            canvas.within("code", page, code::show);
        }
    }
    full.with_max_y(page.top())
}

/// Whether the tabs of the files are beside those of the reading: a window that lies has no height for both.
fn has_one_strip(canvas: &Canvas<'_, '_>) -> bool {
    canvas.arrangement() == Arrangement::Lying
}

/// Draws the tabs at the top of `full`, and beside them the button that loads the page's sample, the name of the
/// file or the tabs of the files, with `end` points free at the right; returns what is left below.
fn show_tabs(canvas: &mut Canvas<'_, '_>, full: Rect, end: f32) -> Rect {
    let strip = tabs::strip(canvas, full);
    let mut x = strip.left() + margin(full);
    for reading in Reading::ALL {
        x = tab(canvas, (strip, x), reading) + space::XL;
    }
    let beside = strip.with_max_x(strip.right() - end);
    match canvas.context.view.model.reading {
        Reading::Page => show_sample(canvas, beside),
        Reading::Code if has_one_strip(canvas) => show_files(canvas, (strip, x + space::XL)),
        Reading::Code => show_file_name(canvas, beside, x),
    }
    full.with_min_y(strip.bottom() + stroke::HAIR)
}

/// Draws a tab; returns where its word ends.
fn tab(canvas: &mut Canvas<'_, '_>, place: (Rect, f32), reading: Reading) -> f32 {
    let word = match reading {
        Reading::Page => canvas.say(Page::shown(&canvas.context.view.model).tab()),
        Reading::Code => canvas.say("tab-code"),
    };
    let open = Chosen::same(reading, canvas.context.view.model.reading);
    let (response, end) = tabs::tab(canvas, place, ("reading tab", reading), &word, open);
    canvas.on_click(&response, Action::Read(reading));
    end
}

/// Returns the margin left and right of everything but the well of code.
fn margin(full: Rect) -> f32 {
    if full.width() > break_point::WIDE_MARGIN { space::XL } else { space::L }
}

/// Draws, at the right end of the tabs, the button that loads the sample, on which the figures of a page are based,
/// while another puzzle is searched. Nothing else takes its place, so nothing moves when it goes.
fn show_sample(canvas: &mut Canvas<'_, '_>, strip: Rect) {
    let model = &canvas.context.view.model;
    if model.puzzle == Example::sample() || !Page::shown(model).tells_figures() {
        return;
    }
    let word = canvas.say("page-sample");
    let end = strip.right_center() - vec2(margin(strip), 0.0);
    let place = Align2::RIGHT_CENTER.anchor_size(end, looks::SMALL.size(canvas.painter(), &word));
    let mut part = canvas.part();
    // A question is about the puzzle that is searched.
    if canvas.context.view.model.has_open_question() {
        part.disable();
    }
    let mut canvas = canvas.on(&mut part);
    let button = Button::new(place, id("page sample"), &word, &looks::SMALL);
    let response = canvas.press_word(button.hint(canvas.say("page-sample-hint")), &word);
    canvas.on_click(&response, Action::SetPuzzle(Example::sample()));
}

/// Writes the file's name at the right end, as far as it has room after `from`.
fn show_file_name(canvas: &Canvas<'_, '_>, strip: Rect, from: f32) {
    let end = strip.right_center() - vec2(margin(strip), 0.0);
    let name = canvas.context.view.model.source.name();
    let color = canvas.palette().text_faint;
    let room = end.x - from;
    let rect = text::line(canvas.painter(), end, Align2::RIGHT_CENTER, name, Type::Caption, color, room);
    let response = canvas.named(rect, "file name", name);
    if text::width(canvas.painter(), name, Type::Caption) > room {
        response.on_hover_text(name);
    }
}

/// Draws the tabs of the chosen lane's files at the top of `full`; returns what is left below.
fn show_file_tabs(canvas: &mut Canvas<'_, '_>, full: Rect) -> Rect {
    let strip = tabs::strip(canvas, full);
    show_files(canvas, (strip, strip.left() + margin(full)));
    full.with_min_y(strip.bottom() + stroke::HAIR)
}

/// Draws the tabs of the chosen lane's files in a strip, from `x` on.
fn show_files(canvas: &mut Canvas<'_, '_>, (strip, mut x): (Rect, f32)) {
    for source in canvas.context.view.model.chosen.sources() {
        x = file_tab(canvas, (strip, x), source) + space::XL;
    }
}

/// Draws the tab of a file; returns where its word ends.
fn file_tab(canvas: &mut Canvas<'_, '_>, place: (Rect, f32), source: SourceFile) -> f32 {
    let word = canvas.say(page_name(source));
    let open = Chosen::same(source, canvas.context.view.model.source);
    let (response, end) = tabs::tab(canvas, place, ("code tab", source), &word, open);
    canvas.on_click(&response, Action::ReadSource(source));
    response.on_hover_text(source.name());
    end
}

/// Maximum width of a line: longer ones are hard to read.
const WIDEST_LINE: f32 = 560.0;

/// Draws a lane's page into its place: a title and four short paragraphs, written in light Markdown.
fn show_page(canvas: &mut Canvas<'_, '_>) {
    let page = canvas.ui.max_rect();
    let lane = canvas.context.view.model.chosen;
    let title = Page::shown(&canvas.context.view.model).title();
    let width = (page.width() - 2.0 * margin(page)).clamp(0.0, WIDEST_LINE);
    let area = ScrollArea::vertical().id_salt((title, lane.label())).auto_shrink(false);
    canvas.scrolled("page", page, area, |Canvas { ui, context, .. }| {
        let inside = ui.max_rect().with_min_x(page.left() + margin(page));
        let inside = inside.with_max_x(inside.left() + width);
        ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| paragraphs(ui, context));
    });
}

fn paragraphs(ui: &mut Ui, context: &PanelContext<'_>) {
    let (lane, palette) = (context.view.model.chosen, context.palette);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(space::L);
    let page = Page::shown(&context.view.model);
    if let Some(words) = page::reading::lane(context.narrator(), page) {
        ui.label(RichText::new(words).font(Type::Caption.times(context.reading())).color(palette.text_soft));
        ui.add_space(space::S);
    }
    let title = RichText::new(context.words.say(page.title())).font(Type::Title.times(context.reading()));
    ui.label(title.color(palette.text));
    show_differences(ui, context, page);
    // The paragraphs about the sample would answer some questions, and tell what is covered.
    let model = &context.view.model;
    // A page tells figures of other lanes, too.
    let is_covered = page.tells_figures() && (model.is_covered(lane) || model.covers_race());
    let hides_totals = is_covered || (page.tells_figures() && model.hides_totals());
    let tells_totals = |paragraph: &Paragraph| matches!(paragraph, Paragraph::Cost | Paragraph::Watch);
    let is_shown = |paragraph: &Paragraph| !tells_totals(paragraph) || !hides_totals;
    for shown in page.paragraphs().filter(is_shown) {
        let words = context.words.say(page.message(shown));
        paragraph(ui, context, &shown.heading(), &words);
    }
    if is_covered {
        let key = const { binding("totals") }.caps(context.words);
        let words = context.words.tell("page-covered", &[("key", key.into())]);
        paragraph(ui, context, "page-heading-covered", &words);
    }
    ui.add_space(space::L);
}

/// Writes a paragraph below its heading.
fn paragraph(ui: &mut Ui, context: &PanelContext<'_>, heading: &str, words: &str) {
    ui.add_space(space::L);
    let heading = RichText::new(context.words.say(heading)).font(Type::Caption.times(context.reading()));
    ui.label(heading.color(context.palette.text_faint));
    ui.add_space(space::XS);
    let mut job = laid_out(words, context.palette, context.reading());
    job.wrap.max_width = ui.available_width();
    ui.label(text::flush(ui.painter().layout_job(job)));
}

/// Says what the chosen lane does otherwise than the page.
fn show_differences(ui: &mut Ui, context: &PanelContext<'_>, page: Page) {
    for words in page::reading::differences(context.narrator(), page) {
        ui.add_space(space::S);
        ui.label(
            RichText::new(words).font(Type::Body.times(context.reading())).color(context.palette.warning),
        );
    }
}

/// Returns a paragraph, so many times as large as usual, as one text: its lines break between words, whatever its pieces are.
fn laid_out(paragraph: &str, palette: &Palette, factor: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (kind, words) in pieces(paragraph) {
        let format = match kind {
            PieceKind::Plain => TextFormat::simple(Type::Body.times(factor), palette.text_soft),
            PieceKind::Bold => TextFormat::simple(Type::Title.times(factor), palette.text),
            PieceKind::Code => TextFormat {
                background: palette.sunken,
                ..TextFormat::simple(Type::Code.times(factor), palette.text)
            },
        };
        job.append(&words, 0.0, format);
    }
    job
}
