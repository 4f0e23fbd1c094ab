//! A figure as a frame of its own: what a panel draws, with a title and the convention around it, and no controls.

use std::io;

use egui::{Context, CornerRadius, Pos2, Rect, Ui, UiBuilder, Vec2, vec2};
use eight_realms_app::{
    desk::{
        figure::{Export, Figure, Form},
        preferences::PlotName,
        screen::{Projector, StageTab, Surroundings},
    },
    export::sentences,
    view::View,
    words::Words,
};
use image::RgbaImage;

use super::svg::{self, Letters};
use crate::gui::{
    PanelContext,
    fonts::install_fonts,
    heuristics, inside,
    kit::Canvas,
    lab, map, plots, questions, race,
    raster::{Frame, png, render_part},
    save::size,
    shell, step,
    theme::{Appearance, Type, space},
    widgets::{
        still::{self, Extent},
        text,
    },
};

/// Number of frames until everything has found its place.
const FRAMES: usize = 4;
/// The window that figures are drawn as if in: a desk's, whatever the window is.
const SCREEN: Vec2 = Vec2::new(1440.0, 900.0);
/// Height of a question, below what it is about.
const CARD: f32 = 200.0;
/// Room around everything.
const MARGIN: f32 = space::XL;

/// What is drawn already, and becomes a file or a picture on the clipboard. It may be finished on another thread.
pub struct Drawn {
    frame: Frame,
    form: Form,
    title: String,
    description: String,
    letters: Letters,
}

impl Drawn {
    /// Lays out the figure of a view in a context of its own.
    pub fn of(view: &View<'_>, export: &Export, window: Vec2) -> Self {
        let words = Words::new(view.model.preferences.language);
        let figure = export.figure;
        let appearance = match figure {
            Figure::Window => Appearance::of(view.model.projector, view.model.preferences.theme),
            _ => Appearance::of(Projector::Off, export.theme),
        };
        let surroundings = view.model.surroundings.clone();
        let size = size(figure, window);
        let screen = if figure == Figure::Window { size } else { size.max(SCREEN) };
        let palette = appearance.palette();
        let scale_in_force = view.model.preferences.scale_on(view.model.projector);
        let context = PanelContext { view, words: &words, palette: &palette, slide: 1.0 };
        let setup = |ctx: &Context| set_up(ctx, appearance, &surroundings, figure);
        let frame = render_part([screen, size], f32::from(export.scale), FRAMES, setup, |ui| {
            if figure == Figure::Window {
                appearance.fit(ui.ctx(), &surroundings, scale_in_force);
            }
            show(ui, &context, figure, Rect::from_min_size(Pos2::ZERO, size));
        });
        let sentence = sentences::sentence(view, &words, figure);
        let description = sentence.into_iter().chain([sentences::moment(view)]).collect::<Vec<_>>().join(" ");
        let title = sentences::title(view, &words, figure);
        Self { frame, form: export.form, title, description, letters: Letters::Outlined }
    }

    /// Writes letters so.
    pub fn with(self, letters: Letters) -> Self {
        Self { letters, ..self }
    }

    /// Paints it.
    pub fn image(&self) -> RgbaImage {
        self.frame.image()
    }

    /// The bytes of its file.
    ///
    /// # Errors
    /// If the picture has no pixels.
    pub fn bytes(&self) -> io::Result<Vec<u8>> {
        match self.form {
            Form::Svg => Ok(svg::svg(&self.frame, &self.title, &self.description, self.letters).into_bytes()),
            Form::Png | Form::Csv | Form::Markdown | Form::Gif | Form::Apng => png::encode(&self.image()),
        }
    }

    pub const fn frame(&self) -> &Frame {
        &self.frame
    }
}

/// Returns the bytes of a figure's file in a window of this size; `None` for a table that the figure has not.
///
/// # Errors
/// If the picture has no pixels.
pub fn bytes(
    view: &View<'_>,
    export: &Export,
    window: Vec2,
    letters: Letters,
) -> io::Result<Option<Vec<u8>>> {
    if export.form.is_table() {
        let words = Words::new(view.model.preferences.language);
        return Ok(eight_realms_app::export::text(view, &words, export).map(String::into_bytes));
    }
    Drawn::of(view, export, window).with(letters).bytes().map(Some)
}

fn set_up(ctx: &Context, appearance: Appearance, surroundings: &Surroundings, figure: Figure) {
    install_fonts(ctx);
    appearance.install(ctx, surroundings);
    match figure {
        Figure::Window => {}
        Figure::Part => still::set(ctx, Extent::InView),
        _ => still::set(ctx, Extent::Whole),
    }
}

fn show(ui: &mut Ui, context: &PanelContext<'_>, figure: Figure, place: Rect) {
    let mut actions = Vec::new();
    if figure == Figure::Window {
        shell::show(ui, context, &mut actions);
        return;
    }
    let canvas = &mut Canvas { ui, context, actions: &mut actions };
    canvas.painter().rect_filled(place, CornerRadius::ZERO, canvas.palette().background);
    let body = show_around(canvas, figure, place.shrink(MARGIN));
    let mut part = canvas.ui.new_child(UiBuilder::new().max_rect(body));
    show_figure(&mut canvas.on(&mut part), figure, body);
}

/// Writes title, sentence, convention and moment; returns what remains between them.
fn show_around(canvas: &Canvas<'_, '_>, figure: Figure, place: Rect) -> Rect {
    let (view, words) = (canvas.context.view, canvas.context.words);
    let title =
        canvas.paragraph(place, "figure title", &sentences::title(view, words, figure), Type::Display);
    let mut top = title.bottom();
    if let Some(sentence) = sentences::sentence(view, words, figure) {
        let below = place.with_min_y(top + space::XS);
        top = canvas.paragraph(below, "figure sentence", &sentence, Type::Body).bottom();
    }
    let moment = sentences::moment(view);
    let convention = sentences::convention(view, words, figure).unwrap_or_default();
    let height = |words: &str| text::height(canvas.painter(), words, Type::Caption, place.width());
    let moment_top = place.bottom() - height(&moment);
    canvas.paragraph(place.with_min_y(moment_top), "figure moment", &moment, Type::Caption);
    let mut bottom = moment_top;
    if !convention.is_empty() {
        bottom -= height(&convention) + space::XS;
        canvas.paragraph(place.with_min_y(bottom), "figure convention", &convention, Type::Caption);
    }
    place.with_min_y(top + space::M).with_max_y(bottom - space::M)
}

fn show_figure(canvas: &mut Canvas<'_, '_>, figure: Figure, body: Rect) {
    match figure {
        Figure::Window | Figure::Results => {}
        Figure::Board | Figure::Film => step::show_board_alone(canvas, body),
        Figure::Frontier => plots::show_one(canvas, body, PlotName::Frontier),
        Figure::Expanded => plots::show_one(canvas, body, PlotName::Expanded),
        Figure::Time => plots::show_one(canvas, body, PlotName::Time),
        Figure::Stage | Figure::Part => show_stage(canvas, body),
        Figure::Question => {
            let (above, card) = body.split_top_bottom_at_y(body.bottom() - CARD);
            // Its text begins where the stage does.
            let card = card.expand2(vec2(questions::MARGIN.x, 0.0));
            let mut part = canvas.ui.new_child(UiBuilder::new().max_rect(card));
            questions::show(&mut canvas.on(&mut part));
            show_stage(canvas, above);
        }
    }
}

fn show_stage(canvas: &mut Canvas<'_, '_>, place: Rect) {
    let mut part = canvas.ui.new_child(UiBuilder::new().max_rect(place));
    let canvas = &mut canvas.on(&mut part);
    match canvas.context.view.model.stage {
        StageTab::Step | StageTab::Reading => step::show(canvas, place),
        StageTab::Inside => inside::show(canvas, place),
        StageTab::Race => race::show(canvas, place),
        StageTab::Map => map::show(canvas, place),
        StageTab::Heuristics => heuristics::show(canvas, place),
        StageTab::Lab => lab::show(canvas, place),
    }
}
