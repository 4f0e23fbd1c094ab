//! Resolves names: follows a path through imports, facades and renames to where it leads.

use std::{cell::RefCell, collections::HashMap};

use super::{
    scope::{Import, Path, Scope, scopes_of},
    source::Source,
};

/// Where a path leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// To a module: its number.
    Module(usize),
    /// To something declared in a module.
    Item(usize),
    /// Out of the crate, or to a name of the language or of a function.
    Outside(Path),
}

/// Whether a path must lead to a module, because it goes on behind it, or is at its end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Within,
    Last,
}

/// All modules of a crate.
pub struct Crate {
    pub scopes: Vec<Scope>,
    numbers: HashMap<Path, usize>,
    /// Imports that are being resolved: module and place in its list.
    active: RefCell<Vec<(usize, usize)>>,
}

impl Crate {
    /// The crate of these files; the program's own file is another crate.
    pub fn of(sources: &[Source]) -> Self {
        let library = sources.iter().filter(|source| source.path != "main.rs");
        let scopes: Vec<Scope> = library.flat_map(scopes_of).collect();
        let numbers = scopes.iter().enumerate().map(|(number, scope)| (scope.path.clone(), number)).collect();
        Self { scopes, numbers, active: RefCell::default() }
    }

    /// Where the paths of a module lead, those that it brings in and those in its code, each with its spelling: every
    /// module on the way that is named, and what stands at the end.
    pub fn named_in(&self, scope: usize) -> Vec<(String, Vec<Meaning>)> {
        let imports = self.scopes[scope].imports.iter().map(|import| (spelling_of(import), &import.path));
        let paths = self.scopes[scope].paths.iter().map(|path| (path.join("::"), path));
        imports.chain(paths).map(|(spelling, path)| (spelling, self.meanings_along(scope, path))).collect()
    }

    /// Paths within the crate that lead nowhere: the reader has missed something.
    pub fn unresolved(&self) -> Vec<String> {
        let is_own = |path: &Path| matches!(path[0].as_str(), "crate" | "self" | "super");
        let of = |(number, scope): (usize, &Scope)| {
            let imports = scope.imports.iter().map(|import| &import.path);
            let own = imports.chain(&scope.paths).filter(|path| is_own(path)).cloned().collect::<Vec<_>>();
            let unresolved = own.into_iter().filter(|path| self.resolve(number, path).is_empty());
            unresolved.map(|path| format!("{}: {}", scope.file, path.join("::"))).collect::<Vec<_>>()
        };
        self.scopes.iter().enumerate().flat_map(of).collect()
    }

    fn meanings_along(&self, scope: usize, path: &[String]) -> Vec<Meaning> {
        let prefixes = (1..path.len()).flat_map(|length| self.resolve(scope, &path[..length]));
        let modules = prefixes.filter(|meaning| matches!(meaning, Meaning::Module(_)));
        modules.chain(self.resolve(scope, path)).collect()
    }

    fn resolve(&self, scope: usize, path: &[String]) -> Vec<Meaning> {
        let mut reached = vec![];
        for (at, piece) in path.iter().enumerate() {
            let place = if at + 1 < path.len() { Place::Within } else { Place::Last };
            let next: Vec<Meaning> = match at {
                0 => self.begin(scope, piece),
                _ => reached.iter().flat_map(|meaning| self.go_on(meaning, piece)).collect(),
            };
            reached = fitting(next, place);
        }
        reached
    }

    fn begin(&self, scope: usize, piece: &str) -> Vec<Meaning> {
        match piece {
            "" => vec![Meaning::Outside(Path::new())],
            "crate" => self.module(&[]),
            "self" | "super" => self.go_on(&Meaning::Module(scope), piece),
            _ => {
                let meanings = self.look_up(scope, piece);
                if meanings.is_empty() { vec![Meaning::Outside(vec![piece.to_owned()])] } else { meanings }
            }
        }
    }

    fn go_on(&self, from: &Meaning, piece: &str) -> Vec<Meaning> {
        match from {
            Meaning::Module(module) => match (piece, &self.scopes[*module].path[..]) {
                ("self", path) | ("super", [path @ .., _]) => self.module(path),
                _ => self.look_up(*module, piece),
            },
            // A variant, or what belongs to a type.
            Meaning::Item(_) => vec![from.clone()],
            Meaning::Outside(path) => vec![Meaning::Outside([&path[..], &[piece.to_owned()]].concat())],
        }
    }

    fn module(&self, path: &[String]) -> Vec<Meaning> {
        self.numbers.get(path).map(|number| Meaning::Module(*number)).into_iter().collect()
    }

    /// What a name means in a module: what is declared there, what is brought in under that name, or else what is
    /// brought in with everything else.
    fn look_up(&self, scope: usize, name: &str) -> Vec<Meaning> {
        let own = &self.scopes[scope];
        let mut meanings = self.module(&[&own.path[..], &[name.to_owned()]].concat());
        meanings.extend(own.items.iter().any(|item| item == name).then_some(Meaning::Item(scope)));
        meanings.extend(self.follow(scope, |import| import.name.as_deref() == Some(name)));
        if meanings.is_empty() {
            for all in self.follow(scope, |import| import.name.is_none()) {
                meanings.extend(if let Meaning::Module(from) = all {
                    self.look_up(from, name)
                } else {
                    vec![]
                });
            }
        }
        meanings
    }

    /// Where imports of a module lead; none is followed while it is being followed.
    fn follow(&self, scope: usize, is_meant: impl Fn(&Import) -> bool) -> Vec<Meaning> {
        let mut reached = Vec::new();
        for (place, import) in self.scopes[scope].imports.iter().enumerate() {
            if is_meant(import) && !self.active.borrow().contains(&(scope, place)) {
                self.active.borrow_mut().push((scope, place));
                reached.extend(self.resolve(scope, &import.path));
                self.active.borrow_mut().pop();
            }
        }
        reached
    }
}

/// A module and a function may have one name: only the module can go on, and only it is brought in beside the function.
fn fitting(meanings: Vec<Meaning>, place: Place) -> Vec<Meaning> {
    let is_module = |meaning: &Meaning| matches!(meaning, Meaning::Module(_));
    let has_module = meanings.iter().any(is_module);
    meanings.into_iter().filter(|meaning| place == Place::Last || !has_module || is_module(meaning)).collect()
}

fn spelling_of(import: &Import) -> String {
    let all = if import.name.is_none() { "::*" } else { "" };
    format!("{}{all}", import.path.join("::"))
}
