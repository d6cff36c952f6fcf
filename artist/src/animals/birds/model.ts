/** What a bird is made of. Lengths are units as it is drawn; the body's space is x to its left, y down, z forward. */
import type { PaintRole } from '../../figures/shape.ts';
import type { HeadModel } from '../head/model.ts';
import type { Blob, Vec } from '../space.ts';

export interface BirdTail {
  /** Feathers: how many, how long, how wide at the end, over how many degrees they spread. */
  count: number;
  length: number;
  width: number;
  spread: number;
  /** Degrees below level, when it stands. */
  droop: number;
  fill: PaintRole;
  tip?: PaintRole;
  /** Eyes as on a peacock's train. */
  hasEyes?: boolean;
  isPointed?: boolean;
}
export interface BirdWing {
  /** How long folded, how deep, and how long spread. */
  length: number;
  depth: number;
  span: number;
  /** Upper part, long feathers, their tips. */
  fill: PaintRole;
  feathers: PaintRole;
  tip?: PaintRole;
  bar?: PaintRole;
}
export interface BirdModel {
  /** Stretched together: breast, belly, rump. */
  body: readonly Blob[];
  fill: PaintRole;
  /** Another colour of breast and belly. */
  breast?: { blobs: readonly Blob[]; fill: PaintRole };
  /** From the body to the head, with radii. */
  neck: readonly Vec[];
  neckRadii: readonly number[];
  neckFill?: PaintRole;
  collar?: PaintRole;
  head: HeadModel;
  headUnit: number;
  nod?: number;
  wing: BirdWing;
  /** Where the wing begins. */
  shoulder: Vec;
  tail: BirdTail;
  tailRoot: Vec;
  legs: {
    length: number;
    radius: number;
    spread: number;
    at: number;
    fill: PaintRole;
    toe: number;
    isWebbed?: boolean;
    thigh?: number;
  };
  /** Peacock: the train raised to a fan behind it. */
  fan?: boolean;
  /** Stands upright as penguins do. */
  isUpright?: boolean;
  bars?: { fill: PaintRole; count: number };
}
