//! Boards, moves, orders and pairs: spelling, rank, parity.

use std::collections::HashSet;

use eight_realms_core::{
    puzzle::{Board, BoardError, Move, Order, OrderError, Puzzle, RANKS},
    space::{Dealer, HALF, index_of},
};

use crate::{
    facts::FACTS,
    probe::{board, puzzle},
};

#[test]
fn every_spelling_of_a_board_is_read() {
    let sample = Board::from_tiles([2, 3, 4, 1, 5, 0, 7, 6, 8]).expect("nine different tiles");
    let spellings = [
        "23415x768",
        "23415X768",
        "234150768",
        "23415_768",
        "23415.768",
        "2 3 4 1 5 x 7 6 8",
        "2,3,4,1,5,x,7,6,8",
        " 2, 3, 4,\n1, 5, 0,\r\n7, 6, 8\t",
        "234\n15x\n768\n",
        ",,2 34,1\u{3000}5.768",
    ];
    for spelling in spellings {
        assert_eq!(spelling.parse(), Ok(sample), "{spelling:?}");
    }
    assert_eq!(sample.to_string(), "2 3 4 1 5 x 7 6 8");
    assert_eq!(sample.letters(), "23415x768");
}

#[test]
fn a_wrong_board_is_rejected_with_its_position() {
    let strangers = [
        ("12345678y", 9, 'y'),
        ("1 2 x 9", 4, '9'),
        ("!12345678", 1, '!'),
        ("八", 1, '八'),
        ("12,3?4", 4, '?'),
    ];
    for (text, position, character) in strangers {
        assert_eq!(text.parse::<Board>(), Err(BoardError::NotATile { position, character }), "{text}");
    }
    let repeated = [("123456788", 9, 8, 8), ("1x3456_78", 7, 0, 2), ("1, 2, 2", 3, 2, 2), ("11", 2, 1, 1)];
    for (text, position, tile, first) in repeated {
        assert_eq!(text.parse::<Board>(), Err(BoardError::Repeated { position, tile, first }), "{text}");
    }
    for (text, character) in [("12345678x1", '1'), ("12345678xy", 'y'), ("12345678xx", 'x')] {
        assert_eq!(Board::of_cells(text), Err(BoardError::TooLong { character }), "{text}");
    }
    let many = |tile, first| Err(BoardError::TooMany { cells: 10, tile, first, position: 10 });
    assert_eq!("12345678x1".parse::<Board>(), many(1, 1));
    assert_eq!("12345678x x".parse::<Board>(), many(0, 9));
    let short = [("12345678", 8, vec![0]), ("x234567", 7, vec![1, 8]), ("", 0, (1..=8).chain([0]).collect())];
    for (text, cells, missing) in short {
        assert_eq!(text.parse::<Board>(), Err(BoardError::TooShort { cells, missing }), "{text}");
    }
}

#[test]
fn a_wrong_board_is_explained() {
    let explanations = [
        ("123456788", "position 9: tile 8 again, first at position 8"),
        ("1x3456_78", "position 7: the blank again, first at position 2"),
        ("12345678y", "position 9: 'y' is not a tile 1 to 8 and not the blank (x, 0, _, . or *)"),
        ("12345678x5", "10 cells, a board has nine: tile 5 is at positions 5 and 10"),
        ("12345678xx", "10 cells, a board has nine: the blank is at positions 9 and 10"),
        ("12345678", "position 9: the board ends, the blank is missing"),
        ("x23456", "position 7: the board ends, tile 1, tile 7 and tile 8 are missing"),
        ("x1234567 ", "position 9: the board ends, tile 8 is missing"),
    ];
    for (text, explanation) in explanations {
        let error = text.parse::<Board>().expect_err(text);
        assert_eq!(error.to_string(), explanation, "{text}");
    }
}

#[test]
fn only_nine_different_tiles_are_a_board() {
    assert_eq!(Board::from_tiles([1, 2, 3, 4, 5, 6, 7, 8, 0]), Some(Board::standard_goal()));
    assert_eq!(Board::from_tiles([1, 2, 3, 4, 5, 6, 7, 8, 8]), None);
    assert_eq!(Board::from_tiles([1, 2, 3, 4, 5, 6, 7, 8, 9]), None);
}

#[test]
fn ranks_are_those_of_the_dictionary() {
    let ranks =
        FACTS.hash.iter().find(|(convention, _)| convention.starts_with("ours")).expect("ours is there");
    for (letters, rank) in ranks.1 {
        assert_eq!(board(&letters.replace('9', "x")).rank(), *rank, "{letters}");
    }
    assert_eq!(ranks.1.len(), 6);
}

/// Smaller ones behind, counted plainly, with the weights 8! to 0!; and the same of the eight tiles alone.
#[test]
fn rank_and_index_are_cantor_expansions() {
    let expansion = |word: &[u8]| {
        let mut weight = 1;
        let mut sum = 0;
        for (behind, first) in (0..word.len()).rev().enumerate() {
            weight *= behind.max(1);
            sum += word[first..].iter().filter(|other| **other < word[first]).count() * weight;
        }
        sum
    };
    for (letters, rank, index) in [
        ("12345678x", 0, 8),
        ("21345678x", 40_320, 45_368),
        ("13245678x", 5_040, 6_488),
        ("23145678x", 45_360, 51_848),
        ("137246x58", 7_930, 10_824),
        ("53821x746", 175_102, 200_057),
        ("x12345678", 322_560, 0),
    ] {
        assert_eq!((board(letters).rank(), board(letters).index()), (rank, index), "{letters}");
    }
    for number in (0..RANKS).step_by(89) {
        let board = Board::from_rank(number).expect("a rank");
        let cells = board.tiles().map(|tile| if tile == 0 { 9 } else { tile });
        let line: Vec<u8> = cells.into_iter().filter(|tile| *tile < 9).collect();
        assert_eq!(board.rank(), expansion(&cells), "{board}");
        assert_eq!(board.index(), expansion(&line) * 9 + board.blank() as usize, "{board}");
        let code = board.lehmer_code();
        assert!(code.iter().zip((0..=8).rev()).all(|(digit, most)| *digit <= most), "{board}: {code:?}");
    }
}

#[test]
fn rank_and_unrank_undo_each_other() {
    let as_word = |board: Board| board.tiles().map(|tile| if tile == 0 { 9 } else { tile });
    let boards: Vec<Board> = (0..RANKS).map(|rank| Board::from_rank(rank).expect("a rank")).collect();
    assert!(boards.iter().enumerate().all(|(rank, board)| board.rank() == rank));
    assert!(boards.is_sorted_by(|one, other| as_word(*one) < as_word(*other)));
    assert_eq!(Board::from_rank(RANKS), None);
}

#[test]
fn boards_survive_being_written_and_taken_apart() {
    for rank in (0..RANKS).step_by(97) {
        let board = Board::from_rank(rank).expect("a rank");
        assert_eq!(board.to_string().parse(), Ok(board));
        assert_eq!(Board::of_letters(&board.letters()), board);
        assert_eq!(Board::from_tiles(board.tiles()), Some(board));
        assert!((0..9).all(|tile| board.tile(board.places()[tile as usize]) == tile));
        assert_eq!(board.tile(board.blank()), 0);
    }
}

#[test]
fn indices_number_each_half_without_a_gap() {
    let goal = Board::standard_goal();
    let mut is_taken = [vec![false; HALF], vec![false; HALF]];
    for rank in 0..RANKS {
        let board = Board::from_rank(rank).expect("a rank");
        let half = usize::from(Puzzle::new(board, goal).is_solvable());
        let before = std::mem::replace(&mut is_taken[half][index_of(board)], true);
        assert!(!before, "{board} has an index of its own");
    }
    assert!(is_taken.iter().flatten().all(|is_taken| *is_taken));
}

/// The tiles without the blank, in dictionary order, and in each line of tiles by the blank.
#[test]
fn places_go_line_by_line_and_by_the_blank() {
    let mut boards: Vec<Board> = (0..RANKS).map(|rank| Board::from_rank(rank).expect("a rank")).collect();
    boards.sort_by_cached_key(|board| {
        (board.tiles().into_iter().filter(|tile| *tile > 0).collect::<Vec<_>>(), board.blank())
    });
    assert!(boards.iter().enumerate().all(|(place, board)| board.index() == place));
}

#[test]
fn moves_name_where_the_blank_goes() {
    let centre = board("1234x5678");
    let after = [
        (Move::Up, "1x3425678"),
        (Move::Left, "123x45678"),
        (Move::Right, "12345x678"),
        (Move::Down, "1234756x8"),
    ];
    for (step, letters) in after {
        assert_eq!(centre.after(step).map(Board::letters).as_deref(), Some(letters), "{step}");
        assert_eq!(centre.move_to(board(letters)), Some(step));
        assert_eq!(board(letters).after(step.opposite()), Some(centre));
        assert_eq!(Move::from_letter(step.letter()), Some(step));
        assert_eq!(Move::from_letter(step.letter().to_ascii_uppercase()), Some(step));
    }
    assert_eq!(Move::ALL.map(Move::letter), ['u', 'l', 'r', 'd']);
    assert_eq!(Move::from_letter('x'), None);
    assert_eq!(centre.move_to(centre), None);
}

#[test]
fn the_blank_stays_on_the_board() {
    let blocked = |step| (0..9).filter(|cell| Move::leads_to(step, *cell).is_none()).collect::<Vec<u8>>();
    assert_eq!(blocked(Move::Up), [0, 1, 2]);
    assert_eq!(blocked(Move::Left), [0, 3, 6]);
    assert_eq!(blocked(Move::Right), [2, 5, 8]);
    assert_eq!(blocked(Move::Down), [6, 7, 8]);
    let steps: Vec<Move> = board("x12345678").successors(Order::default()).map(|(step, _)| step).collect();
    assert_eq!(steps, [Move::Right, Move::Down]);
}

#[test]
fn there_are_24_orders() {
    let orders: Vec<Order> = Order::all().collect();
    assert_eq!(orders.iter().collect::<HashSet<_>>().len(), 24);
    assert_eq!(orders[0], Order::default());
    assert_eq!(Order::default().to_string(), "ulrd");
    for order in orders {
        assert_eq!(order.to_string().parse(), Ok(order));
        assert_eq!(order.to_string().to_uppercase().parse(), Ok(order));
        let spaced = order.moves().map(|step| step.to_string()).join(" ");
        assert_eq!(spaced.parse(), Ok(order));
    }
}

#[test]
fn a_wrong_order_is_rejected() {
    let wrong = [
        (
            "ulrx",
            OrderError::NotAMove { position: 4, letter: 'x' },
            "position 4: 'x' is not one of u, l, r, d",
        ),
        ("ulul", OrderError::Repeated { position: 3, step: Move::Up }, "position 3: u again"),
        ("ulrdU", OrderError::Repeated { position: 5, step: Move::Up }, "position 5: u again"),
        ("ul", OrderError::Incomplete { count: 2 }, "an order names all four of u, l, r, d; this names 2"),
        ("", OrderError::Incomplete { count: 0 }, "an order names all four of u, l, r, d; this names 0"),
    ];
    for (text, error, explanation) in wrong {
        assert_eq!(text.parse::<Order>(), Err(error), "{text}");
        assert_eq!(error.to_string(), explanation);
    }
}

#[test]
fn moves_keep_the_half_and_an_exchange_of_tiles_leaves_it() {
    let mut dealer = Dealer::seeded(1);
    for _ in 0..500 {
        let pair = Puzzle::new(dealer.any(), dealer.any());
        for (_, next) in pair.start.successors(Order::default()) {
            assert_eq!(Puzzle::new(next, pair.goal).is_solvable(), pair.is_solvable(), "{pair:?}");
        }
        let mut tiles = (0..9).filter(|cell| *cell != pair.start.blank());
        let (one, other) = (tiles.next().expect("eight tiles"), tiles.next_back().expect("eight tiles"));
        let exchanged = pair.start.with_swapped(one, other);
        assert_ne!(Puzzle::new(exchanged, pair.goal).is_solvable(), pair.is_solvable(), "{pair:?}");
        assert_eq!(exchanged.with_swapped(one, other), pair.start);
    }
}

#[test]
fn inversions_are_counted_as_the_goal_sees_them() {
    let mut dealer = Dealer::seeded(2);
    for _ in 0..500 {
        let pair = Puzzle::new(dealer.any(), dealer.any());
        assert_eq!(pair.inversions().len().is_multiple_of(2), pair.is_solvable(), "{pair:?}");
    }
    let pair = puzzle("1 2 3 4 5 6 8 7 x", "1 2 3 4 5 6 7 8 x");
    let cells: Vec<(u8, u8)> = pair.inversions().iter().map(|pair| (pair.earlier, pair.later)).collect();
    assert_eq!(cells, [(6, 7)]);
    assert_eq!(puzzle("8 7 6 5 4 3 2 1 x", "1 2 3 4 5 6 7 8 x").inversions().len(), 28);
    assert_eq!(puzzle("8 7 6 5 4 3 2 1 x", "x 8 7 6 5 4 3 2 1").inversions(), []);
}
