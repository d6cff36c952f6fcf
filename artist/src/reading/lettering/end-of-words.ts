import { CALLED_LETTERS } from './announcers.ts';
import { isKnownWord, nounAt, tableAt, type Nouns } from '../lexicon/lexicon.ts';
import { FORMAT_WORDS, STYLE_WORDS } from '../lexicon/looks.ts';
import { ARTICLE, COLOUR_WORDS, NUMBERS } from '../lexicon/words.ts';
import type { Token } from '../tokens.ts';

const MOST_WORDS = 14;
/** 'don't mess with dad', 'better with coffee': what goes on behind 'with'. */
const GOES_ON_WITH = /^(mess|messing|better|made|deal|go|stay|start|starts|begin|begins|end|ends|play|down|work|works|born|alright|ok|fine|life|run|best|served|do|coffee|war|along|me|blessed|filled|dance|sleep|up)$/; // prettier-ignore
const BELOW = /^(below|above|underneath|beneath|behind|under|over|around|beside|across)$/;

const isCaps = (text: string): boolean => /\p{L}/u.test(text) && text === text.toUpperCase() && text !== text.toLowerCase(); // prettier-ignore

/**
 * Where lettering that is announced but not quoted ends: at a full stop, where capitals end, before 'with an owl', 'in neon letters',
 * 'on a banner', 'and a heart', 'below the tiger'. The first word is always lettered.
 */
export function endOfWords(tokens: readonly Token[], from: number, more: Nouns): number {
  const caps = isCaps(tokens[from]!.text) && (tokens[from]!.text.length > 1 || isCaps(tokens[from + 1]?.text ?? ''));
  let end = from + 1;
  for (; end < tokens.length && end - from < MOST_WORDS; end += 1) {
    const before = tokens[end - 1]!;
    if (before.gap === 'stop' && !isBeat(tokens, from, end, more)) break;
    if (before.gap === 'comma' && !goesOnAfterComma(tokens, end, more)) break;
    if (caps && /\p{L}/u.test(tokens[end]!.text) && !isCaps(tokens[end]!.text)) break;
    if (describes(tokens, end, more)) break;
  }
  return end;
}

/** 'Code. Sleep. Repeat.': beats of a word or two with capitals. */
function isBeat(tokens: readonly Token[], from: number, at: number, more: Nouns): boolean {
  if (at - from > 6 || !tokens[at]!.isCapital) return false;
  const next = tokens.slice(at, at + 3).findIndex(({ gap }) => gap === 'stop');
  return next >= 0 && next < 2 && !nounAt(tokens, at, { isHindi: false, more });
}

/** A comma belongs to a saying where what follows is neither a thing nor a look: 'eat, sleep, repeat'. */
function goesOnAfterComma(tokens: readonly Token[], from: number, more: Nouns): boolean {
  for (let i = from; i < tokens.length; i += 1) {
    if (nounAt(tokens, i, { isHindi: false, more }) || ARTICLE.test(tokens[i]!.plain) || tableAt(tokens, i, STYLE_WORDS)) return false; // prettier-ignore
    if (tokens[i]!.plain === 'with' || tableAt(tokens, i, COLOUR_WORDS)) return false;
    if (tokens[i]!.gap !== 'none') break;
  }
  return true;
}

/** Whether the picture is spoken of from this word on. */
function describes(tokens: readonly Token[], at: number, more: Nouns): boolean {
  const { plain } = tokens[at]!;
  const next = tokens[at + 1];
  if (!next) return CALLED_LETTERS.test(plain);
  const thing = nounAt(tokens, at + 1, { isHindi: false, more }) !== undefined;
  const opens = ARTICLE.test(next.plain) || NUMBERS[next.plain] !== undefined;
  if (plain === 'with') return !GOES_ON_WITH.test(tokens[at - 1]!.plain) && (opens || thing || isKnownWord(next));
  if (plain === 'and' || plain === '&') return opens && nounAt(tokens, at + 2, { isHindi: false, more }) !== undefined;
  if (plain === 'in') return looksLikeAWay(tokens, at + 1);
  if (plain === 'on' || plain === 'at') return /^(a|the|top|it|front|back|chest|bottom|banner|shirt)$/.test(next.plain);
  if (BELOW.test(plain)) return opens || thing || /^(it|him|her|them|in)$/.test(next.plain);
  if (plain === 'as') return ARTICLE.test(next.plain) || tableAt(tokens, at + 1, FORMAT_WORDS) !== undefined;
  return CALLED_LETTERS.test(plain) && at > 0;
}

/** 'in neon letters', 'in bold', 'in red', 'in hindi', 'in the middle'. */
function looksLikeAWay(tokens: readonly Token[], at: number): boolean {
  const { plain } = tokens[at]!;
  if (/^(bold|big|small|large|cursive|capital|caps|hindi|english|marathi|tamil|telugu|bengali|gujarati|kannada|malayalam|punjabi|urdu|sanskrit|devanagari|block|fancy|script|italic|handwritten|graffiti|stylish|style)$/.test(plain)) return true; // prettier-ignore
  if (tableAt(tokens, at, STYLE_WORDS) || tableAt(tokens, at, COLOUR_WORDS)) return true;
  if (/^(the|a)$/.test(plain)) return /^(middle|center|centre|style|background|font|shape|circle|form|bottom|top)$/.test(tokens[at + 1]?.plain ?? '') || CALLED_LETTERS.test(tokens[at + 2]?.plain ?? ''); // prettier-ignore
  return CALLED_LETTERS.test(tokens[at + 1]?.plain ?? '') || FORMAT_WORDS.has(plain);
}
