//! Reads a frame as it was painted and finds text that cannot be read.
//!
//! egui hands over a frame as a list of shapes, first painted first, each with the rectangle that it is cut
//! to. In it every row of text has a rectangle of its own: that of its ink, without the room that a font keeps
//! for accents and descenders. From these alone, without a pixel being painted:
//!
//! ```text
//!  clipped             overlapping            hidden              doubled
//! ┌─────────┐                                 ┌──────┐
//! │ expanded│ 1 372      expan1 372            exp│ chip │         the same word twice
//! └─────────┘                                 └──────┘           at the same place
//! ```
//!
//! * *Clipped*: a row that is seen leaves the rectangle it is cut to, or the window. Up and down, text may
//!   leave the viewport of a scroll area, whose bar is known by its role; to the sides where the bar lies.
//! * *Overlapping*: the rows of two texts meet, and nothing opaque was painted over the first one before the
//!   second one was written.
//! * *Hidden*: something opaque was painted over a part of a text, in the layer of that text. A card that floats
//!   in a layer of its own may cover what it likes: it goes away again.
//! * *Doubled*: the same text was written twice at the same place.
//! * *Unworded*: an id stands where its message should, as `⟨id⟩`: an id made of parts shows only here.
//!
//! Text that ends in `…` on purpose is not clipped; [`Page::elided`] names it, so that it can be asked for the
//! whole.

use std::{fmt, sync::Arc};

use egui::{Context, FullOutput, Id, Order, Pos2, Rect, Role, Shape, epaint::ClippedShape, vec2};

use super::shape::{opacity, opaque, rows};

/// So far a row may stick out or meet another, in points and in pixels: the larger one counts. A glyph begins and
/// ends on whole pixels, and half a pixel of grey is no ink.
const SLIVER: [f32; 2] = [1.25, 1.5];

/// So many characters of a text name it.
const BEGINNING: usize = 60;

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    Clipped,
    Overlapping,
    Hidden,
    Doubled,
    Unworded,
}

/// A text that cannot be read, and what is in its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Flaw {
    pub fault: Fault,
    /// The text, and the row of it that is meant.
    pub text: String,
    pub row: Rect,
    /// The other text, or nothing; and the rectangle that cuts, covers or meets the row.
    pub other: String,
    pub by: Rect,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { fault, text, row, other, by } = self;
        let [text, other] = [text, other].map(|text| text.chars().take(BEGINNING).collect::<String>());
        write!(f, "{fault:?} {text:?} at {row:?} by {other:?} at {by:?}")
    }
}

/// What becomes of text that floats and is not painted at its full strength. It belongs to a button that cannot be
/// pressed now, or it is on its way in or out; then what is below shines through for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fading {
    Checked,
    Ignored,
}

/// One text as it was written.
#[derive(Clone, Debug)]
struct PaintedText {
    /// Its place in the order of painting.
    order: usize,
    text: String,
    is_elided: bool,
    /// It floats, and not at its full strength.
    is_faint: bool,
    clip: Rect,
    rows: Vec<Rect>,
    /// The least that is seen.
    sliver: f32,
}

impl PaintedText {
    /// The rows of which anything is to be seen.
    fn visible_rows(&self) -> impl Iterator<Item = Rect> {
        self.rows.iter().map(|row| row.intersect(self.clip)).filter(|row| meets(*row, self.sliver))
    }
}

/// Something opaque.
#[derive(Clone, Copy, Debug)]
struct Cover {
    order: usize,
    rect: Rect,
}

/// A frame.
pub struct Page {
    texts: Vec<PaintedText>,
    covers: Vec<Cover>,
    /// From top to bottom, where scroll areas show a part of what they hold.
    viewports: Vec<Rect>,
    window: Rect,
    /// So many shapes are painted in the lowest layers, before everything that floats.
    ground: usize,
    /// Whether a sheet lies over what is in the lowest layers, which explains nothing then.
    has_sheet: bool,
    /// Less than this, in points, is nothing.
    sliver: f32,
}

/// What a context has only while a pass is under way.
#[derive(Clone, Default)]
struct PassFacts {
    ground: usize,
    has_sheet: bool,
    viewports: Vec<Rect>,
}

impl PassFacts {
    fn id() -> Id {
        Id::unique("known to the reader of ink")
    }

    fn now(ctx: &Context) -> Self {
        let layers: Vec<_> = ctx.memory(|memory| memory.layer_ids().collect());
        let lowest = layers.into_iter().filter(|layer| layer.order == Order::Background);
        let ground = ctx.graphics(|graphics| {
            lowest.filter_map(|layer| graphics.get(layer)).map(|list| list.all_entries().len()).sum()
        });
        let has_sheet = ctx.memory(|memory| memory.top_modal_layer().is_some());
        Self { ground, has_sheet, viewports: viewports(ctx) }
    }
}

/// From now on a context keeps what [`Page::of`] needs. Once, before the first frame that is read.
pub fn watch(ctx: &Context) {
    ctx.enable_accesskit();
    let keep = |ui: &mut egui::Ui| {
        let facts = PassFacts::now(ui.ctx());
        ui.data_mut(|data| data.insert_temp(PassFacts::id(), facts));
    };
    ctx.on_end_pass("ink", Arc::new(keep));
}

impl Page {
    /// What a context has just painted.
    pub fn of(ctx: &Context, output: &FullOutput) -> Self {
        let PassFacts { ground, has_sheet, viewports } =
            ctx.data(|data| data.get_temp(PassFacts::id())).unwrap_or_default();
        let (window, sliver) = (ctx.content_rect(), SLIVER[0].max(SLIVER[1] / ctx.pixels_per_point()));
        let (texts, covers) = (Vec::new(), Vec::new());
        let mut page = Self { texts, covers, viewports, window, ground, has_sheet, sliver };
        for (order, ClippedShape { clip_rect, shape, .. }) in output.shapes.iter().enumerate() {
            page.read(order, clip_rect.intersect(page.window), shape);
        }
        page
    }

    fn read(&mut self, order: usize, clip: Rect, shape: &Shape) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.read(order, clip, shape)),
            Shape::Text(text) if opacity(text) > 0.0 => {
                let text = PaintedText {
                    order,
                    text: text.galley.job.text.clone(),
                    is_elided: text.galley.elided,
                    is_faint: order >= self.ground && opacity(text) < 1.0,
                    clip,
                    rows: rows(text),
                    sliver: self.sliver,
                };
                self.texts.extend(Some(text).filter(|text| text.visible_rows().next().is_some()));
            }
            Shape::Rect(rect) => {
                let cover = opaque(rect).map(|rect| rect.intersect(clip)).filter(Rect::is_positive);
                self.covers.extend(cover.map(|rect| Cover { order, rect }));
            }
            _ => {}
        }
    }

    /// How many texts are to be seen.
    pub fn texts(&self) -> usize {
        self.texts.len()
    }

    /// Whether a text is written anywhere that holds all of `text`.
    pub fn contains(&self, text: &str) -> bool {
        // A number breaks at no thin space: it has another one in its place, drawn as thin.
        let thin = |text: &str| text.replace('\u{A0}', "\u{2009}");
        let text = thin(text);
        self.texts.iter().any(|painted| !painted.is_elided && thin(&painted.text).contains(&text))
    }

    /// The texts that end in `…` for want of room, and a place in each of them that is seen.
    pub fn elided(&self) -> impl Iterator<Item = (&str, Pos2)> {
        let is_below = move |text: &PaintedText| self.has_sheet && text.order < self.ground;
        let elided = self.texts.iter().filter(|text| text.is_elided && !self.is_under(text));
        let elided = elided.filter(move |text| !is_below(text));
        // Left of the bar of a scroll area, which may lie over the end of a row.
        let place = |row: Rect| row.lerp_inside(vec2(0.25, 0.5));
        // What is dragged is read once most of it is there.
        let is_there = |text: &&PaintedText| {
            let widths = |rows: &mut dyn Iterator<Item = Rect>| rows.map(|row| row.width()).sum::<f32>();
            2.0 * widths(&mut text.visible_rows()) > widths(&mut text.rows.iter().copied())
        };
        let elided = elided.filter(is_there);
        elided.filter_map(move |text| Some((text.text.as_str(), place(text.visible_rows().next()?))))
    }

    /// Everything that is wrong.
    pub fn flaws(&self, fading: Fading) -> Vec<Flaw> {
        let is_checked = |text: &PaintedText| fading == Fading::Checked || !text.is_faint;
        let is_read = |text: &&PaintedText| is_checked(text) && !self.is_under(text);
        let texts: Vec<&PaintedText> = self.texts.iter().filter(is_read).collect();
        let mut flaws: Vec<Flaw> = self.texts.iter().filter_map(unworded).collect();
        for (place, text) in texts.iter().enumerate() {
            flaws.extend(self.clipped(text));
            flaws.extend(self.hidden(text));
            flaws.extend(texts[place + 1..].iter().filter_map(|later| self.meeting(text, later)));
        }
        flaws
    }

    /// Whether nothing is seen of a text because something opaque lies over all of it.
    fn is_under(&self, text: &PaintedText) -> bool {
        let is_covered = |row: Rect| self.is_covered(row, text.order, usize::MAX);
        text.visible_rows().all(is_covered)
    }

    /// Whether something opaque was painted over all of `rect`, after one shape and before another.
    fn is_covered(&self, rect: Rect, after: usize, before: usize) -> bool {
        let later = self.covers.iter().filter(|cover| cover.order > after && cover.order < before);
        later.into_iter().any(|cover| cover.rect.expand(self.sliver).contains_rect(rect))
    }

    fn clipped(&self, text: &PaintedText) -> Option<Flaw> {
        let scrolls = |end: fn(&Rect) -> f32| {
            let is_end = |port: &Rect| {
                (end(&text.clip) - end(port)).abs() < self.sliver && text.clip.left() <= port.right()
            };
            self.viewports.iter().any(is_end)
        };
        let [scrolls_up, scrolls_down] = [scrolls(Rect::top), scrolls(Rect::bottom)];
        let scrolls_sideways =
            self.viewports.iter().any(|viewport| is_dragged_in(text.clip, *viewport, self.sliver));
        let room = text.clip.expand(self.sliver);
        let is_out = |row: &&Rect| {
            let sides = row.left() < room.left() || row.right() > room.right();
            let ends =
                (row.top() < room.top() && !scrolls_up) || (row.bottom() > room.bottom() && !scrolls_down);
            (sides && !scrolls_sideways && meets(row.intersect(text.clip), self.sliver)) || ends
        };
        let row = text.rows.iter().find(is_out)?;
        Some(flaw(Fault::Clipped, text, *row, String::new(), text.clip))
    }

    fn hidden(&self, text: &PaintedText) -> Option<Flaw> {
        let above = |cover: &&Cover| cover.order > text.order && cover.order < self.ground;
        self.covers.iter().filter(above).find_map(|cover| {
            let row = text.visible_rows().find(|row| meets(row.intersect(cover.rect), self.sliver))?;
            (!self.is_covered(row, text.order, usize::MAX))
                .then(|| flaw(Fault::Hidden, text, row, String::new(), cover.rect))
        })
    }

    fn meeting(&self, first: &PaintedText, second: &PaintedText) -> Option<Flaw> {
        let pairs = first.visible_rows().flat_map(|row| second.visible_rows().map(move |other| (row, other)));
        let (row, other) = pairs.into_iter().find(|(row, other)| {
            let both = row.intersect(*other);
            meets(both, self.sliver) && !self.is_covered(both, first.order, second.order)
        })?;
        let is_same = first.text == second.text && (row.min - other.min).length() < 2.0 * self.sliver;
        let fault = if is_same { Fault::Doubled } else { Fault::Overlapping };
        Some(flaw(fault, first, row, second.text.clone(), other))
    }
}

fn flaw(fault: Fault, text: &PaintedText, row: Rect, other: String, by: Rect) -> Flaw {
    Flaw { fault, text: text.text.clone(), row, other, by }
}

fn unworded(text: &PaintedText) -> Option<Flaw> {
    let flaw = || flaw(Fault::Unworded, text, text.clip, String::new(), text.clip);
    text.text.contains('⟨').then(flaw)
}

/// Whether this is more than a sliver.
fn meets(rect: Rect, sliver: f32) -> bool {
    rect.width() > sliver && rect.height() > sliver
}

/// Room that a bar takes beside what scrolls up and down.
const BAR: f32 = 8.0;

/// Whether text that is cut to `clip` is dragged sideways above this bar, beside another one if it is dragged up and down
/// too.
fn is_dragged_in(clip: Rect, bar: Rect, sliver: f32) -> bool {
    let is_near = |one: f32, other: f32| (one - other).abs() < sliver;
    let ends = is_near(clip.right(), bar.right()) || (0.0..BAR).contains(&(bar.right() - clip.right()));
    bar.width() > bar.height() && is_near(clip.left(), bar.left()) && ends
}

/// Scroll areas hold more than they show exactly where they have a bar, and it is as long as the viewport.
pub fn viewports(ctx: &Context) -> Vec<Rect> {
    let window = ctx.content_rect();
    ctx.viewport(|viewport| {
        let pass = &viewport.this_pass;
        let nodes = pass.accesskit_state.iter().flat_map(|state| &state.nodes);
        let bars = nodes.filter(|(_, node)| node.role() == Role::ScrollBar);
        bars.filter_map(|(id, _)| Some(pass.widgets.get(*id)?.rect.intersect(window))).collect()
    })
}
