import { watchScrollPlaces } from './scroll-places.ts';
import { startTooltips } from './ui/tooltips.ts';

/** Starts what matters to who moves about on the page; `target` is what was touched first. */
export function touched(target: EventTarget | null): void {
  watchScrollPlaces();
  startTooltips(target);
}
