import type { Nouns } from '../lexicon/lexicon.ts';
import type { Lettering } from '../scene.ts';
import type { Token } from '../tokens.ts';
import { takeAnnounced, takeBehindColon, takeQuoted } from './announced.ts';
import { takeScriptRuns, takeWritten } from './hindi.ts';
import type { Search } from './letters.ts';
import {
  takeAge,
  takeCouples,
  takeDates,
  takeGreetings,
  takeOrganisations,
  takeSayings,
  takeWhoseDay,
} from './occasions.ts';
import { takeLastCapitals, takeTitledNames } from './standing-names.ts';
import { takeSlogans } from './slogans.ts';

/** The lettering of a prompt, the main piece first, and which words it took. What announces most plainly is looked for first. */
export function findLettering(prompt: string, tokens: readonly Token[], o: { isHindi: boolean; more: Nouns }): Search {
  const search: Search = { prompt, tokens, taken: tokens.map(() => false), found: [], occasions: new Set(), ...o };
  takeQuoted(search);
  takeWritten(search);
  takeAnnounced(search);
  takeGreetings(search);
  takeAge(search);
  takeCouples(search);
  takeWhoseDay(search);
  takeBehindColon(search);
  takeDates(search);
  takeOrganisations(search);
  takeTitledNames(search);
  takeSayings(search);
  takeSlogans(search);
  takeLastCapitals(search);
  takeScriptRuns(search);
  return { ...search, found: inOrder(search.found) };
}

/** One main piece, the first; a second one that was meant as main follows it. */
function inOrder(found: readonly Lettering[]): Lettering[] {
  const main = found.find(one => one.role === 'main');
  return [...(main ? [main] : []), ...found.filter(one => one !== main).map(one => (one.role === 'main' ? { ...one, role: 'second' as const } : one))]; // prettier-ignore
}
