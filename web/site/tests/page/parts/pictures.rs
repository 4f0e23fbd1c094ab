//! Pictures of the page beside kept ones, and pictures for people.
//!
//! `UPDATE_PICTURES=1` keeps what is seen; `PAGE_SCREENSHOTS=folder` writes the page as it opens, in both
//! languages: those of the README are in `screenshots/page`.
//!
//! Nothing in a kept picture depends on the machine: antialiasing is left to nobody's graphics card, and in the workers
//! each look at the clock finds it 25 ms on, so that every run time is the same and every curve of it is straight.

use std::{env, fs, path::PathBuf};

use anyhow::{Context, Result, ensure};

use super::{
    super::{SIZE, fixture::Fixture, keep_picture},
    Part,
};

pub const ALL: &[(&str, Part)] = &[("pictures: the page looks as it did", kept)];

/// Those for people.
pub const FOR_PEOPLE: &[(&str, Part)] = &[("pictures: screenshots", screenshots)];

/// Whether somebody wants them.
pub fn are_wanted() -> bool {
    env::var_os("PAGE_SCREENSHOTS").is_some()
}

/// The most that a colour may differ on average, of 255.
const MAX: f64 = 2.0;
/// A pixel is another one if a colour of it differs by more than this, of 255: by less a newer browser may differ.
const SEEN: u8 = 24;
/// The largest share of other pixels. A word that is gone, a tenth of the window's width, is more.
const MAX_OTHERS: f64 = 0.001;

const NO_ANTIALIASING: &str = "const { getContext } = HTMLCanvasElement.prototype; \
    HTMLCanvasElement.prototype.getContext = function (kind, options) { \
    return getContext.call(this, kind, { ...options, antialias: false }); }";
/// A clock that is 25 ms on at each look. Before a curve is measured, the clock is looked at 4096 times in a row to learn
/// what that costs: it costs nothing, or the search would be repeated for each place of the curve. What is sent ends the
/// measuring of a realm.
const EVEN_CLOCK: &str = "let time = 0, looks = 0; const post = self.postMessage; \
    self.postMessage = (...message) => { looks = 0; post.apply(self, message); }; \
    performance.now = () => { looks += 1; return looks > 60 && looks < 4096 ? time : time += 25; };\n";

/// Settings, what is opened, the tab that is pressed, and the name of the picture.
const PICTURES: [(&str, &str, &str, &str); 4] = [
    (r#"{"language":"English","theme":"Dark"}"#, "", "Step", "opening-en-dark"),
    (r#"{"language":"Chinese","theme":"Light"}"#, "8r1:23415x768:5@e3240~9e89", "单步", "realm5-zh-CN-light"),
    (r#"{"language":"English","theme":"Dark","opens_at":"End"}"#, "23415x768", "Race", "race-en-dark"),
    (r#"{"language":"Chinese","theme":"Dark","opens_at":"End"}"#, "8672543x1", "地图", "map-zh-CN-dark"),
];

fn kept(page: &mut Fixture) -> Result<()> {
    let site = page.site.copy()?;
    site.change("worker.js", |script| EVEN_CLOCK.to_owned() + &script)?;
    let plain = page.browser.add_script(NO_ANTIALIASING)?;
    let mut differing = Vec::new();
    for (settings, line, tab, name) in PICTURES {
        let set = page.with_settings(settings)?;
        page.open_at(&site.address, line)?;
        page.with_tree()?;
        page.press(tab)?;
        page.settled()?;
        let picture = page.browser.picture()?;
        keep_picture(name, &picture)?;
        differing.extend(compare(name, &picture)?);
        page.browser.remove_script(&set)?;
    }
    page.browser.remove_script(&plain)?;
    page.leave()?;
    ensure!(differing.is_empty(), "{}", differing.join("\n"));
    Ok(())
}

/// Says what differs. Where pictures are to be kept, nothing does.
fn compare(name: &str, picture: &[u8]) -> Result<Option<String>> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/page/pictures/{name}.png"));
    if env::var_os("UPDATE_PICTURES").is_some() {
        fs::create_dir_all(file.parent().context("a folder")?)?;
        fs::write(&file, picture)?;
    }
    let kept = fs::read(&file).with_context(|| format!("{}: UPDATE_PICTURES=1 keeps it", file.display()))?;
    let (old, new) = (pixels(&kept)?, pixels(picture)?);
    if old.len() != new.len() {
        return Ok(Some(format!("{name}: another size")));
    }
    let count = f64::from(u32::try_from(old.len() / 3)?);
    let differences = [0, 1, 2].map(|channel| {
        let pairs = old.chunks_exact(3).zip(new.chunks_exact(3));
        let sum: u32 = pairs.map(|(old, new)| u32::from(old[channel].abs_diff(new[channel]))).sum();
        f64::from(sum) / count
    });
    let pixels = old.chunks_exact(3).zip(new.chunks_exact(3));
    let others = pixels.filter(|(old, new)| old.iter().zip(*new).any(|(old, new)| old.abs_diff(*new) > SEEN));
    let share = f64::from(u32::try_from(others.count())?) / count;
    println!(
        "          {name}: {differences:.3?} of 255 beside the kept one, {share:.5} of its pixels are others"
    );
    let is_other = share > MAX_OTHERS || differences.iter().any(|difference| *difference > MAX);
    Ok(is_other
        .then(|| format!("{name} differs by {differences:.2?}, and {share:.4} of its pixels are others")))
}

/// Red, green and blue of each pixel.
fn pixels(png: &[u8]) -> Result<Vec<u8>> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size().context("a size")?];
    let frame = reader.next_frame(&mut bytes)?;
    let samples = frame.color_type.samples();
    ensure!(samples >= 3, "a picture in colour");
    bytes.truncate(frame.buffer_size());
    Ok(bytes.chunks_exact(samples).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect())
}

fn screenshots(page: &mut Fixture) -> Result<()> {
    let Some(folder) = env::var_os("PAGE_SCREENSHOTS").map(PathBuf::from) else { return Ok(()) };
    fs::create_dir_all(&folder)?;
    let address = page.site.address.clone();
    for (language, tag) in [("English", "en"), ("Chinese", "zh-CN")] {
        let set = page.with_settings(&format!(r#"{{"language":"{language}","theme":"Dark"}}"#))?;
        for [width, height] in [[1440, 900], SIZE] {
            page.browser.resize(width, height)?;
            page.open_at(&address, "")?;
            page.settled()?;
            fs::write(folder.join(format!("page-{tag}-{width}.webp")), page.browser.small_picture()?)?;
        }
        page.browser.remove_script(&set)?;
    }
    page.browser.resize(SIZE[0], SIZE[1])
}
