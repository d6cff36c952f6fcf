/** The keyword index: English and Hindi words → icons, with weights, from emoji annotations and icon names. */
import { lemma, normalise } from '../artist/src/brief/normalise.ts';

export type NamedIcon = { id: string; set: string; name: string };
/** Icons that one meaning offers: colour, older colour, line and ink drawing. */
export type KeywordEntry = { label: string; group: number; colour?: string; ink?: string; line?: string };
export type KeywordIndex = { entries: KeywordEntry[]; terms: Record<string, number[]> };
type Emoji = { hexcode: string; label: string; tags?: string[]; group?: number };

/** Emoji groups: animals are what people ask for, symbols hardly ever. */
const GROUP_WEIGHT: Record<number, number> = { 0: 0.55, 1: 0.7, 3: 1.1, 4: 1, 5: 1, 6: 1, 7: 0.95, 8: 0.5, 9: 0.3 };
const INK_GROUP = 20;
/** How many meanings a word keeps, the strongest first. */
const KEPT_PER_TERM = 4;

/** Builds the index; `from` resolves emojibase-data and the `chars.json` tables of the icon packages. */
export function buildKeywords(from: NodeJS.Require, icons: NamedIcon[]): KeywordIndex {
  const has = new Set(icons.map(i => i.id));
  const entries: KeywordEntry[] = [];
  const found = new Map<string, Map<number, number>>();
  const add = (word: string, entry: number, weight: number) => {
    const term = lemma(word);
    if (term.length < 2) return;
    const weights = found.get(term) ?? new Map<number, number>();
    weights.set(entry, Math.max(weights.get(entry) ?? 0, Math.round(weight * 100)));
    found.set(term, weights);
  };

  const noto = from('@iconify-json/noto/chars.json') as Record<string, string>;
  const byHex = new Map<string, number>();
  const hex = (code: string) => code.toLowerCase().replace(/-fe0f/g, '');
  for (const emoji of from('emojibase-data/en/data.json') as Emoji[]) {
    const name = noto[hex(emoji.hexcode)];
    if (!name || emoji.group === undefined || emoji.group === 2 || !has.has(`noto:${name}`)) continue;
    const line = has.has(`line:${name}`) ? `line:${name}` : undefined;
    const entry =
      entries.push({ label: emoji.label, group: emoji.group, colour: `noto:${name}`, ...(line && { line }) }) - 1;
    byHex.set(hex(emoji.hexcode), entry);
    const strength = GROUP_WEIGHT[emoji.group] ?? 0.6;
    const words = normalise(emoji.label).split(' ');
    add(emoji.label, entry, strength + 0.05);
    if (words.length > 1 && words.at(-1) === 'face') add(words.slice(0, -1).join(' '), entry, 0.97 * strength);
    else if (words.length > 1) add(words.at(-1)!, entry, 0.6 * strength);
    for (const tag of emoji.tags ?? []) add(tag, entry, (words.includes(tag) ? 0.62 : 0.42) * strength);
  }
  for (const emoji of from('emojibase-data/hi/data.json') as Emoji[]) {
    const entry = byHex.get(hex(emoji.hexcode));
    if (entry === undefined) continue;
    const strength = GROUP_WEIGHT[entries[entry]!.group] ?? 0.6;
    add(emoji.label, entry, strength);
    for (const tag of emoji.tags ?? []) add(tag, entry, 0.6 * strength);
  }
  for (const { id, set, name } of icons) {
    if (set !== 'ink') continue;
    const words = name.split('-');
    const entry = entries.push({ label: words.join(' '), group: INK_GROUP, ink: id }) - 1;
    add(words.join(' '), entry, 0.9);
    if (words.length === 2 && ['head', 'face'].includes(words[1]!)) add(words[0]!, entry, 0.8);
    if (words.length > 1) {
      add(words.at(-1)!, entry, 0.38);
      add(words[0]!, entry, 0.3);
    }
  }
  const terms: Record<string, number[]> = {};
  for (const [term, weights] of found) {
    const best = [...weights].sort((a, b) => b[1] - a[1]).slice(0, KEPT_PER_TERM);
    if (best[0]![1] >= 30) terms[term] = best.flat();
  }
  return { entries, terms };
}
