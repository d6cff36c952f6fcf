import type { Brief } from '../brief/brief.ts';
import { compose } from '../compose/compose.ts';
import { distress, saturate } from './distress.ts';
import { encodePng } from './png.ts';
import { render, type Pixels } from './raster.ts';

/** Steps a shopper can be told about. */
export type DrawingStep = 'reading' | 'sketching' | 'inking' | 'pressing';
const UNITS_OF_WEAR = 1.15;
const VIVID = 0.3;

export interface PaintHooks {
  onStep?: (step: DrawingStep) => void;
  /** Sees the clean drawing before wear and saturation. */
  inspect?: (clean: Pixels) => void;
}

/** The pixels of a brief within a box: the width asked for, less where the height would not fit. */
export function paintArtwork(
  brief: Brief,
  box: { width: number; maxHeight?: number },
  { onStep, inspect }: PaintHooks = {},
): Pixels {
  onStep?.('reading');
  const composition = compose(brief);
  onStep?.('sketching');
  const ratio = composition.height / composition.width;
  const width = box.maxHeight && box.width * ratio > box.maxHeight ? Math.floor(box.maxHeight / ratio) : box.width;
  const pixels = render(composition.svg, width);
  onStep?.('inking');
  inspect?.(pixels);
  if (brief.distress > 0)
    distress(pixels, brief.distress, (width / composition.width) * UNITS_OF_WEAR, (brief.seed + brief.variant) % 1000);
  if (brief.vivid) saturate(pixels, VIVID);
  return pixels;
}

/** A PNG of the artwork, trimmed, transparent where the shirt shows. */
export function drawArtworkPng(
  brief: Brief,
  width: number,
  onStep: (step: DrawingStep) => void = () => {},
): { png: Uint8Array; width: number; height: number } {
  const pixels = paintArtwork(brief, { width }, { onStep });
  onStep('pressing');
  return { png: encodePng(pixels, { dpi: 300 }), width: pixels.width, height: pixels.height };
}
