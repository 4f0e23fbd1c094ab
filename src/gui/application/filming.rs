//! Films while they are made: on a thread of their own, so that the window goes on; in a page, a frame of the film for each
//! frame of the window. Dropped, a film is not finished.

use eight_realms_app::desk::{effect::FileNotWritten, film::MANY_BYTES};

use super::film::{Film, Step};

/// What has become of a film.
pub enum Filmed {
    /// Its expected size in bytes is known.
    Forecast(u64),
    /// Share of the work that is done, in percent.
    Percent(u64),
    /// The bytes of its file, or why there are none.
    Over(Result<Vec<u8>, FileNotWritten>),
}

impl Film {
    /// Makes a step; returns what has become of the film.
    fn go_on(&mut self) -> Filmed {
        match self.step() {
            Ok(Step::Frame) => Filmed::Percent(self.percent()),
            Ok(Step::Forecast(bytes)) => Filmed::Forecast(bytes),
            Ok(Step::Done(bytes)) => Filmed::Over(Ok(bytes)),
            Err(error) => Filmed::Over(Err(error.into())),
        }
    }
}

impl Filmed {
    /// Whether the film goes on only if the person wants it.
    const fn is_large(&self) -> bool {
        matches!(self, Self::Forecast(bytes) if *bytes > MANY_BYTES)
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub use native::Filming;
#[cfg(target_arch = "wasm32")]
pub use page::Filming;

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::{
        sync::mpsc::{Receiver, Sender, TryRecvError, channel},
        thread::Builder,
    };

    use eight_realms_app::desk::effect::FileNotWritten;

    use super::{Film, Filmed};

    /// A film that is being made.
    pub struct Filming {
        news: Receiver<Filmed>,
        /// If the film is large, the thread waits for a word.
        word: Sender<()>,
        is_over: bool,
    }

    impl Filming {
        pub fn begin(film: impl FnOnce() -> Film + Send + 'static) -> Self {
            let (sender, news) = channel();
            let (word, wanted) = channel();
            let failed = sender.clone();
            let begun = Builder::new().name("film".to_owned()).spawn(move || {
                let mut film = film();
                loop {
                    let filmed = film.go_on();
                    let (waits, is_over) = (filmed.is_large(), matches!(filmed, Filmed::Over(_)));
                    let is_heard = sender.send(filmed).is_ok();
                    if !is_heard || is_over || (waits && wanted.recv().is_err()) {
                        return;
                    }
                }
            });
            if let Err(error) = begun {
                // The receiver is here.
                _ = failed.send(Filmed::Over(Err(error.into())));
            }
            Self { news, word, is_over: false }
        }

        /// Lets a large film go on.
        pub fn go_on(&self) {
            // A thread that has ended has said so.
            _ = self.word.send(());
        }

        /// Takes what is new.
        pub fn take_news(&mut self) -> Vec<Filmed> {
            let mut all = Vec::new();
            while !self.is_over {
                match self.news.try_recv() {
                    Ok(filmed) => all.push(filmed),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => {
                        all.push(Filmed::Over(Err(FileNotWritten::Unfinished)));
                    }
                }
                self.is_over = matches!(all.last(), Some(Filmed::Over(_)));
            }
            all
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod page {
    use super::{Film, Filmed};

    /// A film that is being made.
    pub struct Filming {
        film: Film,
        is_waiting: bool,
    }

    impl Filming {
        pub fn begin(film: impl FnOnce() -> Film) -> Self {
            Self { film: film(), is_waiting: false }
        }

        /// Lets a large film go on.
        pub const fn go_on(&mut self) {
            self.is_waiting = false;
        }

        /// Makes a step, unless the film waits.
        pub fn take_news(&mut self) -> Vec<Filmed> {
            if self.is_waiting {
                return Vec::new();
            }
            let filmed = self.film.go_on();
            self.is_waiting = filmed.is_large();
            vec![filmed]
        }
    }
}
