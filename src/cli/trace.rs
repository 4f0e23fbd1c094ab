//! `trace`: the events of a search for other programs, or its tree around a board.

use std::path::Path;

use eight_realms_app::words::Words;
use eight_realms_core::{
    export::{Dot, Jsonl, MAX_DRAWN, Posthoc, PosthocView, Trace, TraceFormat, TraceWriter},
    realm::DepthLimit,
};

use super::{
    args::TraceArgs,
    exit::{Failure, notice},
    moment_recording::MomentRecording,
    progress::Spinner,
    search_request::RowRequest,
    solve::note_if_not_searched,
};

/// Depth of the tree around a board, if no other is asked for.
const DEPTH: u8 = 3;

/// End of the name of a file that Posthoc opens.
const POSTHOC_ENDING: &str = ".trace.json";

/// Records the search and writes its trace. Checks everything that is asked for, and that the file can be written,
/// before anything is searched.
pub fn run(words: &Words, args: &TraceArgs) -> Result<(), Failure> {
    let (lane, puzzle) = (args.lane()?, args.puzzle()?);
    args.check()?;
    let output = args.output.place()?;
    note_if_not_searched(|| *words, &[RowRequest { letter: None, lane }], &puzzle);
    let recorded = {
        let waiting = Spinner::begin(words.say("cli-recording"));
        MomentRecording::of_search(&lane, &puzzle, || waiting.tick())
    };
    let MomentRecording { whole, has_ended } = &recorded;
    if lane.realm.is_answered_by_parity(&puzzle, &lane.settings) {
        notice(&words.say("cli-trace-empty"));
    }
    if !has_ended {
        notice(&words.tell("cli-trace-full", &[("events", whole.len().into())]));
    }
    let trace = Trace { lane, puzzle, recording: whole, has_ended: *has_ended };
    match args.format {
        TraceFormat::Jsonl => output.write(|out| Jsonl(trace).write(out)),
        TraceFormat::Posthoc => {
            let view = args.view(words, whole.len());
            output.write(|out| Posthoc { trace, view }.write(out))
        }
        TraceFormat::Dot => {
            let dot = Dot::around(trace, args.around, args.depth.map_or(DEPTH, DepthLimit::moves))?;
            if dot.is_cut() {
                let args = [("most", MAX_DRAWN.into()), ("board", dot.center().letters().into())];
                notice(&words.tell("cli-trace-cut", &args));
            }
            output.write(|out| dot.write(out))
        }
    }
}

impl TraceArgs {
    /// Checks that each option goes with the format.
    ///
    /// # Errors
    /// The first that goes with another one.
    fn check(&self) -> Result<(), Failure> {
        let options = [
            ("--view", self.view.is_some(), TraceFormat::Posthoc),
            ("--around", self.around.is_some(), TraceFormat::Dot),
            ("--depth", self.depth.is_some(), TraceFormat::Dot),
        ];
        let stray = options.into_iter().find(|(_, is_given, format)| *is_given && *format != self.format);
        stray.map_or(Ok(()), |(option, _, format)| Err(Failure::TraceOption { option, format }))
    }

    /// The view that is asked for, or the one that fits so many events, with a note. Tells of a name that Posthoc would
    /// not open.
    fn view(&self, words: &Words, events: u64) -> PosthocView {
        let is_opened = |path: &Path| path.to_string_lossy().ends_with(POSTHOC_ENDING);
        if self.output.file().is_some_and(|path| !is_opened(path)) {
            notice(&words.tell("cli-trace-name", &[("ending", POSTHOC_ENDING.into())]));
        }
        self.view.unwrap_or_else(|| {
            let view = PosthocView::fit_for(events);
            let args = [("view", view.name().into()), ("events", events.into())];
            notice(&words.tell("cli-trace-view", &args));
            view
        })
    }
}
