import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../domain/src/languages.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { watchScrollPlaces } from './scroll-places.ts';
import { startTooltips } from './ui/tooltips.ts';

/** Starts what matters to who moves about on the page; `target` is what was touched first. */
export function touched(target: EventTarget | null, queries: QueryClient, language: Language): void {
  watchScrollPlaces();
  startTooltips(target);
  prefetchLinks(queries, language, target);
}
