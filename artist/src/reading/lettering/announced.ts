import { AFTER_QUOTES, ANNOUNCE, BEFORE_QUOTES, NAMED, OPENS_DESCRIPTION, TEAM } from './announcers.ts';
import { endOfWords } from './end-of-words.ts';
import { isFree, letter, take, tokenFrom, type Search } from './letters.ts';
import { isKnownWord, nounAt } from '../lexicon/lexicon.ts';

/** Between quotes of every kind; an apostrophe before a letter ends no single quotes. */
const QUOTED = /["“”„«‟❝]([^"“”„«»‟❝❞]{1,80})["”“»❞]|(?<=^|[\s:,(])['‘‛`]((?:[^'’`]|['’](?=\p{L})){1,80})['’`](?=$|[\s.,!?;:)])/gu; // prettier-ignore

/** Everything between quotes, the first as the main piece, with the words around it that announce it. */
export function takeQuoted(search: Search): void {
  for (const match of search.prompt.matchAll(QUOTED)) {
    const said = (match[1] ?? match[2] ?? '').trim();
    if (said === '') continue;
    const [from, to] = [tokenFrom(search, match.index), tokenFrom(search, match.index + match[0].length)];
    const at = [match.index + 1, match.index + match[0].length - 1] as const;
    const role = search.found.length === 0 ? 'main' : 'second';
    search.found.push({ text: said.replace(/\s+/g, ' '), role, by: 'quotes', looks: [], at });
    take(search, from, to);
    takeAround(search, from, to);
  }
}

/** 'text saying "…"', '"…" written on it': the words that announce go with what they announce. */
function takeAround(search: Search, from: number, to: number): void {
  const { tokens } = search;
  let before = from;
  while (before > 0 && from - before < 7 && !search.taken[before - 1] && BEFORE_QUOTES.test(tokens[before - 1]!.plain)) before -= 1; // prettier-ignore
  const names = tokens.slice(before, from).some(({ plain }) => !/^(with|the|a|an|and|in|it|on|having|has|that|which|is|bold|big|top|bottom|above|below|under|और|aur|पर|just|only|simply)$/.test(plain)); // prettier-ignore
  // 'a lion with "…"': a mere 'with' goes too; 'the lion in the … "…"' keeps its words.
  if (names) take(search, before, from);
  else {
    let near = from;
    while (near > before && /^(with|the|and|that|having|has|just|only|simply|aur|और)$/.test(tokens[near - 1]!.plain))
      near -= 1;
    take(search, near, from);
  }
  let behind = to;
  const opens = /^(written|likha|likhi|likho|likhna|likhe|likhwana|likh|लिखा|लिखी|लिखो|लिखना|लिख|bold|big|letters|text|font|lettering|quote|caption|as|slogan|name)$/; // prettier-ignore
  if (!opens.test(tokens[to]?.plain ?? '')) return;
  while (behind < tokens.length && behind - to < 6 && AFTER_QUOTES.test(tokens[behind]!.plain)) behind += 1;
  take(search, to, behind);
}

/** 'koi text nahi', 'text mat likhna'. */
const NO_TEXT_BEHIND =
  /^[,.;\s]*(?:text|lettering|words?|writing|naam|टेक्स्ट|शब्द)\s+(?:nahi|nahin|nhi|mat|नहीं|मत)(?![\p{L}\p{M}])/iu;
const NO_TEXT = /(?:^|[\s,.;])(?:no|without|not|any|bina|बिना|without any|no any)\s+$/i;

/** Lettering that words announce: 'saying …', 'text: …', 'with the words …', 'लिखो …', and teams and names. */
export function takeAnnounced(search: Search): void {
  takeTeams(search);
  takeNamed(search);
  for (const match of search.prompt.matchAll(ANNOUNCE)) {
    if (NO_TEXT.test(search.prompt.slice(0, match.index)) || NO_TEXT_BEHIND.test(search.prompt.slice(match.index)))
      continue;
    const [from, start] = [tokenFrom(search, match.index), tokenFrom(search, match.index + match[0].length)];
    if (start >= search.tokens.length || start <= from || !isFree(search, from, start + 1)) continue;
    if (!announces(search, match[0], from, start)) continue;
    take(search, from, start);
    letter(search, [start, endOfWords(search.tokens, start, search.more)], { role: roleOf(search), by: 'announced' });
  }
}

const roleOf = ({ found }: Search): 'main' | 'second' =>
  found.some(({ role }) => role === 'main') ? 'second' : 'main';

/** Words that may announce and may be plain: 'text in red', 'a quote about life', 'words' at the end. */
function announces({ tokens, prompt }: Search, words: string, from: number, start: number): boolean {
  if (/[:=]\s*$/.test(words)) return true;
  const said = words.trim().toLowerCase();
  const next = tokens[start]!;
  const isSaying = /(saying|says|say|should be|should say|reads|reading|is|titled|captioned|lettered|likho|likh do|likhna|लिखो|लिखें|लिख दो|लिखना)$/.test(said); // prettier-ignore
  if (tokens[start - 1]!.gap !== 'none') return false;
  if (/^(in|on|at|with|about|from|below|above|under|and|or|only|style|to|for|behind|around|on it)$/.test(next.plain)) return false; // prettier-ignore
  if (/^writ(e|ten)/.test(said)) return next.isCapital || said.startsWith('write') || from > 0;
  // 'reading a book' is no lettering, 'sign reading WELCOME' is.
  if (said.endsWith('reading')) return next.text === next.text.toUpperCase() && /\p{Lu}/u.test(next.text);
  if (isSaying) return true;
  const noun = tokens[start - 1]!.plain;
  if (/^(line|lines|words?|label|title|heading|message)$/.test(noun) && !/^(with|and|having)/.test(said)) return next.isCapital && from === 0; // prettier-ignore
  // 'happy typography poster', 'lettering design': the word speaks of the way, not of what is said.
  if (/^(typography|lettering|writing)$/.test(noun)) return next.isCapital && prompt.length > 0;
  return !isKnownWord(next) || next.isCapital;
}

/** What no prompt without one of these words can match: the long patterns are slow on long texts. */
const TEAM_WORD = /team|club|gang|squad|group|company|brand|band|startup|cafe|shop|business|school|college|academy|crew|family|bakery|gym|restaurant|salon|boutique|studio|ngo|clinic|farm|truck/i; // prettier-ignore
const NAME_WORD = /name|called|naam|नाम/i;

function takeTeams(search: Search): void {
  if (!TEAM_WORD.test(search.prompt)) return;
  for (const match of search.prompt.matchAll(TEAM)) {
    const [from, start] = [tokenFrom(search, match.index), tokenFrom(search, match.index + match[0].length)];
    if (start >= search.tokens.length || start <= from || !isFree(search, from, start + 1)) continue;
    // 'my bakery Sweet Crumbs' by its capitals; 'my band playing' is none.
    if (!/(?:[:=\-–—]|name|name is|named|called)\s*$/i.test(match[0]) && !search.tokens[start]!.isCapital) continue;
    take(search, from, start);
    letter(search, [start, endOfWords(search.tokens, start, search.more)], { role: roleOf(search), by: 'team' });
  }
}

/** 'named Bruno', 'name: Riya', 'with the names Rahul and Priya'; 'name below' says no name. */
function takeNamed(search: Search): void {
  if (!NAME_WORD.test(search.prompt)) return;
  for (const match of search.prompt.matchAll(NAMED)) {
    const { tokens } = search;
    const [from, start] = [tokenFrom(search, match.index), tokenFrom(search, match.index + match[0].length)];
    const next = tokens[start];
    if (!next || start <= from || !isFree(search, from, start + 1)) continue;
    if (
      /^(below|above|under|on|at|in|beneath|behind|and|with|plate|tag|underneath|design|also|too|for)$/.test(next.plain)
    ) {
      take(search, from, start);
      let to = start;
      while (to < tokens.length && to - start < 4 && /^(below|above|under|on|at|in|beneath|behind|the|underneath|it|back|front|bottom|top|also|too|written)$/.test(tokens[to]!.plain)) to += 1; // prettier-ignore
      take(search, start, to);
      continue;
    }
    if (tokens[start - 1]!.gap === 'comma') continue;
    take(search, from, start);
    letter(search, [start, endOfName(search, start)], {
      role: roleOf(search) === 'main' ? 'main' : 'name',
      by: 'name',
    });
  }
}

/** A name: the first word, then words with capitals, 'and' between two names. */
function endOfName(search: Search, start: number): number {
  const { tokens, more } = search;
  const isName = (at: number) => tokens[at] !== undefined && (tokens[at].isCapital || (!isKnownWord(tokens[at]) && !nounAt(tokens, at, { isHindi: false, more }))); // prettier-ignore
  let end = start + 1;
  while (end < tokens.length && end - start < 6 && tokens[end - 1]!.gap === 'none') {
    const joins = /^(and|&|aur|और|weds|loves)$/.test(tokens[end]!.plain);
    if (joins ? !isName(end + 1) : !isName(end) || !tokens[end]!.isCapital) break;
    end += 1;
  }
  return end;
}

/** What stands behind a colon is lettered where it draws nothing, or where what stands before speaks of sayings. */
export function takeBehindColon(search: Search): void {
  const { tokens, more } = search;
  for (const match of search.prompt.matchAll(/:\s+|\s[-–—]\s+/g)) {
    const start = tokenFrom(search, match.index + match[0].length);
    const before = search.prompt.slice(0, match.index);
    if (start === 0 || start >= tokens.length || !isFree(search, start, start + 1) || OPENS_DESCRIPTION.test(before)) continue; // prettier-ignore
    const isSaying = /(?:joke|jokes|quote|motivation|motto|slogan|saying|tagline|meme|pun|humou?r|dialogue|shayari|line|caption|says|message|club|team|text|words?|status|title|proverb|funny|sarcasm|attitude|name)\s*$/i.test(before); // prettier-ignore
    const end = endOfWords(tokens, start, more);
    let draws = false;
    for (let i = start; i < end; i += 1) draws ||= nounAt(tokens, i, { isHindi: false, more }) !== undefined;
    if (draws && !isSaying) continue;
    // Code has colons too.
    const said = search.prompt.slice(tokens[start]!.at[0], tokens[end - 1]!.at[1]);
    if (!isSaying && (!/\p{L}{2}/u.test(said) || /[{}[\]<>;=]/.test(said))) continue;
    if (!isSaying && [...tokens.slice(start, end)].every(isKnownWord) && end - start < 3) {
      if (!/^(not|never|just|do|dont|be|keep|stay|only|always|no)$/.test(tokens[start]!.plain)) continue;
    }
    letter(search, [start, end], { role: roleOf(search), by: 'colon' });
  }
}
