import { scrollPlacesEntry } from './stored/scroll-places.ts';
import { arrival } from './use-arrival.ts';

/** We restore scroll positions ourselves: the browser does it before the page's code and data have loaded, when its height is still wrong. */
const places: Record<string, number> = { ...scrollPlacesEntry.read()?.places };
const keyOf = (): string => (history.state as { place?: string } | null)?.place ?? '';
let here = '';
let shownPath = '';

/** A link to a part of the page (`#…`) also fires `popstate`, as Back does; the browser has scrolled already. */
const isNewPart = (): boolean => keyOf() === '' && location.hash !== '';

function restore(): void {
  window.scrollTo(0, places[here] ?? 0);
}

/** From now on the browser does not restore scroll positions. While the document loads it may: that is right for a reload. */
function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
}

/** The history has moved to another entry, while the old page is still shown: keeps its position. */
function arrive(isBack: boolean): void {
  places[here] = window.scrollY;
  if (!isBack) history.replaceState({ ...(history.state as object | null), place: crypto.randomUUID() }, '');
  here = keyOf();
  arrival.restore = isBack ? restore : undefined;
  // The same page with another query is not rendered anew.
  if (isBack && location.pathname === shownPath) requestAnimationFrame(restore);
  shownPath = location.pathname;
}

/** Starts to remember the scroll position of each history entry. Reloads are left to the browser. */
export function watchScrollPlaces(): void {
  here = keyOf();
  shownPath = location.pathname;
  if (document.readyState === 'complete') takeOverScrolling();
  // wouter fires an event of this name when it navigates.
  window.addEventListener('pushState', () => arrive(false));
  window.addEventListener('popstate', () => arrive(!isNewPart()));
  // After `load`, and when the page comes back from the browser's memory.
  window.addEventListener('pageshow', takeOverScrolling);
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    scrollPlacesEntry.write({ places: { ...places, [here]: window.scrollY } });
  });
}
