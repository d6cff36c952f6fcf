import { surroundingAt, tableAt } from '../lexicon/lexicon.ts';
import { FORMAT_WORDS, STYLE_WORDS, TONE_WORDS } from '../lexicon/looks.ts';
import {
  ARTICLE,
  GENITIVE,
  NEGATION_AFTER,
  NEGATION_BEFORE,
  POSTPOSITIONS,
  PREPOSITIONS,
  WALA,
} from '../lexicon/words.ts';
import type { RelationKind } from '../scene.ts';
import { atOf } from '../tokens.ts';
import { coloursAt, isOpen, nounFrom } from './modifiers.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { last, plainAt, type State } from './state.ts';

export function negation(s: State, at: number): number | undefined {
  const plain = plainAt(s, at);
  if (
    /^(text|lettering|words|word|writing|letters|टेक्स्ट|शब्द|likhai|naam)$/.test(plain) &&
    (s.unwanted || NEGATION_AFTER.test(plainAt(s, at + 1)) || /^(bina|बिना)$/.test(plainAt(s, at + 2)))
  ) {
    // prettier-ignore
    s.isWordless = true;
    return NEGATION_AFTER.test(plainAt(s, at + 1)) ? 2 : 1;
  }
  // 'koi text nahi': no fish.
  if (/^(koi|कोई)$/.test(plain) && NEGATION_AFTER.test(plainAt(s, at + 2))) return 1;
  // 'text ke bina', 'टोपी के बिना'.
  if (/^(ke|के)$/.test(plain) && /^(bina|बिना|bagair|बगैर)$/.test(plainAt(s, at + 1))) {
    unwant(s);
    return 2;
  }
  if (
    s.unwanted &&
    (/^(just|only|sirf|but|सिर्फ|बस|instead|simply|lekin)$/.test(plain) || (/^(ke|के)$/.test(plain) && s.r.isHindi))
  ) {
    s.unwanted = false;
    return /^(ke|के|but|instead)$/.test(plain) ? 1 : undefined;
  }
  if (NEGATION_AFTER.test(plain) && s.r.isHindi && last(s)?.type === 'noun') {
    unwant(s);
    return 1;
  }
  if (!NEGATION_BEFORE.test(plain) || !isOpen(s.r, at + 1)) return undefined;
  s.unwanted = true;
  return 1;
}

/** What was named last is not wanted. */
function unwant(s: State): void {
  const named = last(s);
  if (named?.type === 'noun') named.isUnwanted = true;
}

const MUTUAL = new Map<string, 'facing' | 'holding hands' | 'back to back'>([
  ...['facing each other', 'face to face', 'facing one another', 'looking at each other', 'staring at each other', 'facing eachother', 'आमने सामने', 'aamne saamne', 'amne samne', 'aamne samne', 'एक दूसरे को देखते', 'ek dusre ko dekhte'].map(words => [words, 'facing'] as const),
  ...['holding hands', 'hand in hand', 'holding each others hands', 'holding hand', 'haath pakde', 'hath pakde', 'haath mein haath', 'hath me hath', 'हाथ पकड़े', 'हाथ थामे', 'haath thame', 'हाथ में हाथ', 'haath pakad kar', 'haath pakadkar'].map(words => [words.normalize('NFKC'), 'holding hands'] as const),
  ...['back to back'].map(words => [words, 'back to back'] as const),
]); // prettier-ignore

export function mutual(s: State, at: number): number | undefined {
  const found = isOpen(s.r, at) ? tableAt(s.r.tokens, at, MUTUAL) : undefined;
  if (!found) return undefined;
  s.chunks.push({ type: 'mutual', what: found.key, at: atOf(s.r.tokens, at, at + found.size) });
  return found.size;
}

/** 'पीछे पहाड़': said of what follows, as seen from what the picture is about. */
const AROUND =
  /^(पीछे|peeche|piche|ऊपर|upar|uper|oopar|नीचे|neeche|niche|सामने|saamne|aage|आगे|साथ|saath|sath|paas|पास|beech|बीच)$/;

/** Hindi relations stand behind their noun. */
export function behind(s: State, at: number): number | undefined {
  if (!s.r.isHindi) return undefined;
  const { tokens } = s.r;
  const plain = plainAt(s, at);
  const before = last(s);
  const found = tableAt(tokens, at, POSTPOSITIONS);
  if (found && AROUND.test(plain) && before?.type !== 'noun') {
    s.chunks.push({ type: 'relation', kind: found.key, side: 'around', at: atOf(tokens, at, at + found.size) });
    return found.size + (/^(mein|me|में)$/.test(plainAt(s, at + found.size)) ? 1 : 0);
  }
  if (found && (before?.type === 'noun' || before?.type === 'of')) {
    s.chunks.push({ type: 'relation', kind: found.key, side: 'behind', at: atOf(tokens, at, at + found.size) });
    return found.size;
  }
  if (before?.type !== 'noun' && before?.type !== 'verb' && before?.type !== 'colours') return undefined;
  if (WALA.test(plain)) s.chunks.push({ type: 'wala', at: tokens[at]!.at });
  else if (GENITIVE.test(plain) && before.type === 'noun') s.chunks.push({ type: 'of', at: tokens[at]!.at });
  else return undefined;
  return 1;
}

/** Done at something: howling at the moon. */
const AIMED = /^(howl|look|shout|point|wave|bark|roar|smile|laugh|greet|throw|wink|shoot arrows)$/;

/** 'giving a rose to a girl', 'telling a story to children': who gets it is faced. */
const GIVEN = /^(give|sell|serve|teach|throw|carry|read|sing|pour|salute|pray|talk|propose|kick|shout|wave|play)$/;
/** What goes at somebody: water is sprayed on a boy, who is not stood upon. */
const AT_WHOM = /^(spray|throw|pour|spit|shoot arrows|blow|kick|bark|roar)$/;
function aimedAt(s: State, at: number): RelationKind | undefined {
  const plain = plainAt(s, at);
  const verb = s.chunks.findLast(chunk => chunk.type !== 'noun' && chunk.type !== 'and');
  if (verb?.type !== 'verb') return undefined;
  const isAimed = (plain === 'to' && GIVEN.test(verb.form.verb)) || (/^(on|into|onto|at|over)$/.test(plain) && !(plain === 'over' && verb.form.verb === 'spit') && AT_WHOM.test(verb.form.verb)); // prettier-ignore
  const noun = isAimed ? nounPhraseAt(s.r, at + 1, undefined)?.chunks[0] : undefined;
  return noun?.type === 'noun' && noun.thing ? 'facing' : undefined;
}

/** English relations stand before their noun. */
export function before(s: State, at: number): number | undefined {
  const { tokens } = s.r;
  const aim = isOpen(s.r, at) ? aimedAt(s, at) : undefined;
  if (aim) {
    s.chunks.push({ type: 'relation', kind: aim, side: 'before', at: tokens[at]!.at });
    return 1;
  }
  const found = isOpen(s.r, at) ? tableAt(tokens, at, PREPOSITIONS) : undefined;
  const plain = plainAt(s, at);
  if (plain === 'at' && !found) {
    const aimed = s.chunks.findLast(chunk => chunk.type === 'verb');
    const kind = surroundingAt(tokens, at + 1) || surroundingAt(tokens, at + 2) ? 'in' : aimed && AIMED.test(aimed.form.verb) ? 'facing' : 'beside'; // prettier-ignore
    s.chunks.push({ type: 'relation', kind, side: 'before', at: tokens[at]!.at });
    return 1;
  }
  if (plain === 'of' && !found) {
    s.chunks.push({ type: 'of', at: tokens[at]!.at });
    return 1;
  }
  if (!found) return undefined;
  // 'under the sea' is a place of its own.
  if ((surroundingAt(tokens, at)?.size ?? 0) > found.size) return undefined;
  const behindIt = at + found.size;
  if (found.size === 1) {
    // 'in madhubani style', 'in red and black', 'in neon letters', 'in bold': the look of the whole.
    if (plain === 'in' && !nounPhraseAt(s.r, behindIt, undefined) && (tableAt(tokens, behindIt, STYLE_WORDS) || tableAt(tokens, behindIt, FORMAT_WORDS) || tableAt(tokens, behindIt, TONE_WORDS) || coloursAt(s.r, behindIt))) return 1; // prettier-ignore
    if (plain === 'in' && tableAt(tokens, at, FORMAT_WORDS)) return undefined;
    if (plain === 'in' && /^(only|just|sirf)$/.test(plainAt(s, behindIt))) return 1;
    if (plain === 'as' && !ARTICLE.test(plainAt(s, behindIt)) && nounFrom(s.r, behindIt)?.named.kind !== 'person') return 1; // prettier-ignore
    if (plain === 'from' && !(last(s)?.type === 'verb')) {
      // 'throwing a net from a boat': there one is.
      const place = nounPhraseAt(s.r, behindIt, undefined)?.chunks[0];
      if (
        place?.type !== 'noun' ||
        !/^(vehicle|building)$/.test(place.thing?.kind ?? '') ||
        !s.chunks.some(chunk => chunk.type === 'verb')
      )
        return 1;
      s.chunks.push({
        type: 'relation',
        kind: place.thing!.kind === 'vehicle' ? 'in' : 'on',
        side: 'before',
        at: atOf(tokens, at, behindIt),
      });
      return 1;
    }
    if (plain === 'out' || plain === 'w') return 1;
  }
  s.chunks.push({ type: 'relation', kind: found.key, side: 'before', at: atOf(tokens, at, behindIt) });
  return found.size;
}
