//! Where maps are kept from frame to frame. They hold textures, which belong to a context of egui: so that is
//! where they lie.

use std::{collections::BTreeMap, sync::Arc};

use egui::{Context, Id, mutex::Mutex};

use super::sheet::{Grain, Sheet, Subject};
use crate::{app::Lane, map::Layout, realm::Realm};

/// The sheets of all realms that are shown.
#[derive(Default)]
pub struct Atelier {
    sheets: BTreeMap<Realm, Sheet>,
}

/// The one of a context.
pub fn of(ctx: &Context) -> Arc<Mutex<Atelier>> {
    ctx.data_mut(|data| Arc::clone(data.get_temp_mut_or_default(Id::unique("map atelier"))))
}

impl Atelier {
    /// A realm's map, led to where its playhead stands.
    pub fn sheet(
        &mut self,
        ctx: &Context,
        subject: Subject,
        layout: &Arc<Layout>,
        lane: &Lane,
        grain: Grain,
    ) -> &Sheet {
        let realm = subject.realm;
        if !self.sheets.get(&realm).is_some_and(|sheet| sheet.is_of(&subject, layout, lane)) {
            self.sheets.insert(realm, Sheet::blank(ctx, subject, layout));
        }
        let sheet = self.sheets.get_mut(&realm).expect("it has just been put there");
        sheet.follow(lane, grain);
        sheet
    }

    /// A realm's map as it was led last.
    pub fn latest(&self, realm: Realm) -> Option<&Sheet> {
        self.sheets.get(&realm)
    }

    /// Forgets the maps of all other realms.
    pub fn keep(&mut self, realms: &[Realm]) {
        self.sheets.retain(|realm, _| realms.contains(realm));
    }
}
