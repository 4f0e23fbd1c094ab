//! Places of everything in the must-expand face.
//!
//! The head has two lines: first the choices and the names of the parts, then the axis and the boards of each part.

use egui::{Rangef, Rect};
use eight_realms_app::{app::view::MustExpandView, tell::race::must_expand::Part, words::figures};

use crate::gui::{
    kit::{Canvas, Item, Row, columns::widest},
    race::{lanes, rows::Rows},
    theme::{Type, sizes::race::must_expand, space},
    widgets::text,
};

const HIGHEST_ROW: f32 = 64.0;

/// Places of everything in the face.
pub struct MustExpandPlan {
    /// The row of names, and one for each lane.
    pub rows: Rows,
    /// Chip and name of the realm.
    pub name: Rangef,
    /// Bars of the lanes.
    pub track: Rangef,
    /// Choices of the heuristic, and of the scale of the axis.
    pub choices: Rect,
    /// Names of the parts.
    pub names: Rangef,
    /// Names along the axis, and the rules for the boards of the parts.
    pub values: Rangef,
    /// Figures of the parts, each ending at its right.
    pub columns: [Rangef; 4],
}

impl MustExpandPlan {
    /// Divides `body` among `lanes` lanes.
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect, lanes: usize, view: &MustExpandView) -> Self {
        let rows = Rows::of(body, must_expand::HEAD[0] + must_expand::HEAD[1], lanes, HIGHEST_ROW);
        let (names, values) = rows.head.split_top_bottom_at_y(body.top() + must_expand::HEAD[0]);
        let most = view.figures.as_ref().map_or(0, |figures| figures.most);
        let figure = widest(canvas.painter(), [figures::grouped(most.max(1000))], Type::Figure);
        let [necessary, tie, wasted, again] = Part::ALL.map(|part| {
            let word = text::width(canvas.painter(), &canvas.say(part.message()), Type::Caption);
            let rule = part.rule().map_or(0.0, |rule| text::width(canvas.painter(), rule, Type::Tick));
            let head = (word + must_expand::SWATCH + space::XS).max(rule);
            Item::new(figure.max(head.ceil())).after(space::M)
        });
        let name = Item::new(lanes::name_width(body.width()));
        let row = Row::at(0, body, &[name], &[again, wasted, tie, necessary]);
        let ([name], columns) = (row.left, row.right);
        let [again, wasted, tie, necessary] = columns.map(|column| column.x_range());
        Self {
            name: name.x_range(),
            track: Rangef::new(row.rest.left() + space::L, row.rest.right() - space::S),
            choices: names.with_max_x(row.rest.right()),
            names: names.y_range(),
            values: values.y_range(),
            columns: [necessary, tie, wasted, again],
            rows,
        }
    }
}
