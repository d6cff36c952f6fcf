/** What is worn on the trunk: shells, necklines, the shade and the seam that a sleeve would show. */
import type { Segment } from '../../draw/path.ts';
import {
  along,
  between,
  capsule,
  cornerAt,
  directionOf,
  lerp,
  sine,
  smooth,
  turnBetween,
  type Knot,
} from '../geometry.ts';
import type { PaintRole, Point, Shape } from '../shape.ts';
import { edgeAt, leanAt, spineAt, type Arm, type Trunk } from '../body.ts';
import { fill } from './cloth.ts';

/** A point on the front of the trunk: longitude 0 is the breastbone, 90 the figure's left side. What lies behind its edge is kept on it. */
export function onFront(t: Trunk, longitude: number, share: number, ease = 0): Point {
  const turned = Math.max(-90, Math.min(90, longitude + t.turn * 90));
  const across = sine(turned);
  return between(edgeAt(t, share, -1, ease), edgeAt(t, share, 1, ease), (across + 1) / 2);
}

/** The trunk between two shares of its height, `ease` outside of the skin; above 0.85 it goes over the shoulders. */
export function shell(
  t: Trunk,
  from: number,
  to: number,
  ease: number,
  hem: { bow?: number; flare?: number } = {},
): Segment[] {
  const shares = [0.06, 0.18, 0.34, 0.52, 0.68].filter(share => share > from + 0.05 && share < to - 0.05);
  const wide = (share: number) => ease + (hem.flare ?? 0) * Math.max(0, 1 - (share - from) / 0.5);
  const side = (s: 1 | -1): Knot[] => [
    { ...edgeAt(t, from, s, wide(from)), isCorner: true },
    ...shares.map(share => edgeAt(t, share, s, wide(share))),
  ];
  const bottom: Knot[] = hem.bow ? [along(spineAt(t, from), -t.lean, hem.bow)] : [];
  if (to <= 0.85) {
    const top = (s: 1 | -1): Knot => ({ ...edgeAt(t, to, s, ease), isCorner: true });
    return smooth([...side(1), top(1), top(-1), ...side(-1).toReversed(), ...bottom]);
  }
  return smooth([...side(1), ...shoulderLine(t, 1, ease), ...shoulderLine(t, -1, ease).toReversed(), ...side(-1).toReversed(), ...bottom]); // prettier-ignore
}

/** Where the side of the neck meets the shoulder. */
export function neckSide(t: Trunk, s: 1 | -1, ease = 0): Point {
  const { m } = t;
  return along(
    along(t.neck, 90 * s - t.upperLean, m.neckHalf * 1.12 + ease * 0.3),
    180 - t.upperLean,
    m.neckLength * 0.16,
  );
}

/** From the armpit over the shoulder to the neck. */
export function shoulderLine(t: Trunk, s: 1 | -1, ease: number): Knot[] {
  const { m } = t;
  const joint = s === 1 ? t.leftShoulder : t.rightShoulder;
  const up = 180 - t.upperLean;
  const out = 90 * s - t.upperLean;
  const neck = neckSide(t, s, ease);
  const top = along(along(joint, up, m.shoulderRadius + ease), out, m.shoulderRadius * 0.1);
  const slope = along(between(top, neck, 0.5), up, -3);
  const pit = along(along(joint, up + 180, m.shoulderRadius * 0.9), out, m.shoulderRadius * 0.3 + ease * 0.5);
  return [pit, top, slope, { ...neck, isCorner: true }];
}

/** Covers the seam between a sleeve and the trunk, where both are of one cloth: no more than the line itself. */
export function shoulderPatch(t: Trunk, arm: Arm, role: PaintRole, ease: number): Shape[] {
  const r = t.m.shoulderRadius + ease;
  const s = turnBetween(180 - t.upperLean, directionOf(t.neck, arm.shoulder)) < 0 ? 1 : -1;
  const inward = directionOf(arm.shoulder, spineAt(t, 0.74));
  const [, top, , neck] = shoulderLine(t, s, ease) as [Knot, Knot, Knot, Knot];
  const slope = along(between(top, neck, 0.5), -t.upperLean, 3);
  return [
    fill(capsule(arm.shoulder, along(arm.shoulder, inward, 16), r * 0.97), role, 'torso'),
    fill(capsule(arm.shoulder, along(between(top, slope, 0.7), -t.upperLean, r), r * 0.96), role, 'torso'),
    fill(
      smooth([cornerAt(top), slope, cornerAt(along(slope, -t.upperLean, r)), cornerAt(arm.shoulder)]),
      role,
      'torso',
    ),
  ];
}

/** The shade along our right side of a shell: it begins in a point below the armpit. */
export function trunkShade(t: Trunk, from: number, ease: number, role: PaintRole, flare = 0): Shape {
  const shares = [from, 0.1, 0.3, 0.5, 0.64, 0.8].filter((share, i) => i === 0 || share > from + 0.05);
  const wide = (share: number) => ease + flare * Math.max(0, 1 - (share - from) / 0.5);
  const outer = shares.map(share => edgeAt(t, share, 1, wide(share)));
  const depth = (share: number) => lerp(0.5, 0.9, Math.max(0, share) ** 1.6);
  const inner = shares.slice(0, -1).map(share => between(spineAt(t, share), edgeAt(t, share, 1, wide(share)), depth(share))); // prettier-ignore
  const knots: Knot[] = [...outer, ...inner.toReversed()];
  const corners = new Set([0, outer.length - 1, knots.length - 1]);
  return fill(smooth(knots.map((p, i) => ({ ...p, ...(corners.has(i) && { isCorner: true }) }))), role, 'torso', 12);
}

/** The neck with what a neckline leaves bare: `deep` is the share of the trunk's height at which it ends. */
export function neckline(
  t: Trunk,
  deep: number,
  wide = 1,
  isSharp = false,
): { neck: Segment[]; shade: Segment[]; edge: Point[] } {
  const { m, head } = t;
  const jaw = along(head, -head.tilt, m.head * 0.55);
  const way = 90 - lerp(t.upperLean, head.tilt, 0.6);
  const top = (s: 1 | -1) => along(jaw, way * 1 + (s < 0 ? 180 : 0), m.neckHalf * 0.94);
  const side = (s: 1 | -1) => {
    const p = neckSide(t, s);
    return along(p, 90 * s - t.upperLean, m.neckHalf * (wide - 1));
  };
  const bare = 1 - deep;
  const mid = onFront(t, 0, deep);
  const quarter = (longitude: number) => onFront(t, longitude * wide, deep + bare * (isSharp ? 0.5 : 0.26));
  const edge = [side(-1), quarter(-17), mid, quarter(17), side(1)];
  const knots: Knot[] = [
    top(-1),
    between(top(-1), side(-1), 0.55),
    { ...side(-1), isCorner: true },
    quarter(-17),
    isSharp ? { ...mid, isCorner: true } : mid,
    quarter(17),
    { ...side(1), isCorner: true },
    between(top(1), side(1), 0.55),
    top(1),
  ];
  const low = along(t.neck, 180 - t.upperLean, m.neckLength * 0.1);
  const shade = smooth([{ ...top(-1), isCorner: true }, between(top(-1), side(-1), 0.7), along(low, 90 - leanAt(t, 1), m.neckHalf * 0.25), between(top(1), side(1), 0.8), { ...top(1), isCorner: true }]); // prettier-ignore
  return { neck: smooth(knots), shade, edge };
}
