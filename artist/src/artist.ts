/**
 * The embedded artist's front door. Nothing is loaded or started at import: briefs read the dictionary at first use,
 * pictures are drawn in child processes that start with the first job: the renderer can end its whole process.
 */
import type { Arrangement } from '../../domain/src/arrangement.ts';
import type { Template } from '../../domain/src/catalog.ts';
import type { SceneKind, Wearer } from '../../domain/src/preview-scenes.ts';
import type { Brief } from './brief/brief.ts';
import type { GarmentColor, Placement } from './garment/geometry.ts';
import type { MockupOrder } from './garment/mockup.ts';
import { useAssets } from './library/library.ts';
import type { Composition } from './compose/compose.ts';
import type { DrawingStep } from './pixels/paint.ts';
import { Pool, type PoolOptions } from './pool.ts';
import type { PrintFile } from './print/print-file.ts';
import type { QualityReport } from './print/quality.ts';

export type {
  Brief,
  BriefText,
  Costume,
  Ground,
  LayoutName,
  Setting,
  StyleWord,
  Subject,
  Trait,
} from './brief/brief.ts';
export { readPrompt, type PromptOptions } from './brief/read-prompt.ts';
export { accountOf, drawsAnything, type Account, type Told } from './reading/account.ts';
export { hindiNoun } from './reading/nouns.ts';
export { readScene } from './reading/read-scene.ts';
export type { Scene } from './reading/scene.ts';
export { changeBrief, type Changed } from './brief/change-brief.ts';
export { emblemOf } from './brief/emblem.ts';
export { regenerate } from './brief/regenerate.ts';
export { unletteredSigns } from './brief/unlettered-signs.ts';
export type { GarmentColor, GarmentType, Placement, View } from './garment/geometry.ts';
export { hexOf } from './garment/colour.ts';
export { findAssets, useAssets } from './library/library.ts';
export type { DrawingStep } from './pixels/paint.ts';
export { letterText, missingSign, type TextOutlines } from './text/letter-text.ts';
export { addTypeface, drawableText, setLine, type SetLine } from './text/set-line.ts';
export type { PrintFile } from './print/print-file.ts';
export type { QualityReport, QualityWarning, QualityWord } from './print/quality.ts';
export { ArtistError, type ArtistErrorCode } from './pool.ts';
export type { Composition };

/** Options of the artist: pool, worker entry and assets folder (both have defaults that work from the sources). */
export type ArtistOptions = PoolOptions;

export interface ArtworkOptions {
  /** Pixels across; the height follows the composition (0.7 to 1.9 times the width). */
  width: number;
  signal?: AbortSignal;
  onStep?: (step: DrawingStep) => void;
}
export interface MockupOptions extends MockupOrder {
  signal?: AbortSignal;
}

/** The vectors of a brief, drawn in this process; loads the renderer at first use. Pictures for shoppers come from `drawArtwork`. */
export async function compose(brief: Brief): Promise<Composition> {
  const composer = await import('./compose/compose.ts');
  return composer.compose(brief);
}

export interface SceneOptions extends MockupOptions {
  type: Template;
  /** Worn, worn in a lane, on a hanger, folded on a pile, on a table; which of them a garment has says `scenesOf`. */
  kind: SceneKind;
  /** Chooses ground and props. */
  seed: number;
  /** Who wears it, where it is worn. */
  wearer?: Wearer;
}
export interface PrintOptions {
  /** A design's stored drawing (vectors, painted at print size) or an uploaded picture (PNG, JPEG, WebP). */
  source: string | Uint8Array;
  placement: Placement;
  color: GarmentColor;
  arrangement?: Arrangement;
  /** The white layer of a dark shirt is wished for too. */
  withUnderbase?: boolean;
  signal?: AbortSignal;
}

/** The artist at work. Every promise rejects with an ArtistError: aborted, timeout, overloaded, closed or failed. */
export interface Artist {
  /** A transparent PNG of the brief, trimmed to its ink, and the drawing as SVG: stored with the design, print files are made of it. */
  drawArtwork(
    brief: Brief,
    o: ArtworkOptions,
  ): Promise<{ png: Uint8Array; width: number; height: number; svg: string }>;
  /** The drawing alone, of a design that was stored without. */
  drawVectors(brief: Brief): Promise<{ svg: string }>;
  /** The artwork on a shirt at true print size, WebP. */
  drawMockup(o: MockupOptions): Promise<{ webp: Uint8Array; width: number; height: number }>;
  /** The realistic preview: the shirt in a staged scene, WebP, 4 wide to 5 high. */
  drawScene(o: SceneOptions): Promise<{ webp: Uint8Array; width: number; height: number }>;
  /** The printer's file: exact pixels of the placement, 300 dpi, sRGB, clean alpha, the same bytes each time; with its quality. */
  drawPrintFile(o: PrintOptions): Promise<PrintFile>;
  /** The quality of what would be printed, without making the file. */
  checkPrint(o: PrintOptions): Promise<QualityReport>;
  /** Ends the drawing processes; the artist cannot be used again. */
  close(): Promise<void>;
}

const MAX_WIDTH = 5000;
const checkedWidth = (width: number) => {
  if (!Number.isInteger(width) || width < 16 || width > MAX_WIDTH)
    throw new RangeError(`A picture is 16 to ${MAX_WIDTH} pixels wide, not ${width}.`);
  return width;
};

/** Makes an artist. Processes start with the first drawing. */
export function createArtist(options: ArtistOptions = {}): Artist {
  if (options.assetsDir) useAssets(options.assetsDir);
  const pool = new Pool(options);
  return {
    drawArtwork: async (brief, { width, signal, onStep }) =>
      pool.run('artwork', { brief, width: checkedWidth(width) }, { signal, onStep }),
    drawVectors: async brief => pool.run('drawing', { brief }, {}),
    drawMockup: async ({ signal, width, ...order }) =>
      pool.run('mockup', { ...order, width: checkedWidth(width) }, { signal }),
    drawScene: async ({ signal, width, ...order }) =>
      pool.run('scene', { ...order, width: checkedWidth(width) }, { signal }),
    drawPrintFile: async ({ signal, ...order }) => pool.run('printFile', order, { signal }),
    checkPrint: async ({ signal, ...order }) => pool.run('printCheck', order, { signal }),
    close: () => pool.close(),
  };
}
