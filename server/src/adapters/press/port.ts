import type { Arrangement, Lettered } from '../../../../domain/src/arrangement.ts';
import type { Color, PlacementId, TshirtType } from '../../../../domain/src/catalog.ts';

export type MockupRequest = {
  /** The artwork as PNG; nothing for a plain shirt. */
  artwork: Uint8Array | undefined;
  type: TshirtType;
  color: Color;
  placement: PlacementId;
  /** How artwork and texts lie in the print area; the artwork is fitted without. */
  arrangement?: Arrangement;
  /** Width of the picture in pixels. */
  width: number;
};

/** 1200 x 630 pixels for previews of links, or 600 x 600 for messengers. */
export type CardShape = 'wide' | 'square';
export type CardRequest = {
  shape: CardShape;
  /** The stored picture of the shirt. */
  mockup: Uint8Array;
  shopName: string;
  name: string;
  /** As it is written: '₹729'. */
  price: string;
  /** A few words beside the price: 'Made with AI'. */
  note: string | undefined;
};

/** Puts artwork on shirts as it will be printed, and shirts on cards. */
export type PressPort = {
  /** A WebP picture of the shirt, at true print size. */
  mockup: (request: MockupRequest) => Promise<Uint8Array>;
  /** A text as path data whose box starts at 0 0, in thousandths of its letters' size. */
  letter: (text: Lettered) => { d: string; width: number; height: number };
  /** The first sign of a text that cannot be lettered. */
  missingSign: (text: string) => string | undefined;
  /** A JPEG picture for shared links, below 300 KB. */
  card: (request: CardRequest) => Promise<Uint8Array>;
};
