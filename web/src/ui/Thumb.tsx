import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Picture } from './Picture.tsx';
import shirt from './art/shirt-black.svg?no-inline';

type Props = Omit<ComponentProps<typeof Picture>, 'width' | 'height' | 'className'> & { size?: 'line' | 'small' };

const SIZES = { line: 'size-thumb', small: 'size-12' };
/** Both are as wide as the smallest copy on a sharp screen. */
const WIDTH = '4.5em';
/** Twice the largest size, for sharp screens. */
const PIXELS = 144;

/** A square picture in a line of a list. */
export const Thumb = ({ size = 'line', ...picture }: Props) => (
  <span className={classNames('block shrink-0 overflow-hidden rounded-control bg-cloth-2', SIZES[size])}>
    <Picture
      {...picture}
      width={PIXELS}
      height={PIXELS}
      sizes={WIDTH}
      room="thumb"
      className="size-full object-cover"
    />
  </span>
);

/** Artwork in a line of a list, whole, on a ground that light and dark ink both stand out from. */
export const ArtworkThumb = ({ src, alt, className }: { src: string | null; alt: string; className?: string }) => (
  <span
    className={classNames(
      'block size-thumb shrink-0 overflow-hidden rounded-control border border-line bg-ink-3 p-1',
      className,
    )}
  >
    <Picture
      src={src}
      fallback={shirt}
      alt={alt}
      width={72}
      height={72}
      sizes="72px"
      room="thumb"
      className="size-full object-contain"
    />
  </span>
);
