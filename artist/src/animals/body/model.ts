/** What a four-legged body is made of. Lengths are shares of its height at the withers unless said. */
import type { PaintRole } from '../../figures/shape.ts';
import type { FurEdge } from '../fur.ts';
import type { HeadModel } from '../head/model.ts';
import type { Vec } from '../space.ts';
import type { AnimalPose, BodyPose } from './poses.ts';

/** Half the height of the trunk above and below its axis, and half its width. */
export interface Girth {
  up: number;
  down: number;
  half: number;
}
export interface LegModel {
  /** The bones from the trunk down, as shares of the leg: upper, lower, and down to the foot. */
  bones: readonly [number, number, number];
  /** Radii at shoulder or hip, elbow or knee, wrist or hock, and above the foot. */
  radii: readonly [number, number, number, number];
  /** Half the distance of the two legs. */
  spread: number;
}
export type FootKind = 'paw' | 'hoof' | 'cloven' | 'pillar' | 'claw' | 'hand';
export interface FootModel {
  kind: FootKind;
  length: number;
  height: number;
  half: number;
  fill?: PaintRole;
}
export type TailKind = 'whip' | 'bush' | 'plume' | 'stub' | 'tuft' | 'hair' | 'thick';
export interface TailModel {
  kind: TailKind;
  length: number;
  radius: number;
  /** Degrees at the root, 0 hangs down, 90 is level behind, 180 stands; and how much it bends upwards to its tip. */
  root: number;
  bend: number;
  fill?: PaintRole;
  tip?: PaintRole;
  rings?: number;
  /** A tail that lies on the back whatever the pose is. */
  isCurled?: boolean;
  /** It stands up however the trunk is raised. */
  isUpright?: boolean;
  /** It flows from the trunk without a line. */
  isUnited?: boolean;
}
/** Along the trunk 0 is the rump, 1 the loin, 2 the chest, 3 the root of the neck, 4 the head; across 1 is the back, -1 the belly. */
export type OnBody = readonly [along: number, across: number];

export type CoatMark =
  | { kind: 'patch'; fill: PaintRole; points: readonly OnBody[] }
  | { kind: 'spots'; fill: PaintRole; count: number; size: number; from?: number; to?: number; low?: number; seed?: number; isRosette?: boolean; inner?: PaintRole; onLegs?: boolean }
  | { kind: 'stripes'; fill: PaintRole; count: number; width: number; from?: number; to?: number; length?: number; onLegs?: boolean; isFull?: boolean }
  | { kind: 'socks'; fill: PaintRole; height: number; legs?: 'all' | 'front' | 'hind' }
  | { kind: 'belly'; fill: PaintRole; from?: number; to?: number; depth?: number }
  | { kind: 'ridge'; fill: PaintRole; from: number; to: number; height: number; isSpiky?: boolean; count?: number }
  /** A crease of the skin. */
  | { kind: 'fold'; points: readonly OnBody[] }
  /** Hair that hangs from the belly, its length a share of the height. */
  | { kind: 'fringe'; fill: PaintRole; from: number; to: number; length: number; count: number }
  /** Hair that falls from the crest of the neck down to a place across it. */
  | { kind: 'mane'; fill: PaintRole; from: number; to: number; low: number; count: number }; // prettier-ignore

/** What bulges from the trunk or grows on it: humps, dewlaps, ruffs, pompons. */
export interface Lump {
  on: OnBody | { leg: 'front' | 'hind' | 'all'; at: number } | 'tail';
  /** Moved from there: across, down, forward; and its radii, as shares of the height. */
  by?: Vec;
  r: Vec;
  layer: 'behind' | 'united' | 'over';
  fill?: PaintRole;
  edge?: FurEdge;
  step?: number;
  length?: number;
  hang?: number;
  weight?: 'contour' | 'form';
  /** Plates of a shell are drawn on it. */
  shell?: boolean;
}

export interface BodyModel {
  /** Height at the withers in units as it is drawn, so that lines have their weight; see `scale`. */
  height: number;
  /** From hips to shoulders. */
  length: number;
  /** Heights of the joints above the ground. */
  hip: number;
  shoulder: number;
  rump: Girth;
  loin: Girth;
  chest: Girth;
  neck: { length: number; angle: number; base: number; top: number; half?: number; sag?: number };
  front: LegModel;
  hind: LegModel;
  foot: FootModel;
  hindFoot?: FootModel;
  tail?: TailModel | undefined;
  head: HeadModel;
  /** Size of the head. */
  headUnit: number;
  /** Degrees that the head looks down when at rest. */
  nod?: number;
  /** Hair on the edge of the trunk: width and length of a lock as shares of the height. */
  coat?: { edge: FurEdge; step: number; length: number; hang?: number };
  lumps?: readonly Lump[];
  /** Span as a share of the height. */
  wings?: { kind: 'feather' | 'skin'; span: number; fill: PaintRole; feathers: PaintRole; tip?: PaintRole };
  marks?: readonly CoatMark[];
  /** Poses of its own: what differs from the common ones. */
  poses?: Partial<Record<AnimalPose, Partial<BodyPose>>>;
  /** Of the nearer parts; `fur` unless said. */
  fill?: PaintRole;
  legFill?: PaintRole;
}
