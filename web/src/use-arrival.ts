import { useEffect } from 'react';
import { useWords } from './words.ts';

const ANNOUNCER = 'arrival';
let firstPath: string | undefined;
let wentBack = false;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => (wentBack = true));
  // Going back may only have closed a dialog: what counts is the last way to move. wouter tells of this one.
  window.addEventListener('pushState', () => (wentBack = false));
}

/** Scrolls to the address's #part, or to the top; after 'back' the browser restores its own place. */
function scrollToStart(): void {
  const part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (part) part.scrollIntoView();
  else if (!wentBack) window.scrollTo(0, 0);
  wentBack = false;
}

/** The heading of the page takes the focus, so that reading goes on there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** After a navigation within the shop: scroll, focus and an announcement follow, as on a page that was loaded. */
export function useArrival(path: string): void {
  const { arrivedAt } = useWords('frame');
  useEffect(() => {
    firstPath ??= path;
    if (firstPath === path) return;
    // From now on every path counts, the first one too.
    firstPath = '';
    scrollToStart();
    focusHeading();
    const announcer = document.getElementById(ANNOUNCER);
    if (announcer) announcer.textContent = arrivedAt(document.title);
  }, [path, arrivedAt]);
}
