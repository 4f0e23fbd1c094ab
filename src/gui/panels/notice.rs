//! The short message at the foot of the stage. It comes and goes by itself, cannot be clicked and lets
//! clicks through, so it never stands in the way.

use egui::{Align2, Area, Id, Order, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, accesskit::Live, pos2, vec2};

use super::{board_error, sheet};
use crate::{
    app::{Action, Notice, Unwritten},
    gui::{
        Desk,
        theme::{Palette, Regions, Standing, Type, radius, space, stroke},
        widgets::{standing::standing_mark, text},
    },
    words::Words,
};

/// Height of the message.
const HEIGHT: f32 = 36.0;
/// How long it takes to fade, at the end of its time, in seconds.
pub(in crate::gui) const FADE: f64 = 0.25;
/// The mark of trouble.
const MARK: f32 = 11.0;

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut Ui, desk: &Desk<'_>, _: &mut Vec<Action>) {
    let Some((notice, left)) = &desk.view.model.notice else { return };
    let words = sentence(notice, desk.words);
    let id = Id::unique("notice");
    let area = Area::new(id).order(Order::Tooltip).interactable(false).constrain(false);
    area.fixed_pos(Pos2::ZERO).show(ui.ctx(), |ui| {
        ui.multiply_opacity(opacity(ui, *left));
        paint(ui, foot(ui), id.with("words"), &words, notice, desk.palette);
    });
}

/// It fades away, unless nothing is to move.
fn opacity(ui: &Ui, left: f64) -> f32 {
    if ui.style().animation_time > 0.0 { (left / FADE).clamp(0.0, 1.0) as f32 } else { 1.0 }
}

/// The middle of the lower edge of the stage.
fn foot(ui: &Ui) -> Pos2 {
    let window = ui.ctx().content_rect();
    let regions = Regions::of(window.width(), window.height());
    let right = window.right() - regions.reading.unwrap_or(0.0);
    let middle = f32::midpoint(window.left() + regions.ladder, right);
    pos2(middle, window.bottom() - regions.timeline - regions.plots - space::S)
}

fn paint(ui: &mut Ui, foot: Pos2, id: Id, words: &str, notice: &Notice, palette: &Palette) {
    let trouble = notice.is_trouble();
    let mark = if trouble { MARK + space::S } else { 0.0 };
    let wanted = text::width(ui.painter(), words, Type::Figure) + mark + 2.0 * space::L;
    let width = wanted.min(ui.ctx().content_rect().width() - 2.0 * space::L);
    let rect = Align2::CENTER_BOTTOM.anchor_size(foot, vec2(width, HEIGHT));
    let rect = on_screen(rect, ui.ctx().content_rect());
    let edge = if trouble { palette.standing(Standing::Pruned) } else { palette.edge };
    let painter = ui.painter();
    painter.rect(rect, radius::L, palette.raised, Stroke::new(stroke::CURVE, edge), StrokeKind::Inside);
    let mut at = rect.left_center() + vec2(space::L, 0.0);
    if trouble {
        standing_mark(painter, at + vec2(MARK / 2.0, 0.0), MARK, Standing::Pruned, palette);
        at.x += mark;
    }
    let room = rect.right() - space::L - at.x + 1.0;
    text::line(painter, at, Align2::LEFT_CENTER, words, Type::Figure, palette.text, room);
    ui.allocate_rect(rect, Sense::hover());
    sheet::said(ui, rect, id, words);
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}

/// As far to the side as the window asks.
fn on_screen(rect: Rect, window: Rect) -> Rect {
    let left = rect.left().clamp(window.left(), (window.right() - rect.width()).max(window.left()));
    Rect::from_min_size(pos2(left, rect.top()), rect.size())
}

/// What the message says.
fn sentence(notice: &Notice, words: &Words) -> String {
    match notice {
        Notice::CopiedBoard => words.say("toast-copied-board"),
        Notice::CopiedMoment => words.say("toast-copied-moment"),
        Notice::CopiedLetters => words.say("toast-copied-letters"),
        Notice::Pasted => words.say("toast-pasted"),
        Notice::NoBoard(error) => {
            words.tell("error-clipboard", &[("reason", board_error::sentence(error, words).into())])
        }
        Notice::NothingToPaste => words.say("error-clipboard-empty"),
        Notice::Undone => words.say("toast-undone"),
        Notice::NothingToUndo => words.say("toast-nothing-to-undo"),
        Notice::Dealt { moves } => words.tell("toast-random", &[("moves", (*moves).into())]),
        Notice::NoneSoFar { moves, deepest } => {
            words.tell("depth-none", &[("moves", (*moves).into()), ("deepest", (*deepest).into())])
        }
        Notice::Picked { number, boards } => {
            words.tell("toast-picked", &[("n", (*number).into()), ("boards", (*boards).into())])
        }
        Notice::StudyLost { reason } => words.tell("error-study", &[("reason", reason.clone().into())]),
        Notice::NeverPart { realms: [one, other] } => {
            words.tell("race-never-part", &[("one", one.label().into()), ("other", other.label().into())])
        }
        Notice::NotSearched { realms: [one, other] } => {
            words.tell("race-not-searched", &[("one", one.label().into()), ("other", other.label().into())])
        }
        Notice::NobodyToPartFrom => words.say("race-nobody-to-part-from"),
        Notice::NoWorker { reason } => words.tell("error-worker", &[("reason", reason.clone().into())]),
        Notice::MapLost { reason } => words.tell("error-map", &[("reason", reason.clone().into())]),
        Notice::MeasuringLost { reason } => {
            words.tell("error-measuring", &[("reason", reason.clone().into())])
        }
        Notice::SettingsStrange { names } => {
            words.tell("error-settings-strange", &[("names", names.join(", ").into())])
        }
        Notice::SettingsUnwritten { reason } => {
            words.tell("error-settings-unwritten", &[("reason", unwritten(reason, words).into())])
        }
        Notice::SettingsUnread { reason } => {
            words.tell("error-settings", &[("reason", reason.clone().into())])
        }
        Notice::WindowUnread => words.say("error-window-place"),
    }
}

/// Why the settings cannot be written.
fn unwritten(reason: &Unwritten, words: &Words) -> String {
    match reason {
        Unwritten::NoFolder => words.say("error-no-folder"),
        Unwritten::Protected(file) => words.tell("error-protected", &[("file", file.clone().into())]),
        Unwritten::System(reason) => reason.clone(),
    }
}
