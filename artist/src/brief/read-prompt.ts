import type { Look } from '../../../domain/src/looks.ts';
import { HUES } from '../colour/palettes.ts';
import { seedOf } from '../seed.ts';
import { askedPalette } from './asked-palette.ts';
import type { Brief, Costume, Ground, LayoutName, Setting, StyleWord, Subject } from './brief.ts';
import { rankLayouts } from './choose-layout.ts';
import { freePalette } from './regenerate.ts';
import { findSubjects, type FoundSubject } from './find-subjects.ts';
import { beginningOf } from './normalise.ts';
import { withOccasion } from './occasions.ts';
import { FORMATS, groupsIn, SETTINGS, STYLES } from './vocabulary.ts';
import { styleName } from './style-name.ts';
import { cleanPrompt, meaningfulWords, splitPrompt, spokenWords, type SplitPrompt } from './words-of.ts';

export interface PromptOptions {
  /** The shirt the design is made for: dark or light. */
  ground: Ground;
  /** Any safe integer; all its bits count. */
  seed: number;
  /** 0 for the first try; each further one gives a visibly different composition. */
  variant?: number;
  /** What was chosen beside the words: the style stands for theirs, the occasion adds what belongs to it. */
  look?: Look | undefined;
}

const SUPPORT_SCORE = 0.6;
const MOST_SUPPORT = 4;
/** What an animal does is no thing beside it: a running horse wears no shoes. */
const DOING = /^(run|running|racing|sleeping|sleepy|surfing)$/;
const RIDES = /\b(riding|rides|ride|driving|drives|flying in|flying on|on a|on the|par|pe)\b/;

/** Reads a prompt into a brief. Any text is accepted; what is not understood becomes lettering. */
export function readPrompt(prompt: string, o: PromptOptions): Brief {
  const cleaned = cleanPrompt(prompt);
  const split = splitPrompt(cleaned);
  const variant = o.variant ?? 0;
  // The prompt belongs to the seed: two prompts under one seed still differ in layout and lettering.
  const seed = seedOf(o.seed, split.plain, split.text.main ?? '');
  const words = split.words.join(' ').replace('royal enfield', 'enfield').split(' ').filter(Boolean);
  const chosen = o.look?.style;
  const styles = chosen ? [chosen] : groupsIn(words, STYLES);
  const settings = groupsIn(words, SETTINGS);
  const found = findSubjects(split.words);
  const { costumes, rest } = takeCostumes(found);
  const riding = RIDES.test(split.plain) && hasRiderAndVehicle(rest);
  const hero = chooseHero(rest, riding);
  const support = rest
    .filter(s => s !== hero && s.score >= SUPPORT_SCORE && !(hero?.traits.includes('animal') && DOING.test(s.term)))
    .slice(0, MOST_SUPPORT);
  const asked = askedPalette(wordsOutsideNames(words, found), {
    styles,
    chosen,
    settings,
    split,
    hasHero: hero !== undefined,
  });
  const read = {
    version: 1 as const,
    prompt: cleaned,
    seed,
    variant,
    ground: o.ground,
    styles,
    ...(asked ? { palette: asked } : { palette: freePalette({ seed, variant }), freePalette: true as const }),
    settings,
    costumes,
    riding,
    ...(hero && { hero: bare(hero) }),
    support: support.map(bare),
    text: lettering(split, hero, styles, settings),
    slogan: split.slogan,
    wordless: false,
    distress: styles.includes('vintage') ? 0.45 : 0,
    extras: extrasOf(settings, { chosen, hasHero: hero !== undefined }),
    vivid: chosen === 'pop',
    history: [],
  };
  const facts = withOccasion(read, o.look?.occasion);
  // One ranking for all variants: each takes the next layout, so that regenerating never repeats the last picture.
  const ranked = rankLayouts(facts, askedLayout(split.plain));
  const layout = ranked[variant % ranked.length]!;
  return { ...facts, layout, style: styleName(styles, facts.palette, layout), name: titleOf(split, hero, settings) };
}

/** Words that are no part of a longer name: the brown of a brown bear is not the design's. */
function wordsOutsideNames(words: string[], found: FoundSubject[]): string[] {
  const named = new Set(
    found.filter(s => s.length > 1).flatMap(s => s.term.split(' ').filter(w => HUES[w] !== undefined)),
  );
  return words.filter(w => !named.has(w));
}

/** Hearts and splashes that settings ask for; where a watercolour has no thing to be painted of, the paint stands around what there is. */
function extrasOf(
  settings: Setting[],
  { chosen, hasHero }: { chosen: StyleWord | undefined; hasHero: boolean },
): Brief['extras'] {
  const isSplashed = hasHero ? settings.includes('splash') : chosen === 'watercolour';
  return { stars: 0, hearts: settings.includes('heart') ? 1 : 0, splashes: isSplashed ? 1 : 0 };
}

/** The subject without its place in the prompt. */
function bare({ position: _p, length: _l, ...subject }: FoundSubject): Subject {
  return subject;
}

/** "astronaut cat", "lion with crown": clothes of another subject are no subject. */
function takeCostumes(found: FoundSubject[]): { costumes: Costume[]; rest: FoundSubject[] } {
  const wearers = found.filter(
    s => !s.costume && !s.traits.includes('vehicle') && !s.traits.includes('flora') && !s.traits.includes('deity'),
  );
  if (!wearers.some(s => s.traits.includes('animal') || s.traits.includes('face')))
    return { costumes: [], rest: found };
  const worn = found.filter(s => s.costume);
  return { costumes: worn.map(s => s.costume!), rest: found.filter(s => !s.costume) };
}

const hasRiderAndVehicle = (found: FoundSubject[]): boolean =>
  found.some(s => s.traits.includes('vehicle')) && found.some(s => !s.traits.includes('vehicle'));

function chooseHero(found: FoundSubject[], riding: boolean): FoundSubject | undefined {
  const rank = (s: FoundSubject) => {
    const is = (trait: FoundSubject['traits'][number]) => s.traits.includes(trait);
    const kind =
      (is('deity') ? 3 : 0) +
      (is('animal') ? 0.6 : 0) +
      (is('flora') ? -0.8 : 0) +
      (is('vehicle') && riding ? -0.9 : 0);
    return kind + (s.score >= 1.3 ? 1 : 0) + (s.house === 'mandala' ? -1.2 : 0) + s.score * 0.3 - s.position * 0.02;
  };
  return [...found].sort((a, b) => rank(b) - rank(a))[0];
}

function askedLayout(plain: string): LayoutName | undefined {
  return FORMATS.find(([phrase]) => ` ${plain} `.includes(` ${phrase} `))?.[1];
}

function lettering(
  split: SplitPrompt,
  hero: Subject | undefined,
  styles: StyleWord[],
  settings: Setting[],
): Brief['text'] {
  if (split.text.main || hero || styles.includes('geometric')) return split.text;
  const scenic: Setting[] = ['mountain', 'wave', 'forest', 'palm', 'desert', 'sun', 'road', 'city', 'snow'];
  if (settings.some(s => scenic.includes(s))) return split.text;
  // Nothing to draw was named: letter the words themselves.
  const said = beginningOf(spokenWords(split.typed).slice(0, 9).join(' '), 60).trim();
  if (!/[\p{L}\p{N}]/u.test(said)) return split.text;
  const { place, ...rest } = split.text;
  const main = said.replace(/(^|\s)\p{L}/gu, c => c.toUpperCase());
  return { ...rest, main, ...(place && !said.includes(place.toLowerCase()) && { place }) };
}

const LONGEST_NAME = 40;

function titleOf(split: SplitPrompt, hero: Subject | undefined, settings: Setting[]): string {
  const words = meaningfulWords(split.plain).slice(0, 5).join(' ');
  const title = split.text.main ?? (words || hero?.label || settings[0] || 'Chhaap original');
  const capital = title.replace(/(^|\s)\p{L}/gu, c => c.toUpperCase());
  return capital.length > LONGEST_NAME ? beginningOf(capital, LONGEST_NAME).replace(/\s+\S*$/, '') : capital;
}
