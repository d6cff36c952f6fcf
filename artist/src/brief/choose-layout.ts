import { subDice } from '../seed.ts';
import { isStaged } from '../staging/staged.ts';
import { sceneOf } from './scene-of-brief.ts';
import type { Brief, LayoutName, Setting, StyleWord } from './brief.ts';

type Facts = Omit<Brief, 'layout' | 'style' | 'name'>;
/** How well a layout suits a brief: 0 not at all, 1 possible, 3 good, 6 asked for. */
type Rule = [LayoutName, (b: Facts) => number];

const style = (b: Facts, ...words: StyleWord[]) => b.styles.some(s => words.includes(s));
const setting = (b: Facts, ...words: Setting[]) => b.settings.some(s => words.includes(s));
const has = (b: Facts, trait: string) => b.hero?.traits.includes(trait as never) ?? false;
const flora = (b: Facts) => b.support.some(s => s.traits.includes('flora'));
const plainHero = (b: Facts) =>
  b.hero !== undefined && !style(b, 'neon', 'watercolour', 'pattern', 'pop', 'minimal', 'cute') && !b.slogan;
const LAND: Setting[] = [
  'mountain',
  'wave',
  'forest',
  'palm',
  'desert',
  'road',
  'sun',
  'city',
  'snow',
  'field',
  'rain',
  'night',
  'moon',
  'star',
  'cloud',
  'roof',
  'lights',
];

const RULES: Rule[] = [
  [
    'type',
    b => (b.slogan ? (b.hero?.house || b.hero?.traits.includes('vehicle') ? 4 : 8) : b.hero ? 0 : b.text.main ? 4 : 0),
  ],
  ['pattern', b => (style(b, 'pattern') && b.hero ? 9 : 0)],
  ['neon', b => (style(b, 'neon') && b.hero ? 8 : 0)],
  ['watercolour', b => (style(b, 'watercolour') && b.hero ? 8 : 0)],
  ['abstract', b => (style(b, 'geometric') && !b.hero && !b.text.main ? 9 : 0)],
  ['landscape', b => landscapeScore(b)],
  [
    'scene',
    b =>
      !b.hero
        ? 0
        : b.riding
          ? 7
          : b.costumes.includes('helmet')
            ? 6.5
            : setting(b, 'space', 'moon') && !has(b, 'deity') && !has(b, 'place')
              ? 3.4
              : 0,
  ],
  [
    'mandala',
    b =>
      !b.hero
        ? 0
        : has(b, 'deity')
          ? 5.5
          : style(b, 'sacred')
            ? 5
            : plainHero(b) && (has(b, 'animal') || has(b, 'flora'))
              ? 1.6
              : 0,
  ],
  ['pop', b => (style(b, 'pop') && b.hero ? 7 : 0)],
  ['panels', b => (b.hero && style(b, 'pop') ? 5.5 : plainHero(b) && !has(b, 'deity') && !has(b, 'place') ? 0.8 : 0)],
  ['japan', b => (!b.hero ? 0 : style(b, 'japanese') ? 6 : setting(b, 'wave') ? 3.6 : 0)],
  ['minimal', b => (style(b, 'minimal') && b.hero ? 6 : 0)],
  [
    'sticker',
    b => (!b.hero || has(b, 'deity') ? 0 : style(b, 'cute') ? 6 : has(b, 'food') || has(b, 'face') ? 2.2 : 0),
  ],
  ['badge', b => (!b.hero ? 0 : b.text.year ? 5 : b.text.place && !has(b, 'deity') ? 2.8 : plainHero(b) ? 1 : 0)],
  [
    'stamp',
    b => (!b.hero ? 0 : has(b, 'place') ? 3.6 : b.text.place ? 3.2 : plainHero(b) && has(b, 'vehicle') ? 2.6 : 0.6),
  ],
  [
    'ticket',
    b => (!b.hero || has(b, 'deity') ? 0 : has(b, 'vehicle') && b.text.place ? 3.4 : has(b, 'vehicle') ? 2 : 0),
  ],
  [
    'poster',
    b =>
      !b.hero
        ? 0
        : b.hero.house === 'film'
          ? 5
          : has(b, 'place')
            ? 3.4
            : plainHero(b) && b.text.main
              ? 2.4
              : plainHero(b)
                ? 1.4
                : 0,
  ],
  [
    'crest',
    b =>
      !b.hero
        ? 0
        : flora(b)
          ? 5
          : b.hero.ink && style(b, 'gothic', 'vintage')
            ? 4
            : b.text.main && plainHero(b)
              ? 3
              : plainHero(b)
                ? 2.2
                : 0,
  ],
  [
    'shield',
    b =>
      !b.hero
        ? 0
        : plainHero(b) && b.hero.ink && style(b, 'gothic')
          ? 3
          : plainHero(b) && has(b, 'animal')
            ? 1.8
            : plainHero(b)
              ? 0.9
              : 0,
  ],
  [
    'tarot',
    b =>
      plainHero(b) && b.hero!.ink && !has(b, 'deity')
        ? style(b, 'gothic') || setting(b, 'moon', 'night')
          ? 3.4
          : 1.2
        : 0,
  ],
  ['folk', b => (!b.hero ? 0 : style(b, 'folk') ? 7 : plainHero(b) && (has(b, 'animal') || has(b, 'flora')) ? 1.9 : 0)],
  ['sunburst', b => (plainHero(b) ? 2.4 : 0)],
  ['stripes', b => (plainHero(b) ? (style(b, 'vintage') ? 3.2 : 2.1) : 0)],
  ['arch', b => (plainHero(b) ? (has(b, 'place') || has(b, 'animal') || has(b, 'flora') ? 2.6 : 1.6) : 0)],
  ['orbit', b => (plainHero(b) && !has(b, 'deity') ? (setting(b, 'space', 'star') ? 3.4 : 1) : 0)],
];

/** What a view shows around a hero: all but what every layout takes up in its own way. */
const AROUND: Setting[] = ['mountain', 'snow', 'wave', 'palm', 'desert', 'city', 'forest', 'road', 'rain', 'sun', 'moon', 'night', 'cloud', 'roof', 'field', 'lights', 'star']; // prettier-ignore

function landscapeScore(b: Facts): number {
  if (b.scene && b.hero && setting(b, ...AROUND) && !b.slogan) return has(b, 'deity') ? 6 : 6.4;
  if (b.hero && has(b, 'vehicle') && setting(b, 'mountain', 'road', 'wave', 'palm', 'desert')) return 6;
  if (!b.hero && setting(b, ...LAND)) return style(b, 'geometric') ? 4 : 6;
  if (b.hero && setting(b, 'mountain', 'forest', 'desert', 'palm') && !style(b, 'gothic') && !has(b, 'deity'))
    return setting(b, 'desert') ? 4 : 2.8;
  return 0;
}

/** Settings that a layout shows when they are asked for. */
export const SHOWS: Partial<Record<LayoutName, readonly Setting[]>> = {
  stage: ['sun', 'moon', 'night', 'star', 'mountain', 'wave', 'forest', 'city', 'cloud', 'space', 'road', 'rain', 'palm', 'desert', 'snow', 'roof', 'field', 'lights'],
  landscape: ['mountain', 'snow', 'wave', 'palm', 'desert', 'city', 'forest', 'road', 'rain', 'sun', 'moon', 'star', 'night', 'cloud', 'roof', 'field', 'lights'],
  crest: ['sun', 'moon', 'night', 'forest', 'mountain'],
  arch: ['moon', 'night', 'star', 'mountain'],
  scene: ['space', 'moon', 'star', 'night'],
  stripes: ['space', 'moon', 'star', 'night'],
  poster: ['sun', 'palm', 'wave'],
  japan: ['sun', 'wave', 'cloud'],
  stamp: ['sun', 'cloud'],
  sunburst: ['cloud', 'star'],
  neon: ['city', 'sun'],
}; // prettier-ignore

/** The layout that suits best among those that show all these settings: the brief's own when it does, undefined when none does. */
export function layoutThatShows(b: Brief, settings: readonly Setting[]): LayoutName | undefined {
  const shows = (layout: LayoutName) => settings.every(s => SHOWS[layout]?.includes(s));
  return [b.layout, ...rankLayouts(b), ...(Object.keys(SHOWS) as LayoutName[])].find(shows);
}

/** Jitter lets the seed choose among layouts that suit about equally, never against what was asked for. */
const JITTER = 1.4;

/** Layouts that any subject stands well in. */
const GENERAL: LayoutName[] = ['sunburst', 'crest', 'arch', 'stripes', 'badge', 'poster'];

/** All layouts that suit the brief, best first; the stage alone where it draws what was said. */
export function rankLayouts(b: Facts, asked?: LayoutName): LayoutName[] {
  const scene = sceneOf(b);
  if (scene && isStaged(scene, b.styles)) return ['stage'];
  const chance = subDice(b.seed, 'layout');
  const scored = RULES.map(([name, rule]) => ({ name, score: rule(b), jitter: chance() * JITTER }));
  const ranked = scored.filter(l => l.score > 0.5).sort((x, y) => y.score + y.jitter - (x.score + x.jitter));
  const names = ranked.map(l => l.name);
  const first = asked && (b.hero || asked === 'type') ? asked : undefined;
  const all = first ? [first, ...names.filter(n => n !== first)] : names;
  if (!b.hero || b.slogan) return all.length ? all : ['type'];
  // A style may suit few layouts: the general ones follow, so that there is always another to regenerate.
  const more = GENERAL.filter(n => !all.includes(n));
  const start = Math.floor(chance() * more.length);
  return [...all, ...more.slice(start), ...more.slice(0, start)];
}
