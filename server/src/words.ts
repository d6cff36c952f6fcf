import { DEFAULT_LANGUAGE, LANGUAGE_KEYS, LANGUAGES, type Language } from '../../domain/src/languages.ts';
import { words as adminOrder } from '../../words/src/en/admin-order.ts';
import { words as catalog } from '../../words/src/en/catalog.ts';
import { words as exported } from '../../words/src/en/export.ts';
import { words as findings } from '../../words/src/en/findings.ts';
import { words as invoices } from '../../words/src/en/invoices.ts';
import { words as mails } from '../../words/src/en/mails.ts';
import { words as numbers } from '../../words/src/en/numbers.ts';
import { words as orders } from '../../words/src/en/orders.ts';
import { words as sharing } from '../../words/src/en/sharing.ts';
import { words as workshop } from '../../words/src/en/workshop.ts';
import { withEnglish, type Begun } from '../../words/src/with-english.ts';

/** The texts that the server writes itself (mails, papers, feeds), by the name of their file in words/src/<language>/. */
const ENGLISH = {
  'admin-order': adminOrder,
  catalog,
  export: exported,
  findings,
  invoices,
  mails,
  numbers,
  orders,
  sharing,
  workshop,
};
type Words = typeof ENGLISH;
type Noun = keyof Words;

/** The texts of a file; of a language that is not complete, the English ones where it has none. */
async function translated(language: Language, noun: Noun): Promise<Words[Noun]> {
  const load = async (): Promise<{ words: Begun<Words[Noun]> }> => import(`../../words/src/${language}/${noun}.ts`);
  if (LANGUAGES[language].isComplete) return (await load()).words as Words[Noun];
  const { words } = await load().catch(() => ({ words: {} }));
  return withEnglish(ENGLISH[noun], words);
}

async function wordsIn(language: Language): Promise<Words> {
  if (language === DEFAULT_LANGUAGE) return ENGLISH;
  const nouns = Object.keys(ENGLISH) as Noun[];
  return Object.fromEntries(
    await Promise.all(nouns.map(async noun => [noun, await translated(language, noun)] as const)),
  ) as Words;
}

const WORDS = new Map(await Promise.all(LANGUAGE_KEYS.map(async key => [key, await wordsIn(key)] as const)));

/** The texts of a language; of a row of old that names a language which the shop no longer has, the default one's. */
export const wordsOf = (language: Language): Words => WORDS.get(language) ?? ENGLISH;
