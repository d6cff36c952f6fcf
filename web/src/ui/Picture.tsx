import { useState, type ImgHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'width' | 'height'> & {
  /** Null while there is none yet: the fall-back stands in. */
  src: string | null | undefined;
  alt: string;
  /** Its own size in pixels: the room is reserved before it loads. */
  width: number;
  height: number;
  /** Shown without a picture, and where it does not load. */
  fallback: string;
  /** True above the fold: loads at once and first. */
  urgent?: boolean;
};

/** A picture whose room is reserved, with a fall-back; below the fold it loads when it comes near. */
export function Picture({ src, fallback, urgent = false, className, ...rest }: Props) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : fallback;
  return (
    <img
      decoding="async"
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      {...rest}
      src={shown}
      onError={() => shown !== fallback && setBroken(shown)}
      className={classNames('h-auto w-full', className)}
    />
  );
}
