/** Kinds of pictures that a shopper may bring, told by their content, never by their name (S2 §2, /customize; rulings, Sizes). */
export const UPLOAD_KINDS = ['png', 'jpeg', 'webp', 'gif', 'svg'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** What a shopper's own artwork may be. Whatever is beyond is refused before it is unpacked (security A8). */
export const UPLOAD_LIMITS = {
  bytes: 20_000_000,
  /** Pixels on the longer side, and in all. */
  side: 12_000,
  pixels: 60_000_000,
  /** Pixels on the longer side: less is a speck, or nothing. */
  leastSide: 32,
  svgBytes: 5_000_000,
  /** Elements of a vector drawing, those that stand for others counted in full; and how deep they stand in each other. */
  svgElements: 50_000,
  svgDepth: 100,
  /** Signs of a name, as of every design (S1 §9). */
  name: 200,
} as const;

/** A stored artwork has no more pixels than its largest print: A3 at 300 dpi (print-and-studio 3.1). */
export const ARTWORK_PIXELS = { width: 3510, height: 4950 } as const;

/** 'IMG_2041.final.jpeg' → IMG 2041 final: a file's name without folders and ending, cut to a design's name. Nothing left is nothing. */
export function nameOfFile(file: string): string {
  const base = file.split(/[/\\]/).at(-1)!;
  const words = base
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}_.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...words].slice(0, UPLOAD_LIMITS.name).join('').trim();
}
