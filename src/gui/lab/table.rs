//! The table of the results: a line for each depth, a column for each search; of the textbook's searches, the textbook's two
//! tables.

use egui::{Align2, Rect, ScrollArea, Sense, Ui, Vec2, pos2, vec2};
use egui_extras::{Column, TableBuilder};
use eight_realms_app::{
    lab::{
        sentences,
        view::{ResultsView, VariantView},
    },
    words::figures,
};
use eight_realms_core::lab::BookRow;

use crate::gui::{
    kit::{Canvas, columns::widest},
    theme::{LaneMark, Palette, Type, space},
    widgets::{
        chip::{Fill, chip},
        text,
    },
};

/// Height of the head, and of a line.
const HEAD: f32 = 30.0;
const ROW: f32 = 26.0;
/// Least width of a column.
const LEAST: f32 = 40.0;
/// Side of a chip.
const CHIP: f32 = 17.0;
/// Height of the title of one of several tables.
const TITLE: f32 = 30.0;

/// A head: its word, what it means, and the variant whose chip stands for it.
struct Head<'a> {
    word: String,
    hint: String,
    variant: Option<&'a VariantView>,
}

/// A cell: its figure, and everything about it.
struct Cell {
    figure: String,
    hint: String,
}

impl Cell {
    const fn of(figure: String) -> Self {
        Self { figure, hint: String::new() }
    }
}

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, view: &ResultsView) {
    match &view.table.book {
        Some(rows) => show_book(canvas, rect, rows),
        None => show_searches(canvas, rect, view),
    }
}

fn show_searches(canvas: &mut Canvas<'_, '_>, rect: Rect, view: &ResultsView) {
    let words = canvas.context.words;
    let count = canvas.context.view.model.lab.count;
    let plain = |id: &str| Head { word: canvas.say(id), hint: String::new(), variant: None };
    let of_variant = |variant| Head {
        word: String::new(),
        hint: sentences::variant(words, variant),
        variant: Some(variant),
    };
    let heads: Vec<Head<'_>> = ["lab-depth", "lab-boards"]
        .map(plain)
        .into_iter()
        .chain(view.variants.iter().map(of_variant))
        .collect();
    let line = |line: &eight_realms_app::lab::view::TableLine| {
        let first = [line.depth.to_string(), sentences::boards_of(line.boards)].map(Cell::of);
        let figures = line.cells.iter().map(|row| match row {
            None => Cell::of(String::new()),
            Some(row) => Cell { figure: sentences::mean(count, row), hint: sentences::cell(words, row) },
        });
        first.into_iter().chain(figures).collect()
    };
    let lines: Vec<Vec<Cell>> = view.table.lines.iter().map(line).collect();
    canvas.within("lab table", rect, |canvas| {
        let palette = canvas.palette();
        canvas.scrolled("lab table across", rect, ScrollArea::horizontal(), |canvas| {
            show_grid(canvas.ui, ("lab table", rect.height()), &heads, &lines, palette);
        });
    });
}

fn show_book(canvas: &mut Canvas<'_, '_>, rect: Rect, rows: &[BookRow]) {
    let heads: Vec<Head<'_>> = sentences::BOOK_HEADS
        .map(|id| Head { word: canvas.say(id), hint: String::new(), variant: None })
        .into_iter()
        .collect();
    let notes = sentences::BOOK_NOTES.map(|id| canvas.say(id)).join("\n");
    canvas.scrolled("lab book", rect, ScrollArea::both(), |canvas| {
        for table in rows.chunk_by(|one, other| one.figure == other.figure) {
            let place = canvas.next_row(TITLE);
            let title = canvas.say(sentences::book_title(&table[0]));
            let ink = canvas.palette().text;
            text::left(canvas.painter(), place.left_center(), &title, Type::Title, ink);
            canvas.named(place, ("lab book", table[0].figure), &title);
            let lines: Vec<Vec<Cell>> = table
                .iter()
                .map(|row| {
                    sentences::book_cells(canvas.context.words, row, figures::grouped)
                        .into_iter()
                        .map(Cell::of)
                        .collect()
                })
                .collect();
            let height = HEAD + lines.len() as f32 * ROW + space::M;
            show_grid(canvas.ui, (table[0].figure, height), &heads, &lines, canvas.palette());
        }
        let width = rect.width() - space::L;
        let height = text::height(canvas.painter(), &notes, Type::Caption, width) + space::L;
        let place = canvas.next_row(height);
        let place = Rect::from_min_size(place.min, vec2(width, height));
        canvas.paragraph(place, "lab book notes", &notes, Type::Caption);
    });
}

/// Draws heads and lines, figures at the right of their columns.
fn show_grid(
    ui: &mut Ui,
    (name, height): (&str, f32),
    heads: &[Head<'_>],
    lines: &[Vec<Cell>],
    palette: &Palette,
) {
    let width = |column: usize| {
        let figures = lines.iter().map(|line| line[column].figure.as_str());
        let figures = widest(ui.painter(), figures, Type::Figure);
        let head = widest(ui.painter(), [heads[column].word.as_str()], Type::Caption);
        figures.max(head).max(LEAST) + space::L
    };
    let widths: Vec<f32> = (0..heads.len()).map(width).collect();
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let mut table = TableBuilder::new(ui)
        .id_salt(name)
        .sense(Sense::hover())
        .auto_shrink(true)
        .max_scroll_height(height - HEAD);
    for width in widths {
        table = table.column(Column::exact(width));
    }
    table
        .header(HEAD, |mut row| {
            for head in heads {
                row.col(|ui| show_head(ui, head, palette));
            }
        })
        .body(|body| {
            body.rows(ROW, lines.len(), |mut row| {
                for (column, cell) in lines[row.index()].iter().enumerate() {
                    let ink = if column < 2 { palette.text_soft } else { palette.text };
                    row.col(|ui| {
                        write(ui, &cell.figure, Type::Figure, ink);
                        if !cell.hint.is_empty() {
                            ui.response().on_hover_text(&cell.hint);
                        }
                    });
                }
            });
        });
}

fn show_head(ui: &Ui, head: &Head<'_>, palette: &Palette) {
    let place = ui.max_rect();
    match head.variant.map(|variant| (variant, variant.mark)) {
        Some((_, Some(mark))) => {
            let end = place.right_center() - vec2(space::XS, 0.0);
            let square = Align2::RIGHT_CENTER.anchor_size(end, Vec2::splat(CHIP));
            chip(ui.painter(), square, LaneMark::of(mark), Fill::Solid, palette);
        }
        Some((variant, None)) => write(ui, &variant.lane.to_string(), Type::Caption, palette.text_faint),
        None => write(ui, &head.word, Type::Caption, palette.text_faint),
    }
    if !head.hint.is_empty() {
        ui.response().on_hover_text(&head.hint);
    }
}

fn write(ui: &Ui, words: &str, kind: Type, ink: egui::Color32) {
    let place = ui.max_rect();
    let end = pos2(place.right() - space::XS, place.center().y);
    text::line(ui.painter(), end, Align2::RIGHT_CENTER, words, kind, ink, place.width());
}
