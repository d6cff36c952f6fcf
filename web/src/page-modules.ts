import { lazy, type ComponentType } from 'react';
import { loadWords, type Language } from './words.ts';
import type { Page, PathParams } from './pages.ts';

type View = ComponentType<{ params: PathParams }>;
const views = new Map<Page, View>();
const lazyViews = new Map<Page, View>();

/** After this the page renders at once, without suspending: the server awaits it before rendering, the browser before hydrating. */
export async function ready(page: Page, language: Language): Promise<void> {
  const load = async () => {
    if (!views.has(page)) views.set(page, (await page.load()).default);
  };
  await Promise.all([load(), loadWords(language, ['frame', ...page.words])]);
}

/** The component of a page; a suspending one where `ready` was not awaited. */
export function viewOf(page: Page, language: Language): View {
  const known = views.get(page) ?? lazyViews.get(page);
  if (known) return known;
  const view = lazy(async () => {
    // What did not load is asked for again at the next visit.
    await ready(page, language).finally(() => lazyViews.delete(page));
    return { default: views.get(page)! };
  });
  lazyViews.set(page, view);
  return view;
}
