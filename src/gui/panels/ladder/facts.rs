//! The tooltip of a rung: every count with the convention by which it is counted.

use egui::{Color32, Grid, Label, RichText, Ui, vec2};

use crate::{
    app::{RunState, Shown, view::Rung},
    gui::{
        Desk,
        theme::{Type, space},
    },
    job::Bare,
    realm::Waits,
    tell::ladder::RungWords,
    words::{Words, figures, names},
};

/// One line: what is counted, how much it came to, and how it is counted.
struct Fact {
    name: String,
    figure: String,
    convention: String,
}

/// Fills the tooltip of `rung`.
pub fn show(ui: &mut Ui, words: &RungWords, rung: &Rung, desk: &Desk<'_>) {
    let palette = desk.palette;
    line(ui, &words.name, Type::Title, palette.text);
    line(
        ui,
        &names::idea(desk.words, rung.realm, &desk.view.model.settings),
        Type::Caption,
        palette.text_soft,
    );
    if rung.shown == Shown::Yes && rung.run != RunState::Waiting {
        table(ui, &facts(rung, desk.words), desk);
    }
    let key = (rung.realm.rung() + 1).into();
    let hint = desk.words.tell("hint-with-key", &[("hint", words.choose.as_str().into()), ("key", key)]);
    line(ui, &hint, Type::Caption, palette.text_faint);
}

fn line(ui: &mut Ui, text: &str, kind: Type, color: Color32) {
    ui.add(Label::new(RichText::new(text).font(kind.font()).color(color)).extend());
}

/// Names at the left, figures in a column of their own, conventions behind them.
fn table(ui: &mut Ui, facts: &[Fact], desk: &Desk<'_>) {
    let palette = desk.palette;
    Grid::new("facts").num_columns(3).min_row_height(0.0).spacing(vec2(space::M, space::XS)).show(ui, |ui| {
        for fact in facts {
            line(ui, &fact.name, Type::Caption, palette.text_soft);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
                line(ui, &fact.figure, Type::Figure, palette.text);
            });
            line(ui, &fact.convention, Type::Caption, palette.text_faint);
            ui.end_row();
        }
    });
}

fn facts(rung: &Rung, words: &Words) -> Vec<Fact> {
    let mut facts = Vec::new();
    if !rung.is_refused {
        facts.extend(counts(rung, words));
    }
    facts.extend(times(rung, words));
    facts
}

/// The counts of the search; of realm 3 those of building its table, after its look-ups.
fn counts(rung: &Rung, words: &Words) -> Vec<Fact> {
    let tally = &rung.tally;
    let [expanded, generated, frontier] = match rung.realm.waits() {
        Waits::Table => ["rung-expanded-table", "rung-generated-note", "rung-frontier-note"],
        Waits::TwoQueues => ["rung-expanded-note", "rung-generated-note", "rung-frontier-both"],
        Waits::Deepening => ["rung-expanded-deep", "rung-generated-deep", "rung-frontier-deep"],
        Waits::Queue | Waits::OpenList(_) => {
            ["rung-expanded-note", "rung-generated-note", "rung-frontier-note"]
        }
    };
    let fact = |name: &str, count: u64, convention: &str| Fact {
        name: words.say(name),
        figure: figures::grouped(count),
        convention: words.say(convention),
    };
    let asked = (tally.lookups > 0).then(|| fact("look-ups", tally.lookups, "rung-look-ups-note"));
    asked
        .into_iter()
        .chain([
            fact("rung-expanded", tally.expanded, expanded),
            fact("rung-generated", tally.generated, generated),
            fact("rung-frontier", tally.frontier_peak, frontier),
        ])
        .collect()
}

/// Bare times with their spread: of the answer, and of what had to be paid before.
fn times(rung: &Rung, words: &Words) -> Vec<Fact> {
    let Some(times) = rung.times else { return Vec::new() };
    let what = match (rung.is_refused, times.price()) {
        (true, _) => "rung-bare-parity",
        (false, Some(_)) => "rung-bare-look-ups",
        (false, None) => "rung-bare",
    };
    let answer = bare(what, &times.answer(), words);
    let price = times.price().map(|price| bare("rung-bare-table", &price, words));
    std::iter::once(answer).chain(price).collect()
}

fn bare(name: &str, time: &Bare, words: &Words) -> Fact {
    let told = [
        ("min", figures::seconds(time.min).into()),
        ("max", figures::seconds(time.max).into()),
        ("runs", time.runs.into()),
    ];
    Fact {
        name: words.say(name),
        figure: figures::seconds(time.median),
        convention: words.tell("rung-bare-note", &told),
    }
}
