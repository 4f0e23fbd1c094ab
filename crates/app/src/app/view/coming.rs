//! Successors that are still to come, while a question is open: what the rules of the puzzle say of them, and no more.

use eight_realms_core::{
    ask::{QuestionBoard, QuestionKind},
    heuristic::Heuristic,
    puzzle::{Board, Move},
    replay::{Node, Successor},
};

use crate::app::SeenDesk;

/// A successor that is still to come, while a question is open: nothing is shown of its fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComingSuccessor {
    pub board: Board,
    /// The successor's g, if it belongs to the question.
    pub g: Option<u8>,
    /// The successor's h, if it belongs to the question.
    pub h: Option<u16>,
    /// Whether the question is about this successor.
    pub is_subject: bool,
}

/// The successors of the current board that have not been reported. The one that a question is about has a ring.
/// Figures are shown only where the question is answered from them: g of a successor whose fate is in question, and in
/// a deepening search h too, because both are compared with the bound. If the question is which board comes next in a
/// deepening search, all successors show g and h.
pub(super) fn of(model: SeenDesk<'_>, at: &Node, reported: &[Successor]) -> Vec<(Move, ComingSuccessor)> {
    let Some(veil) = model.veil() else { return Vec::new() };
    let is_deepening = model.chosen.is_deepening();
    let heuristic = model.chosen.heuristic(&model.settings);
    let successors = at.board.successors(model.settings.order);
    let to_come = successors.filter(|(by, _)| !reported.iter().any(|successor| successor.by == *by));
    let coming = |(by, board): (Move, Board)| {
        let is_subject = veil.about == Some(QuestionBoard::After(by));
        let (shows_g, shows_h) = match veil.kind {
            QuestionKind::Fate => (is_subject, is_subject && is_deepening),
            QuestionKind::Next => (is_deepening, is_deepening),
            _ => (false, false),
        };
        let h = || heuristic.map(|heuristic| heuristic.to(model.puzzle.goal).h(board));
        let g = shows_g.then_some(at.g + 1);
        (by, ComingSuccessor { board, g, h: if shows_h { h() } else { None }, is_subject })
    };
    to_come.map(coming).collect()
}
