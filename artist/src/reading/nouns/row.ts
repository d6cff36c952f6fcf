/**
 * The trade's own nouns. A row is `names = drawings kind marks`:
 * - names: the noun in English, then every other word for the very same thing; `~word` is a kind of it (labrador → dog), drawn and told as such.
 * - drawings: `c:` colour icon, `o:` older colour icon, `i:` ink icon, `l:` line icon, `h:` a drawing of the house. None: known, not drawn yet.
 * - kind: one of ThingKind. Marks: `face` (only a face), `pair` (two together), `emblem` (an attribute stands for it, as a flute for Krishna),
 *   `male`, `female`, `drink`, `sport`, `bodypart`, `costume:x`.
 * What a drawing does not show has no place in its row: no doctor is a stethoscope, no couple a church.
 */
import { lemma, normalise } from '../../brief/normalise.ts';
import type { Costume } from '../../brief/brief.ts';
import type { ThingKind } from '../scene.ts';

export interface NounRow {
  noun: string;
  kind: ThingKind;
  marks: ReadonlySet<string>;
  colour?: string;
  ink?: string;
  line?: string;
  house?: string;
  costume?: Costume;
}
/** A word and the row that it names; `isKind` where it is only a kind of it. */
export interface NamedRow {
  row: NounRow;
  isKind: boolean;
}

const KINDS = new Set<ThingKind>(['person', 'animal', 'creature', 'deity', 'plant', 'food', 'vehicle', 'instrument', 'garment', 'building', 'land', 'sky', 'furniture', 'symbol', 'object']); // prettier-ignore
const DRAWINGS: Record<string, (name: string) => Partial<NounRow>> = {
  c: name => ({ colour: `noto:${name}` }),
  o: name => ({ colour: `noto1:${name}` }),
  i: name => ({ ink: `ink:${name}` }),
  l: name => ({ line: `line:${name}` }),
  h: name => ({ house: name }),
  costume: name => ({ costume: name as Costume }),
};

/** Reads one row. Throws on a row that says no kind or an unknown drawing. */
export function readRow(line: string): { row: NounRow; names: { term: string; name: string; isKind: boolean }[] } {
  const [words = '', rest = ''] = line.split(' = ');
  const names = words
    .split('|')
    .map(name => ({ term: lemma(name), name: normalise(name), isKind: name.startsWith('~') }));
  const row: NounRow = { noun: normalise(words.split('|')[0]!), kind: 'object', marks: new Set() };
  const marks = new Set<string>();
  for (const part of rest.trim().split(/\s+/)) {
    const [key = '', name] = part.split(':');
    const drawing = name === undefined ? undefined : DRAWINGS[key]?.(name);
    if (name !== undefined && !drawing) throw new Error(`No such drawing: ${part}`);
    // The first colour drawing is the one.
    if (drawing) Object.assign(row, { ...drawing, ...(drawing.colour && row.colour && { colour: row.colour }) });
    else if (KINDS.has(key as ThingKind)) row.kind = key as ThingKind;
    else marks.add(key);
  }
  row.marks = marks;
  return { row, names };
}
