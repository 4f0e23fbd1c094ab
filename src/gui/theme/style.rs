//! Style of egui's own widgets, made from the theme so that they look like ours.

use egui::{
    Color32, Context, CornerRadius, Margin, Stroke, Style, TextStyle, Theme, Visuals,
    style::{ScrollAnimation, ScrollStyle, WidgetVisuals},
    vec2,
};
use eight_realms_app::desk::screen::{Animation, Pointing, Surroundings};

use super::{Palette, Type, radius, space, stroke};

/// Time that a hover or a highlighted line takes to fade, in seconds.
const FADE: f32 = 0.12;

/// How far beside a control a pointer or a finger still means it, in points: what is nearest is pressed.
const REACH: [f32; 2] = [5.0, 18.0];

/// Gives egui the colours, the type scale and the spacing. Called at the start and whenever the theme changes, or what
/// points or moves.
pub fn apply(ctx: &Context, palette: &Palette, surroundings: &Surroundings) {
    let theme = if palette.dark { Theme::Dark } else { Theme::Light };
    ctx.set_theme(theme);
    ctx.set_style_of(theme, style(palette, surroundings));
}

fn style(palette: &Palette, surroundings: &Surroundings) -> Style {
    let animation = surroundings.animation;
    let animation_time = if animation == Animation::Full { FADE } else { 0.0 };
    let mut style = Style { visuals: visuals(palette), animation_time, ..Style::default() };
    if animation == Animation::Reduced {
        style.scroll_animation = ScrollAnimation::none();
    }
    style.text_styles = [
        (TextStyle::Small, Type::Caption),
        (TextStyle::Body, Type::Body),
        (TextStyle::Button, Type::Figure),
        (TextStyle::Heading, Type::Title),
        (TextStyle::Monospace, Type::Code),
    ]
    .map(|(name, kind)| (name, kind.font()))
    .into();
    let [pointer, finger] = REACH;
    style.interaction.interact_radius =
        if surroundings.pointing == Pointing::Fingers { finger } else { pointer };
    style.spacing.item_spacing = vec2(space::S, space::S);
    style.spacing.button_padding = vec2(10.0, 5.0);
    style.spacing.interact_size = vec2(28.0, 28.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.window_margin = Margin::same(16);
    style.spacing.scroll = ScrollStyle::thin();
    style
}

fn visuals(palette: &Palette) -> Visuals {
    let mut visuals = if palette.dark { Visuals::dark() } else { Visuals::light() };
    visuals.panel_fill = palette.panel;
    visuals.window_fill = palette.panel;
    visuals.extreme_bg_color = palette.sunken;
    visuals.text_edit_bg_color = Some(palette.sunken);
    visuals.code_bg_color = palette.sunken;
    visuals.faint_bg_color = palette.background;
    visuals.weak_text_color = Some(palette.text_faint);
    visuals.window_stroke = Stroke::new(stroke::HAIR, palette.edge);
    visuals.window_corner_radius = CornerRadius::same(radius::L);
    visuals.menu_corner_radius = CornerRadius::same(radius::M);
    visuals.selection.bg_fill = palette.hover;
    visuals.selection.stroke = Stroke::new(stroke::STRONG, palette.text);
    visuals.widgets.noninteractive = widget(palette.panel, palette.line, palette.text_soft);
    visuals.widgets.inactive = widget(palette.raised, palette.raised, palette.text);
    visuals.widgets.hovered = widget(palette.hover, palette.edge, palette.text);
    visuals.widgets.active = widget(palette.hover, palette.text, palette.text);
    visuals.widgets.open = widget(palette.hover, palette.edge, palette.text);
    visuals
}

/// Returns the visuals of a widget. There is no `expansion`: a button that grows under the pointer makes its neighbours
/// look loose.
fn widget(fill: Color32, border: Color32, text: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(stroke::HAIR, border),
        corner_radius: CornerRadius::same(radius::M),
        fg_stroke: Stroke::new(1.25, text),
        expansion: 0.0,
    }
}
