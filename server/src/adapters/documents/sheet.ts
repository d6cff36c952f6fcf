import type { DrawBarcode } from './barcode.ts';
import type { Faces } from './open-faces.ts';
import type { Paper } from './port.ts';
import type { StampPart } from './stamp.ts';

export type Art = { faces: Faces; stamp: readonly StampPart[]; drawBarcode: DrawBarcode | undefined };
/** A paper on its way: what is drawn next begins at `y`. */
export type Drawing = { document: PDFKit.PDFDocument; paper: Paper; art: Art; y: number };

/** Where things stand on an A4 page, in points, and the colours of the look (web/src/ui/tokens.css). */
export const LEFT = 40;
export const RIGHT = 555;
export const WIDTH = RIGHT - LEFT;
export const TOP = 32;
/** Below it stands the foot. */
export const BOTTOM = 790;

export const INK = '#1b1a2b';
export const INK_2 = '#4a4760';
export const CLOTH_2 = '#f3ece0';
export const LINE = '#e4d9c8';
export const INDIGO = '#2b3a8c';
export const BRICK = '#c23127';
