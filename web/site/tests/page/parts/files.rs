//! The files themselves: what they were made with.

use std::fs;

use anyhow::{Context, Result, ensure};
use eight_realms_site::build;

use super::{super::fixture::Fixture, Part};

pub const ALL: &[(&str, Part)] = &[
    ("files: the glue is made by the program's own version", glue),
    ("files: the sketch has the colours of the window", colors),
];

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
