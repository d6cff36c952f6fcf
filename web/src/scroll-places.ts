import { scrollPlacesEntry } from './stored/scroll-places.ts';
import { arrival } from './use-arrival.ts';

/** What a page shows arrives with its chunk and data, so the browser's own restoring comes too early for a page of another height. */
const places: Record<string, number> = { ...scrollPlacesEntry.read()?.places };
const keyOf = (): string => (history.state as { place?: string } | null)?.place ?? '';
let here = '';
let shownPath = '';

/** A link to a part of the page tells of itself as 'back' does; the browser has scrolled there already. */
const isNewPart = (): boolean => keyOf() === '' && location.hash !== '';

function restore(): void {
  window.scrollTo(0, places[here] ?? 0);
}

/** While the document loads, the browser scrolls a reloaded page to where it was. */
function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
}

/** Another entry of the history is current now, and the page of the one before still stands as it was left. */
function arrive(isBack: boolean): void {
  places[here] = window.scrollY;
  if (!isBack) history.replaceState({ ...(history.state as object | null), place: crypto.randomUUID() }, '');
  here = keyOf();
  arrival.restore = isBack ? restore : undefined;
  // The same page with another query is not rendered anew.
  if (isBack && location.pathname === shownPath) requestAnimationFrame(restore);
  shownPath = location.pathname;
}

/** Remembers where each page was left, from now on; a reload is the browser's own affair. */
export function watchScrollPlaces(): void {
  here = keyOf();
  shownPath = location.pathname;
  if (document.readyState === 'complete') takeOverScrolling();
  // wouter tells of its own navigation by an event of this name.
  window.addEventListener('pushState', () => arrive(false));
  window.addEventListener('popstate', () => arrive(!isNewPart()));
  // After `load`, and when the page comes back from the browser's memory.
  window.addEventListener('pageshow', takeOverScrolling);
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    scrollPlacesEntry.write({ places: { ...places, [here]: window.scrollY } });
  });
}
