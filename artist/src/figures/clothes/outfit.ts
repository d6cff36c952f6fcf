/** What a person wears, as data: `dress.ts` draws it on any pose. */
import type { Headwear } from '../head/headwear.ts';
import type { PaintRole } from '../shape.ts';
import type { Shoe } from '../feet.ts';
import type { TrouserCut } from './cloth.ts';

export type Neck = 'crew' | 'v' | 'scoop' | 'collar' | 'band' | 'hood' | 'high' | 'straps' | 'ring';
export const MARKS = ['buttons', 'gold buttons', 'double buttons', 'placket', 'zip', 'pocket', 'kangaroo', 'number', 'stripes', 'star', 'embroidery', 'lapels', 'tie', 'belt', 'emblem', 'panel', 'badge', 'strings', 'stethoscope', 'apron', 'heart', 'suspenders', 'chain', 'plates', 'blotches', 'medals', 'red cross', 'sash', 'fur front', 'tape'] as const; // prettier-ignore
export type Mark = (typeof MARKS)[number];

export interface Top {
  fill: PaintRole;
  /** Share of the arm that is covered. */
  sleeve: number;
  sleeveFill?: PaintRole;
  /** Room around the skin, and the widening of the sleeve's hem. */
  ease: number;
  sleeveFlare?: number;
  /** Share of the trunk's height at which it ends: -0.08 over the hips, 0.45 below the breast. */
  hem: number;
  /** Below the hips: a share of the whole leg (kurta 0.45, coat 0.55), and how much it widens. */
  tail?: number;
  tailFlare?: number;
  neck: Neck;
  /** Share of the trunk's height down to which the neck is bare. */
  deep?: number;
  /** Bands at sleeve, hem and neck. */
  border?: PaintRole;
  marks?: readonly Mark[];
}

export type Bottom =
  | { kind: 'trousers'; fill: PaintRole; length: number; ease: number; cut: TrouserCut; cuff?: PaintRole; stripe?: PaintRole }
  | { kind: 'skirt'; fill: PaintRole; length: number; flare: number; border?: PaintRole; pleats?: number }
  | { kind: 'dhoti'; fill: PaintRole; border: PaintRole; length: number }
  | { kind: 'none' }; // prettier-ignore

export type Drape = 'saree' | 'dupatta' | 'shawl' | 'cape' | 'stole' | 'garland' | 'scarf' | 'pack';

export interface Outfit {
  top?: Top;
  bottom: Bottom;
  /** Worn open over the top. */
  over?: Top;
  drapes?: readonly { kind: Drape; fill: PaintRole; border?: PaintRole }[];
  shoe: Shoe;
  /** It is of one piece with its shoes: no pose bares the feet. */
  keepsShoes?: boolean;
  socks?: PaintRole;
  /** How high socks go: a share of the shin. */
  sockHeight?: number;
  gloves?: PaintRole;
  /** Of an animal that wears nothing: a light belly in the place of a chest. */
  hasBelly?: boolean;
  /** Padded guards over the shins, as in cricket. */
  pads?: PaintRole;
  headwear?: Headwear;
  /** Colours of cloth1, cloth2, cloth3, trim and shoes. */
  colours: readonly [string, string, string, string, string];
}
