import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { buttonStyle } from './Button.tsx';

/** How far below the screen its end may be when the next page is asked for: one screen more. */
const AHEAD = '100%';

/**
 * For the end of a list that grows: calls `onNear` when the element comes near the screen, once for each `turn` (say, the number of
 * items). Nothing happens while `active` is false.
 */
export function useNearEnd(onNear: () => void, turn: unknown, active: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!active || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [turn, active]);
  return end;
}

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
