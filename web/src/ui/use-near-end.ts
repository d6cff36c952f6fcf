import { useEffect, useRef, type RefObject } from 'react';

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
