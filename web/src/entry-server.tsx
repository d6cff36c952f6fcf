import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { preinit, preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { wordFile } from './word-file.ts';
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
  languageRow,
  LANGUAGES,
  prefixOf,
  withoutPrefix,
} from '../../domain/src/languages.ts';
import { addressOf, type EndpointName } from '../../contract/src/addresses.ts';
import type { Answer } from '../../contract/src/api.ts';
import type { Assets, PublicConfig, Rendered, RenderOptions } from '../../contract/src/rendering.ts';
import { ApiError, type Call, keyOf, readAnswer } from './api/client.ts';
import { pagesQuery, readPage } from './api/use-pages.ts';
import { newQueryClient } from './api/query-client.ts';
import { isCounted } from './counted-pages.ts';
import { Document } from './document.tsx';
import { ready } from './page-modules.ts';
import { pageStatus } from './page-status.ts';
import { match, notFound, type Page } from './pages.ts';
import { paths } from './paths.ts';
import { jsonInHtml, type PageState } from './state.ts';
import { loadWords, type Noun, wordsOf } from './words.ts';

/** Makes the page's calls in parallel and stores the answers in `queries`. Throws ApiError. */
async function fetchAnswers(
  calls: Call[],
  queries: QueryClient,
  { fetch, mayBePrivate = false }: Pick<RenderOptions, 'fetch'> & Pick<Page, 'mayBePrivate'>,
): Promise<void> {
  const fetchOne = (one: Call) => {
    const answer = () => fetch(addressOf(one.name, one.params));
    if (one.paged)
      return queries.fetchInfiniteQuery({ ...pagesQuery(one), queryFn: async () => readPage(await answer()) });
    return queries.fetchQuery({ queryKey: keyOf(one), queryFn: async () => readAnswer(await answer()) });
  };
  const leaveToBrowser = (one: Call, error: unknown) => {
    if (!mayBePrivate || !(error instanceof ApiError) || error.status !== 404) throw error;
    queries.removeQueries({ queryKey: keyOf(one) });
  };
  await Promise.all(calls.map(one => fetchOne(one).catch((error: unknown) => leaveToBrowser(one, error))));
}

/** True if the page is to be 'not found': the thing is gone (404), or a part of the address, such as a cursor, is invalid (400). */
const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Makes the calls of the page and answers the page to show: 'not found' if a call answers 404 or 400. The answers are in `queries` then. */
async function preparePage(url: URL, queries: QueryClient, fetch: RenderOptions['fetch']): Promise<Page> {
  const { page, params } = match(withoutPrefix(url.pathname));
  try {
    const { mayBePrivate = false } = page;
    await fetchAnswers(page.calls?.(params, url.searchParams) ?? [], queries, { fetch, mayBePrivate });
    const answered = <N extends EndpointName>(one: Call<N>) => queries.getQueryData<Answer<N>>(keyOf(one));
    await fetchAnswers(page.followUps?.(params, answered) ?? [], queries, { fetch });
    return page;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    queries.clear();
    return notFound;
  }
}

/** The HTTP status: 200, or what the page says (page-status.ts). */
function statusOf(pathname: string, page: Page, queries: QueryClient): number {
  const { params } = match(withoutPrefix(pathname));
  return pageStatus[page.path]?.(one => queries.getQueryData(keyOf(one)), params) ?? 200;
}

/** JSON, escaped for an HTML attribute. */
const jsonInAttribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Links in <head> to the style sheets and the headline font. */
function Hints({ assets, language, children }: { assets: Assets; language: Language; children: ReactNode }) {
  for (const style of assets.styles) preinit(style, { as: 'style' });
  const { headlineFont } = languageRow(language);
  const font = headlineFont && assets.fonts.find(one => one.includes(headlineFont));
  if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return children;
}

/** Scripts with the texts of these nouns; if the language is not complete, the English ones too. */
function wordScripts(assets: Assets, nouns: readonly Noun[], language: Language): string[] {
  const languages = LANGUAGES[language].isComplete ? [language] : [language, DEFAULT_LANGUAGE];
  return [
    ...(language === DEFAULT_LANGUAGE ? [] : assets.chunks('web/src/words-translated.ts')),
    // The words that every page needs are one chunk (vite.config.ts).
    ...languages.flatMap(one => assets.chunks(`words-${one}`)),
    ...languages.flatMap(one => nouns.flatMap(noun => assets.chunks(wordFile(one, noun)))),
  ];
}

/** The page's scripts. They load from the start with low priority, after the style sheet, the font and the main picture. */
function scriptsOf(assets: Assets, page: Page, language: Language): { hints: string; entry: string } {
  const chunks = new Set([...assets.chunks(page.file), ...wordScripts(assets, page.words, language)]);
  const hint = (href: string) => `<link rel="modulepreload" href="${href}" fetchpriority="low"/>`;
  return {
    hints: [assets.entry, ...chunks].map(hint).join(''),
    entry: `<script type="module" src="${assets.entry}" fetchpriority="low"></script>`,
  };
}

/** The script that asks for consent to counting visits, with its data (page-views.ts); only for pages that may be counted. */
function counterOf(
  assets: Assets,
  { script, host }: NonNullable<PublicConfig['pageViews']>,
  language: Language,
): string {
  const { question, ...words } = wordsOf(language, 'pageViews');
  const details = `${prefixOf(language)}${paths.privacy()}#counting`;
  const told = {
    script,
    consents: addressOf('privacy.consents'),
    details,
    words: { ...words, question: question(host) },
  };
  return `<script type="module" src="${assets.pageViews}" data-page-views="${jsonInAttribute(told)}"></script>`;
}

/**
 * All data is loaded before we render, so nothing suspends. renderToString is four times as fast as the streaming calls and writes no
 * inline script, so the page can be cached under a CSP without nonces. React hides an error inside a Suspense boundary behind its
 * fallback ('<!--$!-->'), so we look for that mark.
 */
function toHtml(tree: ReactNode, { hints, entry }: ReturnType<typeof scriptsOf>, counter: string): string {
  const html = renderToString(tree);
  if (html.includes('<!--$!-->')) throw new Error('A page failed or suspended while it was rendered on the server');
  const whole = html.replace('</head>', () => `${hints}</head>`).replace('</body>', () => `${entry}${counter}</body>`);
  return `<!DOCTYPE html>${whole}`;
}

/**
 * Renders an address (path and query) as a whole document. The status is 404 for unknown paths and if a call of the page answers 404.
 * Throws ApiError if a call fails in another way, and Error if the page itself breaks.
 */
export async function render(address: string, { fetch, assets, config }: RenderOptions): Promise<Rendered> {
  const url = new URL(`http://page${address}`);
  const language = languageOf(url.pathname);
  const queries = newQueryClient();
  try {
    const page = await preparePage(url, queries, fetch);
    await ready(page, language);
    if (config.pageViews) await loadWords(language, ['pageViews']);
    const missing = page === notFound ? withoutPrefix(url.pathname) : undefined;
    const state: PageState = { queries: dehydrate(queries), config, ...(missing === undefined ? {} : { missing }) };
    const view = { queries, config, language, missing, state: jsonInHtml(state), address: url.pathname + url.search };
    const scripts = scriptsOf(assets, page, language);
    const status = page === notFound ? 404 : statusOf(url.pathname, page, queries);
    const counter =
      config.pageViews && status === 200 && isCounted(url) ? counterOf(assets, config.pageViews, language) : '';
    const html = toHtml(
      <Hints assets={assets} language={language}>
        <Document {...view} />
      </Hints>,
      scripts,
      counter,
    );
    return { status, html, language, isCounted: counter !== '' };
  } finally {
    queries.clear();
  }
}
