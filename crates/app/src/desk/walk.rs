//! The walk along the solution, move by move. The keys that play and step through the search walk it while it is open.

use eight_realms_core::replay::Direction;

/// The position in the solution, and its motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SolutionShow {
    /// Whether the solution is walked.
    pub is_open: bool,
    /// Moves shown, the current one included.
    pub step: usize,
    /// Whether the solution plays.
    pub motion: Motion,
    /// Moves a second: 0.5, 1, 2, 4 or 8.
    pub moves_per_second: f32,
    /// How far the tile of the current move has come, 0 to 1.
    pub progress: f32,
    /// Seconds since the last move, while it plays.
    seconds_waited: f32,
    /// The direction of the last step.
    direction: Direction,
}

/// Whether the solution plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// Not playing.
    #[default]
    Still,
    /// Playing.
    Running,
}

/// Seconds that a tile takes when it slides on its own.
pub const SLIDE_SECONDS: f32 = 0.12;

impl Default for SolutionShow {
    fn default() -> Self {
        Self {
            is_open: false,
            step: 0,
            motion: Motion::Still,
            moves_per_second: 2.0,
            progress: 1.0,
            seconds_waited: 0.0,
            direction: Direction::Forward,
        }
    }
}

impl SolutionShow {
    /// The lowest speed, in moves a second.
    pub const MIN_SPEED: f32 = 0.5;
    /// The highest speed, in moves a second.
    pub const MAX_SPEED: f32 = 8.0;

    /// Leaves the walk, and goes to the beginning of another solution, at the same speed.
    pub fn restart(&mut self) {
        *self = Self { moves_per_second: self.moves_per_second, ..Self::default() };
    }

    /// Lets time pass in a solution of `moves` moves.
    pub fn advance(&mut self, seconds: f32, moves: usize) {
        self.progress = (self.progress + seconds / SLIDE_SECONDS.min(0.8 / self.moves_per_second)).min(1.0);
        if self.motion == Motion::Still {
            return;
        }
        self.seconds_waited += seconds;
        if self.seconds_waited >= 1.0 / self.moves_per_second {
            self.seconds_waited = 0.0;
            self.go_to(self.step + 1, moves);
            if self.step == moves {
                self.motion = Motion::Still;
            }
        }
    }

    /// Goes to a place in a solution of `moves` moves. The tile slides there, or back, if it is one move away.
    pub fn go_to(&mut self, step: usize, moves: usize) {
        let step = step.min(moves);
        self.progress = if step.abs_diff(self.step) == 1 { 0.0 } else { 1.0 };
        self.direction = if step < self.step { Direction::Back } else { Direction::Forward };
        self.step = step;
    }

    /// The number of moves after which the marked tile was where it comes from: one more than the current one while the
    /// tile slides back, otherwise one less. `None` at the start.
    pub fn previous_step(&self) -> Option<usize> {
        match self.direction {
            Direction::Back if self.progress < 1.0 => Some(self.step + 1),
            Direction::Forward | Direction::Back => self.step.checked_sub(1),
        }
    }

    /// Stops, with the last tile in its place.
    pub const fn rest(&mut self) {
        self.motion = Motion::Still;
        self.progress = 1.0;
    }

    /// Opens the walk at a place in a solution of `moves` moves.
    pub fn open_at(&mut self, step: usize, moves: usize) {
        self.is_open = true;
        self.motion = Motion::Still;
        self.go_to(step, moves);
    }

    /// Starts or stops. At the end, starts from the beginning.
    pub fn toggle(&mut self, moves: usize) {
        if self.motion == Motion::Running {
            self.motion = Motion::Still;
            return;
        }
        if self.step >= moves {
            self.go_to(0, moves);
        }
        self.seconds_waited = 0.0;
        self.motion = if moves > 0 { Motion::Running } else { Motion::Still };
    }

    /// Whether anything moves, so that another frame is needed.
    pub fn is_moving(&self) -> bool {
        self.motion == Motion::Running || self.progress < 1.0
    }
}
