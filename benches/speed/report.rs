//! The rows: medians of CPU time, their spread, their ratio.

use zenbench::{BenchmarkResult, SuiteResult};

/// Prints a row for each pair.
pub fn print(result: &SuiteResult) {
    println!("\n{:64} {:>10} {:>7} {:>10} {:>7} {:>7}", "CPU time, ms", "beside", "±", "ours", "±", "ratio");
    for comparison in &result.comparisons {
        let [Some(theirs), Some(ours)] = ["theirs", "ours"]
            .map(|name| comparison.benchmarks.iter().find(|bench| bench.name == name).and_then(median))
        else {
            continue;
        };
        println!(
            "{:64} {:>10.3} {:>7.3} {:>10.3} {:>7.3} {:>6.2}×",
            comparison.group_name,
            theirs.0,
            theirs.1,
            ours.0,
            ours.1,
            ours.0 / theirs.0,
        );
    }
}

/// Median and median deviation of the CPU time of one pass, in milliseconds.
fn median(bench: &BenchmarkResult) -> Option<(f64, f64)> {
    bench.cpu_summary.as_ref().map(|cpu| (cpu.median / 1e6, cpu.mad / 1e6))
}
