//! The files themselves: how much is sent at the first visit, and what they were made with.

use std::{fs, io::Write, thread};

use anyhow::{Context, Result, ensure};
use eight_realms_site::{build, version};
use flate2::{Compression, write::GzEncoder};

use super::{super::fixture::Fixture, Part};

pub const ALL: &[(&str, Part)] = &[
    ("files: the glue is made by the program's own version", glue),
    ("files: the sketch has the colours of the window", colors),
    ("files: the first visit is small", sizes),
];

/// The most that a first visit may send, in bytes: with gzip, and with brotli, which every host of today offers.
const MAX: [usize; 2] = [3_000_000, 2_300_000];

/// How many bytes are sent for these.
type Coder = fn(&[u8]) -> Result<usize>;

fn glue(_: &mut Fixture) -> Result<()> {
    let project = build::project()?;
    let program = locked(&fs::read_to_string(project.join("Cargo.lock"))?, "wasm-bindgen")?;
    let maker =
        locked(&fs::read_to_string(project.join("web/site/Cargo.lock"))?, "wasm-bindgen-cli-support")?;
    ensure!(program == maker, "wasm-bindgen {program} in the program, {maker} in web/site");
    Ok(())
}

/// The version of a package in a lock file.
fn locked(text: &str, name: &str) -> Result<String> {
    let lock: toml::Table = text.parse()?;
    let mut packages = lock["package"].as_array().context("packages")?.iter();
    let package =
        packages.find(|package| package["name"].as_str() == Some(name)).context("it is not locked")?;
    package["version"].as_str().map(str::to_owned).context("a version")
}

fn colors(_: &mut Fixture) -> Result<()> {
    let project = build::project()?;
    let palette =
        fs::read_to_string(project.join("src/gui/theme/palette.rs"))?.replace('_', "").to_lowercase();
    let style = fs::read_to_string(project.join("web/page/page.css"))?;
    let colors = style.split(": #").skip(1).map(|text| text.split(';').next().unwrap_or_default());
    let strange: Vec<&str> = colors.filter(|color| !palette.contains(&format!("0x{color}"))).collect();
    ensure!(strange.is_empty(), "no colours of the window: {strange:?}");
    Ok(())
}

fn sizes(page: &mut Fixture) -> Result<()> {
    let contents = version::contents(&page.site.folder)?;
    let files = contents.values().map(Vec::as_slice);
    let coders: [Coder; 2] = [gzipped, brotlied];
    let sums = thread::scope(|scope| {
        coders
            .map(|coder| (coder, files.clone()))
            .map(|(coder, files)| scope.spawn(move || files.map(coder).sum::<Result<usize>>()))
            .map(|sum| sum.join().expect("a coder does not panic"))
    });
    let [gzip, brotli] = sums;
    let sums = [gzip?, brotli?];
    let whole: usize = files.map(<[u8]>::len).sum();
    println!("{whole:9} bytes in {} files, {} with gzip, {} with brotli", contents.len(), sums[0], sums[1]);
    ensure!(sums.iter().zip(MAX).all(|(sum, most)| *sum <= most), "more than {MAX:?} bytes are sent");
    Ok(())
}

/// As a host does it on the fly.
fn gzipped(bytes: &[u8]) -> Result<usize> {
    let mut coder = GzEncoder::new(Vec::new(), Compression::default());
    coder.write_all(bytes)?;
    Ok(coder.finish()?.len())
}

/// As a host does it once, beforehand.
fn brotlied(bytes: &[u8]) -> Result<usize> {
    let mut coder = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 11, 24);
    coder.write_all(bytes)?;
    Ok(coder.into_inner().len())
}
