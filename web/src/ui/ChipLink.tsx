import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';

type Props = { href: string; chosen: boolean; children: ReactNode };

/** A choice among filters that is a link, so that it works without script and can be shared. */
export const ChipLink = ({ href, chosen, children }: Props) => (
  <Link
    href={href}
    aria-current={chosen || undefined}
    className={classNames(
      'target inline-flex items-center justify-center rounded-chip border px-4 py-2 font-medium whitespace-nowrap transition-colors',
      chosen ? 'border-indigo bg-indigo text-white' : 'border-line bg-white hover:border-ink-3',
    )}
  >
    {children}
  </Link>
);
