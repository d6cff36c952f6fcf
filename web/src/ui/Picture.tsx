import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

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
type PictureSources = { avif: string; webp: string };

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

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'width' | 'height' | 'srcSet'> & {
  /** Null while there is none yet: the fall-back stands in. */
  src: string | null | undefined;
  alt: string;
  /** Its own size in pixels: the room is reserved before it loads. */
  width: number;
  height: number;
  /** How wide it stands, in rem or vw by the width of the screen: the browser fetches a copy that is just sharp enough. */
  sizes?: string;
  /** Where it stands, if not in a card: how large its largest copy is. */
  room?: PictureRoom;
  /** Shown without a picture, and where it does not load. */
  fallback: string;
  /** True above the fold: loads at once and first. */
  urgent?: boolean;
};

/** A picture whose room is reserved, as small as it may be, with a fall-back; below the fold it loads when it comes near. */
export function Picture({ src, fallback, urgent = false, className, sizes, room = 'card', ...rest }: Props) {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const shown = src && src !== broken ? src : fallback;
  const giveUp = () => shown !== fallback && setBroken(shown);
  // It may have failed before the page came alive.
  useEffect(() => {
    if (image.current?.complete && !image.current.naturalWidth) giveUp();
  });
  const sources = pictureSources(shown, room);
  return (
    <picture className="contents">
      {/* A source is a box of its own to a row of boxes, with a gap. */}
      {sources && <source className="hidden" type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={image}
        decoding="async"
        loading={urgent ? 'eager' : 'lazy'}
        {...(urgent && { fetchPriority: 'high' })}
        {...rest}
        src={sources?.webp ?? shown}
        onError={giveUp}
        className={classNames('h-auto w-full', className)}
      />
    </picture>
  );
}
