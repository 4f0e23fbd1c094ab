//! The judges' inputs, read a second time as a whole: the text, every character with its place.

use eight_realms_core::{
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
/// The goal of Luogu.
const GOAL_OF_LUOGU: Tiles = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/// A text, and how far it has been read.
struct Text {
    characters: Vec<(char, InputPlace)>,
    end: InputPlace,
    at: usize,
    /// The cells of every board so far.
    boards: Vec<Vec<usize>>,
}

/// A value, or a fault with its place and the number of cases that it lies before the one that is read.
type Read<T> = Result<T, (InputPlace, Fault, u64)>;

impl Text {
    fn of(input: &[u8]) -> Self {
        let text = String::from_utf8_lossy(input);
        let mut end = InputPlace { line: 1, column: 1 };
        let mut characters = Vec::new();
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(&text);
        for character in text.strip_suffix('\u{1A}').unwrap_or(text).chars() {
            characters.push((character, end));
            end = match character {
                '\n' => InputPlace { line: end.line + 1, column: 1 },
                _ => InputPlace { column: end.column + 1, ..end },
            };
        }
        Self { characters, end, at: 0, boards: Vec::new() }
    }

    fn place(&self, at: usize) -> InputPlace {
        self.characters.get(at).map_or(self.end, |(_, place)| *place)
    }

    fn is_cell(&self, at: usize) -> bool {
        self.characters.get(at).is_some_and(|(character, _)| !character.is_whitespace() && *character != ',')
    }

    /// The next character that is not passed over: neither white space nor a comma.
    fn next(&mut self) -> Option<(char, InputPlace)> {
        let rest = self.at..self.characters.len();
        self.at = rest.clone().find(|at| self.is_cell(*at)).unwrap_or(rest.end);
        self.characters.get(self.at).copied()
    }

    fn board(&mut self, which: BoardOf) -> Read<Tiles> {
        self.next().ok_or((self.end, Fault::NoBoard(which), 0))?;
        let cells: Vec<usize> =
            (self.at..self.characters.len()).filter(|at| self.is_cell(*at)).take(9).collect();
        let behind = cells.last().map_or(self.at, |last| last + 1);
        let glued = (cells.len() == 9 && self.is_cell(behind)).then_some(behind);
        let text: String = cells.iter().chain(&glued).map(|at| self.characters[*at].0).collect();
        self.at = behind;
        let tiles = board::expected(&text).map_err(|error| {
            let (at, is_of_line) = match &error {
                BoardError::NotATile { position, .. } => (cells[position - 1], false),
                BoardError::Repeated { position, .. } => (cells[position - 1], true),
                _ => (behind, true),
            };
            let of_line = is_of_line.then(|| self.fault_of_line(which, &cells)).flatten();
            of_line.unwrap_or((self.place(at), Fault::Board { which, error }, 0))
        })?;
        self.boards.push(cells);
        Ok(tiles)
    }

    fn line(&self, cell: usize) -> u64 {
        self.place(cell).line
    }

    fn text_of(&self, cells: &[usize]) -> String {
        cells.iter().map(|at| self.characters[*at].0).collect()
    }

    /// The line that is too long or too short, if the boards before it are one a line, or if the next line is a board
    /// of its own. It may have misled the boards after it: then none of them begins where a line does.
    fn fault_of_line(&self, which: BoardOf, cells: &[usize]) -> Option<(InputPlace, Fault, u64)> {
        let boards: Vec<&[usize]> = self.boards.iter().map(Vec::as_slice).chain([cells]).collect();
        let begins = |number: usize| self.line(boards[number][0]);
        let ends = |number: usize| boards[number].last().map_or(0, |cell| self.line(*cell));
        let is_alone = |number: usize| {
            begins(number) == ends(number) && (number == 0 || begins(number) > ends(number - 1))
        };
        let last = boards.len() - 1;
        let is_misled = |number: usize| (number + 1..=last).all(|next| begins(next) == ends(next - 1));
        let suspects = (1..=last).filter(|number| (0..*number).all(is_alone) && is_misled(*number));
        let culprit =
            suspects.filter(|number| self.first_line(boards[*number]).len() < 9).find_map(|number| {
                let (of, back) = (number..last).fold((which, 0), |(of, back), _| before(of, back));
                if begins(number) > ends(number - 1) {
                    return self.short_line(of, boards[number]).map(|(place, fault)| (place, fault, back));
                }
                let (place, character) =
                    (self.place(boards[number][0]), self.characters[boards[number][0]].0);
                let (of, back) = before(of, back);
                Some((place, Fault::Board { which: of, error: BoardError::TooLong { character } }, back))
            });
        culprit.or_else(|| {
            let first = self.first_line(cells);
            let next = cells.get(first.len()).map(|cell| self.line(*cell))?;
            let rest = cells[first.len()]..self.characters.len();
            let all: Vec<usize> = rest.filter(|at| self.is_cell(*at) && self.line(*at) == next).collect();
            let is_board = ends(last) == next && board::expected(&self.text_of(&all)).is_ok();
            let (place, fault) = self.short_line(which, cells).filter(|_| is_board)?;
            Some((place, fault, 0))
        })
    }

    /// The cells that are on the line of the first of them.
    fn first_line(&self, cells: &[usize]) -> Vec<usize> {
        cells.iter().copied().filter(|cell| self.line(*cell) == self.line(cells[0])).collect()
    }

    fn short_line(&self, which: BoardOf, cells: &[usize]) -> Option<(InputPlace, Fault)> {
        let first = self.first_line(cells);
        let error = board::expected(&self.text_of(&first)).err().filter(|_| first.len() < cells.len())?;
        Some((self.place(first.last()? + 1), Fault::Board { which, error }))
    }

    /// A number of at most eighteen digits. Of a longer word, the error has the beginning.
    fn count(&mut self) -> Read<u64> {
        let (_, place) = self.next().ok_or((self.end, Fault::NoCount, 0))?;
        let rest = self.characters[self.at..].iter().map(|(character, _)| *character);
        let word: String = rest.take_while(|character| !character.is_whitespace()).take(19).collect();
        self.at += word.chars().count();
        let is_count = word.len() < 19 && word.chars().all(|digit| digit.is_ascii_digit());
        let count = word.parse().ok().filter(|_| is_count);
        let cut = if word.chars().count() < 19 { "" } else { "…" };
        count.ok_or_else(|| (place, Fault::NotACount(word + cut), 0))
    }
}

/// The board before, and the number of cases that it lies back.
const fn before(which: BoardOf, back: u64) -> (BoardOf, u64) {
    match which {
        BoardOf::Case => (BoardOf::Case, back + 1),
        BoardOf::Start => (BoardOf::Goal, back + 1),
        BoardOf::Goal => (BoardOf::Start, back),
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
        Format::Acwing845 | Format::Luogu1379 => {
            let goal = if format == Format::Luogu1379 { GOAL_OF_LUOGU } else { GOAL };
            cases.push((text.board(BoardOf::Case)?, goal));
            if let Some((second, place)) = text.next() {
                return Err((place, Fault::SecondBoard(second), 0));
            }
        }
        Format::Pair => {
            while cases.is_empty() || text.next().is_some() {
                cases.push((text.board(BoardOf::Start)?, text.board(BoardOf::Goal)?));
            }
        }
        Format::Uva652 => {
            let count = text.count()?;
            for _ in 0..count {
                cases.push((text.board(BoardOf::Case)?, GOAL));
            }
            if let Some((_, place)) = text.next() {
                return Err((place, Fault::Surplus(count), 0));
            }
        }
        Format::Hdu3567 => {
            let count = text.count()?;
            for _ in 0..count {
                cases.push((text.board(BoardOf::Start)?, text.board(BoardOf::Goal)?));
            }
            if let Some((_, place)) = text.next() {
                return Err((place, Fault::Surplus(count), 0));
            }
        }
    }
    Ok(())
}

/// Whether these lines answer a case as it should be answered.
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
        Format::Acwing845 | Format::Luogu1379 | Format::Pair => lines == [least.to_string()],
        Format::Hdu3567 => {
            let path = paths.smallest(start, goal, "dlru").unwrap_or_default();
            lines == [format!("Case {}: {least}", case + 1), path]
        }
        Format::Poj1077 | Format::Hdu1043 | Format::Uva652 => match distance {
            None => lines == ["unsolvable"],
            Some(distance) => {
                lines[0].len() == usize::from(distance) && follow(start, lines[0]) == Some(goal)
            }
        },
    }
}

pub fn examine(format: Format, bench: &Bench, input: &[u8]) -> Verdict {
    let mut output = Vec::new();
    let result = format.judge_with(&bench.tables, None, input, &mut output);
    let mut expected = Cases::new();
    let is_utf_16 = input.starts_with(b"\xFF\xFE") || input.starts_with(b"\xFE\xFF");
    let fault = if is_utf_16 {
        Some((InputPlace { line: 1, column: 1 }, Fault::Utf16, 0))
    } else {
        cases(format, &mut Text::of(input), &mut expected).err()
    };
    let output = String::from_utf8(output).expect("answers are text");
    let mut lines: Vec<&str> = output.lines().collect();
    if format == Format::Uva652 {
        assert!(lines.iter().skip(1).step_by(2).all(|line| line.is_empty()), "{output}");
        lines = lines.into_iter().step_by(2).collect();
    }
    let lines_a_case = if format == Format::Hdu3567 { 2 } else { 1 };
    assert_eq!(lines.len(), lines_a_case * expected.len(), "a case, an answer");
    for (case, (puzzle, lines)) in expected.iter().zip(lines.chunks(lines_a_case)).enumerate() {
        assert!(is_answer(&bench.paths, format, case, *puzzle, lines), "case {}: {lines:?}", case + 1);
    }
    match (result, fault) {
        (Ok(()), None) => Verdict::Accepted,
        (Err(JudgeError::Input(error)), Some((place, fault, back))) => {
            let case = expected.len() as u64 + 1 - back;
            assert_eq!(error, InputError { place, case, fault });
            check_words(&error);
            Verdict::Rejected
        }
        (result, fault) => panic!("{result:?} where {fault:?} was expected"),
    }
}

/// Checks that the words name the place, the case and what is wrong.
fn check_words(error: &InputError) {
    let words = error.to_string();
    let InputError { place: InputPlace { line, column }, case, fault } = error;
    assert!(words.starts_with(&format!("line {line}, column {column}, case {case}: ")), "{words}");
    let is_explained = match fault {
        Fault::Board { error, .. } => board::is_explained(error, &words),
        Fault::SecondBoard(character) => words.contains(&format!("{character:?}")),
        Fault::NotACount(word) => words.contains(&format!("{word:?}")),
        Fault::Surplus(1) => words.contains("only 1 case was "),
        Fault::Surplus(count) => words.contains(&format!("only {count} cases were ")),
        Fault::Utf16 => words.contains("UTF-8"),
        Fault::NoBoard(_) => words.ends_with("there is no board"),
        Fault::NoCount => words.ends_with("the number of cases is missing"),
    };
    assert!(is_explained, "{words}");
}
