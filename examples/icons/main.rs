//! Writes the program's icon in every size and format that a desktop, an installer or a page asks for.
//!
//! `cargo run --release --example icons` writes into `assets/icon/`, and for the page into `web/page/`. A test compares
//! these files with the drawn icon.

#![allow(clippy::disallowed_methods, reason = "it writes icons")]

mod files;

use std::{fs, io, path::Path};

fn main() -> io::Result<()> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::create_dir_all(project.join("assets/icon"))?;
    for (path, bytes) in files::all()? {
        fs::write(project.join(&path), &bytes)?;
        println!("{:7} bytes  {path}", bytes.len());
    }
    Ok(())
}
