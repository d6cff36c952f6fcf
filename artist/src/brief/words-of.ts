/** Takes the lettering out of a prompt and splits the rest into words. */
import { HUES } from '../colour/palettes.ts';
import { isIndic } from '../text/scripts.ts';
import { beginningOf, lemma, normalise } from './normalise.ts';
import { findSubject } from './lookup.ts';
import { CHANTS, PALETTE_WORDS, PLACES, SETTINGS, SLOGANS, STOP_WORDS, STYLES } from './vocabulary.ts';
import type { BriefText } from './brief.ts';

const LONGEST_PROMPT = 500;
const LONGEST_LETTERING = 60;
/** Between quotes; an apostrophe before a letter ends no single quotes. */
const QUOTED = /["“”«„]([^"“”«»„]{1,60})["”»“]|(?<=\s|^)['‘]((?:[^'’]|['’](?=\p{L})){2,60})['’](?=\s|$|[.,!])/gu;
/** Announced lettering: every sign but quotes, and but a comma or full stop that ends what is said. */
const ANNOUNCED =
  /(?:\b(?:lettering|text|saying|that says|says|quote|caption|slogan|written|with the words?|reading|titled|likho|likha ho|name)\b|लिखो|लिखा हो)\s*:?\s+((?:[^"“”«»„.,\n]|[.,](?=\S)){2,40})$/iu;
const INDIC_RUN = /[\u0900-\u0d7f](?:[\u0900-\u0d7f\s!?,.]|\u200c|\u200d)*/;
const INDIC_FILLERS = /^(और|का|की|के|में|है|पर|को|से|एक|वाला|वाली|वाले|मेरा|मेरी)$/;

/** What a prompt says, split: lettering, plain words and their lemmas. */
export interface SplitPrompt {
  text: BriefText;
  slogan: boolean;
  /** The rest as it was typed. */
  typed: string;
  /** The rest, normalised. */
  plain: string;
  words: string[];
}

/**
 * Makes any input safe to read: control characters go, length is capped. Signs of markup stay, since people letter them ("I <3 Goa"):
 * lettering becomes outlines, so that no sign of a text reaches a drawing's source.
 */
export function cleanPrompt(prompt: string): string {
  const clean = prompt
    .slice(0, LONGEST_PROMPT * 4)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return beginningOf(clean, LONGEST_PROMPT);
}

const titled = (text: string) => text.replace(/(^|\s)\p{L}/gu, c => c.toUpperCase());

/** Whether every word of an Indic run names a thing, colour or setting: then it is a description, no lettering. */
function describes(run: string): boolean {
  const words = run.split(/[\s!?,.]+/).filter(w => w && !INDIC_FILLERS.test(w));
  return words.every(
    w =>
      HUES[w] !== undefined ||
      findSubject(w) !== undefined ||
      [...SETTINGS, ...STYLES, ...PALETTE_WORDS].some(([, set]) => set.has(lemma(w))),
  );
}

function takeIndicRun(rest: string): string | undefined {
  const run = rest.match(INDIC_RUN)?.[0].trim();
  return run && run.length > 1 && !describes(run) && findSubject(run) === undefined
    ? beginningOf(run, LONGEST_LETTERING)
    : undefined;
}

const SHORT_SAYING = 7;
const LOVED = /\bi (?:love|heart) (.+)$/;

/** The saying in a prompt: the whole of a short prompt that starts with one and names nothing to draw besides. */
function sloganOf(plain: string): string | undefined {
  const saying = plain.match(SLOGANS)?.[1];
  if (!saying) return undefined;
  const starts = plain.startsWith(saying) && plain.split(' ').length <= SHORT_SAYING;
  const more = plain.slice(saying.length).trim();
  const draws = more
    .split(' ')
    .some(
      word =>
        (findSubject(word)?.score ?? 0) >= 1 ||
        STYLES.some(([, set]) => set.has(lemma(word))) ||
        /^(tee|tshirt|shirt|design|print|lettering|quote|typography)$/.test(word),
    );
  return starts && !draws ? plain : saying;
}

/** Some words that follow each other in a text, with the signs that were typed in and behind them. */
function asTyped(text: string, plain: string): string {
  const typed = text.split(/\s+/).filter(Boolean);
  const starts = [...typed.keys()].filter(from => ` ${plain} `.startsWith(` ${normalise(typed[from]!)} `));
  for (const from of starts)
    for (let to = from + 1; to <= typed.length; to += 1) {
      const said = typed.slice(from, to).join(' ');
      if (normalise(said) !== plain) continue;
      const signs = typed.slice(to).findIndex(word => normalise(word) !== '');
      return typed
        .slice(from, signs < 0 ? undefined : to + signs)
        .join(' ')
        .replace(/[.,;:]+$/, '');
    }
  return plain;
}

/** Words to look for pictures in: without the saying, but with what is loved in it. */
function pictured(plain: string, slogan: string | undefined): string {
  if (!slogan) return plain;
  return `${plain.replace(slogan, ' ')} ${slogan.match(LOVED)?.[1] ?? ''}`;
}

/** Splits a cleaned prompt into lettering and description. */
export function splitPrompt(prompt: string): SplitPrompt {
  const texts: string[] = [];
  let rest = prompt.replace(QUOTED, (_, a?: string, b?: string) => {
    texts.push((a ?? b ?? '').trim());
    return ' ';
  });
  const announced = texts.length ? undefined : rest.match(ANNOUNCED);
  if (announced) {
    texts.push(announced[1]!.trim());
    rest = rest.slice(0, announced.index);
  }
  const indic = texts.length ? undefined : takeIndicRun(rest);
  if (indic) {
    texts.push(indic);
    rest = rest.replace(indic, ' ');
  }
  const plain = normalise(rest);
  let sub: string | undefined = texts[1];
  const chant = texts.length ? undefined : Object.keys(CHANTS).find(c => ` ${plain} `.includes(` ${c} `));
  if (chant) {
    texts.push(CHANTS[chant]!);
    sub = titled(chant);
  }
  const slogan = texts.length ? undefined : sloganOf(plain);
  if (slogan) texts.push(titled(asTyped(rest, slogan)));
  const main = texts[0];
  const year = rest.match(/\b(1[89]\d\d|20\d\d)\b/)?.[0];
  const town = PLACES.find(place => ` ${plain} `.includes(` ${place} `));
  const place = town && !(main ?? '').toLowerCase().includes(town) ? titled(town) : undefined;
  const text: BriefText = {
    ...(main && { main }),
    ...(sub && { sub }),
    ...(place && { place }),
    ...(year && { year }),
  };
  return {
    text,
    slogan: slogan !== undefined,
    typed: rest.trim(),
    plain,
    words: pictured(plain, slogan).split(' ').filter(Boolean).map(lemma),
  };
}

/** Words that carry meaning, for titles and for lettering when nothing else is understood. */
export function meaningfulWords(plain: string): string[] {
  return plain.split(' ').filter(w => w && !STOP_WORDS.has(w) && (isIndic(w) || /[\p{L}\p{N}]/u.test(w)));
}

const ORDERING =
  /^(tee|tshirt|t|shirt|shirts|design|designs|print|prints|artwork|art|image|picture|poster|logo|lettering|text|typography|quote|style|styled|make|create|draw|please|want|need|give|me|banao|banado|chahiye|vintage|retro|minimal|neon|simple|bold)$/;

/** The words of a prompt as they would be lettered, with their signs: all but those that only order a design. */
export function spokenWords(typed: string): string[] {
  return typed.split(/\s+/).filter(word => word && !ORDERING.test(normalise(word)));
}
