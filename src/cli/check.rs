//! `check`: known facts about the space and the searches, one line a fact, and whether they hold here.
//!
//! ```text
//! ✓    0.00 s  sample, realm 2: expanded, generated, frontier peak: [20907,55893,9173]
//! ✗    0.00 s  sample: shortest paths: 5 instead of 4
//! ```

use std::{
    io::Write,
    sync::{Arc, atomic::AtomicBool},
};

use anstyle::{AnsiColor, Style};
use eight_realms_app::words::{Words, facts as fact_words};
use eight_realms_core::{
    check::{self, Extent, Fact},
    report::json,
};
use eight_realms_worker::checking::{
    self, Finding, Watch, forecast,
    threads::{self, Threads},
};

use super::{
    args::CheckArgs,
    exit::{Failure, answer, notice},
    progress,
};

/// Maximum length of the figures in a line, in characters. JSON has them whole.
const FIGURES: usize = 48;

pub(super) fn run(words: &Words, options: &CheckArgs) -> Result<(), Failure> {
    let threads = threads::start();
    if threads == Threads::Calling {
        notice(&words.say("check-one-thread"));
    }
    let extent = if options.full { Extent::Full } else { Extent::Quick };
    let facts = check::facts(extent);
    if extent == Extent::Full {
        let minutes = forecast(extent).as_secs_f64() / 60.0;
        let args = [("facts", facts.len().into()), ("minutes", format!("{minutes:.0}").into())];
        notice(&words.tell("check-forecast", &args));
    }
    // Waiting for Ctrl+C takes a thread: without one it ends the program as usual.
    let stop = if threads == Threads::Several { progress::interrupted() } else { Arc::default() };
    let report = |finding: &Finding| if options.json { Ok(()) } else { write_line(words, finding) };
    let findings = findings_of(words, &facts, stop, report)?;
    if options.json {
        answer(&json(&findings))?;
    }
    conclude(&facts, &findings)?;
    if !options.json {
        let seconds: f64 = findings.iter().map(|finding| finding.seconds).sum();
        let args = [("facts", findings.len().into()), ("seconds", format!("{seconds:.1}").into())];
        notice(&words.tell("check-done", &args));
    }
    Ok(())
}

/// Checks one fact after the other, until all are checked or Ctrl+C is pressed.
fn findings_of(
    words: &Words,
    facts: &[Fact],
    stop: Arc<AtomicBool>,
    report: impl Fn(&Finding) -> Result<(), Failure>,
) -> Result<Vec<Finding>, Failure> {
    let bar = progress::bar(words, facts.iter().map(|fact| fact.boards() as u64).sum());
    let progress = bar.clone();
    let watch = Watch::new(stop, move |boards| progress.inc(boards));
    let mut findings = Vec::new();
    for fact in facts {
        bar.set_message(fact_words::name(words, fact.name()));
        let Some(finding) = checking::check(fact, fact.expected(), &watch).filter(|_| !watch.is_stopped())
        else {
            break;
        };
        bar.suspend(|| report(&finding))?;
        findings.push(finding);
    }
    bar.finish_and_clear();
    Ok(findings)
}

/// Writes one line, its sign green or red if colours are wanted.
fn write_line(words: &Words, finding: &Finding) -> Result<(), Failure> {
    let (color, sign) = if finding.ok { (AnsiColor::Green, '✓') } else { (AnsiColor::Red, '✗') };
    let style = Style::new().fg_color(Some(color.into()));
    let (name, seconds) = (fact_words::name(words, &finding.name), finding.seconds);
    let mut out = anstream::stdout().lock();
    writeln!(out, "{style}{sign}{style:#} {seconds:>7.2} s  {name}: {}", figures(words, finding))?;
    Ok(out.flush()?)
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

/// Fails unless all facts have been checked and hold.
fn conclude(facts: &[Fact], findings: &[Finding]) -> Result<(), Failure> {
    let failed = findings.iter().filter(|finding| !finding.ok).count();
    let (checked, all) = (findings.len(), facts.len());
    match failed {
        _ if checked < all => Err(Failure::Interrupted { checked, all, failed }),
        0 => Ok(()),
        _ => Err(Failure::FactsFailed { failed, checked }),
    }
}
