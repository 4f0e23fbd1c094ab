//! The core's errors as sentences: fragments without full stop, which are used alone or after a colon.

use eight_realms_core::{
    heuristic::{Weight, WeightError},
    lab::{BoardSourceError, COUNTING, Contradiction, DepthsError, JournalFault, MAX_PAIRS, TooManyPairs},
    lane::{LaneRefusal, LineError, LineFault, MAX_LANES},
    puzzle::{BoardError, BoardRole, OrderError, PuzzleTextError},
    realm::{DepthLimit, Realm},
    replay::{
        moment::OpeningError,
        place::{PlaceError, PlaceFault, Quantity},
    },
    space::{DEEPEST, HALF},
};

use super::{Words, cut, places::written, quoted};

/// Maximum number of characters that are quoted of a word.
const LONGEST_WORD: usize = 12;

/// Why a text is no board.
pub fn of_board(error: &BoardError, words: &Words) -> String {
    match error {
        BoardError::NotATile { position, character } => {
            let args = [("position", (*position).into()), ("character", visible(*character).into())];
            words.tell("error-board-stranger", &args)
        }
        BoardError::NotATileWord { position, word } => {
            let word: String = cut(word, LONGEST_WORD).chars().map(visible).collect();
            let args = [("position", (*position).into()), ("character", word.into())];
            words.tell("error-board-stranger", &args)
        }
        BoardError::Repeated { position, tile: 0, first } => {
            let args = [("position", (*position).into()), ("first", (*first).into())];
            words.tell("error-board-repeated-blank", &args)
        }
        BoardError::Repeated { position, tile, first } => {
            let tile = tile_name(*tile).into();
            let args = [("position", (*position).into()), ("tile", tile), ("first", (*first).into())];
            words.tell("error-board-repeated", &args)
        }
        BoardError::TooLong { character } => {
            words.tell("error-board-long", &[("character", visible(*character).into())])
        }
        BoardError::TooShort { cells, missing } => {
            let names: Vec<String> = missing.iter().copied().map(tile_name).collect();
            let args = [("cells", (*cells).into()), ("missing", names.join(" ").into())];
            words.tell("error-board-short", &args)
        }
        BoardError::TooMany { cells, tile, first, position } => {
            let id = if *tile == 0 { "error-board-many-blanks" } else { "error-board-many" };
            let args = [
                ("cells", (*cells).into()),
                ("tile", tile_name(*tile).into()),
                ("first", (*first).into()),
                ("position", (*position).into()),
            ];
            words.tell(id, &args)
        }
        BoardError::OtherSize { rows, columns } => {
            words.tell("error-board-size", &[("rows", (*rows).into()), ("columns", (*columns).into())])
        }
    }
}

/// A character that can be seen is written as itself; any other, which could even turn the sentence around, by its
/// number.
fn visible(character: char) -> String {
    match character.escape_debug().next() {
        Some('\\') if !character.is_ascii_punctuation() => {
            format!("U+{:04X}", u32::from(character))
        }
        _ => character.to_string(),
    }
}

/// The name of a tile: its number, or x for the blank.
pub fn tile_name(tile: u8) -> String {
    if tile == 0 { "x".to_owned() } else { tile.to_string() }
}

/// Why a text is not the line of a moment, with the position. It holds no words of the text: an address that somebody
/// sends must not put a sentence of its own into the window.
pub fn of_line(error: &LineError, words: &Words) -> String {
    let fault = line_fault(&error.fault, words);
    words.tell("error-line", &[("position", error.position.into()), ("fault", fault.into())])
}

/// Why a text is neither a puzzle nor the line of a moment.
pub fn of_opening(error: &OpeningError, words: &Words) -> String {
    match error {
        OpeningError::Line(error) => of_line(error, words),
        OpeningError::Puzzle(error) => of_puzzle(error, words),
    }
}

/// Why a text is no puzzle, with the role of the board if the text has two.
pub fn of_puzzle(PuzzleTextError { role, error }: &PuzzleTextError, words: &Words) -> String {
    let fault = of_board(error, words);
    match role {
        Some(role) => of_two(words, *role, fault),
        None => fault,
    }
}

fn of_two(words: &Words, role: BoardRole, fault: String) -> String {
    let id = match role {
        BoardRole::Start => "error-line-start",
        BoardRole::Goal => "error-line-goal",
    };
    words.tell(id, &[("reason", fault.into())])
}

/// Why a lane is no search.
pub fn of_lane(why: LaneRefusal, words: &Words) -> String {
    words.say(format!("lane-refused-{}", why.name()))
}

fn line_fault(fault: &LineFault, words: &Words) -> String {
    let named = |id, name, value: &str| words.tell(id, &[(name, value.to_owned().into())]);
    match fault {
        LineFault::LaterVersion => words.say("error-line-later"),
        LineFault::Board { board, error } => of_two(words, *board, of_board(error, words)),
        LineFault::Missing(character) => named("error-line-missing", "character", &character.to_string()),
        LineFault::UnknownRealm(_) => {
            named("error-line-realm", "known", &Realm::ALL.map(Realm::label).join(", "))
        }
        LineFault::UnknownSetting(_) => words.say("error-line-setting"),
        LineFault::RepeatedSetting(letter) => named("error-line-repeated", "letter", &letter.to_string()),
        LineFault::UnknownValue { setting, known, .. } => {
            let args = [("setting", setting.to_string().into()), ("known", known.clone().into())];
            words.tell("error-line-value", &args)
        }
        LineFault::Order(error) => of_order(error, words),
        LineFault::Weight(error) => of_weight(*error, words),
        LineFault::WeightAlone => words.say("error-line-weight-alone"),
        LineFault::DepthLimit(_) => {
            words.tell("error-depth-limit", &[("most", DepthLimit::MAX.moves().into())])
        }
        LineFault::Lane(why) => of_lane(*why, words),
        LineFault::LaneTwice(letter) => named("lane-refused-there", "letter", &letter.to_string()),
        LineFault::TooManyLanes => words.tell("lane-refused-full", &[("most", MAX_LANES.into())]),
        LineFault::LaneBehindPlace => words.say("error-line-lane-behind"),
        LineFault::UnknownLane => words.say("error-line-lane"),
        LineFault::TextBehind => words.say("error-line-behind"),
        LineFault::UnknownPlace => words.say("error-line-place"),
        LineFault::NumberMissing(letter) => named("error-line-number", "letter", &letter.to_string()),
        LineFault::NumberTooLarge => words.say("error-line-number-large"),
        LineFault::Check => words.say("error-line-check"),
    }
}

/// Why a text is no place in a recording, with the position.
pub fn of_place(error: &PlaceError, words: &Words) -> String {
    let fault = place_fault(&error.fault, words);
    words.tell("error-place", &[("position", error.position.into()), ("fault", fault.into())])
}

fn place_fault(fault: &PlaceFault, words: &Words) -> String {
    let named =
        |id, quantity: Quantity| words.tell(id, &[("quantity", written(words, quantity.name()).into())]);
    let known_in =
        |known: &str| known.split(", ").map(|word| written(words, word)).collect::<Vec<_>>().join(", ");
    match fault {
        PlaceFault::ConditionMissing => words.say("error-place-condition"),
        PlaceFault::UnknownWord { word, known } => words
            .tell("error-place-word", &[("word", quoted(word).into()), ("known", known_in(known).into())]),
        PlaceFault::ComparisonMissing(quantity) => named("error-place-comparison", *quantity),
        PlaceFault::NumberMissing => words.say("error-place-number"),
        PlaceFault::NumberTooLarge => words.say("error-place-number-large"),
        PlaceFault::NumberZero => words.say("error-place-number-zero"),
        PlaceFault::NotWhole(quantity) => named("error-place-whole", *quantity),
        PlaceFault::NotInTenths => words.say("error-place-tenths"),
        PlaceFault::Board(error) => {
            words.tell("error-place-board", &[("reason", of_board(error, words).into())])
        }
        PlaceFault::LeftOver(rest) => {
            words.tell("error-place-rest", &[("rest", written(words, &quoted(rest)).into())])
        }
    }
}

/// Why a text is no order.
pub fn of_order(error: &OrderError, words: &Words) -> String {
    match error {
        OrderError::NotAMove { position, letter } => {
            let args = [
                ("position", position.to_string().into()),
                ("letter", letter.escape_debug().to_string().into()),
            ];
            words.tell("usage-order-stranger", &args)
        }
        OrderError::Repeated { position, step } => {
            let args = [("position", position.to_string().into()), ("letter", step.to_string().into())];
            words.tell("usage-order-again", &args)
        }
        OrderError::Incomplete { count } => words.tell("usage-order-short", &[("count", (*count).into())]),
    }
}

/// Why a text is no weight.
pub fn of_weight(error: WeightError, words: &Words) -> String {
    let id = match error {
        WeightError::NotInTenths => "usage-weight",
        WeightError::OutOfRange => "usage-weight-range",
    };
    let [least, greatest] = [Weight::MIN, Weight::GREATEST].map(|weight| weight.to_string().into());
    words.tell(id, &[("least", least), ("greatest", greatest)])
}

/// Why a text names no boards for an experiment.
pub fn of_boards(error: &BoardSourceError, words: &Words) -> String {
    match error {
        BoardSourceError::Unknown => words.say("error-boards"),
        BoardSourceError::Count(text) => {
            let args = [("text", quoted(text).into()), ("most", HALF.into())];
            words.tell("error-board-count", &args)
        }
        BoardSourceError::Depths(error) => of_depths(error, words),
    }
}

/// Why a text is no range of depths.
pub fn of_depths(error: &DepthsError, words: &Words) -> String {
    match error {
        DepthsError::Shape => words.say("error-depths"),
        DepthsError::TooDeep(depth) => {
            words.tell("error-too-deep", &[("depth", (*depth).into()), ("most", DEEPEST.into())])
        }
        DepthsError::Backwards { from, to } => {
            words.tell("error-depths-backwards", &[("from", (*from).into()), ("to", (*to).into())])
        }
        DepthsError::NoStep => words.say("error-depths-step"),
    }
}

/// Why an experiment has more pairs than are counted, as a fragment.
pub fn of_pairs(TooManyPairs { variants, boards }: TooManyPairs, words: &Words) -> String {
    let args = [("lanes", variants.into()), ("boards", boards.into()), ("most", MAX_PAIRS.into())];
    words.tell("usage-too-many-pairs", &args)
}

/// Why a line does not belong to a journal.
pub fn of_journal(fault: &JournalFault, words: &Words) -> String {
    match fault {
        JournalFault::NotAJournal(reason) => {
            words.tell("error-journal", &[("reason", quoted(reason).into())])
        }
        JournalFault::LaterFormat(version) => {
            words.tell("error-journal-later", &[("version", (*version).into())])
        }
        JournalFault::OtherCounting { theirs } => {
            let args = [("theirs", (*theirs).into()), ("ours", COUNTING.into())];
            words.tell("error-journal-counting", &args)
        }
        JournalFault::Hash => words.say("error-journal-hash"),
        JournalFault::NotARow => words.say("error-journal-row"),
        JournalFault::UnknownVariant(variant) => {
            words.tell("error-journal-variant", &[("variant", variant.to_string().into())])
        }
        JournalFault::UnknownBoard(text) => {
            words.tell("error-journal-board", &[("text", quoted(text).into())])
        }
        JournalFault::Contradiction(Contradiction { lane, start }) => {
            let args = [("lane", lane.to_string().into()), ("start", start.letters().into())];
            words.tell("error-journal-contradiction", &args)
        }
        JournalFault::TooLong(most) => words.tell("error-journal-long", &[("most", (*most).into())]),
    }
}
