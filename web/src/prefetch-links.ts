import type { QueryClient } from '@tanstack/react-query';
import { type Language, languageOf, withoutPrefix } from '../../domain/src/languages.ts';
import { queryOf } from './api/client.ts';
import { pagesQuery } from './api/use-pages.ts';
import { ready } from './page-modules.ts';
import { match } from './pages.ts';

/** The link that a part of the page is in, where it leads to a page of the shop in the same language. Not one whose press is usually answered on the page itself. */
function linkAround(part: EventTarget | null, language: Language): URL | undefined {
  const link = part instanceof Element ? part.closest<HTMLAnchorElement>('a[href^="/"]:not([data-in-page])') : null;
  if (!link) return undefined;
  const url = new URL(link.href);
  return languageOf(url.pathname) === language && !url.pathname.startsWith('/api/') ? url : undefined;
}

/**
 * Fetches chunk, words and data of a page together, as soon as a link is pointed at, focused or touched, at the latest when it is
 * followed.
 */
export function prefetchLinks(queries: QueryClient, language: Language): void {
  const prepare = ({ target }: { target: EventTarget | null }) => {
    const url = linkAround(target, language);
    if (!url) return;
    const { page, params } = match(withoutPrefix(url.pathname));
    void ready(page, language).catch(() => undefined);
    for (const one of page.calls?.(params, url.searchParams) ?? [])
      void (one.paged ? queries.prefetchInfiniteQuery(pagesQuery(one)) : queries.prefetchQuery(queryOf(one)));
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart', 'click'] as const)
    document.addEventListener(kind, prepare, { passive: true, capture: true });
}
