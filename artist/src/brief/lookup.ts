import { library } from '../library/library.ts';
import type { Subject, Trait } from './brief.ts';
import { lemma } from './normalise.ts';
import { curatedSubject } from './subjects/table.ts';

const HERO_THRESHOLD = 0.3;
const COLOUR_THRESHOLD = 0.36;
const INK_THRESHOLD = 0.38;
const GROUP_TRAIT: Record<number, Trait> = { 0: 'face', 1: 'person', 3: 'animal', 4: 'food', 5: 'place', 20: 'object' };

/** Finds the drawing a word or phrase names: curated rows first, then the weighted index. */
export function findSubject(phrase: string): Subject | undefined {
  const term = lemma(phrase);
  return curatedSubject(term) ?? indexedSubject(term);
}

function indexedSubject(term: string): Subject | undefined {
  const { entries, terms } = library().keywords();
  const found = Object.hasOwn(terms, term) ? terms[term] : undefined;
  if (!found) return undefined;
  const meanings = Array.from({ length: found.length / 2 }, (_, i) => ({
    entry: entries[found[i * 2]!]!,
    weight: found[i * 2 + 1]! / 100,
  }));
  const score = meanings[0]!.weight;
  if (score < HERO_THRESHOLD) return undefined;
  const colour = meanings.find(m => m.entry.colour && m.weight > COLOUR_THRESHOLD)?.entry;
  const ink = meanings.find(m => m.entry.ink && m.weight >= INK_THRESHOLD)?.entry;
  if (!colour && !ink) return undefined;
  return {
    term,
    label: meanings[0]!.entry.label,
    ...(colour && { colour: colour.colour! }),
    ...(colour?.line && { line: colour.line }),
    ...(ink && { ink: ink.ink! }),
    traits: [GROUP_TRAIT[meanings[0]!.entry.group] ?? 'object'],
    score,
  };
}
