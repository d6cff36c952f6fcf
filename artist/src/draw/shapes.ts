/** Backdrops and ornaments that every layout shares. Units: 1000 across the sheet. */
import type { Dice } from '../seed.ts';
import { polygonWithin } from './cut.ts';
import { short, type Box } from './path.ts';
import { verticalGradient, type Sheet } from './sheet.ts';
import { circle, path, polar, polygon, TAU, type XY } from './svg.ts';

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
  return raysOf(cx, cy, inner, outer, n, duty, turn)
    .map(ray => polygon(ray))
    .join('');
}

/** Path of rays from a point to the edges of a box, cut to it. */
export function raysWithin(cx: number, cy: number, box: Box, n: number, turn = 0): string {
  const reach = Math.hypot(Math.max(cx - box.x, box.x + box.width - cx), Math.max(cy - box.y, box.y + box.height - cy));
  return raysOf(cx, cy, 0, reach * 1.05, n, 0.5, turn)
    .map(ray => polygonWithin(ray, box))
    .join('');
}

function raysOf(cx: number, cy: number, inner: number, outer: number, n: number, duty: number, turn: number): XY[][] {
  const half = ((TAU / n) * duty) / 2;
  return Array.from({ length: n }, (_, i) => {
    const angle = turn + (i * TAU) / n;
    return [
      polar(inner, angle - half * 0.9, cx, cy),
      polar(outer, angle - half, cx, cy),
      polar(outer, angle + half, cx, cy),
      polar(inner, angle + half * 0.9, cx, cy),
    ];
  });
}

/** A dot as path data, for many dots in one element. */
export const dot = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;

/** Halftone dots, radius by darkness 0..1 at each place, as one path; none that lies outside `within`. */
export function halftone(
  cx: number,
  cy: number,
  radius: number,
  darkness: (x: number, y: number) => number,
  o: { step?: number; turn?: number; colour: string; within?: Box },
): string {
  const step = o.step ?? 18;
  const beyond = (x: number, y: number, { x: left, y: top, width, height }: Box) =>
    x < left - step || y < top - step || x > left + width + step || y > top + height + step;
  const [cos, sin] = [Math.cos(o.turn ?? 0.35), Math.sin(o.turn ?? 0.35)];
  const n = Math.ceil((radius * 1.5) / step);
  let d = '';
  for (let i = -n; i <= n; i++) {
    for (let j = -n; j <= n; j++) {
      const u = (i + (j % 2 ? 0.5 : 0)) * step;
      const v = j * step * 0.866;
      const [x, y] = [cx + u * cos - v * sin, cy + u * sin + v * cos];
      if (o.within && beyond(x, y, o.within)) continue;
      const r = darkness(x, y) * step * 0.62;
      if (r >= step * 0.1) d += dot(x, y, Math.min(r, step * 0.7));
    }
  }
  return path(d, { fill: o.colour });
}

/** Path of the part of a disc between two heights. */
function discBand(cx: number, cy: number, r: number, top: number, foot: number): string {
  const half = (y: number) => Math.sqrt(Math.max(0, r * r - (y - cy) ** 2));
  const [upper, lower] = [half(top), half(foot)];
  const arc = (x: number, y: number) => `A${short(r)} ${short(r)} 0 0 1 ${short(x)} ${short(y)}`;
  return `M${short(cx + upper)} ${short(top)}${arc(cx + lower, foot)}H${short(cx - lower)}${arc(cx - upper, top)}Z`;
}

/** A seventies sun cut by slats: one path, without a clip, which would cost a layer of the whole picture. */
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
  let d = discBand(cx, cy, r, cy - r, top);
  for (let i = 0; i < slats; i++) {
    const from = top + height * (i / slats) ** 1.05;
    const to = top + height * ((i + 1) / slats) ** 1.05;
    d += discBand(cx, cy, r, from, from + (to - from) * (1 - gap * (0.35 + (0.65 * (i + 1)) / slats)));
  }
  const { defs, fill } = verticalGradient(sheet, colours, [cy - r, cy + r]);
  return defs + path(d, { fill });
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

/** Tells whether a point lies in a polygon given as path data of straight lines. */
export function insidePolygon(d: string): (x: number, y: number) => boolean {
  const n = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const points = Array.from({ length: n.length >> 1 }, (_, i): XY => [n[i * 2]!, n[i * 2 + 1]!]);
  return (x, y) => {
    let inside = false;
    points.forEach(([x1, y1], i) => {
      const [x2, y2] = points[(i + 1) % points.length]!;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
    return inside;
  };
}
