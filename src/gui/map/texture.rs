//! One realm's map as a texture: painted once, then only where it changes.

use std::sync::Arc;

use egui::{ColorImage, Context, TextureFilter, TextureHandle, TextureId, TextureOptions};
use eight_realms_app::app::Seen;
use eight_realms_core::{
    map::{Band, Layout, MapStatuses, Patch, Picture, Upload},
    puzzle::Puzzle,
    realm::{Realm, Settings},
};

use super::{
    blank::{BlankMap, MapStyle},
    fills::Fills,
};
use crate::gui::theme::MapColors;

/// Source of a map's texture: a search and a style.
#[derive(Clone, PartialEq)]
pub struct MapSubject {
    search: SearchKey,
    style: MapStyle,
}

/// Key of the search that is painted. A search is deterministic: the same one emits the same events.
#[derive(Clone, PartialEq)]
struct SearchKey {
    realm: Realm,
    puzzle: Puzzle,
    settings: Settings,
}

impl MapSubject {
    /// Returns the subject of a realm's search, in the colours of a theme, `step` texels to a pixel.
    pub fn of(model: Seen<'_>, realm: Realm, step: u32, colors: &MapColors) -> Self {
        let search = SearchKey { realm, puzzle: model.puzzle, settings: model.settings };
        Self { search, style: MapStyle { colors: colors.clone(), step } }
    }

    /// Realm whose search is painted.
    pub const fn realm(&self) -> Realm {
        self.search.realm
    }

    /// Style in which the search is painted.
    pub const fn style(&self) -> &MapStyle {
        &self.style
    }
}

/// A painted map.
pub struct MapTexture {
    subject: MapSubject,
    layout: Arc<Layout>,
    /// Moment whose statuses are painted.
    moment: u64,
    /// Counts of all boards of the map at that moment.
    total: Band,
    picture: Picture<Fills>,
    handle: TextureHandle,
    options: TextureOptions,
}

/// Look of the pixels of an enlarged picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Magnification {
    /// Squares.
    Sharp,
    /// Pixels that run into one another.
    Smooth,
}

impl MapTexture {
    /// Returns the map before any board is reached.
    pub fn of(ctx: &Context, subject: MapSubject, blank: &BlankMap) -> Self {
        let options = options(Magnification::Smooth);
        let name = format!("map {}", subject.realm());
        let handle =
            ctx.load_texture(name, ColorImage::filled([1, 1], subject.style.colors.background), options);
        let (layout, picture) = (Arc::clone(&blank.layout), blank.picture.clone());
        Self { subject, layout, moment: 0, total: Band::default(), picture, handle, options }
    }

    /// Whether the texture is of this layout in this style: any search can then be painted on it.
    pub fn is_of(&self, subject: &MapSubject, layout: &Arc<Layout>) -> bool {
        self.subject.style == subject.style && Arc::ptr_eq(&self.layout, layout)
    }

    /// Paints the boards whose status differs from what is painted, and uploads them.
    pub fn follow(&mut self, subject: MapSubject, statuses: &MapStatuses, magnification: Magnification) {
        let is_same = self.subject == subject;
        if !is_same || self.moment != statuses.moment() {
            if is_same && self.moment == statuses.before() {
                self.picture.follow(statuses);
            } else {
                self.picture.repaint(statuses);
            }
            (self.subject, self.moment) = (subject, statuses.moment());
        }
        self.total = statuses.total();
        let is_new = self.options != options(magnification);
        self.options = options(magnification);
        match self.picture.take_changes() {
            Upload::Patches(patches) if !is_new => patches.iter().for_each(|patch| self.upload(*patch)),
            _ => self.upload_all(),
        }
    }

    fn upload_all(&mut self) {
        let image = ColorImage::new(self.picture.size(), self.picture.pixels().to_vec());
        self.handle.set(image, self.options);
    }

    fn upload(&mut self, patch: Patch) {
        let width = self.picture.size()[0];
        let rows = (patch.top..patch.bottom)
            .flat_map(|y| &self.picture.pixels()[y * width..][patch.left..patch.right]);
        let size = [patch.right - patch.left, patch.bottom - patch.top];
        let image = ColorImage::new(size, rows.copied().collect());
        self.handle.set_partial([patch.left, patch.top], image, self.options);
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Counts of all boards of the map, by what is painted.
    pub const fn total(&self) -> Band {
        self.total
    }

    /// Returns the reached part of the area that shows boards, and that whole area, in one unit.
    pub fn area(&self) -> [u64; 2] {
        self.picture.ground()
    }

    /// Returns the texture to draw.
    pub fn id(&self) -> TextureId {
        self.handle.id()
    }
}

const fn options(magnification: Magnification) -> TextureOptions {
    let magnification = match magnification {
        Magnification::Sharp => TextureFilter::Nearest,
        Magnification::Smooth => TextureFilter::Linear,
    };
    TextureOptions { magnification, ..TextureOptions::LINEAR }
}
