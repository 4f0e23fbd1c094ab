//! Builds the page: a folder of static files that any host can serve.
//!
//! ```text
//!   cargo run --release --manifest-path web/site/Cargo.toml              fills target/site/
//!   cargo run --release --manifest-path web/site/Cargo.toml -- --serve   and serves it on this computer
//! ```

use std::path::PathBuf;

use anyhow::Result;
use clap::Parser;
use eight_realms_site::{build, serve};

/// Builds the page of Eight Realms into a folder of static files.
#[derive(Parser)]
struct Arguments {
    /// Serve the folder on this computer afterwards, and print the address.
    #[arg(long)]
    serve: bool,
    /// The port to serve on; without it any free one.
    #[arg(long, requires = "serve", default_value_t = 0)]
    port: u16,
    /// Folder for the files.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let project = build::project()?;
    let folder = arguments.out.unwrap_or_else(|| build::target(&project).join("site"));
    build::build(&project, &folder)?;
    println!("{}", folder.display());
    if arguments.serve {
        let listener = serve::listen(arguments.port)?;
        println!("http://{}/", listener.local_addr()?);
        serve::serve(&folder, &listener);
    }
    Ok(())
}
