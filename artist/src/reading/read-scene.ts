import { cleanPrompt } from '../brief/words-of.ts';
import { dictionaryNoun } from './dictionary.ts';
import { findLettering } from './lettering/find-lettering.ts';
import { ownNamed, type Nouns } from './lexicon/lexicon.ts';
import { hindiVerb } from './lexicon/verbs.ts';
import { Builder } from './linking/builder.ts';
import { finish } from './linking/finish.ts';
import { EnglishLinker } from './linking/link-english.ts';
import { HindiLinker } from './linking/link-hindi.ts';
import { readChunks } from './phrases/read-chunks.ts';
import type { Scene } from './scene.ts';
import { mendedTokens } from './mend.ts';
import { sensesOf } from './senses.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Words that only Hindi and Hinglish have, and that no English sentence needs. */
const HINDI_SIGNS = /^(mein|ke|ka|ki|wala|wali|wale|vala|vali|hua|hui|hue|huye|raha|rahi|rahe|hai|hain|aur|par|pe|jo|jis|jispar|likha|likho|banao|bana|chahiye|ek|mera|meri|mere|apna|apni|apne|saath|neeche|upar|peeche|teen|chaar|paanch|karta|karti|karte|bina|wali|waala|liye|pehne|pahne|baitha|baithi|baithe)$/; // prettier-ignore
/** These alone make no Hindi sentence: 'par' is golf's, 'ek' may be a name. */
const WEAK = /^(par|pe|hai|ki|ka|ke|bana|ek|hue|jo|mere|bina)$/;
/** Words that only English needs. */
const ENGLISH_SIGNS = /^(a|an|the|of|with|in|on|at|and|is|are|for|from|to|my|his|her|its|no|under|over|saying|that)$/;
const HINGLISH_WORDS =
  /^(do|teen|tin|char|chaar|panch|paanch|dono|lal|laal|kala|kaala|kali|kaali|kale|kaale|safed|neela|neeli|neele|hara|hari|hare|peela|peeli|gulabi|kesariya|bhagwa|sunehra|sunehri|chota|chhota|choti|chhoti|bada|badi|bade|aamne|amne|haath|hath|sundar|pyara|pyari|gussa|gusse|purana|purani|naya|nayi)$/;

export function isHindi(tokens: readonly Token[]): boolean {
  if (tokens.some(({ text }) => /[\u0904-\u0939]/.test(text))) return true;
  const signs = tokens.filter(({ plain }) => HINDI_SIGNS.test(plain));
  const verbs = tokens.filter(
    ({ plain }, i) => hindiVerb(plain)?.form === 'ta' && i > 0 && plain.length > 4 && !ownNamed(plain),
  );
  if (signs.some(({ plain }) => !WEAK.test(plain)) || signs.length > 1 || (signs.length > 0 && verbs.length > 0))
    return true;
  if (tokens.some(({ plain }) => ENGLISH_SIGNS.test(plain))) return false;
  return signs.length > 0 || verbs.length > 0 || tokens.some(({ plain }) => HINGLISH_WORDS.test(plain));
}

/** A whole prompt in quotes that tells a picture is no lettering: what is lettered names no two things in a relation. */
const WHOLE_QUOTED = /^\s*["“”'‘«]([^"“”«»]{20,})["“”'’»][.!]?\s*$/u;
function unquoted(prompt: string, more: Nouns): string | undefined {
  const inner = WHOLE_QUOTED.exec(prompt)?.[1];
  if (!inner || /\p{Lu}/u.test(inner) || inner.split(' ').length < 5) return undefined;
  const blank = prompt.replace(/^(\s*)["“”'‘«]/u, '$1 ').replace(/["“”'’»]([.!]?\s*)$/u, ' $1');
  const { things, actions, relations, setting, lettering } = readScene(blank, more);
  return things.length + setting.length >= 2 && actions.length + relations.length > 0 && !lettering.length ? blank : undefined; // prettier-ignore
}

/** Reads a prompt into its scene. Any text is accepted, nothing is thrown; what nobody knows stands in `unread`. */
export function readScene(prompt: string, more: Nouns = dictionaryNoun): Scene {
  const said = cleanPrompt(prompt);
  const cleaned = unquoted(said, more) ?? said;
  const tokens = tokensOf(cleaned);
  const spoken = isHindi(tokens);
  const nouns = sensesOf(tokens, more);
  const search = findLettering(cleaned, tokens, { isHindi: spoken, more: nouns });
  // A Hindi slogan beside an English sentence says nothing of that sentence's order.
  const isSaid = search.found.some(({ by }) => by === 'saying');
  const hindi = isSaid ? isHindi(tokens.filter((_, i) => !search.taken[i])) : spoken;
  const read = mendedTokens(tokens, search.taken, { isHindi: hindi, more: nouns });
  const { chunks, wholes, unread, isWordless } = readChunks({ prompt: cleaned, tokens: read, taken: search.taken, isHindi: hindi, more: nouns }); // prettier-ignore
  const scene: Scene = {
    version: 1,
    prompt: cleaned,
    order: hindi ? 'hindi' : 'english',
    things: [],
    actions: [],
    relations: [],
    setting: [],
    lettering: search.found,
    formats: [...new Set(wholes.formats)],
    styles: [...new Set(wholes.styles)],
    occasions: [...new Set([...search.occasions, ...wholes.occasions])],
    wholes: wholes.said,
    without: [],
    isWordless: isWordless && search.found.length === 0,
    unread,
    ...(read.some(t => t.mended) && { mended: read.flatMap(({ mended, at }) => (mended ? [{ as: mended, at }] : [])) }),
  };
  const builder = new Builder(scene);
  if (hindi) new HindiLinker(builder).link(chunks);
  else new EnglishLinker(builder).link(chunks);
  finish(builder);
  if (wholes.tone) scene.palette = { colours: [], isOnly: false, ...scene.palette, tone: wholes.tone, at: scene.palette?.at ?? wholes.toneAt! }; // prettier-ignore
  return nameLettering(scene);
}

/** The name that a thing bears is lettered, the last of all. */
function nameLettering(scene: Scene): Scene {
  const names = scene.things.flatMap(({ said }) =>
    said.flatMap(({ what, value, at }) =>
      what === 'name' && !scene.lettering.some(({ text }) => text.includes(value))
        ? [{ text: value, role: 'name' as const, by: 'name' as const, looks: [], at }]
        : [],
    ),
  );
  return scene.isWordless ? scene : { ...scene, lettering: [...scene.lettering, ...names] };
}
