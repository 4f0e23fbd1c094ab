//! Where maps are kept from frame to frame. They hold textures, which belong to a context of egui: so that is
//! where they lie.

use std::{collections::BTreeMap, sync::Arc};

use egui::{Context, Id, mutex::Mutex};

use super::{
    blank::BlankMap,
    sheet::{Magnification, MapSubject, MapTexture},
};
use crate::{
    map::{Layout, MapStatuses},
    realm::Realm,
};

/// The sheets of all realms that are shown.
#[derive(Default)]
pub struct MapCache {
    sheets: BTreeMap<Realm, MapTexture>,
    /// What the latest of them began as.
    unlit: Option<BlankMap>,
}

/// The one of a context.
pub fn of(ctx: &Context) -> Arc<Mutex<MapCache>> {
    ctx.data_mut(|data| Arc::clone(data.get_temp_mut_or_default(Id::unique("map atelier"))))
}

impl MapCache {
    /// A realm's map, painted in these lights.
    pub fn sheet(
        &mut self,
        ctx: &Context,
        subject: MapSubject,
        layout: &Arc<Layout>,
        lights: &MapStatuses,
        grain: Magnification,
    ) -> &MapTexture {
        let realm = subject.realm();
        if !self.sheets.get(&realm).is_some_and(|sheet| sheet.is_of(&subject, layout)) {
            let unlit = self.unlit.take().filter(|unlit| unlit.is_of(layout, subject.look()));
            let unlit = unlit.unwrap_or_else(|| BlankMap::of(layout, subject.look()));
            self.sheets.insert(realm, MapTexture::of(ctx, subject.clone(), &unlit));
            self.unlit = Some(unlit);
        }
        let sheet = self.sheets.get_mut(&realm).expect("it has just been put there");
        sheet.follow(subject, lights, grain);
        sheet
    }

    /// A realm's map as it was painted last.
    pub fn latest(&self, realm: Realm) -> Option<&MapTexture> {
        self.sheets.get(&realm)
    }

    /// Forgets the maps of all other realms.
    pub fn keep(&mut self, realms: &[Realm]) {
        self.sheets.retain(|realm, _| realms.contains(realm));
    }
}
