import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';

type Props = { href: string; chosen: boolean; children: ReactNode };

/** On a phone the choices are a row that scrolls: the chosen one comes into its sight. */
function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul');
  const hidden = link && row ? link.getBoundingClientRect().right - row.getBoundingClientRect().right : 0;
  if (row && hidden > 0) row.scrollLeft += hidden;
}

/** A choice among filters that is a link, so that it works without script and can be shared. */
export const ChipLink = ({ href, chosen, children }: Props) => (
  <Link
    href={href}
    ref={chosen ? showInRow : undefined}
    aria-current={chosen || undefined}
    className={classNames(
      'target inline-flex items-center justify-center rounded-chip border px-4 py-2 font-medium whitespace-nowrap transition-colors',
      chosen ? 'border-indigo bg-indigo text-white' : 'border-line bg-white hover:border-ink-3',
    )}
  >
    {children}
  </Link>
);
