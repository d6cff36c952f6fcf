import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { languageOf } from '../../domain/src/languages.ts';
import { loadWords, type Noun } from './words.ts';

/**
 * A component that loads when it is first shown, together with its words: dialogs, drawers, whatever a page does not need to stand.
 * Render it inside <Suspense>, and only after something was pressed (on the server it would suspend).
 */
export function lazyWithWords<Props>(
  nouns: readonly Noun[],
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadWords(languageOf(location.pathname), nouns)]);
    return { default: component };
  });
}
