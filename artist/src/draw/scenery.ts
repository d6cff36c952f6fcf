/** Nature and sky as vectors: moons, planets, clouds, peaks, trees, waves. Units: 1000 across the sheet. `within` cuts to a window. */
import { mix } from '../colour/colour.ts';
import type { Dice } from '../seed.ts';
import { pathWithin, polygonWithin } from './cut.ts';
import { short, type Box } from './path.ts';
import { clipped, type Sheet } from './sheet.ts';
import { circle, ellipse, group, path, polar, rect, TAU, type XY } from './svg.ts';

/** A full moon with craters. */
export function moon(
  sheet: Sheet,
  cx: number,
  cy: number,
  r: number,
  colours: [light: string, middle: string, dark: string],
  dice: Dice,
): string {
  const id = sheet.id('m');
  const [light, middle, dark] = colours;
  const stops = [light, middle, dark].map((c, i) => `<stop offset="${[0, 0.7, 1][i]}" stop-color="${c}"/>`).join('');
  let out = `<defs><radialGradient id="${id}" cx=".35" cy=".32" r=".8">${stops}</radialGradient></defs>${circle(cx, cy, r, { fill: `url(#${id})` })}`;
  for (let i = 0; i < 16; i++) {
    const [x, y] = polar(Math.sqrt(dice()) * r * 0.85, dice() * TAU, cx, cy);
    const size = r * dice.between(0.03, 0.13);
    if (Math.hypot(x - cx, y - cy) + size > r * 0.97) continue;
    out +=
      circle(x, y, size, { fill: dark, opacity: 0.45 }) +
      circle(x + size * 0.12, y + size * 0.14, size * 0.84, { fill: middle, opacity: 0.8 });
  }
  return out;
}

/** A banded planet with a ring. */
export function planet(
  sheet: Sheet,
  cx: number,
  cy: number,
  r: number,
  colours: { body: string; band: string; ring: string },
  tilt = -18,
): string {
  const ring = { stroke: colours.ring, width: r * 0.16 };
  const bands =
    rect(cx - r, cy - r, 2 * r, 2 * r, { fill: colours.body }) +
    rect(cx - r, cy - r * 0.5, 2 * r, r * 0.22, { fill: colours.band }) +
    rect(cx - r, cy + r * 0.1, 2 * r, r * 0.3, { fill: colours.band });
  const ball = clipped(
    sheet,
    circle(cx, cy, r, { fill: '#fff' }),
    bands + circle(cx + r * 0.45, cy + r * 0.4, r * 1.15, { stroke: '#000', width: r * 0.5, opacity: 0.18 }),
  );
  const front = path(
    `M${short(cx - r * 1.75)} ${short(cy)}A${short(r * 1.75)} ${short(r * 0.42)} 0 0 0 ${short(cx + r * 1.75)} ${short(cy)}`,
    ring,
  );
  return group(
    ellipse(cx, cy, r * 1.75, r * 0.42, ring) + ball + front,
    `transform="rotate(${tilt} ${short(cx)} ${short(cy)})"`,
  );
}

/** A cloud of puffs on a flat foot. */
export function cloud(cx: number, cy: number, w: number, colour: string, dice: Dice, opacity = 1): string {
  let puffs = rect(cx - w * 0.52, cy - w * 0.06, w * 1.04, w * 0.12, { fill: colour }, w * 0.06);
  for (let i = 0; i < 5; i++) {
    const r = w * (0.12 + 0.1 * Math.sin((Math.PI * (i + 0.5)) / 5) + dice() * 0.03);
    puffs += circle(cx - w / 2 + (w * (i + 0.5)) / 5, cy - r * 0.45, r, { fill: colour });
  }
  return opacity === 1 ? puffs : group(puffs, `opacity="${opacity}"`);
}

export interface PeakColours {
  light: string;
  dark: string;
  snow: string;
  snowShade: string;
}

/** A faceted mountain with snow; its foot is at `base`. */
export function peak(cx: number, base: number, w: number, h: number, dice: Dice, c: PeakColours, within?: Box): string {
  const n = 9;
  const [left, right, middle]: [XY[], XY[], XY[]] = [[], [], []];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const inner = i > 0 && i < n;
    const y = base - h + h * t;
    left.push([cx - (w / 2) * t + (inner ? dice.between(-0.025, 0.025) * w : 0), y]);
    right.push([cx + (w / 2) * t + (inner ? dice.between(-0.025, 0.025) * w : 0), y]);
    middle.push([
      cx +
        (i % 2 ? 1 : -1) * w * 0.028 * Math.min(1, t * 4) +
        w * 0.03 * t +
        (inner ? dice.between(-0.012, 0.012) * w : 0),
      y,
    ]);
  }
  const line = Math.round(n * 0.36);
  const zigzag = (a: XY, b: XY): XY[] =>
    [1, 2, 3, 4].map(i => [
      a[0] + ((b[0] - a[0]) * i) / 4,
      a[1] + ((b[1] - a[1]) * i) / 4 + (i === 4 ? 0 : i % 2 ? h * 0.075 : -h * 0.02),
    ]);
  const facet = (points: XY[]) => polygonWithin(points, within);
  const cap = (from: XY[], to: XY[]) =>
    facet([...from.slice(0, line + 1), ...zigzag(from[line]!, to[line]!), ...to.slice(0, line + 1).reverse()]);
  return (
    path(facet([...left, ...[...right].reverse()]), { fill: c.light }) +
    path(facet([...middle, ...[...right].reverse()]), { fill: c.dark }) +
    path(cap(left, middle), { fill: c.snow }) +
    path(cap(middle, right), { fill: c.snowShade })
  );
}

/** A pine of four tiers, lit from the left. */
export function pine(x: number, base: number, h: number, light: string, dark: string, within?: Box): string {
  let [full, shade] = ['', ''];
  const w = h * 0.42;
  for (let i = 0; i < 4; i++) {
    const top = base - h + h * (i / 4) * 0.86;
    const half = (w * (0.32 + (0.68 * (i + 1)) / 4)) / 2;
    full += polygonWithin([[x, top], [x + half, top + h * 0.36], [x - half, top + h * 0.36]], within); // prettier-ignore
    shade += polygonWithin([[x, top], [x + half, top + h * 0.36], [x + w * 0.06, top + h * 0.36]], within); // prettier-ignore
  }
  const [left, right, top, foot] = [x - h * 0.025, x + h * 0.025, base - h * 0.06, base + h * 0.01];
  full += polygonWithin([[left, top], [right, top], [right, foot], [left, foot]], within); // prettier-ignore
  return path(full, { fill: light }) + path(shade, { fill: dark });
}

/** A leaning palm as a silhouette. */
export function palm(x: number, base: number, h: number, colour: string, lean: 1 | -1 = 1, within?: Box): string {
  const n = short;
  const trunk = `M${n(x - h * 0.02)} ${n(base)}Q${n(x + lean * h * 0.02)} ${n(base - h * 0.5)} ${n(x + lean * h * 0.12)} ${n(base - h * 0.82)}L${n(x + lean * h * 0.145)} ${n(base - h * 0.82)}Q${n(x + lean * h * 0.06)} ${n(base - h * 0.5)} ${n(x + h * 0.03)} ${n(base)}Z`;
  const [cx, cy, length] = [x + lean * h * 0.13, base - h * 0.82, h * 0.34];
  const fronds = [-2.9, -2.4, -1.9, -1.35, -0.8, -0.3, 0.15, 3].map(angle => {
    const [ex, ey] = [cx + Math.cos(angle) * length, cy + Math.sin(angle) * length * 0.62 + h * 0.08];
    const [mx, my] = [cx + Math.cos(angle) * length * 0.55, cy + Math.sin(angle) * length * 0.75 - h * 0.05];
    return `M${n(cx)} ${n(cy)}Q${n(mx)} ${n(my - h * 0.03)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + h * 0.055)} ${n(cx)} ${n(cy)}Z`;
  });
  return path(pathWithin(trunk + fronds.join(''), within), { fill: colour });
}

/** Japanese wave scales in a rectangle. */
export function seigaiha(x: number, y: number, w: number, h: number, r: number, colours: string[]): string {
  let out = '';
  for (let row = 0; row < Math.ceil(h / (r * 0.5)) + 2; row++) {
    for (let column = -1; column < Math.ceil(w / (2 * r)) + 2; column++) {
      const [cx, cy] = [x + column * 2 * r + (row % 2 ? r : 0), y + row * r * 0.5 + r];
      colours.forEach((fill, i) => (out += circle(cx, cy, r * (1 - i / colours.length), { fill })));
    }
  }
  return out;
}

/** Birds far away, as two strokes each. */
export function birds(places: [x: number, y: number, size: number][], colour: string): string {
  return places
    .map(([x, y, s]) =>
      path(
        `M${short(x - s)} ${short(y - s * 0.3)}Q${short(x - s * 0.4)} ${short(y - s * 0.7)} ${x} ${y}Q${short(x + s * 0.4)} ${short(y - s * 0.7)} ${short(x + s)} ${short(y - s * 0.3)}`,
        { stroke: colour, width: 5, round: true },
      ),
    )
    .join('');
}

/** Snow-capped ridge colours of a palette. */
export const peakColours = (p: { c: string; ink: string; paper: string }): PeakColours => ({
  light: p.c,
  dark: mix(p.c, p.ink, 0.5),
  snow: p.paper,
  snowShade: mix(p.paper, p.c, 0.3),
});
