//! The judges' inputs, read a second time as a whole: the text, every character with its place.

use eight_realms::{
    judge::{BoardOf, Fault, Format, InputError, InputPlace, JudgeError},
    puzzle::BoardError,
};

use super::{
    Bench, Verdict,
    board::{self, Tiles},
    paths::{Paths, follow},
};

/// The usual goal.
const GOAL: Tiles = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// A text, and how far it has been read.
struct Text {
    characters: Vec<(char, InputPlace)>,
    end: InputPlace,
    at: usize,
}

type Read<T> = Result<T, (InputPlace, Fault)>;

impl Text {
    fn of(input: &[u8]) -> Self {
        let text = String::from_utf8_lossy(input);
        let mut end = InputPlace { line: 1, column: 1 };
        let mut characters = Vec::new();
        for character in text.strip_prefix('\u{FEFF}').unwrap_or(&text).chars() {
            characters.push((character, end));
            end = match character {
                '\n' => InputPlace { line: end.line + 1, column: 1 },
                _ => InputPlace { column: end.column + 1, ..end },
            };
        }
        Self { characters, end, at: 0 }
    }

    fn place(&self, at: usize) -> InputPlace {
        self.characters.get(at).map_or(self.end, |(_, place)| *place)
    }

    fn is_cell(&self, at: usize) -> bool {
        self.characters.get(at).is_some_and(|(character, _)| !character.is_whitespace() && *character != ',')
    }

    /// The next character that is not passed over.
    fn next(&mut self) -> Option<(char, InputPlace)> {
        let rest = self.at..self.characters.len();
        self.at = rest.clone().find(|at| self.is_cell(*at)).unwrap_or(rest.end);
        self.characters.get(self.at).copied()
    }

    fn board(&mut self, which: BoardOf) -> Read<Tiles> {
        self.next().ok_or((self.end, Fault::NoBoard(which)))?;
        let cells: Vec<usize> =
            (self.at..self.characters.len()).filter(|at| self.is_cell(*at)).take(9).collect();
        let behind = cells.last().map_or(self.at, |last| last + 1);
        let glued = (cells.len() == 9 && self.is_cell(behind)).then_some(behind);
        let text: String = cells.iter().chain(&glued).map(|at| self.characters[*at].0).collect();
        self.at = behind;
        board::expected(&text).map_err(|error| {
            let at = match &error {
                BoardError::NotATile { position, .. } | BoardError::Repeated { position, .. } => {
                    cells[position - 1]
                }
                _ => behind,
            };
            (self.place(at), Fault::Board { which, error })
        })
    }

    /// Eighteen digits at most; a longer word is shortened to its beginning.
    fn count(&mut self) -> Read<u64> {
        let (_, place) = self.next().ok_or((self.end, Fault::NoCount))?;
        let rest = self.characters[self.at..].iter().map(|(character, _)| *character);
        let word: String = rest.take_while(|character| !character.is_whitespace()).take(19).collect();
        self.at += word.chars().count();
        let is_count = word.len() < 19 && word.chars().all(|digit| digit.is_ascii_digit());
        let count = word.parse().ok().filter(|_| is_count);
        count.ok_or((place, Fault::NotACount(word)))
    }
}

/// Start and goal of every case that comes before a fault.
type Cases = Vec<(Tiles, Tiles)>;

fn cases(format: Format, text: &mut Text, cases: &mut Cases) -> Read<()> {
    match format {
        Format::Poj1077 | Format::Hdu1043 => {
            while text.next().is_some() {
                cases.push((text.board(BoardOf::Case)?, GOAL));
            }
        }
        Format::Acwing845 => {
            cases.push((text.board(BoardOf::Case)?, GOAL));
            if let Some((second, place)) = text.next() {
                return Err((place, Fault::SecondBoard(second)));
            }
        }
        Format::Hdu3567 => {
            let count = text.count()?;
            for _ in 0..count {
                cases.push((text.board(BoardOf::Start)?, text.board(BoardOf::Goal)?));
            }
            if let Some((_, place)) = text.next() {
                return Err((place, Fault::Surplus(count)));
            }
        }
    }
    Ok(())
}

/// Whether a case is answered as it should be; the lines are its own.
fn is_answer(
    paths: &Paths,
    format: Format,
    case: usize,
    (start, goal): (Tiles, Tiles),
    lines: &[&str],
) -> bool {
    let distance = paths.distance(start, goal);
    let least = distance.map_or(-1, i64::from);
    match format {
        Format::Acwing845 => lines == [least.to_string()],
        Format::Hdu3567 => {
            let path = paths.smallest(start, goal, "dlru").unwrap_or_default();
            lines == [format!("Case {}: {least}", case + 1), path]
        }
        Format::Poj1077 | Format::Hdu1043 => match distance {
            None => lines == ["unsolvable"],
            Some(distance) => {
                lines[0].len() == usize::from(distance) && follow(start, lines[0]) == Some(goal)
            }
        },
    }
}

pub fn examine(format: Format, bench: &Bench, input: &[u8]) -> Verdict {
    let mut output = Vec::new();
    let result = format.judge_with(&bench.tables, input, &mut output);
    let mut expected = Cases::new();
    let fault = cases(format, &mut Text::of(input), &mut expected).err();
    let output = String::from_utf8(output).expect("answers are text");
    let lines: Vec<&str> = output.lines().collect();
    let lines_a_case = if format == Format::Hdu3567 { 2 } else { 1 };
    assert_eq!(lines.len(), lines_a_case * expected.len(), "a case, an answer");
    for (case, (puzzle, lines)) in expected.iter().zip(lines.chunks(lines_a_case)).enumerate() {
        assert!(is_answer(&bench.paths, format, case, *puzzle, lines), "case {}: {lines:?}", case + 1);
    }
    match (result, fault) {
        (Ok(()), None) => Verdict::Accepted,
        (Err(JudgeError::Input(error)), Some((place, fault))) => {
            let case = expected.len() as u64 + 1;
            assert_eq!(error, InputError { place, case, fault });
            check_words(&error);
            Verdict::Rejected
        }
        (result, fault) => panic!("{result:?} where {fault:?} was expected"),
    }
}

/// The words name the place, the case and what is wrong.
fn check_words(error: &InputError) {
    let words = error.to_string();
    let InputError { place: InputPlace { line, column }, case, fault } = error;
    assert!(words.starts_with(&format!("line {line}, column {column}, case {case}: ")), "{words}");
    let is_explained = match fault {
        Fault::Board { error, .. } => board::is_explained(error, &words),
        Fault::SecondBoard(character) => words.contains(&format!("{character:?}")),
        Fault::NotACount(word) => words.contains(&format!("{word:?}")),
        Fault::Surplus(count) => words.contains(&count.to_string()),
        Fault::NoBoard(_) => words.ends_with("there is no board"),
        Fault::NoCount => words.ends_with("the number of cases is missing"),
    };
    assert!(is_explained, "{words}");
}
