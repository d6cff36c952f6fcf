import { lemma } from '../normalise.ts';
import type { Costume, Subject, Trait } from '../brief.ts';
import { ANIMALS } from './animals.ts';
import { INDIA } from './india.ts';
import { THINGS } from './things.ts';

const CURATED_SCORE = 1.3;
const SOURCES: Record<string, (name: string) => Partial<Subject>> = {
  c: name => ({ colour: `noto:${name}` }),
  o: name => ({ colour: `noto1:${name}` }),
  i: name => ({ ink: `ink:${name}` }),
  l: name => ({ line: `line:${name}` }),
  h: name => ({ house: name }),
  costume: name => ({ costume: name as Costume }),
};

function readRow(line: string): [names: string[], subject: Subject] {
  const [names = '', drawings = ''] = line.split(' = ');
  const terms = names.split('|');
  const subject: Subject = { term: lemma(terms[0]!), label: terms[0]!, traits: [], score: CURATED_SCORE };
  for (const word of drawings.trim().split(/\s+/)) {
    const [kind, name] = word.split(':') as [string, string | undefined];
    if (name === undefined) subject.traits.push(kind as Trait);
    else if (!name.endsWith('-none')) {
      const { colour, ...rest } = SOURCES[kind]!(name);
      Object.assign(subject, rest, subject.colour ? {} : colour && { colour });
    }
  }
  return [terms.map(lemma), subject];
}

const ROWS = [INDIA, ANIMALS, THINGS].flatMap(table => table.trim().split('\n')).map(readRow);
const BY_TERM = new Map<string, Subject>();
for (const [terms, subject] of ROWS) for (const term of terms) if (!BY_TERM.has(term)) BY_TERM.set(term, subject);

/** The curated subject a term names, with that term. */
export function curatedSubject(term: string): Subject | undefined {
  const found = BY_TERM.get(term);
  return found && { ...found, traits: [...found.traits], term };
}

/** All curated subjects, for tests and the list of what the artist knows. */
export function curatedSubjects(): Subject[] {
  return ROWS.map(([, subject]) => subject);
}
