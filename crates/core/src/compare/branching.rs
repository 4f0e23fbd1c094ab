//! The effective branching factor: the width of a regular tree with as many boards and the same depth.
//!
//! ```text
//!   N + 1  =  1 + b* + b*² + … + b*^d
//! ```
//!
//! N is the number of boards generated, d the length of the solution (Russell and Norvig, *Artificial Intelligence: A
//! Modern Approach*, section 3.6.1). The factor measures how well a search is guided, much the same whatever the depth.
//! A factor of 1 would mean a search that generates only the boards of its path.

/// b* of a search that generated a number of boards and found a path of `depth` moves. `None` if nothing was generated
/// or no move is needed, because then no tree has branched.
pub fn effective_branching_factor(generated: u64, depth: u8) -> Option<f64> {
    if generated == 0 || depth == 0 {
        return None;
    }
    let generated = generated as f64;
    // A tree of one board a level has `depth` boards; one of N boards on the first level has enough.
    let (mut narrow, mut wide) = (0.0, generated);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(narrow, wide);
        if boards(middle, depth) < generated {
            narrow = middle;
        } else {
            wide = middle;
        }
    }
    Some(f64::midpoint(narrow, wide))
}

/// Halvings after which the remaining interval is below the precision of a float.
const HALVINGS: u32 = 64;

/// Boards below the root: `b + b² + … + b^depth`.
fn boards(branching: f64, depth: u8) -> f64 {
    (0..depth).fold(0.0, |below, _| (below + 1.0) * branching)
}
