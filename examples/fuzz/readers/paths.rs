//! Shortest paths, found by the plainest search there is: layer by layer from the goal, boards in a hash map.

use std::{cell::OnceCell, collections::HashMap};

use super::board::Tiles;

/// Distances to a goal for each cell that its blank can be on, found when they are first needed.
#[derive(Default)]
pub struct Paths {
    tables: [OnceCell<HashMap<Tiles, u8>>; 9],
}

impl Paths {
    /// The minimum number of moves from start to goal; `None` if no path leads there.
    pub fn distance(&self, start: Tiles, goal: Tiles) -> Option<u8> {
        let blank = cell_of(goal, 0);
        let plain = plain_goal(blank);
        let table = self.tables[blank].get_or_init(|| distances_to(plain));
        table.get(&start.map(|tile| plain[cell_of(goal, tile)])).copied()
    }

    /// The first of all shortest paths in the alphabet of `letters`.
    pub fn smallest(&self, start: Tiles, goal: Tiles, letters: &str) -> Option<String> {
        let mut at = start;
        let mut path = String::new();
        for remaining in (0..self.distance(start, goal)?).rev() {
            let nearer =
                |letter| moved(at, letter).filter(|next| self.distance(*next, goal) == Some(remaining));
            let (letter, next) = letters.chars().find_map(|letter| Some((letter, nearer(letter)?)))?;
            path.push(letter);
            at = next;
        }
        Some(path)
    }
}

/// The board to which a path leads; `None` if the blank leaves the board.
pub fn follow(start: Tiles, path: &str) -> Option<Tiles> {
    path.chars().try_fold(start, moved)
}

/// The eight tiles in order around the blank.
fn plain_goal(blank: usize) -> Tiles {
    std::array::from_fn(|cell| match cell {
        _ if cell == blank => 0,
        _ if cell < blank => cell as u8 + 1,
        _ => cell as u8,
    })
}

fn cell_of(tiles: Tiles, tile: u8) -> usize {
    tiles.iter().position(|other| *other == tile).expect("every tile is on the board")
}

fn moved(mut tiles: Tiles, letter: char) -> Option<Tiles> {
    let blank = cell_of(tiles, 0);
    let (row, column) = (blank / 3, blank % 3);
    let to = match letter {
        'u' if row > 0 => blank - 3,
        'd' if row < 2 => blank + 3,
        'l' if column > 0 => blank - 1,
        'r' if column < 2 => blank + 1,
        _ => return None,
    };
    tiles.swap(blank, to);
    Some(tiles)
}

fn distances_to(goal: Tiles) -> HashMap<Tiles, u8> {
    let mut distances = HashMap::from([(goal, 0)]);
    let mut layer = vec![goal];
    while let Some(distance) = layer.first().map(|tiles| distances[tiles] + 1) {
        let mut next = Vec::new();
        for tiles in layer.iter().flat_map(|tiles| "ulrd".chars().filter_map(|letter| moved(*tiles, letter)))
        {
            distances.entry(tiles).or_insert_with(|| {
                next.push(tiles);
                distance
            });
        }
        layer = next;
    }
    distances
}
