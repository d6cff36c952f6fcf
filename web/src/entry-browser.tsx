import { languageOf, withoutPrefix, type Language } from '../../domain/src/languages.ts';
import './styles.css';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { newQueryClient } from './api/query-client.ts';
import { Document } from './document.tsx';
import { ready } from './page-modules.ts';
import { match, notFound } from './pages.ts';
import type { PageState } from './state.ts';
import { untilTouched } from './until-touched.ts';

/** What nobody needs before the first touch is loaded with it. */
const atFirstTouch = (queries: QueryClient, language: Language): void =>
  void untilTouched
    .then(async target => (await import('./first-touch.ts')).touched(target, queries, language))
    .catch(() => undefined);

/** Takes over the page that the server rendered: its chunk and words first, so that no press is lost on a page without hands. */
async function start(): Promise<void> {
  const text = document.getElementById('state')!.textContent;
  const state = JSON.parse(text) as PageState;
  const language = languageOf(location.pathname);
  const path = withoutPrefix(location.pathname);
  const queries = newQueryClient();
  hydrate(queries, state.queries);
  await ready(state.missing === path ? notFound : match(path).page, language);
  atFirstTouch(queries, language);
  const view = { queries, language, state: text, config: state.config, missing: state.missing };
  startTransition(() => {
    hydrateRoot(document, <Document {...view} />, {
      onRecoverableError: error => console.error('The page differs from what the server sent', error),
    });
  });
}

void start();
