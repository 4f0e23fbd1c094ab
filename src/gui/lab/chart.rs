//! A plot, beside it the searches that it shows, and over it the boards behind a dot.

use egui::{Align2, CursorIcon, LayerId, Order, Rect, ScrollArea, Sense, Vec2, pos2, vec2};
use eight_realms_app::{
    lab::{
        LabAction,
        chart::{CurveForm, Division, LabAxis, LabChart, LabCurve, LabGuide, LabPlot, Quantity},
        sentences,
        view::ResultsView,
    },
    model::Action,
    words::figures,
};

use super::card;
use crate::gui::{
    kit::{Button, Canvas, Chosen, id},
    theme::{LaneMark, Type, looks, space},
    widgets::{
        chip::{Fill, chip},
        plot::{self, AxisScale, Chart, Curve, Fit, Form, Guide, HeadMark, PlotHead, Scale, UnitTone, Zoom},
        text,
    },
};

/// Width of the column with the searches, and the share of the width that it takes.
const COLUMN: [f32; 2] = [170.0, 280.0];
const SHARE: f32 = 0.3;
/// Height of a search in the column.
const ROW: f32 = 24.0;
/// Share of the height that the searches take below the plot.
const BELOW: f32 = 0.35;
/// Least width of the plot beside the column.
const BESIDE: f32 = 340.0;
/// Side of a chip in the column.
const CHIP: f32 = 17.0;

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, view: &ResultsView) {
    let width = (rect.width() * SHARE).clamp(COLUMN[0], COLUMN[1]);
    let notes = view.chart.curves.iter().filter_map(|curve| curve.note.as_ref());
    let notes: Vec<String> = notes.map(|note| sentences::note(canvas.context.words, note)).collect();
    let (rect, beside) = card::beside(canvas, rect, view);
    let is_beside = rect.width() - width >= BESIDE;
    let bar = canvas.ui.spacing().scroll.allocated_width();
    let room = if is_beside { width } else { rect.width() } - 2.0 * space::S - CHIP - space::S - bar;
    let lines = notes.iter().map(|note| text::height(canvas.painter(), note, Type::Caption, room));
    let note = lines.fold(0.0, f32::max);
    let row = canvas.target(ROW).max(ROW + note);
    if let Some(boards) = &view.card {
        show_plot(canvas, rect, view);
        card::show(canvas, beside, view, boards);
        return;
    }
    let (plot, column) = if is_beside {
        rect.split_left_right_at_x(rect.right() - width)
    } else {
        // Whole rows, so that none is cut before it is scrolled.
        let most = (rect.height() * BELOW / row).floor().max(1.0);
        rect.split_top_bottom_at_y(rect.bottom() - row * most.min(view.variants.len() as f32))
    };
    show_plot(canvas, plot, view);
    let column = column.shrink2(vec2(space::S, 0.0));
    let column = column.with_max_y(column.top() + (column.height() / row).floor() * row);
    canvas.ui.spacing_mut().item_spacing.y = 0.0;
    canvas.scrolled("lab searches", column, ScrollArea::vertical(), |canvas| {
        for variant in 0..view.variants.len() {
            let place = canvas.next_row(row);
            show_search(canvas, place, view, (variant, note));
        }
    });
}

/// A search of the experiment: its chip, and how it is written.
fn show_search(
    canvas: &Canvas<'_, '_>,
    place: Rect,
    view: &ResultsView,
    (variant, note_height): (usize, f32),
) {
    let shown = &view.variants[variant];
    let name = sentences::variant(canvas.context.words, shown);
    let (mut x, y) = (place.left(), place.center().y - note_height / 2.0);
    if let Some(mark) = shown.mark {
        let square = Align2::LEFT_CENTER.anchor_size(pos2(x, y), Vec2::splat(CHIP));
        chip(canvas.painter(), square, LaneMark::of(mark), Fill::Solid, canvas.palette());
        x = square.right() + space::S;
    }
    let curve = view.chart.curves.iter().find(|curve| curve.variant == variant);
    let note = curve.and_then(|curve| curve.note.as_ref());
    let note = note.map(|note| sentences::note(canvas.context.words, note));
    let room = place.right() - x;
    let palette = canvas.palette();
    let at = pos2(x, y);
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, &name, Type::Caption, palette.text_soft, room);
    if let Some(note) = &note {
        let below = Rect::from_min_max(at + vec2(0.0, space::S), pos2(place.right(), f32::INFINITY));
        text::paragraph(canvas.painter(), below, note, Type::Caption, palette.text_faint);
    }
    let said: Vec<&str> = [Some(name.as_str()), note.as_deref()].into_iter().flatten().collect();
    canvas.named(place, ("lab search", variant), &said.join(". ")).on_hover_text(said.join("\n"));
}

fn show_plot(canvas: &mut Canvas<'_, '_>, rect: Rect, view: &ResultsView) {
    if rect.width() <= 0.0 {
        return;
    }
    let chart = &*view.chart;
    let words = canvas.context.words;
    let name = chart.plot.name();
    let [axis, title] = sentences::axes(words, view);
    let unit = sentences::convention(words, view);
    let head = PlotHead {
        title: &title,
        units: &[&unit],
        value: "",
        mark: HeadMark::Realm,
        unit_tone: UnitTone::Plain,
    };
    let places = plot::head(canvas.painter(), rect, &head, canvas.context.accent(), canvas.palette());
    let note = canvas.say(format!("lab-quantity-{}-note", chart.y.quantity.name()));
    let hint = [title.as_str(), &note, &unit].join("\n");
    canvas.named(places.title, "lab plot title", &[title.as_str(), &unit].join(". ")).on_hover_text(hint);
    let [x_name, y_name] = [chart.x, chart.y].map(|axis| move |value: f64| tick(axis.quantity, value));
    let bands = curves_of(chart);
    let curves: Vec<Curve<'_>> = bands
        .iter()
        .map(|(curve, form)| Curve {
            mark: LaneMark::of(curve.mark),
            points: &curve.points,
            form: *form,
            band: &curve.band,
            chosen: Chosen::No,
            fill: Fill::Solid,
        })
        .collect();
    let guides: Vec<Guide<'_>> = chart
        .guides
        .iter()
        .map(|guide| match guide {
            LabGuide::Diagonal => Guide::Diagonal,
            LabGuide::One => Guide::Y(1.0),
            LabGuide::Formula(mark, points) => Guide::Curve(LaneMark::of(*mark), points),
            LabGuide::Weights(points) => Guide::Joined(points),
        })
        .collect();
    let id = id(("lab plot", name));
    let label = canvas.say(format!("lab-plot-{name}"));
    let drawn = Chart {
        id,
        label: &label,
        x: scale(chart.x, &x_name),
        y: scale(chart.y, &y_name),
        curves: &curves,
        playhead: None,
        guides: &guides,
        fit: Fit::WhileUntouched,
    };
    let response = plot::show(canvas.ui, rect, &drawn, canvas.palette());
    let place = plot::axis_title(canvas.painter(), response.frame, &axis, canvas.palette());
    let note = canvas.say(format!("lab-quantity-{}-note", chart.x.quantity.name()));
    canvas.ui.interact(place, id.with("axis"), Sense::hover()).on_hover_text(note);
    if response.extent == Zoom::Part {
        let (word, hint) = (canvas.say("plot-reset"), canvas.say("plot-reset-hint"));
        let place =
            Rect::from_min_size(plot::corner(response.frame), looks::CORNER.size(canvas.painter(), &word));
        let button = Button::new(place, id.with("reset"), &word, &looks::CORNER).hint(hint);
        if canvas.press_word(button, &word).clicked() {
            plot::reset(canvas.ui, id);
        }
    }
    if curves.iter().all(|curve| curve.points.is_empty()) {
        let reason = canvas.say(sentences::empty(chart.plot));
        let faint = canvas.palette().text_faint;
        text::centred(canvas.painter(), response.frame.center(), &reason, Type::Caption.font(), faint);
    }
    let Some(hovered) = &response.hovered else { return };
    let under = bands.iter().find(|(curve, _)| LaneMark::of(curve.mark) == hovered.mark);
    let Some((curve, _)) = under.filter(|(curve, _)| hovered.index < curve.boards.len()) else { return };
    let said = sentences::point(words, chart, curve, hovered.index);
    let over = LayerId::new(Order::Tooltip, id.with("crosshair"));
    let painter = canvas.painter().clone().with_layer_id(over);
    plot::crosshair(&painter, response.frame, hovered, &said, canvas.palette());
    let Some(pick) = curve.picks.get(hovered.index) else { return };
    if response.response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
        canvas.ask(Action::Lab(LabAction::Pick(Some(*pick))));
    }
}

/// The curves, each with the form in which it is drawn.
fn curves_of(chart: &LabChart) -> Vec<(&LabCurve, Form)> {
    let form = |form: CurveForm| match form {
        CurveForm::Line if chart.plot == LabPlot::TradeOff => Form::Dots,
        CurveForm::Line => Form::DottedLine,
        CurveForm::Dots => Form::Dots,
        CurveForm::Steps => Form::Steps,
    };
    chart.curves.iter().map(|curve| (curve, form(curve.form))).collect()
}

fn scale(axis: LabAxis, name: &dyn Fn(f64) -> String) -> Scale<'_> {
    let division = match axis.division {
        Division::Linear => AxisScale::Linear,
        Division::Logarithmic => AxisScale::Logarithmic,
    };
    let grain = match axis.quantity {
        Quantity::Ratio | Quantity::Length | Quantity::HShare | Quantity::Time => 0.0,
        _ => 1.0,
    };
    Scale::between(division, [axis.from, axis.to], grain, name)
}

/// A value along an axis.
fn tick(quantity: Quantity, value: f64) -> String {
    match quantity {
        Quantity::Time => figures::tick(value),
        Quantity::Ratio => figures::ratio(value),
        Quantity::Length | Quantity::HShare => figures::hundredths(value),
        Quantity::Bytes => figures::bytes(value),
        _ => figures::count_tick(value as u64),
    }
}
