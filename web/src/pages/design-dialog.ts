import type { Language } from '../../../domain/src/languages.ts';
import { lazyWithWords } from '../lazy-with-words.ts';
import { loadWords, type Noun } from '../words.ts';

const NOUNS: readonly Noun[] = ['designs', 'detail', 'catalog', 'preview'];
const loadDetail = () => import('./DesignDialog.tsx');

/** A design in full over a list. A new one each time: what could not be loaded is asked for again. */
export const lazyDesignDialog = () =>
  lazyWithWords<{ path: string }>(NOUNS, async () => (await loadDetail()).DesignDialog);

/** Somebody points at a card: fetches ahead what a press on it shows. */
export const prepareDesignDialog = (language: Language): void =>
  void Promise.all([loadDetail(), loadWords(language, NOUNS)]).catch(() => undefined);

/** The size picker of a card's 'Add', with its words. */
export async function loadAddDesignDialog(language: Language) {
  const [{ AddDesignDialog }] = await Promise.all([import('./AddDesignDialog.tsx'), loadWords(language, NOUNS)]);
  return AddDesignDialog;
}
