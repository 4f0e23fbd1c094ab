//! Films: read back with another reader, they show what was drawn, for as long as it was to be shown.

use std::{
    io::{self, Cursor, Write},
    sync::{Arc, LazyLock},
    time::Duration,
};

use egui::Rect;
use eight_realms::gui::{
    Application,
    fonts::install_fonts,
    picture,
    raster::{
        film::{FilmError, FilmFormat, FilmWriter, FirstPass, LAST_DELAY, MIN_DELAY},
        render_app,
    },
    testing::{BoardFace, paint_board},
    theme::Palette,
};
use eight_realms_app::{
    desk::preferences::{OpensAt, Preferences},
    model::{Action, Model},
};
use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings},
    trace::Tally,
};
use image::{
    AnimationDecoder, Rgba, RgbaImage,
    codecs::{gif::GifDecoder, png::PngDecoder},
    metadata::LoopCount,
};

/// The sample's solution, a frame for each board.
static SOLUTION: LazyLock<Vec<RgbaImage>> = LazyLock::new(|| solution(1));
const SIDE: f32 = 480.0;
const DELAY: Duration = Duration::from_millis(400);

/// The sample's solution, each move in some frames.
fn solution(frames_of_move: usize) -> Vec<RgbaImage> {
    let start: Board = "23415x768".parse().expect("a board");
    let puzzle = Puzzle::new(start, Board::standard_goal());
    let path = Realm::Heap.search(&puzzle, &Settings::default(), &mut Tally::default());
    let boards = path.expect("it has a budget").expect("it is solvable").boards(start);
    let (goal, palette) = (Board::standard_goal().tiles(), Palette::dark());
    let accent = palette.rungs()[6];
    let drawn = |tiles: &[u8; 9], moved: Option<u8>, progress: f32| {
        let face = BoardFace { moved, ..BoardFace::still(tiles, &goal, accent).with_progress(progress) };
        let frame = render_app(egui::Vec2::splat(SIDE), 1.0, 2, install_fonts, |ui| {
            let all = Rect::from_min_size(egui::Pos2::ZERO, egui::Vec2::splat(SIDE));
            paint_board(ui.painter(), all.shrink(20.0), &face, &palette);
        });
        frame.image()
    };
    let mut frames = vec![drawn(&start.tiles(), None, 1.0)];
    for step in boards.windows(2) {
        let tiles = step[1].tiles();
        let moved = (0..9).find(|&place| step[0].tiles()[place] == 0).map(|place| tiles[place]);
        let progress = |frame: usize| frame as f32 / frames_of_move as f32;
        frames.extend((1..=frames_of_move).map(|frame| drawn(&tiles, moved, progress(frame))));
    }
    frames
}

/// The window at some events of the sample's search that follow one another.
fn window_frames(size: egui::Vec2, count: u64) -> Vec<RgbaImage> {
    let preferences = Preferences { opens_at: OpensAt::End, ..Preferences::default() };
    let mut application = Application::of(Model::new(preferences, 0), Arc::new(|| {}));
    picture::finish(&mut application);
    application.act(Action::Choose(Realm::Heap.into()));
    let frame = |event: u64| {
        application.act(Action::Seek(event));
        picture::draw(&mut application, size, 1.0)
    };
    (200..200 + count).map(frame).collect()
}

fn first_pass(format: FilmFormat, frames: &[RgbaImage]) -> FirstPass {
    let mut first_pass = FirstPass::new(format, &frames[0]);
    for number in FirstPass::numbers(frames.len()).into_iter().skip(1) {
        first_pass.add(number, &frames[number]).expect("a frame of this size");
    }
    first_pass
}

fn write_to(out: impl Write, format: FilmFormat, frames: &[RgbaImage]) -> io::Result<()> {
    let mut film = first_pass(format, frames).into_writer(out, frames.len())?;
    frames.iter().try_for_each(|frame| film.push(frame, DELAY))?;
    film.finish()
}

fn written(format: FilmFormat, frames: &[RgbaImage]) -> Vec<u8> {
    let mut bytes = Vec::new();
    write_to(&mut bytes, format, frames).expect("memory does not fail");
    bytes
}

/// The frames of a file, each as it is shown, and for how long.
pub fn read(format: FilmFormat, bytes: &[u8]) -> Vec<(RgbaImage, Duration)> {
    let bytes = Cursor::new(bytes);
    let frames = match format {
        FilmFormat::Gif => GifDecoder::new(bytes).expect("a GIF").into_frames(),
        FilmFormat::Apng => {
            let film = PngDecoder::new(bytes).and_then(PngDecoder::apng).expect("an APNG");
            assert!(matches!(film.loop_count(), LoopCount::Infinite));
            film.into_frames()
        }
    };
    let frames = frames.map(|frame| frame.expect("a frame"));
    frames.map(|frame| (frame.buffer().clone(), frame.delay().into())).collect()
}

/// Peak signal-to-noise ratio of what is shown, over all frames, in decibels.
pub fn psnr(shown: &[(RgbaImage, Duration)], drawn: &[RgbaImage]) -> f64 {
    assert_eq!(shown.len(), drawn.len());
    let (mut squares, mut samples) = (0, 0);
    for ((shown, _), drawn) in shown.iter().zip(drawn) {
        assert_eq!(shown.dimensions(), drawn.dimensions());
        let difference = |(one, other): (&u8, &u8)| u64::from(one.abs_diff(*other)).pow(2);
        squares += shown.iter().zip(drawn.iter()).map(difference).sum::<u64>();
        samples += 3 * shown.width() as u64 * shown.height() as u64;
    }
    10.0 * (255.0_f64.powi(2) * samples as f64 / squares as f64).log10()
}

fn filled(side: u32, color: impl Fn(u32, u32) -> [u8; 3]) -> RgbaImage {
    RgbaImage::from_fn(side, side, |x, y| {
        let [red, green, blue] = color(x, y);
        Rgba([red, green, blue, 255])
    })
}

#[test]
fn a_film_has_every_frame_in_its_size_for_its_time_and_loops() {
    for format in FilmFormat::ALL {
        let bytes = written(format, &SOLUTION);
        let shown = read(format, &bytes);
        assert_eq!(shown.len(), 20);
        assert!(shown.iter().all(|(image, _)| image.dimensions() == (480, 480)));
        assert!(shown.iter().all(|(image, _)| image.pixels().all(|pixel| pixel.0[3] == 255)), "opaque");
        let (last, others) = shown.split_last().expect("twenty");
        assert!(others.iter().all(|(_, delay)| *delay == DELAY));
        assert_eq!(last.1, LAST_DELAY);
        if format == FilmFormat::Gif {
            // A reader of `image` takes a film without this mark for one that loops.
            let endless = b"NETSCAPE2.0\x03\x01\0\0\0";
            assert!(bytes.windows(endless.len()).any(|part| part == endless));
        }
    }
}

#[test]
fn an_apng_is_what_was_drawn_and_a_gif_is_near_to_it() {
    let shown = read(FilmFormat::Apng, &written(FilmFormat::Apng, &SOLUTION));
    assert!(shown.iter().zip(SOLUTION.iter()).all(|((shown, _), drawn)| shown == drawn));
    let bytes = written(FilmFormat::Gif, &SOLUTION);
    assert!(bytes.len() <= 400_000, "{} bytes", bytes.len());
    let quality = psnr(&read(FilmFormat::Gif, &bytes), &SOLUTION);
    assert!(quality >= 45.0, "{quality} dB");
    assert_eq!(bytes, written(FilmFormat::Gif, &SOLUTION), "every time the same");
}

#[test]
fn a_forecast_is_within_a_quarter_of_what_is_written() {
    let window = window_frames(egui::vec2(1024.0, 640.0), 48);
    for (name, frames) in [("boards", &*SOLUTION), ("sliding", &solution(12)), ("window", &window)] {
        for format in FilmFormat::ALL {
            let forecast = first_pass(format, frames).forecast(frames.len()).expect("it can be written");
            let bytes = written(format, frames);
            let share = forecast as f64 / bytes.len() as f64;
            assert!((0.75..=1.25).contains(&share), "{name} as {format:?}: {share}");
            let quality = psnr(&read(format, &bytes), frames);
            assert!(quality >= 45.0, "{name} as {format:?}: {quality} dB");
        }
    }
}

#[test]
fn the_first_pass_asks_for_few_frames_in_pairs_and_for_the_first_and_last() {
    for count in (1..200).chain([600, 601, 640, 181_440]) {
        let numbers = FirstPass::numbers(count);
        assert_eq!((numbers[0], numbers[numbers.len() - 1]), (0, count - 1));
        assert!(numbers.is_sorted_by(|one, other| one < other), "{numbers:?}");
        assert!(numbers.len() <= 34, "{} of {count}", numbers.len());
        let has_neighbour = |number: &usize| {
            numbers.contains(&(number + 1))
                || number.checked_sub(1).is_some_and(|before| numbers.contains(&before))
        };
        assert!(count == 1 || numbers.iter().all(has_neighbour), "{numbers:?}");
    }
    assert!(FirstPass::numbers(0).is_empty());
}

#[test]
fn a_film_may_have_one_frame_or_equal_ones() {
    let frame = &SOLUTION[0];
    for format in FilmFormat::ALL {
        let one = std::slice::from_ref(frame);
        let bytes = written(format, one);
        assert_eq!(first_pass(format, one).forecast(1).ok(), Some(bytes.len() as u64 - end_of(format)));
        let shown = read(format, &bytes);
        assert_eq!((shown.len(), shown[0].1), (1, LAST_DELAY));
        let equal = [frame.clone(), frame.clone(), frame.clone()];
        let longer = written(format, &equal);
        assert!(longer.len() < bytes.len() + 200, "{} bytes more", longer.len() - bytes.len());
        let three = read(format, &longer);
        assert_eq!(three.len(), 3);
        assert!(three.iter().all(|(image, _)| *image == shown[0].0));
    }
}

/// Number of bytes after the last frame.
fn end_of(format: FilmFormat) -> u64 {
    match format {
        FilmFormat::Gif => 1,
        FilmFormat::Apng => 12,
    }
}

#[test]
fn a_gif_keeps_few_colors_exactly_and_of_many_the_commonest() {
    let few = [0, 1].map(|frame| filled(16, |x, y| [x as u8 * 16, y as u8 * 16, 8 * frame]));
    // The 256th colour is in place of one that every film needs: that of a pixel that stays.
    let few = few.map(|mut frame| {
        frame.put_pixel(0, 0, *frame.get_pixel(1, 1));
        frame
    });
    let shown = read(FilmFormat::Gif, &written(FilmFormat::Gif, &few[..1]));
    assert_eq!(shown[0].0, few[0]);
    let common = [12, 200, 77];
    let many = [0, 1].map(|frame| {
        filled(64, |x, y| if x < 8 { common } else { [x as u8 * 4, y as u8 * 4, (x + y) as u8 * 2 + frame] })
    });
    let shown = read(FilmFormat::Gif, &written(FilmFormat::Gif, &many));
    assert!(psnr(&shown, &many) >= 28.0, "{} dB", psnr(&shown, &many));
    let [red, green, blue] = common;
    assert!(shown.iter().all(|(image, _)| *image.get_pixel(3, 40) == Rgba([red, green, blue, 255])));
    let shown = read(FilmFormat::Apng, &written(FilmFormat::Apng, &many));
    assert!(shown.iter().zip(&many).all(|((shown, _), drawn)| shown == drawn));
}

#[test]
fn what_is_not_opaque_is_shown_opaque() {
    let glass = RgbaImage::from_pixel(2, 2, Rgba([10, 20, 30, 40]));
    for format in FilmFormat::ALL {
        let frames = [filled(2, |_, _| [0; 3]), glass.clone()];
        let shown = read(format, &written(format, &frames));
        assert!(shown[1].0.pixels().all(|pixel| *pixel == Rgba([10, 20, 30, 255])));
    }
}

#[test]
fn a_delay_is_rounded_and_kept_in_its_range() {
    let frames = [0, 1, 2, 3].map(|frame| filled(4, |_, _| [frame; 3]));
    for format in FilmFormat::ALL {
        let mut bytes = Vec::new();
        let mut film = first_pass(format, &frames).into_writer(&mut bytes, 4).expect("a size that it has");
        for (frame, milliseconds) in frames.iter().zip([0, 76, 86_400_000, 0]) {
            film.push(frame, Duration::from_millis(milliseconds)).expect("memory does not fail");
        }
        film.finish().expect("it is complete");
        let shown = read(format, &bytes).into_iter().map(|(_, delay)| delay.as_millis());
        let longest = u128::from(u16::MAX) * 10;
        assert_eq!(shown.collect::<Vec<_>>(), [MIN_DELAY.as_millis(), 80, longest, LAST_DELAY.as_millis()]);
    }
}

fn reason<T>(result: io::Result<T>) -> FilmError {
    let error = result.err().expect("it cannot be written");
    assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
    error.downcast().expect("a reason of the film's own")
}

#[test]
fn what_a_film_cannot_be_is_said() {
    let [small, large] = [2, 3].map(|side| filled(side, |_, _| [0; 3]));
    for format in FilmFormat::ALL {
        let pass = || FirstPass::new(format, &small);
        assert_eq!(reason(pass().add(1, &large)), FilmError::OtherSize);
        assert_eq!(reason(pass().into_writer(Vec::new(), 0)), FilmError::Count(0));
        let film = || pass().into_writer(Vec::new(), 2).expect("a size that it has");
        assert_eq!(reason(film().push(&large, DELAY)), FilmError::OtherSize);
        let after = |frames: usize| {
            let mut film: FilmWriter<Vec<u8>> = film();
            (0..frames).for_each(|_| film.push(&small, DELAY).expect("memory does not fail"));
            film
        };
        assert_eq!(reason(after(2).push(&small, DELAY)), FilmError::TooManyFrames);
        assert_eq!(reason(after(1).finish()), FilmError::TooFewFrames(1));
        let empty = FirstPass::new(format, &RgbaImage::new(0, 5));
        assert_eq!(reason(empty.forecast(1)), FilmError::Size(0, 5));
    }
    let wide = FirstPass::new(FilmFormat::Gif, &RgbaImage::new(70_000, 1));
    assert_eq!(reason(wide.into_writer(Vec::new(), 1)), FilmError::Size(70_000, 1));
}

/// A disk with room for some bytes.
struct Disk {
    room: usize,
}

impl Write for Disk {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(self.room);
        self.room -= taken;
        if taken == 0 { Err(io::ErrorKind::StorageFull.into()) } else { Ok(taken) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_full_disk_is_reported_wherever_it_happens() {
    let frames = &SOLUTION[..4];
    for format in FilmFormat::ALL {
        let size = written(format, frames).len();
        for room in [0, 1, 5, 13, 40, 100, 800, 1000, size / 3, size / 2, size - 13, size - 2, size - 1] {
            let error = write_to(Disk { room }, format, frames).expect_err("it does not fit");
            assert_eq!(error.kind(), io::ErrorKind::StorageFull, "{format:?}, {room} of {size} bytes");
        }
        write_to(Disk { room: size }, format, frames).expect("it fits");
    }
}
