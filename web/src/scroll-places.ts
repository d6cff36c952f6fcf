import { scrollPlacesEntry } from './stored/scroll-places.ts';
import { arrival } from './use-arrival.ts';

/** What a page shows arrives with its chunk and data, so the browser's own restoring comes too early for a page of another height. */
const places: Record<string, number> = { ...scrollPlacesEntry.read()?.places };
const keyOf = (): string => (history.state as { place?: string } | null)?.place ?? '';
let here = '';
let shownPath = '';

/** A link to a part of the page tells of itself as 'back' does; the browser has scrolled there already. */
const isNewPart = (): boolean => keyOf() === '' && location.hash !== '';

/** Where a page was left depends on all that stands above: for a moment nothing of it has a guessed height (styles.css, below-the-fold). */
function restore(): void {
  const { dataset } = document.documentElement;
  dataset['whole'] = '';
  window.scrollTo(0, places[here] ?? 0);
  setTimeout(() => delete dataset['whole'], 500);
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
  history.scrollRestoration = 'manual';
  // wouter tells of its own navigation by an event of this name.
  window.addEventListener('pushState', () => arrive(false));
  window.addEventListener('popstate', () => arrive(!isNewPart()));
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    scrollPlacesEntry.write({ places: { ...places, [here]: window.scrollY } });
  });
}
