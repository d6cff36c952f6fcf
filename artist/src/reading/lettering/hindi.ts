import { isFree, letter, take, tokenFrom, type Search } from './letters.ts';
import { nounAt } from '../lexicon/lexicon.ts';
import { surrounding } from '../lexicon/surroundings.ts';
import { COLOUR_WORDS } from '../lexicon/words.ts';
import { isIndic } from '../../text/scripts.ts';

const WRITTEN = /^(likha|likhi|likhe|likhwana|likhna|likhvana|लिखा|लिखी|लिखे|लिखवाना|लिखना)$/;
const HELP = /^(ho|hua|hui|hai|do|dena|dijiye|chahiye|hona|हो|हुआ|हुई|है|दो|देना|दीजिए|होना|चाहिए|जाए|jaye)$/;
/** Before what is written: 'जिस पर', 'उसके नीचे', 'और'. */
const OPENS =
  /^(par|pe|pr|पर|jispar|uspar|जिसपर|उसपर|neeche|niche|नीचे|upar|uper|oopar|ऊपर|aur|और|mein|me|में|peeche|पीछे|saath|साथ|text|naam|नाम)$/;

/** 'जिस पर मेरा भारत महान लिखा हो', 'neeche Sher Dil likha ho': what is written stands before the verb, or behind it after a sign. */
export function takeWritten(search: Search): void {
  const { tokens } = search;
  for (let at = 0; at < tokens.length; at += 1) {
    if (search.taken[at] || !WRITTEN.test(tokens[at]!.plain)) continue;
    let behind = at + 1;
    while (behind < tokens.length && HELP.test(tokens[behind]!.plain) && tokens[behind - 1]!.gap === 'none')
      behind += 1;
    if (search.found.some(({ by }) => by === 'quotes')) {
      take(search, at, behind);
      continue;
    }
    let from = at;
    while (from > 0 && at - from < 10 && !search.taken[from - 1] && tokens[from - 1]!.gap === 'none' && !OPENS.test(tokens[from - 1]!.plain)) from -= 1; // prettier-ignore
    const role = search.found.some(one => one.role === 'main') ? 'second' : 'main';
    if (from < at) {
      takeOpening(search, from);
      letter(search, [from, at], { role, by: 'announced' });
    } else if (behind < tokens.length) {
      let to = behind;
      while (to < tokens.length && to - behind < 12 && (to === behind || tokens[to - 1]!.gap === 'none')) to += 1;
      letter(search, [behind, to], { role, by: 'announced' });
    }
    take(search, at, behind);
  }
}

/** 'jis par', 'उसके नीचे', 'aur neeche': said of where it is written. */
function takeOpening(search: Search, from: number): void {
  let start = from;
  while (start > 0 && from - start < 4 && /^(par|pe|पर|jis|jiske|जिस|जिसके|us|uske|उस|उसके|iske|इसके|jispar|uspar|जिसपर|aur|और|ke|के|neeche|niche|नीचे|upar|ऊपर|text|naam|नाम)$/.test(search.tokens[start - 1]!.plain)) start -= 1; // prettier-ignore
  take(search, start, from);
}

const RUN = /[\u0900-\u0d7f](?:[\u0900-\u0d7f\s!?,.।]|\u200c|\u200d)*/gu;
const LITTLE = /^(और|का|की|के|में|है|पर|को|से|एक|वाला|वाली|वाले|मेरा|मेरी|तथा|हुआ|हुई|हुए)$/;

/**
 * A run in an Indian script that names nothing that is drawn is lettering: a saying, a name. In Hindi a single thing makes it a
 * description; other languages are not parsed, so there every word must name one.
 */
export function takeScriptRuns(search: Search): void {
  if (search.found.some(({ role, by }) => role === 'main' && by === 'quotes')) return;
  for (const match of search.prompt.matchAll(RUN)) {
    const [from, to] = [tokenFrom(search, match.index), tokenFrom(search, match.index + match[0].trimEnd().length)];
    if (to - from < 1 || !isFree(search, from, to) || [...match[0].trim()].length < 2) continue;
    if (!isIndic(match[0]) || describes(search, from, to, /[\u0900-\u097f]/.test(match[0]))) continue;
    const role = search.found.some(one => one.role === 'main') ? 'second' : 'main';
    letter(search, [from, to], { role, by: 'script' });
  }
}

function describes(search: Search, from: number, to: number, isHindi: boolean): boolean {
  const { tokens, more } = search;
  let [things, others] = [0, 0];
  for (let at = from; at < to;) {
    const named = nounAt(tokens, at, { isHindi: true, more });
    const known = named !== undefined || surrounding(tokens[at]!.plain) !== undefined || COLOUR_WORDS.has(tokens[at]!.plain); // prettier-ignore
    if (known) things += 1;
    else if (!LITTLE.test(tokens[at]!.plain)) others += 1;
    at += named?.size ?? 1;
  }
  return isHindi ? things > 0 : others === 0 && things > 0;
}
