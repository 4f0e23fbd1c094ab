//! Colours of a code for cameras, and the margin that it needs: those of its standard, in every theme.

use egui::Color32;

/// A dark module.
pub const DARK: Color32 = Color32::BLACK;
/// A light module, and the margin.
pub const LIGHT: Color32 = Color32::WHITE;
/// The width of the margin, in modules.
pub const QUIET_ZONE: usize = 4;
