import { languageOf, withoutPrefix } from '../../domain/src/languages.ts';
import './styles.css';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { newQueryClient } from './api/query-client.ts';
import { Document } from './document.tsx';
import { ready } from './page-modules.ts';
import { match, notFound } from './pages.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { watchScrollPlaces } from './scroll-places.ts';
import type { PageState } from './state.ts';
import { ensureRandomUuid } from './random-uuid.ts';
import { startTooltips } from './ui/tooltips.ts';

/** Once all else is there, the pictures further down come too: a picture of the whole page, a print or a preview, shows them. */
function loadPicturesBelow(): void {
  const load = () =>
    document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]').forEach(one => (one.loading = 'eager'));
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 1000));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/**
 * Hydrates the page that the server rendered, in a transition: React works in slices of a few milliseconds, one <Suspense> after the
 * other, and takes the one first that is pressed (docs/decisions/057).
 */
async function start(): Promise<void> {
  ensureRandomUuid();
  const text = document.getElementById('state')!.textContent;
  const state = JSON.parse(text) as PageState;
  const language = languageOf(location.pathname);
  const path = withoutPrefix(location.pathname);
  const queries = newQueryClient();
  hydrate(queries, state.queries);
  await ready(state.missing === path ? notFound : match(path).page, language);
  const view = { queries, language, state: text, config: state.config, missing: state.missing };
  startTransition(() => {
    hydrateRoot(document, <Document {...view} />, {
      onRecoverableError: error => console.error('The page differs from what the server sent', error),
    });
  });
  watchScrollPlaces();
  startTooltips();
  prefetchLinks(queries, language);
  loadPicturesBelow();
}

void start();
