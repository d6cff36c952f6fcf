import { ANIMALS } from './nouns/animals.ts';
import { FOOD } from './nouns/food.ts';
import { HOMES } from './nouns/homes.ts';
import { INDIA } from './nouns/india.ts';
import { NATURE } from './nouns/nature.ts';
import { PEOPLE } from './nouns/people.ts';
import { readRow, type NamedRow, type NounRow } from './nouns/row.ts';
import { WEAR_AND_PLAY } from './nouns/wear-and-play.ts';
import { WORK_AND_SIGNS } from './nouns/work-and-signs.ts';

const READ = [INDIA, ANIMALS, PEOPLE, NATURE, FOOD, WEAR_AND_PLAY, HOMES, WORK_AND_SIGNS]
  .flatMap(table => table.trim().split('\n'))
  .map(readRow);
const BY_TERM = new Map<string, NamedRow>();
const BY_NOUN = new Map(READ.map(({ row }) => [row.noun, row]));
// A name as it is written goes before another's singular: a glass is no pair of glasses.
for (const by of ['name', 'term'] as const)
  for (const { row, names } of READ)
    for (const one of names) if (!BY_TERM.has(one[by])) BY_TERM.set(one[by], { row, isKind: one.isKind });

/** What a word or phrase (lemmas) names among the trade's own nouns. */
export const ownNoun = (term: string): NamedRow | undefined => BY_TERM.get(term);

/** The row of a noun in English. */
export const rowOf = (noun: string): NounRow | undefined => BY_NOUN.get(noun);

/** Every row, and every word that leads to one. */
export const nounRows = (): NounRow[] => READ.map(({ row }) => row);
export const nounTerms = (): string[] => [...BY_TERM.keys()];
