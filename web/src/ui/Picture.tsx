import { useEffect, useRef, useState, type ImgHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { pictureSources, type PictureRoom } from './picture-sources.ts';

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
