import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  offer: 'bg-turmeric text-ink',
  quiet: 'bg-cloth-2 text-ink-2',
  good: 'bg-leaf text-white',
  bad: 'bg-brick text-white',
  outline: 'border border-line text-ink-2',
};

/** A short word on a chip. */
export const Badge = ({
  tone = 'quiet',
  children,
  className,
}: {
  tone?: keyof typeof TONES;
  children: ReactNode;
  className?: string;
}) => (
  <span
    className={classNames(
      'inline-flex items-center rounded-chip px-3 py-px text-sm font-medium',
      TONES[tone],
      className,
    )}
  >
    {children}
  </span>
);
