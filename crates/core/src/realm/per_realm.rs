//! Tables with one value for each realm, or one for each rung of the ladder.

use super::Realm;

/// One value for each realm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerRealm<T>([T; Realm::COUNT]);

impl<T> PerRealm<T> {
    /// The values that `of` returns for the realms.
    pub fn from_fn(of: impl FnMut(Realm) -> T) -> Self {
        Self(Realm::ALL.map(of))
    }

    /// The value of a realm.
    pub const fn get(&self, realm: Realm) -> &T {
        &self.0[realm.index()]
    }

    /// The value of a realm, to be changed.
    pub const fn get_mut(&mut self, realm: Realm) -> &mut T {
        &mut self.0[realm.index()]
    }

    /// Each value with its realm, in the order of the ladder.
    pub fn iter(&self) -> impl Iterator<Item = (Realm, &T)> {
        Realm::ALL.into_iter().zip(&self.0)
    }
}

impl<T: Default> Default for PerRealm<T> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

/// One value for each rung of the ladder. Any realm on a rung identifies the rung.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerRung<T>([T; Realm::RUNGS]);

impl<T> PerRung<T> {
    /// The values that `of` returns for the realms of [`Realm::LADDER`], one on each rung.
    pub fn from_fn(of: impl FnMut(Realm) -> T) -> Self {
        Self(Realm::LADDER.map(of))
    }

    /// The value of a realm's rung.
    pub const fn get(&self, realm: Realm) -> &T {
        &self.0[realm.rung()]
    }

    /// The value of a realm's rung, to be changed.
    pub const fn get_mut(&mut self, realm: Realm) -> &mut T {
        &mut self.0[realm.rung()]
    }

    /// The values of all rungs, in the order of the ladder.
    pub const fn all(&self) -> &[T; Realm::RUNGS] {
        &self.0
    }
}

impl<T: Default> Default for PerRung<T> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}
