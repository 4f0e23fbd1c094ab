//! The cache of maps from frame to frame. Maps hold textures, which belong to a context of egui, so they are stored
//! there.

use std::{collections::BTreeMap, sync::Arc};

use egui::{Context, Id, mutex::Mutex};
use eight_realms_core::{
    map::{Layout, MapStatuses},
    realm::Realm,
};

use super::{
    blank::BlankMap,
    texture::{Magnification, MapSubject, MapTexture},
};

/// The textures of the maps of all visible realms.
#[derive(Default)]
pub struct MapCache {
    textures: BTreeMap<Realm, MapTexture>,
    /// For a realm whose map looks like that of another: the other realm, which has the texture.
    equal: BTreeMap<Realm, Realm>,
    /// Blank map that the latest texture began as.
    blank: Option<BlankMap>,
}

pub fn of(ctx: &Context) -> Arc<Mutex<MapCache>> {
    ctx.data_mut(|data| Arc::clone(data.get_temp_mut_or_default(Id::unique("map cache"))))
}

impl MapCache {
    /// Returns a realm's map, painted with these statuses.
    pub fn texture(
        &mut self,
        ctx: &Context,
        subject: MapSubject,
        layout: &Arc<Layout>,
        statuses: &MapStatuses,
        magnification: Magnification,
    ) -> &MapTexture {
        let realm = subject.realm();
        self.equal.remove(&realm);
        if !self.textures.get(&realm).is_some_and(|texture| texture.is_of(&subject, layout)) {
            let blank = self.blank.take().filter(|blank| blank.is_of(layout, subject.style()));
            let blank = blank.unwrap_or_else(|| BlankMap::of(layout, subject.style()));
            self.textures.insert(realm, MapTexture::of(ctx, subject.clone(), &blank));
            self.blank = Some(blank);
        }
        let texture = self.textures.get_mut(&realm).expect("it has just been put there");
        texture.follow(subject, statuses, magnification);
        texture
    }

    /// Lets a realm show the map of another, which has been painted and looks the same.
    pub fn share(&mut self, realm: Realm, other: Realm) {
        self.equal.insert(realm, other);
    }

    /// Returns a realm's map as it was painted last; `None` if it never was.
    pub fn latest(&self, realm: Realm) -> Option<&MapTexture> {
        self.textures.get(self.equal.get(&realm).unwrap_or(&realm))
    }

    /// Forgets the maps of all other realms.
    pub fn keep(&mut self, realms: &[Realm]) {
        for realm in realms {
            let gone = self.equal.get(realm).copied().filter(|other| !realms.contains(other));
            let Some(gone) = gone else { continue };
            // A texture that realms share stays when its realm goes: the first of them takes it over.
            if let Some(texture) = self.textures.remove(&gone) {
                self.textures.insert(*realm, texture);
            }
            self.equal.remove(realm);
            self.equal.values_mut().filter(|other| **other == gone).for_each(|other| *other = *realm);
        }
        self.textures.retain(|realm, _| realms.contains(realm));
        self.equal.retain(|realm, other| realms.contains(realm) && realms.contains(other));
    }
}
