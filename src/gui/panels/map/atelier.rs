//! Where maps are kept from frame to frame. They hold textures, which belong to a context of egui: so that is
//! where they lie.

use std::{collections::BTreeMap, sync::Arc};

use egui::{Context, Id, mutex::Mutex};

use super::{
    sheet::{Grain, Sheet, Subject},
    unlit::Unlit,
};
use crate::{app::Lane, map::Layout, realm::Realm};

/// The sheets of all realms that are shown.
#[derive(Default)]
pub struct Atelier {
    sheets: BTreeMap<Realm, Sheet>,
    /// What the latest of them began as.
    unlit: Option<Unlit>,
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
        let realm = subject.realm();
        if !self.sheets.get(&realm).is_some_and(|sheet| sheet.is_of(&subject, layout, lane)) {
            self.begin(ctx, subject, layout, lane);
        }
        let sheet = self.sheets.get_mut(&realm).expect("it has just been put there");
        sheet.follow(lane, grain);
        sheet
    }

    fn begin(&mut self, ctx: &Context, subject: Subject, layout: &Arc<Layout>, lane: &Lane) {
        let unlit = self.unlit.take().filter(|unlit| unlit.is_of(layout, subject.look()));
        let unlit = unlit.unwrap_or_else(|| Unlit::of(layout, subject.look()));
        match self.sheets.get_mut(&subject.realm()).filter(|sheet| sheet.tells_of(&subject, lane)) {
            Some(sheet) => sheet.change_look(subject, &unlit),
            None => _ = self.sheets.insert(subject.realm(), Sheet::of(ctx, subject, &unlit)),
        }
        self.unlit = Some(unlit);
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
