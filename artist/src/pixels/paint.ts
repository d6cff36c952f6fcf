import { distress, saturate } from './distress.ts';
import type { Drawing } from './drawing.ts';
import { knockOut } from './knock-out.ts';
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

/** The pixels of a drawing within a box: the width asked for, less where the height would not fit. */
export function paintArtwork(
  drawing: Drawing,
  box: { width: number; maxHeight?: number },
  { onStep, inspect }: PaintHooks = {},
): Pixels {
  const ratio = drawing.height / drawing.width;
  const width = box.maxHeight && box.width * ratio > box.maxHeight ? Math.floor(box.maxHeight / ratio) : box.width;
  const pixels = render(drawing.svg, width);
  if (drawing.knock) knockOut(pixels, drawing.knock);
  onStep?.('inking');
  inspect?.(pixels);
  if (drawing.wear > 0) distress(pixels, drawing.wear, (width / drawing.width) * UNITS_OF_WEAR, drawing.wearSeed);
  if (drawing.isVivid) saturate(pixels, VIVID);
  return pixels;
}
