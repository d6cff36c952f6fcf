import { LANGUAGES, languageRow, type Language } from '../../domain/src/languages.ts';
import { withEnglish } from '../../words/src/with-english.ts';
import { unbroken } from './unbroken.ts';
import { wordFile } from './word-file.ts';
import type { Noun } from './words.ts';

/** Every file of words/src/ but the English ones, by its address. */
const FILES = import.meta.glob<{ words: object }>(['../../words/src/*/*.ts', '!../../words/src/en/*.ts']);

async function load(language: Language, noun: Noun): Promise<object> {
  const own = FILES[`../../${wordFile(language, noun)}`];
  if (LANGUAGES[language].isComplete) {
    if (!own)
      throw new Error(`${wordFile(language, noun)} is missing; the table of languages calls '${language}' complete`);
    return (await own()).words;
  }
  const { loaders } = await import('./words-en.ts');
  const [{ words }, begun] = await Promise.all([loaders[noun](), own?.()]);
  return withEnglish<object>(words, begun?.words ?? {});
}

/** The texts of a noun in a language that was translated from English. */
export async function loadTranslated(language: Language, noun: Noun): Promise<{ words: object }> {
  const words = await load(language, noun);
  const beginnings = languageRow(language).unbroken;
  return { words: beginnings ? unbroken(words, beginnings) : words };
}
