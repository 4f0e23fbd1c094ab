//! The sheet on which is chosen what is saved: a figure, its form and look, and the path of the file.
//!
//! ```text
//! Save
//! Whole window        2880 × 1800 pixels
//! Search tree         2560 × 1440 pixels
//! …
//! As      (PNG) (SVG)
//! Size    (×1) (×2) (×3) (×4)
//! Theme   (Light) (Dark)
//! File
//! [ ~/tree-23415x768-7.png         ] (Choose…)
//! (Save) (Copy picture)              (Close)
//! ```

use egui::{Align2, Rect, ScrollArea, Vec2, vec2};
use eight_realms_app::{
    desk::{
        export::ExportAction,
        figure::{Export, Figure, Form, LARGEST_SCALE},
        preferences::Theme,
        screen::{RunsIn, Sheet},
    },
    export::{self, sentences},
    model::Action,
};

use crate::gui::{
    kit::{
        Button, Canvas, Chosen, close_button, id,
        sheet::{self, Outside},
    },
    theme::{Type, looks, sizes, space},
    widgets::{
        segments::{self, Segment},
        text,
    },
};

/// Width and height of the sheet, where it has room.
const SIZE: [f32; 2] = [560.0, 520.0];
/// Height of a row of figures, and of a choice.
const ROW: f32 = 26.0;
const CHOICE: f32 = 34.0;
/// Width of the words before a choice.
const WORDS: f32 = 84.0;

/// Size of a picture of the stage, with its title: that of a slide.
const STAGE: Vec2 = Vec2::new(1280.0, 720.0);
const BOARD: Vec2 = Vec2::new(480.0, 480.0);
const PLOT: Vec2 = Vec2::new(800.0, 520.0);
const QUESTION: Vec2 = Vec2::new(1280.0, 720.0);

/// Size of a figure in points. The whole window is as large as it is.
pub fn size(figure: Figure, window: Vec2) -> Vec2 {
    match figure {
        Figure::Window => window,
        Figure::Stage => STAGE,
        Figure::Board => BOARD,
        Figure::Frontier | Figure::Expanded | Figure::Time => PLOT,
        Figure::Question | Figure::Results => QUESTION,
    }
}

/// Size of its picture in pixels.
pub fn pixels(export: &Export, window: Vec2) -> [u32; 2] {
    let size = size(export.figure, window) * f32::from(export.scale);
    [size.x.round() as u32, size.y.round() as u32]
}

/// Draws the sheet, while it is open.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    if canvas.context.view.model.sheet != Sheet::Save {
        sheet::closed(canvas, "save");
        return;
    }
    let room = sheet::room(canvas);
    let [width, height] = SIZE;
    let size = vec2(width.min(room.x), height.min(room.y));
    let outside = sheet::show(canvas, "save", size, |canvas, rect| {
        sheet::title(canvas, rect, "save", &canvas.say("save"));
        let foot = foot_height(canvas);
        let body =
            rect.with_min_y(rect.top() + sizes::sheets::HEAD).with_max_y(rect.bottom() - foot - space::M);
        canvas.scrolled("save", body, ScrollArea::vertical(), show_choices);
        if canvas.runs_in() == RunsIn::Desktop {
            path_field(canvas, rect.with_min_y(rect.bottom() - foot));
        }
        show_buttons(canvas, rect);
        close_button(canvas, rect);
        _ = sheet::focus_first(canvas, "save", id("save export"));
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

fn take(export: Export) -> Action {
    Action::Export(ExportAction::Take(export))
}

/// Draws the figures and, below them, form and look.
fn show_choices(canvas: &mut Canvas<'_, '_>) {
    let view = canvas.context.view;
    let chosen = export::in_force(view);
    for figure in Figure::ALL.into_iter().filter(|figure| export::is_offered(*figure, view)) {
        show_figure(canvas, figure, figure == chosen.figure);
    }
    canvas.ui.add_space(space::S);
    let forms = export::forms(chosen.figure, view);
    let segment = |canvas: &Canvas<'_, '_>, form: Form| {
        let word = canvas.say(format!("save-form-{}", form.name()));
        let hint = canvas.say(format!("save-form-{}-hint", form.name()));
        Segment::new(form, word, hint)
    };
    let segments: Vec<_> = forms.iter().map(|form| segment(canvas, *form)).collect();
    if let Some(form) = choice(canvas, "save-as", &segments, chosen.form) {
        canvas.ask(take(Export { form, ..chosen }));
    }
    if chosen.form.is_table() {
        return;
    }
    if chosen.form == Form::Png {
        let scales: Vec<_> = (1..=LARGEST_SCALE)
            .map(|scale| Segment::new(scale, format!("×{scale}"), canvas.say("save-scale-hint")))
            .collect();
        if let Some(scale) = choice(canvas, "save-scale", &scales, chosen.scale) {
            canvas.ask(take(Export { scale, ..chosen }));
        }
    }
    if chosen.figure != Figure::Window {
        let themes = [(Theme::Light, "theme-light"), (Theme::Dark, "theme-dark")];
        let themes =
            themes.map(|(theme, word)| Segment::new(theme, canvas.say(word), canvas.say("save-theme-hint")));
        if let Some(theme) = choice(canvas, "save-theme", &themes, chosen.theme) {
            canvas.ask(take(Export { theme, ..chosen }));
        }
    }
}

/// Draws a word and a choice beside it; returns what was chosen.
fn choice<T: Copy + PartialEq>(
    canvas: &mut Canvas<'_, '_>,
    name: &str,
    segments: &[Segment<T>],
    chosen: T,
) -> Option<T> {
    let row = canvas.next_row(canvas.target(CHOICE));
    let word = canvas.say(name);
    text::left(canvas.painter(), row.left_center(), &word, Type::Body, canvas.palette().text_soft);
    let place = row.with_min_x(row.left() + WORDS);
    segments::show(canvas.ui, place, id(name), segments, chosen, canvas.palette())
}

/// Draws the row of a figure: its name, and what its file will have.
fn show_figure(canvas: &mut Canvas<'_, '_>, figure: Figure, is_chosen: bool) {
    let view = canvas.context.view;
    let row = canvas.next_row(canvas.target(ROW));
    let name = sentences::name(view, canvas.context.words, figure);
    let chosen = export::in_force(view);
    let forms = export::forms(figure, view);
    let form =
        if forms.contains(&chosen.form) { chosen.form } else { forms.first().copied().unwrap_or_default() };
    let export = Export { figure, form, ..chosen };
    let amount = amount(canvas, &export);
    let label = [&name, &amount].map(String::as_str).join(" · ");
    let button = Button::new(row, id(("save figure", figure)), &label, &looks::ROW)
        .choice(Chosen::same(is_chosen, true));
    let response = canvas.press(button, |ink| {
        let inner = row.shrink2(vec2(space::S, 0.0));
        let room = inner.width() - text::width(canvas.painter(), &amount, Type::Figure) - space::M;
        text::line(canvas.painter(), inner.left_center(), Align2::LEFT_CENTER, &name, Type::Body, ink, room);
        text::right(
            canvas.painter(),
            inner.right_center(),
            &amount,
            Type::Figure,
            canvas.palette().text_soft,
        );
    });
    canvas.on_click(&response, take(export));
}

/// What the file will have: pixels, points, or rows.
fn amount(canvas: &Canvas<'_, '_>, export: &Export) -> String {
    let view = canvas.context.view;
    if export.form.is_table() {
        let rows = export::rows(view, export.figure);
        return canvas.tell("save-rows", &[("rows", rows.into())]);
    }
    let window = window(canvas);
    let [width, height] = match export.form {
        Form::Svg => pixels(&Export { scale: 1, ..*export }, window),
        Form::Png | Form::Csv | Form::Markdown | Form::Gif | Form::Apng => pixels(export, window),
    };
    let message = if export.form == Form::Svg { "save-points" } else { "save-pixels" };
    canvas.tell(message, &[("width", width.to_string().into()), ("height", height.to_string().into())])
}

/// Size of the window in points of the screen.
fn window(canvas: &Canvas<'_, '_>) -> Vec2 {
    let ctx = canvas.ui.ctx();
    ctx.content_rect().size() * ctx.zoom_factor()
}

/// Returns the height of the foot; on a desktop, the line of the path is above the buttons.
fn foot_height(canvas: &Canvas<'_, '_>) -> f32 {
    let path = if canvas.runs_in() == RunsIn::Desktop { sheet::path_height() } else { 0.0 };
    path + canvas.target(looks::SHEET.height)
}

/// Draws the line of the path, and the button that lets the system ask for it.
fn path_field(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let path = export::path(canvas.context.view);
    if let Some(action) = sheet::path_field(canvas, rect, "save path", path.clone()) {
        canvas.ask(Action::Export(match action {
            sheet::PathField::Typed(path) => ExportAction::Type(path),
            sheet::PathField::Choose => ExportAction::Choose(path),
        }));
    }
}

/// Draws the buttons that save and copy.
fn show_buttons(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let (export, path) = (export::in_force(canvas.context.view), export::path(canvas.context.view));
    let is_page = canvas.runs_in() == RunsIn::Browser;
    let word = canvas.say(if is_page { "results-download" } else { "results-save" });
    let size = vec2(sheet::button_width(canvas, &word), canvas.target(looks::SHEET.height));
    let place = Rect::from_min_size(rect.left_bottom() - vec2(0.0, size.y), size);
    let response = canvas.press_word(Button::new(place, id("save export"), &word, &looks::STRONG), &word);
    if response.clicked() {
        let table =
            export.form.is_table().then(|| export::table(canvas.context.view, export.figure)).flatten();
        canvas.ask(Action::Export(match table {
            Some(table) if export.form == Form::Markdown => ExportAction::SaveText(path, table.markdown()),
            Some(table) => ExportAction::SaveText(path, table.csv()),
            None => ExportAction::SavePicture(export, path),
        }));
    }
    if export.form.is_table() {
        return;
    }
    let word = canvas.say("save-copy");
    let size = vec2(sheet::button_width(canvas, &word), size.y);
    let place = Rect::from_min_size(place.right_top() + vec2(space::M, 0.0), size);
    let response = canvas.press_word(Button::new(place, id("copy picture"), &word, &looks::SHEET), &word);
    canvas.on_click(&response, Action::Export(ExportAction::CopyPicture(export)));
}
