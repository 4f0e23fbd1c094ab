//! The line over the tree: its title and how much is reached, and at its right the marks with their counts.

use egui::{Rect, pos2};
use eight_realms_app::{
    app::view::{PathEnd, TreesProgress, TreesView},
    tell::tree as sentences,
    words::figures,
};
use eight_realms_core::{
    replay::tree::{NodeStatus, Truncation},
    trace::Side,
};

use super::screen::TreeScreen;
use crate::gui::{
    kit::{Canvas, Item, Row, columns::steady},
    theme::{StatusStyle, Type, sizes::marks, space},
    widgets::{status::status_mark, text},
};

/// A mark, its word, its count if it has one, and the message of its convention.
struct CountedMark {
    style: StatusStyle,
    word: String,
    count: Option<u64>,
    note: &'static str,
}

/// Draws the line.
pub fn show(canvas: &Canvas<'_, '_>, line: Rect, view: &TreesView, screens: &[TreeScreen<'_>]) {
    let entries = entries(canvas, view, screens);
    let most = figures::grouped(view.forest.len() as u64);
    let items: Vec<Item> = entries.iter().map(|entry| item(canvas, entry, &most)).collect();
    let Ok(items) = <[Item; 5]>::try_from(pad(items)) else { return };
    let title = canvas.say(title(view));
    let left = text::width(canvas.painter(), &title, Type::Title) + space::S;
    let row = Row::fit(line, &[Item::new(left)], space::L, &items);
    for (entry, place) in entries.iter().zip(row.right) {
        show_entry(canvas, place, entry, row.step);
    }
    let room = row.right.iter().map(Rect::left).fold(line.right(), f32::min) - line.left() - space::L;
    let (note, whole) = note(canvas, view, room - left);
    let hint = [whole, Some(canvas.say("inside-tree-hint"))].into_iter().flatten().collect::<Vec<_>>();
    canvas.heading_with(line.left_center(), title_id(view), &note, room, &hint.join("\n"));
}

/// Fills the items up to five, the largest number of marks.
fn pad(mut items: Vec<Item>) -> Vec<Item> {
    items.resize(5, Item::new(0.0).after(0.0));
    items
}

fn item(canvas: &Canvas<'_, '_>, entry: &CountedMark, most: &str) -> Item {
    let width = |words: &str| text::width(canvas.painter(), words, Type::Caption);
    let count = entry.count.map_or(0.0, |_| space::XS + width(&steady(most)));
    let mark = marks::STATUS + space::XS;
    Item::new(mark + width(&entry.word) + count).or(1, mark + count).or_gone(2).after(space::L)
}

fn show_entry(canvas: &Canvas<'_, '_>, place: Rect, entry: &CountedMark, step: usize) {
    if place.width() <= 0.0 {
        return;
    }
    let palette = canvas.palette();
    let count = entry.count.map(figures::grouped).unwrap_or_default();
    let count_rect = text::right(canvas.painter(), place.right_center(), &count, Type::Caption, palette.text);
    let word = if step == 0 { entry.word.as_str() } else { "" };
    let gap = if entry.count.is_some() { space::XS } else { 0.0 };
    let end = pos2(count_rect.left() - gap, place.center().y);
    let word_rect = text::right(canvas.painter(), end, word, Type::Caption, palette.text_soft);
    let mark = pos2(word_rect.left() - space::XS - marks::STATUS / 2.0, place.center().y);
    status_mark(canvas.painter(), mark, marks::STATUS, entry.style, palette);
    let words = [entry.word.as_str(), &count].join(" ");
    let response = canvas.named(place, ("inside mark", entry.style), words.trim_end());
    if !entry.note.is_empty() {
        response.on_hover_text(canvas.say(entry.note));
    }
}

fn title(view: &TreesView) -> &'static str {
    title_id(view)
}

fn title_id(view: &TreesView) -> &'static str {
    match view.forest.trees() {
        [tree] if tree.side() == Side::Backward => "inside-title-table",
        [_, _, ..] => "inside-title-two",
        _ => "inside-title",
    }
}

/// Says how much is reached and what is left out, in the longest form that fits; where that is not the longest of all,
/// also returns the longest.
fn note(canvas: &Canvas<'_, '_>, view: &TreesView, room: f32) -> (String, Option<String>) {
    let count = sentences::reached(view);
    let reached = if canvas.context.view.model.chosen.is_deepening() {
        canvas.tell("inside-nodes", &[("nodes", count.into())])
    } else {
        canvas.tell("inside-boards", &[("boards", count.into())])
    };
    let growing = |id| (view.progress == TreesProgress::Growing).then(|| canvas.say(id));
    let [long, short] = ["inside-growing", "inside-growing-short"].map(growing);
    let truncation = view.forest.truncation();
    let truncated = truncation.map(|truncation| match truncation {
        Truncation::FromIteration(iteration) => {
            canvas.tell("inside-truncated-iteration", &[("iteration", iteration.into())])
        }
        Truncation::FromEvent(event) => canvas.tell("inside-truncated-event", &[("event", event.into())]),
    });
    let truncated_short = truncation.map(|_| canvas.say("inside-truncated-short"));
    let forms = [
        [Some(reached.clone()), long, truncated.clone()],
        [Some(reached.clone()), short.clone(), truncated],
        [Some(reached.clone()), short.clone(), truncated_short.clone()],
        [None, short, truncated_short],
    ];
    let forms = forms.map(|parts| parts.into_iter().flatten().collect::<Vec<_>>().join(" · "));
    let fits = |form: &&String| text::width(canvas.painter(), form, Type::Caption) <= room;
    let form = forms.iter().find(fits).cloned().unwrap_or_default();
    let whole = (form != forms[0]).then(|| forms[0].clone());
    (form, whole)
}

/// The marks of the realm, from the right, without those that it cannot have.
fn entries(canvas: &Canvas<'_, '_>, view: &TreesView, screens: &[TreeScreen<'_>]) -> Vec<CountedMark> {
    let realm = canvas.context.view.model.chosen;
    let count = |status: NodeStatus| -> u64 {
        screens.iter().map(|screen| u64::from(screen.view.statuses.total().of(status))).sum()
    };
    let entry = |style, word: &str, count, note| CountedMark { style, word: canvas.say(word), count, note };
    let is_solved = screens.iter().any(|screen| screen.view.path.leads_to == PathEnd::Solution);
    let solution = is_solved.then(|| entry(StatusStyle::Path, "inside-solution", None, ""));
    let counted = if realm.is_deepening() {
        vec![
            entry(
                StatusStyle::Pruned,
                "inside-pruned",
                Some(count(NodeStatus::Pruned)),
                "inside-pruned-note",
            ),
            entry(
                StatusStyle::Expanded,
                "inside-expanded-now",
                Some(count(NodeStatus::Expanded)),
                "inside-expanded-now-note",
            ),
        ]
    } else {
        let recording = &canvas.context.view.model.chosen_lane().recording;
        let moment = screens.iter().map(|screen| screen.view.at.moment()).max().unwrap_or_default();
        let path_backs = recording.path_backs_by(moment);
        let improved: u64 =
            view.trees().map(|(tree, side)| u64::from(tree.improved(&side.at).expanded)).sum();
        vec![
            entry(StatusStyle::PathBack, "fate-path-back", Some(path_backs), "inside-path-back-note"),
            entry(
                StatusStyle::Duplicate,
                "mark-duplicate",
                Some(count(NodeStatus::Duplicate)),
                "inside-duplicate-note",
            ),
            entry(StatusStyle::Open, "mark-open", Some(count(NodeStatus::Open)), "inside-open-note"),
            entry(
                StatusStyle::Expanded,
                "inside-expanded",
                Some(count(NodeStatus::Expanded) + improved),
                "inside-expanded-note",
            ),
        ]
    };
    counted.into_iter().chain(solution).collect()
}
