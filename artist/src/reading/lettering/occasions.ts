import { GREETINGS, ORGANISATIONS, SAYINGS, CHANTS } from './sayings.ts';
import { isFree, letter, take, titled, tokenFrom, type Search } from './letters.ts';
import { nounAt } from '../lexicon/lexicon.ts';
import { OCCASION_WORDS } from '../lexicon/looks.ts';
import { surrounding } from '../lexicon/surroundings.ts';
import type { Token } from '../tokens.ts';
import { mayBeName } from './may-be-name.ts';
import { takePlaceAndYear } from './standing-names.ts';

const KIN = /^(mom|mum|mummy|maa|dad|daddy|papa|bhai|bhaiya|didi|dadi|dada|nani|nana|chachu|mama|beta|baby|love|bro|sis|boss|sir|maam|jaan|jaanu|princess|son|daughter|brother|sister|wifey|hubby|grandpa|grandma|uncle|aunty|everyone|all|माँ|मां|पापा|भाई|दीदी|दादी|नानी|to|you)$/; // prettier-ignore
const YEAR = /^(1[89]\d\d|20\d\d|21\d\d)$/;

/** 'happy birthday Aarav', 'merry christmas', 'eid mubarak'. */
export function takeGreetings(search: Search): void {
  const match = GREETINGS.exec(search.prompt);
  if (!match) return;
  const [from, behind] = [tokenFrom(search, match.index), tokenFrom(search, match.index + match[0].length)];
  if (!isFree(search, from, behind) || from === behind) return;
  let end = behind;
  while (end < search.tokens.length && end - behind < 4 && search.tokens[end - 1]!.gap === 'none') {
    const { plain } = search.tokens[end]!;
    const joins = /^(and|&|aur|my|dear)$/.test(plain) && (mayBeName(search, end + 1) || KIN.test(search.tokens[end + 1]?.plain ?? '')); // prettier-ignore
    // 'happy birthday Kabir turning 7': the number is for takeAge.
    if (/^(turns|turning|turned)$/.test(plain)) break;
    if (!joins && !mayBeName(search, end) && !KIN.test(plain) && !YEAR.test(plain)) break;
    end += 1;
  }
  for (const token of search.tokens.slice(from, behind)) {
    const occasion = OCCASION_WORDS.get(token.plain);
    if (occasion) search.occasions.add(occasion);
  }
  if (/bi?r?i?th?d|birhday|b ?day|janamdin|janmdin|जन्मदिन|बर्थडे/iu.test(match[0])) search.occasions.add('birthday');
  // 'Rahul को जन्मदिन मुबारक': the name stands before.
  const start = /^(ko|को)$/.test(search.tokens[from - 1]?.plain ?? '') && mayBeName(search, from - 2) ? from - 2 : from;
  const text = greeted(search.prompt.slice(search.tokens[start]!.at[0], search.tokens[end - 1]!.at[1]));
  letter(search, [start, end], { role: 'main', by: 'occasion', text });
  takeAge(search);
}

/** '10th anniversary', 'Karan's 1st birthday'. */
function takeOrdinal(search: Search, at: number): boolean {
  const { tokens } = search;
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  if (!/^\d{1,3}(st|nd|rd|th)$/.test(token.plain) || !/^(birthday|bday|anniversary)$/.test(next?.plain ?? '') || search.taken[at + 1]) return false; // prettier-ignore
  // 'Sneha and Karan 10th anniversary': both are one line, the anniversary the next.
  const isPair = /^(and|&|aur|और|weds|n)$/.test(tokens[at - 2]?.plain ?? '') && mayBeName(search, at - 3);
  const from = at > 0 && !isPair && (/['’]s$/.test(tokens[at - 1]!.text) || mayBeName(search, at - 1)) ? at - 1 : at;
  search.occasions.add(next!.plain.startsWith('anniversary') ? 'anniversary' : 'birthday');
  letter(search, [from, at + 2], { role: search.found.length || isPair ? 'second' : 'main', by: 'occasion', text: titleCase(search.prompt.slice(tokens[from]!.at[0], next!.at[1])) }); // prettier-ignore
  return true;
}

/** '6 years', 'turns 5', 'is turning 30', 'first birthday': the number, and who it is said of where that is a name. */
export function takeAge(search: Search): void {
  const { tokens } = search;
  tokens.forEach((token, at) => {
    if (search.taken[at]) return;
    const next = tokens[at + 1];
    if (takeOrdinal(search, at)) return;
    if (/^(number|jersey|no)$/.test(token.plain) && /^\d{1,3}$/.test(next?.plain ?? '') && !search.taken[at + 1]) {
      take(search, token.plain === 'jersey' ? at + 1 : at, at + 2);
      search.found.push({ text: next!.text, role: 'number', by: 'announced', looks: [], at: next!.at });
      if (tokens[at + 2]?.plain === 'for' && mayBeName(search, at + 3)) {
        take(search, at + 2, at + 3);
        letter(search, [at + 3, at + 4], { role: 'name', by: 'announced', text: titled(tokens[at + 3]!.text) });
      }
      return;
    }
    if (
      /^\d{1,3}$/.test(token.plain) &&
      /^(years?|yrs?|saal|साल)$/.test(next?.plain ?? '') &&
      !search.taken[at + 1] &&
      search.occasions.size > 0
    ) {
      // prettier-ignore
      const old = /^(old|young|ka|ki|का|की)$/.test(tokens[at + 2]?.plain ?? '') ? 3 : 2;
      take(search, at, at + old);
      search.found.push({ text: token.text, role: 'number', by: 'occasion', looks: [], at: token.at });
      return;
    }
    if (!/^(turns|turning|turned)$/.test(token.plain) || !/^\d{1,3}$/.test(next?.plain ?? '')) return;
    const is = /^(is|are)$/.test(tokens[at - 1]?.plain ?? '') ? 1 : 0;
    const who = at - is - 1;
    search.occasions.add('birthday');
    if (who >= 0 && mayBeName(search, who)) {
      let first = who;
      while (first > 0 && mayBeName(search, first - 1) && tokens[first - 1]!.gap === 'none') first -= 1;
      letter(search, [first, at + 2], { role: 'main', by: 'occasion', text: titled(search.prompt.slice(tokens[first]!.at[0], next!.at[1])) }); // prettier-ignore
      return;
    }
    // 'my daughter is turning 5': the number is lettered; the daughter is not who is drawn.
    let first = at - is;
    while (first > 0 && at - first < 5 && tokens[first - 1]!.gap === 'none' && !search.taken[first - 1]) first -= 1;
    take(search, first, at + 2);
    search.found.push({ text: next!.text, role: 'number', by: 'occasion', looks: [], at: next!.at });
  });
}

const DATE = /(?<![\d./-])(\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?,? ?\d{0,4}|(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?![\d/-])/giu; // prettier-ignore

/** 'Rahul weds Priya', 'Rahul and Priya since 2019', 'Asha & Ravi wedding'. */
export function takeCouples(search: Search): void {
  const { tokens, prompt } = search;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const { plain } = tokens[at]!;
    const weds = /^(weds|wed|loves|married|marries)$/.test(plain);
    const joined = /^(and|&|aur|और|n|x|❤|❤️|💍|♥)$/u.test(plain) || tokens[at]!.text === '+';
    if ((!weds && !joined) || search.taken[at]) continue;
    const isWord = (i: number) => mayBeName(search, i) || (weds && !search.taken[i] && /^\p{L}/u.test(tokens[i]?.text ?? '')); // prettier-ignore
    if (!isWord(at - 1) || !isWord(at + 1)) continue;
    let from = at - 1;
    while (from > 0 && at - from < 3 && mayBeName(search, from - 1) && tokens[from - 1]!.gap === 'none' && tokens[from - 1]!.isCapital) from -= 1; // prettier-ignore
    let to = at + 2;
    while (to < tokens.length && to - at < 4 && mayBeName(search, to) && tokens[to - 1]!.gap === 'none' && tokens[to]!.isCapital) to += 1; // prettier-ignore
    const capitals = tokens[at - 1]!.isCapital && tokens[at + 1]!.isCapital;
    if (!weds && !capitals && !cueOfCouple(search, to)) continue;
    const [left, right] = [prompt.slice(tokens[from]!.at[0], tokens[at - 1]!.at[1]), prompt.slice(tokens[at + 1]!.at[0], tokens[to - 1]!.at[1])]; // prettier-ignore
    const joint = weds ? tokens[at]!.text : /^(aur|और)$/.test(plain) ? tokens[at]!.text : '&';
    if (weds && /^(weds|wed|married|marries)$/.test(plain)) search.occasions.add('wedding');
    letter(search, [from, to], { role: 'main', by: 'occasion', text: `${titled(left)} ${joint} ${titled(right)}` });
  }
}

/** 'Rahul ki shaadi', 'राहुल का जन्मदिन'. */
export function takeWhoseDay(search: Search): void {
  search.tokens.forEach((token, at) => {
    if (
      !/^(janamdin|janmdin|birthday|shaadi|shadi|salgirah|जन्मदिन|शादी|सालगिरह|vivah|विवाह)$/.test(token.plain) ||
      at < 2
    )
      return;
    if (!/^(ka|ki|ke|का|की|के)$/.test(search.tokens[at - 1]!.plain) || !mayBeName(search, at - 2) || search.taken[at])
      return;
    search.occasions.add(/shaa?di|शादी|vivah|विवाह/.test(token.plain) ? 'wedding' : 'birthday');
    letter(search, [at - 2, at + 1], { role: search.found.length ? 'second' : 'main', by: 'occasion' });
  });
}

/** Lower-case names are names where a wedding, a year, or love stands beside them. */
const cueOfCouple = ({ tokens }: Search, to: number): boolean => /^(since|wedding|weds|shaadi|ki|anniversary|forever|love|couple|est|engagement|\d{4}|नाम|शादी|की)$/.test(tokens[to]?.plain ?? ''); // prettier-ignore

/** 'since 2019', 'est. 1998', '14.02.2025', 'class of 2026', and a year that stands alone. */
export function takeDates(search: Search): void {
  const { tokens } = search;
  for (const match of search.prompt.matchAll(DATE)) {
    const [from, to] = [tokenFrom(search, match.index), tokenFrom(search, match.index + match[0].length)];
    if (isFree(search, from, to)) letter(search, [from, to], { role: 'date', by: 'occasion', text: match[0].trim() });
  }
  tokens.forEach((token, at) => {
    if (!YEAR.test(token.plain) || search.taken[at]) return;
    if (takeSpan(search, at) || takePlaceAndYear(search, at)) return;
    let from = at;
    while (from > 0 && at - from < 2 && !search.taken[from - 1] && tokens[from - 1]!.gap !== 'comma' && /^(since|est|established|estd|from|of|class|batch|in|year|to)$/.test(tokens[from - 1]!.plain)) from -= 1; // prettier-ignore
    const first = tokens[from]!.plain;
    const said = search.prompt.slice(tokens[from]!.at[0], token.at[1]).trim();
    const text = /^(in|from|year|of|to)$/.test(first) ? token.text : first === 'class' || first === 'batch' ? titled(said).replace('Of', 'of') : said; // prettier-ignore
    if (first === 'class' || first === 'batch') search.occasions.add('reunion');
    letter(search, [from, at + 1], { role: /^(class|batch)$/.test(first) ? 'second' : 'date', by: 'occasion', text });
  });
}

/** 'Backbenchers 2022-2026': one span of years, with the name before it. */
function takeSpan(search: Search, at: number): boolean {
  const { tokens, prompt } = search;
  const [first, second] = [tokens[at]!, tokens[at + 1]];
  if (!second || !YEAR.test(second.plain) || search.taken[at + 1]) return false;
  if (!/^\s*[-–—]\s*$/.test(prompt.slice(first.at[1], second.at[0]))) return false;
  letter(search, [at, at + 2], { role: 'date', by: 'occasion' });
  let from = at;
  while (from > 0 && !search.taken[from - 1] && tokens[from - 1]!.gap === 'none' && tokens[from - 1]!.isCapital)
    from -= 1;
  if (from < at && (from === 0 || tokens[from - 1]!.gap !== 'none'))
    letter(search, [from, at], { role: search.found.some(one => one.role === 'main') ? 'second' : 'main', by: 'team' });
  return true;
}

/** 'IIT Bombay reunion', 'Mechanical Engineering fest', 'Goa trip 2026': a name that ends with what it is, or a bare run of capitals beside a year. */
export function takeOrganisations(search: Search): void {
  const { tokens } = search;
  takeWhoseYear(search);
  const hasYear = search.found.some(({ role, text }) => role === 'date' || /\d{4}/.test(text));
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    if (search.taken[at] || !ORGANISATIONS.test(tokens[at]!.plain)) continue;
    let from = at;
    while (from > 0 && at - from < 5 && !search.taken[from - 1] && tokens[from - 1]!.gap === 'none' && isPartOfTitle(tokens[from - 1]!, tokens[at]!)) from -= 1; // prettier-ignore
    const capitals = tokens.slice(from, at + 1).filter(({ isCapital }) => isCapital).length;
    const besideYear = hasYear && (search.taken[at + 1] || search.taken[from - 1]) === true;
    if (from === at ? !besideYear || !/^(reunion|fest|batch|alumni|farewell|trip|tour|picnic)$/.test(tokens[at]!.plain) : !(capitals >= 2 || besideYear || (capitals === 1 && /^(family|parivar|squad|gang|club|academy|riders|fc)$/.test(tokens[at]!.plain) && mayBeName(search, from)) || (capitals === 1 && tokens[from]!.isCapital && !tokens[at]!.isCapital && from > 0 && surrounding(tokens[from]!.plain) === undefined))) continue; // prettier-ignore
    const text = titleCase(search.prompt.slice(tokens[from]!.at[0], tokens[at]!.at[1]));
    const role = search.found.some(one => one.role === 'main') ? 'second' : 'main';
    letter(search, [from, at + 1], { role, by: 'team', text });
    if (/^(reunion|alumni)$/.test(tokens[at]!.plain)) search.occasions.add('reunion');
  }
}

/** 'IIT Bombay class of 2026': the run of capitals before it is who they are. */
function takeWhoseYear(search: Search): void {
  const { tokens } = search;
  const dated = tokens.findIndex(
    (token, i) => search.taken[i] && /^(class|batch|since|est|estd|established)$/.test(token.plain),
  );
  if (dated <= 0 || search.found.some(one => one.role === 'main')) return;
  let from = dated;
  while (from > 0 && !search.taken[from - 1] && tokens[from - 1]!.gap === 'none' && (tokens[from - 1]!.isCapital || /^(of|the|&)$/.test(tokens[from - 1]!.plain))) from -= 1; // prettier-ignore
  if (from < dated) letter(search, [from, dated], { role: 'main', by: 'team' });
}

const titleCase = (text: string): string => text.replace(/(^|\s)\p{Ll}/gu, (sign, _space, at: number, all: string) => (/^\s?(of|the|and|to|in)\b/.test(all.slice(at)) && at > 0 ? sign : sign.toUpperCase())); // prettier-ignore

function isPartOfTitle(token: Token, last: Token): boolean {
  if (/^(of|&)$/.test(token.plain) || /^\d{1,3}(st|nd|rd|th)?$/.test(token.plain)) return true;
  if (/^(my|our|the|a|an|for|with|and|at|in|on|from|design|logo|tshirt|no|is|his|her)$/.test(token.plain)) return false;
  if (/^(trip|tour|yatra)$/.test(last.plain) && /^(road|bike|college|office|school|girls|boys|cycle)$/.test(token.plain)) return true; // prettier-ignore
  return token.isCapital || (!last.isCapital && !/^(family|trip|tour|super)$/.test(last.plain)) || surrounding(token.plain)?.kind === 'place'; // prettier-ignore
}

/** A saying that everybody knows, or a chant; what is loved in it is drawn too. */
export function takeSayings(search: Search): void {
  if (search.found.some(({ role }) => role === 'main')) return;
  const plain = ` ${search.tokens.map(token => token.plain).join(' ')} `;
  const chant = Object.keys(CHANTS).find(words => plain.includes(` ${words} `));
  if (chant) {
    const size = chant.split(' ').length;
    const from = search.tokens.findIndex((_, i) => search.tokens.slice(i, i + size).map(token => token.plain).join(' ') === chant); // prettier-ignore
    letter(search, [from, from + size], { role: 'main', by: 'saying', text: CHANTS[chant]! });
    openDeities(search, from, from + size);
    search.found.push({ text: titled(chant), role: 'second', by: 'saying', looks: [], at: search.found.at(-1)!.at });
    return;
  }
  if (takeBeats(search)) return;
  const match = SAYINGS.exec(search.prompt);
  if (!match) return;
  const from = tokenFrom(search, match.index);
  let to = tokenFrom(search, match.index + match[0].length + signsBehind(search.prompt, match.index + match[0].length)); // prettier-ignore
  // What is loved, born to, eaten and slept ends where the picture is spoken of.
  for (let i = from + 2; i < to; i += 1) if (i > from + 2 && /^(with|in|on|and|design|tshirt|print|logo|typography)$/.test(search.tokens[i]!.plain) && !/^(born|eat)/.test(search.tokens[from]!.plain)) to = i; // prettier-ignore
  if (from >= to || !isFree(search, from, to)) return;
  const loved = /^i (?:love|heart|❤️?|<3) /iu.test(match[0]);
  letter(search, [from, to], { role: 'main', by: 'saying', text: titled(search.prompt.slice(search.tokens[from]!.at[0], search.tokens[to - 1]!.at[1])) }); // prettier-ignore
  if (loved) search.taken.fill(false, from + 2, to);
  // 'chai lover', 'dog mom': what is loved is drawn.
  if (to - from === 2 && /^(lover|mom|dad|first|addict|nation)$/.test(search.tokens[from + 1]!.plain))
    search.taken[from] = false;
}

/** 'Code. Sleep. Repeat.': words that stop one by one are lettered with their stops. */
function takeBeats(search: Search): boolean {
  const { prompt, tokens } = search;
  const match = /^\s*((?:\p{Lu}[\p{L}'’]*(?: [\p{L}'’]+)?[.!]\s+)+\p{Lu}[\p{L}'’]*(?: [\p{L}'’]+)?[.!])(?=\s|$)/u.exec(
    prompt,
  );
  if (!match) return false;
  const to = tokens.findIndex(({ at }) => at[0] >= match[0].length);
  const end = to < 0 ? tokens.length : to;
  if (!isFree(search, 0, end)) return false;
  take(search, 0, end);
  search.found.push({
    text: match[1]!,
    role: 'main',
    by: 'saying',
    looks: [],
    at: [prompt.indexOf(match[1]!), match[0].length],
  });
  return true;
}

/** 'happy birthday Aarav' → 'Happy Birthday Aarav'; what begins with a capital is lettered as it was typed. */
const greeted = (typed: string, text = typed.replace(MISSPELT, sign => (sign.startsWith('B') ? 'Birthday' : 'birthday'))): string => (/^\p{Ll}/u.test(text) ? text.replace(/(^|\s)\p{Ll}/gu, sign => sign.toUpperCase()) : text); // prettier-ignore

const MISSPELT = /\b(?:birtday|bithday|birhday|brithday|birthdy)\b/gi;

/** '… <3', '… ✌🏽': signs behind a saying belong to it. */
const signsBehind = (prompt: string, end: number): number => /^(?:\s*(?:<3|\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\ufe0f?|[!?]+|♥|❤))+/u.exec(prompt.slice(end))?.[0].length ?? 0; // prettier-ignore

/** The deity that a chant names is drawn with it. */
function openDeities(search: Search, from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const found = nounAt(search.tokens, at, { isHindi: true, more: search.more });
    if (found?.named.kind !== 'deity' || at + found.size > to) continue;
    search.taken.fill(false, at, at + found.size);
    return;
  }
}
