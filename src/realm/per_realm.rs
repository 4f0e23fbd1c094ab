//! One thing for each realm, and one for each rung of the ladder.

use super::Realm;

/// One for each realm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerRealm<T>([T; Realm::COUNT]);

impl<T> PerRealm<T> {
    /// What `of` makes of each.
    pub fn from_fn(of: impl FnMut(Realm) -> T) -> Self {
        Self(Realm::ALL.map(of))
    }

    /// That of a realm.
    pub const fn get(&self, realm: Realm) -> &T {
        &self.0[realm.index()]
    }

    /// That of a realm, to be changed.
    pub const fn get_mut(&mut self, realm: Realm) -> &mut T {
        &mut self.0[realm.index()]
    }

    /// Each with its realm, in the order of the lessons.
    pub fn iter(&self) -> impl Iterator<Item = (Realm, &T)> {
        Realm::ALL.into_iter().zip(&self.0)
    }
}

impl<T: Default> Default for PerRealm<T> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

/// One for each rung of the ladder. A rung is called by any realm that stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerRung<T>([T; Realm::RUNGS]);

impl<T> PerRung<T> {
    /// What `of` makes of the realm that stands on each at first.
    pub fn from_fn(of: impl FnMut(Realm) -> T) -> Self {
        Self(Realm::LADDER.map(of))
    }

    /// That of a realm's rung.
    pub const fn get(&self, realm: Realm) -> &T {
        &self.0[realm.rung()]
    }

    /// That of a realm's rung, to be changed.
    pub const fn get_mut(&mut self, realm: Realm) -> &mut T {
        &mut self.0[realm.rung()]
    }

    /// Those of all rungs, the first first.
    pub const fn all(&self) -> &[T; Realm::RUNGS] {
        &self.0
    }
}

impl<T: Default> Default for PerRung<T> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}
