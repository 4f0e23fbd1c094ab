//! Below the tree, on the same columns: the number of boards reached on each level, as bars and as figures.
//!
//! In the tree itself growth is a matter of density; here it can be read off.

use egui::{Align2, Color32, CornerRadius, FontId, Rect, Role, Sense, WidgetInfo, pos2};
use eight_realms_app::{model::Action, words::figures};
use eight_realms_core::replay::tree::{NodeCounts, NodeStatus};

use super::{
    screen::{ROW_NAMES, TreeScreen},
    whole,
};
use crate::gui::{
    kit::{Canvas, id},
    theme::Type,
    widgets::text,
};

/// Height of a row of numbers below the bars.
pub const NUMBERS: f32 = 15.0;

/// Placement of bars and numbers.
#[derive(Clone, Copy, Debug)]
pub struct LevelBarsPlan {
    /// The bars; `None` where they have no room.
    pub bars: Option<Rect>,
    /// Both rows of numbers.
    pub numbers: Rect,
}

/// Draws the bars and numbers of all trees, and the names of the rows in front of them.
pub fn show(canvas: &mut Canvas<'_, '_>, plan: &LevelBarsPlan, screens: &[TreeScreen<'_>]) {
    let is_deepening = canvas.context.view.model.chosen.is_deepening();
    let counted = if is_deepening { "inside-level-of-nodes" } else { "inside-level-nodes" };
    for (row, name) in [counted, "inside-level"].into_iter().enumerate() {
        let at = pos2(plan.numbers.left(), row_middle(plan, row));
        let (word, color) = (canvas.say(name), canvas.palette().text_faint);
        let rect = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &word, Type::Tick, color, ROW_NAMES);
        canvas.named(rect, name, &word).on_hover_text(canvas.say("inside-level-note"));
    }
    let most = screens.iter().flat_map(|screen| levels(screen).map(|(_, all, _)| all)).max().unwrap_or(1);
    for screen in screens {
        let columns: Vec<_> = levels(screen).collect();
        let step = numbered_step(canvas, screen, most);
        for (level, all, counts) in columns {
            show_level(canvas, plan, screen, (level, all, counts), most, level.is_multiple_of(step));
        }
    }
}

/// Each level with the number of its nodes that are ever reached, and the counts of their statuses at the playhead.
fn levels<'a>(screen: &'a TreeScreen<'_>) -> impl Iterator<Item = (usize, u32, NodeCounts)> + 'a {
    let counts = screen.view.statuses.levels().iter().enumerate();
    counts.map(|(level, counts)| (level, screen.tree.ever_reached(level), *counts))
}

/// Smallest gap between two numbers of a row.
const NUMBER_GAP: f32 = 1.0;

/// Number of levels to a number, so that numbers of at most `most` have room.
fn numbered_step(canvas: &Canvas<'_, '_>, screen: &TreeScreen<'_>, most: u32) -> usize {
    let pitch = screen.columns.pitch();
    let widest = (0..most.to_string().len()).map(|digits| {
        let count = 9 * 10_u64.pow(digits as u32);
        let number = number(count.min(most.into()), pitch);
        canvas.painter().layout_no_wrap(number, font(canvas, pitch), Color32::PLACEHOLDER).size().x
    });
    ((widest.fold(0.0, f32::max) + NUMBER_GAP) / pitch).ceil().max(1.0) as usize
}

fn row_middle(plan: &LevelBarsPlan, row: usize) -> f32 {
    plan.numbers.top() + (row as f32 + 0.5) * NUMBERS
}

fn show_level(
    canvas: &mut Canvas<'_, '_>,
    plan: &LevelBarsPlan,
    screen: &TreeScreen<'_>,
    (level, all, counts): (usize, u32, NodeCounts),
    most: u32,
    is_numbered: bool,
) {
    let x = screen.columns.x(level);
    if let Some(bars) = plan.bars {
        paint_bar(canvas, bars, screen, (level, all, counts), most);
    }
    let palette = canvas.palette();
    let reached = match counts.reached() {
        // The level is still to come.
        0 => String::new(),
        reached => number(reached.into(), screen.columns.pitch()),
    };
    let numbers = [reached, level.to_string()];
    let inks = [palette.text_soft, palette.text_faint];
    for (row, (words, ink)) in numbers.into_iter().zip(inks).enumerate().filter(|_| is_numbered) {
        text::centred(
            canvas.painter(),
            pos2(x, row_middle(plan, row)),
            &words,
            font(canvas, screen.columns.pitch()),
            ink,
        );
    }
    let half = screen.columns.pitch() / 2.0;
    let top = plan.bars.map_or(plan.numbers.top(), |bars| bars.top());
    let place = Rect::from_min_max(pos2(x - half, top), pos2(x + half, plan.numbers.bottom()));
    let response = canvas.ui.interact(place, id(("level", screen.tree.side(), level)), Sense::CLICK);
    let expanded = counts.of(NodeStatus::Expanded) + counts.of(NodeStatus::ExpandedEarlier);
    let args = [
        ("level", level.into()),
        ("expanded", expanded.into()),
        ("open", counts.of(NodeStatus::Open).into()),
        ("all", all.into()),
    ];
    let words = || canvas.tell("inside-level-counts", &args);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words()));
    if response.hovered() {
        response.clone().on_hover_text(text::unbroken(&words()));
    }
    if response.clicked()
        && let Some(moment) = screen.tree.moment_of_level(level)
    {
        canvas.ask(Action::Seek(moment));
    }
}

/// Largest width of a bar.
const MAX_WIDTH: f32 = 34.0;
/// Width of a bar as a share of the pitch of columns.
const COLUMN: f32 = 0.62;
/// Smallest height of a bar that is not empty.
const MIN: f32 = 1.0;

/// Paints a bar, from the bottom: expanded, expanded in an earlier iteration, open, and the goal that was taken. Behind
/// all of it is the number of nodes that are ever reached.
fn paint_bar(
    canvas: &Canvas<'_, '_>,
    bars: Rect,
    screen: &TreeScreen<'_>,
    (level, all, counts): (usize, u32, NodeCounts),
    most: u32,
) {
    let width = (screen.columns.pitch() * COLUMN).min(MAX_WIDTH);
    let x = screen.columns.x(level);
    let height = |count: u32| {
        let height = count as f32 / most as f32 * bars.height();
        if count > 0 { height.max(MIN) } else { 0.0 }
    };
    let bar = |from: u32, to: u32, status: NodeStatus| {
        if to == from {
            return;
        }
        let [bottom, top] = [from, to].map(|count| bars.bottom() - height(count));
        let rect = Rect::from_min_max(pos2(x - width / 2.0, top), pos2(x + width / 2.0, bottom));
        canvas.painter().rect_filled(rect, CornerRadius::ZERO, whole::ink(canvas.palette(), status));
    };
    bar(0, all, NodeStatus::Unseen);
    let mut below = 0;
    for status in [NodeStatus::Expanded, NodeStatus::ExpandedEarlier, NodeStatus::Open, NodeStatus::Taken] {
        bar(below, below + counts.of(status), status);
        below += counts.of(status);
    }
}

/// Size of the numbers in narrow columns, where they need not be larger.
const SMALL_FONT: f32 = 9.5;
/// Smallest pitch of columns in which thousands have a tenth.
const TENTHS: f32 = 28.0;

/// The font of the numbers, smaller where columns are narrow, so that neighbours are told apart.
fn font(canvas: &Canvas<'_, '_>, pitch: f32) -> FontId {
    if pitch < TENTHS { Type::fitted(canvas.least_figure(SMALL_FONT)) } else { Type::Key.font() }
}

/// Smallest pitch of columns in which numbers are written out.
const WHOLE_NUMBERS: f32 = 34.0;

/// Text of a count: `1 348`, or where columns are narrow `1.3k`.
fn number(count: u64, pitch: f32) -> String {
    match pitch {
        pitch if pitch < TENTHS => figures::in_whole_thousands(count),
        pitch if pitch < WHOLE_NUMBERS => figures::in_thousands(count),
        _ => figures::grouped(count),
    }
}
