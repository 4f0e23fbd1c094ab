//! The project's own source, read as the tokens that a compiler sees: comments and text in quotes do not
//! count.

use std::{fs, path::Path};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// One file.
#[derive(Clone)]
pub struct Source {
    /// Relative to the folder that was read, with `/` between folders.
    pub path: String,
    pub text: String,
    tokens: TokenStream,
}

/// Every Rust file below a folder of the project.
pub fn sources_below(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut sources = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder is there") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(&root).expect("it lies below the root").to_string_lossy();
                sources.push(Source::parse(&name, &fs::read_to_string(&path).expect("source is text")));
            }
        }
    }
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    sources
}

impl Source {
    pub fn parse(path: &str, text: &str) -> Self {
        let tokens = text.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
        Self { path: path.replace('\\', "/"), text: text.to_owned(), tokens }
    }

    pub fn file_tokens(&self) -> TokenStream {
        self.tokens.clone()
    }

    /// The names from the root of the crate down to the module of this file.
    pub fn module(&self) -> Vec<String> {
        let names = self.path.trim_end_matches(".rs").split('/');
        names.filter(|name| !["lib", "main", "mod"].contains(name)).map(str::to_owned).collect()
    }

    /// Every name that follows `word::`, those of a group and `*` too.
    pub fn names_after(&self, word: &str) -> Vec<String> {
        let levels = levels(self.tokens.clone());
        let windows = levels.iter().flat_map(|tokens| tokens.windows(4));
        let uses = windows.filter(|window| is_word(&window[0], word) && is_path_joint(&window[1..3]));
        uses.flat_map(|window| members(&window[3])).collect()
    }

    /// The modules that the file declares and that lie in files of their own.
    pub fn modules_declared(&self) -> Vec<String> {
        let tokens: Vec<TokenTree> = self.tokens.clone().into_iter().collect();
        let declares = |window: &&[TokenTree]| is_word(&window[0], "mod") && is_punct(&window[2], ';');
        tokens.windows(3).filter(declares).filter_map(|window| name_of(&window[1])).collect()
    }

    /// Where a module that this file declares can lie.
    pub fn files_of_module(&self, module: &str) -> [String; 2] {
        let own_folder = match self.path.rsplit_once('/') {
            Some((folder, "mod.rs")) => format!("{folder}/"),
            Some(_) => format!("{}/", self.path.trim_end_matches(".rs")),
            None => String::new(),
        };
        [format!("{own_folder}{module}.rs"), format!("{own_folder}{module}/mod.rs")]
    }
}

/// What a path goes on with: a name, the names of a group, or everything.
fn members(token: &TokenTree) -> Vec<String> {
    match token {
        TokenTree::Group(group) => group.stream().into_iter().filter_map(|token| name_of(&token)).collect(),
        token if is_punct(token, '*') => vec!["*".to_owned()],
        token => name_of(token).into_iter().collect(),
    }
}

/// All runs of tokens that stand side by side: the file's own, and those in every pair of brackets.
fn levels(stream: TokenStream) -> Vec<Vec<TokenTree>> {
    let mut levels = Vec::new();
    let mut streams = vec![stream];
    while let Some(stream) = streams.pop() {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        streams.extend(tokens.iter().filter_map(|token| match token {
            TokenTree::Group(group) => Some(group.stream()),
            _ => None,
        }));
        levels.push(tokens);
    }
    levels
}

pub fn is_path_joint(tokens: &[TokenTree]) -> bool {
    tokens.iter().all(|token| is_punct(token, ':'))
}

pub fn is_punct(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}

pub fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

pub fn name_of(token: &TokenTree) -> Option<String> {
    if let TokenTree::Ident(ident) = token { Some(ident.to_string()) } else { None }
}

/// A pair of brackets of one kind.
pub fn group_of(token: &TokenTree, delimiter: Delimiter) -> Option<&Group> {
    match token {
        TokenTree::Group(group) if group.delimiter() == delimiter => Some(group),
        _ => None,
    }
}
