//! The table of the results: a line for each depth, a column for each search; of the textbook's searches, the textbook's two
//! tables.

use egui::{Align2, Rect, ScrollArea, Sense, Ui, Vec2, pos2, vec2};
use egui_extras::{Column, TableBuilder};
use eight_realms_app::{
    lab::{
        LabAction,
        chart::Pick,
        sentences,
        view::{ResultsView, TableLine, VariantView},
    },
    model::Action,
    words::figures,
};
use eight_realms_core::lab::BookRow;

use super::card;
use crate::gui::{
    kit::{Button, Canvas, columns::widest, id},
    theme::{LaneMark, Palette, Type, looks, space},
    widgets::{
        chip::{Fill, chip},
        still, text,
    },
};

/// Height of the head, and of a line.
const HEAD: f32 = 30.0;
const ROW: f32 = 26.0;
/// Least height of a line in a picture that is saved.
const LOWEST: f32 = 14.0;
/// Width of the notes in a picture that is saved.
const NOTES: f32 = 360.0;
/// Least width of a column.
const LEAST: f32 = 40.0;
/// Side of a chip.
const CHIP: f32 = 17.0;

/// A head: its word, what it means, and the variant whose chip stands for it.
struct Head<'a> {
    word: String,
    hint: String,
    variant: Option<&'a VariantView>,
}

/// A cell: its figure, its name, everything about it, and the boards behind it.
struct Cell {
    figure: String,
    label: String,
    hint: String,
    pick: Option<Pick>,
}

impl Cell {
    const fn of(figure: String) -> Self {
        Self { figure, label: String::new(), hint: String::new(), pick: None }
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
    let line = |line: &TableLine| {
        let first = [line.depth.to_string(), sentences::boards_of(line.boards)].map(Cell::of);
        let figures = line.cells.iter().enumerate().map(|(variant, row)| match row {
            None => Cell::of(String::new()),
            Some(row) => {
                let figure = sentences::mean(count, row);
                let label = sentences::cell_name(words, &view.variants[variant], line.depth, &figure);
                let hint = sentences::cell(words, row);
                Cell { figure, label, hint, pick: Some(Pick::of_depth(variant, line.depth)) }
            }
        });
        first.into_iter().chain(figures).collect()
    };
    let lines: Vec<Vec<Cell>> = view.table.lines.iter().map(line).collect();
    let mut picked = None;
    let (rect, beside) = card::beside(canvas, rect, view);
    let row = canvas.target(ROW);
    // Whole lines above the bar that scrolls across, so that none is cut before it is scrolled.
    let lines_height = rect.height() - HEAD - canvas.ui.spacing().scroll.allocated_width();
    let height = HEAD + (lines_height / row).floor().max(1.0) * row;
    if rect.width() > 0.0 {
        let palette = canvas.palette();
        canvas.scrolled("lab table across", rect, ScrollArea::horizontal(), |canvas| {
            picked = show_grid(canvas.ui, ("lab table", Some(height), row), &heads, &lines, palette);
        });
    }
    canvas.actions.extend(picked.map(|pick| Action::Lab(LabAction::Pick(Some(pick)))));
    if let Some(boards) = &view.card {
        card::show(canvas, beside, view, boards);
    }
}

fn show_book(canvas: &mut Canvas<'_, '_>, rect: Rect, rows: &[BookRow]) {
    let heads: Vec<Head<'_>> = sentences::BOOK_HEADS
        .map(|id| Head { word: canvas.say(id), hint: String::new(), variant: None })
        .into_iter()
        .collect();
    let run = canvas.context.view.model.lab.run.as_ref();
    let goal = run.map_or(canvas.context.view.model.puzzle.goal, |run| run.prepared.experiment().goal);
    let notes = sentences::book_notes(canvas.context.words, goal).join("\n");
    let width = rect.width() - space::L;
    // A picture that is saved has all lines, and the notes at their right.
    let is_still = still::is_set(canvas.ui.ctx());
    let row = if is_still {
        let tables = rows.chunk_by(|one, other| one.figure == other.figure).count() as f32;
        let title = text::height(canvas.painter(), "", Type::Title, width) + space::S;
        let left = rect.height() - tables * (title + HEAD + space::M + 2.0 * space::S);
        (left / rows.len() as f32).clamp(LOWEST, ROW)
    } else {
        ROW
    };
    if is_still {
        let place = rect.with_min_x(rect.right() - NOTES).with_min_y(rect.top() + HEAD);
        canvas.paragraph(place, "lab book notes", &notes, Type::Caption);
    }
    canvas.scrolled("lab book", rect, ScrollArea::both(), |canvas| {
        for table in rows.chunk_by(|one, other| one.figure == other.figure) {
            let title = canvas.say(sentences::book_title(&table[0]));
            let height = text::height(canvas.painter(), &title, Type::Title, width);
            let place = canvas.next_row(height + space::S);
            let place = Rect::from_min_size(place.min, vec2(width, height));
            canvas.paragraph(place, ("lab book", table[0].figure), &title, Type::Title);
            let lines: Vec<Vec<Cell>> = table
                .iter()
                .map(|row| {
                    sentences::book_cells(canvas.context.words, row, figures::grouped)
                        .into_iter()
                        .map(Cell::of)
                        .collect()
                })
                .collect();
            _ = show_grid(canvas.ui, (table[0].figure, None, row), &heads, &lines, canvas.palette());
            canvas.ui.add_space(space::M);
        }
        if is_still {
            return;
        }
        let height = text::height(canvas.painter(), &notes, Type::Caption, width) + space::L;
        let place = canvas.next_row(height);
        let place = Rect::from_min_size(place.min, vec2(width, height));
        canvas.paragraph(place, "lab book notes", &notes, Type::Caption);
    });
}

/// Draws heads and lines, figures at the right of their columns, and scrolls lines that have no room in a height; returns
/// the boards behind the cell that was pressed.
fn show_grid(
    ui: &mut Ui,
    (name, height, row_height): (&str, Option<f32>, f32),
    heads: &[Head<'_>],
    lines: &[Vec<Cell>],
    palette: &Palette,
) -> Option<Pick> {
    let mut picked = None;
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
        .vscroll(height.is_some())
        .min_scrolled_height(0.0)
        .max_scroll_height(height.unwrap_or_default() - HEAD);
    for width in widths {
        table = table.column(Column::exact(width).clip(false));
    }
    table
        .header(HEAD, |mut row| {
            for head in heads {
                row.col(|ui| show_head(ui, head, palette));
            }
        })
        .body(|body| {
            body.rows(row_height, lines.len(), |mut row| {
                let row_number = row.index();
                for (column, cell) in lines[row_number].iter().enumerate() {
                    let ink = if column < 2 { palette.text_soft } else { palette.text };
                    row.col(|ui| match cell.pick {
                        None => write(ui, &cell.figure, Type::Figure, ink),
                        Some(pick) => {
                            let name = id(("lab cell", name, row_number, column));
                            let button = Button::new(ui.max_rect(), name, &cell.label, &looks::ROW);
                            let pressed = button
                                .hint(&cell.hint)
                                .show(ui, palette, |_| write(ui, &cell.figure, Type::Figure, ink));
                            picked = picked.or(pressed.clicked().then_some(pick));
                        }
                    });
                }
            });
        });
    picked
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
