//! The contents of one module: what it declares, what it brings in, and what it names.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use super::source::{Source, group_of, is_path_joint, is_punct, is_word, name_of};

/// A path as it is written, piece by piece. A leading `::` is an empty first piece.
pub type Path = Vec<String>;

/// One module: a file, or a block `mod name { … }` in a file.
#[derive(Default)]
pub struct Scope {
    /// The names from the root of the crate down to this module.
    pub path: Path,
    pub file: String,
    /// Functions, types, constants, macros.
    pub items: Vec<String>,
    /// The types among them.
    pub types: Vec<String>,
    pub imports: Vec<Import>,
    /// Every path in the code.
    pub paths: Vec<Path>,
}

/// One thing that a `use` brings in.
pub struct Import {
    pub path: Path,
    /// What it is called here; `None` for everything that lies there.
    pub name: Option<String>,
}

/// The words after which something is declared.
const DECLARE: [&str; 8] = ["fn", "struct", "enum", "union", "trait", "type", "const", "static"];

/// Those of them after which the name is that of a type.
const DECLARE_A_TYPE: [&str; 5] = ["struct", "enum", "union", "trait", "type"];

/// The modules of a file, its own first.
pub fn scopes_of(source: &Source) -> Vec<Scope> {
    let mut scopes = Vec::new();
    read(&source.file_tokens(), &source.module(), &source.path, &mut scopes);
    scopes
}

fn read(tokens: &TokenStream, path: &[String], file: &str, scopes: &mut Vec<Scope>) {
    let own = scopes.len();
    scopes.push(Scope { path: path.to_vec(), file: file.to_owned(), ..Scope::default() });
    let mut inner = Vec::new();
    scopes[own].collect(tokens, Depth::Module, &mut inner);
    for (name, block) in inner {
        read(&block.stream(), &[path, &[name]].concat(), file, scopes);
    }
}

/// Whether tokens are right in the module, where they declare something for others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Module,
    Inside,
}

impl Scope {
    /// Takes note of tokens and of all in brackets between them; modules in brackets are put aside.
    fn collect(&mut self, tokens: &TokenStream, depth: Depth, inner: &mut Vec<(String, Group)>) {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            at = match &tokens[at] {
                TokenTree::Ident(_) if is_import(&tokens, at) => self.collect_import(&tokens, at),
                TokenTree::Ident(word) if word == "mod" && group_at(&tokens, at + 2).is_some() => {
                    inner.extend(name_at(&tokens, at + 1).zip(group_at(&tokens, at + 2).cloned()));
                    at + 3
                }
                TokenTree::Ident(_) => {
                    self.collect_declaration(&tokens, at, depth);
                    at + self.collect_path(&tokens, at)
                }
                TokenTree::Group(group) => {
                    let declares = depth == Depth::Module && is_macro_of_statics(&tokens, at);
                    let depth = if declares { Depth::Module } else { Depth::Inside };
                    self.collect(&group.stream(), depth, inner);
                    at + 1
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => at + 1,
            };
        }
    }

    fn collect_import(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        let behind = &tokens[at + 1..];
        let length = behind.iter().position(|token| is_punct(token, ';')).unwrap_or(behind.len());
        branch(&behind[..length], &[], &mut self.imports);
        at + length + 2
    }

    fn collect_declaration(&mut self, tokens: &[TokenTree], at: usize, depth: Depth) {
        let declares = |word: &str| depth == Depth::Module && is_word(&tokens[at], word);
        if DECLARE.into_iter().any(declares) {
            self.items.extend(name_at(tokens, at + 1));
            let is_type = DECLARE_A_TYPE.into_iter().any(declares);
            self.types.extend(name_at(tokens, at + 1).filter(|_| is_type));
        } else if declares("macro_rules") {
            self.items.extend(name_at(tokens, at + 2));
        }
    }

    /// The path that begins here, and how many tokens it takes.
    fn collect_path(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        let is_before = |back, character| at >= back && is_punct(&tokens[at - back], character);
        let is_rooted = is_before(1, ':') && is_before(2, ':');
        let is_member = is_before(1, '\'') || (is_before(1, '.') && !is_before(2, '.'));
        let mut path: Path = is_rooted.then(String::new).into_iter().chain(name_at(tokens, at)).collect();
        let mut end = at + 1;
        while tokens.get(end..end + 2).is_some_and(is_path_joint)
            && let Some(name) = name_at(tokens, end + 2)
        {
            path.push(name);
            end += 3;
        }
        self.paths.extend((!is_member).then_some(path));
        end - at
    }
}

/// `use` opens an import, but not in `impl Trait + use<'a>`.
fn is_import(tokens: &[TokenTree], at: usize) -> bool {
    is_word(&tokens[at], "use") && tokens.get(at + 1).is_some_and(|token| !is_punct(token, '<'))
}

/// `thread_local! { static … }` declares what it holds.
fn is_macro_of_statics(tokens: &[TokenTree], at: usize) -> bool {
    at >= 2 && is_punct(&tokens[at - 1], '!') && is_word(&tokens[at - 2], "thread_local")
}

fn name_at(tokens: &[TokenTree], at: usize) -> Option<String> {
    tokens.get(at).and_then(name_of)
}

fn group_at(tokens: &[TokenTree], at: usize) -> Option<&Group> {
    tokens.get(at).and_then(|token| group_of(token, Delimiter::Brace))
}

/// One branch of the tree behind a `use`.
fn branch(tokens: &[TokenTree], stem: &[String], imports: &mut Vec<Import>) {
    let Some(first) = tokens.first() else { return };
    if let Some(branches) = group_of(first, Delimiter::Brace) {
        let branches: Vec<TokenTree> = branches.stream().into_iter().collect();
        branches.split(|token| is_punct(token, ',')).for_each(|one| branch(one, stem, imports));
    } else if is_punct(first, '*') {
        imports.push(Import { path: stem.to_vec(), name: None });
    } else if is_path_joint(&tokens[..tokens.len().min(2)]) {
        branch(&tokens[2..], &[String::new()], imports);
    } else if let Some(name) = name_of(first) {
        let is_stem_itself = name == "self" && !stem.is_empty();
        let path = if is_stem_itself { stem.to_vec() } else { [stem, &[name]].concat() };
        if tokens.get(1..3).is_some_and(is_path_joint) {
            branch(&tokens[3..], &path, imports);
        } else {
            let is_renamed = tokens.get(1).is_some_and(|token| is_word(token, "as"));
            let name = if is_renamed { name_at(tokens, 2) } else { path.last().cloned() };
            imports.push(Import { path, name });
        }
    }
}
