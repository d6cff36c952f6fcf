/**
 * The stage: a scene as placed drawings, from back to front. Shapes keep their roles, so that a style may redraw or recolour them;
 * the picture is 1000 units wide before it is cut to its ink.
 */
import type { Box } from '../draw/path.ts';
import type { FigurePalette } from '../figures/flat.ts';
import type { Shape } from '../figures/shape.ts';
import type { At, NodeId } from '../reading/scene.ts';

/** What an item is for: styles may leave out backdrops or draw lettering in their own way. */
export type Layer = 'backdrop' | 'frame' | 'behind' | 'group' | 'front' | 'lettering';

export interface StageItem {
  layer: Layer;
  /** The part of the scene that it shows, and which of several: 't0', 0. */
  node?: NodeId;
  index?: number;
  /** English noun, setting or text. */
  name: string;
  /** From back to front, in the picture's units; every line has its width. */
  shapes: Shape[];
  colours: FigurePalette;
  box: Box;
  faces: Box[];
  /** Of a picture for the chest: nothing of it is drawn with a narrower line, in the picture's units. */
  least?: number;
}

/** What of the prompt is not in the picture. */
export interface LeftOut {
  words: string;
  at: At;
}

export interface Stage {
  items: StageItem[];
  /** Around all ink. */
  box: Box;
  leftOut: LeftOut[];
  /** For a rim around the group on a dark shirt. */
  halo: string;
}
