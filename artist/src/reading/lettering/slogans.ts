/** Slogans that nobody put between quotes: a clause at a comma that says something, beside clauses that show something. */
import { nounAt, surroundingAt } from '../lexicon/lexicon.ts';
import { englishVerb } from '../lexicon/verbs.ts';
import type { Token } from '../tokens.ts';
import { isFree, letter, type Search } from './letters.ts';

type Clause = readonly [from: number, to: number];

/** What a picture is told with, and no slogan is made of: 'baitha hua', 'chashme wala', 'in Madhubani style'. */
const DESCRIBES = /^(wala|wali|wale|waala|waali|vala|vali|वाला|वाली|वाले|hua|hui|hue|huye|हुआ|हुई|हुए|raha|rahi|rahe|रहा|रही|रहे|style|art|painting|drawing|design|logo|print|pattern|wearing|pehne|pahne|पहने|with|holding|background|colou?rs?|likha|लिखा|chahiye|banao|bana)$/; // prettier-ignore
/** Hindi that speaks to somebody ends with what one shall do, or with what is. */
const ENDS_IN_SPEECH = /^(do|de|dena|jaye|jaaye|karo|kar|karna|karenge|ho|hai|hain|hoon|hu|hun|jao|jaa|jaana|lo|mat|nahi|nahin|chalo|chal|aao|dekho|piyo|pio|khao|jiyo|raho|rahe|rahega|hoga|aaya|aayi|gaya|gayi|gaye|kya|kyun|yaar|bhai|re|bro|boss|jaan|zindabad|rocks|karlo|sakta|sakte|padega|milega|दो|करो|हो|है|हैं|जाओ|लो|मत|नहीं|चलो|आओ|रहो|यार|भाई|क्या|ज़िंदाबाद|जिंदाबाद)$/; // prettier-ignore
/** Words with which somebody speaks. */
const SPEAKS = /^(sabse|sabka|hum|main|mai|tu|tum|tera|teri|tere|hamara|hamari|apna|apni|sab|sabka|kaun|kyun|kyu|kaise|kaisa|jab|tab|agar|toh|bhi|sirf|bas|phir|fir|nahi|mat|ho|zindagi|pyaar|ishq|swag|charcha|mubarak|हम|मैं|तू|तुम|तेरा|तेरी|हमारा|अपना|सब|क्यों|कैसे|जब|तो|भी|बस|फिर|नहीं|मत|ज़िंदगी|जिंदगी|चर्चा)$/; // prettier-ignore
/** Whose darling somebody is: 'papa ki pari', 'sharma ji ka beta'. */
const DARLING = /^(pari|beta|beti|ladla|laadla|ladli|laadli|dulara|dulari|princess|jaan|sher|sherni|rani|raja|gudiya|lado|chhora|chhori|hero|shehzada|shehzadi|nawab|duniya|shaan|परी|बेटा|बेटी|लाडला|लाडली|दुलारा|जान|शेर|शेरनी|रानी|राजा|गुड़िया)$/; // prettier-ignore
const KIN = /^(papa|pappa|dad|daddy|mummy|mumma|mom|maa|dadi|dada|nana|nani|bhai|bhaiya|behen|didi|chachu|mama|mami|ji|gaon|sheher|mohalle|desh|पापा|मम्मी|माँ|मां|दादी|दादा|नाना|नानी|भाई|दीदी|जी|गाँव)$/; // prettier-ignore
/** English that speaks: to somebody, of oneself, or as the name of a mood. */
const ENGLISH_SPEAKS = /^(i|im|ive|we|were|you|your|youre|dont|never|always|cant|wont|lets|ill|nobody|everybody|why|because)$/; // prettier-ignore
const ORDERS = /^(stay|keep|live|be|never|dont|trust|choose|respect|believe|follow|save|protect|hustle|eat|just|always|please|think|work|go|ride|run|dream|love|make|take|spread|drink)$/; // prettier-ignore
const MOODS = /^(mode|vibes|vibe|loading|squad|gang|life|lover|lovers|era|forever|addict|calling|mood|goals|nation|mafia|crew|energy|therapy|diaries|club|fever|time|feels)$/; // prettier-ignore

/** 'khidki par baithi hai', 'so raha hai': what somebody is seen doing is a picture. */
const IS_SEEN = /^(baith|khad|khadh|let|leit|jhuk|latk|latak)(a|i|e|aa|ee)$|^(बैठ|खड़|लेट|झुक|लटक)(ा|ी|े)$/;
/** Endings that no English word is. */
const HINDI_ALONE = /^(hoon|hain|karo|karenge|nahi|nahin|zindabad|piyo|khao|jiyo|raho|rahega|chalega|padega)$/;

/** Says that nothing is lettered. */
const NO_TEXT = /(?:^| )(?:text|lettering|words?|writing|टेक्स्ट|शब्द) (?:nahi|nahin|mat|नहीं|मत)(?: |$)/;

export function takeSlogans(search: Search): void {
  if (search.found.some(({ role }) => role === 'main')) return;
  const clauses = clausesOf(search.tokens);
  if (clauses.length < 2) return;
  const ends: Clause[] = [clauses[0]!, clauses.at(-1)!];
  const said = ends.find(clause => isFree(search, ...clause) && speaks(search, clause) && clauses.some(other => other !== clause && shows(search, other))); // prettier-ignore
  if (said) letter(search, said, { role: 'main', by: 'saying' });
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  tokens.forEach(({ gap }, i) => {
    if (gap === 'none' && i < tokens.length - 1) return;
    clauses.push([from, i + 1]);
    from = i + 1;
  });
  return clauses;
}

/** Something in it is drawn. */
function shows({ tokens, isHindi, more, taken }: Search, [from, to]: Clause): boolean {
  for (let at = from; at < to; at += 1)
    if (!taken[at] && (nounAt(tokens, at, { isHindi, more }) ?? surroundingAt(tokens, at))) return true;
  return false;
}

function speaks(search: Search, [from, to]: Clause): boolean {
  const words = search.tokens.slice(from, to).map(({ plain }) => plain);
  if (words.length < 2 || words.length > 9 || words.some(word => DESCRIBES.test(word)) || NO_TEXT.test(words.join(' ')))
    return false;
  return speaksHindi(words, search.isHindi) || speaksEnglish(words);
}

/** Beside English one Hindi word alone may be an English one: 'do', 'main', 'mat'. */
function speaksHindi(words: readonly string[], isAmongHindi: boolean): boolean {
  const of = words.findIndex((word, i) => i > 0 && /^(ka|ki|ke|का|की|के)$/.test(word) && KIN.test(words[i - 1]!));
  if (of > 0 && of === words.length - 2 && DARLING.test(words.at(-1)!)) return true;
  if (IS_SEEN.test(words.at(-2) ?? '')) return false;
  const last = words.at(-1)!;
  const ends = words.length < 3 || !ENDS_IN_SPEECH.test(last) ? 0 : HINDI_ALONE.test(last) ? 2 : 1;
  return words.filter(word => SPEAKS.test(word)).length + ends >= (isAmongHindi ? 1 : 2);
}

function speaksEnglish(words: readonly string[]): boolean {
  const doing = words.some(word => englishVerb(word)?.form === 'ing');
  if (words.some(word => ENGLISH_SPEAKS.test(word))) return true;
  if (ORDERS.test(words[0]!) && !(words[0] === 'make' && /^(a|an|me|it)$/.test(words[1]!))) return true;
  return MOODS.test(words.at(-1)!) && (!doing || /^(loading|calling)$/.test(words.at(-1)!)) && words.length < 5;
}
