//! The version of a folder: a hash of all contents. The page and its service worker are told, and the service worker
//! has the hash of each file too.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

const PAGE: &str = "index.html";
const SERVICE_WORKER: &str = "service-worker.js";
/// Address of the page: that of its folder, because some hosts redirect from the name of the page to it.
const PAGE_ADDRESS: &str = "./";

/// Writes the version of a folder, which says none yet, into its page and its service worker. Returns the version.
///
/// # Errors
/// If a file cannot be read or written, or has no place for it.
pub fn stamp(folder: &Path) -> Result<String> {
    let version = version(folder)?;
    fill(&folder.join(PAGE), "data-version=\"none\"", &format!("data-version=\"{version}\""))?;
    let service_worker = folder.join(SERVICE_WORKER);
    fill(&service_worker, "const version = 'none';", &format!("const version = '{version}';"))?;
    let files = serde_json::to_string_pretty(&integrities(folder)?)?;
    fill(&service_worker, "const files = {};", &format!("const files = {files};"))?;
    Ok(version)
}

/// Replaces a text that must occur in a file exactly once.
pub(crate) fn fill(file: &Path, place: &str, text: &str) -> Result<()> {
    let before = fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?;
    ensure!(before.matches(place).count() == 1, "{} has no place {place}", file.display());
    fs::write(file, before.replacen(place, text, 1)).with_context(|| format!("writing {}", file.display()))
}

/// The files of a folder by name.
///
/// # Errors
/// If the folder or a file cannot be read.
pub fn contents(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let entries = fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    entries
        .map(|entry| {
            let path = entry?.path();
            let name = path.file_name().and_then(|name| name.to_str()).context("a name")?.to_owned();
            Ok((name, fs::read(&path).with_context(|| format!("reading {}", path.display()))?))
        })
        .collect()
}

fn version(folder: &Path) -> Result<String> {
    let mut all = Sha256::new();
    for (name, bytes) in contents(folder)? {
        all.update(name.as_bytes());
        all.update(Sha256::digest(&bytes));
    }
    Ok(all.finalize().iter().take(8).fold(String::new(), |text, byte| format!("{text}{byte:02x}")))
}

/// The hash of each file, as a browser checks it, by the address at which a browser asks for the file. The service
/// worker is left out, because it does not keep itself.
fn integrities(folder: &Path) -> Result<BTreeMap<String, String>> {
    let integrity = |bytes: &[u8]| format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)));
    let contents = contents(folder)?.into_iter().filter(|(name, _)| name != SERVICE_WORKER);
    let address = |name: String| if name == PAGE { PAGE_ADDRESS.to_owned() } else { name };
    Ok(contents.map(|(name, bytes)| (address(name), integrity(&bytes))).collect())
}
