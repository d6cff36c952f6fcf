import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Picture } from './Picture.tsx';

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
