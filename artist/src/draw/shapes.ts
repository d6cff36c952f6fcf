/** Backdrops and ornaments that every layout shares. Units: 1000 across the sheet. */
import { mix } from '../colour/colour.ts';
import type { Dice } from '../seed.ts';
import { short } from './path.ts';
import { clipped, verticalGradient, type Sheet } from './sheet.ts';
import { circle, ellipse, group, path, polar, polygon, rect, TAU, type XY } from './svg.ts';

/** Path of a star with `n` points. */
export function star(cx: number, cy: number, n: number, outer: number, inner: number, turn = -Math.PI / 2): string {
  return polygon(
    Array.from({ length: n * 2 }, (_, i) => polar(i % 2 ? inner : outer, turn + (i * Math.PI) / n, cx, cy)),
  );
}

/** Path of a four-pointed sparkle. */
export function sparkle(cx: number, cy: number, r: number): string {
  const tips: XY[] = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // prettier-ignore
  const arcs = [1, 2, 3, 0].map(
    i => `Q${short(cx)} ${short(cy)} ${short(cx + tips[i]![0] * r)} ${short(cy + tips[i]![1] * r)}`,
  );
  return `M${short(cx)} ${short(cy - r)}${arcs.join('')}Z`;
}

/** Path of a heart about `s` high. */
export function heart(x: number, y: number, s: number): string {
  const n = (v: number) => short(v);
  return `M${n(x)} ${n(y + s * 0.8)}C${n(x - s * 1.4)} ${n(y - s * 0.2)} ${n(x - s * 0.7)} ${n(y - s)} ${n(x)} ${n(y - s * 0.3)}C${n(x + s * 0.7)} ${n(y - s)} ${n(x + s * 1.4)} ${n(y - s * 0.2)} ${n(x)} ${n(y + s * 0.8)}Z`;
}

/** Path of rays between two radii; `duty` is the lit share. */
export function rays(cx: number, cy: number, inner: number, outer: number, n: number, duty = 0.5, turn = 0): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const angle = turn + (i * TAU) / n;
    const half = ((TAU / n) * duty) / 2;
    d += polygon([
      polar(inner, angle - half * 0.9, cx, cy),
      polar(outer, angle - half, cx, cy),
      polar(outer, angle + half, cx, cy),
      polar(inner, angle + half * 0.9, cx, cy),
    ]);
  }
  return d;
}

/** A dot as path data, for many dots in one element. */
export const dot = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;

/** Halftone dots, radius by darkness 0..1 at each place, as one path. */
export function halftone(
  cx: number,
  cy: number,
  radius: number,
  darkness: (x: number, y: number) => number,
  o: { step?: number; turn?: number; colour: string },
): string {
  const step = o.step ?? 18;
  const [cos, sin] = [Math.cos(o.turn ?? 0.35), Math.sin(o.turn ?? 0.35)];
  const n = Math.ceil((radius * 1.5) / step);
  let d = '';
  for (let i = -n; i <= n; i++) {
    for (let j = -n; j <= n; j++) {
      const u = (i + (j % 2 ? 0.5 : 0)) * step;
      const v = j * step * 0.866;
      const [x, y] = [cx + u * cos - v * sin, cy + u * sin + v * cos];
      const r = darkness(x, y) * step * 0.62;
      if (r >= step * 0.1) d += dot(x, y, Math.min(r, step * 0.7));
    }
  }
  return path(d, { fill: o.colour });
}

/** A seventies sun cut by slats. */
export function retroSun(
  sheet: Sheet,
  cx: number,
  cy: number,
  r: number,
  colours: string[],
  slats = 7,
  gap = 0.55,
): string {
  const top = cy + r * 0.08;
  const height = cy + r - top;
  let bands = rect(cx - r, cy - r, 2 * r, r * 1.08, {});
  for (let i = 0; i < slats; i++) {
    const from = top + height * (i / slats) ** 1.05;
    const to = top + height * ((i + 1) / slats) ** 1.05;
    bands += rect(cx - r, from, 2 * r, (to - from) * (1 - gap * (0.35 + (0.65 * (i + 1)) / slats)), {});
  }
  const { defs, fill } = verticalGradient(sheet, colours);
  return defs + clipped(sheet, bands.replaceAll('fill="none" ', ''), circle(cx, cy, r, { fill }));
}

/** A branch with paired leaves, bending as it grows. */
export function leafBranch(
  x: number,
  y: number,
  angle: number,
  length: number,
  pairs: number,
  o: { light: string; dark: string; bend?: number; leaf?: number },
): string {
  let [px, py, turn] = [x, y, angle];
  const stem: XY[] = [[x, y]];
  const turns = [angle];
  for (let i = 1; i <= pairs; i++) {
    turn += (o.bend ?? 0.5) / pairs;
    px += (Math.cos(turn) * length) / pairs;
    py += (Math.sin(turn) * length) / pairs;
    stem.push([px, py]);
    turns.push(turn);
  }
  let out = path(polygon(stem, false), { stroke: o.dark, width: length * 0.014, round: true });
  for (let i = 1; i <= pairs; i++) {
    const size = length * (o.leaf ?? 0.3) * (1 - (0.45 * i) / pairs);
    for (const side of i === pairs ? [0] : [-1, 1]) {
      out += path(leaf(stem[i]!, turns[i]! + side * 0.75, size), { fill: side > 0 ? o.light : o.dark });
    }
  }
  return out;
}

function leaf([x, y]: XY, angle: number, size: number): string {
  const [tx, ty] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
  const [mx, my] = [(x + tx) / 2, (y + ty) / 2];
  const [nx, ny] = [-Math.sin(angle) * size * 0.28, Math.cos(angle) * size * 0.28];
  return `M${short(x)} ${short(y)}Q${short(mx + nx)} ${short(my + ny)} ${short(tx)} ${short(ty)}Q${short(mx - nx)} ${short(my - ny)} ${short(x)} ${short(y)}Z`;
}

/** A folded ribbon, bowed upwards in the middle. */
export function banner(
  cx: number,
  cy: number,
  w: number,
  h: number,
  o: { fill: string; shade: string; line: string; width?: number; bow?: number },
): string {
  const [left, right, top, foot] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2];
  const bow = o.bow ?? 26;
  const [tail, fold] = [h * 0.75, h * 0.28];
  const stroke = { stroke: o.line, width: o.width ?? 6 };
  let out = '';
  for (const side of [-1, 1]) {
    const edge = side > 0 ? right : left;
    const inner = edge - side * fold * 1.2;
    out += path(
      polygon([[inner, top + h * 0.28], [edge + side * tail, top + h * 0.36], [edge + side * (tail - h * 0.3), top + h * 0.86], [edge + side * tail, foot + h * 0.36], [inner, foot + h * 0.28]]), // prettier-ignore
      { fill: o.shade, ...stroke },
    );
    out += path(polygon([[edge, foot], [inner, foot + h * 0.28], [inner, foot - h * 0.1]]), { fill: o.line }); // prettier-ignore
  }
  const front = `M${short(left)} ${short(top)}Q${short(cx)} ${short(top - bow * 2)} ${short(right)} ${short(top)}L${short(right)} ${short(foot)}Q${short(cx)} ${short(foot - bow * 2)} ${short(left)} ${short(foot)}Z`;
  return out + path(front, { fill: o.fill, ...stroke });
}

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
export function peak(cx: number, base: number, w: number, h: number, dice: Dice, c: PeakColours): string {
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
  const cap = (from: XY[], to: XY[]) =>
    polygon([...from.slice(0, line + 1), ...zigzag(from[line]!, to[line]!), ...to.slice(0, line + 1).reverse()]);
  return (
    path(polygon([...left, ...[...right].reverse()]), { fill: c.light }) +
    path(polygon([...middle, ...[...right].reverse()]), { fill: c.dark }) +
    path(cap(left, middle), { fill: c.snow }) +
    path(cap(middle, right), { fill: c.snowShade })
  );
}

/** A pine of four tiers, lit from the left. */
export function pine(x: number, base: number, h: number, light: string, dark: string): string {
  let [full, shade] = ['', ''];
  const w = h * 0.42;
  for (let i = 0; i < 4; i++) {
    const top = base - h + h * (i / 4) * 0.86;
    const half = (w * (0.32 + (0.68 * (i + 1)) / 4)) / 2;
    full += polygon([[x, top], [x + half, top + h * 0.36], [x - half, top + h * 0.36]]); // prettier-ignore
    shade += polygon([[x, top], [x + half, top + h * 0.36], [x + w * 0.06, top + h * 0.36]]); // prettier-ignore
  }
  full += `M${short(x - h * 0.025)} ${short(base - h * 0.06)}h${short(h * 0.05)}v${short(h * 0.07)}h${short(-h * 0.05)}Z`;
  return path(full, { fill: light }) + path(shade, { fill: dark });
}

/** A leaning palm as a silhouette. */
export function palm(x: number, base: number, h: number, colour: string, lean: 1 | -1 = 1): string {
  const n = short;
  const trunk = `M${n(x - h * 0.02)} ${n(base)}Q${n(x + lean * h * 0.02)} ${n(base - h * 0.5)} ${n(x + lean * h * 0.12)} ${n(base - h * 0.82)}L${n(x + lean * h * 0.145)} ${n(base - h * 0.82)}Q${n(x + lean * h * 0.06)} ${n(base - h * 0.5)} ${n(x + h * 0.03)} ${n(base)}Z`;
  const [cx, cy, length] = [x + lean * h * 0.13, base - h * 0.82, h * 0.34];
  const fronds = [-2.9, -2.4, -1.9, -1.35, -0.8, -0.3, 0.15, 3].map(angle => {
    const [ex, ey] = [cx + Math.cos(angle) * length, cy + Math.sin(angle) * length * 0.62 + h * 0.08];
    const [mx, my] = [cx + Math.cos(angle) * length * 0.55, cy + Math.sin(angle) * length * 0.75 - h * 0.05];
    return `M${n(cx)} ${n(cy)}Q${n(mx)} ${n(my - h * 0.03)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + h * 0.055)} ${n(cx)} ${n(cy)}Z`;
  });
  return path(trunk + fronds.join(''), { fill: colour });
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

/** Path of an irregular burst of `n` spikes. */
export function burst(cx: number, cy: number, outer: number, inner: number, n: number, dice: Dice): string {
  return polygon(
    Array.from({ length: n * 2 }, (_, i) =>
      polar(i % 2 ? inner * dice.between(0.95, 1.05) : outer * dice.between(0.86, 1.12), (i * Math.PI) / n, cx, cy),
    ),
  );
}

/** Path of a soft closed shape. */
export function blob(cx: number, cy: number, r: number, dice: Dice, n = 40, roughness = 0.22): string {
  const waves = [1, 2, 3, 5, 8].map(f => [f, dice() * TAU, dice.between(0.3, 1) / f] as const);
  const points = Array.from({ length: n }, (_, i) => {
    const angle = (i * TAU) / n;
    const swell = waves.reduce((sum, [f, phase, amount]) => sum + roughness * amount * Math.sin(angle * f + phase), 1);
    return polar(r * swell, angle, cx, cy);
  });
  const middle = (a: XY, b: XY) => `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  const curves = points.map((p, i) => `Q${short(p[0])} ${short(p[1])} ${middle(p, points[(i + 1) % n]!)}`);
  return `M${middle(points.at(-1)!, points[0]!)}${curves.join('')}Z`;
}

/** Stars and sparkles scattered over a field, none where `avoid` says so. */
export function starField(
  dice: Dice,
  n: number,
  [x0, y0, x1, y1]: [number, number, number, number],
  colours: string[],
  o: { avoid?: (x: number, y: number) => boolean; min?: number; max?: number } = {},
): string {
  let out = '';
  for (let tries = 0, left = n; tries < n * 3 && left > 0; tries++) {
    const [x, y] = [dice.between(x0, x1), dice.between(y0, y1)];
    if (o.avoid?.(x, y)) continue;
    left--;
    const size = dice.between(o.min ?? 5, o.max ?? 16);
    out +=
      dice() < 0.5
        ? path(sparkle(x, y, size * 1.5), { fill: dice.pick(colours) })
        : circle(x, y, size * 0.28, { fill: dice.pick(colours) });
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
