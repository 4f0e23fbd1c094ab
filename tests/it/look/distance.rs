//! How far apart colours are, for every eye and in a lit hall.
//!
//! Distances are CIEDE2000 (Sharma, Wu, Dalal 2005); a difference of 1 is just visible side by side, and
//! about 10 is told apart at a glance in a legend. Colour blindness is simulated with the full-severity
//! matrices of Machado, Oliveira and Fernandes (2009), which work on linear light.

/// Linear light, 0 to 1.
type Light = [f64; 3];
/// CIE L*a*b* under D65.
type Lab = [f64; 3];

/// The eye, or the place, that sees colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    Usual,
    Deuteranopia,
    Protanopia,
    Tritanopia,
    /// Everything 13 % lighter than black: the contrast of a projector in a lit hall, about 8 to 1.
    LitHall,
}

impl Eye {
    pub const ALL: [Self; 5] =
        [Self::Usual, Self::Deuteranopia, Self::Protanopia, Self::Tritanopia, Self::LitHall];

    fn sees(self, light: Light) -> Light {
        let rows = match self {
            Self::Usual => return light,
            Self::LitHall => return light.map(|c| 0.13 + 0.87 * c),
            Self::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        };
        rows.map(|row| row.iter().zip(light).map(|(k, c)| k * c).sum::<f64>().clamp(0.0, 1.0))
    }
}

/// The least distance of any two colours to this eye, and which two (from 0).
pub fn least_distance(colors: &[[u8; 3]], eye: Eye) -> (f64, usize, usize) {
    let labs: Vec<Lab> = colors.iter().map(|c| lab(eye.sees(c.map(linear)))).collect();
    let pairs = (0..labs.len()).flat_map(|i| (i + 1..labs.len()).map(move |j| (i, j)));
    pairs.map(|(i, j)| (ciede2000(labs[i], labs[j]), i, j)).min_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((
        f64::INFINITY,
        0,
        0,
    ))
}

/// WCAG contrast, 1 to 21.
pub fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let [x, y] = [a, b].map(|c| luminance(c.map(linear)) + 0.05);
    x.max(y) / x.min(y)
}

/// `OKLab` (Ottosson 2020) as this eye sees it: lightness 0 to 1, then green to red and blue to yellow. Even
/// steps in it look even, also between fills that do not touch: 0.2 is told apart at a glance.
pub fn oklab(color: [u8; 3], eye: Eye) -> [f64; 3] {
    let [r, g, b] = eye.sees(color.map(linear));
    let [l, m, s] = [
        0.412_221_471 * r + 0.536_332_536 * g + 0.051_445_993 * b,
        0.211_903_498 * r + 0.680_699_545 * g + 0.107_396_957 * b,
        0.088_302_462 * r + 0.281_718_838 * g + 0.629_978_701 * b,
    ]
    .map(f64::cbrt);
    [
        0.210_454_255 * l + 0.793_617_785 * m - 0.004_072_047 * s,
        1.977_998_495 * l - 2.428_592_205 * m + 0.450_593_710 * s,
        0.025_904_037 * l + 0.782_771_766 * m - 0.808_675_766 * s,
    ]
}

fn linear(channel: u8) -> f64 {
    let c = f64::from(channel) / 255.0;
    if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
}

fn luminance([r, g, b]: Light) -> f64 {
    0.212_656 * r + 0.715_158 * g + 0.072_186 * b
}

fn lab([r, g, b]: Light) -> Lab {
    let x = (0.412_456 * r + 0.357_576 * g + 0.180_438 * b) / 0.950_47;
    let y = luminance([r, g, b]);
    let z = (0.019_334 * r + 0.119_192 * g + 0.950_304 * b) / 1.088_83;
    let [x, y, z] =
        [x, y, z].map(|t| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn ciede2000(a: Lab, b: Lab) -> f64 {
    let chroma_bend = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
    let mean_chroma = a[1].hypot(a[2]).midpoint(b[1].hypot(b[2]));
    let stretch = 1.0 + 0.5 * (1.0 - chroma_bend(mean_chroma));
    let [(c1, h1), (c2, h2)] = [a, b].map(|v| {
        let green_red = v[1] * stretch;
        (green_red.hypot(v[2]), v[2].atan2(green_red).to_degrees().rem_euclid(360.0))
    });
    let grey = c1 * c2 == 0.0;
    let turn = if grey { 0.0 } else { (h2 - h1 + 540.0).rem_euclid(360.0) - 180.0 };
    let hue = if grey { h1 + h2 } else { (h1 + turn / 2.0).rem_euclid(360.0) };
    let (light, chroma) = (a[0].midpoint(b[0]), c1.midpoint(c2));
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(hue - 30.0) + 0.24 * cos(2.0 * hue) + 0.32 * cos(3.0 * hue + 6.0)
        - 0.20 * cos(4.0 * hue - 63.0);
    let off_grey = (light - 50.0).powi(2);
    let dl = (b[0] - a[0]) / (1.0 + 0.015 * off_grey / (20.0 + off_grey).sqrt());
    let dc = (c2 - c1) / (1.0 + 0.045 * chroma);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * t);
    let blue = (-((hue - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * chroma_bend(chroma) * (60.0 * blue).to_radians().sin();
    (dl * dl + dc * dc + dh * dh + rotation * dc * dh).max(0.0).sqrt()
}
