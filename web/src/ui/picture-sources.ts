/** Widths in pixels that the server makes of a stored picture (server/src/features/pictures/shrink-picture.ts). */
const WIDTHS = [160, 320, 480, 640, 960, 1200];
/** For the few browsers without AVIF. */
const FEW_WIDTHS = [320, 640, 1200];
const STORED = /^\/files\/(\w{64})\.(?:png|webp)$/;

/** The choices that a browser has for a picture. */
export type PictureSources = { avif: string; webp: string; src: string };

/** Sources of a stored picture's address, '/files/<hash>.png'; nothing for others (drawings of the shop, plain shirts). */
export function pictureSources(address: string): PictureSources | undefined {
  const hash = STORED.exec(address)?.[1];
  if (!hash) return undefined;
  const at = (width: number, format: string) => `/pictures/${hash}-${width}.${format}`;
  const setOf = (widths: number[], format: string) => widths.map(width => `${at(width, format)} ${width}w`).join(', ');
  return { avif: setOf(WIDTHS, 'avif'), webp: setOf(FEW_WIDTHS, 'webp'), src: at(640, 'webp') };
}
