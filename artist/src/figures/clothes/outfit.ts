/** What a person wears, as data: `dress.ts` draws it on any pose. */
import type { PaintRole } from '../shape.ts';
import type { Shoe } from '../feet.ts';

export type Neck = 'crew' | 'v' | 'scoop' | 'collar' | 'band' | 'hood' | 'high' | 'bare';

export interface Top {
  fill: PaintRole;
  /** Share of the arm that is covered; none has no shoulder either. */
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
  deep?: number;
  /** Bands at sleeve, hem and neck. */
  border?: PaintRole;
  marks?: readonly Mark[];
}
export type Mark =
  | 'buttons'
  | 'placket'
  | 'zip'
  | 'pocket'
  | 'kangaroo'
  | 'number'
  | 'stripe'
  | 'star'
  | 'print'
  | 'embroidery'
  | 'lapels'
  | 'tie'
  | 'belt'
  | 'emblem'
  | 'panel'
  | 'badge'
  | 'strings';

export type Bottom =
  | { kind: 'trousers'; fill: PaintRole; length: number; ease: number; flare?: number; cuff?: PaintRole; belt?: PaintRole; stripe?: PaintRole }
  | { kind: 'skirt'; fill: PaintRole; length: number; flare: number; border?: PaintRole; pleats?: number }
  | { kind: 'dhoti'; fill: PaintRole; border: PaintRole }
  | { kind: 'none' }; // prettier-ignore

export type Drape = 'saree' | 'dupatta' | 'shawl' | 'cape' | 'stole' | 'scarf' | 'garland' | 'sash';

export interface Outfit {
  top?: Top;
  bottom: Bottom;
  /** Worn open over the top. */
  over?: Top;
  drape?: Drape;
  drapeFill?: PaintRole;
  shoe: Shoe;
  keepsShoes?: boolean;
  socks?: PaintRole;
  /** Colours of cloth1, cloth2, cloth3, trim and shoes. */
  colours: readonly [string, string, string, string, string];
}

export const OUTFITS = {
  casual: {
    top: { fill: 'cloth1', sleeve: 0.36, ease: 8, sleeveFlare: 7, hem: -0.1, neck: 'crew' },
    bottom: { kind: 'trousers', fill: 'cloth2', length: 0.94, ease: 5, cuff: 'cloth2' },
    shoe: 'sneakers',
    socks: 'white',
    colours: ['#e4572e', '#33517e', '#f3a712', '#ffd166', '#d7263d'],
  },
} satisfies Record<string, Outfit>;
