import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { buttonStyle } from './button-style.ts';

type Props = {
  /** The page of the list that comes next: followed without script, and in a new tab. */
  href: string;
  /** Adds it below what is shown. */
  onPress: () => void;
  busy: boolean;
  labels: { showMore: string; loadingMore: string };
};

/** The end of a list that grows: a link to its next page, which script answers in place. */
export function ShowMore({ href, onPress, busy, labels }: Props) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) onPress();
  };
  return (
    <p className="flex justify-center">
      <Link
        href={href}
        rel="next"
        data-in-page
        onClick={press}
        aria-busy={busy || undefined}
        className={buttonStyle('secondary')}
      >
        {busy ? labels.loadingMore : labels.showMore}
      </Link>
    </p>
  );
}
