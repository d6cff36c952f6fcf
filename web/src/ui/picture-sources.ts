/** Where a picture stands: a line of a list, a card in a grid, or large by itself. */
export type PictureRoom = 'thumb' | 'card' | 'stage';

/**
 * Widths in pixels of its copies by room, all of them made by the server (server/src/features/pictures/shrink-picture.ts). Few
 * a room: the address of a picture is 80 bytes, and a page of cards names dozens. `plain` is for the few browsers without AVIF.
 */
const WIDTHS: Record<PictureRoom, { sharp: number[]; plain: number }> = {
  thumb: { sharp: [160, 320], plain: 320 },
  card: { sharp: [320, 480, 640], plain: 640 },
  stage: { sharp: [320, 480, 640, 720, 960, 1200], plain: 960 },
};
const STORED = /^\/files\/(\w{64})\.(?:png|webp)(\?pass=\w+)?$/;

/** An address without its pass: the same for the same file on any day. */
export const withoutPass = (address: string): string => address.replace(/\?pass=\w*$/, '');
/** Whether an address opens a picture that is not public, for a day or two. */
export const hasPass = (address: string): boolean => address !== withoutPass(address);

/** The choices that a browser has for a picture: AVIF by width, or one WebP. */
export type PictureSources = { avif: string; webp: string };

/**
 * Sources of a stored picture's address, '/files/<hash>.png', whose pass opens them too; nothing for others (drawings of the shop,
 * plain shirts).
 */
export function pictureSources(address: string, room: PictureRoom): PictureSources | undefined {
  const [, hash, pass = ''] = STORED.exec(address) ?? [];
  if (!hash) return undefined;
  const { sharp, plain } = WIDTHS[room];
  return {
    avif: sharp.map(width => `/pictures/${hash}-${width}.avif${pass} ${width}w`).join(', '),
    webp: `/pictures/${hash}-${plain}.webp${pass}`,
  };
}
