/** Colour in OKLab/OKLCH: hex strings in, hex strings out. */

export interface Lch {
  /** Lightness 0..1. */
  l: number;
  /** Chroma, about 0..0.37 in sRGB. */
  c: number;
  /** Hue in degrees. */
  h: number;
}
type Lab = [l: number, a: number, b: number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Expands `#abc` to `#aabbcc`. */
export function longHex(hex: string): string {
  return hex.length === 4 ? '#' + [...hex.slice(1)].map(c => c + c).join('') : hex;
}

/** Channels 0..255 of a hex colour. */
export function rgbOf(hex: string): [number, number, number] {
  const n = parseInt(longHex(hex).slice(1, 7), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function linearToLab(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function labToLinear([L, a, b]: Lab): [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: number[]) => rgb.every(v => v >= -0.0005 && v <= 1.0005);
const hexByte = (v: number) =>
  Math.round(Math.min(1, Math.max(0, toGamma(Math.min(1, Math.max(0, v))))) * 255)
    .toString(16)
    .padStart(2, '0');
const labToHex = (lab: Lab) => '#' + labToLinear(lab).map(hexByte).join('');

function labOf(hex: string): Lab {
  const [r, g, b] = rgbOf(hex);
  return linearToLab(toLinear(r / 255), toLinear(g / 255), toLinear(b / 255));
}

/** OKLCH of a hex colour. */
export function lchOf(hex: string): Lch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Hex of an OKLCH colour; chroma is lowered until sRGB can show it. */
export function fromLch(l: number, c: number, h: number): string {
  const angle = (h * Math.PI) / 180;
  const at = (chroma: number): Lab => [l, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  if (inGamut(labToLinear(at(c)))) return labToHex(at(c));
  let low = 0;
  let high = c;
  for (let i = 0; i < 14; i++) {
    const middle = (low + high) / 2;
    if (inGamut(labToLinear(at(middle)))) low = middle;
    else high = middle;
  }
  return labToHex(at(low));
}

/** Blend of two colours in OKLab; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = labOf(first);
  const b = labOf(second);
  return labToHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Smallest angle between two hues, 0..180. */
export function hueDistance(a: number, b: number): number {
  const d = Math.abs(a - b) % 360;
  return Math.min(d, 360 - d);
}

/** WCAG contrast ratio 1..21 of two colours. */
export function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = rgbOf(hex).map(v => toLinear(v / 255)) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [luminance(first), luminance(second)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** A function from a colour of a drawing to a colour of the design. */
export type Recolour = (hex: string) => string;

/** Recolours by lightness along a ramp of colours; `steps` quantises it, as a screen print would. */
export function lightnessRamp(
  stops: string[],
  o: { steps?: number; gamma?: number; low?: number; high?: number } = {},
): Recolour {
  const { steps = 0, gamma = 1, low = 0.12, high = 0.97 } = o;
  const known = new Map<string, string>();
  return hex => {
    const cached = known.get(hex);
    if (cached) return cached;
    let t = Math.min(1, Math.max(0, (lchOf(hex).l - low) / (high - low))) ** gamma;
    if (steps) t = Math.round(t * (steps - 1)) / (steps - 1);
    const x = t * (stops.length - 1);
    const i = Math.min(stops.length - 2, Math.floor(x));
    const colour = mix(stops[i]!, stops[i + 1]!, x - i);
    known.set(hex, colour);
    return colour;
  };
}
