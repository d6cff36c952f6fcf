import { useLayoutEffect } from 'react';
import { useWords } from './words.ts';

const ANNOUNCER = 'arrival';
let firstPath: string | undefined;
/** Set while somebody goes back or forward: brings the page to where it was left (scroll-places.ts). */
export const arrival: { restore: (() => void) | undefined } = { restore: undefined };

/** Scrolls to where the page was left, to the address's #part, or to the top. */
function scrollToPlace(): void {
  const part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (arrival.restore) arrival.restore();
  else if (part) part.scrollIntoView();
  else window.scrollTo(0, 0);
  arrival.restore = undefined;
}

/** The heading of the page takes the focus, so that reading goes on there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * After a navigation within the shop: scroll, focus and an announcement follow, as on a page that was loaded. Before it is painted:
 * a shorter page would show its end first, and then jump to its beginning.
 */
export function useArrival(path: string): void {
  const { arrivedAt } = useWords('frame');
  useLayoutEffect(() => {
    firstPath ??= path;
    if (firstPath === path) return;
    // From now on every path counts, the first one too.
    firstPath = '';
    scrollToPlace();
    focusHeading();
    const announcer = document.getElementById(ANNOUNCER);
    if (announcer) announcer.textContent = arrivedAt(document.title);
  }, [path, arrivedAt]);
}
