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

    /// The folder or file right below the root: `realm` for `realm/path.rs`, `main` for `main.rs`.
    pub fn layer(&self) -> String {
        let first = self.path.split('/').next().unwrap_or_default();
        first.trim_end_matches(".rs").to_owned()
    }

    /// How many times `super` must be written to reach the root.
    fn depth(&self) -> usize {
        let is_root = ["lib.rs", "main.rs"].contains(&self.path.as_str());
        let folders = self.path.matches('/').count();
        folders + usize::from(!is_root && !self.path.ends_with("/mod.rs"))
    }

    /// What follows the root of the crate in every path, whether written with `crate` or with `super`.
    pub fn layers_named(&self) -> Vec<String> {
        let mut names = Vec::new();
        for tokens in levels(self.tokens.clone()) {
            for place in 0..tokens.len() {
                let begins_path = place < 2 || !is_path_joint(&tokens[place - 2..place]);
                if begins_path && is_word(&tokens[place], "crate") {
                    follow(after_joint(&tokens[place + 1..]), 0, &mut names);
                } else if begins_path && is_word(&tokens[place], "super") {
                    climb(&tokens[place..], self.depth(), &mut names);
                }
            }
        }
        names
    }

    /// The words that occur in the code and are in the list.
    pub fn words_among(&self, list: &[&str]) -> Vec<String> {
        let words = levels(self.tokens.clone()).into_iter().flatten().filter_map(|token| name_of(&token));
        words.filter(|word| list.contains(&word.as_str())).collect()
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

/// Follows `super::super::…`, each one step nearer to the root, which lies `depth` steps up.
fn climb(tokens: &[TokenTree], depth: usize, names: &mut Vec<String>) {
    let rest = after_joint(tokens.get(1..).unwrap_or_default());
    if !rest.is_empty() {
        follow(rest, depth.saturating_sub(1), names);
    }
}

/// Collects the names `depth` steps above here: at the root, if that is 0.
fn follow(tokens: &[TokenTree], depth: usize, names: &mut Vec<String>) {
    let Some(first) = tokens.first() else { return };
    if let Some(members) = group_in(Delimiter::Brace)(first) {
        members.split(|token| is_punct(token, ',')).for_each(|member| follow(member, depth, names));
    } else if is_word(first, "super") {
        climb(tokens, depth, names);
    } else if depth == 0 {
        names.push(first.to_string());
    }
}

/// What follows a `::`; nothing if there is none.
fn after_joint(tokens: &[TokenTree]) -> &[TokenTree] {
    if tokens.len() > 2 && is_path_joint(&tokens[..2]) { &tokens[2..] } else { &[] }
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

/// The tokens in a pair of brackets of one kind.
fn group_in(delimiter: Delimiter) -> impl Fn(&TokenTree) -> Option<Vec<TokenTree>> {
    move |token| group_of(token, delimiter).map(|group| group.stream().into_iter().collect())
}

/// A pair of brackets of one kind.
pub fn group_of(token: &TokenTree, delimiter: Delimiter) -> Option<&Group> {
    match token {
        TokenTree::Group(group) if group.delimiter() == delimiter => Some(group),
        _ => None,
    }
}
