import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findAssets } from '../library/library.ts';
import type { Named } from './lexicon/lexicon.ts';
import { rowOf } from './nouns.ts';
import type { ThingKind } from './scene.ts';

/** The drawings of a noun: ids of the library, or a drawing of the house. */
export interface Drawings {
  colour?: string;
  ink?: string;
  line?: string;
  house?: string;
}
interface Open {
  nouns: Map<string, { kind: ThingKind; drawings: Drawings }>;
  /** Lines `term TAB noun`, sorted by their code units. */
  lines: string;
}

const NO_MARKS: ReadonlySet<string> = new Set();
let open: Open | undefined;

/** Opened at first use: about 4 MB in memory, 10 ms. */
function dictionary(): Open {
  if (open) return open;
  const text = brotliDecompressSync(readFileSync(path.join(findAssets(), 'dictionary.bin'))).toString('utf8');
  const end = text.indexOf('\n');
  const nouns = JSON.parse(text.slice(0, end)) as [noun: string, kind: ThingKind, colour: string, ink: string][];
  const drawn = nouns.map(([noun, kind, colour, ink]) => [noun, { kind, drawings: { ...(colour && { colour }), ...(ink && { ink }) } }] as const); // prettier-ignore
  open = { nouns: new Map(drawn), lines: text.slice(end + 1) };
  return open;
}

/** What a word or phrase (lemmas) names in the dictionary beside the trade's own nouns. */
export function dictionaryNoun(term: string): Named | undefined {
  const found = lineOf(term);
  if (!found) return undefined;
  const isKind = found.startsWith('~');
  const noun = isKind ? found.slice(1) : found;
  const row = rowOf(noun);
  if (row) return { noun, kind: row.kind, isKind, marks: row.marks, ...(row.costume && { costume: row.costume }) };
  const own = dictionary().nouns.get(noun);
  return own && { noun, kind: own.kind, isKind, marks: NO_MARKS };
}

/** Halves the lines until the term is found. */
function lineOf(term: string): string | undefined {
  const { lines } = dictionary();
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = lines.lastIndexOf('\n', middle - 1) + 1;
    const end = lines.indexOf('\n', start);
    if (end < 0) return undefined;
    const tab = lines.indexOf('\t', start);
    const here = lines.slice(start, tab);
    if (here === term) return lines.slice(tab + 1, end);
    if (here < term) low = end + 1;
    else high = start;
  }
  return undefined;
}

/** How many words and phrases the dictionary has. */
export const dictionarySize = (): number => dictionary().lines.split('\n').length - 1;

/** The drawings of a noun; nothing where it is known and not drawn yet. */
export function drawingsOf(noun: string): Drawings | undefined {
  const row = rowOf(noun);
  const { colour, ink, line, house }: Drawings = row ?? dictionary().nouns.get(noun)?.drawings ?? {};
  if (!(colour ?? ink ?? line ?? house)) return undefined;
  return { ...(colour && { colour }), ...(ink && { ink }), ...(line && { line }), ...(house && { house }) };
}
