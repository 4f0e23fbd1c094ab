//! The maps as textures, kept from frame to frame: each is painted once, then only where it changes. They belong to a
//! context of egui, so they are stored there.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

use egui::{
    Color32, ColorImage, Context, Id, TextureFilter, TextureHandle, TextureId, TextureOptions,
    ecolor::{gamma_u8_from_linear_f32, linear_f32_from_gamma_u8},
    mutex::Mutex,
};
use eight_realms_app::{desk::lanes::RecordingKey, model::Seen};
use eight_realms_core::{
    lane::LaneId,
    map::{Band, ColorSource, Layout, Linear, MapStatus, MapStatuses, Patch, Picture, Upload},
};

use crate::gui::theme::MapColors;

/// Returns the cache of a context.
pub fn cache(ctx: &Context) -> Arc<Mutex<MapCache>> {
    ctx.data_mut(|data| Arc::clone(data.get_temp_mut_or_default(Id::unique("map cache"))))
}

/// The textures of the maps of all visible realms.
#[derive(Default)]
pub struct MapCache {
    textures: BTreeMap<LaneId, MapTexture>,
    /// For a lane whose map looks like that of another: the other realm, which has the texture.
    equal: BTreeMap<LaneId, LaneId>,
    /// Blank map that the latest texture began as.
    blank: Option<BlankMap>,
}

impl MapCache {
    /// Returns a lane's map, painted with these statuses.
    pub fn texture(
        &mut self,
        ctx: &Context,
        subject: MapSubject,
        layout: &Arc<Layout>,
        statuses: &MapStatuses,
        magnification: Magnification,
    ) -> &MapTexture {
        let lane = subject.lane;
        self.equal.remove(&lane);
        if !self.textures.get(&lane).is_some_and(|texture| texture.is_of(&subject, layout)) {
            let blank = self.blank.take().filter(|blank| blank.is_of(layout, &subject.style));
            let blank = blank.unwrap_or_else(|| BlankMap::of(layout, &subject.style));
            self.textures.insert(lane, MapTexture::of(ctx, subject.clone(), &blank));
            self.blank = Some(blank);
        }
        let texture = self.textures.get_mut(&lane).expect("it has just been put there");
        texture.follow(subject, statuses, magnification);
        texture
    }

    /// Lets a lane show the map of another, which has been painted and looks the same.
    pub fn share(&mut self, lane: LaneId, other: LaneId) {
        self.equal.insert(lane, other);
    }

    /// Returns a lane's map as it was painted last; `None` if it never was.
    pub fn latest(&self, lane: LaneId) -> Option<&MapTexture> {
        self.textures.get(self.equal.get(&lane).unwrap_or(&lane))
    }

    /// Forgets the maps of all other realms.
    pub fn keep(&mut self, lanes: &[LaneId]) {
        for lane in lanes {
            let gone = self.equal.get(lane).copied().filter(|other| !lanes.contains(other));
            let Some(gone) = gone else { continue };
            // A texture that realms share stays when its realm goes: the first of them takes it over.
            if let Some(texture) = self.textures.remove(&gone) {
                self.textures.insert(*lane, texture);
            }
            self.equal.remove(lane);
            self.equal.values_mut().filter(|other| **other == gone).for_each(|other| *other = *lane);
        }
        self.textures.retain(|lane, _| lanes.contains(lane));
        self.equal.retain(|lane, other| lanes.contains(lane) && lanes.contains(other));
    }
}

/// Source of a map's texture: a search and a style.
#[derive(Clone, PartialEq)]
pub struct MapSubject {
    lane: LaneId,
    search: RecordingKey,
    style: MapStyle,
}

/// Look of a map.
#[derive(Clone, PartialEq)]
struct MapStyle {
    colors: MapColors,
    /// Texels per pixel, across and down.
    step: u32,
}

impl MapSubject {
    /// Returns the subject of a lane's search, in the colours of a theme, `step` texels to a pixel.
    pub fn of(model: Seen<'_>, lane: LaneId, step: u32, colors: &MapColors) -> Self {
        Self { lane, search: model.recording_key_of(lane), style: MapStyle { colors: colors.clone(), step } }
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
    fn of(ctx: &Context, subject: MapSubject, blank: &BlankMap) -> Self {
        let options = options(Magnification::Smooth);
        let name = format!("map {}", subject.lane);
        let handle =
            ctx.load_texture(name, ColorImage::filled([1, 1], subject.style.colors.background), options);
        let (layout, picture) = (Arc::clone(&blank.layout), blank.picture.clone());
        Self { subject, layout, moment: 0, total: Band::default(), picture, handle, options }
    }

    /// Whether the texture is of this layout in this style: any search can then be painted on it.
    fn is_of(&self, subject: &MapSubject, layout: &Arc<Layout>) -> bool {
        self.subject.style == subject.style && Arc::ptr_eq(&self.layout, layout)
    }

    /// Paints the boards whose status differs from what is painted, and uploads them.
    fn follow(&mut self, subject: MapSubject, statuses: &MapStatuses, magnification: Magnification) {
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

/// A map with no board reached, and its picture. The maps of all lanes begin as copies of it, so that eight of them
/// cost little more than one: copying pixels is far cheaper than finding the mean of what lies on each.
struct BlankMap {
    layout: Arc<Layout>,
    /// Pixels of the map, which have not been uploaded as a texture.
    picture: Picture<Fills>,
    style: MapStyle,
}

impl BlankMap {
    fn of(layout: &Arc<Layout>, style: &MapStyle) -> Self {
        let picture = Picture::blank(layout, style.step, Fills::of(&style.colors));
        Self { layout: Arc::clone(layout), picture, style: style.clone() }
    }

    /// Whether maps of this layout and style can begin as copies of this one.
    fn is_of(&self, layout: &Arc<Layout>, style: &MapStyle) -> bool {
        Arc::ptr_eq(&self.layout, layout) && self.style == *style
    }
}

/// Returns the fill of a board. The parity of `band` selects one of two fills for a board that has not been reached.
pub fn fill(colors: &MapColors, status: MapStatus, band: u8) -> Color32 {
    match status {
        MapStatus::Unseen => colors.unreached[usize::from(band % 2)],
        MapStatus::Open | MapStatus::OpenFromGoal => colors.open,
        MapStatus::Expanded => colors.expanded,
        MapStatus::ExpandedFromGoal => colors.from_goal,
        MapStatus::Met => colors.casing,
        MapStatus::Taken => colors.path,
        MapStatus::Visited(heat) => colors.heat[heat.step()],
    }
}

/// The colours of a theme, as a picture adds them up: in linear light.
#[derive(Clone)]
struct Fills {
    colors: MapColors,
    /// Conversion back from linear light.
    channels: &'static [u8],
}

impl Fills {
    fn of(colors: &MapColors) -> Self {
        Self { colors: colors.clone(), channels: channels() }
    }
}

impl ColorSource for Fills {
    type Pixel = Color32;

    fn board(&self, status: MapStatus, band: u8) -> Linear {
        linear(fill(&self.colors, status, band))
    }

    fn background(&self) -> Linear {
        linear(self.colors.background)
    }

    fn pixel(&self, light: Linear) -> Color32 {
        let [r, g, b] = light.map(|channel| self.channels[channel as usize]);
        Color32::from_rgb(r, g, b)
    }
}

/// Largest linear value of a channel.
const BRIGHTEST: u16 = u16::MAX;

/// Returns red, green and blue of a colour in linear light, 0 to 65,535.
fn linear(color: Color32) -> Linear {
    let [r, g, b, _] = color.to_array();
    [r, g, b].map(|channel| (linear_f32_from_gamma_u8(channel) * f32::from(BRIGHTEST)).round() as u32)
}

/// Returns the exact conversion back: the channel of each linear value.
fn channels() -> &'static [u8] {
    static CHANNELS: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let channel = |value| gamma_u8_from_linear_f32(f32::from(value) / f32::from(BRIGHTEST));
        (0..=BRIGHTEST).map(channel).collect()
    });
    &CHANNELS
}
