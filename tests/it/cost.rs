//! What a run of the program costs, in processor time, which does not depend on what else the machine does.

use std::{
    fs,
    io::{Read, Write},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

/// A run of the program.
pub struct Cost {
    pub time: Duration,
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Runs the program.
pub fn of_program(arguments: &[String], input: &str) -> Cost {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
    of(command.args(arguments), input)
}

/// The same with so many kilobytes for data at most.
pub fn with_memory(kilobytes: u64, arguments: &[String], input: &str) -> Cost {
    let mut command = Command::new("sh");
    let script = format!("ulimit -c 0; ulimit -d {kilobytes}; exec \"$0\" \"$@\"");
    of(command.args(["-c", &script, env!("CARGO_BIN_EXE_eight-realms")]).args(arguments), input)
}

/// Runs a command, in the locale `C`.
pub fn of(command: &mut Command, input: &str) -> Cost {
    let command = command.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().expect("the program starts");
    let (mut stdin, mut stdout, mut stderr) = (
        child.stdin.take().expect("piped"),
        child.stdout.take().expect("piped"),
        child.stderr.take().expect("piped"),
    );
    let (mut out, mut err) = (Vec::new(), Vec::new());
    thread::scope(|scope| {
        // A program that stops reading early closes its end: that is its own affair.
        scope.spawn(move || _ = stdin.write_all(input.as_bytes()));
        scope.spawn(|| stdout.read_to_end(&mut out).expect("it is piped"));
        stderr.read_to_end(&mut err).expect("it is piped");
    });
    let time = time_of_ended(&child);
    let code = child.wait().expect("it has ended").code();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Cost { time, code, out: text(&out), err: text(&err) }
}

/// The processor time of a child, which the system knows until it is waited for.
fn time_of_ended(child: &Child) -> Duration {
    let folder = Path::new("/proc").join(child.id().to_string());
    let has_ended = || {
        let stat = fs::read_to_string(folder.join("stat")).expect("nobody has waited for it");
        stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('Z'))
    };
    while !has_ended() {
        thread::sleep(Duration::from_millis(1));
    }
    let times = fs::read_to_string(folder.join("schedstat")).expect("nor now");
    let nanoseconds = times.split_whitespace().next().and_then(|text| text.parse().ok());
    Duration::from_nanos(nanoseconds.expect("the first number"))
}
