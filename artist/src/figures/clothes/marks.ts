/** What is sewn, printed or hung on a top. */
import { along, cornerAt, curve, disc, frame, line, oval, placed, smooth } from '../geometry.ts';
import type { PaintRole, Point, Shape } from '../shape.ts';
import { edgeAt } from '../body.ts';
import { fill, fold } from './cloth.ts';
import type { Dressing } from './limbs.ts';
import type { Mark, Top } from './outfit.ts';
import { neckSide, onFront, shell } from './trunk-cloth.ts';

interface Sewing {
  d: Dressing;
  top: Top;
  at(longitude: number, share: number): Point;
  /** Units for one twentieth of the trunk. */
  unit: number;
  /** The front is seen. */
  isSeen: boolean;
}
const lined = (shape: Shape, weight: Shape['weight'] = 'form'): Shape => ({ ...shape, stroke: 'line', weight });
const quad = (s: Sewing, rows: readonly (readonly [number, number])[], role: PaintRole): Shape => lined(fill(smooth(rows.map(([l, y]) => cornerAt(s.at(l, y)))), role, 'torso')); // prettier-ignore
const dot = (s: Sewing, longitude: number, share: number, size: number, role: PaintRole): Shape => ({ ...fill(disc(s.at(longitude, share), size), role, 'torso', size * 1.6), stroke: 'line', weight: 'detail' }); // prettier-ignore
const low = (s: Sewing): number => Math.max(-0.02, s.top.hem + 0.06);

const buttonsAt = (s: Sewing, longitude: number, role: PaintRole, size = 5): Shape[] =>
  [0.78, 0.62, 0.46, 0.3, 0.14].filter(share => share > low(s)).map(share => dot(s, longitude, share, size, role));

/** A figure in the frame of the chest: x and y in units. */
function onChest(s: Sewing, share: number, map: (p: ReturnType<typeof frame>) => Shape[]): Shape[] {
  if (!s.isSeen) return [];
  const squeeze = Math.max(0.4, Math.cos((s.d.body.turn * Math.PI) / 2.4));
  return map(frame(s.at(0, share), -s.d.body.upperLean, s.unit * squeeze, s.unit));
}
const star = (r: number): readonly (readonly [number, number, 1])[] =>
  Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5;
    const k = i % 2 ? r * 0.44 : r;
    return [Math.sin(a) * k, -Math.cos(a) * k, 1] as const;
  });

const DRAW: Record<Mark, (s: Sewing) => Shape[]> = {
  buttons: s => [fold(line(s.at(0, 0.88), s.at(0, low(s))), 'torso', 'detail'), ...buttonsAt(s, 0, 'white', 4.5)],
  'gold buttons': s => [fold(line(s.at(0, 0.9), s.at(0, low(s))), 'torso'), ...buttonsAt(s, 0, 'metal', 6)],
  'double buttons': s => [...buttonsAt(s, -16, 'dark', 5), ...buttonsAt(s, 16, 'dark', 5)],
  placket: s => [quad(s, [[-5, 0.92], [5, 0.92], [5, 0.56], [-5, 0.56]], s.top.border ?? s.top.fill), ...[0.84, 0.74, 0.64].map(y => dot(s, 0, y, 4, 'metal'))], // prettier-ignore
  zip: s => [fold(line(s.at(0, 0.88), s.at(0, low(s))), 'torso')],
  pocket: s =>
    s.isSeen
      ? [
          quad(
            s,
            [
              [20, 0.7],
              [46, 0.7],
              [44, 0.54],
              [22, 0.54],
            ],
            s.top.fill,
          ),
        ]
      : [],
  kangaroo: s => [lined(fill(smooth([cornerAt(s.at(-30, 0.24)), cornerAt(s.at(30, 0.24)), cornerAt(s.at(46, 0.02)), cornerAt(s.at(-46, 0.02))]), s.top.fill, 'torso'))], // prettier-ignore
  number: s => onChest(s, 0.5, map => digits(map, 'white')),
  stripes: s => [0.3, 0.42].map(share => lined(fill(shell(s.d.body, share - 0.035, share + 0.035, s.top.ease), 'trim', 'torso'), 'detail')), // prettier-ignore
  star: s => onChest(s, 0.54, map => [lined(fill(placed(curve(star(2.6)), map), 'trim', 'torso'))]),
  heart: s => onChest(s, 0.5, map => [lined(fill(placed(curve([[0, -0.6, 1], [0.9, -1.8], [2.2, -1.1], [1.9, 0.4], [0, 2.1, 1], [-1.9, 0.4], [-2.2, -1.1], [-0.9, -1.8]]), map), 'trim', 'torso'))]), // prettier-ignore
  embroidery: s => [
    ...[-9, 9].map(l => ({ segments: line(s.at(l, 0.9), s.at(l, Math.max(0.3, low(s)))), stroke: s.top.border ?? ('trim' as const), width: 5, weight: 'detail' as const, part: 'torso' as const })),
    ...[0.82, 0.7, 0.58, 0.46].filter(y => y > low(s) + 0.04).flatMap(y => [-22, 22].map(l => ({ ...fill(disc(s.at(l, y), 4.5), s.top.border ?? ('trim' as const), 'torso', 8) }))),
  ], // prettier-ignore
  lapels: s => ([-1, 1] as const).flatMap(k => [
    quadAt([neckSide(s.d.body, k), s.at(k * 6, 0.52), s.at(k * 40, 0.74), s.at(k * 30, 0.8), s.at(k * 44, 0.86)], s.top.fill),
  ]), // prettier-ignore
  tie: s => [quad(s, [[-6, 0.89], [6, 0.89], [4, 0.83], [-4, 0.83]], 'trim'), lined(fill(smooth([cornerAt(s.at(-4, 0.83)), cornerAt(s.at(4, 0.83)), cornerAt(s.at(10, 0.4)), cornerAt(s.at(0, 0.32)), cornerAt(s.at(-10, 0.4))]), 'trim', 'torso'))], // prettier-ignore
  belt: s => {
    const y = Math.max(0.06, s.top.hem + 0.04);
    return [lined(fill(shell(s.d.body, y - 0.05, y + 0.05, s.top.ease + 3), 'dark', 'torso')), quad(s, [[-12, y + 0.05], [12, y + 0.05], [12, y - 0.05], [-12, y - 0.05]], 'metal')]; // prettier-ignore
  },
  emblem: s => onChest(s, 0.66, map => [
    lined(fill(placed(curve([[0, -2.4, 1], [2.8, -1.4, 1], [2.2, 1.2], [0, 2.8, 1], [-2.2, 1.2], [-2.8, -1.4, 1]]), map), 'trim', 'torso')),
    fill(placed(curve([[0.6, -1.6, 1], [-1.1, 0.5, 1], [-0.1, 0.5, 1], [-0.6, 1.9, 1], [1.2, -0.3, 1], [0.2, -0.3, 1]]), map), 'cloth1', 'torso', 9),
  ]), // prettier-ignore
  panel: s => onChest(s, 0.48, map => [
    lined(fill(placed(curve([[-2.6, -1.6, 1], [2.6, -1.6, 1], [2.6, 1.8, 1], [-2.6, 1.8, 1]]), map), 'steel', 'torso')),
    ...([[-1.4, -0.6, 'accent'], [0, -0.6, 'trim'], [1.4, -0.6, 'cloth3']] as const).map(([x, y, role]) => fill(placed(oval({ x, y }, 0.55, 0.55), map), role, 'torso', 9)),
    fill(placed(curve([[-1.8, 0.5, 1], [1.8, 0.5, 1], [1.8, 1.2, 1], [-1.8, 1.2, 1]]), map), 'dark', 'torso', 8),
  ]), // prettier-ignore
  badge: s => (s.isSeen ? [dot(s, 32, 0.68, 8, 'metal')] : []),
  strings: s => [-8, 8].map(l => ({ segments: line(s.at(l, 0.86), s.at(l * 1.2, 0.66)), stroke: 'white' as const, width: 5, weight: 'detail' as const, part: 'torso' as const })), // prettier-ignore
  stethoscope: s => [
    { segments: smooth([neckSide(s.d.body, -1), s.at(-30, 0.66), s.at(-10, 0.5), s.at(14, 0.52), s.at(30, 0.68), neckSide(s.d.body, 1)], false), stroke: 'dark', width: 9, part: 'torso' },
    ...[{ ...fill(disc(s.at(-4, 0.44), 13), 'steel' as const, 'torso'), stroke: 'line' as const, weight: 'form' as const }],
  ], // prettier-ignore
  apron: s => [
    lined(fill(smooth([cornerAt(s.at(-34, 0.72)), cornerAt(s.at(34, 0.72)), s.at(48, 0.4), cornerAt(edgeAt(s.d.body, 0.2, 1, s.top.ease)), cornerAt(edgeAt(s.d.body, -0.1, 1, s.top.ease + 4)), cornerAt(edgeAt(s.d.body, -0.1, -1, s.top.ease + 4)), cornerAt(edgeAt(s.d.body, 0.2, -1, s.top.ease)), s.at(-48, 0.4)]), 'trim', 'torso')),
    fold(line(s.at(-30, 0.72), neckSide(s.d.body, -1)), 'torso'), fold(line(s.at(30, 0.72), neckSide(s.d.body, 1)), 'torso'),
  ], // prettier-ignore
  suspenders: s => [-24, 24].map(l => ({ segments: line(along(s.at(l * 1.3, 0.96), 0, 0), s.at(l, low(s))), stroke: 'trim' as const, width: 12, weight: 'form' as const, part: 'torso' as const })), // prettier-ignore
  chain: s => [{ segments: smooth([neckSide(s.d.body, -1), s.at(-18, 0.74), s.at(0, 0.66), s.at(18, 0.74), neckSide(s.d.body, 1)], false), stroke: 'metal', width: 9, part: 'torso' }, dot(s, 0, 0.62, 12, 'metal')], // prettier-ignore
  plates: s => [0.74, 0.56, 0.38, 0.2].filter(y => y > low(s)).map(y => fold(smooth([s.at(-72, y + 0.03), s.at(-30, y - 0.02), s.at(0, y - 0.04), s.at(30, y - 0.02), s.at(72, y + 0.03)], false), 'torso')), // prettier-ignore
  blotches: s => ([[-40, 0.78, 15], [24, 0.68, 18], [-18, 0.5, 19], [48, 0.46, 15], [-50, 0.32, 15], [20, 0.28, 17], [-10, 0.12, 15]] as const).map(([l, y, r], i) => fill(oval(s.at(l, y), r * 1.5, r * 0.8), i % 2 ? 'cloth1Shade' : 'cloth3Shade', 'torso', 14)), // prettier-ignore
  medals: s => (s.isSeen ? [16, 28, 40].flatMap((l, i) => [quad(s, [[l - 5, 0.76], [l + 5, 0.76], [l + 5, 0.69], [l - 5, 0.69]], (['accent', 'trim', 'cloth3'] as const)[i]!), dot(s, l, 0.65, 7, 'metal')]) : []), // prettier-ignore
  'red cross': s => onChest(s, 0.64, map => [fill(placed(curve([[1.6, -2.2, 1], [3, -2.2, 1], [3, -0.8, 1], [4.4, -0.8, 1], [4.4, 0.6, 1], [3, 0.6, 1], [3, 2, 1], [1.6, 2, 1], [1.6, 0.6, 1], [0.2, 0.6, 1], [0.2, -0.8, 1], [1.6, -0.8, 1]]), map), 'accent', 'torso', 10)]), // prettier-ignore
  sash: s => [lined(fill(smooth([s.at(-58, 0.86), s.at(-30, 0.9), s.at(56, 0.14), s.at(64, 0.0)].map(cornerAt)), 'accent', 'torso'))], // prettier-ignore
  'fur front': s => [lined(fill(smooth([s.at(-11, 0.88), s.at(11, 0.88), s.at(12, low(s)), s.at(-12, low(s))].map(cornerAt)), 'white', 'torso'))], // prettier-ignore
  tape: s => [{ segments: smooth([s.at(-34, 0.3), s.at(-26, 0.66), neckSide(s.d.body, -1)], false), stroke: 'trim', width: 13, weight: 'form', part: 'torso' }, { segments: smooth([neckSide(s.d.body, 1), s.at(26, 0.66), s.at(34, 0.26)], false), stroke: 'trim', width: 13, weight: 'form', part: 'torso' }], // prettier-ignore
};
const quadAt = (points: readonly Point[], role: PaintRole): Shape => lined(fill(smooth(points.map(p => cornerAt(p))), role, 'torso')); // prettier-ignore

/** A ten: the number of one who wears no name. */
function digits(map: ReturnType<typeof frame>, role: PaintRole): Shape[] {
  const one = curve([[-2.4, -1.4, 1], [-1.2, -2.2, 1], [-0.6, -2.2, 1], [-0.6, 2.2, 1], [-1.6, 2.2, 1], [-1.6, -0.9, 1], [-2.4, -0.6, 1]]); // prettier-ignore
  const zero = curve([
    [0.3, -1.2],
    [1.4, -2.2],
    [2.5, -1.2],
    [2.5, 1.2],
    [1.4, 2.2],
    [0.3, 1.2],
  ]);
  const hole = curve([
    [1.15, -0.9],
    [1.15, 0.9],
    [1.4, 1.2],
    [1.65, 0.9],
    [1.65, -0.9],
    [1.4, -1.2],
  ]);
  return [fill([...placed(one, map), ...placed(zero, map), ...placed(hole, map)], role, 'torso', 10)];
}

export function drawMarks(d: Dressing, top: Top): Shape[] {
  const { body, m } = d;
  const sewing: Sewing = {
    d,
    top,
    at: (longitude, share) => onFront(body, longitude, share, top.ease * 0.5),
    unit: m.torso / 22,
    isSeen: body.turn < 0.75,
  };
  return (top.marks ?? []).flatMap(mark => DRAW[mark](sewing));
}
