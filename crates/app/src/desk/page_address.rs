//! The address of a page that holds this program: the part of a link before the `#` and the line.

use std::{fmt, net::Ipv6Addr, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Schemes of the address of a page.
const SCHEMES: [&str; 2] = ["https", "http"];
/// Characters that no address contains, besides white space and control characters.
const FORBIDDEN: &str = "\"<>\\^`{|}";

/// The address of a page, without anything after a `?` or `#`, so that a link passes on no session and no password. The
/// path is never empty: `https://example.org/`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PageAddress(String);

/// Why a text is not the address of a page.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PageAddressError {
    /// Neither `https://` nor `http://` at the beginning.
    #[error("it begins with neither https:// nor http://")]
    Scheme,
    /// No host is named.
    #[error("the host is missing")]
    NoHost,
    /// Something in brackets that is not an IPv6 address.
    #[error("{0} is no host")]
    Host(String),
    /// A character where it is not allowed.
    #[error("{0:?} cannot stand there")]
    Character(char),
    /// A port that is not a number up to 65535.
    #[error("{0:?} is no port")]
    Port(String),
}

impl PageAddress {
    /// The link to this page that opens a line.
    pub fn link(&self, line: &str) -> String {
        format!("{self}#{line}")
    }
}

impl fmt::Display for PageAddress {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl FromStr for PageAddress {
    type Err = PageAddressError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim().split(['?', '#']).next().unwrap_or_default();
        let (scheme, rest) = text.split_once("://").ok_or(PageAddressError::Scheme)?;
        let scheme = scheme.to_ascii_lowercase();
        if !SCHEMES.contains(&scheme.as_str()) {
            return Err(PageAddressError::Scheme);
        }
        if let Some(character) = rest.chars().find(|character| is_forbidden(*character)) {
            return Err(PageAddressError::Character(character));
        }
        let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        // A colon without a port means the usual one.
        let authority = authority.strip_suffix(':').unwrap_or(authority);
        check_authority(authority)?;
        let root = if path.starts_with('/') { "" } else { "/" };
        Ok(Self(format!("{scheme}://{authority}{root}{path}")))
    }
}

impl TryFrom<String> for PageAddress {
    type Error = PageAddressError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<PageAddress> for String {
    fn from(address: PageAddress) -> Self {
        address.0
    }
}

fn is_forbidden(character: char) -> bool {
    character.is_whitespace() || character.is_control() || FORBIDDEN.contains(character)
}

/// Checks a host, and a port if there is one.
fn check_authority(authority: &str) -> Result<(), PageAddressError> {
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
        _ => (authority, None),
    };
    check_host(host)?;
    match port {
        Some("") => Err(PageAddressError::Character(':')),
        Some(port) if !is_port(port) => Err(PageAddressError::Port(port.to_owned())),
        _ => Ok(()),
    }
}

fn is_port(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit()) && text.parse::<u16>().is_ok()
}

/// Checks a host: a name in any script, an IPv4 address or, in brackets, an IPv6 address.
fn check_host(host: &str) -> Result<(), PageAddressError> {
    if let Some(inner) = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
        let parsed = inner.parse::<Ipv6Addr>();
        return parsed.map(|_| ()).map_err(|_| PageAddressError::Host(host.to_owned()));
    }
    let is_known = |character: &char| character.is_alphanumeric() || "-._".contains(*character);
    if let Some(character) = host.chars().find(|character| !is_known(character)) {
        return Err(PageAddressError::Character(character));
    }
    if host.chars().any(char::is_alphanumeric) { Ok(()) } else { Err(PageAddressError::NoHost) }
}

/// Source of the address of the page that links lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LinkBase {
    /// The address of the page that contains the window, without query and fragment.
    OwnAddress(String),
    /// The address in the preferences.
    #[default]
    Setting,
}
