/** A coloured shape of the shop's stamp, in a box of 64 by 64. */
export type StampPart = { d: string; colour: string; x: number; y: number; scale: number };

const PATH =
  /<path fill="(#[0-9a-f]{6})"(?: transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)")? d="([^"]+)"/g;

/** Reads the shapes of the stamp's SVG, which is the shop's own. */
export function readStamp(svg: string): StampPart[] {
  return Array.from(svg.matchAll(PATH), ([, colour, x, y, scale, d]) => ({
    ...{ d: d!, colour: colour! },
    ...{ x: Number(x ?? 0), y: Number(y ?? 0), scale: Number(scale ?? 1) },
  }));
}
