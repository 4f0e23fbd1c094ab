//! Numbers for human readers, the same in every language, so that columns stay where they are.

use eight_realms_core::{heuristic::Unit, job::TimeSummary};

use crate::words::Words;

/// Text where there is no figure, and will be none.
pub const NONE: &str = "–";

/// `12 345`: groups of three with a thin space (U+2009), which no language reads as a decimal point. For the window.
pub fn grouped(n: u64) -> String {
    in_threes(n, '\u{2009}')
}

/// `12,345`: groups of three with a comma. For documents and the command line; machine formats take the bare number.
pub fn comma(n: u64) -> String {
    in_threes(n, ',')
}

fn in_threes(n: u64, separator: char) -> String {
    let digits = n.to_string();
    let mut out = String::with_capacity(digits.len() * 2);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(separator);
        }
        out.push(digit);
    }
    out
}

/// `16.6 %`, `0.28 %`: a part of a whole, with one decimal from 1 % on and two significant digits below.
pub fn percent(part: u64, whole: u64) -> String {
    let percent = 100.0 * part as f64 / whole.max(1) as f64;
    let decimals = match percent {
        p if p == 0.0 || part == whole => 0,
        p if p >= 0.95 => 1,
        p => (1.0 - p.log10().floor()) as usize,
    };
    format!("{percent:.decimals$}\u{2009}%")
}

/// h, f or a bound: `12` where a search counts in moves, `12.4` where it counts in tenths, always with the tenth.
pub fn cost(amount: u16, unit: Unit) -> String {
    match unit {
        Unit::Move => amount.to_string(),
        Unit::Tenth => format!("{}.{}", amount / Unit::Tenth.per_move(), amount % Unit::Tenth.per_move()),
    }
}

/// `28.1 ms`, `366 µs`: three significant digits, a thin space, and the unit that keeps the figure below a thousand.
///
/// `seconds` is finite and not negative. From 1,000 s on the unit stays `s`.
pub fn seconds(seconds: f64) -> String {
    let (digits, exponent) = three_digits(seconds);
    with_unit(&digits, exponent)
}

/// `1 µs`, `20 ms`: as [`seconds`], without the zeros that end a fraction. For the values written on an axis.
pub fn tick(seconds: f64) -> String {
    let (digits, exponent) = three_digits(seconds);
    let trimmed = digits.trim_end_matches('0');
    with_unit(if trimmed.is_empty() { "0" } else { trimmed }, exponent)
}

/// Minimum count that can be written in millions.
const MILLION: u64 = 1_000_000;

/// `20 000`, `5 M`, `2.5 M`: a count along an axis, where a million written out has no room.
pub fn count_tick(n: u64) -> String {
    in_millions(n).replace(".0\u{2009}M", "\u{2009}M")
}

/// `999 999`, `5.0 M`, `11.7 M`: rounded from a million on, always with the tenth. For a column in which not all
/// figures can be written out.
pub fn in_millions(n: u64) -> String {
    if n < MILLION {
        return grouped(n);
    }
    let tenths = n.saturating_add(MILLION / 20) / (MILLION / 10);
    format!("{}.{}\u{2009}M", grouped(tenths / 10), tenths % 10)
}

/// `726`, `1.3k`, `14k`: rounded from a thousand on, with the tenth below ten thousand. For columns that have no room
/// for more than four letters.
pub fn in_thousands(n: u64) -> String {
    match n {
        0..1000 => n.to_string(),
        1000..9950 => format!("{}.{}k", (n + 50) / 1000, (n + 50) % 1000 / 100),
        _ => format!("{}k", (n + 500) / 1000),
    }
}

/// `726`, `1k`, `14k`: rounded from a thousand on. For columns that have no room for more than three letters.
pub fn in_whole_thousands(n: u64) -> String {
    if n < 1000 { n.to_string() } else { format!("{}k", (n + 500) / 1000) }
}

/// `15.12`, `−0.40`: two decimals, for a mean or a share.
pub fn hundredths(value: f64) -> String {
    signed(format!("{value:.2}"))
}

/// `22`, `2.6`: one decimal, unless it is whole.
pub fn tenths(value: f64) -> String {
    let text = format!("{value:.1}");
    signed(text.strip_suffix(".0").map_or(text.clone(), str::to_owned))
}

/// Replaces a hyphen by the minus sign, which is as wide as a digit.
fn signed(text: String) -> String {
    match text.strip_prefix('-') {
        Some(rest) => format!("−{rest}"),
        None => text,
    }
}

/// `×0.034`, `×2.4`, `×1 045`: a ratio with two significant digits, from 10 on without a fraction. `×1` means equal,
/// `×1.0` nearly equal.
///
/// `times` is finite and not negative.
pub fn ratio(times: f64) -> String {
    if (times - 1.0).abs() < f64::EPSILON {
        return "×1".to_owned();
    }
    let scientific = format!("{times:.1e}");
    let exponent = scientific.split_once('e').and_then(|(_, power)| power.parse().ok()).unwrap_or(0_i32);
    if exponent > 0 {
        return format!("×{}", grouped(times.round() as u64));
    }
    format!("×{times:.0$}", (1 - exponent) as usize)
}

/// `512 B`, `288 kB`, `12.3 MB`: three significant digits in units of a thousand, a thin space between.
///
/// `bytes` is finite and not negative.
pub fn bytes(bytes: f64) -> String {
    const UNITS: [&str; 4] = ["B", "kB", "MB", "GB"];
    let (digits, exponent) = three_digits(bytes.round());
    let step = exponent.div_euclid(3).clamp(0, 3);
    let before_point = exponent - 3 * step + 1;
    let text = if step == 0 { format!("{}", bytes.round()) } else { placed(&digits, before_point) };
    format!("{text}\u{2009}{}", UNITS[step as usize])
}

/// The first three significant digits, rounded, and the power of ten of the first one. Rounding comes before the
/// choice of a unit, so 999.6 µs becomes 1.00 ms and never 1000 µs.
fn three_digits(value: f64) -> (String, i32) {
    let scientific = format!("{value:.2e}");
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    (mantissa.replace('.', ""), exponent.parse().unwrap_or(0))
}

/// Writes `digits`, the first of which stands for 10^`exponent` seconds, in the fitting unit.
fn with_unit(digits: &str, exponent: i32) -> String {
    const UNITS: [&str; 4] = ["s", "ms", "µs", "ns"];
    let step = (-exponent.div_euclid(3)).clamp(0, 3);
    let before_point = exponent + 3 * step + 1;
    format!("{}\u{2009}{}", placed(digits, before_point), UNITS[step as usize])
}

/// `digits` with `before_point` of them before the decimal point; zeros fill what is missing on either side.
fn placed(digits: &str, before_point: i32) -> String {
    if before_point <= 0 {
        return format!("0.{}{digits}", "0".repeat(before_point.unsigned_abs() as usize));
    }
    let whole = before_point as usize;
    match digits.len().checked_sub(whole) {
        Some(0) => digits.to_owned(),
        Some(_) => format!("{}.{}", &digits[..whole], &digits[whole..]),
        None => format!("{digits}{}", "0".repeat(whole - digits.len())),
    }
}

/// A median with its spread.
pub fn spread(words: &Words, time: &TimeSummary) -> String {
    let args = [
        ("median", seconds(time.median).into()),
        ("min", seconds(time.min).into()),
        ("max", seconds(time.max).into()),
        ("runs", time.runs.into()),
    ];
    words.tell("plot-time-spread", &args)
}
