//! `check`: what is known of the space and of the searches, one line a fact, and whether it is so here.
//!
//! ```text
//! ✓ sample, realm 2: expanded, generated, frontier peak        0.00 s  [20907,55893,9173]
//! ✗ sample: shortest paths                                     0.00 s  5 instead of 4
//! ```

use std::{
    io::Write,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use anstyle::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use unicode_width::UnicodeWidthStr;

use super::{
    args::CheckArgs,
    exit::{Failure, answer, notice},
    facts,
};
use crate::{
    check::{self, Extent, Fact, Finding, Watch, forecast},
    report::json,
    words::Words,
};

/// Columns for the name of a fact.
const NAME: usize = 76;

/// Longer figures are cut here in a line; JSON has them whole.
const FIGURES: usize = 48;

pub(super) fn run(words: &Words, asked: &CheckArgs) -> Result<(), Failure> {
    let extent = if asked.full { Extent::Full } else { Extent::Quick };
    let facts = check::facts(extent);
    if extent == Extent::Full {
        let minutes = forecast(extent).as_secs_f64() / 60.0;
        let told = [("facts", facts.len().into()), ("minutes", format!("{minutes:.0}").into())];
        notice(&words.tell("check-forecast", &told));
    }
    let findings =
        findings_of(words, &facts, |finding| if asked.json { Ok(()) } else { say(words, finding) })?;
    if asked.json {
        answer(&json(&findings))?;
    }
    conclude(&facts, &findings)?;
    if !asked.json {
        let seconds: f64 = findings.iter().map(|finding| finding.seconds).sum();
        let told = [("facts", findings.len().into()), ("seconds", format!("{seconds:.1}").into())];
        notice(&words.tell("check-done", &told));
    }
    Ok(())
}

/// Checks one fact after the other, until all are checked or somebody presses Ctrl+C.
fn findings_of(
    words: &Words,
    facts: &[Fact],
    tell: impl Fn(&Finding) -> Result<(), Failure>,
) -> Result<Vec<Finding>, Failure> {
    let bar = bar(words, facts.iter().map(Fact::boards).sum());
    let shown = bar.clone();
    let watch = Watch::new(interrupted(), move |boards| shown.inc(boards));
    let mut findings = Vec::new();
    for fact in facts {
        bar.set_message(facts::name(words, fact.name()));
        let Some(finding) = fact.check(&watch).filter(|_| !watch.is_stopped()) else { break };
        bar.suspend(|| tell(&finding))?;
        findings.push(finding);
    }
    bar.finish_and_clear();
    Ok(findings)
}

/// A flag that Ctrl+C raises from now on, instead of ending the program, so that what is done can still be said. Where
/// the system lets nobody listen, it ends the program as ever.
fn interrupted() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    _ = ctrlc::set_handler(move || raised.store(true, Ordering::Relaxed));
    flag
}

/// On standard error, and only where that is a terminal.
fn bar(words: &Words, boards: u64) -> ProgressBar {
    let left = words.tell("check-left", &[("time", "{eta}".into())]);
    let style = ProgressStyle::with_template(&format!("{{bar:24}} {{percent:>3}} %  {left}  {{wide_msg}}"));
    let bar = ProgressBar::with_draw_target(Some(boards), ProgressDrawTarget::stderr());
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

/// One line, green or red where colours are wanted.
fn say(words: &Words, finding: &Finding) -> Result<(), Failure> {
    let (color, sign) = if finding.ok { (AnsiColor::Green, '✓') } else { (AnsiColor::Red, '✗') };
    let style = Style::new().fg_color(Some(color.into()));
    let (name, seconds) = (padded(facts::name(words, &finding.name)), finding.seconds);
    let mut out = anstream::stdout().lock();
    writeln!(out, "{style}{sign}{style:#} {name} {seconds:>7.2} s  {}", figures(words, finding))?;
    Ok(out.flush()?)
}

/// As wide as the names' column on a terminal, where a Chinese character takes two places.
fn padded(name: String) -> String {
    let missing = NAME.saturating_sub(name.width());
    name + &" ".repeat(missing)
}

fn figures(words: &Words, finding: &Finding) -> String {
    let short = |figures: String| match figures.char_indices().nth(FIGURES) {
        Some((end, _)) => format!("{} …", &figures[..end]),
        None => figures,
    };
    if finding.ok {
        return short(finding.found.to_string());
    }
    let [found, expected] = [&finding.found, &finding.expected].map(|value| value.to_string().into());
    words.tell("check-instead", &[("found", found), ("expected", expected)])
}

/// An error unless all facts have been checked and are as is known.
fn conclude(facts: &[Fact], findings: &[Finding]) -> Result<(), Failure> {
    let red = findings.iter().filter(|finding| !finding.ok).count();
    let (checked, all) = (findings.len(), facts.len());
    match red {
        _ if checked < all => Err(Failure::BrokenOff { checked, all, red }),
        0 => Ok(()),
        _ => Err(Failure::Otherwise { red, checked }),
    }
}
