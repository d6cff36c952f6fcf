import { type ComponentType, lazy } from 'react';
import type { Language } from '../../domain/src/languages.ts';
import { loadWords } from './words.ts';
import type { Page } from './pages.ts';
import type { PathParams } from './page.ts';

type View = ComponentType<{ params: PathParams }>;
const views = new Map<Page, View>();
const lazyViews = new Map<Page, View>();
/** Pages of which a piece did not load. */
const failed = new Set<Page>();

/** After this the page renders at once, without suspending: the server awaits it before rendering, the browser before hydrating. */
export async function ready(page: Page, language: Language): Promise<void> {
  // Somebody points at its link again: it gets another try.
  if (failed.delete(page)) lazyViews.delete(page);
  const load = async () => views.get(page) ?? (await page.load()).default;
  const [view] = await Promise.all([load(), loadWords(language, ['frame', ...page.words])]);
  // Not before: who follows the link while the words are still on their way would see it without them.
  views.set(page, view);
}

/** The component of a page; a suspending one where `ready` was not awaited. */
export function viewOf(page: Page, language: Language): View {
  const known = views.get(page) ?? lazyViews.get(page);
  if (known) return known;
  const view = lazy(async () => {
    await ready(page, language).catch((error: unknown) => {
      failed.add(page);
      throw error;
    });
    return { default: views.get(page)! };
  });
  lazyViews.set(page, view);
  return view;
}
