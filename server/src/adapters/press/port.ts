import type { Arrangement, Lettered } from '../../../../domain/src/arrangement.ts';
import type { Cloth, Garment } from '../../../../domain/src/catalog.ts';
import type { PrintArea } from '../../../../domain/src/print-areas.ts';
import type { QualityWord } from '../../../../domain/src/print-quality.ts';

export type MockupRequest = {
  /** The artwork as PNG; nothing for a plain shirt. */
  artwork: Uint8Array | undefined;
  /** Its stored vectors (SVG): a chest shows the emblem that is stored with them, as it is printed. */
  drawing?: string;
  template: Garment;
  /** The photograph of the product, by its file's name, where no garment is drawn; `placement` says where its print is seen. */
  photo?: { name: string; bytes: Uint8Array; isTinted: boolean };
  cloth: Cloth;
  placement: PrintArea;
  /** How artwork and texts lie in the print area; the artwork is fitted without. */
  arrangement?: Arrangement;
  /** Width of the picture in pixels. */
  width: number;
};

/** A print on a shirt, as its order froze it. */
export type PrintRequest = {
  /** Its stored vectors (SVG), where the embedded artist drew it: they are painted at the size of the print. */
  drawing: string | undefined;
  /** The stored picture, which is printed where there are no vectors. */
  artwork: Uint8Array;
  cloth: Cloth;
  placement: PrintArea;
  arrangement?: Arrangement;
};
/** What a printer would say of a print: dots an inch, its word, the thinnest lines in millimetres, and what to look at. */
export type PrintCheck = {
  dpi: number;
  word: QualityWord;
  smallestLineMm: number;
  warnings: ('low-resolution' | 'thin-lines' | 'soft-edges' | 'low-contrast' | 'empty')[];
};
export type PrintedFile = {
  png: Uint8Array;
  /** The white layer of a dark shirt. */
  underbase: Uint8Array | undefined;
  check: PrintCheck;
};
export type ProofRequest = { mockup: Uint8Array; png: Uint8Array; cloth: Cloth };

/** 1200 x 630 pixels for previews of links, or 600 x 600 for messengers. */
export type CardShape = 'wide' | 'square';
export type CardRequest = {
  shape: CardShape;
  /** The stored picture of the shirt. */
  mockup: Uint8Array;
  shopName: string;
  /** What stands before the shop's name, as a PNG; the program's stamp without. */
  mark: Uint8Array | undefined;
  name: string;
  /** As it is written: '₹729'. */
  price: string;
  /** A few words beside the price: 'Made with AI'. */
  note: string | undefined;
};

/** What stands for a shop: its logo (a PNG), else the first letter of its name on its colour. */
export type MarkRequest = { name: string; accent: string; logo: Uint8Array | undefined };
/** `share`: how much of the width the mark takes up. */
export type IconRequest = { mark: Uint8Array; size: number; share: number; hasGround: boolean };

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
  /** A shop's mark: a PNG of 512 x 512 pixels. */
  mark: (request: MarkRequest) => Promise<Uint8Array>;
  /** A mark as a square icon: a PNG. */
  icon: (request: IconRequest) => Promise<Uint8Array>;
  /** A PNG of this shop's own writing as a logo is kept, with its pixels. */
  logo: (png: Uint8Array) => Promise<{ png: Uint8Array; width: number; height: number }>;
  /** What is sent to the printer: a transparent PNG of the exact pixels of the placement, 300 dpi, with the profile of sRGB; the same bytes each time. */
  printFile: (request: PrintRequest) => Promise<PrintedFile>;
  /** The same check, without the file. */
  checkPrint: (request: PrintRequest) => Promise<PrintCheck>;
  /** JPEGs to compare a printed shirt with: the shirt beside its print file on the colour of the cloth, and a small one of the shirt for a ticket. */
  proof: (request: ProofRequest) => Promise<{ proof: Uint8Array; thumb: Uint8Array }>;
};
