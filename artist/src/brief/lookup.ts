import { dictionaryNoun, drawingsOf } from '../reading/dictionary.ts';
import { ownNamed } from '../reading/lexicon/lexicon.ts';
import { TRAIT_OF } from './brief-of-scene.ts';
import type { Subject } from './brief.ts';
import { lemma, normalise } from './normalise.ts';

/** How sure the artist is of its own nouns, and of the wide dictionary's. */
const SURE = 1.3;
const FAIRLY_SURE = 0.9;

/** The drawing that a word or phrase names: the thing itself, or what it is a kind of. */
export function findSubject(phrase: string): Subject | undefined {
  const own = ownNamed(normalise(phrase)) ?? ownNamed(lemma(phrase));
  const named = own ?? dictionaryNoun(lemma(phrase));
  const drawings = named && drawingsOf(named.noun);
  if (!drawings || named.marks.has('bodypart') || named.marks.has('own')) return undefined;
  const traits: Subject['traits'] = [TRAIT_OF[named.kind], ...(named.marks.has('face') ? (['face'] as const) : [])];
  return { term: lemma(phrase), label: named.noun, ...drawings, traits, ...(named.costume && { costume: named.costume }), score: own ? SURE : FAIRLY_SURE }; // prettier-ignore
}
