//! The sheet on which is chosen what is saved: a figure, its form and look, and the path of the file.
//!
//! ```text
//! Save
//! Whole window        2880 × 1800 pixels
//! Search tree         2560 × 1440 pixels
//! …
//! As      (PNG) (SVG) (GIF) (APNG)
//! Size    (×1) (×2) (×3) (×4)
//! Theme   (Light) (Dark)
//! Events  [ 0 ] to [ 240 ]
//! Frames  (60) (120) (300) (600)
//! File
//! [ ~/tree-23415x768-7.png         ] (Choose…)
//! (Save) (Copy picture)              (Close)
//! ```
//!
//! Where the window is low and wide, the choices stand beside the figures. While a film is made, how far it is stands in
//! the place of the file.

use egui::{Align2, CornerRadius, Rect, ScrollArea, Vec2, pos2, vec2};
use eight_realms_app::{
    desk::{
        export::ExportAction,
        figure::{Export, Figure, Form, LARGEST_SCALE},
        film::{FilmAlong, FilmRange, Filming},
        preferences::Theme,
        screen::{RunsIn, Sheet},
    },
    export::{self, film, sentences},
    model::Action,
    view::View,
    words::Words,
};

use crate::gui::{
    kit::{
        Button, Canvas, Chosen, FieldLook, close_button, id,
        sheet::{self, Outside},
    },
    theme::{Type, looks, sizes, space},
    widgets::{
        segments::{self, Segment},
        text,
    },
};

/// Width and height of the sheet, where it has room.
const SIZE: [f32; 2] = [560.0, 620.0];
/// Width of the sheet with the choices beside the figures, where it has not that height.
const WIDE: f32 = 800.0;
/// Height of a row of figures, and of a choice.
const ROW: f32 = 26.0;
const CHOICE: f32 = 34.0;
/// Width of the words before a choice.
const WORDS: f32 = 84.0;
/// Width of the field of a place.
const PLACE: f32 = 96.0;
/// Height of the bar that shows how far a film is made.
const BAR: f32 = 5.0;

/// Size of a picture of the stage, with its title: that of a slide.
const STAGE: Vec2 = Vec2::new(1280.0, 720.0);
const BOARD: Vec2 = Vec2::new(480.0, 480.0);
const PLOT: Vec2 = Vec2::new(800.0, 520.0);
const QUESTION: Vec2 = Vec2::new(1280.0, 720.0);

/// Size of a figure in points. The whole window is as large as it is.
pub fn size(figure: Figure, window: Vec2) -> Vec2 {
    match figure {
        Figure::Window => window,
        Figure::Stage | Figure::Part => STAGE,
        Figure::Board | Figure::Film => BOARD,
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
    let is_wide = room.y < height && room.x >= WIDE;
    let size = vec2(if is_wide { WIDE } else { width }, height).min(room);
    let outside = sheet::show(canvas, "save", size, |canvas, rect| {
        sheet::title(canvas, rect, "save", &canvas.say("save"));
        let foot = foot_height(canvas);
        let body =
            rect.with_min_y(rect.top() + sizes::sheets::HEAD).with_max_y(rect.bottom() - foot - space::M);
        let draft = canvas.context.view.model.export;
        let (filming, made) = (draft.filming.as_ref(), draft.made());
        match made {
            // Nothing else is chosen before it is in a file.
            Some(made) => {
                let words = sentences::filming(canvas.context.words, made);
                canvas.paragraph(body, "film made", &words, Type::Body);
            }
            None if is_wide => {
                let (left, right) = body.split_left_right_at_fraction(0.5);
                let left = left.with_max_x(left.right() - space::L);
                canvas.scrolled("save", left, ScrollArea::vertical(), show_figures);
                canvas.scrolled("save as", right, ScrollArea::vertical(), show_choices);
            }
            None => canvas.scrolled("save", body, ScrollArea::vertical(), |canvas| {
                show_figures(canvas);
                canvas.ui.add_space(space::S);
                show_choices(canvas);
            }),
        }
        let line = rect.with_min_y(rect.bottom() - foot);
        match filming {
            Some(filming) if made.is_none() => show_progress(canvas, line, filming),
            _ if canvas.runs_in() == RunsIn::Desktop => path_field(canvas, line),
            _ => {}
        }
        match filming {
            Some(filming) => show_film_buttons(canvas, rect, filming),
            None => show_buttons(canvas, rect),
        }
        close_button(canvas, rect);
        // Whoever opens the sheet can type a name at once, and Enter saves.
        if canvas.runs_in() == RunsIn::Desktop && filming.is_none() {
            if export::named_path(canvas.context.view).is_some() {
                sheet::focus_name(canvas, "save", &export::path(canvas.context.view));
            }
        } else {
            _ = sheet::focus_first(canvas, "save", id("save export"));
        }
    });
    if outside == Outside::Clicked {
        canvas.ask(Action::Open(Sheet::None));
    }
}

fn take(export: Export) -> Action {
    Action::Export(ExportAction::Take(export))
}

fn show_figures(canvas: &mut Canvas<'_, '_>) {
    let view = canvas.context.view;
    let chosen = export::in_force(view).figure;
    for figure in Figure::ALL.into_iter().filter(|figure| export::is_offered(*figure, view)) {
        show_figure(canvas, figure, figure == chosen);
    }
}

/// Draws the choices of form and look.
fn show_choices(canvas: &mut Canvas<'_, '_>) {
    let view = canvas.context.view;
    let chosen = export::in_force(view);
    let forms = export::forms(chosen.figure, view);
    let segment = |canvas: &Canvas<'_, '_>, form: Form| {
        let word = canvas.say(format!("save-form-{}", form.name()));
        let hint = canvas.say(format!("save-form-{}-hint", form.name()));
        Segment::new(form, word, hint)
    };
    let segments: Vec<_> = forms.iter().map(|form| segment(canvas, *form)).collect();
    if let Some(form) = choice(canvas, "save-as", &segments, chosen.form) {
        canvas.ask(take(chosen.in_form(form)));
    }
    if chosen.form.is_table() {
        return;
    }
    if chosen.form == Form::Png || chosen.form.is_film() {
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
    if chosen.form.is_film() {
        show_film(canvas, chosen.figure);
    }
}

/// Draws what a film shows, and what that comes to.
fn show_film(canvas: &mut Canvas<'_, '_>, figure: Figure) {
    let view = canvas.context.view;
    let Some(frames) = film::frames(view, figure) else { return };
    if frames.along == FilmAlong::Timeline {
        show_range(canvas, film::end(view));
    }
    let words = sentences::film(view, canvas.context.words, &frames);
    let height = text::height(canvas.painter(), &words, Type::Caption, canvas.ui.available_width());
    let row = canvas.next_row(height + space::S);
    canvas.paragraph(row.with_min_y(row.top() + space::S), "film", &words, Type::Caption);
}

/// Draws the fields for the first place and the last, and the choice of how many frames there may be.
fn show_range(canvas: &mut Canvas<'_, '_>, end: u64) {
    let mut range = canvas.context.view.model.export.range.clone();
    let mut is_other = false;
    let row = canvas.next_row(canvas.target(CHOICE));
    let word = if canvas.context.view.model.is_racing() { "film-positions" } else { "film-events" };
    let word = canvas.say(word);
    text::left(canvas.painter(), row.left_center(), &word, Type::Body, canvas.palette().text_soft);
    let to = canvas.say("film-to");
    let size = vec2(PLACE, canvas.target(looks::SHEET.height).min(row.height()));
    let mut at = row.left_center() + vec2(WORDS, 0.0);
    for (number, typed) in range.typed.iter_mut().enumerate() {
        if number > 0 {
            at.x = text::left(canvas.painter(), at, &to, Type::Body, canvas.palette().text_soft).right()
                + space::M;
        }
        let hint = if number > 0 { end.to_string() } else { 0.to_string() };
        let look = FieldLook { font: Type::Figure, margin: space::M, hint: &hint };
        let place = Align2::LEFT_CENTER.anchor_size(at, size);
        let response = canvas.field(place, typed, id(("film place", number)), look);
        let label = canvas.say(if number > 0 { "film-last" } else { "film-first" });
        canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
        is_other |= response.changed();
        at.x = place.right() + space::M;
    }
    let counts =
        FilmRange::MOST.map(|most| Segment::new(most, most.to_string(), canvas.say("film-most-hint")));
    if let Some(most) = choice(canvas, "film-most", &counts, range.most) {
        range.most = most;
        is_other = true;
    }
    if is_other {
        canvas.ask(Action::Export(ExportAction::Range(range)));
    }
}

/// Draws a word and a choice beside it, or below it where that has no room; returns what was chosen.
fn choice<T: Copy + PartialEq>(
    canvas: &mut Canvas<'_, '_>,
    name: &str,
    segments: &[Segment<T>],
    chosen: T,
) -> Option<T> {
    let row = canvas.next_row(canvas.target(CHOICE));
    let word = canvas.say(name);
    text::left(canvas.painter(), row.left_center(), &word, Type::Body, canvas.palette().text_soft);
    let beside = row.with_min_x(row.left() + WORDS);
    let has_room = segments::width(canvas.painter(), segments) <= beside.width();
    let place = if has_room { beside } else { canvas.next_row(row.height()) };
    canvas.choice(place, name, segments, chosen)
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
    let export = Export { figure, ..chosen.in_form(form) };
    let amount = amount(canvas, &export);
    let label = [&name, &amount].map(String::as_str).join(" · ");
    let room = row.width() - 2.0 * space::S - text::width(canvas.painter(), &name, Type::Body) - space::M;
    let is_cut = text::width(canvas.painter(), &amount, Type::Figure) > room;
    let button = Button::new(row, id(("save figure", figure)), &label, &looks::ROW)
        .choice(Chosen::same(is_chosen, true))
        .hint(if is_cut { amount.as_str() } else { "" });
    let response = canvas.press(button, |ink| {
        let inner = row.shrink2(vec2(space::S, 0.0));
        let painter = canvas.painter();
        text::line(painter, inner.left_center(), Align2::LEFT_CENTER, &name, Type::Body, ink, inner.width());
        if room > 0.0 {
            let (at, ink) = (inner.right_center(), canvas.palette().text_soft);
            text::line(painter, at, Align2::RIGHT_CENTER, &amount, Type::Figure, ink, room);
        }
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
    let film = film::frames(view, export.figure).filter(|_| export.form.is_film());
    if let Some(frames) = film {
        let size = [width, height].map(|side| side.to_string());
        return canvas.tell(
            "save-frames",
            &[
                ("frames", frames.count().into()),
                ("width", size[0].clone().into()),
                ("height", size[1].clone().into()),
            ],
        );
    }
    let message = if export.form == Form::Svg { "save-points" } else { "save-pixels" };
    canvas.tell(message, &[("width", width.to_string().into()), ("height", height.to_string().into())])
}

/// Size of the window in points of the screen.
fn window(canvas: &Canvas<'_, '_>) -> Vec2 {
    let ctx = canvas.ui.ctx();
    ctx.content_rect().size() * ctx.zoom_factor()
}

/// Returns the height of the foot: above the buttons is the line of the path on a desktop, or how far a film is made.
fn foot_height(canvas: &Canvas<'_, '_>) -> f32 {
    let has_line = canvas.runs_in() == RunsIn::Desktop || canvas.context.view.model.export.filming.is_some();
    let line = if has_line { sheet::path_height() } else { 0.0 };
    line + canvas.target(looks::SHEET.height)
}

/// Draws the line of the path, and the button that lets the system ask for it.
fn path_field(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let view = canvas.context.view;
    if let Some(named) = export::named_path(view).filter(|named| view.model.export.proposed(named).is_none())
    {
        canvas.ask(Action::Export(ExportAction::Find(named)));
    }
    let path = export::path(view);
    if let Some(action) = sheet::path_field(canvas, rect, path.clone()) {
        canvas.ask(Action::Export(match action {
            sheet::PathField::Typed(path) => ExportAction::Type(path),
            sheet::PathField::Choose => ExportAction::Choose(path),
            sheet::PathField::Entered(path) => match &view.model.export.filming {
                Some(filming) if filming.made.is_some() => write_film(view, path),
                Some(_) => return,
                None => write(view, canvas.context.words, path),
            },
        }));
    }
}

/// Draws how far a film is made: in words, and as a bar.
fn show_progress(canvas: &mut Canvas<'_, '_>, rect: Rect, filming: &Filming) {
    let words = sentences::filming(canvas.context.words, filming);
    let line = canvas.paragraph(rect, "film progress", &words, Type::Body);
    let bar = Rect::from_min_size(line.left_bottom() + vec2(0.0, space::S), vec2(rect.width(), BAR));
    let corners = CornerRadius::same((BAR / 2.0) as u8);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    painter.rect_filled(bar, corners, palette.sunken);
    let done = bar.width() * filming.percent.min(100) as f32 / 100.0;
    painter.rect_filled(bar.with_max_x(bar.left() + done), corners, palette.text_soft);
}

/// Draws the buttons that make no film of it and, if it waits, that let it go on or write it.
fn show_film_buttons(canvas: &mut Canvas<'_, '_>, rect: Rect, filming: &Filming) {
    let goes_on = if filming.made.is_some() {
        Some((save_word(canvas), write_film(canvas.context.view, export::path(canvas.context.view))))
    } else {
        filming.is_waiting().then_some(("film-want", ExportAction::WantFilm))
    };
    let mut left = rect.left();
    for (word, action) in goes_on.into_iter().chain([("film-cancel", ExportAction::CancelFilm)]) {
        let label = canvas.say(word);
        let size = vec2(sheet::button_width(canvas, &label), canvas.target(looks::SHEET.height));
        let place = Rect::from_min_size(pos2(left, rect.bottom() - size.y), size);
        let response = canvas.press_word(Button::new(place, id(word), &label, &looks::SHEET), &label);
        canvas.on_click(&response, Action::Export(action));
        left = place.right() + space::M;
    }
}

/// Returns the message of the word that saves: a page has no files.
fn save_word(canvas: &Canvas<'_, '_>) -> &'static str {
    match canvas.runs_in() {
        RunsIn::Browser => "results-download",
        RunsIn::Desktop => "results-save",
    }
}

/// Returns what writes the film that is made.
fn write_film(view: &View<'_>, path: String) -> ExportAction {
    ExportAction::WriteFilm(export::in_force(view).form.complete(path))
}

/// Returns what writes the figure that is chosen.
fn write(view: &View<'_>, words: &Words, path: String) -> ExportAction {
    let export = export::in_force(view);
    let path = export.form.complete(path);
    let text = || export::text(view, words, &export);
    if let Some(text) = export.form.is_table().then(text).flatten() {
        return ExportAction::SaveText(path, text);
    }
    match film::frames(view, export.figure).filter(|_| export.form.is_film()) {
        Some(frames) => ExportAction::SaveFilm(export, frames, path),
        None => ExportAction::SavePicture(export, path),
    }
}

/// Draws the buttons that save and copy.
fn show_buttons(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let view = canvas.context.view;
    let export = export::in_force(view);
    let word = canvas.say(save_word(canvas));
    let size = vec2(sheet::button_width(canvas, &word), canvas.target(looks::SHEET.height));
    let place = Rect::from_min_size(rect.left_bottom() - vec2(0.0, size.y), size);
    let response = canvas.press_word(Button::new(place, id("save export"), &word, &looks::STRONG), &word);
    if response.clicked() {
        canvas.ask(Action::Export(write(view, canvas.context.words, export::path(view))));
    }
    if export.form.is_table() || export.form.is_film() {
        return;
    }
    let word = canvas.say("save-copy");
    let size = vec2(sheet::button_width(canvas, &word), size.y);
    let place = Rect::from_min_size(place.right_top() + vec2(space::M, 0.0), size);
    // The button that closes the sheet is in the same row.
    let close = sheet::button_width(canvas, &canvas.say("close"));
    if place.right() + space::S > rect.right() - close {
        return;
    }
    let response = canvas.press_word(Button::new(place, id("copy picture"), &word, &looks::SHEET), &word);
    canvas.on_click(&response, Action::Export(ExportAction::CopyPicture(export)));
}
