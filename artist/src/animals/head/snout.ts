/** Muzzles by their measures: upper and lower jaw, nose and mouth that fit one another. */
import type { PaintRole } from '../../figures/shape.ts';
import { blob, type Blob } from '../space.ts';
import type { HeadModel, MouthModel, NoseModel } from './model.ts';

export interface Snout {
  /** How far before the middle of the skull it ends. */
  long: number;
  /** Half its width and height at the end, and at the root. */
  wide: number;
  high: number;
  root?: readonly [wide: number, high: number];
  /** Height of its axis, and how much lower its end is. */
  y: number;
  drop?: number;
  rootAt?: number;
  /** Thickness of the lower jaw at its end, and how much it juts out. */
  chin?: number;
  jut?: number;
  nose?: { size: number; tall?: number; fill?: PaintRole; up?: number } | 'none';
  fill?: PaintRole;
  jawFill?: PaintRole;
  gape?: number;
  teeth?: MouthModel['teeth'];
  /** How deep the middle of the lip lies: 0 a straight mouth, 1 a cat's. */
  bow?: number;
  /** How far back the mouth goes: 1 to the root. */
  back?: number;
}
type Built = Pick<HeadModel, 'muzzle' | 'jaw' | 'mouth' | 'nose' | 'muzzleFill' | 'jawFill'>;

function lips(s: Snout, rootWide: number, rootHigh: number, rootAt: number): MouthModel {
  const { long: L, wide: w, high: h, y } = s;
  const end = y + (s.drop ?? 0);
  const deep = Math.min(w, h) * 0.8;
  const bow = s.bow ?? 1;
  const back = s.back ?? 1;
  return {
    line: [
      // From the nose down to the lip, where there is a furrow.
      bow && s.nose !== 'none' ? [0, end - h * 0.12, L + deep * 0.98] : [0, end + h * 0.78, L + deep * 0.72],
      [0, end + h * (0.78 - 0.3 * bow), L + deep * (0.72 + 0.1 * bow)],
      [w * 0.42, end + h * 0.86, L + deep * 0.5],
      [w * 0.86, end + h * 0.7, L - deep * 0.1],
      [rootWide * 0.96, y + rootHigh * 0.55, L + (rootAt - L) * 0.55 * back],
      [rootWide * 1.02, y + rootHigh * 0.3, L + (rootAt - L) * back],
    ],
    hinge: [0, y + rootHigh * 0.4, rootAt * 0.5],
    gape: s.gape ?? 1,
    teeth: s.teeth ?? 'fangs',
  };
}

export function snout(s: Snout): Built {
  const [rw, rh] = s.root ?? [s.wide * 1.2, s.high * 1.2];
  const rootAt = s.rootAt ?? 0.5;
  const deep = Math.min(s.wide, s.high) * 0.8;
  const end = s.y + (s.drop ?? 0);
  const chin = s.chin ?? 0.16;
  const jut = s.jut ?? -0.08;
  const tip: Blob = blob([0, end, s.long], [s.wide, s.high, deep]);
  const n = s.nose ?? { size: 0.15 };
  const nose: NoseModel | undefined = n === 'none' ? undefined : noseOf(n, s, end, deep);
  return {
    muzzle: [blob([0, s.y, rootAt], [rw, rh, 0.36]), tip],
    jaw: [blob([0, s.y + rh * 0.62, rootAt * 0.7], [rw * 0.92, rh * 0.55, 0.36]), blob([0, end + s.high * 0.86, s.long + jut], [s.wide * 0.72, chin, deep * 0.86])],
    mouth: lips(s, rw, rh, rootAt),
    ...(nose && { nose }),
    ...(s.fill && { muzzleFill: s.fill }),
    ...((s.jawFill ?? s.fill) && { jawFill: (s.jawFill ?? s.fill)! }),
  };
} // prettier-ignore

function noseOf(n: Exclude<Snout['nose'], 'none' | undefined>, s: Snout, end: number, deep: number): NoseModel {
  const tall = n.tall ?? 0.9;
  const y = end - s.high * (n.up ?? 0.72);
  const z = s.long + deep * 0.82;
  return {
    blobs: [
      blob([n.size * 0.7, y, z - 0.02], [n.size * 0.58, n.size * 0.5 * tall, n.size * 0.5]),
      blob([0, y + n.size * 0.7 * tall, z + 0.03], [n.size * 0.42, n.size * 0.42 * tall, n.size * 0.4]),
    ],
    fill: n.fill ?? 'line',
  };
}

/** Two soft pads below a small nose, as cats and rodents have. */
export function pads(o: { y: number; z: number; size: number; apart?: number; nose: number; noseFill?: PaintRole; fill?: PaintRole; gape?: number; chin?: number; teeth?: MouthModel['teeth'] }): Built {
  const { y, z, size } = o;
  const apart = o.apart ?? size * 0.62;
  const front = z + size * 0.62;
  return {
    muzzle: [
      blob([apart, y, z], [size, size * 0.8, size * 0.72]),
      blob([-apart, y, z], [size, size * 0.8, size * 0.72]),
      blob([0, y - size * 0.75, z], [size * 0.7, size * 0.4, size * 0.6]),
      blob([0, y - size * 0.06, z + size * 0.4], [size * 0.95, size * 0.72, size * 0.5]),
    ],
    jaw: [blob([0, y + size * 0.7, z * 0.6], [size * 1.25, size * 0.6, size]), blob([0, y + size * 0.92, z + size * 0.1], [size * 0.84, o.chin ?? size * 0.42, size * 0.5])],
    nose: { blobs: [blob([o.nose * 0.72, y - size * 0.78, front + 0.02], [o.nose * 0.42, o.nose * 0.34, o.nose * 0.4]), blob([0, y - size * 0.78 + o.nose * 0.78, front + 0.08], [o.nose * 0.26, o.nose * 0.26, o.nose * 0.3])], fill: o.noseFill ?? 'blush' },
    mouth: {
      line: [
        [0, y - size * 0.5, front + size * 0.26],
        [0, y + size * 0.12, front + size * 0.26],
        [size * 0.5, y + size * 0.62, front + size * 0.1],
        [size * 1.1, y + size * 0.62, z + size * 0.4],
        [size * 1.5, y + size * 0.3, z + size * 0.05],
      ],
      hinge: [0, y + size * 0.2, z * 0.3],
      gape: o.gape ?? 1,
      teeth: o.teeth ?? 'fangs',
    },
    ...(o.fill && { muzzleFill: o.fill, jawFill: o.fill }),
  };
} // prettier-ignore
