/** What a head is made of. Space of a head: x to our right when it faces us, y down, z out of the face; 1 is about the radius of the skull. */
import type { PaintRole } from '../../figures/shape.ts';
import type { FurEdge } from '../fur.ts';
import type { Blob, Vec } from '../space.ts';

/** On the first ellipsoid of the skull: longitude 0 looks ahead, 90 to the left side of the animal; latitude 90 is above. */
export type OnSkull = readonly [longitude: number, latitude: number];

export interface EyeModel {
  at: OnSkull;
  /** Half its width, and its height as a share of its width. */
  size: number;
  tall: number;
  /** Degrees by which the outer corner is raised. */
  slant?: number;
  /** What is seen around the iris; without it the iris fills the eye. */
  white?: PaintRole;
  iris?: PaintRole;
  /** Share of the eye's height. */
  irisSize?: number;
  pupil: 'round' | 'slit' | 'bar' | 'bead';
  /** Share of the iris. */
  pupilSize?: number;
  /** A ring of another colour around it. */
  ring?: PaintRole;
}

export type EarShape = 'point' | 'soft' | 'round' | 'leaf' | 'drop' | 'long' | 'bat' | 'fold' | 'fan' | 'feather';
export interface EarModel {
  at: OnSkull;
  /** How deep its root lies within the skull: 1 is on the surface. */
  depth?: number;
  /** To the tip, and half the width, for the ear on our right. */
  up: Vec;
  side: Vec;
  shape: EarShape;
  fill?: PaintRole;
  inner?: PaintRole;
  tip?: PaintRole;
  /** Hanging ears lie over the head. */
  isOver?: boolean;
}

/** A surface of another colour: a closed curve on the skull, on the right side, on both or across the middle. */
export interface PatchMark {
  kind: 'patch';
  fill: PaintRole;
  points: readonly OnSkull[];
  side: 'both' | 'middle' | 'right' | 'left';
  least?: number;
  isSharp?: boolean;
}
/** A stripe that tapers at both ends. */
export interface StripeMark {
  kind: 'stripe';
  fill: PaintRole;
  points: readonly OnSkull[];
  width: number;
  side: 'both' | 'middle' | 'right' | 'left';
}
export interface SpotMark {
  kind: 'spots';
  fill: PaintRole;
  at: readonly OnSkull[];
  size: number;
  side: 'both' | 'middle';
}
/** What is stretched around ellipsoids, without an outline of its own: it lies within the head. */
export interface MassMark {
  kind: 'mass';
  fill: PaintRole;
  blobs: readonly Blob[];
  isMirrored?: boolean;
}
export type Mark = PatchMark | StripeMark | SpotMark | MassMark;

/** A solid part. `united` flows into the skull without a line. */
export interface Mass {
  blobs: readonly Blob[];
  fill: PaintRole;
  layer: 'back' | 'behind' | 'united' | 'over' | 'last';
  /** Also on the other side. */
  isMirrored?: boolean;
  weight?: 'contour' | 'form';
  part?: 'hair' | 'head' | 'face';
  /** Hair along its edge: width and length of a lock, and how much it hangs. */
  locks?: { step: number; length: number; hang?: number; edge?: FurEdge };
  shade?: number;
}
/** A bent, tapering limb of the head: horn, antler, trunk, tusk, crest, lock. */
export interface Horn {
  points: readonly Vec[];
  radii: readonly number[];
  fill: PaintRole;
  tips?: [number, number];
  layer: 'back' | 'behind' | 'united' | 'over' | 'last';
  isMirrored?: boolean;
  rings?: number;
  part?: 'hair' | 'head' | 'face';
  weight?: 'contour' | 'form';
  /** Its root is laid over without a line: it grows out of the face. */
  isBlended?: boolean;
}
/** Pointed hair on the cheeks: a polygon in space. */
export interface Tuft {
  points: readonly Vec[];
  fill: PaintRole;
  layer: 'behind' | 'united' | 'over';
  isMirrored?: boolean;
  isSoft?: boolean;
}

export interface NoseModel {
  /** Around these; the ones on our right, mirrored. */
  blobs: readonly Blob[];
  fill: PaintRole;
  glint?: boolean;
  /** Nostrils on the muzzle: place and size. */
  nostrils?: { at: Vec; size: number; tall?: number; fill?: PaintRole };
}

export interface MouthModel {
  /** From below the nose to the corner on our right; the first two lie in the middle. */
  line: readonly Vec[];
  /** Hinge of the jaw. */
  hinge: Vec;
  /** How wide it opens, as a share of what is usual; 0 never does. */
  gape: number;
  teeth?: 'fangs' | 'flat' | 'saw' | 'buck';
  tongue?: boolean;
}

export interface HeadModel {
  skull: readonly Blob[];
  skullFill?: PaintRole;
  /** Upper muzzle or upper beak, lower jaw or lower beak. */
  muzzle: readonly Blob[];
  muzzleFill?: PaintRole;
  jaw: readonly Blob[];
  jawFill?: PaintRole;
  /** A beak has a line of its own around it. */
  isBeak?: boolean;
  nose?: NoseModel;
  mouth: MouthModel;
  eyes: EyeModel;
  ears?: EarModel;
  marks?: readonly Mark[];
  masses?: readonly Mass[];
  horns?: readonly Horn[];
  tufts?: readonly Tuft[];
  /** Whiskers: how long. */
  whiskers?: number;
  /** Dots on the muzzle where whiskers grow. */
  hasDots?: boolean;
  /** Colour of brows where a mood needs them. */
  brow?: PaintRole;
  /** How deep the shade of the skull is; 0.2 unless said. */
  shade?: number;
  /** Height of the top, for hats; the skull's unless said. */
  top?: number;
  /** A long muzzle or beak is not told from the front: on a person's body it is turned at least so far. */
  frontTurn?: number;
  /** How large it is on a person's body, as a share of a person's skull. */
  onPerson?: number;
  /** Where it joins a neck: the middle and its half width, behind and below. */
  neck?: { at: Vec; half: number };
}
