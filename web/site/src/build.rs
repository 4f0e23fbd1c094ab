//! The program for wasm32, its glue, and the files beside them.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::version;

const NAME: &str = "eight-realms";
const TRIPLE: &str = "wasm32-unknown-unknown";
/// The profile of the main package for this target.
const PROFILE: &str = "page";
/// The files beside the program, from `web/page`.
const FILES: [&str; 7] = [
    "index.html",
    "page.css",
    "boot.js",
    "worker.js",
    "service-worker.js",
    "icon.svg",
    "manifest.webmanifest",
];
/// The fonts beside the program, from `assets/fonts`.
const FONTS: [&str; 2] = ["NotoSansSC-Page.otf", "NotoSansSC-Bold.otf"];

/// The folder of the project, two above this package.
///
/// # Errors
/// Never: the package is built there.
pub fn project() -> Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).map(Path::to_owned).context("this package stands in web/site of the project")
}

/// The folder in which the main package is built.
pub fn target(project: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| project.join("target"), PathBuf::from)
}

/// Builds the page into the folder, which is emptied first.
///
/// # Errors
/// If the program cannot be built, or a file cannot be written.
pub fn build(project: &Path, folder: &Path) -> Result<()> {
    compile(project)?;
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("emptying {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    let program = target(project).join(TRIPLE).join(PROFILE).join(format!("{NAME}.wasm"));
    Bindgen::new()
        .input_path(&program)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .out_name(NAME)
        .generate(folder)
        .context("making the glue")?;
    for font in FONTS {
        fs::copy(project.join("assets/fonts").join(font), folder.join(font))
            .with_context(|| format!("copying {font}"))?;
    }
    assemble(&project.join("web/page"), folder).map(drop)
}

/// Puts the files of a page beside the program and its glue, and writes into them the number of bytes and the version,
/// which depend on all of them. Returns the version.
///
/// # Errors
/// If a file cannot be read or written.
pub fn assemble(page: &Path, folder: &Path) -> Result<String> {
    for file in FILES {
        fs::copy(page.join(file), folder.join(file)).with_context(|| format!("copying {file}"))?;
    }
    // The bar of the page needs the number of bytes, because a host that compresses does not tell it.
    let bytes = fs::metadata(folder.join(format!("{NAME}_bg.wasm")))?.len();
    version::fill(&folder.join("index.html"), "data-bytes=\"0\"", &format!("data-bytes=\"{bytes}\""))?;
    version::stamp(folder)
}

fn compile(project: &Path) -> Result<()> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(project).args(["build", "--locked", "--bin", NAME, "--target", TRIPLE]);
    let status = command.args(["--profile", PROFILE]).status().context("starting cargo")?;
    ensure!(
        status.success(),
        "the program was not built; does `rustup target list` show {TRIPLE} as installed?"
    );
    Ok(())
}
