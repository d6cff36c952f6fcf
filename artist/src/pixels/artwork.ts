import type { Brief } from '../brief/brief.ts';
import { emblemOf } from '../brief/emblem.ts';
import { storedDrawing } from '../compose/drawing.ts';
import { readDrawing, withEmblem } from './drawing.ts';
import { paintArtwork, type DrawingStep } from './paint.ts';
import { encodePng } from './png.ts';

/** A PNG of the artwork, trimmed, transparent where the shirt shows, and the drawing that it was made from, with its emblem, to be stored with it. */
export function drawArtworkPng(
  brief: Brief,
  width: number,
  onStep: (step: DrawingStep) => void = () => {},
): { png: Uint8Array; width: number; height: number; svg: string } {
  onStep('reading');
  const svg = storedDrawing(brief);
  onStep('sketching');
  const pixels = paintArtwork(readDrawing(svg), { width }, { onStep });
  onStep('pressing');
  return {
    png: encodePng(pixels, { dpi: 300 }),
    width: pixels.width,
    height: pixels.height,
    svg: withEmblem(svg, storedDrawing(emblemOf(brief))),
  };
}
