//! A frame as SVG: shapes one to one, letters as outlines of their fonts or, on request, as text.
//!
//! A glyph is outlined once and used where it stands. What has no outline, such as the map's pixels, is a picture inside.

use std::{
    collections::{BTreeMap, HashMap},
    fmt::{self, Write},
};

use base64::{Engine, engine::general_purpose::STANDARD};
use egui::{
    Color32, FontDefinitions, FontId, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
    epaint::{
        ClippedShape, ColorMode, CubicBezierShape, EllipseShape, PathShape, PathStroke, QuadraticBezierShape,
        RectShape, TextShape,
    },
    pos2,
};
use skrifa::{
    FontRef, GlyphId, MetadataProvider,
    instance::{LocationRef, Size},
    outline::{DrawSettings, OutlinePen},
};

use crate::gui::{
    fonts,
    raster::{Frame, png},
};

/// Pixels to the point of a picture inside.
const INSIDE: f32 = 2.0;

/// How letters are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// As outlines: they look the same everywhere.
    Outlined,
    /// As text, which can be searched and changed; it looks right where the fonts are installed.
    Text,
}

/// Returns the frame as a file. `title` and `description` are for screen readers.
pub fn svg(frame: &Frame, title: &str, description: &str, letters: Letters) -> String {
    let size = frame.size_points();
    let mut pen = Pen {
        frame,
        letters,
        fonts: fonts::definitions(),
        glyphs: HashMap::new(),
        defs: String::new(),
        clips: BTreeMap::new(),
        body: String::new(),
    };
    for clipped in frame.shapes() {
        // Writing into a text cannot fail.
        _ = pen.clipped(clipped, Rect::from_min_size(Pos2::ZERO, size));
    }
    let Pen { defs, body, .. } = pen;
    let [width, height] = [size.x, size.y].map(Number);
    let background = Fill(frame.background());
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{}</title>\n<desc>{}</desc>\n\
         <defs>\n{defs}</defs>\n<rect width=\"{width}\" height=\"{height}\"{background}/>\n{body}</svg>\n",
        Escaped(title),
        Escaped(description),
    )
}

struct Pen<'a> {
    frame: &'a Frame,
    letters: Letters,
    fonts: FontDefinitions,
    /// The number of each glyph that is outlined already, and the size of its em in its units.
    glyphs: HashMap<(String, char), Option<(usize, f32)>>,
    defs: String,
    /// The numbers of the clips so far, by their corners in hundredths of a point.
    clips: BTreeMap<[i64; 4], usize>,
    body: String,
}

impl Pen<'_> {
    fn clipped(&mut self, clipped: &ClippedShape, whole: Rect) -> fmt::Result {
        let ClippedShape { clip_rect, shape, .. } = clipped;
        let clip = clip_rect.intersect(whole);
        let bounds = shape.visual_bounding_rect();
        if !clip.is_positive() || !bounds.intersects(clip) {
            return Ok(());
        }
        // Only what sticks out is clipped, beyond the rounding of half a point.
        if clip.expand(0.5).contains_rect(bounds) || clip.contains_rect(whole) {
            return self.shape(shape);
        }
        let corners = [clip.min.x, clip.min.y, clip.max.x, clip.max.y].map(|at| (at * 100.0).round() as i64);
        let next = self.clips.len();
        let number = *self.clips.entry(corners).or_insert(next);
        if number == next {
            let place = Place(clip);
            writeln!(self.defs, "<clipPath id=\"c{number}\"><rect{place}/></clipPath>")?;
        }
        writeln!(self.body, "<g clip-path=\"url(#c{number})\">")?;
        self.shape(shape)?;
        writeln!(self.body, "</g>")
    }

    fn shape(&mut self, shape: &Shape) -> fmt::Result {
        match shape {
            Shape::Noop | Shape::Callback(_) => Ok(()),
            Shape::Vec(shapes) => shapes.iter().try_for_each(|shape| self.shape(shape)),
            Shape::Circle(circle) => {
                self.ellipse(circle.center, Vec2::splat(circle.radius), circle.fill, circle.stroke)
            }
            Shape::Ellipse(EllipseShape { center, radius, fill, stroke, .. }) => {
                self.ellipse(*center, *radius, *fill, *stroke)
            }
            Shape::LineSegment { points: [from, to], stroke } => {
                let [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(Number);
                let line = Line(*stroke);
                writeln!(self.body, "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"{line}/>")
            }
            Shape::Path(path) => self.path(path),
            Shape::Rect(rect) if rect.brush.is_none() => self.rect(rect),
            Shape::Text(text) => self.text(text),
            Shape::QuadraticBezier(QuadraticBezierShape { points, closed, fill, stroke }) => {
                let [a, b, c] = points.map(Point);
                self.curve(&format!("M{a}Q{b} {c}"), *closed, *fill, stroke)
            }
            Shape::CubicBezier(CubicBezierShape { points, closed, fill, stroke }) => {
                let [a, b, c, d] = points.map(Point);
                self.curve(&format!("M{a}C{b} {c} {d}"), *closed, *fill, stroke)
            }
            Shape::Mesh(_) | Shape::Rect(_) | Shape::Band(_) => self.picture(shape),
        }
    }

    fn ellipse(&mut self, center: Pos2, radius: Vec2, fill: Color32, stroke: Stroke) -> fmt::Result {
        let [cx, cy, rx, ry] = [center.x, center.y, radius.x, radius.y].map(Number);
        let (fill, line) = (Fill(fill), Line(stroke));
        writeln!(self.body, "<ellipse cx=\"{cx}\" cy=\"{cy}\" rx=\"{rx}\" ry=\"{ry}\"{fill}{line}/>")
    }

    fn path(&mut self, path: &PathShape) -> fmt::Result {
        let mut points = path.points.iter();
        let Some(first) = points.next() else { return Ok(()) };
        let mut data = format!("M{}", Point(*first));
        for point in points {
            write!(data, "L{}", Point(*point))?;
        }
        self.curve(&data, path.closed, path.fill, &path.stroke)
    }

    fn curve(&mut self, data: &str, closed: bool, fill: Color32, stroke: &PathStroke) -> fmt::Result {
        let color = match &stroke.color {
            ColorMode::Solid(color) => *color,
            // No path of the window changes its colour on its way.
            ColorMode::UV(color) => color(Rect::NOTHING, Pos2::ZERO),
        };
        let (fill, line) = (Fill(fill), Line(Stroke::new(stroke.width, color)));
        let end = if closed { "Z" } else { "" };
        writeln!(self.body, "<path d=\"{data}{end}\"{fill}{line}/>")
    }

    fn rect(&mut self, shape: &RectShape) -> fmt::Result {
        let RectShape { rect, corner_radius, fill, stroke, stroke_kind, .. } = shape;
        let half = stroke.width / 2.0;
        let placed = match stroke_kind {
            _ if stroke.is_empty() => *rect,
            StrokeKind::Inside => rect.shrink(half),
            StrokeKind::Middle => *rect,
            StrokeKind::Outside => rect.expand(half),
        };
        let (place, fill, line) = (Place(placed), Fill(*fill), Line(*stroke));
        let radius =
            Number(f32::from(corner_radius.average() as u8).min(placed.size().min_elem() / 2.0).max(0.0));
        let corners = if corner_radius.is_same() && radius.0 > 0.0 {
            format!(" rx=\"{radius}\"")
        } else {
            String::new()
        };
        if !corner_radius.is_same() {
            return self.rect_with_corners(placed, shape);
        }
        writeln!(self.body, "<rect{place}{corners}{fill}{line}/>")
    }

    /// A rectangle whose corners differ.
    fn rect_with_corners(&mut self, placed: Rect, shape: &RectShape) -> fmt::Result {
        let most = placed.size().min_elem().max(0.0) / 2.0;
        let corners = shape.corner_radius;
        let [nw, ne, se, sw] =
            [corners.nw, corners.ne, corners.se, corners.sw].map(|radius| f32::from(radius).min(most));
        let arc =
            |radius: f32, x: f32, y: f32| format!("A{0} {0} 0 0 1 {1}", Number(radius), Point(pos2(x, y)));
        let Rect { min, max } = placed;
        let data = format!(
            "M{}L{}{}L{}{}L{}{}L{}{}",
            Point(pos2(min.x + nw, min.y)),
            Point(pos2(max.x - ne, min.y)),
            arc(ne, max.x, min.y + ne),
            Point(pos2(max.x, max.y - se)),
            arc(se, max.x - se, max.y),
            Point(pos2(min.x + sw, max.y)),
            arc(sw, min.x, max.y - sw),
            Point(pos2(min.x, min.y + nw)),
            arc(nw, min.x + nw, min.y),
        );
        self.curve(&data, true, shape.fill, &PathStroke::from(shape.stroke))
    }

    fn text(&mut self, text: &TextShape) -> fmt::Result {
        let galley = &text.galley;
        if galley.text().trim().is_empty() {
            return Ok(());
        }
        let turn = if text.angle == 0.0 {
            String::new()
        } else {
            let (degrees, at) = (Number(text.angle.to_degrees()), Point(text.pos));
            format!(" transform=\"rotate({degrees} {at})\"")
        };
        let title = Escaped(galley.text());
        writeln!(self.body, "<g{turn}><title>{title}</title>")?;
        let mut byte = 0;
        for placed in &galley.rows {
            let mut run: Option<Run> = None;
            for glyph in &placed.row.glyphs {
                let section = galley.job.sections.iter().find(|section| {
                    let range = section.byte_range.start.0..section.byte_range.end.0;
                    range.contains(&byte)
                });
                let section = section.or(galley.job.sections.last());
                byte += glyph.chr.len_utf8();
                let Some(section) = section else { continue };
                let vertex = placed.row.visuals.mesh.vertices.get(glyph.first_vertex as usize);
                let color = match vertex.map_or(Color32::PLACEHOLDER, |vertex| vertex.color) {
                    Color32::PLACEHOLDER => text.override_text_color.unwrap_or(text.fallback_color),
                    color => text.override_text_color.unwrap_or(color),
                };
                let color = color.gamma_multiply(text.opacity_factor);
                let at = text.pos + placed.pos.to_vec2() + glyph.pos.to_vec2();
                let font = &section.format.font_id;
                match self.letters {
                    Letters::Outlined => self.glyph(glyph.chr, font, at, color)?,
                    Letters::Text => {
                        let fits = run.as_ref().is_some_and(|run| run.font == *font && run.color == color);
                        if !fits {
                            self.run(run.take())?;
                        }
                        let run = run.get_or_insert_with(|| Run {
                            font: font.clone(),
                            color,
                            y: at.y,
                            glyphs: Vec::new(),
                        });
                        run.glyphs.push((glyph.chr, at.x));
                    }
                }
            }
            self.run(run)?;
            byte += usize::from(placed.ends_with_newline);
        }
        writeln!(self.body, "</g>")
    }

    /// Uses the outline of a letter at its place on the base line.
    fn glyph(&mut self, letter: char, font: &FontId, at: Pos2, color: Color32) -> fmt::Result {
        if letter.is_whitespace() {
            return Ok(());
        }
        let key = (font.family.to_string(), letter);
        if !self.glyphs.contains_key(&key) {
            let outline = outline(&self.fonts, font, letter);
            let number = self.glyphs.values().flatten().count();
            let known = outline.map(|(data, em)| {
                _ = writeln!(self.defs, "<path id=\"g{number}\" d=\"{data}\"/>");
                (number, em)
            });
            self.glyphs.insert(key.clone(), known);
        }
        let Some(Some((number, em))) = self.glyphs.get(&key) else { return Ok(()) };
        let (at, scale, fill) = (Point(at), Precise(font.size / em), Fill(color));
        writeln!(self.body, "<use href=\"#g{number}\" transform=\"translate({at}) scale({scale})\"{fill}/>")
    }

    /// Writes letters as text, each at its place.
    fn run(&mut self, run: Option<Run>) -> fmt::Result {
        let Some(Run { font, color, y, glyphs }) = run else { return Ok(()) };
        let places: Vec<String> = glyphs.iter().map(|(_, x)| Number(*x).to_string()).collect();
        let letters: String = glyphs.iter().map(|(letter, _)| *letter).collect();
        let weight = match font.family.to_string().as_str() {
            "semibold" => 600,
            "medium" => 500,
            _ => 400,
        };
        let family = match font.family {
            egui::FontFamily::Monospace => "Hack, monospace",
            egui::FontFamily::Proportional | egui::FontFamily::Name(_) => "Inter, 'Noto Sans SC', sans-serif",
        };
        let (size, y, fill, places) = (Number(font.size), Number(y), Fill(color), places.join(" "));
        writeln!(
            self.body,
            "<text xml:space=\"preserve\" x=\"{places}\" y=\"{y}\" font-family=\"{family}\" \
             font-weight=\"{weight}\" font-size=\"{size}\"{fill}>{}</text>",
            Escaped(&letters)
        )
    }

    /// Paints a shape that has no outline, as a picture inside.
    fn picture(&mut self, shape: &Shape) -> fmt::Result {
        let whole = Rect::from_min_size(Pos2::ZERO, self.frame.size_points());
        let place = shape.visual_bounding_rect().intersect(whole);
        if !place.is_positive() {
            return Ok(());
        }
        let place = Rect::from_min_max(place.min.floor(), place.max.ceil());
        let Ok(bytes) = png::encode(&self.frame.part(shape.clone(), place, INSIDE)) else { return Ok(()) };
        let (place, data) = (Place(place), STANDARD.encode(bytes));
        writeln!(self.body, "<image{place} href=\"data:image/png;base64,{data}\"/>")
    }
}

/// Letters in one font and colour.
struct Run {
    font: FontId,
    color: Color32,
    y: f32,
    /// The letters, and where each begins.
    glyphs: Vec<(char, f32)>,
}

/// Returns the outline of a letter in the first font of its family that has it, and the size of an em there.
fn outline(fonts: &FontDefinitions, font: &FontId, letter: char) -> Option<(String, f32)> {
    let files = fonts.families.get(&font.family)?.iter();
    files.filter_map(|name| fonts.font_data.get(name)).find_map(|data| {
        let face = FontRef::from_index(data.bytes(), data.index).ok()?;
        let glyph: GlyphId = face.charmap().map(letter)?;
        let em = face.metrics(Size::unscaled(), LocationRef::default()).units_per_em;
        let mut data = OutlineData::default();
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        face.outline_glyphs().get(glyph)?.draw(settings, &mut data).ok()?;
        Some((data.0, f32::from(em)))
    })
}

/// The outline of a glyph as the data of a path, y downwards.
#[derive(Default)]
struct OutlineData(String);

impl OutlineData {
    fn push(&mut self, command: char, numbers: &[f32]) {
        self.0.push(command);
        for (place, pair) in numbers.chunks_exact(2).enumerate() {
            let space = if place > 0 { " " } else { "" };
            // Writing into a text cannot fail.
            _ = write!(self.0, "{space}{} {}", Number(pair[0]), Number(-pair[1]));
        }
    }
}

impl OutlinePen for OutlineData {
    fn move_to(&mut self, x: f32, y: f32) {
        self.push('M', &[x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push('L', &[x, y]);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.push('Q', &[cx, cy, x, y]);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.push('C', &[cx0, cy0, cx1, cy1, x, y]);
    }

    fn close(&mut self) {
        self.0.push('Z');
    }
}

/// A number with two decimals at most.
#[derive(Clone, Copy)]
struct Number(f32);

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (f64::from(self.0) * 100.0).round() / 100.0;
        // Not `-0`.
        write!(out, "{}", hundredths + 0.0)
    }
}

/// A factor with five decimals at most.
struct Precise(f32);

impl fmt::Display for Precise {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", (f64::from(self.0) * 1e5).round() / 1e5)
    }
}

struct Point(Pos2);

impl fmt::Display for Point {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", Number(self.0.x), Number(self.0.y))
    }
}

/// Place and size of a rectangle, as attributes.
struct Place(Rect);

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rect { min, .. } = self.0;
        let [x, y, width, height] = [min.x, min.y, self.0.width(), self.0.height()].map(Number);
        write!(out, " x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"")
    }
}

/// The colour inside, as attributes.
struct Fill(Color32);

impl fmt::Display for Fill {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == Color32::TRANSPARENT {
            write!(out, " fill=\"none\"")
        } else {
            color(out, "fill", self.0)
        }
    }
}

/// The line around, as attributes.
struct Line(Stroke);

impl fmt::Display for Line {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        color(out, "stroke", self.0.color)?;
        write!(out, " stroke-width=\"{}\"", Number(self.0.width))
    }
}

fn color(out: &mut fmt::Formatter<'_>, name: &str, color: Color32) -> fmt::Result {
    let [red, green, blue, alpha] = color.to_srgba_unmultiplied();
    write!(out, " {name}=\"#{red:02x}{green:02x}{blue:02x}\"")?;
    if alpha < u8::MAX {
        write!(out, " {name}-opacity=\"{}\"", Number(f32::from(alpha) / 255.0))?;
    }
    Ok(())
}

/// A text in which nothing is markup.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|letter| match letter {
            '&' => out.write_str("&amp;"),
            '<' => out.write_str("&lt;"),
            '>' => out.write_str("&gt;"),
            '"' => out.write_str("&quot;"),
            // XML 1.0 has no other control characters.
            '\t' | '\n' | '\r' => out.write_char(' '),
            letter if letter.is_control() => Ok(()),
            letter => out.write_char(letter),
        })
    }
}
