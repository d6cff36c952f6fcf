/** WordNet's nouns as they lie in its database files: synsets with their words, file and kinds; the senses of each word, the commonest first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Synset {
  id: string;
  /** Number of the lexicographer's file: 5 animals, 6 artefacts, 13 food, 17 natural objects, 18 people, 20 plants … */
  file: number;
  words: string[];
  /** What it is a kind of; and, apart, what a single named one is an instance of. */
  kinds: string[];
  instanceOf: string[];
}
export interface WordNet {
  synsets: Map<string, Synset>;
  senses: Map<string, string[]>;
  /** Words that are adjectives or adverbs, and words that are verbs, too. */
  adjectives: Set<string>;
  verbs: Set<string>;
}

const plain = (word: string): string => word.replaceAll('_', ' ').replace(/\((?:a|p|ip)\)$/, '').toLowerCase(); // prettier-ignore
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(line => line !== '' && !line.startsWith('  ')); // prettier-ignore

/** Reads `data.noun` and `index.noun` of a folder. */
export function readWordNet(folder: string): WordNet {
  const synsets = new Map<string, Synset>();
  for (const line of linesOf(path.join(folder, 'data.noun'))) {
    const [id = '', file = '', , count = '', ...rest] = line.split(' ');
    const words = Number.parseInt(count, 16);
    const pointers = rest.slice(words * 2);
    const synset: Synset = { id, file: Number(file), words: [], kinds: [], instanceOf: [] };
    for (let i = 0; i < words; i += 1) synset.words.push(plain(rest[i * 2]!));
    for (let i = 0; i < Number(pointers[0]); i += 1) {
      const [sign, to = ''] = pointers.slice(1 + i * 4);
      if (sign === '@') synset.kinds.push(to);
      if (sign === '@i') synset.instanceOf.push(to);
    }
    synsets.set(id, synset);
  }
  const senses = new Map<string, string[]>();
  for (const line of linesOf(path.join(folder, 'index.noun'))) {
    const parts = line.trim().split(' ');
    senses.set(plain(parts[0]!), parts.slice(-Number(parts[2])));
  }
  const wordsOf = (file: string) => linesOf(path.join(folder, file)).map(line => plain(line.split(' ')[0]!));
  return { synsets, senses, adjectives: new Set([...wordsOf('index.adj'), ...wordsOf('index.adv')]), verbs: new Set(wordsOf('index.verb')) }; // prettier-ignore
}
