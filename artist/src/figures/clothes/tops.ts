/** The trunk with what is worn on it, its neckline and collar. */
import { along, between, cornerAt, lerp, line, smooth, tube, type Knot } from '../geometry.ts';
import type { PaintRole, Point, Shape } from '../shape.ts';
import { edgeAt } from '../body.ts';
import { cloth, fill, fold, shadeOf } from './cloth.ts';
import { drawLap, type Dressing } from './limbs.ts';
import { drawMarks } from './marks.ts';
import type { Neck, Top } from './outfit.ts';
import { drawTail } from './skirts.ts';
import { neckline, neckSide, onFront, shell, shoulderLine, trunkShade } from './trunk-cloth.ts';

const DEEP: Record<Neck, number> = { crew: 0.935, v: 0.8, scoop: 0.84, collar: 0.9, band: 0.955, hood: 0.92, high: 0.99, straps: 0.8, ring: 0.99 }; // prettier-ignore

export function drawTrunk(d: Dressing): Shape[] {
  const { outfit } = d;
  const { top, over } = outfit;
  const shapes: Shape[] = [...drawLap(d)];
  if (!top || top.hem > 0.05 || top.neck === 'straps') {
    shapes.push(...(outfit.hasBelly ? ownTrunk(d) : bareTrunk(d)));
    if (!top && !outfit.hasBelly) shapes.push(...chest(d));
  }
  if (top) shapes.push(...drawTop(d, top));
  shapes.push(...drawNeck(d));
  if (over) shapes.push(...drawOver(d, over));
  return shapes;
}

function drawTop(d: Dressing, top: Top): Shape[] {
  const { body } = d;
  const shapes: Shape[] = [];
  const tail =
    top.tail === undefined ? undefined : drawTail(d, top.tail, top.ease, top.tailFlare ?? 8, top.fill, 'top');
  const from = tail ? 0.02 : top.hem;
  if (tail) shapes.push(tail.body);
  const outline = top.neck === 'straps' ? vest(d, top) : shell(body, from, 1, top.ease, tail ? {} : { bow: 5 });
  shapes.push(cloth(outline, top.fill, 'torso', 'top'));
  if (tail) shapes.push(...tail.rest(top.border));
  shapes.push(trunkShade(body, from, top.ease, shadeOf(top.fill)));
  if (top.border && !tail && top.hem > 0.05) shapes.push(hemBand(d, top, top.border));
  shapes.push(...drawMarks(d, top));
  return shapes;
}

function hemBand(d: Dressing, top: Top, role: PaintRole): Shape {
  return { ...fill(shell(d.body, top.hem, top.hem + 0.07, top.ease), role, 'torso'), stroke: 'line', weight: 'form' };
}

/** A shirt without sleeves: deep at the arms. */
function vest(d: Dressing, top: Top): Shape['segments'] {
  const { body, m } = d;
  const side = (s: 1 | -1): Knot[] => {
    const strap = between(neckSide(body, s), s === 1 ? body.leftShoulder : body.rightShoulder, 0.34);
    const up = along(strap, 180 - body.upperLean, m.shoulderRadius * 0.5);
    return [
      cornerAt(edgeAt(body, top.hem, s, top.ease)),
      edgeAt(body, 0.3, s, top.ease),
      cornerAt(edgeAt(body, 0.58, s, top.ease * 0.5)),
      onFront(body, s * 46 - body.turn * 45, 0.76),
      cornerAt(up),
    ];
  };
  return smooth([...side(1), ...side(-1).toReversed()]);
}

/** A bare chest. */
function chest(d: Dressing): Shape[] {
  const { body, outfit } = d;
  if (outfit.over) return [];
  const at = (longitude: number, share: number) => onFront(body, longitude, share);
  return [
    fold(smooth([at(-46, 0.66), at(-24, 0.6), at(-4, 0.63)], false), 'torso', 'detail'),
    fold(smooth([at(4, 0.63), at(24, 0.6), at(46, 0.66)], false), 'torso', 'detail'),
    fold(line(at(0, 0.2), at(0, 0.16)), 'torso', 'detail'),
  ];
}

const bareTrunk = ({ body }: Dressing): Shape[] => [
  cloth(shell(body, -0.06, 1, 0), 'skin', 'torso', 'bare'),
  trunkShade(body, -0.06, 0, 'skinShade'),
];
/** An animal's trunk: round below, down over the hips, with a light front. */
function ownTrunk({ body, isSeated }: Dressing): Shape[] {
  const low = isSeated ? -0.04 : -0.2;
  const rows = [[low + 0.03, 20], [0.1, 44], [0.28, 52], [0.48, 46], [0.64, 32], [0.74, 14]] as const; // prettier-ignore
  const side = (s: 1 | -1) => rows.map(([share, longitude]) => onFront(body, s * longitude, share));
  return [
    cloth(shell(body, low, 1, 7, { bow: isSeated ? 8 : 26, flare: 6 }), 'skin', 'torso', 'bare'),
    trunkShade(body, low, 7, 'skinShade'),
    fill(smooth([...side(1), ...side(-1).toReversed()]), 'fur2', 'torso'),
  ];
}

/** Jackets, coats: two open halves. */
function drawOver(d: Dressing, over: Top): Shape[] {
  const { body } = d;
  const half = (s: 1 | -1): Shape[] => {
    const shares = [0.06, 0.2, 0.36, 0.54, 0.7].filter(share => share > over.hem + 0.05);
    const low = over.tail === undefined ? over.hem : 0;
    const inner = [0.78, 0.5, 0.24].filter(share => share > low + 0.05).map(share => onFront(body, s * lerp(15, 26, share), share, 2)); // prettier-ignore
    const outer = shares.map(share => edgeAt(body, share, s, over.ease));
    const skirt = over.tail === undefined ? [cornerAt(onFront(body, s * 20, over.hem, over.ease)), cornerAt(edgeAt(body, over.hem, s, over.ease))] : flap(d, s, over); // prettier-ignore
    const outline = smooth([...skirt, ...outer, ...shoulderLine(body, s, over.ease), ...inner]);
    return [cloth(outline, over.fill, 'torso', `over${s}`)];
  };
  return [...half(-1), ...half(1), trunkShade(body, over.tail === undefined ? over.hem : 0, over.ease, shadeOf(over.fill)), ...drawMarks(d, over)]; // prettier-ignore
}

/** The lower end of one half of a coat, along the leg on that side. */
function flap(d: Dressing, s: 1 | -1, over: Top): Knot[] {
  const { body, m } = d;
  const legs = [body.rightLeg, body.leftLeg].toSorted((a, b) => a.knee.x - b.knee.x);
  const leg = legs[s === 1 ? 1 : 0]!;
  const share = over.tail ?? 0.5;
  const p = between(leg.hip, leg.knee, share * 2);
  const wide = m.kneeRadius + over.ease + (over.tailFlare ?? 8);
  const inner = { x: p.x - s * m.kneeRadius * 0.6, y: p.y };
  const outer = { x: p.x + s * wide, y: p.y - 6 };
  return [onFront(body, s * 16, 0.1, 2), cornerAt(inner), cornerAt(outer), { x: leg.hip.x + s * (m.hipRadius + over.ease), y: leg.hip.y + m.hipRadius * 0.6 }]; // prettier-ignore
}

function drawNeck(d: Dressing): Shape[] {
  const { body, outfit } = d;
  const { top } = outfit;
  const deep = top?.deep ?? (top ? DEEP[top.neck] : 0.92);
  const isSharp = top?.neck === 'v' || top?.neck === 'collar';
  const { neck, shade, edge } = neckline(
    body,
    deep,
    top?.neck === 'scoop' || top?.neck === 'straps' ? 1.5 : 1,
    isSharp,
  );
  const shapes: Shape[] = [
    { segments: neck, fill: 'skin', stroke: 'line', part: 'neck', union: 'neck', weight: 'form' },
    fill(shade, 'skinShade', 'neck', 8),
  ];
  if (!top) return [{ ...shapes[0]!, stroke: 'skin' }, shapes[1]!, ...neckSides(d)];
  const band = (role: PaintRole, width: number): Shape => ({ ...fill(tube(edge, edge.map(() => width / 2)), role, 'torso', width), stroke: 'line', weight: 'detail' }); // prettier-ignore
  const draw: Partial<Record<Neck, () => Shape[]>> = {
    crew: () => [band(top.border ?? shadeOf(top.fill), 11)],
    v: () => [band(top.border ?? shadeOf(top.fill), 11)],
    scoop: () => (top.border ? [band(top.border, 13)] : []),
    straps: () => (top.border ? [band(top.border, 11)] : []),
    collar: () => collar(d, top.fill),
    band: () => standing(d, top.border ?? top.fill, 0.42),
    high: () => standing(d, top.fill, 0.85),
    ring: () => standing(d, 'steel', 0.5),
    hood: () => hood(d, top.fill),
  };
  return [...shapes, ...(draw[top.neck]?.() ?? [])];
}

/** The sides of a neck that has no cloth below it. */
const neckSides = (d: Dressing): Shape[] =>
  ([1, -1] as const).map(s => {
    const { body, m } = d;
    const low = neckSide(body, s);
    const up = along(body.head, -body.head.tilt, m.head * 0.8);
    return fold(smooth([along(low, 90 * s - body.upperLean, m.neckHalf * 0.5), low, along(up, 90 * s - body.upperLean, m.neckHalf * 0.94)], false), 'neck'); // prettier-ignore
  });

function collar(d: Dressing, role: PaintRole): Shape[] {
  const { body } = d;
  return ([-1, 1] as const).map(s => {
    const side = along(neckSide(body, s), 180 - body.upperLean, 8);
    const knots = [cornerAt(side), cornerAt(onFront(body, s * 2, 0.9)), cornerAt(onFront(body, s * 22, 0.8)), cornerAt(onFront(body, s * 40, 0.92)), cornerAt(along(side, 90 * s - body.upperLean, 10))]; // prettier-ignore
    return { ...fill(smooth(knots), role, 'torso'), stroke: 'line' as const, weight: 'form' as const };
  });
}

/** A collar that stands around the neck. */
function standing(d: Dressing, role: PaintRole, height: number): Shape[] {
  const { body, m } = d;
  const up = lerp(body.upperLean, body.head.tilt, 0.4);
  const side = (s: 1 | -1, rise: number): Point => along(along(neckSide(body, s), 180 - up, rise), 90 * s - up, 3);
  const mid = (rise: number) => along(onFront(body, 0, 0.93), 180 - up, rise);
  const h = Math.max(16, m.neckLength * height);
  const knots: Knot[] = [cornerAt(side(-1, 0)), mid(-6), cornerAt(side(1, 0)), cornerAt(side(1, h)), mid(h * 0.72), cornerAt(side(-1, h))]; // prettier-ignore
  return [{ ...fill(smooth(knots), role, 'neck'), stroke: 'line', weight: 'form' }];
}

function hood(d: Dressing, role: PaintRole): Shape[] {
  const { body, m } = d;
  const roll = ([-1, 1] as const).map(s => {
    const a = along(neckSide(body, s), 180 - body.upperLean, m.neckLength * 0.5);
    const b = along(neckSide(body, s), 90 * s - body.upperLean, 10);
    const c = onFront(body, s * 12, 0.87);
    return cloth(tube([a, b, between(b, c, 0.6), c], [13, 17, 15, 8]), role, 'torso', 'hood');
  });
  return roll;
}

/** What hangs behind the head of a hooded top. */
export function drawHoodBack(d: Dressing): Shape[] {
  const { body, m, outfit } = d;
  if (outfit.top?.neck !== 'hood') return [];
  const p = along(body.neck, 180 - body.upperLean, m.neckLength * 0.5);
  const way = 90 - body.upperLean;
  return [cloth(tube([along(p, way, -m.neckHalf * 2.1), along(p, way, 0), along(p, way, m.neckHalf * 2.1)], [24, 34, 24]), shadeOf(outfit.top.fill), 'torso', 'hoodBack')]; // prettier-ignore
}
