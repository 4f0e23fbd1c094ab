//! Serves a folder of files on this computer, and on no other: for a look, and for the tests.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Component, Path, PathBuf},
    thread,
};

use anyhow::{Context, Result};

/// Maximum number of bytes of a request that are read.
const LONGEST_REQUEST: u64 = 1 << 16;

/// Listens on a port of this computer; 0 stands for any free one.
///
/// # Errors
/// If the port cannot be had, for example because it is taken.
pub fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| format!("port {port} cannot be had"))
}

/// Serves until the program is ended.
pub fn serve(folder: &Path, listener: &TcpListener) {
    for stream in listener.incoming().flatten() {
        let folder = folder.to_owned();
        // A browser that goes away in the midst of an answer is no fault.
        thread::spawn(move || _ = answer(&folder, stream));
    }
}

/// Answers one request with a file of the folder.
///
/// # Errors
/// If the browser has gone away.
pub fn answer(folder: &Path, mut stream: TcpStream) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?).take(LONGEST_REQUEST);
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        line.clear();
    }
    let path = request.split(' ').nth(1).unwrap_or("/").split(['?', '#']).next().unwrap_or("/");
    let path = Path::new(path.trim_start_matches('/'));
    match file_of(folder, path).and_then(|file| Some((content_type(&file), bytes_of(&file)?))) {
        Some((kind, (encoding, bytes))) => {
            write!(
                stream,
                "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\n{encoding}Content-Length: {}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
                bytes.len()
            )?;
            stream.write_all(&bytes)
        }
        None => write!(stream, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"),
    }
}

/// The file that a path means; `None` if it does not exist or the path leads out of the folder.
fn file_of(folder: &Path, path: &Path) -> Option<PathBuf> {
    let is_inside = path.components().all(|part| matches!(part, Component::Normal(_)));
    let file = is_inside.then(|| folder.join(path))?;
    let file = if file.is_dir() { file.join("index.html") } else { file };
    file.is_file().then_some(file)
}

/// The header that says how a file is packed, and its bytes: those of the packed file beside it, if there is one.
fn bytes_of(file: &Path) -> Option<(&'static str, Vec<u8>)> {
    match fs::read(file.with_added_extension("gz")) {
        Ok(packed) => Some(("Content-Encoding: gzip\r\n", packed)),
        Err(_) => Some(("", fs::read(file).ok()?)),
    }
}

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("otf") => "font/otf",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
